#pragma once

#include <QString>
#include <QStringList>

#include <cstddef>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

namespace app {

class Settings;

/// A rules string under a name, to start from.
struct RuleSet {
    QString name;
    QString rules;
    friend bool operator==(const RuleSet&, const RuleSet&) = default;
};

/// The named sets that a player has saved. No two have the same name (capitals or not), and none
/// has that of a set that comes with the game.
class OwnSets {
public:
    static constexpr int longestName = 40;
    static constexpr std::size_t most = 100;

    OwnSets() = default;
    /// `taken` are the names of the sets that come with the game.
    explicit OwnSets(QStringList taken)
        : taken_(std::move(taken)) {}

    const std::vector<RuleSet>& all() const { return sets_; }
    /// The place of the set of that name, capitals or not.
    std::optional<std::size_t> find(const QString& name) const;

    /// Why a set cannot be given a name, as a sentence; nothing when it can. A name that the set at
    /// `renamed` has is no obstacle to itself.
    std::optional<QString> troubleWithName(const QString& name,
                                           std::optional<std::size_t> renamed = {}) const;
    /// Adds a set at the end. Precondition: troubleWithName(name) is nothing.
    void add(const QString& name, const QString& rules);
    /// Precondition: place < all().size(), and troubleWithName(name, place) is nothing.
    void rename(std::size_t place, const QString& name);
    /// Precondition: place < all().size().
    void replace(std::size_t place, const QString& rules);
    /// Precondition: place < all().size().
    void remove(std::size_t place);

    friend bool operator==(const OwnSets&, const OwnSets&) = default;

private:
    QStringList taken_;
    std::vector<RuleSet> sets_;
};

/// The sets of a game: those that come with it, and what is to be known of its rules strings.
struct SetsOfGame {
    /// Where settings have the player's own, such as "variants".
    QString group;
    /// The game as it is stands first.
    std::vector<RuleSet> builtIn;
    /// The one rules string that all have that play alike. Nothing for what cannot be played, and
    /// `trouble` says why.
    std::function<std::optional<QString>(const QString& rules, QString& trouble)> tidied;
    /// In a line.
    std::function<QString(const QString& rules)> inWords;
};

/// What settings hold of own sets.
struct StoredSets {
    OwnSets own;
    /// A sentence for each entry that could not be read and was passed over.
    QStringList troubles;
    /// Those entries as they were, name and rules. They are written back unchanged: a later version
    /// of the game may understand them.
    std::vector<std::pair<QString, QString>> unread;
};

/// Reads the own sets, those of other copies of the program too; whatever the settings hold, it
/// comes to an end with what could be read.
StoredSets loadSets(Settings& settings, const SetsOfGame& sets);
/// Writes all sets, each as its name and its rules string.
void saveSets(Settings& settings, const SetsOfGame& sets, const StoredSets& stored);

/// The rules string of a settings value. A hand-written file may have it without quotation marks,
/// so that it comes as a list.
QString rulesText(const Settings& settings, const QString& key);

} // namespace app
