#include "app/preferences.hpp"
#include "faces/checkers_poker/new_game_start.hpp"
#include "faces/checkers_poker/variant_presets.hpp"
#include "support/random_games.hpp"
#include "support/table_match.hpp"
#include "ui/table/move_list.hpp"
#include "ui/table/moves_panel.hpp"
#include "ui/widgets/theme.hpp"
#include "ui/window/appearance.hpp"
#include "window_fixture.hpp"

#include <QCheckBox>
#include <QComboBox>
#include <QImage>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QStyle>
#include <QStyleOptionButton>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <ostream>

namespace app {

using support::stateOf;
using support::submit;

/// GoogleTest prints the parameters of tests by this name.
static void PrintTo(Appearance appearance, std::ostream* out) {
    *out << (appearance == Appearance::dark ? "dark" : "light");
}

} // namespace app

namespace {

using ui::contrast;
using ui::seenContrast;

/// What marks a control or its state, measured in the pixels of both appearances of our own.
class ControlColours : public testing::TestWithParam<app::Appearance> {
protected:
    ControlColours() { ui::apply(GetParam()); }
    ~ControlColours() override { ui::apply(app::Appearance::desktop); }

    static QImage imageOf(QWidget& widget) {
        return widget.grab().toImage().convertToFormat(QImage::Format_RGB32);
    }

    /// The strongest contrast with what is around, on a line from a point to the right.
    static double strongest(const QImage& image, QPoint from, int pixels) {
        const QColor around = image.pixelColor(from);
        double best = 1;
        for (int i = 1; i <= pixels; ++i)
            best = std::max(best, contrast(around, image.pixelColor(from + QPoint(i, 0))));
        return best;
    }

    /// How many pixels of two images of the same size differ clearly.
    static int differing(const QImage& a, const QImage& b) {
        int count = 0;
        for (int y = 0; y < a.height(); ++y)
            for (int x = 0; x < a.width(); ++x)
                count += contrast(a.pixelColor(x, y), b.pixelColor(x, y)) >= seenContrast ? 1 : 0;
        return count;
    }
};

TEST_P(ControlColours, LetTheChosenRowBeReadAndSeen) {
    const QPalette palette = QApplication::palette();
    const QColor chosen = palette.color(QPalette::Highlight);
    EXPECT_GE(contrast(chosen, palette.color(QPalette::HighlightedText)), ui::readableContrast);
    EXPECT_GE(contrast(chosen, palette.color(QPalette::Base)), seenContrast);
}

TEST_P(ControlColours, OutlineEveryControl) {
    QWidget window;
    auto* column = new QVBoxLayout(&window);
    auto* combo = new QComboBox;
    combo->addItem(QStringLiteral("one"));
    const std::vector<QWidget*> controls{new QCheckBox, new QRadioButton, new QLineEdit,
                                         combo,         new QPushButton,  new QToolButton};
    for (QWidget* control : controls)
        column->addWidget(control);
    window.resize(300, 300);
    window.show();
    ASSERT_TRUE(QTest::qWaitForWindowExposed(&window));
    window.setFocus();
    const QImage image = imageOf(window);
    constexpr int outside = 3;
    constexpr int within = 10;
    for (const QWidget* control : controls) {
        const QPoint edge(control->x() - outside, control->geometry().center().y());
        EXPECT_GE(strongest(image, edge, within), seenContrast)
            << control->metaObject()->className();
    }
}

TEST_P(ControlColours, TellTheChosenStartByMoreThanAShade) {
    ui::NewGameStart page;
    page.display(checkers_poker_face::NewGame());
    page.resize(500, 320);
    page.show();
    ASSERT_TRUE(QTest::qWaitForWindowExposed(&page));
    auto* tile = page.findChild<QToolButton*>(QStringLiteral("rows"));
    ASSERT_NE(tile, nullptr);
    ASSERT_FALSE(tile->isChecked());
    const QImage before = imageOf(*tile);
    tile->setChecked(true);
    EXPECT_GE(differing(before, imageOf(*tile)), 60);
}

TEST_P(ControlColours, TellATickFromNone) {
    QCheckBox box;
    box.show();
    const QImage before = imageOf(box);
    box.setChecked(true);
    EXPECT_GE(differing(before, imageOf(box)), 8);
}

TEST_P(ControlColours, TellWhereTheKeyboardIs) {
    QWidget window;
    auto* column = new QVBoxLayout(&window);
    auto* button = new QPushButton(QStringLiteral("press"));
    auto* other = new QPushButton(QStringLiteral("other"));
    for (QPushButton* each : {button, other}) {
        each->setAutoDefault(false);
        column->addWidget(each);
    }
    window.show();
    window.activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&window));
    other->setFocus(Qt::TabFocusReason);
    const QImage before = imageOf(*button);
    button->setFocus(Qt::TabFocusReason);
    EXPECT_GE(differing(before, imageOf(*button)), 30);
}

INSTANTIATE_TEST_SUITE_P(In, ControlColours,
                         testing::Values(app::Appearance::light, app::Appearance::dark),
                         [](const auto& tested) {
                             return tested.param == app::Appearance::dark ? "TheDark" : "TheLight";
                         });

class CurrentRow : public support::WindowTest {};

TEST_F(CurrentRow, OfTheMovesIsOutlinedInBothAppearances) {
    open();
    press("choose-south");
    submit(*game, legal_actions(stateOf(*game)).front());
    ui::MoveList& list = window->table().moves().list();
    for (const auto appearance : {app::Appearance::light, app::Appearance::dark}) {
        ui::apply(appearance);
        QTest::qWait(1);
        const auto* model = qobject_cast<const ui::MoveListModel*>(list.model());
        const QRect cell = list.visualRect(model->current());
        const QImage image =
            list.viewport()->grab(cell).toImage().convertToFormat(QImage::Format_RGB32);
        double best = 1;
        for (int x = 0; x < 5; ++x)
            best = std::max(
                best, contrast(image.pixelColor(x, image.height() / 2), image.pixelColor(0, 0)));
        EXPECT_GE(best, seenContrast);
    }
    ui::apply(app::Appearance::desktop);
}

} // namespace
