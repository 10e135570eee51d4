#include "faces/checkers_poker/variant_presets.hpp"
#include "new_game_support.hpp"
#include "ui/new_game/new_game_note.hpp"
#include "ui/widgets/theme.hpp"

#include <QAccessible>
#include <QLabel>
#include <QWindow>

#include <algorithm>

namespace {

using support::NewGameTest;

/// The letter after the ampersand of a text, if it has one.
QString mnemonicOf(const QString& text) { return QKeySequence::mnemonic(text).toString(); }

/// All texts with mnemonics that are to be seen, tabs included.
std::vector<QString> shownMnemonics(const QWidget& dialog) {
    std::vector<QString> found;
    const auto add = [&](const QString& text) {
        if (const QString mnemonic = mnemonicOf(text); !mnemonic.isEmpty())
            found.push_back(mnemonic);
    };
    for (const auto* button : dialog.findChildren<QAbstractButton*>())
        if (button->isVisible())
            add(button->text());
    for (const auto* label : dialog.findChildren<QLabel*>())
        if (label->isVisible() && label->buddy() != nullptr)
            add(label->text());
    for (const auto* tabs : dialog.findChildren<QTabWidget*>())
        for (int i = 0; tabs->isVisible() && i < tabs->count(); ++i)
            add(tabs->tabText(i));
    return found;
}

TEST_F(NewGameTest, EnterStartsTheStandardGame) {
    open();
    QTest::keyClick(dialog.get(), Qt::Key_Return);
    EXPECT_EQ(dialog->result(), QDialog::Accepted);
    EXPECT_EQ(options(), checkers_poker::Options());
    EXPECT_EQ(checkers_poker_face::troubleWith(newGame()), std::nullopt);
}

TEST_F(NewGameTest, EnterStartsFromWhateverHasTheFocus) {
    for (const char* name : {"firstName", "dealNumber", "shuffled", "copyDeal", "sets"}) {
        open();
        auto* field = dialog->findChild<QWidget*>(QString::fromLatin1(name));
        field->setFocus();
        QTest::keyClick(field, Qt::Key_Return);
        EXPECT_EQ(dialog->result(), QDialog::Accepted) << name;
    }
}

TEST_F(NewGameTest, EscLeavesEverythingAsItWas) {
    open();
    support::type(*dialog, "firstName", QStringLiteral("Ann"));
    turnTo(rules);
    press("deck64");
    QTest::keyClick(dialog.get(), Qt::Key_Escape);
    EXPECT_EQ(dialog->result(), QDialog::Rejected);
    EXPECT_FALSE(dialog->isVisible());
    open();
    EXPECT_EQ(options(), checkers_poker::Options());
    EXPECT_TRUE(newGame().names[checkers_poker::first].isEmpty());
}

TEST_F(NewGameTest, LastSettingsComeBack) {
    open();
    support::type(*dialog, "firstName", QStringLiteral("Ann"));
    support::paste(*dialog, "secondName", QStringLiteral("Łukasz 🦊"));
    turnTo(rules);
    press("deck64");
    press("die");
    press("start");
    const checkers_poker_face::NewGame started = newGame();
    open();
    EXPECT_EQ(newGame().names, started.names);
    EXPECT_EQ(options(), started.options);
    turnTo(rules);
    EXPECT_TRUE(button("deck64").isChecked());
    EXPECT_TRUE(button("die").isChecked());
    EXPECT_FALSE(button("highLow").isChecked());
}

TEST_F(NewGameTest, EveryNamedSetStartsAGameThatCanBePlayed) {
    const auto sets = checkers_poker_face::builtInVariants();
    for (std::size_t i = 0; i < sets.size(); ++i) {
        open();
        choose("sets", static_cast<int>(i));
        EXPECT_EQ(options(), sets[i].options) << sets[i].name.toStdString();
        press("start");
        ASSERT_EQ(dialog->result(), QDialog::Accepted);
        EXPECT_EQ(checkers_poker_face::troubleWith(newGame()), std::nullopt);
        const auto match = checkers_poker_face::newMatch(newGame(), QDate(2026, 1, 1));
        EXPECT_EQ(checkers_poker::read_record(to_text(match)), match);
    }
}

// Everything is to be seen whole on the smallest screen.
TEST_F(NewGameTest, FitsSmallScreens) {
    onEveryPage({624, 432}, [this](const std::string& where) {
        ASSERT_EQ(dialog->size(), QSize(624, 432));
        for (const QWidget* widget : dialog->findChildren<QWidget*>()) {
            if (!widget->isVisible())
                continue;
            const QRect place(widget->mapTo(dialog.get(), QPoint()), widget->size());
            EXPECT_TRUE(dialog->rect().contains(place))
                << widget->objectName().toStdString() << " of " << where;
            if (const auto* note = qobject_cast<const ui::NewGameNote*>(widget)) {
                EXPECT_GE(note->height(), note->heightForWidth(note->width()))
                    << note->words().toStdString();
            }
            if (const auto* control = qobject_cast<const QAbstractButton*>(widget)) {
                EXPECT_GE(control->width(), control->minimumSizeHint().width())
                    << control->text().toStdString();
            }
        }
    });
}

TEST_F(NewGameTest, MnemonicsAreUniqueOnEachPage) {
    onEveryPage({640, 480}, [this](const std::string& where) {
        std::vector<QString> mnemonics = shownMnemonics(*dialog);
        EXPECT_GE(mnemonics.size(), 10U);
        std::sort(mnemonics.begin(), mnemonics.end());
        const auto twice = std::adjacent_find(mnemonics.begin(), mnemonics.end());
        EXPECT_EQ(twice, mnemonics.end()) << twice->toStdString() << " of " << where;
    });
}

// Each mnemonic leads to its control, on the page where it is to be seen.
TEST_F(NewGameTest, MnemonicsLeadToTheirControls) {
    open();
    const auto alt = [this](Qt::Key key) {
        QTest::keyClick(dialog->windowHandle(), key, Qt::AltModifier);
        return QApplication::focusWidget()->objectName().toStdString();
    };
    EXPECT_EQ(alt(Qt::Key_V), "sets");
    EXPECT_EQ(alt(Qt::Key_F), "firstName");
    EXPECT_EQ(alt(Qt::Key_S), "secondKind");
    EXPECT_EQ(alt(Qt::Key_M), "dealNumber");
    // A button is seen to go down and up, so what it does comes a little later.
    alt(Qt::Key_B);
    EXPECT_TRUE(QTest::qWaitFor([&] { return button("arranged").isChecked(); }));
    alt(Qt::Key_R);
    alt(Qt::Key_6);
    EXPECT_TRUE(QTest::qWaitFor([&] { return options().deck == cards::Deck::animals; }));
    alt(Qt::Key_W);
    EXPECT_EQ(alt(Qt::Key_Q), "wildChoice");
    EXPECT_EQ(alt(Qt::Key_K), "2s");
    alt(Qt::Key_C);
    alt(Qt::Key_U);
    const auto draughts = checkers_poker::draughts_start();
    EXPECT_TRUE(QTest::qWaitFor([&] { return options().start == draughts; }));
    alt(Qt::Key_L);
    EXPECT_TRUE(QTest::qWaitFor([&] { return !dialog->isVisible(); }));
}

// The desktop's colours may change while the dialog is open.
TEST_F(NewGameTest, WordsStayReadableWhenTheDesktopTurnsDark) {
    const QPalette light = QApplication::palette();
    open();
    turnTo(game);
    support::type(*dialog, "dealNumber", QStringLiteral("x"));
    QPalette dark;
    dark.setColor(QPalette::Window, QColor(0x20, 0x20, 0x20));
    dark.setColor(QPalette::WindowText, QColor(0xF0, 0xF0, 0xF0));
    dark.setColor(QPalette::Base, QColor(0x10, 0x10, 0x10));
    dark.setColor(QPalette::Text, QColor(0xF0, 0xF0, 0xF0));
    for (const QPalette& desktop : {dark, light, dark}) {
        QApplication::setPalette(desktop);
        QTest::qWait(1);
        for (const auto* note : dialog->findChildren<ui::NewGameNote*>()) {
            const QColor ground = note->parentWidget()->palette().color(QPalette::Window);
            EXPECT_EQ(ground, desktop.color(QPalette::Window));
            EXPECT_GE(ui::contrast(note->palette().color(QPalette::WindowText), ground),
                      ui::readableContrast)
                << note->words().toStdString();
        }
    }
    QApplication::setPalette(light);
}

TEST_F(NewGameTest, EveryControlHasANameForScreenReaders) {
    onEveryPage({640, 480}, [this](const std::string& where) {
        for (QWidget* widget : dialog->findChildren<QWidget*>()) {
            if (!widget->isVisible() || widget->focusPolicy() == Qt::NoFocus ||
                qobject_cast<QTabBar*>(widget) || widget->focusProxy() != nullptr)
                continue;
            const auto* accessible = QAccessible::queryAccessibleInterface(widget);
            ASSERT_NE(accessible, nullptr);
            EXPECT_FALSE(accessible->text(QAccessible::Name).isEmpty())
                << widget->metaObject()->className() << " " << widget->objectName().toStdString()
                << " of " << where;
        }
    });
}

// From top to bottom: the variant, the pages, what is on the page, the buttons.
TEST_F(NewGameTest, TabKeyGoesThroughTheControlsInOrder) {
    open();
    support::child<QComboBox>(*dialog, "sets")->setFocus();
    const char* const order[] = {"saveSet",    "qt_tabwidget_tabbar",
                                 "firstName",  "firstKind",
                                 "secondName", "secondKind",
                                 "swap",       "shuffled",
                                 "dealNumber", "copyDeal",
                                 "drawDeal",   "start",
                                 "cancel",     "game-checkers-poker",
                                 "sets"};
    for (const char* name : order) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        EXPECT_EQ(QApplication::focusWidget()->objectName(), QString::fromLatin1(name));
    }
}

TEST_F(NewGameTest, DamagedSettingsAreExplainedAndTheDialogWorks) {
    settings.setValue(QStringLiteral("new-game/rules"), QStringLiteral("wild=Fc"));
    settings.setValue(QStringLiteral("variants/1/name"), QStringLiteral("Later"));
    settings.setValue(QStringLiteral("variants/1/rules"), QStringLiteral("hexagons"));
    open();
    auto* status = support::child<ui::NewGameNote>(*dialog, "status");
    EXPECT_TRUE(status->words().contains(QStringLiteral("Later")));
    EXPECT_TRUE(canStart());
    Q_EMIT status->linkActivated(QStringLiteral("forget"));
    EXPECT_FALSE(settings.contains(QStringLiteral("variants/1/name")));
    open();
    press("start");
    EXPECT_EQ(dialog->result(), QDialog::Accepted);
}

} // namespace
