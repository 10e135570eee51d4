#include "games/checkers_poker/ugi.hpp"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

// Whatever lines a session gets, it survives them and answers in lines.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    checkers_poker::UgiSession session({"name", "author"}, nullptr, [](std::string_view line) {
        if (line.find('\n') != std::string_view::npos)
            std::abort();
    });
    std::string_view text(reinterpret_cast<const char*>(data), size);
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        if (!session.receive(text.substr(0, end)) || end == std::string_view::npos)
            break;
        text.remove_prefix(end + 1);
    }
    session.finish();
    return 0;
}
