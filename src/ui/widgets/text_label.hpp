#pragma once

#include <QLabel>

namespace ui {

/// A label that takes a fixed number of lines whatever its text, or as many of a few as the text
/// needs: what does not fit is elided and shown whole in the tooltip, so that no name and no
/// sentence ever resizes the window. Sizes and colours follow the parent's font and palette, also
/// while running.
class TextLabel : public QLabel {
    Q_OBJECT

public:
    enum class Role {
        body,
        strong,
        muted,
        title,
        subtitle,
        bannerTitle,
        bannerStrong,
        banner,
        bannerMuted
    };

    explicit TextLabel(Role role, QWidget* parent = nullptr);

    void setRole(Role role);
    /// How many lines are kept for the text; 1 at first.
    void setLines(int lines);
    /// Keeps one line and takes up to so many where the text does not fit in fewer.
    void setLinesAtMost(int lines);
    /// The font that the role makes of the parent's.
    QFont shownFont() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return most_ > lines_; }
    int heightForWidth(int width) const override;

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QColor colour() const;
    bool fits() const;
    int heightOf(int lines) const;
    void setLines(int least, int most);

    Role role_;
    int lines_ = 1; ///< kept whatever the text
    int most_ = 1;
};

} // namespace ui
