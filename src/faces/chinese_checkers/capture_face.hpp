#pragma once

#include "faces/jumping/jumping_face.hpp"
#include "games/chinese_checkers/capture.hpp"

namespace chinese_checkers_face {

/// The face of the capture game.
class CaptureFace : public jumping_face::JumpingFace {
public:
    using JumpingFace::JumpingFace;

    int turnFor(const app::PlayedGame& game, std::optional<tabletop::Seat> seat) const override;
    tabletop::Seat seatAtBottom(const app::PlayedGame& game, int turn) const override;
    QString turnInWords(const app::PlayedGame& game, int turn) const override;
    QString nameOfSpace(const ui::Scene& scene, ui::BoardSpace space) const override;

    ui::Touch click(const ui::Scene& scene, ui::BoardSpace space) const override;
    ui::Touch drop(const ui::Scene& scene, ui::BoardSpace from, ui::BoardSpace to) const override;

    ui::Prompt prompt(const ui::Scene& scene) const override;
    QString refusal(const app::PlayedGame& game, const std::string& token,
                    const QString& reason) const override;
    QString choiceInWords(const ui::Scene& scene, const ui::Selection& before) const override;
    QString pointedInWords(const ui::Scene& scene) const override;

    QString leadInWords(int score) const override;
    QString scoreInDigits(int score) const override;

protected:
    using JumpingFace::seatWords;
    using State = chinese_checkers::capture::State;

    virtual State stateAt(const app::PlayedGame& game, std::size_t place) const = 0;

    void putOn(ui::BoardPicture& picture, const app::PlayedGame& game,
               std::size_t place) const override;
    void showChoice(ui::BoardPicture& picture, const ui::Scene& scene) const override;
    ui::SeatWords seatWords(const jumping_face::Story& story, const app::PlayedGame& game,
                            std::size_t place, tabletop::Seat seat) const override;
    QString hintOfPiece(const QString& from) const override;
    QString hintOfMove(const std::string& token, const QString& from,
                       const QString& to) const override;

private:
    State stateOf(const ui::Scene& scene) const { return stateAt(scene.game, scene.place); }
};

} // namespace chinese_checkers_face
