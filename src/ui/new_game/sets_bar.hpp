#pragma once

#include "app/rule_sets.hpp"

#include <QWidget>

#include <cstddef>
#include <optional>

class QPushButton;

namespace app {
class Settings;
} // namespace app

namespace ui {

class ChoiceBox;

/// The named sets of a game to start from, and the player's own ones to be saved, renamed and
/// deleted. What is done to them is written to the settings at once.
class SetsBar : public QWidget {
    Q_OBJECT

public:
    /// `settings` outlives the bar.
    SetsBar(app::Settings& settings, app::SetsOfGame sets, QWidget* parent = nullptr);

    /// The box before all, which says what the sets are of: to be filled, and shown, by who knows.
    ChoiceBox& games() const { return *games_; }
    /// Shows the set that has these rules, if one has them; `playable` ones can be saved.
    void display(const QString& rules, bool playable);
    /// A sentence for each stored set that could not be read.
    const QStringList& troubles() const { return stored_.troubles; }

    /// Puts back the set that was deleted last.
    void undoDelete();
    /// Drops the stored sets that could not be read.
    void forgetUnread();

Q_SIGNALS:
    void chosen(const QString& rules);
    /// Something was done to the sets, in words.
    void said(const QString& words);
    /// A set was deleted; undoDelete() takes that back.
    void deleted(const QString& name);

protected:
    void changeEvent(QEvent* event) override;

private:
    void fitChoice();
    void choose(int index);
    void saveAs();
    void rename();
    void remove();
    void reload();
    void store(const QString& words);
    void rebuild();
    std::optional<std::size_t> ownChosen() const;

    app::Settings& settings_;
    app::SetsOfGame game_;
    app::StoredSets stored_;
    std::optional<app::RuleSet> deleted_;
    QString rules_;
    /// Which of two sets with the same rules is meant.
    QString preferred_;
    ChoiceBox* games_ = nullptr;
    ChoiceBox* sets_ = nullptr;
    QPushButton* save_ = nullptr;
    QPushButton* rename_ = nullptr;
    QPushButton* delete_ = nullptr;
};

} // namespace ui
