#pragma once

#include "faces/jumping/story.hpp"
#include "ui/table/move_row.hpp"

#include <QString>

#include <cstddef>
#include <string>
#include <vector>

namespace jumping_face {

/// With two seats a line is a turn, with a column for each and, in a race, one for what came of it;
/// with more a line is an act, since so many columns would have no room.
bool hasLineForTurn(const Story& story);
std::vector<ui::MoveColumn> moveColumns(const Story& story);
/// The line of the acts between two places.
ui::MoveRow moveRow(const Story& story, std::size_t begin, std::size_t end);

/// An act in the fewest words, such as a line of the engine has it: "i9–i13", "pass".
QString briefly(const std::string& token);
/// The same as it is said: "i9 to i13", "pass".
QString actShortly(const QString& token);

} // namespace jumping_face
