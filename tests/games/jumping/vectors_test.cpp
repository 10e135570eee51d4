#include "support/jumping_games.hpp"
#include "support/tables.hpp"
#include "tabletop/match.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>
#include <string>
#include <vector>

// Tables by an independent implementation, which was written from the rules and formats alone.

namespace {

using support::read_file;
using support::read_table;
using support::Row;
using support::with_jumping_game;

std::vector<std::string> words(const std::string& text) {
    std::istringstream stream(text);
    return {std::istream_iterator<std::string>(stream), {}};
}

TEST(JumpingVectors, starts) {
    for (const Row& row : read_table("halma/start.tsv")) {
        with_jumping_game(row[0], [&](auto game) {
            using G = decltype(game);
            const auto start = G::read_start(row[0]);
            EXPECT_EQ(G::to_text(start), row[1]);
            EXPECT_EQ(G::rules_text(start), row[0]);
            EXPECT_EQ(G::read_position(row[1]), start) << row[1];
        });
    }
}

TEST(JumpingVectors, bad_rules) {
    std::istringstream lines(read_file("halma/rules-bad.tsv"));
    for (std::string line; std::getline(lines, line);) {
        if (line.starts_with('#'))
            continue;
        with_jumping_game(line, [&](auto game) {
            EXPECT_THROW(decltype(game)::read_start(line), tabletop::TextError) << line;
        });
    }
}

TEST(JumpingVectors, legal_actions) {
    for (const Row& row : read_table("halma/legal.tsv")) {
        with_jumping_game(row[0], [&](auto game) {
            using G = decltype(game);
            const auto state = G::read_position(row[0]);
            std::vector<std::string> found;
            for (const auto& action : G::legal_actions(state))
                found.push_back(G::to_text(state, action));
            std::sort(found.begin(), found.end());
            EXPECT_EQ(found, words(row.size() > 1 ? row[1] : "")) << row[0];
            EXPECT_EQ(G::to_text(state), row[0]);
        });
    }
}

TEST(JumpingVectors, positions_after_actions) {
    for (const Row& row : read_table("halma/after.tsv")) {
        with_jumping_game(row[0], [&](auto game) {
            using G = decltype(game);
            EXPECT_EQ(support::after<G>(row[0], row[1]), row[2]) << row[0] << ' ' << row[1];
            EXPECT_EQ(G::to_text(G::read_position(row[2])), row[2]);
        });
    }
}

TEST(JumpingVectors, perft) {
    for (const Row& row : read_table("halma/perft.tsv")) {
        with_jumping_game(row[0], [&](auto game) {
            using G = decltype(game);
            const auto depth = static_cast<unsigned>(std::stoul(row[1]));
            EXPECT_EQ(G::perft(G::read_position(row[0]), depth), std::stoull(row[2])) << row[0];
        });
    }
}

TEST(JumpingVectors, whole_games) {
    for (const Row& row : read_table("halma/games.tsv")) {
        const std::string text = read_file("halma/" + row[0]);
        with_jumping_game(support::rules_of_record(text), [&](auto game) {
            using G = decltype(game);
            const auto match = tabletop::read_match<G>(text);
            const auto& end = match.history.current();
            EXPECT_EQ(tabletop::result_text<G>(end), row[1]) << row[0];
            EXPECT_EQ(std::to_string(G::turn(end)), row[2]) << row[0];
            EXPECT_EQ(std::to_string(match.history.size()), row[3]) << row[0];
            EXPECT_EQ(G::to_text(end), row[4]) << row[0];
            EXPECT_EQ(tabletop::read_match<G>(to_text(match)), match) << row[0];
        });
    }
}

TEST(JumpingVectors, bad_records) {
    for (const Row& row : read_table("halma/bad.tsv")) {
        const std::string text = read_file("halma/" + row[0]);
        with_jumping_game(support::rules_of_record(text), [&](auto game) {
            try {
                tabletop::read_match<decltype(game)>(text);
                ADD_FAILURE() << row[0] << " is read: " << row[2];
            } catch (const tabletop::TextError& error) {
                EXPECT_TRUE(row[1] == "-" || row[1] == std::to_string(error.place().line))
                    << row[0] << ": " << error.what();
            }
        });
    }
}

} // namespace
