#include "tabletop/text_error.hpp"

#include <utility>

namespace tabletop {

namespace {

std::string sentence(TextPlace place, const std::string& found, const std::string& expected) {
    return "line " + std::to_string(place.line) + ", column " + std::to_string(place.column) +
           ": found " + found + ", expected " + expected;
}

} // namespace

TextError::TextError(TextPlace place, std::string found, std::string expected)
    : std::runtime_error(sentence(place, found, expected))
    , place_(place)
    , found_(std::move(found))
    , expected_(std::move(expected)) {}

} // namespace tabletop
