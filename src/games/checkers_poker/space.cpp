#include "games/checkers_poker/space.hpp"

namespace checkers_poker {

std::string to_text(Space space) {
    return {static_cast<char>('a' + space.file()), static_cast<char>('1' + space.rank())};
}

std::optional<Space> space_from_text(std::string_view text) {
    if (text.size() != 2)
        return std::nullopt;
    const char file =
        text[0] >= 'A' && text[0] <= 'H' ? static_cast<char>(text[0] - 'A' + 'a') : text[0];
    if (file < 'a' || file > 'h' || text[1] < '1' || text[1] > '8')
        return std::nullopt;
    return Space(static_cast<std::size_t>(file - 'a'), static_cast<std::size_t>(text[1] - '1'));
}

} // namespace checkers_poker
