#pragma once

#include "cards/card_set.hpp"
#include "cards/deck.hpp"
#include "games/checkers_poker/options.hpp"

#include <QString>

#include <optional>
#include <vector>

namespace checkers_poker_face {

/// Options under a name, to start from.
struct VariantSet {
    QString name;
    checkers_poker::Options options;

    friend bool operator==(const VariantSet&, const VariantSet&) = default;
};

/// The named sets that come with the game; the game as it is stands first. Their names are
/// translated, so they are never stored.
std::vector<VariantSet> builtInVariants();

/// Wild cards that go by a name (rules 6.4).
struct WildPreset {
    QString name;
    cards::CardSet cards;
    /// The only deck that has them; nothing when both do.
    std::optional<cards::Deck> deck;
};
/// Deuces, one-eyed jacks, suicide king, foxes, lions, dragons.
std::vector<WildPreset> wildPresets();

/// A starting configuration that goes by a name (rules 6.5).
struct StartPreset {
    QString name;
    checkers_poker::StartingConfiguration start;
    /// What it changes in play, as a sentence.
    QString meaning;
};
/// Corner, draughts, rows, flank.
std::vector<StartPreset> startPresets();

} // namespace checkers_poker_face
