#include "games/checkers_poker/action.hpp"

#include "cards/hand_text.hpp"

namespace checkers_poker {

namespace {

struct Token {
    std::string operator()(const ChooseEnd& choice) const {
        return choice.end == End::south ? "south" : "north";
    }
    std::string operator()(const RollDie& roll) const {
        return "die:" + std::to_string(unsigned{roll.value});
    }
    std::string operator()(const Move& move) const {
        return to_text(move.from) + "-" + to_text(move.to);
    }
    std::string operator()(const Show& show) const {
        return "=" + (show.hand ? cards::to_text(*show.hand) : "none");
    }
    std::string operator()(const RemoveChecker& removal) const {
        return "x" + to_text(removal.space);
    }
    std::string operator()(const Resign&) const { return "resign"; }
    std::string operator()(const AgreeDraw&) const { return "draw"; }
};

} // namespace

Show arranged(const Show& show, cards::Deck deck) {
    if (!show.hand)
        return show;
    return Show{cards::arrange(*show.hand, deck)};
}

std::string to_text(const Action& action) { return std::visit(Token{}, action); }

} // namespace checkers_poker
