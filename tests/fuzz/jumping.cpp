#include "support/jumping_games.hpp"
#include "tabletop/match.hpp"
#include "tabletop/text_error.hpp"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>

// Positions and records of Halma and Chinese Checkers. A text is refused by TextError, or it is one
// that can be written, read again and, if it is a position, played on.

namespace {

template <class G>
void read_as_position(const std::string& text) {
    const auto state = G::read_position(text, {});
    if (G::to_text(state) != text)
        std::abort();
    for (const auto& action : G::legal_actions(state)) {
        if (G::check(state, action))
            std::abort();
        auto after = state;
        G::apply(after, action);
        if (!(G::read_position(G::to_text(after), {}) == after))
            std::abort();
    }
}

template <class G>
void read_as_record(const std::string& text) {
    // Tags are written in an order of their own.
    const std::string written = to_text(tabletop::read_match<G>(text));
    if (to_text(tabletop::read_match<G>(written)) != written)
        std::abort();
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string text(reinterpret_cast<const char*>(data), size);
    try {
        if (text.starts_with('[')) {
            support::with_jumping_game(support::rules_of_record(text),
                                       [&](auto game) { read_as_record<decltype(game)>(text); });
        } else {
            support::with_jumping_game(text,
                                       [&](auto game) { read_as_position<decltype(game)>(text); });
        }
    } catch (const tabletop::TextError&) {
        return 0;
    }
    return 0;
}
