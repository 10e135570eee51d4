#pragma once

#include <QColor>
#include <QWidget>

#include <optional>

namespace ui {

/// A rounded surface for one thing beside the board. Its colours come from the palette.
class Panel : public QWidget {
    Q_OBJECT

public:
    enum class Ground { panel, banner, marked };

    explicit Panel(Ground ground = Ground::panel, QWidget* parent = nullptr);

    void setGround(Ground ground);
    /// A thicker outline in a colour, which says that this is what counts now.
    void setAccent(std::optional<QColor> colour);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Ground ground_;
    std::optional<QColor> accent_;
};

} // namespace ui
