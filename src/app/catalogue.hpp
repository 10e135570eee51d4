#pragma once

#include "app/any_game.hpp"
#include "app/played_game_of.hpp"
#include "tabletop/text_error.hpp"

#include <QString>
#include <QStringList>

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace app {

class Settings;

/// A row of the catalogue: a game of the table as all who know no game see it. What reads texts
/// throws tabletop::TextError.
struct GameKind {
    std::string word; ///< such as "checkers-poker"
    QString title;    ///< for people
    /// Whether a rules string asks for this game. Those of the first row need not say it: what no
    /// other row takes is its.
    std::function<bool(std::string_view rules)> isMeant;
    std::function<AnyGame(std::string_view rules, tabletop::TextPlace place)> fromRules;
    std::function<AnyGame(std::string_view position, tabletop::TextPlace place)> fromPosition;
    std::function<AnyGame(std::string_view record)> fromRecord;
    /// A new game with the settings of the last one. What could not be used of them is told in
    /// `troubles`, a sentence each.
    std::function<AnyGame(const Settings& settings, QStringList& troubles)> fresh;
};

/// A kind that is one game, whose rules strings begin with its word.
template <TableGame G>
GameKind kindOf(QString title) {
    return {std::string(G::word),
            std::move(title),
            [](std::string_view rules) { return rules.substr(0, rules.find(',')) == G::word; },
            [](std::string_view rules, tabletop::TextPlace place) {
                return AnyGame(tabletop::Match<G>(G::read_start(rules, place)));
            },
            [](std::string_view position, tabletop::TextPlace place) {
                constexpr std::string_view whiteSpace = " \t\r\n";
                tabletop::TextReader reader(position, place);
                reader.skip_white_space();
                const std::size_t end = reader.rest().find_last_not_of(whiteSpace) + 1;
                return AnyGame(tabletop::Match<G>(
                    G::read_position(reader.rest().substr(0, end), reader.place())));
            },
            [](std::string_view record) { return AnyGame(tabletop::read_match<G>(record)); },
            [](const Settings&, QStringList&) {
                return AnyGame(tabletop::Match<G>(G::read_start(std::string(G::word), {})));
            }};
}

/// The games of the table. The program makes one and hands it to whatever opens games.
class Catalogue {
public:
    /// Precondition: there is a row.
    explicit Catalogue(std::vector<GameKind> rows);

    const std::vector<GameKind>& rows() const { return rows_; }
    /// The first row with that word, or nothing.
    const GameKind* find(std::string_view word) const;
    /// The row of a game that is of one of them.
    const GameKind& rowOf(const PlayedGame& game) const;

    /// The game that a rules string, a position string by its last field, or a record by its tags
    /// asks for.
    const GameKind& rowOfRules(std::string_view rules) const;
    const GameKind& rowOfPosition(std::string_view position) const;
    /// Throws tabletop::TextError where the tags cannot be read.
    const GameKind& rowOfRecord(std::string_view record) const;

    AnyGame readRecord(std::string_view text) const;
    /// Reads what was copied by this or another program: a record, or a position string alone.
    AnyGame readRecordOrPosition(std::string_view text) const;

private:
    std::vector<GameKind> rows_;
};

} // namespace app
