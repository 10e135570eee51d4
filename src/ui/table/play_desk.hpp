#pragma once

#include "app/session.hpp"
#include "games/checkers_poker/state.hpp"
#include "ui/table/selection.hpp"

#include <QObject>
#include <QString>

#include <optional>

namespace ui {

/// Turns clicks, drags and keys into acts. It holds what is selected and asks the rules about
/// everything; what they refuse is told with the reason.
class PlayDesk : public QObject {
    Q_OBJECT

public:
    using Space = checkers_poker::Space;

    explicit PlayDesk(app::Session& session, QObject* parent = nullptr);

    const Selection& selection() const { return selection_; }
    /// The act under way is a checker dropped where it was dragged to: it need not slide there.
    bool isDropping() const { return dropping_; }

    /// What the place pointed at would change, for the line at the bottom; for a move that a hint
    /// has told in full, that too.
    QString hint() const;

    void click(checkers_poker::Space space);
    void startDrag(checkers_poker::Space from);
    void drop(checkers_poker::Space from, checkers_poker::Space to);
    void pointAt(std::optional<checkers_poker::Space> space);
    void pointAtEnd(std::optional<checkers_poker::End> end);
    void pointAtListed(std::optional<checkers_poker::Space> space);
    void light(checkers_poker::SpaceSet spaces);
    void moveTo(checkers_poker::Space to);
    /// Cards picked for a hand are put back.
    void dropPicks();
    /// Puts back the chosen checker or the cards picked. Returns whether there were any.
    bool letGo();
    /// Points out what a hint is about: the checker or nothing yet, then the whole act.
    void showHint(const checkers_poker::Action& action, bool whole);
    /// Carries out an act, if one is asked for and the game's place is in sight.
    void act(const checkers_poker::Action& action);
    void roll();

Q_SIGNALS:
    void selectionChanged();
    /// Something was chosen that may be: what was refused before is settled.
    void settled();
    /// Why something was not done, as a sentence.
    void refused(const QString& reason);

private:
    void change(const Selection& selection);
    void choose(const Selection& selection);
    void dropSelection();
    void clickToMove(Space space);
    void clickToPick(Space space);
    void refuse(const checkers_poker::Refusal& refusal);
    bool isPersonAsked() const;
    bool isTurnedAway();

    app::Session& session_;
    app::GameController& controller_;
    Selection selection_;
    std::optional<checkers_poker::Move> hintedMove_;
    /// The position of those two.
    checkers_poker::State selectedAt_;
    bool dropping_ = false;
};

} // namespace ui
