#include "faces/jumping/jumping_face.hpp"

#include "app/next_game.hpp"
#include "faces/jumping/drawn_board.hpp"
#include "faces/jumping/event_words.hpp"
#include "faces/jumping/move_rows.hpp"
#include "faces/jumping/words.hpp"
#include "ui/art/seat_signs.hpp"
#include "ui/telling/players.hpp"

#include <QCoreApplication>
#include <QDate>

#include <algorithm>
#include <utility>
#include <variant>

namespace jumping_face {

using app::AnyGame;
using app::PlayedGame;
using ui::BoardPicture;
using ui::BoardSpace;

namespace {

struct FaceWords {
    Q_DECLARE_TR_FUNCTIONS(jumping_face::Face)
};

constexpr std::size_t mostActsOfLine = 12;

/// Empty where the act from a place moves nothing.
std::vector<BoardSpace> wayOf(const Story& story, std::size_t place) {
    for (const jumping::Event& event : story.events(place))
        if (const auto* moved = std::get_if<jumping::happened::PieceMoved>(&event))
            return drawnBoard(story.board()).drawn(moved->path);
    return {};
}

std::vector<BoardSpace> lastWay(const Story& story, std::size_t place) {
    for (; place > 0; --place)
        if (auto way = wayOf(story, place - 1); !way.empty())
            return way;
    return {};
}

} // namespace

JumpingFace::JumpingFace(Look look)
    : look_(std::move(look)) {}

QString JumpingFace::greeting(const PlayedGame& game) const {
    return FaceWords::tr("%1: %2", "Halma: 8×8 · two players")
        .arg(look_.offer.title, facts(game).join(QStringLiteral(" · ")));
}

QStringList JumpingFace::facts(const PlayedGame& game) const {
    QStringList facts = factsOf(look_.offer, newGameOf(look_.offer, game.rules()));
    if (game.hasOwnStart())
        facts << FaceWords::tr("from a position");
    return facts;
}

/// Which of the games it is.
QStringList JumpingFace::titleFacts(const PlayedGame& /*game*/) const { return {look_.title}; }

QString JumpingFace::seatName(const PlayedGame& /*game*/, Seat seat) const {
    return jumping_face::seatName(seat);
}

QString JumpingFace::pieceWords(Seat seat) const {
    return FaceWords::tr("%1, %2", "amber, triangle")
        .arg(jumping_face::seatName(seat).toLower(), ui::seatSignWord(seat));
}

std::shared_ptr<const ui::Skin> JumpingFace::skin(const PlayedGame& /*game*/,
                                                  const app::Preferences& /*preferences*/) const {
    return look_.skin;
}

QColor JumpingFace::seatColour(Seat seat) const { return ui::seatColours(seat).face; }

int JumpingFace::turns(const PlayedGame& game) const { return shapeOf(game).turns(); }

BoardPicture JumpingFace::picture(const ui::Scene& scene) const {
    const auto story = storyOf(scene.game);
    BoardPicture picture(drawnBoard(story->board()).shape());
    picture.turn = scene.turn;
    putOn(picture, scene.game, scene.place);
    picture.lastMove = lastWay(*story, scene.place);
    picture.highlighted = scene.selection.lit | scene.selection.picked;
    if (scene.isAsking())
        showChoice(picture, scene);
    else if (scene.isLooking && scene.place < scene.game.size())
        showWay(picture, wayOf(*story, scene.place));
    return picture;
}

std::vector<BoardSpace> JumpingFace::pathOf(const PlayedGame& game, std::size_t place) const {
    return wayOf(*storyOf(game), place);
}

ui::SeatWords JumpingFace::seatWords(const PlayedGame& game, std::size_t place, Seat seat) const {
    const ui::Players players = playersOf(game, *this);
    ui::SeatWords words = seatWords(*storyOf(game), game, place, seat);
    words.name = nameInFull(players, seat);
    words.role = roleInWords(players, seat);
    return words;
}

ui::Told JumpingFace::act(const PlayedGame& game, std::size_t place) const {
    ui::Told told;
    told.words = told.shown = told.spoken = actInWords(*storyOf(game), place);
    return told;
}

ui::HintWords JumpingFace::hint(const PlayedGame& game, std::size_t /*place*/,
                                const std::string& token) const {
    ui::HintWords hint;
    const auto spaces = spacesOf(token, shapeOf(game));
    if (spaces.empty()) {
        hint.what = hint.whole =
            FaceWords::tr("Hint: %1", "pass").arg(actShortly(QString::fromStdString(token)));
        hint.selectionOfWhat.offered = hint.selectionOfWhole.offered = token;
        hint.hasTwoSteps = false;
        return hint;
    }
    const QString from = shapeOf(game).nameOf(spaces.front());
    hint.what = hintOfPiece(from);
    hint.whole = hintOfMove(token, from, shapeOf(game).nameOf(spaces.back()));
    hint.selectionOfWhat.chosen = hint.selectionOfWhole.chosen = {spaces.front()};
    hint.selectionOfWhole.listed = spaces.back();
    hint.selectionOfWhole.offered = token;
    return hint;
}

QString JumpingFace::lineInWords(const engine::Question& from,
                                 const std::vector<std::string>& tokens) const {
    const std::size_t known = std::min(playable(from, tokens), mostActsOfLine);
    QStringList acts;
    for (std::size_t i = 0; i < known; ++i)
        acts << briefly(tokens[i]);
    return acts.join(QStringLiteral(", "));
}

QString JumpingFace::turningPoint(const PlayedGame& game, const app::TurningPoint& point) const {
    return FaceWords::tr("Turn %1, %2: %3 was better")
        .arg(QString::number(game.situation(point.place).turn), namesOf(game)[point.seat],
             briefly(point.better));
}

std::vector<ui::MoveColumn> JumpingFace::moveColumns(const PlayedGame& game) const {
    const ui::Players players = playersOf(game, *this);
    std::vector<ui::MoveColumn> columns = jumping_face::moveColumns(*storyOf(game));
    for (ui::MoveColumn& column : columns)
        if (column.seat)
            column.wholeTitle = nameInFull(players, *column.seat);
    return columns;
}

bool JumpingFace::beginsLine(const PlayedGame& game, const ui::ListedAct& last,
                             const ui::ListedAct& act) const {
    return game.seats() > 2 || Face::beginsLine(game, last, act);
}

ui::MoveRow JumpingFace::moveRow(const PlayedGame& game, std::size_t begin, std::size_t end) const {
    return jumping_face::moveRow(*storyOf(game), begin, end);
}

/// The dialog in which all games are chosen asks for these.
std::optional<ui::NewGameOffer> JumpingFace::newGameOffer() const {
    return look_.newGame ? std::optional(look_.newGame()) : std::nullopt;
}

AnyGame JumpingFace::newlyDealt(const PlayedGame& game) const {
    AnyGame made = begunAnew(game, false);
    made->setTags(app::tagsOfNextGame(game, QDate::currentDate()));
    return made;
}

AnyGame JumpingFace::restarted(const PlayedGame& game) const {
    AnyGame made = begunAnew(game, true);
    made->setTags(game.tags());
    return made;
}

AnyGame JumpingFace::rematch(const PlayedGame& game) const {
    AnyGame made = begunAnew(game, false);
    made->setTags(app::tagsOfNextGame(game, QDate::currentDate(), 1));
    return made;
}

Names JumpingFace::namesOf(const PlayedGame& game) const {
    const ui::Players players = playersOf(game, *this);
    Names names;
    for (std::size_t i = 0; i < players.count; ++i)
        names[tabletop::seat_at(i)] = called(players, tabletop::seat_at(i));
    return names;
}

std::unique_ptr<const Story> JumpingFace::storyOf(const PlayedGame& game) const {
    return storyOf(game, namesOf(game));
}

const ui::BoardShape& JumpingFace::shapeOf(const PlayedGame& game) const {
    return drawnBoard(storyOf(game, {})->board()).shape();
}

void showWay(BoardPicture& picture, const std::vector<BoardSpace>& way) {
    if (way.empty())
        return;
    picture.chosen = way.front();
    picture.path = way;
    picture.jumped = jumpedBy(way, picture.shape);
    if (!picture.at(way.back()).piece)
        picture.at(way.back()).ghost = picture.at(way.front()).piece;
}

std::vector<BoardSpace> spacesOf(const std::string& token, const ui::BoardShape& shape) {
    std::vector<BoardSpace> spaces;
    for (const QString& name : QString::fromStdString(token).split(QLatin1Char('-')))
        if (const auto space = shape.named(name))
            spaces.push_back(*space);
    return spaces;
}

} // namespace jumping_face
