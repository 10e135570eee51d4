#pragma once

#include "games/checkers_poker/position_text.hpp"
#include "support/game_text.hpp"
#include "support/text_failure.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>

/// Good positions, to be spoilt in one field or another.
namespace checkers_poker {

/// A position by its fields, to be spoilt one by one. Columns are told from the spoilt field on.
class PositionFields {
public:
    explicit PositionFields(const std::string& nine_fields) {
        fields_[0] = to_text(sorted_layout(nine_fields.find("deck64") != std::string::npos
                                               ? cards::Deck::animals
                                               : cards::Deck::standard));
        const auto rest = support::words(nine_fields);
        std::copy(rest.begin(), rest.end(), fields_.begin() + 1);
    }

    PositionFields with(std::size_t number, const std::string& text) const {
        PositionFields changed = *this;
        changed.fields_.at(number - 1) = text;
        return changed;
    }

    /// The error as "field:column found | expected".
    std::string failure() const {
        std::string text;
        for (const std::string& field : fields_)
            text += (text.empty() ? "" : " ") + field;
        std::string told = support::failure([&] { read_position(text); });
        if (told == "fine")
            return told;
        std::size_t column = std::stoul(told.substr(told.find(':') + 1));
        std::size_t field = 0;
        while (field < fields_.size() && column > fields_[field].size() + 1)
            column -= fields_[field++].size() + 1;
        return std::to_string(field + 1) + ":" + std::to_string(column) +
               told.substr(told.find(' '));
    }

private:
    std::array<std::string, 10> fields_;
};

inline const std::string move_fields = "xx5o/xx5o/8/8/4o3/8/3o4/xo6 x m 1 - - - -/0 standard";
inline const std::string end_fields = "8/8/8/8/8/8/8/8 o e 1 - - - -/0 standard";
inline const std::string over_fields = "xxxxx3/8/8/8/8/8/8/oooo4 x g 9 - - - -/0 standard";
inline const std::string roll_fields = "xx5o/xx5o/8/8/4o3/8/3o4/xo6 x r 1 - - - -/0 die";
/// First on four sixes and a seven, Second on four eights and a nine.
inline const std::string show_fields = "8/8/xxxxx3/oooo1o2/8/8/8/8 o s 3 - - - -/0 standard";
inline const std::string first_shows =
    "8/8/xxxxx3/oooo1o2/8/8/8/8 x s 3 - quads:8 =8s8h8d8c9d -/0 standard";
inline const std::string removal =
    "8/8/xxxxx3/oooo1o2/8/8/8/8 x d 3 quads:6 quads:8 =8s8h8d8c9d,=6s6h6d6c7c -/0 standard";

inline std::string spoilt(const std::string& nine_fields, std::size_t field,
                          const std::string& text) {
    return PositionFields(nine_fields).with(field, text).failure();
}

inline std::string spoilt_checkers(const std::string& checkers) {
    return spoilt(move_fields, 2, checkers);
}

} // namespace checkers_poker
