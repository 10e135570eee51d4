#pragma once

#include "faces/jumping/new_game.hpp"
#include "faces/jumping/story.hpp"
#include "ui/table/face.hpp"

#include <QString>
#include <QStringList>

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace jumping_face {

/// What the faces of the races and of the capture game share, whichever game they are of. What has
/// to know the game's types is left to FaceOf (face_of.hpp), what is no game's alone to the classes
/// between.
class JumpingFace : public ui::Face {
public:
    /// What tells one of these games from the others.
    struct Look {
        Offer offer;
        QString title;
        QString helpPage;
        std::shared_ptr<const ui::Skin> skin;
        /// None where the offer of another face takes its games in.
        std::function<ui::NewGameOffer()> newGame{};
    };

    explicit JumpingFace(Look look);

    QString title() const override { return look_.title; }
    QString helpPage() const override { return look_.helpPage; }
    QString greeting(const app::PlayedGame& game) const override;
    QStringList facts(const app::PlayedGame& game) const override;
    QStringList titleFacts(const app::PlayedGame& game) const override;
    QString seatName(const app::PlayedGame& game, Seat seat) const override;
    QString pieceWords(Seat seat) const override;

    std::shared_ptr<const ui::Skin> skin(const app::PlayedGame& game,
                                         const app::Preferences& preferences) const override;
    QColor seatColour(Seat seat) const override;
    int turns(const app::PlayedGame& game) const override;
    ui::BoardPicture picture(const ui::Scene& scene) const override;
    std::vector<ui::BoardSpace> pathOf(const app::PlayedGame& game,
                                       std::size_t place) const override;

    ui::SeatWords seatWords(const app::PlayedGame& game, std::size_t place,
                            Seat seat) const override;
    ui::Told act(const app::PlayedGame& game, std::size_t place) const override;

    ui::HintWords hint(const app::PlayedGame& game, std::size_t place,
                       const std::string& token) const override;
    QString lineInWords(const engine::Question& from,
                        const std::vector<std::string>& tokens) const override;
    QString turningPoint(const app::PlayedGame& game,
                         const app::TurningPoint& point) const override;

    std::vector<ui::MoveColumn> moveColumns(const app::PlayedGame& game) const override;
    bool beginsLine(const app::PlayedGame& game, const ui::ListedAct& last,
                    const ui::ListedAct& act) const override;
    ui::MoveRow moveRow(const app::PlayedGame& game, std::size_t begin,
                        std::size_t end) const override;

    std::optional<ui::NewGameOffer> newGameOffer() const override;

    app::AnyGame newlyDealt(const app::PlayedGame& game) const override;
    app::AnyGame restarted(const app::PlayedGame& game) const override;
    app::AnyGame rematch(const app::PlayedGame& game) const override;

protected:
    Names namesOf(const app::PlayedGame& game) const;
    std::unique_ptr<const Story> storyOf(const app::PlayedGame& game) const;

    // What FaceOf knows.
    virtual std::unique_ptr<const Story> storyOf(const app::PlayedGame& game,
                                                 Names names) const = 0;
    /// How many of the acts can follow each other from there.
    virtual std::size_t playable(const engine::Question& from,
                                 const std::vector<std::string>& tokens) const = 0;
    /// Without tags: from the start of the game, or the one that its rules have.
    virtual app::AnyGame begunAnew(const app::PlayedGame& game, bool isOwnStart) const = 0;

    // What race and capture game do each in its way.
    /// Puts what stands there at a place on the board, and whose camps there are.
    virtual void putOn(ui::BoardPicture& picture, const app::PlayedGame& game,
                       std::size_t place) const = 0;
    /// What answers, and what is chosen and pointed at.
    virtual void showChoice(ui::BoardPicture& picture, const ui::Scene& scene) const = 0;
    virtual ui::SeatWords seatWords(const Story& story, const app::PlayedGame& game,
                                    std::size_t place, Seat seat) const = 0;
    /// The first step of a hint, and what follows it.
    virtual QString hintOfPiece(const QString& from) const = 0;
    virtual QString hintOfMove(const std::string& token, const QString& from,
                               const QString& to) const = 0;

private:
    const ui::BoardShape& shapeOf(const app::PlayedGame& game) const;

    Look look_;
};

/// Marks a way on the board, with the piece to come at its end.
void showWay(ui::BoardPicture& picture, const std::vector<ui::BoardSpace>& way);
/// The spaces of a move's token; none of another act.
std::vector<ui::BoardSpace> spacesOf(const std::string& token, const ui::BoardShape& shape);

} // namespace jumping_face
