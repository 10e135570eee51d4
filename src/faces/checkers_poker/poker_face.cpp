#include "faces/checkers_poker/poker_face.hpp"

#include "faces/checkers_poker/card_board.hpp"
#include "faces/checkers_poker/card_colours.hpp"
#include "faces/checkers_poker/card_selection.hpp"
#include "faces/checkers_poker/card_signs.hpp"
#include "faces/checkers_poker/card_skin.hpp"
#include "faces/checkers_poker/choice_words.hpp"
#include "faces/checkers_poker/decided_showdown.hpp"
#include "faces/checkers_poker/engine_words.hpp"
#include "faces/checkers_poker/game_words.hpp"
#include "faces/checkers_poker/move_rows.hpp"
#include "faces/checkers_poker/named_space.hpp"
#include "faces/checkers_poker/new_game.hpp"
#include "faces/checkers_poker/new_game_form.hpp"
#include "faces/checkers_poker/places_panel.hpp"
#include "faces/checkers_poker/poker_touch.hpp"
#include "faces/checkers_poker/presenter.hpp"
#include "faces/checkers_poker/prompt_words.hpp"
#include "faces/checkers_poker/result_panel.hpp"
#include "faces/checkers_poker/showdown_panel.hpp"
#include "faces/checkers_poker/table_match.hpp"
#include "faces/checkers_poker/variant_words.hpp"
#include "games/checkers_poker/moves.hpp"
#include "tabletop/text_error.hpp"
#include "ui/widgets/announcer.hpp"

#include <QCoreApplication>
#include <QDate>

#include <cstdlib>
#include <variant>

namespace checkers_poker_face {

using checkers_poker::Action;
using checkers_poker::End;
using checkers_poker::first;
using checkers_poker::Match;
using checkers_poker::Move;
using checkers_poker::Seat;
using checkers_poker::second;
using checkers_poker::Space;
using checkers_poker::State;
using ui::CardSelection;
using ui::Scene;
using ui::Selection;

namespace {

struct FaceWords {
    Q_DECLARE_TR_FUNCTIONS(checkers_poker_face::Face)
};

End endAt(int turn) { return turn == 0 ? End::south : End::north; }
int turnOf(End end) { return end == End::south ? 0 : 1; }

class PokerFace final : public ui::Face {
public:
    bool isOf(const app::PlayedGame& game) const override {
        return app::isMatchOf<checkers_poker::Game>(game);
    }
    QString title() const override { return FaceWords::tr("Checkers Poker"); }
    ui::Uses uses() const override { return {true, true, true}; }
    QString helpPage() const override { return QStringLiteral("qrc:/help/rules.html"); }
    QString greeting(const app::PlayedGame& game) const override;
    QStringList facts(const app::PlayedGame& game) const override {
        return QStringList(inWords(matchOf(game).history.current().options)) + titleFacts(game);
    }
    QStringList titleFacts(const app::PlayedGame& game) const override;
    QString seatName(const app::PlayedGame& /*game*/, Seat seat) const override {
        return displayName({}, seat);
    }
    QString pieceWords(Seat seat) const override {
        return seat == first ? FaceWords::tr("amber checkers") : FaceWords::tr("navy checkers");
    }

    std::shared_ptr<const ui::Skin> skin(const app::PlayedGame& /*game*/,
                                         const app::Preferences& preferences) const override {
        return ui::cardSkin(ui::suitColoursOf(preferences));
    }
    QColor seatColour(Seat seat) const override { return ui::groundColour(ui::groundOf(seat)); }
    int turns(const app::PlayedGame& /*game*/) const override { return 2; }
    int turnFor(const app::PlayedGame& game, std::optional<Seat> seat) const override;
    Seat seatAtBottom(const app::PlayedGame& game, int turn) const override {
        return ui::endOf(matchOf(game), first) == endAt(turn) ? first : second;
    }
    QString turnInWords(const app::PlayedGame& /*game*/, int turn) const override {
        return endAt(turn) == End::south ? FaceWords::tr("The south end is at the bottom")
                                         : FaceWords::tr("The north end is at the bottom");
    }
    ui::BoardPicture picture(const Scene& scene) const override {
        return ui::onBoard(pictureFor(scene));
    }
    std::vector<ui::BoardSpace> pathOf(const app::PlayedGame& game,
                                       std::size_t place) const override;
    QString nameOfSpace(const Scene& scene, ui::BoardSpace space) const override {
        return namedSpace(matchOf(scene.game), stateOf(scene), pictureFor(scene),
                          cardSelection(scene.selection), ui::fromBoard(space));
    }

