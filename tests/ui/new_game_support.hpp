#pragma once

#include "app/settings.hpp"
#include "faces/checkers_poker/new_game_form.hpp"
#include "faces/chinese_checkers/new_game_offer.hpp"
#include "faces/halma/new_game_offer.hpp"
#include "ui/new_game/new_game_dialog.hpp"

#include <QAbstractButton>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QLineEdit>
#include <QTabBar>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <gtest/gtest.h>

#include <functional>
#include <memory>
#include <string>

namespace support {

/// A child by its object name; a failure and a null pointer where there is none.
template <class T>
T* child(const QWidget& parent, const char* name) {
    T* found = parent.findChild<T*>(QString::fromLatin1(name));
    EXPECT_NE(found, nullptr) << name;
    return found;
}

inline void click(const QWidget& parent, const char* name) {
    auto* button = child<QAbstractButton>(parent, name);
    const bool isBox = button->inherits("QCheckBox") || button->inherits("QRadioButton");
    const QPoint onIndicator(8, button->height() / 2);
    QTest::mouseClick(button, Qt::LeftButton, {}, isBox ? onIndicator : QPoint());
}

/// Replaces the text of a field as a person does, key by key.
inline void type(const QWidget& parent, const char* field, const QString& text) {
    auto* edit = child<QLineEdit>(parent, field);
    edit->setFocus();
    QTest::keySequence(edit, QKeySequence::SelectAll);
    QTest::keyClick(edit, Qt::Key_Delete);
    QTest::keyClicks(edit, text);
}

/// The same by pasting, for texts that no key types.
void paste(const QWidget& parent, const char* field, const QString& text);

/// Runs `act`, and in the dialog of that type that it opens, `inside`.
template <class Dialog>
void inDialog(const std::function<void()>& act, const std::function<void(Dialog&)>& inside) {
    bool met = false;
    QTimer waiting;
    waiting.setInterval(1);
    QObject::connect(&waiting, &QTimer::timeout, [&] {
        auto* dialog = qobject_cast<Dialog*>(QApplication::activeModalWidget());
        if (dialog == nullptr || met)
            return;
        met = true;
        dialog->activateWindow();
        EXPECT_TRUE(QTest::qWaitForWindowActive(dialog));
        inside(*dialog);
        // A dialog left open would hold up the whole program.
        if (dialog->isVisible()) {
            ADD_FAILURE() << "the dialog is still open";
            dialog->reject();
        }
    });
    waiting.start();
    act();
    EXPECT_TRUE(QTest::qWaitFor([&] { return met; })) << "no dialog was opened";
}

/// Every game of the table.
inline std::vector<ui::NewGameOffer> allOffers() {
    return {checkers_poker_face::newGameOffer(), halma_face::newGameOffer(),
            chinese_checkers_face::newGameOffer()};
}

/// The New game dialog on settings of its own, worked by real events.
class NewGameTest : public testing::Test {
protected:
    void open(QSize size = {640, 480}, std::string_view word = {}) {
        dialog = std::make_unique<ui::NewGameDialog>(allOffers(), settings, word);
        dialog->resize(size);
        dialog->open();
        dialog->activateWindow();
        ASSERT_TRUE(QTest::qWaitForWindowActive(dialog.get()));
    }

    void turnTo(int page) {
        QTabBar* bar = pages().tabBar();
        QTest::mouseClick(bar, Qt::LeftButton, {}, bar->tabRect(page).center());
        ASSERT_EQ(bar->currentIndex(), page);
    }
    /// Of the form that is in sight.
    QTabWidget& pages() const { return *child<QTabWidget>(dialog->form(), "pages"); }
    /// Opens every game with as many players as it has, and looks at each page of it.
    void onEveryPage(QSize size, const std::function<void(const std::string& where)>& look) {
        for (const ui::NewGameOffer& offer : allOffers()) {
            open(size, offer.word);
            if (auto* players = dialog->form().findChild<QComboBox*>(QStringLiteral("players"))) {
                players->setFocus();
                QTest::keyClick(players, Qt::Key_End);
            }
            for (int page = 0; page < pages().count(); ++page) {
                turnTo(page);
                QTest::qWait(1);
                look(offer.word + ", page " + std::to_string(page));
            }
        }
    }
    void press(const char* button) { click(*dialog, button); }
    void choose(const char* combo, int index) {
        auto* box = child<QComboBox>(*dialog, combo);
        box->setFocus();
        QTest::keyClick(box, Qt::Key_Home);
        for (int guard = 0; box->currentIndex() < index && guard < 100; ++guard)
            QTest::keyClick(box, Qt::Key_Down);
        ASSERT_EQ(box->currentIndex(), index);
    }
    QAbstractButton& button(const char* name) const {
        return *child<QAbstractButton>(*dialog, name);
    }
    bool canStart() const { return button("start").isEnabled(); }
    /// What was chosen of Checkers Poker.
    const checkers_poker_face::NewGame& newGame() const {
        return dynamic_cast<const checkers_poker_face::NewGameForm&>(dialog->form()).newGame();
    }
    const checkers_poker::Options& options() const { return newGame().options; }

    enum Page { game, rules, wild, checkers };

    QTemporaryDir folder;
    QStringList troubles;
    app::Settings settings{folder.filePath(QStringLiteral("settings.ini")), troubles};
    std::unique_ptr<ui::NewGameDialog> dialog;
};

inline void paste(const QWidget& parent, const char* field, const QString& text) {
    auto* edit = child<QLineEdit>(parent, field);
    edit->setFocus();
    edit->selectAll();
    QApplication::clipboard()->setText(text);
    QTest::keySequence(edit, QKeySequence::Paste);
}

} // namespace support
