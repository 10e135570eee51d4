#pragma once

#include "faces/checkers_poker/variant_sets.hpp"

#include <QWidget>

#include <cstddef>
#include <optional>

class QPushButton;

namespace app {
class Settings;
} // namespace app

namespace ui {

class ChoiceBox;

/// The named sets to start from, and the player's own ones to be saved, renamed and deleted. What
/// is done to them is written to the settings at once.
class VariantBar : public QWidget {
    Q_OBJECT

public:
    /// `settings` outlives the bar.
    explicit VariantBar(app::Settings& settings, QWidget* parent = nullptr);

    /// Shows the set that has these options, if one has them; `playable` ones can be saved.
    void display(const checkers_poker::Options& options, bool playable);
    /// A sentence for each stored set that could not be read.
    const QStringList& troubles() const { return stored_.troubles; }

    /// Puts back the set that was deleted last.
    void undoDelete();
    /// Drops the stored sets that could not be read.
    void forgetUnread();

Q_SIGNALS:
    void chosen(const checkers_poker::Options& options);
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
    checkers_poker_face::StoredVariants stored_;
    std::vector<checkers_poker_face::VariantSet> builtIn_;
    std::optional<checkers_poker_face::VariantSet> deleted_;
    checkers_poker::Options options_;
    /// Which of two sets with the same options is meant.
    QString preferred_;
    ChoiceBox* sets_ = nullptr;
    QPushButton* save_ = nullptr;
    QPushButton* rename_ = nullptr;
    QPushButton* delete_ = nullptr;
};

} // namespace ui
