#pragma once

#include "app/session.hpp"
#include "ui/table/face.hpp"
#include "ui/table/selection.hpp"

#include <QObject>
#include <QString>

#include <optional>
#include <string>

namespace ui {

/// Turns clicks, drags and keys into acts, as the game's face understands them. It holds what is
/// selected and asks the rules about everything; what they refuse is told with the reason.
class PlayDesk : public QObject {
    Q_OBJECT

public:
    /// What is referred to outlives the desk.
    PlayDesk(app::Session& session, const Faces& faces, QObject* parent = nullptr);

    const Face& face() const { return faces_.of(controller_.game()); }
    const Selection& selection() const { return selection_; }
    /// What is shown with what is selected; the board unturned.
    Scene scene() const { return sceneOf(session_, selection_); }
    /// The act under way is a piece dropped where it was dragged to: it need not slide there.
    bool isDropping() const { return dropping_; }

    void click(BoardSpace space);
    void startDrag(BoardSpace from);
    void drop(BoardSpace from, BoardSpace to);
    void pointAt(std::optional<BoardSpace> space);
    /// At a button that does an act; an empty token is none.
    void pointAtChoice(const std::string& token);
    void pointAtListed(std::optional<BoardSpace> space);
    void light(const BoardSpaces& spaces);
    /// The chosen piece goes to a space.
    void goTo(BoardSpace to);
    /// What was picked for an act about several spaces is put back.
    void dropPicks();
    /// Puts back what is chosen or picked. Returns whether there was any.
    bool letGo();
    /// Points out what a hint is about: what to look at, then the whole act.
    void showHint(const std::string& token, bool whole);
    /// Carries out an act, if one is asked for and the game's place is in sight.
    void act(const std::string& token);
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
    void take(const Touch& touch);
    bool isTurnedAway();
    engine::Question shownQuestion() const {
        return controller_.game().question(controller_.shownPlace());
    }

    app::Session& session_;
    app::GameController& controller_;
    const Faces& faces_;
    Selection selection_;
    /// Where that was selected.
    engine::Question selectedAt_;
    bool dropping_ = false;
};

} // namespace ui
