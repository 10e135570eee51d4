#include "app/seat_players.hpp"
#include "faces/checkers_poker/decided_showdown.hpp"
#include "faces/checkers_poker/result_panel.hpp"
#include "faces/checkers_poker/showdown_panel.hpp"
#include "new_game_support.hpp"
#include "scripted_player.hpp"
#include "support/table_match.hpp"
#include "ui/card_board_support.hpp"
#include "ui/table/move_list.hpp"
#include "ui/table/moves_panel.hpp"
#include "ui/widgets/step_button.hpp"

#include <QMessageBox>

#include <gmock/gmock.h>

#include <variant>
#include <vector>

namespace {

using support::matchOf;
using support::shownState;

using namespace checkers_poker;
using support::fresh_match;
using support::Random;
using testing::HasSubstr;

/// A game between persons with a showdown that cost a checker, so many acts after it.
Match gameWithShowdowns() {
    constexpr std::size_t acts = 40;
    for (unsigned seed = 0;; ++seed) {
        Random random(seed);
        Match match = fresh_match();
        bool hasRemoval = false;
        for (; !is_over(match.history.current()) && match.history.size() < acts;
             hasRemoval |= std::holds_alternative<Removing>(match.history.current().phase))
            play(match, support::random_action(random, match.history.current()));
        if (hasRemoval && match.history.size() == acts)
            return match;
    }
}

/// The places of a match where somebody is in a phase.
template <class Phase>
std::vector<std::size_t> placesOf(const Match& match) {
    std::vector<std::size_t> places;
    for (std::size_t place = 0; place <= match.history.size(); ++place)
        if (std::holds_alternative<Phase>(match.history.state(place).phase))
            places.push_back(place);
    return places;
}

/// The game up to a place.
Match upTo(Match match, std::size_t place) {
    match.history.go_to(place);
    Match result(match.history.start());
    for (std::size_t i = 0; i < place; ++i)
        play(result, match.history.action(i));
    return result;
}

/// Looking at other places of the game than the one where it stands.
class LookingTest : public support::ScriptedPlayer {
protected:
    ui::StepButton* step(ui::StepButton::Step which) const {
        const auto buttons = window->table().moves().findChildren<ui::StepButton*>();
        return buttons.at(static_cast<int>(which));
    }
    QRect inWindow(const QWidget& widget) const {
        return {widget.mapTo(window.get(), QPoint()), widget.size()};
    }
    bool isListShown() const { return window->table().moves().isVisible(); }
    void stepBack() { QTest::mouseClick(step(ui::StepButton::Step::back), Qt::LeftButton); }
    void stepForward() { QTest::mouseClick(step(ui::StepButton::Step::forward), Qt::LeftButton); }
    /// Presses where the button was, whatever is there now.
    void clickAt(QPoint point) {
        QWidget* target = window->childAt(point);
        ASSERT_NE(target, nullptr);
        QTest::mouseClick(target, Qt::LeftButton, {}, target->mapFrom(window.get(), point));
    }
};

TEST_F(LookingTest, TheButtonsKeepTheirPlaceThroughTheWholeGame) {
    open(gameWithShowdowns());
    game->look(0);
    QTest::qWait(1);
    const QRect forward = inWindow(*step(ui::StepButton::Step::forward));
    const std::string record = to_text(matchOf(*game));
    for (std::size_t place = 1; place < game->place(); ++place) {
        clickAt(forward.center());
        QTest::qWait(1);
        ASSERT_EQ(game->shownPlace(), place);
        ASSERT_TRUE(isListShown());
        EXPECT_EQ(inWindow(*step(ui::StepButton::Step::forward)), forward) << place;
    }
    const QRect back = inWindow(*step(ui::StepButton::Step::back));
    for (std::size_t place = game->shownPlace(); place-- > 0;) {
        clickAt(back.center());
        QTest::qWait(1);
        ASSERT_EQ(game->shownPlace(), place);
        EXPECT_EQ(inWindow(*step(ui::StepButton::Step::back)), back) << place;
    }
    EXPECT_EQ(to_text(matchOf(*game)), record);
}

/// At a game that ends where hands are asked for or compared: back and forth over its end.
class LookingAtAnEnd : public LookingTest, public testing::WithParamInterface<bool> {};

TEST_P(LookingAtAnEnd, ComingBackByASteppingButtonOpensNothingUnderIt) {
    const Match whole = gameWithShowdowns();
    const std::size_t end =
        GetParam() ? placesOf<Removing>(whole).front() : placesOf<Showing>(whole).front();
    open(upTo(whole, end));
    ASSERT_FALSE(isListShown()); // the hands are asked for, or compared
    QTest::keyClick(window.get(), Qt::Key_Left, Qt::AltModifier);
    ASSERT_TRUE(isListShown());
    QTest::qWait(1);
    const QPoint forward = inWindow(*step(ui::StepButton::Step::forward)).center();
    for (int i = 0; i < 3; ++i)
        clickAt(forward);
    EXPECT_FALSE(game->isLookingElsewhere());
    EXPECT_TRUE(isListShown());
    EXPECT_EQ(game->place(), end);
    stepBack();
    EXPECT_EQ(game->shownPlace(), end - 1);
    stepForward();
    EXPECT_TRUE(isListShown());
    // What is asked for there is opened by a step of its own.
    press("openPage");
    EXPECT_FALSE(isListShown());
    EXPECT_TRUE(window->findChild<ui::ResultPanel*>()->isVisible() == GetParam());
    EXPECT_TRUE(window->findChild<ui::ShowdownPanel*>()->isVisible() != GetParam());
    EXPECT_TRUE(window->table().isAncestorOf(QApplication::focusWidget()));
}

TEST_P(LookingAtAnEnd, TheArrowsOfTheListNeverStop) {
    const Match whole = gameWithShowdowns();
    const std::size_t end =
        GetParam() ? placesOf<Removing>(whole).front() : placesOf<Showing>(whole).front();
    open(upTo(whole, end));
    QTest::keyClick(window.get(), Qt::Key_Left, Qt::AltModifier);
    auto& list = window->table().moves().list();
    list.setFocus();
    for (int round = 0; round < 2; ++round) {
        for (std::size_t i = 0; i < end; ++i)
            key(Qt::Key_Left);
        EXPECT_EQ(game->shownPlace(), 0U);
        for (std::size_t i = 0; i < end; ++i)
            key(Qt::Key_Right);
        EXPECT_EQ(game->shownPlace(), end);
        EXPECT_EQ(QApplication::focusWidget(), &list);
        EXPECT_TRUE(isListShown());
    }
    key(Qt::Key_Home);
    key(Qt::Key_End);
    EXPECT_EQ(QApplication::focusWidget(), &list);
    EXPECT_TRUE(isListShown());
}

TEST_P(LookingAtAnEnd, TheWayBackToTheGameOpensWhatIsAskedThere) {
    const Match whole = gameWithShowdowns();
    const std::size_t end =
        GetParam() ? placesOf<Removing>(whole).front() : placesOf<Showing>(whole).front();
    open(upTo(whole, end));
    QTest::keyClick(window.get(), Qt::Key_Left, Qt::AltModifier);
    press("backToGame");
    EXPECT_FALSE(isListShown());
}

INSTANTIATE_TEST_SUITE_P(Of, LookingAtAnEnd, testing::Bool(), [](const auto& each) {
    return each.param ? "AGameWithADecidedShowdown" : "AGameWhereHandsAreShown";
});

TEST_F(LookingTest, ClicksOnTheBoardSayHowToPlayOnAndDoNothing) {
    open(gameWithShowdowns());
    const std::string record = to_text(matchOf(*game));
    for (std::size_t place = 0; place < game->place(); ++place) {
        game->look(place);
        for (const Space each :
             shownState(*game).checkers[first] | shownState(*game).checkers[second]) {
            click(each);
            break;
        }
        click(space("d2"));
        EXPECT_THAT(status().toStdString(), HasSubstr("Go on from here"));
        EXPECT_EQ(game->shownPlace(), place);
    }
    QTest::keyClick(window.get(), Qt::Key_E, Qt::ControlModifier);
    EXPECT_EQ(to_text(matchOf(*game)), record);
}

TEST_F(LookingTest, TheActThatWasPlayedIsMarked) {
    const Match match = gameWithShowdowns();
    open(match);
    for (std::size_t place = 1; place < match.history.size(); ++place) {
        game->look(place);
        const State state = match.history.state(place);
        const ui::CardBoard picture = support::shown_on(board());
        EXPECT_TRUE(picture.active.empty());
        if (const auto* move = std::get_if<Move>(&match.history.action(place))) {
            EXPECT_EQ(picture.path.front(), move->from);
            EXPECT_EQ(picture.path.back(), move->to);
        } else if (const auto* show = std::get_if<Show>(&match.history.action(place))) {
            for (const cards::Card card : show->hand ? cards_in(*show->hand) : cards::CardSet())
                EXPECT_TRUE(picture.highlighted.contains(state.layout.space_of(card).value()));
        } else if (const auto* removal = std::get_if<RemoveChecker>(&match.history.action(place))) {
            EXPECT_EQ(picture.removable, SpaceSet{removal->space});
        }
    }
}

TEST_F(LookingTest, AResultLookedAtIsSeenOnTheBoardAndToldInWords) {
    const Match match = gameWithShowdowns();
    const std::size_t decided = placesOf<Removing>(match).front();
    open(match);
    game->look(decided);
    const auto result = checkers_poker_face::decidedAt(match, decided).value();
    for (const Seat seat : {first, second}) {
        const auto& hand = result.shown[seat].hand;
        for (const cards::Card card : hand ? cards_in(*hand) : cards::CardSet())
            EXPECT_TRUE(support::shown_on(board()).highlighted.contains(
                shownState(*game).layout.space_of(card).value()));
    }
    EXPECT_THAT(status().toStdString(),
                HasSubstr(decision_in_words(result, cards::Deck::standard).substr(1)));
    EXPECT_TRUE(isListShown());
    EXPECT_EQ(seen<QPushButton>("continue"), nullptr);
}

TEST_F(LookingTest, ReturningToAResultDoesNotOpenItAndTheGameWaitsAllTheSame) {
    const Match whole = gameWithShowdowns();
    Match match = upTo(whole, placesOf<Removing>(whole).front());
    app::setSeatPlayer(match, to_act(match.history.current()).value(), engine::Level(1));
    const std::size_t end = match.history.size();
    open(std::move(match));
    QTest::keyClick(window.get(), Qt::Key_Left, Qt::AltModifier);
    QTest::keyClick(window.get(), Qt::Key_Right, Qt::AltModifier);
    QTest::qWait(1);
    EXPECT_EQ(game->place(), end);
    press("openPage");
    press("continue");
    EXPECT_TRUE(QTest::qWaitFor([&] { return game->place() > end; }, 30'000));
}

TEST_F(LookingTest, GoingOnFromHereIsACommandOfWhoLooksElsewhere) {
    open(gameWithShowdowns());
    EXPECT_FALSE(commands().goOnFromHere->isEnabled());
    game->look(3);
    EXPECT_TRUE(commands().goOnFromHere->isEnabled());
    game->lookAtGame();
    EXPECT_FALSE(commands().goOnFromHere->isEnabled());
}

TEST_F(LookingTest, TheKeyOfGoingOnFromHereAsksAndThenPlaysOnFromThere) {
    open(gameWithShowdowns());
    const std::size_t played = game->place();
    const auto goOn = [this] {
        window->activateWindow();
        ASSERT_TRUE(QTest::qWaitForWindowActive(window.get()));
        QTest::keyClick(window.get(), Qt::Key_G, Qt::ControlModifier);
    };
    const auto answer = [&](bool agreed) {
        support::inDialog<QMessageBox>(goOn, [agreed](QMessageBox& box) {
            EXPECT_EQ(box.objectName(), QStringLiteral("askToDrop"));
            if (agreed)
                QTest::keyClick(box.focusWidget(), Qt::Key_Tab);
            QTest::keyClick(box.focusWidget(), Qt::Key_Return);
        });
    };
    game->look(3);
    answer(false); // by itself Enter drops nothing
    EXPECT_EQ(game->place(), played);
    EXPECT_EQ(game->shownPlace(), 3U);
    answer(true);
    EXPECT_EQ(game->place(), 3U);
    EXPECT_FALSE(game->isLookingElsewhere());
    goOn(); // there is nothing to go on from
    EXPECT_EQ(game->game().size(), played);
    Random random(61);
    actByKeys(random);
    EXPECT_LE(game->game().size(), 4U);
}

} // namespace
