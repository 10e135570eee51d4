#pragma once

#include "faces/jumping/drawn_board.hpp"
#include "faces/jumping/story.hpp"
#include "support/jumping_games.hpp"
#include "support/jumping_positions.hpp"
#include "ui/table/move_row.hpp"

#include <QFont>
#include <QFontMetricsF>
#include <QString>
#include <QStringList>

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <ostream>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// Tables of positions, acts and what is said about them.
namespace support {

inline const jumping_face::Names face_names{[] {
    jumping_face::Names names;
    constexpr std::array<const char*, 6> all{"Ann", "Ben", "Cem", "Dan", "Eve", "Fay"};
    for (std::uint8_t i = 0; i < 6; ++i)
        names[jumping::Seat{i}] = QString::fromLatin1(all.at(i));
    return names;
}()};

/// A match from a position, or from the start by a rules string, after acts.
template <class G>
tabletop::Match<G> match_of(const std::string& start, const std::string& acts) {
    const bool is_position = start.find(' ') != std::string::npos;
    tabletop::Match<G> match(is_position ? G::read_position(start) : G::read_start(start));
    std::istringstream words(acts);
    for (std::string token; words >> token;)
        play(match, G::read_action(token, match.history.current()));
    return match;
}

/// Calls use(story, state, place) for such a match of the game that is meant, at its last place.
template <class Use>
auto with_story(const std::string& start, const std::string& acts, Use use) {
    return with_jumping_game(start, [&](auto game) {
        using G = decltype(game);
        const tabletop::Match<G> match = match_of<G>(start, acts);
        return use(jumping_face::StoryOf<G>(match, face_names), match.history.current(),
                   match.history.place());
    });
}

/// The same for the games from camp to camp alone.
template <class Use>
std::string with_race(const std::string& start, const std::string& acts, Use use) {
    return with_story(start, acts, [&](const auto& story, const auto& state, std::size_t place) {
        if constexpr (std::is_same_v<std::decay_t<decltype(state)>, jumping::State>)
            return std::string(use(story, state, place).toStdString());
        else
            return std::string("not a race");
    });
}

/// How wide a line of the list is, in digits of a wide font: so much that all of it can be read
/// where a column beside the board is narrowest.
inline double width_of(const ui::MoveRow& row, const std::vector<ui::MoveColumn>& columns) {
    const QFontMetricsF metrics{QFont(QStringLiteral("DejaVu Sans"))};
    const auto digits = [&](const QString& text) {
        return metrics.horizontalAdvance(text) / metrics.horizontalAdvance(QLatin1Char('0'));
    };
    constexpr double gap = 1;
    constexpr double sign = 2;
    double acts = 0;
    double others = 0;
    std::size_t count = 0;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        const ui::MoveCell& cell = row.cells[i];
        const double wide = gap + (cell.seat ? sign : digits(cell.text));
        if (columns[i].kind == ui::MoveColumn::Kind::acts) {
            acts = std::max(acts, wide);
            ++count;
        } else {
            others += std::max(wide, gap + digits(columns[i].usual));
        }
    }
    return others + static_cast<double>(count) * acts;
}

inline jumping::Space space_of(const jumping::Board& board, std::string_view name) {
    std::size_t length = 0;
    return find_space(board, name, length).value();
}

/// The same as it is drawn.
inline ui::BoardSpace drawn_space(const jumping::Board& board, std::string_view name) {
    return jumping_face::drawnBoard(board).drawn(space_of(board, name));
}

/// The name is a sentence in one word, as the test's name.
struct Said {
    const char* name;
    std::string start;
    std::string acts;
    std::string words;

    friend std::ostream& operator<<(std::ostream& out, const Said& said) {
        return out << said.start << ' ' << said.acts;
    }
};

inline std::string name_of_said(const testing::TestParamInfo<Said>& info) {
    return info.param.name;
}

} // namespace support
