#pragma once

#include "app/rule_sets.hpp"
#include "games/checkers_poker/options.hpp"

#include <QString>

#include <optional>

namespace checkers_poker_face {

/// The named sets of this game.
app::SetsOfGame variantSets();

QString rulesText(const checkers_poker::Options& options);
/// Options from a rules string. On failure nothing, and `trouble` says why.
std::optional<checkers_poker::Options> optionsFromText(const QString& text, QString& trouble);

} // namespace checkers_poker_face
