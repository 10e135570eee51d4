#include "face_games.hpp"
#include "support/jumping_variants.hpp"
#include "tabletop/random.hpp"

#include <QSet>

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

// What holds of the faces of all three games at every place of every game with every option.

namespace {

using app::AnyGame;
using tabletop::seat_at;
using ui::BoardSpace;
using ui::Face;
using ui::Scene;

/// To a place where the game ends or so many acts are done.
void play_at_random(AnyGame& game, std::size_t acts, std::mt19937_64& random) {
    for (std::size_t i = 0; i < acts && !game->situation().isOver(); ++i) {
        const auto tokens = game->legalTokens(game->place());
        ASSERT_FALSE(game->play(tokens[tabletop::uniform_below(random, tokens.size())]));
    }
}

/// What a position string has on a space: a letter, or '.'.
std::string pieces_by_position(const std::string& position, const ui::BoardShape& shape) {
    std::vector<std::string> ranks(1);
    std::size_t number = 0;
    const auto put = [&](std::size_t count, char piece) { ranks.back().append(count, piece); };
    for (const char c : position.substr(0, position.find(' '))) {
        if (c >= '0' && c <= '9') {
            number = 10 * number + static_cast<std::size_t>(c - '0');
            continue;
        }
        put(std::exchange(number, 0), '.');
        if (c == '/')
            ranks.emplace_back();
        else
            put(1, c);
    }
    put(number, '.');
    std::reverse(ranks.begin(), ranks.end());
    std::string all;
    for (const std::string& rank : ranks)
        all += rank;
    EXPECT_EQ(all.size(), shape.size());
    return all;
}

std::string pieces_by_picture(const ui::BoardPicture& picture) {
    std::string all;
    for (const BoardSpace space : picture.shape.all()) {
        const auto& piece = picture.at(space).piece;
        all += !piece ? '.' : piece->kind == 1 ? 'o' : static_cast<char>('A' + index(piece->seat));
    }
    return all;
}

/// The prompt, the panels, the picture, the line of the last act.
void expect_words_and_picture(const AnyGame& game) {
    const Face& face = support::face_of(game);
    const Scene scene = support::scene_of(game);
    const ui::Prompt prompt = face.prompt(scene);
    EXPECT_FALSE(prompt.title.isEmpty());
    EXPECT_EQ(prompt.seat, game->situation().toAct);
    EXPECT_EQ(prompt.ask == ui::Ask::rematch, game->situation().isOver());
    EXPECT_LE(prompt.countdown.done, prompt.countdown.all);
    for (std::size_t i = 0; i < game->seats(); ++i) {
        const ui::SeatWords words = face.seatWords(*game, game->place(), seat_at(i));
        EXPECT_EQ(words.seat, seat_at(i));
        EXPECT_EQ(words.toAct, game->situation().toAct == seat_at(i));
        EXPECT_FALSE(words.name.isEmpty() || words.countWords.isEmpty());
        EXPECT_TRUE(words.all == 0 || words.count <= words.all);
    }
    const ui::BoardPicture picture = face.picture(scene);
    EXPECT_EQ(pieces_by_picture(picture),
              pieces_by_position(game->position(game->place()), picture.shape));
    EXPECT_TRUE((picture.draggable - picture.active).empty());
    EXPECT_TRUE(picture.targets.empty() && !picture.chosen && picture.path.empty());
    EXPECT_EQ(picture.active.empty(), game->situation().isOver() || !prompt.isOnBoard);
}

/// What a click means is exactly one thing.
void expect_one_thing(const ui::Touch& touch, const std::string& where) {
    EXPECT_EQ((touch.selection ? 1 : 0) + (touch.token.empty() ? 0 : 1) +
                  (touch.refusal.isEmpty() ? 0 : 1),
              1)
        << where;
}

bool is_legal(const AnyGame& game, const std::string& token) {
    AnyGame after = game;
    return !after->play(token);
}

/// A target that is clicked makes a legal act, if need be after an answer or one more click.
void expect_act(const AnyGame& game, const Scene& chosen, BoardSpace target) {
    const Face& face = support::face_of(game);
    const std::string name = face.picture(chosen).shape.nameOf(target).toStdString();
    const ui::Touch touch = face.click(chosen, target);
    expect_one_thing(touch, name);
    if (!touch.token.empty()) {
        EXPECT_TRUE(is_legal(game, touch.token)) << touch.token;
        return;
    }
    ASSERT_TRUE(touch.selection) << name << ": " << touch.refusal.toStdString();
    const Scene asked = support::scene_of(game, *touch.selection);
    EXPECT_FALSE(face.choiceInWords(asked, chosen.selection).isEmpty());
    const ui::Prompt prompt = face.prompt(asked);
    EXPECT_EQ(prompt.ask, ui::Ask::choices) << name;
    for (const ui::Choice& choice : prompt.choices)
        EXPECT_TRUE(is_legal(game, choice.token)) << choice.token;
    EXPECT_FALSE(face.picture(asked).targets.empty());
}

/// Chooses every piece that can move, and goes to each of its targets.
void expect_touches(const AnyGame& game) {
    const Face& face = support::face_of(game);
    const Scene scene = support::scene_of(game);
    const ui::BoardPicture picture = face.picture(scene);
    for (const BoardSpace piece : picture.active) {
        const ui::Touch touch = face.click(scene, piece);
        ASSERT_TRUE(touch.selection) << picture.shape.nameOf(piece).toStdString();
        EXPECT_EQ(touch.selection->piece(), piece);
        EXPECT_EQ(face.dragged(scene, piece).chosen, touch.selection->chosen);
        const Scene chosen = support::scene_of(game, *touch.selection);
        EXPECT_FALSE(face.choiceInWords(chosen, {}).isEmpty());
        const ui::BoardPicture open = face.picture(chosen);
        EXPECT_EQ(open.chosen, piece);
        EXPECT_FALSE(open.targets.empty());
        for (const BoardSpace target : open.targets) {
            expect_act(game, chosen, target);
            ui::Selection pointing = *touch.selection;
            pointing.pointed = target;
            const ui::BoardPicture pointed = face.picture(support::scene_of(game, pointing));
            ASSERT_GE(pointed.path.size(), 2U);
            EXPECT_EQ(pointed.path.front(), piece);
            EXPECT_EQ(pointed.path.back(), target);
            EXPECT_TRUE(pointed.at(target).ghost || target == piece);
            for (const BoardSpace over : pointed.jumped)
                EXPECT_TRUE(pointed.at(over).piece);
            EXPECT_FALSE(face.pointedInWords(support::scene_of(game, pointing)).isEmpty() &&
                         target != piece);
        }
        const ui::Touch back = face.click(chosen, piece);
        ASSERT_TRUE(back.selection);
        EXPECT_FALSE(back.selection->piece());
    }
}

/// Every space has a name, that begins with the space and says what is there, and answers.
void expect_spaces(const AnyGame& game) {
    const Face& face = support::face_of(game);
    const Scene scene = support::scene_of(game);
    const ui::BoardPicture picture = face.picture(scene);
    QSet<QString> names;
    for (const BoardSpace space : picture.shape.all()) {
        const QString name = face.nameOfSpace(scene, space);
        EXPECT_TRUE(name.startsWith(picture.shape.nameOf(space) + QStringLiteral(", ")));
        names.insert(name);
        if (scene.isAsking())
            expect_one_thing(face.click(scene, space), name.toStdString());
        EXPECT_TRUE(face.nameOfSpace(support::looking_at(game, game->place()), space)
                        .startsWith(picture.shape.nameOf(space)));
    }
    EXPECT_EQ(static_cast<std::size_t>(names.size()), picture.shape.size());
}

/// Every act stands in one line, in one cell, and is told.
void expect_rows(const AnyGame& game) {
    const Face& face = support::face_of(game);
    const auto columns = face.moveColumns(*game);
    std::vector<std::size_t> begins;
    std::optional<ui::ListedAct> last;
    game->visit(0, game->size(), [&](std::size_t place, const auto& before, const auto& token) {
        const ui::ListedAct act{before, token};
        if (!last || face.beginsLine(*game, *last, act))
            begins.push_back(place);
        last = act;
    });
    begins.push_back(game->size());
    std::vector<std::size_t> listed;
    for (std::size_t i = 0; i + 1 < begins.size(); ++i) {
        const ui::MoveRow row = face.moveRow(*game, begins[i], begins[i + 1]);
        ASSERT_EQ(row.cells.size(), columns.size());
        EXPECT_LE(support::width_of(row, columns), 33) << row.cells.back().text.toStdString();
        for (std::size_t j = 0; j < columns.size(); ++j) {
            const ui::MoveCell& cell = row.cells[j];
            EXPECT_TRUE(cell.text.isEmpty() || !cell.inWords.isEmpty());
            if (!cell.place)
                continue;
            EXPECT_FALSE(cell.text.isEmpty());
            EXPECT_EQ(columns[j].kind, ui::MoveColumn::Kind::acts);
            listed.push_back(*cell.place);
        }
    }
    ASSERT_EQ(listed.size(), game->size());
    for (std::size_t i = 0; i < listed.size(); ++i)
        EXPECT_EQ(listed[i], i + 1);
}

/// Each act is told, and where it moves a piece its way is known and marked.
void expect_acts_told(const AnyGame& game) {
    const Face& face = support::face_of(game);
    for (std::size_t place = 0; place < game->size(); ++place) {
        EXPECT_FALSE(face.act(*game, place).shown.isEmpty());
        EXPECT_FALSE(face.act(*game, place).spoken.isEmpty());
        const auto way = face.pathOf(*game, place);
        EXPECT_EQ(way.empty(), game->token(place).find('-') == std::string::npos);
        const ui::BoardPicture picture = face.picture(support::looking_at(game, place));
        EXPECT_EQ(picture.path, way);
        EXPECT_TRUE(picture.active.empty() && picture.targets.empty());
    }
}

TEST(FaceLaws, hold_in_every_variant) {
    std::mt19937_64 random(5);
    for (const std::string& rules : support::jumping_variants()) {
        SCOPED_TRACE(rules);
        AnyGame game = support::game_of(rules);
        play_at_random(game, 20 + tabletop::uniform_below(random, 60), random);
        SCOPED_TRACE(game->position(game->place()));
        expect_words_and_picture(game);
        expect_touches(game);
        expect_rows(game);
        ASSERT_FALSE(HasFailure());
    }
}

TEST(FaceLaws, hold_at_every_place_of_long_games) {
    std::mt19937_64 random(6);
    for (const std::string rules :
         {"halma,board=8", "halma,players=4,leave=5,prison=play", "chinese-checkers,players=3",
          "chinese-checkers,players=6,pairs,super", "chinese-checkers,capture",
          "chinese-checkers,players=5,capture"}) {
        SCOPED_TRACE(rules);
        AnyGame game = support::game_of(rules);
        play_at_random(game, 300, random);
        const std::size_t end = game->place();
        for (std::size_t place = 0; place <= end; ++place) {
            game->goTo(place);
            SCOPED_TRACE(game->position(place));
            expect_words_and_picture(game);
            if (place % 40 == 0 || place == end) {
                expect_spaces(game);
                expect_touches(game);
            }
            ASSERT_FALSE(HasFailure());
        }
        expect_rows(game);
        expect_acts_told(game);
    }
}

} // namespace
