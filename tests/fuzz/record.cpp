#include "games/checkers_poker/record.hpp"

#include "tabletop/text_error.hpp"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

// A record is refused by TextError, or it is one that can be written and read again.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    try {
        const checkers_poker::Match match = checkers_poker::read_record(text);
        const std::string written = checkers_poker::to_text(match);
        const checkers_poker::Match again = checkers_poker::read_record(written);
        if (again.history != match.history || again.tags.size() != match.tags.size() ||
            checkers_poker::to_text(again) != written)
            std::abort();
    } catch (const tabletop::TextError&) {
        return 0;
    }
    return 0;
}
