#include "new_game_support.hpp"
#include "ui/new_game/new_game_note.hpp"
#include "ui/new_game/set_name_dialog.hpp"

namespace {

using support::NewGameTest;
using ui::SetNameDialog;

class Sets : public NewGameTest {
protected:
    void saveAs(const QString& name) {
        support::inDialog<SetNameDialog>([this] { press("saveSet"); },
                                         [&](SetNameDialog& asked) {
                                             support::type(asked, "setName", name);
                                             QTest::keyClick(&asked, Qt::Key_Return);
                                         });
    }
    QString shown() const { return support::child<QComboBox>(*dialog, "sets")->currentText(); }
    QString status() const { return support::child<ui::NewGameNote>(*dialog, "status")->words(); }
};

TEST_F(Sets, AreSavedAndComeBack) {
    open();
    EXPECT_FALSE(button("renameSet").isEnabled());
    EXPECT_FALSE(button("deleteSet").isEnabled());
    turnTo(rules);
    press("deck64");
    press("die");
    EXPECT_EQ(shown(), QStringLiteral("Your own mixture"));
    saveAs(QStringLiteral("Fridays"));
    EXPECT_EQ(shown(), QStringLiteral("Fridays"));
    const checkers_poker::Options saved = options();
    choose("sets", 0);
    EXPECT_EQ(options(), checkers_poker::Options());
    dialog->reject();

    open();
    auto* sets = support::child<QComboBox>(*dialog, "sets");
    choose("sets", sets->findText(QStringLiteral("Fridays")));
    EXPECT_EQ(options(), saved);
}

TEST_F(Sets, AreRenamedDeletedAndPutBack) {
    open();
    turnTo(rules);
    press("highLow");
    press("deck64");
    saveAs(QStringLiteral("a"));
    support::inDialog<SetNameDialog>([this] { press("renameSet"); },
                                     [](SetNameDialog& asked) {
                                         support::type(asked, "setName", QStringLiteral("b"));
                                         asked.accept();
                                     });
    EXPECT_EQ(shown(), QStringLiteral("b"));
    press("deleteSet");
    EXPECT_EQ(shown(), QStringLiteral("Your own mixture"));
    EXPECT_TRUE(options().high_low);
    EXPECT_TRUE(status().contains(QStringLiteral("b")));
    Q_EMIT support::child<ui::NewGameNote>(*dialog, "status")
        ->linkActivated(QStringLiteral("undo"));
    EXPECT_EQ(shown(), QStringLiteral("b"));
    press("deleteSet");
    dialog->reject();
    open();
    EXPECT_EQ(support::child<QComboBox>(*dialog, "sets")->findText(QStringLiteral("b")), -1);
}

TEST_F(Sets, OfTheSameNameAreReplaced) {
    open();
    turnTo(rules);
    press("deck64");
    saveAs(QStringLiteral("Fridays"));
    press("die");
    saveAs(QStringLiteral("fridays"));
    EXPECT_EQ(shown(), QStringLiteral("Fridays"));
    dialog->reject();
    open();
    choose("sets", support::child<QComboBox>(*dialog, "sets")->findText(QStringLiteral("Fridays")));
    EXPECT_TRUE(options().die);
}

TEST_F(Sets, NamesThatCannotBeTakenAreExplained) {
    open();
    support::inDialog<SetNameDialog>(
        [this] { press("saveSet"); },
        [](SetNameDialog& asked) {
            const auto canSave = [&] {
                for (const auto* button : asked.findChildren<QAbstractButton*>())
                    if (button->text() == QStringLiteral("&Save"))
                        return button->isEnabled();
                return false;
            };
            EXPECT_FALSE(canSave());
            for (const char* bad : {" ", "Menagerie", "checkers poker"}) {
                support::type(asked, "setName", QString::fromLatin1(bad));
                EXPECT_FALSE(canSave()) << bad;
                QTest::keyClick(&asked, Qt::Key_Return);
                EXPECT_TRUE(asked.isVisible());
            }
            support::paste(asked, "setName", QString(500, QLatin1Char('x')));
            EXPECT_FALSE(canSave());
            support::paste(asked, "setName", QStringLiteral("שרה / 🦊"));
            EXPECT_TRUE(canSave());
            asked.reject();
        });
    EXPECT_EQ(shown(), QStringLiteral("Checkers Poker"));
}

} // namespace
