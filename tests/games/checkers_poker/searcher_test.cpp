#include "games/checkers_poker/position_text.hpp"
#include "games/checkers_poker/searcher.hpp"
#include "support/random_play.hpp"

#include <gtest/gtest.h>

#include <chrono>
#include <memory>
#include <stdexcept>
#include <stop_token>
#include <string_view>
#include <variant>
#include <vector>

namespace {

using namespace checkers_poker;
using checkers_poker::Searcher;
using checkers_poker::SearchInfo;
using checkers_poker::SearchResult;
using checkers_poker::SearchSettings;
using engine::Limits;
using std::chrono::milliseconds;

Limits of_nodes(std::uint64_t nodes) {
    Limits limits;
    limits.nodes = nodes;
    return limits;
}

SearchSettings small_hash() {
    SearchSettings settings;
    settings.hash_megabytes = 1;
    return settings;
}

/// A time that goes on by a step whenever it is asked for.
struct FakeTime {
    std::shared_ptr<std::chrono::steady_clock::time_point> time =
        std::make_shared<std::chrono::steady_clock::time_point>();
    milliseconds step{1};

    std::chrono::steady_clock::time_point operator()() const { return *time += step; }
};

SearchSettings timed(const FakeTime& time) {
    SearchSettings settings = small_hash();
    settings.now = time;
    return settings;
}

TEST(Search, AnswersLegallyInEveryPhaseOfEveryVariant) {
    for (const std::string_view rules : support::variants) {
        for (std::uint32_t deal = 0; deal < 40; ++deal) {
            const State state = support::random_position(rules, deal, deal * 3 % 80);
            Searcher searcher(small_hash());
            const SearchResult result = searcher.search(state, of_nodes(500));
            if (std::holds_alternative<Rolling>(state.phase)) {
                EXPECT_FALSE(result.best);
                continue;
            }
            ASSERT_TRUE(result.best);
            EXPECT_FALSE(check(state, *result.best)) << to_text(state);
            ASSERT_FALSE(result.actions.empty());
            EXPECT_EQ(result.actions.front(), *result.best);
            State after = state;
            for (const Action& action : result.actions) {
                ASSERT_FALSE(check(after, action)) << to_text(after) << ' ' << to_text(action);
                checkers_poker::apply(after, action);
            }
        }
    }
}

TEST(Search, HasNothingToSayWhenTheGameIsOver) {
    State state = standard_start();
    checkers_poker::apply(state, Resign{});
    EXPECT_FALSE(Searcher(small_hash()).search(state, of_nodes(100)).best);
}

TEST(Search, GivesTheSameAnswerForTheSameNodes) {
    for (const std::string_view rules : {"standard", "high-low,die"}) {
        Searcher used(small_hash());
        for (std::uint32_t deal = 0; deal < 6; ++deal) {
            const State state = support::random_position(rules, deal, 8 + deal);
            Searcher fresh(small_hash());
            const SearchResult one = used.search(state, of_nodes(20'000));
            const SearchResult two = fresh.search(state, of_nodes(20'000));
            EXPECT_EQ(one.best, two.best);
            EXPECT_EQ(one.score, two.score);
            EXPECT_EQ(one.nodes, two.nodes);
            EXPECT_EQ(one.actions, two.actions);
        }
    }
}

TEST(Search, StopsAtItsNodes) {
    Searcher searcher(small_hash());
    for (const std::uint64_t nodes : {1U, 1000U, 30'000U}) {
        const SearchResult result = searcher.search(standard_start(), of_nodes(nodes));
        EXPECT_LE(result.nodes, nodes + 256);
        EXPECT_TRUE(result.best);
    }
}

TEST(Search, StopsAtItsDepth) {
    Limits limits;
    limits.depth = 3;
    const SearchResult result = Searcher(small_hash()).search(standard_start(), limits);
    EXPECT_EQ(result.depth, 3U);
}

TEST(Search, TellsOfEachDepthWithALineThatBeginsWithTheBestAction) {
    Limits limits;
    limits.depth = 4;
    std::vector<SearchInfo> infos;
    const SearchResult result =
        Searcher(small_hash()).search(standard_start(), limits, {}, [&](const SearchInfo& info) {
            infos.push_back(info);
        });
    ASSERT_FALSE(infos.empty());
    EXPECT_EQ(infos.back().depth, 4U);
    EXPECT_EQ(infos.back().actions.front(), result.best);
    EXPECT_EQ(infos.back().score, result.score);
    for (std::size_t i = 1; i < infos.size(); ++i) {
        EXPECT_GE(infos[i].nodes, infos[i - 1].nodes);
        EXPECT_GE(infos[i].depth, infos[i - 1].depth);
    }
}

TEST(Search, NeverExceedsItsTime) {
    for (const int time : {4, 10, 50, 200}) {
        Limits limits;
        limits.movetime = milliseconds(time);
        Searcher searcher(timed({}));
        const SearchResult result = searcher.search(standard_start(), limits);
        EXPECT_TRUE(result.best);
        EXPECT_LE(result.time.count(), time);
    }
}

TEST(Search, CountsTheTimeSinceItWasAskedFor) {
    FakeTime time;
    Limits limits;
    limits.movetime = milliseconds(500);
    limits.since = *time.time;
    *time.time += milliseconds(1000);
    const SearchResult result = Searcher(timed(time)).search(standard_start(), limits);
    EXPECT_TRUE(result.best);
    EXPECT_GE(result.time, milliseconds(1000));
    EXPECT_LE(result.nodes, 512U);
}

/// The same checkers at the same turn: only the cards and the rules tell the positions apart.
TEST(Search, ForgetsWhatItLearnedOnAnotherBoardOrUnderOtherRules) {
    Limits limits;
    limits.movetime = milliseconds(60);
    const auto start_of = [](std::string_view rules, std::uint32_t number) {
        const Options options = read_options(rules);
        State state = new_game(options, deal(number, options.deck));
        checkers_poker::apply(state, ChooseEnd{End::south});
        return state;
    };
    Searcher used(timed({}));
    for (const State& state : {start_of("standard", 1), start_of("standard", 2),
                               start_of("high-low", 2), start_of("wild=2c+2d+2h+2s", 2)}) {
        const SearchResult one = used.search(state, limits);
        const SearchResult two = Searcher(timed({})).search(state, limits);
        EXPECT_EQ(one.best, two.best) << to_text(state);
        EXPECT_EQ(one.score, two.score);
        EXPECT_EQ(one.nodes, two.nodes);
    }
}

TEST(Search, KeepsWhatItLearnedInTheSameGame) {
    Limits limits;
    limits.movetime = milliseconds(60);
    Searcher searcher(timed({}));
    const auto nodes_to_depth_4 = [&] {
        std::uint64_t nodes = 0;
        searcher.search(standard_start(), limits, {}, [&](const SearchInfo& info) {
            if (info.depth <= 4)
                nodes = info.nodes;
        });
        return nodes;
    };
    const std::uint64_t at_first = nodes_to_depth_4();
    EXPECT_LT(nodes_to_depth_4(), at_first);
    searcher.forget();
    EXPECT_EQ(nodes_to_depth_4(), at_first);
}

TEST(Search, LeavesItselfTimeOnTheClock) {
    for (const int remaining : {1, 20, 100, 2000, 60'000}) {
        Limits limits;
        limits.clock.emplace();
        (*limits.clock)[first] = {milliseconds(remaining), milliseconds(0)};
        (*limits.clock)[second] = {milliseconds(1), milliseconds(0)};
        Searcher searcher(timed({}));
        const SearchResult result = searcher.search(standard_start(), limits);
        EXPECT_TRUE(result.best);
        EXPECT_LE(result.time.count(), std::max(5, remaining / 2));
    }
}

TEST(Search, AnswersAtOnceWhenThereIsNothingToChoose) {
    State state = support::random_position("standard", 1, 7);
    ASSERT_TRUE(std::holds_alternative<Showing>(state.phase));
    // Only five cards, and all of their hands but one used.
    state.checkers[second] = SpaceSet{};
    for (const Space space : ~state.checkers[first]) {
        if (state.layout.card_on(space) && state.checkers[second].size() < 5)
            state.checkers[second].insert(space);
    }
    ASSERT_EQ(count_legal_actions(state), 1U);
    Limits limits;
    limits.movetime = milliseconds(1'000'000);
    const SearchResult result = Searcher(timed({})).search(state, limits);
    EXPECT_EQ(*result.best, legal_actions(state).front());
    EXPECT_LT(result.time.count(), 1000);
}

TEST(Search, StopsWhenItIsToldTo) {
    std::stop_source source;
    std::uint64_t nodes_when_told = 0;
    const SearchResult result =
        Searcher(small_hash())
            .search(standard_start(), Limits{}, source.get_token(), [&](const SearchInfo& info) {
                if (info.depth == 3 && !source.stop_requested()) {
                    nodes_when_told = info.nodes;
                    source.request_stop();
                }
            });
    EXPECT_TRUE(result.best);
    EXPECT_LE(result.nodes, nodes_when_told + 512);
}

TEST(Search, AnswersEvenIfItIsStoppedBeforeItBegan) {
    std::stop_source source;
    source.request_stop();
    const SearchResult result =
        Searcher(small_hash()).search(standard_start(), Limits{}, source.get_token());
    ASSERT_TRUE(result.best);
    EXPECT_FALSE(check(standard_start(), *result.best));
}

TEST(Search, SeveralThreadsAnswerLegally) {
    SearchSettings settings = small_hash();
    settings.threads = 4;
    Searcher searcher(settings);
    for (std::uint32_t deal = 0; deal < 4; ++deal) {
        const State state = support::random_position("high-low", deal, 5 + deal);
        const SearchResult result = searcher.search(state, of_nodes(40'000));
        ASSERT_TRUE(result.best);
        EXPECT_FALSE(check(state, *result.best));
    }
}

TEST(Search, SeveralThreadsStopTogether) {
    SearchSettings settings = small_hash();
    settings.threads = 3;
    std::stop_source source;
    const SearchResult result = Searcher(settings).search(
        standard_start(), Limits{}, source.get_token(), [&](const SearchInfo& info) {
            if (info.depth == 3)
                source.request_stop();
        });
    EXPECT_TRUE(result.best);
}

/// Whoever is told may fail: the other threads must not be left searching.
TEST(Search, SeveralThreadsEndWhenTheFirstFails) {
    SearchSettings settings = small_hash();
    settings.threads = 3;
    EXPECT_THROW(Searcher(settings).search(
                     standard_start(), Limits{}, {},
                     [](const SearchInfo&) { throw std::runtime_error("no room to write"); }),
                 std::runtime_error);
}

TEST(Search, FollowsSeveralLinesBestFirst) {
    SearchSettings settings = small_hash();
    settings.lines = 3;
    Limits limits;
    limits.depth = 3;
    std::vector<SearchInfo> last(3);
    Searcher(settings).search(standard_start(), limits, {}, [&](const SearchInfo& info) {
        ASSERT_LT(info.line, 3U);
        last[info.line] = info;
    });
    for (const SearchInfo& info : last) {
        EXPECT_EQ(info.depth, 3U);
        ASSERT_FALSE(info.actions.empty());
    }
    EXPECT_NE(last[0].actions.front(), last[1].actions.front());
    EXPECT_NE(last[1].actions.front(), last[2].actions.front());
    EXPECT_GE(last[0].score, last[1].score);
    EXPECT_GE(last[1].score, last[2].score);
}

TEST(Search, KeepsItsSettingsWithinReason) {
    SearchSettings settings;
    settings.hash_megabytes = 0;
    settings.threads = 0;
    settings.lines = 0;
    const Searcher searcher(settings);
    EXPECT_EQ(searcher.settings().hash_megabytes, 1U);
    EXPECT_EQ(searcher.settings().threads, 1U);
    EXPECT_EQ(searcher.settings().lines, 1U);
}

TEST(Search, NoiseChangesScoresButRepeatably) {
    SearchSettings settings = small_hash();
    settings.noise = 100;
    settings.noise_seed = 1;
    const auto one = Searcher(settings).search(standard_start(), of_nodes(2000));
    const auto again = Searcher(settings).search(standard_start(), of_nodes(2000));
    settings.noise_seed = 2;
    const auto other = Searcher(settings).search(standard_start(), of_nodes(2000));
    EXPECT_EQ(one.score, again.score);
    EXPECT_EQ(one.best, again.best);
    EXPECT_NE(one.score, other.score);
}

} // namespace
