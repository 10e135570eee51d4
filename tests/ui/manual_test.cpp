#include "support/program.hpp"
#include "window_fixture.hpp"

#include <QActionGroup>
#include <QMenu>
#include <QMenuBar>

#include <gtest/gtest.h>

#include <string>

namespace {

class ManualTest : public support::WindowTest {
protected:
    /// As the manual page writes it, where a hyphen has a form of its own.
    static std::string plain(QString text) {
        text.remove(QLatin1Char('&'));
        text.remove(QChar(0x2026));
        return text.replace(QLatin1Char('-'), QLatin1String("\\-")).toStdString();
    }
    void expectNamed(const QMenu& menu) const {
        for (const QAction* action : menu.actions()) {
            if (action->isSeparator() || action->actionGroup() != nullptr)
                continue;
            EXPECT_NE(manual.find(plain(action->text())), std::string::npos)
                << plain(action->text());
            for (const QKeySequence& keys : action->shortcuts())
                EXPECT_NE(manual.find(plain(keys.toString())), std::string::npos)
                    << plain(action->text()) << ' ' << plain(keys.toString());
        }
    }

    std::string manual =
        support::whole_file(std::string(TEST_DATA) + "/../../resources/checkers-poker.6");
};

TEST_F(ManualTest, NamesEveryCommandOfTheMenusWithItsKeys) {
    open();
    for (const QAction* title : window->menuBar()->actions()) {
        EXPECT_NE(manual.find(".SS " + plain(title->text()) + "\n"), std::string::npos);
        if (title->text() != commands().recent->title())
            expectNamed(*title->menu());
    }
}

} // namespace
