#include "games/checkers_poker/state.hpp"
#include "support/game_text.hpp"
#include "support/showdown.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>

// docs/rules.md, chapter 4 without 4.3: how a showdown goes.

namespace checkers_poker {
namespace {

using support::aces;
using support::aces_against_kings;
using support::after;
using support::card;
using support::is_legal;
using support::kings;
using support::legal_tokens;
using support::loser;
using support::refusal;
using support::showdown;
using support::space;
using support::words;

void use(State& state, Seat seat, std::string_view announcements) {
    for (const std::string& token : words(announcements))
        state.used[seat].add(cards::announcement_from_text(token).value());
}

std::string used(const State& state, Seat seat) {
    std::string tokens;
    for (const cards::Announcement announcement : state.used[seat].in_order())
        tokens += (tokens.empty() ? "" : " ") + to_text(announcement);
    return tokens;
}

/// The announcement that Second makes by showing these five cards.
std::string announced(const std::string& hand, const std::string& rules = "standard") {
    std::string faces;
    for (const cards::NamedCard& named : support::raw_hand(hand))
        faces += to_text(named.card) + " ";
    return used(after(showdown("-- -- -- -- --", faces, rules), "=" + hand), second);
}

// 4.1 (a) After every third turn (3, 6, 9, …) both players show a hand.
TEST(Rules_4_1, every_third_turn_ends_in_a_showdown) {
    for (unsigned turn = 1; turn <= 12; ++turn) {
        const std::string before = "xxxxx3/8/8/8/8/8/8/ooooo3 o m " + std::to_string(turn);
        const State end = after(support::sorted(before + " - - - -/0 standard"), "e1-f1");
        EXPECT_EQ(end.phase, turn % 3 == 0 ? Phase(Showing{}) : Phase(Moving{first})) << turn;
        EXPECT_EQ(end.turn, turn % 3 == 0 ? turn : turn + 1);
    }
}

TEST(Rules_4_1, the_next_showdown_is_told_beforehand) {
    State state = aces_against_kings();
    const std::string expected = "3 3 3 6 6 6 9";
    std::string told;
    for (state.turn = 1; state.turn <= 7; ++state.turn)
        told += (told.empty() ? "" : " ") + std::to_string(next_showdown_turn(state).value());
    EXPECT_EQ(told, expected);
}

// Numbers end somewhere, and the schedule does not.
TEST(Showdown, comes_every_third_turn_when_turns_have_no_higher_number) {
    State state = support::sorted("xx5o/xx5o/xx6/8/4oo2/8/3o4/8 x m 2147483644 - - - -/0 high-low");
    std::string turns;
    std::string showdowns;
    for (int i = 0; i < 12; ++i) {
        turns += std::to_string(state.turn % 100) + ' ';
        const auto showdown = showdown_this_turn(state);
        showdowns += !showdown ? '-' : *showdown == Showdown::low ? 'l' : 'h';
        EXPECT_EQ(showdown.has_value(), next_showdown_turn(state) == state.turn);
        state.turn = turn_after(state.turn);
    }
    EXPECT_EQ(turns, "44 45 46 47 42 43 44 45 46 47 42 43 ");
    EXPECT_EQ(showdowns, "--l--h--l--h");
}

// 4.1 (b) Five of the cards covered by the player's own checkers.
TEST(Rules_4_1, a_hand_is_of_cards_that_the_player_covers_himself) {
    EXPECT_EQ(refusal(aces_against_kings(), "=KcKdJh8s2c"),
              Refusal(refused::CardNotCovered{card("2c")}));
    EXPECT_EQ(refusal(aces_against_kings(), "=KcKdJh8sAc"),
              Refusal(refused::CardNotCovered{card("Ac")}));
    EXPECT_EQ(refusal(after(aces_against_kings(), kings), "=AcAdQh9sKc"),
              Refusal(refused::CardNotCovered{card("Kc")}));
    EXPECT_EQ(refusal(aces_against_kings(), "=KcKdJh8s8s"),
              Refusal(refused::CardTwice{card("8s")}));
}

// 4.2 (a) Second shows and announces first; (b) First then shows, knowing it.
TEST(Rules_4_2, second_shows_first_and_first_knows_his_hand) {
    const State start = aces_against_kings();
    EXPECT_EQ(to_act(start), second);
    EXPECT_EQ(refusal(start, "=AcAdQh9s7c"), Refusal(refused::CardNotCovered{card("Ac")}));
    const State answered = after(start, kings);
    EXPECT_EQ(to_act(answered), first);
    const Show shown{support::raw_hand("KcKdJh8s6c")};
    EXPECT_EQ(std::get<Showing>(answered.phase).shown_by_second.value().hand,
              cards::arrange(*shown.hand, cards::Deck::standard));
    EXPECT_EQ(used(answered, second), "pair:K");
    EXPECT_EQ(used(answered, first), "");
}

// 4.2 A showdown asks for hands and for nothing else.
TEST(Rules_4_2, nothing_but_hands_is_asked_for_in_a_showdown) {
    const State start = aces_against_kings();
    const State answered = after(start, kings);
    for (const std::string token : {"a2-b1", "xa2", "xc8"}) {
        EXPECT_EQ(refusal(start, token), Refusal(refused::ShowIsDue{second})) << token;
        EXPECT_EQ(refusal(answered, token), Refusal(refused::ShowIsDue{first})) << token;
    }
}

// 4.4 (a) The player with the losing hand removes one of his own checkers, of his choice.
TEST(Rules_4_4, the_loser_removes_a_checker_of_his_choice) {
    const State lost = after(aces_against_kings(), kings + aces);
    EXPECT_EQ(to_act(lost), second);
    EXPECT_EQ(loser(lost), "Second");
    std::vector<std::string> own;
    for (const Space space : lost.checkers[second])
        own.push_back("x" + to_text(space));
    std::sort(own.begin(), own.end());
    EXPECT_EQ(legal_tokens(lost), own);
    for (const std::string& token : own) {
        const State next = after(lost, token);
        SpaceSet left = lost.checkers[second];
        left.erase(space(token.substr(1)));
        EXPECT_EQ(next.checkers[second], left);
        EXPECT_EQ(next.checkers[first], lost.checkers[first]);
        EXPECT_EQ(next.phase, Phase(Moving{first}));
        EXPECT_EQ(next.turn, lost.turn + 1);
    }
}

TEST(Rules_4_4, only_a_checker_of_the_loser_is_removed_and_one_has_to_be) {
    const State lost = after(aces_against_kings(), kings + aces);
    EXPECT_EQ(refusal(lost, "xa2"), Refusal(refused::NotYourChecker{space("a2")}));
    EXPECT_EQ(refusal(lost, "xe1"), Refusal(refused::NoCheckerThere{space("e1")}));
    for (const std::string token : {"e3-e2", "a2-a1", "=none", "=KcKdJh8s6c"})
        EXPECT_EQ(refusal(lost, token), Refusal(refused::RemovalIsDue{second})) << token;
    const State won = after(showdown("Kc Kd Jh 8s 6c", "Ac Ad Qh 9s 7c"), aces + kings);
    EXPECT_EQ(refusal(won, "=none"), Refusal(refused::RemovalIsDue{first}));
}

// 4.4 (b) On an exact tie nobody does.
TEST(Rules_4_4, on_an_exact_tie_nobody_removes_a_checker) {
    const State tied =
        after(showdown("Ac Ad Qh 9s 7c", "Ah As Qc 9d 7h"), "=AhAsQc9d7h =AcAdQh9s7c");
    EXPECT_EQ(tied.phase, Phase(Moving{first}));
    EXPECT_EQ(tied.turn, 4U);
    EXPECT_EQ(tied.checkers[first].size() + tied.checkers[second].size(), 10U);
    EXPECT_EQ(tied.showdowns_without_removal, 1);
}

// 4.5 (a) A hand can be used only once by each player; what the other has used does not matter.
TEST(Rules_4_5, a_player_uses_a_hand_only_once) {
    State state = aces_against_kings();
    use(state, second, "pair:K");
    EXPECT_EQ(refusal(state, "=KcKdJh8s6c"),
              Refusal(refused::HandUsed{cards::announcement_from_text("pair:K").value()}));
    State other = aces_against_kings();
    use(other, first, "pair:K");
    EXPECT_TRUE(is_legal(other, "=KcKdJh8s6c"));
}

// 4.5 (b) Two hands are the same if they are announced the same: the kickers are not named.
TEST(Rules_4_5, hands_that_are_announced_the_same_are_the_same) {
    const State state = after(showdown("-- -- -- -- --", "Kc Kd Jh 8s 6c 4d Kh"), "=KcKdJh8s6c");
    State again = state;
    again.phase = Showing{};
    const Refusal used_already = refused::HandUsed{cards::announcement_from_text("pair:K").value()};
    EXPECT_EQ(refusal(again, "=KcKhJh8s4d"), used_already);
    EXPECT_EQ(refusal(again, "=KdKh8s6c4d"), used_already);
    EXPECT_TRUE(is_legal(again, "=KcKdKhJh4d"));
}

// 4.5 (b) The table of what announces a hand.
TEST(Rules_4_5, the_table_of_announcements) {
    EXPECT_EQ(announced("Qc9d7h3s2c"), "high:Q");
    EXPECT_EQ(announced("TcTd9h3s2c"), "pair:T");
    EXPECT_EQ(announced("TcTd5h5s2c"), "twopair:T5");
    EXPECT_EQ(announced("TcTdThKs2c"), "trips:T");
    EXPECT_EQ(announced("KcQdJhTs9c"), "straight:K");
    EXPECT_EQ(announced("KsTs7s3s2s"), "flush:Ks");
    EXPECT_EQ(announced("KhTh7h3h2h"), "flush:Kh");
    EXPECT_EQ(announced("TcTdTh5s5c"), "full:T5");
    EXPECT_EQ(announced("TcTd5h5s5c"), "full:5T");
    EXPECT_EQ(announced("TcTdThTs2c"), "quads:T");
    EXPECT_EQ(announced("KsQsJsTs9s"), "sflush:Ks");
    EXPECT_EQ(announced("AdKdQdJdTd"), "sflush:Ad");
    EXPECT_EQ(announced("TcTdThTs2c(Ts)", "wild=2c"), "five:T");
}

// 4.5 (b) Flushes of another suit or top card, full houses the other way round are other hands.
TEST(Rules_4_5, hands_that_are_announced_differently_are_different) {
    State state = showdown("-- -- -- -- --", "Kc Tc 7c 3c 2c Jc 7h 3h 7d 3d Kh Jh");
    use(state, second, "flush:Kc full:73");
    EXPECT_FALSE(is_legal(state, "=KcJcTc7c3c"));
    EXPECT_FALSE(is_legal(state, "=7c7d7h3h3d"));
    EXPECT_TRUE(is_legal(state, "=JcTc7c3c2c"));
    EXPECT_TRUE(is_legal(state, "=7c7h3c3d3h"));
    State hearts = showdown("-- -- -- -- --", "Kh Jh 7h 3h 2h");
    use(hearts, second, "flush:Kc");
    EXPECT_TRUE(is_legal(hearts, "=KhJh7h3h2h"));
}

// 4.5 (c) Cards that are not announced still decide: see kickers_decide_in_their_order.

// 4.6 (a) He may choose which five covered cards to show, weak ones too.
TEST(Rules_4_6, a_player_may_show_weak_cards_although_he_has_better) {
    const State state = showdown("-- -- -- -- --", "Kc Kd Kh Js 8s 6c 4d 2h");
    for (const std::string hand : {"=KcKd6c4d2h", "=KcJs8s6c4d", "=Js8s6c4d2h", "=KcKdKh4d2h"})
        EXPECT_TRUE(is_legal(state, hand)) << hand;
}

// 4.6 (b) The five cards fix the announcement: a full house is no pair.
TEST(Rules_4_6, the_five_cards_fix_the_announcement) {
    State state = showdown("-- -- -- -- --", "Tc Td Th 5c 5d");
    use(state, second, "pair:T twopair:T5 trips:T pair:5");
    EXPECT_EQ(used(after(state, "=TcTdTh5c5d"), second),
              "pair:T twopair:T5 trips:T pair:5 full:T5");
    use(state, second, "full:T5");
    EXPECT_EQ(refusal(state, "=TcTdTh5c5d"),
              Refusal(refused::HandUsed{cards::announcement_from_text("full:T5").value()}));
}

// 4.6 (c) See a_player_uses_a_hand_only_once.

// 4.6 (d) Who can form a hand that he has not used must show one.
TEST(Rules_4_6, who_can_show_an_unused_hand_must) {
    State state = aces_against_kings();
    const auto must = [](std::string_view token) {
        return Refusal(refused::MustShow{cards::announcement_from_text(token).value()});
    };
    EXPECT_EQ(refusal(state, "=none"), must("pair:K"));
    use(state, second, "pair:K");
    EXPECT_EQ(refusal(state, "=none"), must("high:K"));
    EXPECT_EQ(refusal(after(aces_against_kings(), kings), "=none"), must("pair:A"));
}

// 4.6 (e) Who cannot, with fewer than five cards or every hand used, shows none.
TEST(Rules_4_6, who_has_fewer_than_five_cards_shows_none) {
    const State state = showdown("Ac Ad Qh 9s 7c", "Kc Kd Jh 8s -- --");
    EXPECT_EQ(legal_tokens(state), words("=none"));
    EXPECT_EQ(std::get<Showing>(after(state, "=none").phase).shown_by_second, Show{});
    EXPECT_EQ(used(after(state, "=none"), second), "");
}

TEST(Rules_4_6, who_has_used_every_hand_shows_none) {
    State state = aces_against_kings();
    use(state, second, "pair:K");
    EXPECT_EQ(legal_tokens(state).size(), 1U);
    EXPECT_FALSE(is_legal(state, "=none")); // king high is left, by leaving out a king
    use(state, second, "high:K");
    EXPECT_EQ(legal_tokens(state), words("=none"));
}

// 4.6 (f) None loses to any hand, in high and low showdowns alike.
TEST(Rules_4_6, no_hand_loses_to_any_hand) {
    const std::string weak = "=7c5d4h3s2c";
    for (const unsigned turn : {3U, 6U}) {
        const State second_has_none =
            showdown("7c 5d 4h 3s 2c", "Ac Ad Ah As --", "high-low", turn);
        EXPECT_EQ(loser(after(second_has_none, "=none " + weak)), "Second");
        const State first_has_none = showdown("Ac Ad Ah As --", "7c 5d 4h 3s 2c", "high-low", turn);
        EXPECT_EQ(loser(after(first_has_none, weak + " =none")), "First");
    }
}

// 4.6 (f) If neither shows a hand, it is a tie.
TEST(Rules_4_6, two_players_without_a_hand_tie) {
    const State state = after(showdown("Ac Ad Ah As --", "Kc Kd Kh Ks --"), "=none =none");
    EXPECT_EQ(state.phase, Phase(Moving{first}));
    EXPECT_EQ(state.showdowns_without_removal, 1);
}

// 4.7 (a) A hand is used up by being shown, win, lose or tie.
TEST(Rules_4_7, a_hand_is_used_up_by_being_shown) {
    const State lost = after(aces_against_kings(), kings + aces);
    EXPECT_EQ(used(lost, first), "pair:A");
    EXPECT_EQ(used(lost, second), "pair:K");
    const State tied =
        after(showdown("Ac Ad Qh 9s 7c", "Ah As Qc 9d 7h"), "=AhAsQc9d7h =AcAdQh9s7c");
    EXPECT_EQ(used(tied, first), "pair:A");
    EXPECT_EQ(used(tied, second), "pair:A");
}

// 4.7 (b) High and low showdowns share one list for each player.
TEST(Rules_4_7, high_and_low_showdowns_share_the_list) {
    const State low =
        after(showdown("Ac Ad Qh 9s 7c 5d", "Kc Kd Jh 8s 6c 4d", "high-low", 6), kings + aces);
    EXPECT_EQ(loser(low), "First");
    EXPECT_EQ(used(low, first), "pair:A");
    for (const std::uint32_t turn : {9U, 12U}) { // high and low again
        State later = low;
        later.phase = Showing{};
        later.turn = turn;
        EXPECT_EQ(refusal(later, "=KcKd8s6c4d"),
                  Refusal(refused::HandUsed{cards::announcement_from_text("pair:K").value()}));
    }
}

} // namespace
} // namespace checkers_poker
