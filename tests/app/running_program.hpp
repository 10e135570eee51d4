#pragma once

#include "app/kept_games.hpp"
#include "app/record_file.hpp"
#include "games/checkers_poker/record.hpp"
#include "support/program.hpp"
#include "support/table.hpp"

#include <QProcess>
#include <QTest>

#include <gtest/gtest.h>

#include <csignal>
#include <cstdint>
#include <memory>
#include <string>

namespace support {

inline constexpr int programDeadline = 60000; ///< milliseconds; far more than any of it takes

/// The real program, on folders of its own.
class RunningProgram : public testing::Test {
protected:
    using Program = std::unique_ptr<QProcess>;

    std::string settingsFile() const { return folder.file("config/checkers-poker/settings.ini"); }
    app::KeptGames kept() const {
        return app::KeptGames(QString::fromStdString(folder.file("data/checkers-poker")), games());
    }
    Program start(const QStringList& arguments = {}) const {
        auto program = std::make_unique<QProcess>();
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(surroundings);
        environment.insert(QStringLiteral("QT_QPA_PLATFORM"), platform);
        environment.insert(QStringLiteral("XDG_CONFIG_HOME"), path("config"));
        environment.insert(QStringLiteral("XDG_DATA_HOME"), path("data"));
        program->setProcessEnvironment(environment);
        program->start(QStringLiteral(GUI_PROGRAM), arguments);
        EXPECT_TRUE(program->waitForStarted(programDeadline));
        return program;
    }
    QString path(const std::string& name) const {
        return QString::fromStdString(folder.file(name));
    }
    /// A record of two computers, who play on by themselves.
    QString computersGame(const std::string& name, std::uint32_t deal) const {
        checkers_poker::Match match(
            checkers_poker::new_game({}, checkers_poker::deal(deal, cards::Deck::standard)));
        match.deal = deal;
        set_tag(match, "FirstLevel", "1");
        set_tag(match, "SecondLevel", "1");
        app::writeRecordFile(path(name), *app::AnyGame(match));
        return path(name);
    }
    void waitForGames(std::size_t count) const {
        ASSERT_TRUE(
            QTest::qWaitFor([&] { return kept().list().size() == count; }, programDeadline));
    }
    static void end(QProcess& program, int signal) {
        ::kill(static_cast<pid_t>(program.processId()), signal);
        ASSERT_TRUE(program.waitForFinished(programDeadline));
    }
    static void expectOrderlyEnd(QProcess& program, int signal) {
        end(program, signal);
        EXPECT_EQ(program.exitStatus(), QProcess::NormalExit) << signal;
        EXPECT_EQ(program.exitCode(), 0) << program.readAllStandardError().toStdString();
    }

    TemporaryFolder folder;
    QString platform = QStringLiteral("offscreen");
    QProcessEnvironment surroundings; ///< what it finds in its environment besides
};

} // namespace support
