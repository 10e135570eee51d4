#include "app/game_controller.hpp"
#include "games/checkers_poker/position_text.hpp"
#include "support/random_games.hpp"
#include "support/table_match.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace {

using support::matchOf;
using support::shownState;
using support::stateOf;
using support::submit;

using app::GameController;
using checkers_poker::Match;
using checkers_poker::State;

Match freshMatch(const char* rules = "standard") {
    const auto options = checkers_poker::read_options(rules);
    return Match(checkers_poker::new_game(options, checkers_poker::deal(3, options.deck)));
}

/// Plays at random to the end, or for so many acts.
void playOn(GameController& game, support::Random& random, std::size_t acts = 10000) {
    for (; acts > 0 && !is_over(stateOf(game)); --acts)
        ASSERT_FALSE(submit(game, support::random_action(random, stateOf(game))));
}

TEST(GameController, ARefusedActChangesNothingAndSaysWhy) {
    GameController game(freshMatch());
    int refusals = 0;
    int changes = 0;
    QObject::connect(&game, &GameController::refused, &game, [&](const QString& token) {
        ++refusals;
        EXPECT_EQ(token, QStringLiteral("a1-a1"));
    });
    QObject::connect(&game, &GameController::changed, &game, [&] { ++changes; });
    const std::string before = to_text(matchOf(game));
    const auto refusal = submit(game, checkers_poker::Move{});
    ASSERT_TRUE(refusal);
    EXPECT_TRUE(std::holds_alternative<checkers_poker::refused::EndNotChosen>(*refusal));
    EXPECT_EQ(refusals, 1);
    EXPECT_EQ(changes, 0);
    EXPECT_EQ(to_text(matchOf(game)), before);
}

TEST(GameController, AnActIsToldWithWhatWasBefore) {
    GameController game(freshMatch());
    std::vector<State> befores;
    std::vector<std::string> acts;
    QObject::connect(&game, &GameController::acted, &game, [&](std::size_t place) {
        befores.push_back(matchOf(game).history.state(place));
        acts.push_back(game.game().token(place));
    });
    const State start = stateOf(game);
    ASSERT_FALSE(submit(game, checkers_poker::ChooseEnd{}));
    EXPECT_EQ(befores, std::vector<State>{start});
    EXPECT_EQ(acts, std::vector<std::string>{"south"});
}

TEST(GameController, UndoToTheStartAndRedoToTheEnd) {
    support::Random random(1);
    GameController game(freshMatch());
    playOn(game, random);
    ASSERT_TRUE(is_over(stateOf(game)));
    std::vector<std::string> places;
    for (; game.canUndo(); game.undo())
        places.push_back(to_text(stateOf(game)));
    places.push_back(to_text(stateOf(game)));
    EXPECT_EQ(places.size(), matchOf(game).history.size() + 1);
    for (auto place = places.rbegin(); place != places.rend(); ++place) {
        EXPECT_EQ(to_text(shownState(game)), *place);
        game.redo();
    }
    EXPECT_FALSE(game.canRedo());
}

TEST(GameController, WinUndoAndMoveAgain) {
    support::Random random(2);
    GameController game(freshMatch());
    playOn(game, random);
    game.undo();
    EXPECT_FALSE(is_over(stateOf(game)));
    ASSERT_FALSE(submit(game, support::random_action(random, stateOf(game))));
    EXPECT_FALSE(game.canRedo());
    EXPECT_FALSE(game.isLookingElsewhere());
}

TEST(GameController, LookingElsewhereChangesNothing) {
    support::Random random(3);
    GameController game(freshMatch());
    playOn(game, random, 20);
    const std::string record = to_text(matchOf(game));
    game.look(5);
    EXPECT_TRUE(game.isLookingElsewhere());
    EXPECT_EQ(shownState(game), matchOf(game).history.state(5));
    EXPECT_EQ(game.place(), 20U);
    EXPECT_EQ(to_text(matchOf(game)), record);
    game.look(1000000);
    EXPECT_EQ(game.shownPlace(), 20U);
    EXPECT_FALSE(game.isLookingElsewhere());
}

TEST(GameController, WhoLooksBackStaysThereAndIsToldOfNews) {
    support::Random random(4);
    GameController game(freshMatch());
    playOn(game, random, 20);
    game.look(5);
    EXPECT_FALSE(game.hasNews());
    playOn(game, random, 1);
    EXPECT_EQ(game.shownPlace(), 5U);
    EXPECT_TRUE(game.hasNews());
    game.lookAtGame();
    EXPECT_FALSE(game.hasNews());
    EXPECT_EQ(game.shownPlace(), 21U);
}

TEST(GameController, GoingOnFromThePastLosesNothingUntilTheNextAct) {
    support::Random random(5);
    GameController game(freshMatch());
    playOn(game, random, 20);
    game.look(5);
    game.goOnFromShown();
    EXPECT_EQ(game.place(), 5U);
    playOn(game, random, 1);
    EXPECT_EQ(matchOf(game).history.size(), 6U);
}

TEST(GameController, AnActAtTheGamesPlaceDropsWhatIsLookedAtBeyondIt) {
    support::Random random(6);
    GameController game(freshMatch());
    playOn(game, random, 20);
    for (int i = 0; i < 10; ++i)
        game.undo();
    game.look(18);
    playOn(game, random, 1);
    EXPECT_LE(game.shownPlace(), matchOf(game).history.size());
    EXPECT_EQ(matchOf(game).history.size(), 11U);
}

TEST(GameController, ModifiedFollowsSaving) {
    support::Random random(7);
    GameController game(freshMatch());
    EXPECT_FALSE(game.isModified());
    playOn(game, random, 4);
    EXPECT_TRUE(game.isModified());
    game.markSaved();
    EXPECT_FALSE(game.isModified());
    game.undo();
    EXPECT_TRUE(game.isModified());
    game.redo();
    EXPECT_FALSE(game.isModified());
}

