#pragma once

#include "app/game_controller.hpp"

#include <QObject>
#include <QString>

#include <vector>

class QWidget;

namespace app {
class Settings;
} // namespace app

namespace ui {

class Faces;
class RecordDesk;

/// Begins games and ends them by word of mouth: new ones of every kind, rematches, draws agreed on,
/// resignations. What is a matter of both players is asked first.
class GameDesk : public QObject {
    Q_OBJECT

public:
    /// What is referred to outlives it.
    GameDesk(app::GameController& controller, const Faces& faces, app::Settings& settings,
             RecordDesk& records, QWidget& window);

    void newGame();
    void sameSettings();
    void restart();
    void rematch();
    void offerDraw();
    void resign();

Q_SIGNALS:
    void told(const QString& message);
    void drawOfferedToComputer();

private:
    bool agree(tabletop::Seat offering, const std::vector<tabletop::Seat>& others);

    app::GameController& controller_;
    const Faces& faces_;
    app::Settings& settings_;
    RecordDesk& records_;
    QWidget& window_;
};

} // namespace ui
