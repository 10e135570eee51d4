#pragma once

#include "faces/checkers_poker/new_game_page.hpp"
#include "faces/checkers_poker/variant_presets.hpp"

#include <optional>
#include <vector>

class QButtonGroup;
class QPushButton;
class QToolButton;

namespace ui {

class NewGameNote;

/// Where the checkers stand at the beginning: one of the ready-made configurations, or one that is
/// made in the editor.
class NewGameStart final : public NewGamePage {
    Q_OBJECT

public:
    explicit NewGameStart(QWidget* parent = nullptr);

    void display(const checkers_poker_face::NewGame& game) override;
    void applyTo(checkers_poker_face::NewGame& game) const override;
    std::optional<FieldTrouble> trouble() const override;

private:
    QToolButton* makeTile(const QString& text, const QString& name);
    void choose(int tile);
    void edit();
    void update();

    std::vector<checkers_poker_face::StartPreset> presets_;
    QButtonGroup* tiles_ = nullptr;
    QToolButton* ownTile_ = nullptr;
    QPushButton* edit_ = nullptr;
    NewGameNote* note_ = nullptr;
    checkers_poker::Options options_;
    /// The player's own configuration, kept while he looks at the ready-made ones.
    std::optional<checkers_poker::StartingConfiguration> own_;
};

} // namespace ui
