#include "games/checkers_poker/refusal.hpp"
#include "support/game_text.hpp"

#include <gtest/gtest.h>

#include <set>
#include <string>
#include <utility>
#include <vector>

// Every reason for a refusal, in words.

namespace checkers_poker {
namespace {

using support::card;
using support::space;

const cards::Announcement pair_of_tens =
    cards::Announcement::of(cards::Category::pair, cards::Rank::ten);

const std::vector<std::pair<Refusal, std::string>>& reasons() {
    static const std::vector<std::pair<Refusal, std::string>> all{
        {refused::GameIsOver(), "the game is over"},
        {refused::EndNotChosen(), "Second is to choose his end"},
        {refused::EndChosenAlready(), "the ends are chosen already"},
        {refused::DieNotRolled(), "the die is to be rolled before anything else"},
        {refused::NoDieInThisGame(), "this game is played without a die"},
        {refused::DieRolledAlready(), "the die is rolled once a turn, before First moves"},
        {refused::NoSuchDieValue(), "a die shows 1 to 6"},
        {refused::MoveIsDue{first}, "First is to move a checker"},
        {refused::MoveIsDue{second}, "Second is to move a checker"},
        {refused::ShowIsDue{first}, "First is to show a hand"},
        {refused::ShowIsDue{second}, "Second is to show a hand"},
        {refused::RemovalIsDue{first}, "First is to remove a checker"},
        {refused::RemovalIsDue{second}, "Second is to remove a checker"},
        {refused::NoCheckerThere{space("d4")}, "there is no checker on d4"},
        {refused::NotYourChecker{space("d4")}, "the checker on d4 is the other player's"},
        {refused::SpaceTaken{space("d4")}, "there is a checker on d4 already"},
        {refused::MoveGoesNowhere{space("d4")}, "a move has to end on another space than d4"},
        {refused::OutOfReach{space("d4"), space("h8")},
         "neither a step nor jumps lead from d4 to h8"},
        {refused::CardNotCovered{card("Th")},
         "the ten of hearts is not under one of the player's checkers"},
        {refused::BadlyNamed{card("2c"), card("Ls")},
         "the two of clubs cannot stand for the lion of spades in this hand"},
        {refused::CardTwice{card("Ac")}, "the ace of clubs is in the hand twice"},
        {refused::HandUsed{pair_of_tens}, "this player has used \"pair of tens\" already"},
        {refused::MustShow{pair_of_tens},
         "a player who can show an unused hand has to, such as \"pair of tens\""},
    };
    return all;
}

TEST(Refusal, every_reason_is_a_sentence_for_a_player) {
    std::set<std::size_t> kinds;
    for (const auto& [refusal, words] : reasons()) {
        EXPECT_EQ(in_words(refusal), words);
        kinds.insert(refusal.index());
    }
    EXPECT_EQ(kinds.size(), std::variant_size_v<Refusal>);
}

} // namespace
} // namespace checkers_poker
