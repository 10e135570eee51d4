#include "games/checkers_poker/position_text.hpp"
#include "games/checkers_poker/state.hpp"
#include "tabletop/text_error.hpp"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

// A position is refused by TextError, or it is one that can be written, read again and played on.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    try {
        const checkers_poker::State state = checkers_poker::read_position(text);
        if (checkers_poker::read_position(checkers_poker::to_text(state)) != state)
            std::abort();
        for (const checkers_poker::Action& action : checkers_poker::legal_actions(state)) {
            if (checkers_poker::check(state, action))
                std::abort();
            checkers_poker::State after = state;
            checkers_poker::apply(after, action);
            if (checkers_poker::read_position(checkers_poker::to_text(after)) != after)
                std::abort();
        }
    } catch (const tabletop::TextError&) {
        return 0;
    }
    return 0;
}
