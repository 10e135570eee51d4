#pragma once

#include "faces/jumping/race_choice.hpp"
#include "ui/new_game/new_game_form.hpp"
#include "ui/new_game/new_game_offer.hpp"

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace ui {
class Face;
} // namespace ui

namespace jumping_face {

class RacePage;

/// What there is to be known of a game of races to ask about a new one.
struct RaceKind {
    std::string word;
    Offer offer;
    std::shared_ptr<const ui::Skin> skin;
    /// A match of a rules string of this game, without tags, and the board at its beginning.
    std::function<app::AnyGame(const std::string& rules)> begun;
    std::function<ui::BoardPicture(const std::string& rules)> picture;
};

/// What is asked about a new race: how many play where, who, and the options.
class NewGameForm final : public ui::NewGameForm {
    Q_OBJECT

public:
    NewGameForm(app::Settings& settings, RaceKind kind, QWidget* parent = nullptr);

    const RaceChoice& choice() const { return choice_; }

    void remember() override;
    app::AnyGame game(QDate today) const override;

protected:
    void useRules(const QString& rules) override;
    void displayPages() override;
    QString rules() const override;
    ui::Beginning beginning() const override;

private:
    void add(RacePage& page, const QString& title);

    RaceKind kind_;
    RaceChoice choice_;
    std::vector<RacePage*> pages_;
};

/// The sets of a game of races.
app::SetsOfGame setsOf(const std::string& word, const Offer& offer);

/// A match as it stands, seen as it usually is. Precondition: it is the face's.
ui::BoardPicture pictureOf(const ui::Face& face, const app::PlayedGame& game);

/// How it is offered, with a sentence about it and what its picture shows: the rules string, and
/// how many spaces are seen (see ui::BoardLook).
ui::NewGameOffer newGameOffer(const std::function<RaceKind()>& kind, const QString& sentence,
                              const std::string& shown, int spacesSeen);

} // namespace jumping_face