    ui::Touch click(const Scene& scene, ui::BoardSpace space) const override {
        return clickOn(stateOf(scene), cardSelection(scene.selection), ui::fromBoard(space));
    }
    ui::Touch drop(const Scene& /*scene*/, ui::BoardSpace from, ui::BoardSpace to) const override {
        return {{}, to_text(Action(Move{ui::fromBoard(from), ui::fromBoard(to)})), {}};
    }

    ui::Prompt prompt(const Scene& scene) const override;
    ui::SeatWords seatWords(const app::PlayedGame& game, std::size_t place,
                            Seat seat) const override {
        return ui::seatWords(matchOf(game), place, seat);
    }
    ui::Told act(const app::PlayedGame& game, std::size_t place) const override;
    QString refusal(const app::PlayedGame& game, const std::string& token,
                    const QString& reason) const override;
    QString choiceInWords(const Scene& scene, const Selection& before) const override {
        return ui::choiceInWords(stateOf(scene), cardSelection(before),
                                 cardSelection(scene.selection));
    }
    QString pointedInWords(const Scene& scene) const override;

    ui::HintWords hint(const app::PlayedGame& game, std::size_t place,
                       const std::string& token) const override;
    QString leadInWords(int score) const override {
        return FaceWords::tr("%1 checkers").arg(scoreInDigits(score));
    }
    QString scoreInDigits(int score) const override {
        return QString::number(std::abs(score) / 100.0, 'f', 2);
    }
    QString lineInWords(const engine::Question& from,
                        const std::vector<std::string>& tokens) const override {
        return ui::lineInWords(engine::state_of<checkers_poker::Game>(from), tokens);
    }
    QString turningPoint(const app::PlayedGame& game,
                         const app::TurningPoint& point) const override {
        return ui::inWords(matchOf(game), point);
    }

    std::vector<ui::MoveColumn> moveColumns(const app::PlayedGame& game) const override {
        return ui::columnsOfMoves(matchOf(game));
    }
    bool beginsLine(const app::PlayedGame& /*game*/, const ui::ListedAct& last,
                    const ui::ListedAct& act) const override {
        return ui::beginsLineOfMoves(last, act);
    }
    bool isBand(const ui::ListedAct& first) const override { return ui::isBandOfMoves(first); }
    ui::MoveRow moveRow(const app::PlayedGame& game, std::size_t begin,
                        std::size_t end) const override {
        return ui::rowOfMoves(matchOf(game), begin, end);
    }

    std::vector<ui::TablePage*> makePages(ui::PlayDesk& desk, QWidget* parent) const override {
        return {new ui::ResultPanel(parent), new ui::ShowdownPanel(desk, parent),
                new ui::PlacesPanel(desk, parent)};
    }

