#pragma once

#include "app/analysis.hpp"
#include "app/game_review.hpp"
#include "app/preferences.hpp"
#include "app/session.hpp"

#include <QObject>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <optional>
#include <string>

namespace ui {

class AnalysisPanel;
class Table;
struct Commands;

/// All that the engine does in the window: the seats that it plays, hints, the analysis of the
/// position looked at and the review of a finished game.
class ComputerDesk : public QObject {
    Q_OBJECT

public:
    /// What is referred to outlives it.
    ComputerDesk(app::Session& session, Table& table, const Commands& commands, QObject* parent);

    void setPace(app::Pace pace);
    /// The analysis rests while nobody can see it.
    void setWatched(bool watched) { analysis_.setResting(!watched); }
    bool isAnalysing() const { return analysis_.isRunning(); }

    /// Offers a draw in the name of the person to act; the answer is told in the window.
    void offerDraw();

private:
    void connectCommands();
    void connectEngine();
    void refresh();
    void refreshPlayers();
    void refreshAnalysis();
    void refreshReview();
    void tellTrouble(const QString& reason);
    void giveHint();
    void showHint();
    std::optional<std::string> bestOfAnalysis() const;
    QStringList opponentsOf(tabletop::Seat seat) const;

    app::Session& session_;
    app::GameController& controller_;
    Table& table_;
    const Commands& commands_;
    app::Hint hint_;
    app::Analysis analysis_;
    app::GameReview review_;
    /// The game that the review is of.
    std::optional<app::AnyGame> reviewed_;
    std::uint64_t reviewedEdition_ = 0;
    /// Who was offered a draw last.
    QString opponents_;
    bool areMany_ = false;
    /// What the hint was, for which position, and how much of it is told.
    std::optional<engine::Question> hintedAt_;
    std::optional<std::string> hinted_;
    bool isHintWhole_ = false;
};

} // namespace ui
