#pragma once

#include "cards/card.hpp"
#include "cards/hand.hpp"
#include "tabletop/text_reader.hpp"

#include <string>

namespace cards {

/// The five cards in the order given, a wild card that stands for another followed by that one in
/// brackets: `Ts2c(Td)9c5s2d`. `=` in front makes it a show's token.
std::string to_text(const Hand& hand);

/// Readers of one token; they throw tabletop::TextError. `10` is taken for `T`.
Card read_card(tabletop::TextReader& reader);
/// Five cards, checked by the rules (is_well_named) and arranged.
Hand read_hand(tabletop::TextReader& reader, const HandRules& rules);

} // namespace cards
