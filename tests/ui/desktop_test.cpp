#include "scripted_player.hpp"
#include "support/showdown.hpp"
#include "support/table_match.hpp"
#include "ui/card_board_support.hpp"
#include "ui/window/desktop_motion_watch.hpp"

#include <QDragEnterEvent>
#include <QDropEvent>
#include <QFile>
#include <QMessageBox>
#include <QMimeData>
#include <QUrl>

#include <utility>

namespace {

using support::matchOf;
using support::stateOf;

using checkers_poker::End;
using support::fresh_match;

/// Sets a variable of the environment for as long as it lives.
class Variable {
public:
    Variable(const char* name, QByteArray value)
        : name_(name)
        , before_(qgetenv(name)) {
        qputenv(name, value);
    }
    Variable(const Variable&) = delete;
    Variable& operator=(const Variable&) = delete;
    ~Variable() { qputenv(name_, before_); }

private:
    const char* name_;
    QByteArray before_;
};

class DesktopTest : public support::ScriptedPlayer {
protected:
    bool moves() {
        press("choose-south");
        const auto move = std::get<checkers_poker::Move>(legal_actions(stateOf(*game)).front());
        click(move.from);
        click(move.to);
        return board().isAnimating();
    }
    End bottom() const { return support::shown_on(board()).bottom; }
    /// Drops it on the window as a desktop does; returns whether it was taken.
    bool drop(const QMimeData& data) {
        QDragEnterEvent enter({300, 200}, Qt::CopyAction, &data, Qt::LeftButton, {});
        QApplication::sendEvent(window.get(), &enter);
        if (!enter.isAccepted())
            return false;
        QDropEvent dropped(QPointF(300, 200), Qt::CopyAction, &data, Qt::LeftButton, {});
        QApplication::sendEvent(window.get(), &dropped);
        QTest::qWait(1);
        return dropped.isAccepted();
    }
    bool dropFiles(const QStringList& paths) {
        QMimeData data;
        QList<QUrl> urls;
        for (const QString& path : paths)
            urls << QUrl::fromLocalFile(path);
        data.setUrls(urls);
        return drop(data);
    }
};

TEST_F(DesktopTest, CheckersSlideUnlessTheDesktopWantsLessMotion) {
    const Variable folders("XDG_CONFIG_DIRS", folder.file("").c_str());
    open(fresh_match(), {});
    EXPECT_TRUE(moves());
    folder.file("kdeglobals", "[KDE]\nAnimationDurationFactor=0\n");
    open(fresh_match(), {});
    EXPECT_FALSE(moves());
    app::Preferences own;
    own.animation = app::Animation::normal;
    open(fresh_match(), own);
    EXPECT_TRUE(moves()) << "who says so in the menu has it so";
}

TEST_F(DesktopTest, GnomeIsAskedForItsSettings) {
    const QString program = QString::fromStdString(
        folder.file("gsettings", "#!/bin/sh\n[ \"$3\" = enable-animations ] && echo false\n"));
    ASSERT_TRUE(
        QFile::setPermissions(program, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
    const Variable desktop("XDG_CURRENT_DESKTOP", "ubuntu:GNOME");
    const Variable path("PATH", QByteArray(folder.file("").c_str()) + ":" + qgetenv("PATH"));
    const ui::DesktopMotionWatch watch;
    EXPECT_TRUE(QTest::qWaitFor([&watch] { return watch.isLess(); }));
}

TEST_F(DesktopTest, TheBoardTurnsToWhoeverIsToAct) {
    app::Preferences preferences = quick();
    preferences.turnsToActor = true;
    open(fresh_match(), preferences);
    EXPECT_EQ(bottom(), End::south) << "nobody has an end yet";
    press("choose-south");
    EXPECT_EQ(bottom(), End::north) << "First sits there";
    const auto move = std::get<checkers_poker::Move>(legal_actions(stateOf(*game)).front());
    click(move.from);
    EXPECT_EQ(bottom(), End::north);
    click(move.to);
    EXPECT_EQ(bottom(), End::south);
    commands().undo->trigger();
    EXPECT_EQ(bottom(), End::north);
    commands().redo->trigger();
    commands().lookFirst->trigger();
    EXPECT_EQ(bottom(), End::south) << "looking back turns nothing";
    commands().lookNext->trigger();
    EXPECT_EQ(bottom(), End::south);
    commands().lookLast->trigger();
    commands().flip->trigger();
    EXPECT_EQ(bottom(), End::north) << "by hand it can still be turned";
    commands().flip->trigger();
    commands().turnToActor->trigger();
    EXPECT_EQ(bottom(), End::south);
    EXPECT_FALSE(commands().turnToActor->isChecked());
}

TEST_F(DesktopTest, TheBoardTurnsAfterAResultWasRead) {
    app::Preferences preferences = quick();
    preferences.turnsToActor = true;
    open(checkers_poker::Match(support::showdown("Ac Ad Qc Jd 9s 2c", "Kc Kd Qh Jh 8s 3c")),
         preferences);
    const End ofSecond = bottom();
    press("showHand");
    const End ofFirst = bottom();
    EXPECT_NE(ofFirst, ofSecond);
    press("showHand");
    EXPECT_EQ(bottom(), ofFirst);
    press("continue");
    EXPECT_EQ(bottom(), ofSecond) << "who is to take off a checker";
}

TEST_F(DesktopTest, AgainstTheComputerTheBoardStaysWithThePerson) {
    app::Preferences preferences = quick();
    preferences.turnsToActor = true;
    auto match = fresh_match();
    app::setSeatPlayer(match, checkers_poker::second, engine::Level::from_number(1));
    open(std::move(match), preferences);
    ASSERT_TRUE(QTest::qWaitFor([this] { return game->place() > 0; }, 60'000));
    const End own = bottom();
    click(std::get<checkers_poker::Move>(legal_actions(stateOf(*game)).front()).from);
    EXPECT_EQ(bottom(), own);
}

TEST_F(DesktopTest, AFileIsOpenedWhereItIsDropped) {
    open();
    auto other = fresh_match("high-low", 9);
    ASSERT_FALSE(play(other, checkers_poker::ChooseEnd{End::north}));
    const QString file = QString::fromStdString(folder.file("a b.cpk", to_text(other)));
    EXPECT_TRUE(dropFiles({file}));
    EXPECT_EQ(to_text(matchOf(*game).history.current()), to_text(other.history.current()));
    EXPECT_TRUE(window->windowTitle().contains(QStringLiteral("a b.cpk")));
}

TEST_F(DesktopTest, ABadFileIsToldAndChangesNothing) {
    open();
    press("choose-south");
    const std::string before = position();
    EXPECT_TRUE(dropFiles({QString::fromStdString(folder.file("bad.cpk", "no record"))}));
    EXPECT_EQ(position(), before);
    auto* warning = seen<QMessageBox>("warning");
    ASSERT_NE(warning, nullptr);
    warning->close();
}

TEST_F(DesktopTest, SeveralFilesAtOnceAreNotTaken) {
    open();
    const QString file = QString::fromStdString(folder.file("a.cpk", to_text(fresh_match())));
    EXPECT_FALSE(dropFiles({file, file}));
    QMimeData picture;
    picture.setImageData(QImage(2, 2, QImage::Format_RGB32));
    EXPECT_FALSE(drop(picture));
    QMimeData elsewhere;
    elsewhere.setUrls({QUrl(QStringLiteral("https://example.org/a.cpk"))});
    EXPECT_FALSE(drop(elsewhere));
}

TEST_F(DesktopTest, ADroppedTextIsAPositionOrARecord) {
    open();
    QMimeData data;
    data.setText(QString::fromStdString(to_text(fresh_match("high-low", 9).history.current())));
    EXPECT_TRUE(drop(data));
    EXPECT_TRUE(stateOf(*game).options.high_low);
    QMimeData noise;
    noise.setText(QStringLiteral("neither"));
    EXPECT_TRUE(drop(noise));
    EXPECT_TRUE(stateOf(*game).options.high_low);
    auto* warning = seen<QMessageBox>("warning");
    ASSERT_NE(warning, nullptr);
    EXPECT_TRUE(warning->informativeText().contains(QStringLiteral("dropped")) ||
                warning->text().contains(QStringLiteral("dropped")));
    warning->close();
}

} // namespace