    std::optional<ui::NewGameOffer> newGameOffer() const override {
        return checkers_poker_face::newGameOffer();
    }
    app::AnyGame newlyDealt(const app::PlayedGame& game) const override {
        return newMatch(withDeal(startOf(matchOf(game)), drawDeal()), QDate::currentDate());
    }
    app::AnyGame restarted(const app::PlayedGame& game) const override;
    app::AnyGame rematch(const app::PlayedGame& game) const override {
        return newMatch(withDeal(rolesSwapped(startOf(matchOf(game))), drawDeal()),
                        QDate::currentDate());
    }

private:
    static State stateOf(const Scene& scene) {
        return matchOf(scene.game).history.state(scene.place);
    }
    static ui::CardBoard pictureFor(const Scene& scene);
};

QString PokerFace::greeting(const app::PlayedGame& game) const {
    const Match& match = matchOf(game);
    const QString variant = inWords(match.history.current().options);
    return match.deal ? FaceWords::tr("Deal %1: %2").arg(QString::number(*match.deal), variant)
                      : ui::capitalised(variant);
}

QStringList PokerFace::titleFacts(const app::PlayedGame& game) const {
    const auto& deal = matchOf(game).deal;
    return deal ? QStringList(FaceWords::tr("deal %1").arg(*deal)) : QStringList();
}

int PokerFace::turnFor(const app::PlayedGame& game, std::optional<Seat> seat) const {
    const Match& match = matchOf(game);
    const bool isChosen =
        !std::holds_alternative<checkers_poker::ChoosingEnd>(match.history.current().phase);
    return seat && isChosen ? turnOf(ui::endOf(match, *seat)) : 0;
}

/// The cards of both hands of a result are pointed out; at a place that is only looked at, so is
/// the act that was played from there.
ui::CardBoard PokerFace::pictureFor(const Scene& scene) {
    const Match& match = matchOf(scene.game);
    ui::CardBoard picture = pictureOf(match, scene.place, cardSelection(scene.selection),
                                      endAt(scene.turn), !scene.isAsking());
    if (scene.isLooking || scene.isReading())
        if (const auto decided = decidedAt(match, scene.place))
            pointOutHands(picture, *decided);
    if (scene.isLooking && scene.place < match.history.size())
        markAct(picture, match.history.state(scene.place), match.history.action(scene.place));
    return picture;
}

std::vector<ui::BoardSpace> PokerFace::pathOf(const app::PlayedGame& game,
                                              std::size_t place) const {
    const Match& match = matchOf(game);
    const auto* move = std::get_if<Move>(&match.history.action(place));
    if (move == nullptr)
        return {};
    return ui::onBoard(checkers_poker::shortest_path(occupied_spaces(match.history.state(place)),
                                                     move->from, move->to));
}

ui::Prompt PokerFace::prompt(const Scene& scene) const {
    const Match& match = matchOf(scene.game);
    if (scene.isReading())
        if (const auto decided = decidedAt(match, scene.place))
            return ui::promptOfResult(match, scene.place, *decided);
    ui::Prompt prompt = ui::promptOf(match, scene.place);
    if (scene.isAsking() && scene.selection.piece())
        prompt.detail = FaceWords::tr("Choose a place for it; Esc puts it back");
    return prompt;
}

ui::Told PokerFace::act(const app::PlayedGame& game, std::size_t place) const {
    const Match& match = matchOf(game);
    ui::Told told;
    QStringList sentences;
    for (const checkers_poker::Event& event :
         events_of(match.history.state(place), match.history.action(place))) {
        const QString words = ui::inWords(match, event);
        sentences << words;
        const auto* shown = std::get_if<checkers_poker::happened::HandShown>(&event);
        const bool hasCards = shown != nullptr && shown->show.hand;
        const auto with = [&words](const QString& cards) {
            return FaceWords::tr("%1: %2").arg(words, cards);
        };
        told.shown = ui::joinedSentences(
            {told.shown, hasCards ? with(ui::inSigns(*shown->show.hand)) : words});
        told.spoken = ui::joinedSentences(
            {told.spoken, hasCards ? with(ui::cardsInWords(*shown->show.hand)) : words});
    }
    told.words = sentences.join(QStringLiteral(". "));
    return told;
}

QString PokerFace::refusal(const app::PlayedGame& game, const std::string& token,
                           const QString& reason) const {
    const Match& match = matchOf(game);
    try {
        const State& state = match.history.current();
        if (const auto why = check(state, checkers_poker::parse_action(token, state)))
            return ui::inWords(match, *why);
    } catch (const tabletop::TextError&) {
        return reason; // it is no act at all
    }
    return reason;
}

QString PokerFace::pointedInWords(const Scene& scene) const {
    const State state = stateOf(scene);
    const CardSelection selection = cardSelection(scene.selection);
    if (std::holds_alternative<checkers_poker::Removing>(state.phase) && selection.pointed &&
        scene.isAsking())
        return ui::lossInWords(state, *selection.pointed);
    const auto to = selection.listed ? selection.listed : selection.pointed;
    if (!std::holds_alternative<checkers_poker::Moving>(state.phase) || !selection.chosen || !to)
        return {};
    const Move move{*selection.chosen, *to};
    if (check(state, move))
        return {};
    const QString changes = ui::changesInWords(state, move);
    if (scene.selection.offered == to_text(Action(move)))
        return ui::hintInWords(state, move, ui::HintStep::where) + QStringLiteral(" · ") + changes;
    return QStringLiteral("%1 → %2 %3")
        .arg(ui::spaceText(move.from), ui::spaceText(move.to), changes);
}

ui::HintWords PokerFace::hint(const app::PlayedGame& game, std::size_t place,
                              const std::string& token) const {
    const State state = matchOf(game).history.state(place);
    const Action action = actionOf(state, token);
    ui::HintWords hint;
    hint.what = ui::hintInWords(state, action, ui::HintStep::what);
    hint.whole = ui::hintInWords(state, action, ui::HintStep::where);
    hint.hasTwoSteps = ui::hasTwoSteps(action);
    hint.selectionOfWhat = ui::onBoard(ui::hinted(state, action, ui::HintStep::what));
    hint.selectionOfWhole = ui::onBoard(ui::hinted(state, action, ui::HintStep::where));
    if (std::holds_alternative<Move>(action))
        hint.selectionOfWhole.offered = token;
    return hint;
}

app::AnyGame PokerFace::restarted(const app::PlayedGame& game) const {
    Match match(matchOf(game).history.start());
    match.tags = matchOf(game).tags;
    match.deal = matchOf(game).deal;
    set_tag(match, "DieSeed", {}); // the board is known already, what the die will show is not
    return match;
}

} // namespace

std::unique_ptr<const ui::Face> face() { return std::make_unique<PokerFace>(); }

} // namespace checkers_poker_face
