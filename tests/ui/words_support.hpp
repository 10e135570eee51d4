#pragma once

#include "app/seat_players.hpp"
#include "games/checkers_poker/record.hpp"
#include "support/game_text.hpp"

#include <QString>

#include <gtest/gtest.h>

#include <ostream>
#include <string>

/// Tables of positions and the sentences that the window says about them.
namespace support {

/// Such positions, by the phase that they stand in.
inline constexpr auto choosing_position = "8/8/8/8/8/8/8/8 o e 1 - - - -/0 standard";
inline constexpr auto rolling_position = "xxxxx3/8/8/8/8/8/8/ooooo3 x r 2 - - - -/0 die";
inline constexpr auto moving_position = "xxxxx3/8/8/8/8/8/8/ooooo3 x m 1 - - - -/0 standard";
inline constexpr auto showing_position = "xxxxx3/8/8/8/8/8/8/ooooo3 o s 3 - - - -/0 standard";

/// Ann plays Ben from a position on the sorted board, given by its other nine fields.
inline checkers_poker::Match annAgainstBen(const std::string& nine_fields,
                                           const std::string& acts = {}) {
    checkers_poker::Match match(sorted(nine_fields));
    set_tag(match, "First", "Ann");
    set_tag(match, "Second", "Ben");
    for (const std::string& token : words(acts)) {
        const auto refusal =
            play(match, checkers_poker::read_action(token, match.history.current()));
        EXPECT_FALSE(refusal) << token << ": " << checkers_poker::in_words(*refusal);
    }
    return match;
}

/// Without the marks that keep names apart from the direction of the text around them.
inline std::string plain(QString words) {
    words.remove(QChar(0x2068)).remove(QChar(0x2069));
    return words.toStdString();
}

/// A row of such a table. The name is a sentence in one word, as the test's name.
struct Sentence {
    const char* name;
    const char* position;
    const char* acts;
    const char* words;

    friend std::ostream& operator<<(std::ostream& out, const Sentence& sentence) {
        return out << sentence.position << ' ' << sentence.acts;
    }
};

inline std::string nameOf(const testing::TestParamInfo<Sentence>& info) { return info.param.name; }

} // namespace support
