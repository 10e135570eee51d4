#include "app/catalogue.hpp"

#include "tabletop/record_text.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

namespace app {

Catalogue::Catalogue(std::vector<GameKind> rows)
    : rows_(std::move(rows)) {
    assert(!rows_.empty());
}

const GameKind* Catalogue::find(std::string_view word) const {
    const auto found = std::find_if(rows_.begin(), rows_.end(),
                                    [word](const GameKind& kind) { return kind.word == word; });
    return found == rows_.end() ? nullptr : &*found;
}

const GameKind& Catalogue::rowOf(const PlayedGame& game) const { return rowOfRules(game.rules()); }

const GameKind& Catalogue::rowOfRules(std::string_view rules) const {
    const auto found = std::find_if(rows_.begin() + 1, rows_.end(),
                                    [rules](const GameKind& kind) { return kind.isMeant(rules); });
    return found == rows_.end() ? rows_.front() : *found;
}

const GameKind& Catalogue::rowOfPosition(std::string_view position) const {
    constexpr std::string_view whiteSpace = " \t\r\n";
    position = position.substr(0, position.find_last_not_of(whiteSpace) + 1);
    return rowOfRules(position.substr(position.find_last_of(whiteSpace) + 1));
}

const GameKind& Catalogue::rowOfRecord(std::string_view record) const {
    tabletop::TextReader reader = tabletop::begin_record(record);
    const tabletop::TagsAtPlaces tags = tabletop::read_tags(reader);
    if (const auto* position = tabletop::find(tags, "Position"))
        return rowOfPosition(position->tag.value);
    if (const auto* rules = tabletop::find(tags, "Rules"))
        return rowOfRules(rules->tag.value);
    return rows_.front();
}

AnyGame Catalogue::readRecord(std::string_view text) const {
    return rowOfRecord(text).fromRecord(text);
}

AnyGame Catalogue::readRecordOrPosition(std::string_view text) const {
    const std::size_t start = text.find_first_not_of(" \t\r\n");
    if (start != std::string_view::npos && text[start] != '[' && text[start] != '{')
        return rowOfPosition(text).fromPosition(text, {});
    return readRecord(text);
}

} // namespace app
