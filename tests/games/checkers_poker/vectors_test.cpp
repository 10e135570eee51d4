#include "cards/announcement.hpp"
#include "games/checkers_poker/layout.hpp"
#include "games/checkers_poker/perft.hpp"
#include "games/checkers_poker/position_text.hpp"
#include "games/checkers_poker/record.hpp"
#include "games/checkers_poker/state.hpp"
#include "support/game_text.hpp"
#include "support/tables.hpp"
#include "tabletop/text_error.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

// Tables by an independent implementation, which was written from the rules and formats alone.

namespace checkers_poker {
namespace {

using support::read_file;
using support::read_table;
using support::Row;
using support::words;

TEST(Vectors, deals) {
    for (const Row& row : read_table("deals.tsv")) {
        const auto number = static_cast<std::uint32_t>(std::stoul(row[0]));
        const Options options = read_options(row[1]);
        EXPECT_EQ(to_text(new_game(options, deal(number, options.deck))), row[2]);
    }
}

TEST(Vectors, perft) {
    for (const Row& row : read_table("perft.tsv")) {
        EXPECT_EQ(perft(read_position(row[0]), static_cast<unsigned>(std::stoul(row[1]))),
                  std::stoull(row[2]))
            << row[0];
    }
}

TEST(Vectors, perft_of_the_standard_start) {
    EXPECT_EQ(perft(standard_start(), 1), 38U);
    EXPECT_EQ(perft(standard_start(), 2), 1464U);
    EXPECT_EQ(perft(standard_start(), 3), 70852U);
    EXPECT_EQ(perft(standard_start(), 4), 3471146U);
}

/// Shows as announcements, as the table has them.
std::vector<std::string> legal_as_listed(const State& state) {
    std::vector<std::string> tokens;
    for (const Action& action : legal_actions(state)) {
        const auto* show = std::get_if<Show>(&action);
        const bool with_hand = show != nullptr && show->hand;
        tokens.push_back(with_hand
                             ? to_text(cards::announcement_of(*show->hand, state.options.deck))
                             : to_text(action));
    }
    std::sort(tokens.begin(), tokens.end());
    return tokens;
}

TEST(Vectors, legal_actions) {
    for (const Row& row : read_table("legal.tsv")) {
        const State state = read_position(row[0]);
        EXPECT_EQ(legal_as_listed(state), words(row.size() > 1 ? row[1] : "")) << row[0];
        EXPECT_EQ(to_text(state), row[0]);
    }
}

TEST(Vectors, whole_games) {
    for (const Row& row : read_table("games.tsv")) {
        const std::string text = read_file(row[0]);
        const Match match = read_record(text);
        EXPECT_EQ(result_text(match.history.current()), row[1]) << row[0];
        EXPECT_EQ(count(match).turns, std::stoul(row[2])) << row[0];
        EXPECT_EQ(count(match).showdowns, std::stoul(row[3])) << row[0];
        EXPECT_EQ(to_text(match.history.current()), row[4]) << row[0];
        EXPECT_EQ(read_record(to_text(match)), match) << row[0];
    }
}

TEST(Vectors, bad_records) {
    for (const Row& row : read_table("bad.tsv")) {
        const std::string text = read_file(row[0]);
        try {
            read_record(text);
            ADD_FAILURE() << row[0] << " is read: " << row[2];
        } catch (const tabletop::TextError& error) {
            const std::string line = std::to_string(error.place().line);
            const std::string expected = "|" + row[1] + "|";
            EXPECT_TRUE(row[1] == "-" || expected.find("|" + line + "|") != std::string::npos)
                << row[0] << ": " << error.what();
        }
    }
}

} // namespace
} // namespace checkers_poker
