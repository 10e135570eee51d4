#include "window_fixture.hpp"

#include <QApplication>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <optional>
#include <string>
#include <vector>

/// Halma, Chinese Checkers and the capture game in the real window: games that were recorded are
/// played from start to end by mouse, then by keys.
namespace {

using app::AnyGame;
using ui::BoardSpace;

std::vector<std::string> spacesOf(const std::string& token) {
    std::vector<std::string> spaces;
    std::size_t start = 0;
    for (std::size_t dash = 0; dash != std::string::npos; start = dash + 1) {
        dash = token.find('-', start);
        spaces.push_back(token.substr(start, dash - start));
    }
    return spaces;
}

class RacePlay : public support::WindowTest, public testing::WithParamInterface<std::string> {
protected:
    /// The game of the record, and the acts that are to be played.
    void openAtItsStart() {
        std::ifstream file(GetParam());
        AnyGame whole = support::games().readRecord(
            std::string{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()});
        result = whole->resultText(whole->size());
        for (std::size_t i = 0; i < whole->size(); ++i)
            tokens.push_back(whole->token(i));
        whole->goTo(0);
        open(std::move(whole));
    }

    virtual void touch(const std::string& space) = 0;
    virtual void pressChoice(const std::string& token) = 0;

    bool isOffered(const std::string& token) const {
        return seen<QPushButton>(("choose-" + token).c_str()) != nullptr;
    }

    /// As somebody does who wants that act: by its end first, then hole by hole.
    void act(const std::string& token) {
        const std::size_t before = game->place();
        const std::vector<std::string> way = spacesOf(token);
        if (way.size() == 1) {
            token == "pass" ? pressChoice(token) : static_cast<void>(game->submit(token));
            return;
        }
        touch(way.front());
        touch(way.back());
        if (game->place() == before && isOffered(token))
            pressChoice(token);
        for (std::size_t i = 1; i < way.size() && game->place() == before; ++i)
            touch(way[i]);
        // What the way is drawn by may be another of the same end.
        EXPECT_EQ(game->place(), before + 1) << token;
    }

    void playToTheEnd() {
        openAtItsStart();
        for (const std::string& token : tokens) {
            act(token);
            ASSERT_FALSE(HasFailure()) << token << " in " << game->game().position(game->place());
            // There and back again.
            if (game->place() % 5 == 0) {
                const std::string position = game->game().position(game->place());
                commands().undo->trigger();
                commands().redo->trigger();
                EXPECT_EQ(game->game().position(game->place()), position);
            }
        }
        EXPECT_EQ(game->game().resultText(game->place()), result);
        EXPECT_EQ(seen<QPushButton>("rematch") != nullptr, game->situation().isOver());
    }

    BoardSpace spaceOf(const std::string& name) const {
        return board().picture().shape.named(QString::fromStdString(name)).value();
    }

    std::vector<std::string> tokens;
    std::string result;
};

class RaceByMouse : public RacePlay {
protected:
    void touch(const std::string& space) override {
        QTest::mouseClick(&board(), Qt::LeftButton, {},
                          board().rectangleOf(spaceOf(space)).center().toPoint());
    }
    void pressChoice(const std::string& token) override { press(("choose-" + token).c_str()); }
};

TEST_P(RaceByMouse, IsPlayedToItsEnd) { playToTheEnd(); }

class RaceByKeys : public RacePlay {
protected:
    void touch(const std::string& space) override {
        board().setFocus(Qt::TabFocusReason);
        for (const char sign : space)
            QTest::keyClick(&board(), sign);
        QTest::keyClick(&board(), Qt::Key_Space);
    }
    void pressChoice(const std::string& token) override {
        auto* button = seen<QPushButton>(("choose-" + token).c_str());
        ASSERT_NE(button, nullptr) << token;
        button->setFocus(Qt::TabFocusReason);
        QTest::keyClick(button, Qt::Key_Space);
    }
};

TEST_P(RaceByKeys, IsPlayedToItsEnd) { playToTheEnd(); }

std::vector<std::string> records() {
    std::vector<std::string> paths;
    for (const auto& entry : std::filesystem::directory_iterator(TEST_DATA "/halma/games"))
        paths.push_back(entry.path().string());
    std::sort(paths.begin(), paths.end());
    return paths;
}

std::string nameOfRecord(const testing::TestParamInfo<std::string>& info) {
    return std::filesystem::path(info.param).stem().string();
}

INSTANTIATE_TEST_SUITE_P(Of, RaceByMouse, testing::ValuesIn(records()), nameOfRecord);
INSTANTIATE_TEST_SUITE_P(Of, RaceByKeys, testing::ValuesIn(records()), nameOfRecord);

class AnotherBoard : public support::WindowTest {
protected:
    void startWith(const char* rules) {
        game->start(support::games().rowOfRules(rules).fromRules(rules, {}));
    }
    const std::optional<BoardSpace>& pointed() const {
        return window->table().desk().selection().pointed;
    }
};

/// The pointer rests on a space that the next board does not have.
TEST_F(AnotherBoard, IsPointedAtWhereItHasASpace) {
    open(support::games().rowOfRules("halma").fromRules("halma", {}));
    const BoardSpace last = BoardSpace::from_index(255);
    QTest::mouseMove(&board(), board().rectangleOf(last).center().toPoint());
    board().setCursorSpace(last);
    for (const char* rules : {"halma", "halma,board=8", "chinese-checkers", "standard"}) {
        startWith("halma");
        window->table().desk().pointAt(last);
        startWith(rules);
        const std::size_t size = board().picture().shape.size();
        EXPECT_TRUE(!pointed() || pointed()->index() < size) << rules;
        EXPECT_LT(board().cursor().index(), size) << rules;
        board().grab();
    }
}

/// Turned by hand a star stands on its head by three of six steps, a board of cards by one of two.
TEST_F(AnotherBoard, IsTurnedAsFarAsTheOneBefore) {
    open(support::games().rowOfRules("chinese-checkers").fromRules("chinese-checkers", {}));
    commands().flip->trigger();
    EXPECT_EQ(board().picture().turn, 1);
    startWith("standard");
    EXPECT_EQ(support::shown_on(board()).bottom, checkers_poker::End::north);
    startWith("chinese-checkers");
    EXPECT_EQ(board().picture().turn, 3);
    startWith("halma");
    EXPECT_EQ(board().picture().turn, 2);
}

} // namespace
