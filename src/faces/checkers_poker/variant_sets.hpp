#pragma once

#include "faces/checkers_poker/variant_presets.hpp"

#include <QString>
#include <QStringList>

#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

namespace app {
class Settings;
} // namespace app

namespace checkers_poker_face {

/// The named sets that a player has saved. No two have the same name (capitals or not), and none
/// has that of a set that comes with the game.
class OwnVariants {
public:
    static constexpr int longestName = 40;
    static constexpr std::size_t most = 100;

    const std::vector<VariantSet>& all() const { return sets_; }
    /// The place of the set of that name, capitals or not.
    std::optional<std::size_t> find(const QString& name) const;

    /// Why a set cannot be given a name, as a sentence; nothing when it can. A name that the set at
    /// `renamed` has is no obstacle to itself.
    std::optional<QString> troubleWithName(const QString& name,
                                           std::optional<std::size_t> renamed = {}) const;
    /// Adds a set at the end. Precondition: troubleWithName(name) is nothing.
    void add(const QString& name, const checkers_poker::Options& options);
    /// Precondition: place < all().size(), and troubleWithName(name, place) is nothing.
    void rename(std::size_t place, const QString& name);
    /// Precondition: place < all().size().
    void replace(std::size_t place, const checkers_poker::Options& options);
    /// Precondition: place < all().size().
    void remove(std::size_t place);

    friend bool operator==(const OwnVariants&, const OwnVariants&) = default;

private:
    std::vector<VariantSet> sets_;
};

/// What settings hold of own sets.
struct StoredVariants {
    OwnVariants own;
    /// A sentence for each entry that could not be read and was passed over.
    QStringList troubles;
    /// Those entries as they were, name and rules. They are written back unchanged: a later version
    /// of the game may understand them.
    std::vector<std::pair<QString, QString>> unread;
};

/// Reads the own sets, those of other copies of the program too; whatever the settings hold, it
/// comes to an end with what could be read.
StoredVariants loadVariants(app::Settings& settings);
/// Writes all sets, each as its name and its rules string.
void saveVariants(app::Settings& settings, const StoredVariants& stored);

/// The rules string of a settings value. A hand-written file may have it without quotation marks,
/// so that it comes as a list.
QString rulesText(const app::Settings& settings, const QString& key);
/// Options from a rules string. On failure nothing, and `trouble` says why.
std::optional<checkers_poker::Options> optionsFromText(const QString& text, QString& trouble);

} // namespace checkers_poker_face
