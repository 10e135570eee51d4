#include "games/jumping/refusal.hpp"

namespace jumping {

namespace {

struct Reason {
    const Board& board;
    using Text = std::string;

    Text operator()(const refused::GameIsOver&) const { return "the game is over"; }
    Text operator()(const refused::MoveIsOpen& move) const {
        return "who can move must move, here from " + name(board, move.from) + " to " +
               name(board, move.to);
    }
    Text operator()(const refused::NoPieceThere& there) const {
        return "there is no piece on " + name(board, there.space);
    }
    Text operator()(const refused::NotYourPiece& there) const {
        return "the piece on " + name(board, there.space) + " is another player's";
    }
    Text operator()(const refused::MoveGoesNowhere& there) const {
        return "a move has to end on another space than " + name(board, there.space);
    }
    Text operator()(const refused::SpaceTaken& there) const {
        return "there is a piece on " + name(board, there.space) + " already";
    }
    Text operator()(const refused::LeavesGoal& move) const {
        return "the piece on " + name(board, move.from) + " is in its goal and " +
               name(board, move.to) + " is not";
    }
    Text operator()(const refused::ForeignCamp& there) const {
        return name(board, there.space) + " is in a camp that is neither home nor goal";
    }
    Text operator()(const refused::OutOfReach& move) const {
        return "neither a step nor jumps lead from " + name(board, move.from) + " to " +
               name(board, move.to);
    }
};

} // namespace

std::string in_words(const Board& board, const Refusal& refusal) {
    return std::visit(Reason{board}, refusal);
}

} // namespace jumping
