#pragma once

#include "app/game_controller.hpp"

#include <QObject>
#include <QString>

class QWidget;

namespace app {
class Settings;
} // namespace app

namespace checkers_poker_face {
struct NewGame;
} // namespace checkers_poker_face

namespace ui {

class RecordDesk;

/// Begins games and ends them by word of mouth: new ones of every kind, rematches, draws agreed on,
/// resignations. What is a matter of both players is asked first.
class GameDesk : public QObject {
    Q_OBJECT

public:
    GameDesk(app::GameController& controller, app::Settings& settings, RecordDesk& records,
             QWidget& window);

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
    void begin(const checkers_poker_face::NewGame& game);

    app::GameController& controller_;
    app::Settings& settings_;
    RecordDesk& records_;
    QWidget& window_;
};

} // namespace ui
