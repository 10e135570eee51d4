#include "games/checkers_poker/refusal.hpp"

#include "cards/words.hpp"

namespace checkers_poker {

namespace {

std::string name(Seat seat) { return seat == first ? "First" : "Second"; }

struct Reason {
    using Text = std::string;

    Text operator()(const refused::GameIsOver&) const { return "the game is over"; }
    Text operator()(const refused::EndNotChosen&) const { return "Second is to choose his end"; }
    Text operator()(const refused::EndChosenAlready&) const {
        return "the ends are chosen already";
    }
    Text operator()(const refused::DieNotRolled&) const {
        return "the die is to be rolled before anything else";
    }
    Text operator()(const refused::NoDieInThisGame&) const {
        return "this game is played without a die";
    }
    Text operator()(const refused::DieRolledAlready&) const {
        return "the die is rolled once a turn, before First moves";
    }
    Text operator()(const refused::NoSuchDieValue&) const { return "a die shows 1 to 6"; }
    Text operator()(const refused::MoveIsDue& due) const {
        return name(due.seat) + " is to move a checker";
    }
    Text operator()(const refused::ShowIsDue& due) const {
        return name(due.seat) + " is to show a hand";
    }
    Text operator()(const refused::RemovalIsDue& due) const {
        return name(due.seat) + " is to remove a checker";
    }
    Text operator()(const refused::NoCheckerThere& there) const {
        return "there is no checker on " + to_text(there.space);
    }
    Text operator()(const refused::NotYourChecker& there) const {
        return "the checker on " + to_text(there.space) + " is the other player's";
    }
    Text operator()(const refused::SpaceTaken& there) const {
        return "there is a checker on " + to_text(there.space) + " already";
    }
    Text operator()(const refused::MoveGoesNowhere& there) const {
        return "a move has to end on another space than " + to_text(there.space);
    }
    Text operator()(const refused::OutOfReach& reach) const {
        return "neither a step nor jumps lead from " + to_text(reach.from) + " to " +
               to_text(reach.to);
    }
    Text operator()(const refused::CardNotCovered& card) const {
        return "the " + cards::in_words(card.card) + " is not under one of the player's checkers";
    }
    Text operator()(const refused::BadlyNamed& card) const {
        return "the " + cards::in_words(card.card) + " cannot stand for the " +
               cards::in_words(card.stands_for) + " in this hand";
    }
    Text operator()(const refused::CardTwice& card) const {
        return "the " + cards::in_words(card.card) + " is in the hand twice";
    }
    Text operator()(const refused::HandUsed& hand) const {
        return "this player has used \"" + cards::in_words(hand.announcement) + "\" already";
    }
    Text operator()(const refused::MustShow& must) const {
        return "a player who can show an unused hand has to, such as \"" +
               cards::in_words(must.possible) + "\"";
    }
};

} // namespace

std::string in_words(const Refusal& refusal) { return std::visit(Reason{}, refusal); }

} // namespace checkers_poker
