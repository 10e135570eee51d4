#pragma once

#include "app/preferences.hpp"
#include "app/session.hpp"

#include <QMainWindow>

#include <memory>

namespace app {
class Settings;
} // namespace app

namespace ui {

class ComputerDesk;
class DesktopMotionWatch;
class Faces;
class GameDesk;
class HelpWindow;
class InputGuard;
class RecordDesk;
class Table;
struct Commands;

/// The program's window: menus around the table. It connects commands with those who carry them
/// out and knows nothing else.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    /// What is referred to outlives the window.
    MainWindow(app::Session& session, const Faces& faces, app::Settings& settings,
               const app::Preferences& preferences);
    MainWindow(const MainWindow&) = delete;
    MainWindow& operator=(const MainWindow&) = delete;
    ~MainWindow() override;

    Table& table() const { return *table_; }
    ComputerDesk& computers() const { return *computers_; }
    RecordDesk& records() const { return *records_; }
    InputGuard& inputGuard() const { return *guard_; }
    const Commands& commands() const { return *commands_; }
    void tell(const QString& message);
    void tellLackOfMemory();
    /// Keeps the game and the window's place as they are: the session may end soon. Returns why the
    /// game could not be kept, or an empty text.
    QString keepAll();
    /// Keeps what has to be kept when the program ends, asking nothing, whatever dialog is open.
    /// Returns why the game could not be kept, or an empty text.
    QString endNow();

protected:
    void closeEvent(QCloseEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void connectGame();
    void connectRecords();
    void connectLooking();
    void connectPreferences();
    void connectHelp();
    void showCommandsOfGame();
    void fillRecent();
    void applyPreferences();
    void showTable();
    void showHelp();
    void showKeys();
    void refresh();
    void keepPlace();

    app::Session& session_;
    app::GameController& controller_;
    const Faces& faces_;
    app::Settings& settings_;
    app::Preferences preferences_;
    app::Preferences storedPreferences_;
    Table* table_;
    std::unique_ptr<Commands> commands_;
    RecordDesk* records_;
    DesktopMotionWatch* desktopMotion_;
    InputGuard* guard_;
    std::unique_ptr<ComputerDesk> computers_; ///< ends before the commands that it uses
    GameDesk* games_;
    HelpWindow* help_ = nullptr;
};

} // namespace ui
