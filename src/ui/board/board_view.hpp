#pragma once

#include "ui/board/board_geometry.hpp"
#include "ui/board/board_picture.hpp"
#include "ui/board/skin.hpp"

#include <QWidget>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace ui {

/// Shows a BoardPicture and tells what was pointed at, clicked and dragged, by mouse or keyboard.
/// It knows no rules: whoever listens answers with the next picture.
///
/// Nothing waits for an animation. Any press, key or wheel finishes the one under way at once, and
/// so do show() and animate() with other grounds, pieces or turn than it leads to; marks may change
/// meanwhile, as they do when the pointer moves. The picture given last is the truth. A move that
/// was just dropped where it goes is not shown again.
///
/// Keys: arrows, Home, End, Page Up and Page Down move a cursor as the board is seen, a letter and
/// digits jump to a space (see CursorKeys), Space or Enter clicks.
class BoardView : public QWidget {
    Q_OBJECT

public:
    using Namer = std::function<QString(BoardSpace)>;

    explicit BoardView(QWidget* parent = nullptr);
    BoardView(const BoardView&) = delete;
    BoardView& operator=(const BoardView&) = delete;
    ~BoardView() override;

    const BoardPicture& picture() const;

    /// How it is drawn; plain squares unless something else is said.
    void setSkin(std::shared_ptr<const Skin> skin);

    /// Sets the picture. A drag goes on if the same table is shown (see sameTable()) and
    /// what is dragged is still draggable (so it may be answered with targets and a path);
    /// otherwise it snaps home.
    void show(const BoardPicture& picture);
    using QWidget::show;

    /// The picture is `after` from now on; for a moment the piece is drawn on its way along the
    /// path, from where it stood in the picture so far. Without a path the two pictures are
    /// compared, and pieces slide to where they are missing, appear and vanish.
    void animate(const BoardPicture& after, const std::vector<BoardSpace>& path = {});
    bool isAnimating() const;
    void finishAnimation();

    /// 1 is the usual pace, 2 twice as fast; 0 turns animation off.
    void setAnimationSpeed(double speed);

    /// The names of spaces to tooltips and screen readers, such as "d4, your checker, nine of
    /// hearts". Without one the skin's words are taken.
    void setNamer(Namer namer);
    QString nameOf(BoardSpace space) const;

    /// What the keyboard's cursor is on; it stays when the picture changes, and is in the middle of
    /// another board. It is drawn only while
    /// the board is worked by keyboard.
    BoardSpace cursor() const;
    void setCursorSpace(BoardSpace space);

    /// As if the space were clicked: for screen readers and other programs.
    void click(BoardSpace space);

    /// In pixels of the screen.
    const BoardGeometry& boardGeometry() const;
    /// The space at a point of the widget, and back; nothing on the frame around the spaces.
    std::optional<BoardSpace> spaceAt(QPointF point) const;
    QRectF rectangleOf(BoardSpace space) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// A press and release on one space, or Space or Enter on the cursor's; once for a double
    /// click.
    void spaceClicked(ui::BoardSpace space);

    /// A draggable space is being dragged. Exactly one of dropped() and dragCancelled() follows.
    /// Released where it began, a drag is cancelled and then a click.
    void dragStarted(ui::BoardSpace from);
    void dropped(ui::BoardSpace from, ui::BoardSpace to);
    void dragCancelled();

    /// The space under the pointer or the keyboard's cursor changed.
    void spacePointedAt(std::optional<ui::BoardSpace> space);

    /// Esc, when nothing was being dragged. Where nobody listens, Esc is left to those around.
    void cancelled();

    /// The motion of the last animate() is over or was cut short; at once where nothing moves.
    void animationFinished();

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;

private:
    struct Private;

    void setPicture(const BoardPicture& picture);
    QPointF carriedTo() const;
    void tellChangesSince(const BoardPicture& before);
    void pointAt(std::optional<BoardSpace> space);
    void moveCursor(BoardSpace space);
    void tellCursor();
    void showTooltip(QPoint at, QPoint onScreen);
    void updateMouseShape();
    /// Snaps home what is being dragged; true if anything was.
    bool cancelDrag();

    std::unique_ptr<Private> d_;
};

} // namespace ui
