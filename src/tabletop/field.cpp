#include "tabletop/field.hpp"

#include "tabletop/text_reader.hpp"

#include <utility>

namespace tabletop {

void Field::fail(std::string expected) const {
    throw TextError(place, quoted(text), std::move(expected));
}

std::uint32_t read_number(const Field& field, std::string_view digits, std::uint32_t least,
                          std::uint32_t most, const std::string& expected) {
    const bool is_number = !digits.empty() && digits.size() <= 10 &&
                           digits.find_first_not_of("0123456789") == std::string_view::npos &&
                           (digits.size() == 1 || digits.front() != '0');
    if (!is_number)
        field.fail(expected);
    std::uint64_t number = 0;
    for (const char digit : digits)
        number = number * 10 + static_cast<std::uint64_t>(digit - '0');
    if (number < least || number > most)
        field.fail(expected);
    return static_cast<std::uint32_t>(number);
}

} // namespace tabletop
