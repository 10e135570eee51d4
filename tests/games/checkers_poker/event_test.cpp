#include "games/checkers_poker/event.hpp"
#include "support/game_text.hpp"
#include "support/showdown.hpp"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

// What an action is reported as, and what decided a showdown, in words.

namespace checkers_poker {
namespace {

using support::aces_against_kings;
using support::after;
using support::raw_action;
using support::showdown;
using support::sorted;

std::string name(std::optional<Seat> seat) {
    return !seat ? "nobody" : *seat == first ? "First" : "Second";
}

/// Events in words, so that a list of them can be compared at a glance.
struct Telling {
    std::string operator()(const happened::EndChosen& event) const {
        return event.end == End::south ? "south chosen" : "north chosen";
    }
    std::string operator()(const happened::DieRolled& event) const {
        const std::string brings = !event.brings                     ? "nothing"
                                   : *event.brings == Showdown::high ? "high"
                                                                     : "low";
        return "rolled " + std::to_string(event.value) + " brings " + brings;
    }
    std::string operator()(const happened::CheckerMoved& event) const {
        std::string path;
        for (const Space space : event.path)
            path += " " + to_text(space);
        return name(event.seat) + " moved" + path;
    }
    std::string operator()(const happened::HandShown& event) const {
        return name(event.seat) + " showed " + to_text(Action(event.show));
    }
    std::string operator()(const happened::ShowdownDecided& event) const {
        return (event.showdown == Showdown::high ? "high: " : "low: ") +
               to_text(Action(event.shown[first])) + " " + to_text(Action(event.shown[second])) +
               ", " + name(event.loser) + " lost";
    }
    std::string operator()(const happened::CheckerRemoved& event) const {
        return name(event.seat) + " removed " + to_text(event.space);
    }
    std::string operator()(const happened::GameEnded& event) const {
        using Cause = happened::GameEnded::Cause;
        const std::string cause = event.cause == Cause::four_checkers_left ? "four left"
                                  : event.cause == Cause::resigned         ? "resigned"
                                  : event.cause == Cause::draw_agreed      ? "agreed"
                                                                           : "no removals";
        return "ended: " + cause + ", " + name(event.winner) + " won";
    }
};

std::string events(const State& before, std::string_view token) {
    std::string told;
    for (const Event& event : events_of(before, raw_action(token)))
        told += (told.empty() ? "" : "; ") + std::visit(Telling(), event);
    return told;
}

TEST(Events, an_end_is_chosen) {
    const State start = new_game(Options(), deal(1, cards::Deck::standard));
    EXPECT_EQ(events(start, "south"), "south chosen");
    EXPECT_EQ(events(start, "north"), "north chosen");
}

TEST(Events, a_die_is_rolled_and_brings_a_showdown_or_none) {
    const std::string position = "xxxxx3/8/8/8/8/8/8/ooooo3 x r 2 - - - -/0 ";
    EXPECT_EQ(events(sorted(position + "die"), "die:5"), "rolled 5 brings high");
    EXPECT_EQ(events(sorted(position + "die"), "die:1"), "rolled 1 brings nothing");
    EXPECT_EQ(events(sorted(position + "high-low,die"), "die:1"), "rolled 1 brings low");
}

TEST(Events, a_checker_moves_along_a_shortest_path) {
    const State state = sorted("xx5o/xx5o/8/8/4o3/8/3o4/xo6 x m 1 - - - -/0 standard");
    EXPECT_EQ(events(state, "a1-a2"), "First moved a1 a2");
    EXPECT_EQ(events(state, "a1-e5"), "First moved a1 c1 e3 e5");
    EXPECT_EQ(events(after(state, "a1-e5"), "e4-e6"), "Second moved e4 e6");
}

TEST(Events, a_hand_is_shown_as_it_is_written) {
    EXPECT_EQ(events(aces_against_kings(), "=6c8sJhKcKd"), "Second showed =KdKcJh8s6c");
    EXPECT_EQ(events(showdown("Ac Ad Qh 9s 7c", "Kc Kd Jh 8s --"), "=none"), "Second showed =none");
}

TEST(Events, the_second_hand_decides) {
    EXPECT_EQ(events(after(aces_against_kings(), "=KcKdJh8s6c"), "=7c9sQhAcAd"),
              "First showed =AdAcQh9s7c; high: =AdAcQh9s7c =KdKcJh8s6c, Second lost");
    const State low = showdown("Ac Ad Qh 9s 7c", "Kc Kd Jh 8s 6c", "high-low", 6);
    EXPECT_EQ(events(after(low, "=KcKdJh8s6c"), "=AcAdQh9s7c"),
              "First showed =AdAcQh9s7c; low: =AdAcQh9s7c =KdKcJh8s6c, First lost");
    EXPECT_EQ(events(after(showdown("Ac -- -- -- --", "Kc -- -- -- --"), "=none"), "=none"),
              "First showed =none; high: =none =none, nobody lost");
}

TEST(Events, a_checker_is_removed) {
    EXPECT_EQ(events(after(aces_against_kings(), "=KcKdJh8s6c =AcAdQh9s7c"), "xe3"),
              "Second removed e3");
}

TEST(Events, the_end_comes_last) {
    const State five = showdown("Ac Ad Qh 9s 7c", "Kc Kd Jh 8s 6c");
    EXPECT_EQ(events(after(five, "=KcKdJh8s6c =AcAdQh9s7c"), "xe3"),
              "Second removed e3; ended: four left, First won");
    EXPECT_EQ(events(aces_against_kings(), "resign"), "ended: resigned, First won");
    EXPECT_EQ(events(standard_start(), "resign"), "ended: resigned, Second won");
    EXPECT_EQ(events(standard_start(), "draw"), "ended: agreed, nobody won");
    State tie = showdown("Ac -- -- -- --", "Kc -- -- -- --");
    tie.showdowns_without_removal = 9;
    EXPECT_EQ(events(after(tie, "=none"), "=none"),
              "First showed =none; high: =none =none, nobody lost; ended: no removals, nobody won");
}

/// What decided between these hands, First's and Second's; an empty one is none.
std::string decision(const std::string& of_first, const std::string& of_second,
                     Showdown showdown = Showdown::high, cards::Deck deck = cards::Deck::standard) {
    const auto show = [](const std::string& hand) {
        return hand.empty() ? Show() : Show{support::raw_hand(hand)};
    };
    const PerSeat<Show> shown{show(of_first), show(of_second)};
    return decision_in_words({showdown, shown, loser_of(shown, showdown, deck)}, deck);
}

TEST(Decision, of_different_announcements_the_better_beats_the_other) {
    EXPECT_EQ(decision("TcTdThKs2c", "AcAdKh9s3c"), "three tens beats pair of aces");
    EXPECT_EQ(decision("AcAdKh9s3c", "TcTdThKs2c"), "three tens beats pair of aces");
    EXPECT_EQ(decision("TcTd5h5s2c", "ThTs4h4s3c"), "tens and fives beats tens and fours");
    EXPECT_EQ(decision("TcTdTh5s5c", "9c9d9hAsAc"), "tens full of fives beats nines full of aces");
    EXPECT_EQ(decision("KcQdJhTs9c", "5c4d3h2sAc"), "king-high straight beats five-high straight");
    EXPECT_EQ(decision("KcQcJcTc9c", "AsKsQsJsTs"),
              "royal flush in spades beats king-high straight flush in clubs");
}

TEST(Decision, of_the_same_announcement_the_first_different_card_decides) {
    EXPECT_EQ(decision("TcTdKh9s3c", "ThTsQh9d3d"), "both pair of tens: the king beats the queen");
    EXPECT_EQ(decision("TcTd9h8s3c", "ThTs9d8d4c"), "both pair of tens: the four beats the three");
    EXPECT_EQ(decision("TcTd5h5s4c", "ThTs5d5c2c"), "both tens and fives: the four beats the two");
    EXPECT_EQ(decision("AcKd9h5s2c", "AdKh8s5d3c"), "both ace high: the nine beats the eight");
}

TEST(Decision, flushes_of_two_suits_are_told_apart) {
    EXPECT_EQ(decision("AcKc9c5c2c", "AdKd8d5d3d"),
              "ace-high flush in clubs beats ace-high flush in diamonds: the nine beats the eight");
}

TEST(Decision, in_a_low_showdown_the_lower_hand_wins) {
    EXPECT_EQ(decision("9c7d5h3s2c", "2d2h5s4c3d", Showdown::low),
              "nine high is lower than pair of twos");
    EXPECT_EQ(decision("TcTdKh9s3c", "ThTsQh9d3d", Showdown::low),
              "both pair of tens: the queen is lower than the king");
}

TEST(Decision, a_tie_and_a_missing_hand) {
    EXPECT_EQ(decision("AcKd9h5s2c", "AdKh9s5d2d"), "a tie: both hands are equal");
    EXPECT_EQ(decision("", ""), "a tie: neither can show a hand");
    EXPECT_EQ(decision("AcKd9h5s2c", ""), "ace high wins, since the other hand is missing");
    EXPECT_EQ(decision("", "9c7d5h3s2c", Showdown::low),
              "nine high wins, since the other hand is missing");
}

TEST(Decision, animals_and_wild_cards_have_their_words) {
    EXPECT_EQ(decision("FcFdFhFs2c", "LcLdLhKs3c", Showdown::high, cards::Deck::animals),
              "four foxes beats three lions");
    EXPECT_EQ(decision("TcTdThTs2c(Ts)", "KsQsJs9s2d(Ts)"),
              "five tens beats king-high straight flush in spades");
}

} // namespace
} // namespace checkers_poker