TEST(GameController, AnotherActInPlaceOfASavedOneIsAModification) {
    GameController game(freshMatch());
    ASSERT_FALSE(submit(game, checkers_poker::ChooseEnd{checkers_poker::End::south}));
    game.markSaved();
    game.undo();
    ASSERT_FALSE(submit(game, checkers_poker::ChooseEnd{checkers_poker::End::north}));
    EXPECT_TRUE(game.isModified());
    game.markSaved();
    EXPECT_FALSE(game.isModified());
    game.setSeatPlayer(checkers_poker::first, engine::Level(1));
    EXPECT_TRUE(game.isModified());
}

/// Another way on from anywhere, and what never changes an edition.
void wanderOn(GameController& game, support::Random& random) {
    for (std::size_t back = random() % 8; back > 0; --back)
        game.undo();
    game.look(random() % (matchOf(game).history.size() + 1));
    if (random() % 8 == 0)
        game.start(support::random_match(random, {}, 20));
    playOn(game, random, random() % 5);
    game.lookAtGame();
}

TEST(GameController, AnEditionTellsWhichActsAreStillTheSame) {
    support::Random random(10);
    GameController game(freshMatch());
    std::vector<std::pair<std::uint64_t, std::vector<checkers_poker::Action>>> known;
    for (int step = 0; step < 200; ++step) {
        known.emplace_back(game.edition(), matchOf(game).history.actions());
        const auto actions = matchOf(game).history.actions();
        wanderOn(game, random);
        const auto& now = matchOf(game).history.actions();
        for (const auto& [edition, acts] : known) {
            const std::size_t shared = game.sharedWith(edition);
            ASSERT_LE(shared, std::min(acts.size(), now.size()));
            ASSERT_TRUE(std::equal(acts.begin(), acts.begin() + static_cast<std::ptrdiff_t>(shared),
                                   now.begin()));
        }
        EXPECT_TRUE(game.edition() != known.back().first || now == actions);
    }
}

TEST(GameController, OnlyActsAndNewGamesMakeAnotherEdition) {
    support::Random random(11);
    GameController game(freshMatch());
    playOn(game, random, 6);
    const std::uint64_t edition = game.edition();
    game.undo();
    game.redo();
    game.look(2);
    EXPECT_EQ(game.edition(), edition);
    EXPECT_EQ(game.sharedWith(edition), 6U);
    game.lookAtGame();
    playOn(game, random, 2);
    EXPECT_NE(game.edition(), edition);
    EXPECT_EQ(game.sharedWith(edition), 6U);
}

TEST(GameController, AGameUndoneToItsStartIsStillUnsaved) {
    support::Random random(9);
    GameController game(freshMatch());
    playOn(game, random, 40);
    while (game.canUndo())
        game.undo();
    EXPECT_TRUE(game.isModified());
    EXPECT_TRUE(GameController(matchOf(game)).isModified());
    GameController other(freshMatch());
    other.start(matchOf(game));
    EXPECT_TRUE(other.isModified());
    EXPECT_TRUE(other.canRedo());
}

TEST(GameController, AGameThatCameFromElsewhereIsUnsaved) {
    support::Random random(8);
    Match match = support::random_match(random, {}, 12);
    GameController game(freshMatch());
    game.start(match);
    EXPECT_TRUE(game.isModified());
    game.start(match, true);
    EXPECT_FALSE(game.isModified());
    game.start(freshMatch());
    EXPECT_FALSE(game.isModified());
}

TEST(GameController, UndoGoesBehindARollThatHappensByItself) {
    GameController game(freshMatch("die"));
    game.setChanceActsByItself(true);
    ASSERT_FALSE(submit(game, checkers_poker::ChooseEnd{}));
    EXPECT_TRUE(game.actsByItself());
    ASSERT_FALSE(game.submitChance());
    EXPECT_FALSE(game.actsByItself());
    EXPECT_EQ(game.place(), 2U);
    game.undo();
    EXPECT_EQ(game.place(), 0U);
    game.redo();
    EXPECT_EQ(game.place(), 2U);
}

TEST(GameController, ARestoredGameThatHasBegunIsNotSaved) {
    Match match = freshMatch();
    play(match, checkers_poker::ChooseEnd{});
    const GameController game(match);
    EXPECT_TRUE(game.isModified());
    EXPECT_FALSE(GameController(freshMatch()).isModified());
}

TEST(GameController, UndoStopsOnlyWhereAPersonActs) {
    GameController game(freshMatch());
    submit(game, checkers_poker::ChooseEnd{});
    EXPECT_TRUE(game.canUndo());
    game.setSeatPlayer(checkers_poker::second, engine::Level(1));
    // Second, the computer, chose the end: there is nothing that First could do again.
    EXPECT_FALSE(game.canUndo());
    game.undo();
    EXPECT_EQ(game.place(), 1U);
}

TEST(GameController, UndoneActsHoldTheGameBackUntilSomebodyMeansToDropThem) {
    GameController game(freshMatch());
    submit(game, checkers_poker::ChooseEnd{});
    game.undo();
    EXPECT_TRUE(game.wentBack());
    game.setSeatPlayer(checkers_poker::second, engine::Level(1));
    EXPECT_FALSE(game.wentBack());
    game.redo();
    game.setSeatPlayer(checkers_poker::first, engine::Level(1));
    game.undo(); // between two computers every act can be gone back to
    EXPECT_TRUE(game.wentBack());
    game.goOnAnyway();
    EXPECT_FALSE(game.wentBack());
}

} // namespace
