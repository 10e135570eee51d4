#pragma once

#include <array>
#include <cstdlib>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

/// The moves of Halma and Chinese Checkers once more, in the plainest way and from the position
/// string alone: a map of letters, and a walk that remembers where it has been.
namespace slow {

/// File and rank, from 1.
using Place = std::pair<int, int>;

class JumpingPosition {
public:
    explicit JumpingPosition(const std::string& position) {
        std::istringstream fields(position);
        std::string board;
        std::string turn;
        std::string places;
        std::string quiet;
        fields >> board >> to_act_ >> turn >> places >> quiet >> rules_;
        rules_ += ',';
        is_star_ = rules_.starts_with("chinese");
        put_pieces(board);
    }

    /// The tokens of all moves, or `pass`.
    std::set<std::string> tokens() const {
        std::set<std::string> found;
        if (to_act_ == '-')
            return found;
        for (const auto& [from, letter] : pieces_) {
            if (letter != to_act_)
                continue;
            for (const Place& to : ends(from))
                found.insert(name(from) + "-" + name(to));
        }
        if (found.empty())
            found.insert("pass");
        return found;
    }

private:
    bool has(const std::string& option) const {
        return rules_.find("," + option + ",") != std::string::npos;
    }
    int seats() const {
        for (const int players : {3, 4, 6}) {
            if (has("players=" + std::to_string(players)))
                return players;
        }
        return 2;
    }

    /// First file and number of spaces of each rank, from the lowest.
    std::vector<std::pair<int, int>> ranks() const {
        if (is_star_)
            return {{5, 1},  {5, 2},  {5, 3},  {5, 4},  {1, 13}, {2, 12}, {3, 11}, {4, 10}, {5, 9},
                    {5, 10}, {5, 11}, {5, 12}, {5, 13}, {10, 4}, {11, 3}, {12, 2}, {13, 1}};
        const int side = has("board=8") ? 8 : has("board=10") ? 10 : 16;
        return std::vector<std::pair<int, int>>(static_cast<std::size_t>(side), {1, side});
    }

    void put_pieces(const std::string& board) {
        const auto rows = ranks();
        int rank = static_cast<int>(rows.size());
        std::istringstream texts(board);
        for (std::string row; std::getline(texts, row, '/'); --rank) {
            int file = rows[static_cast<std::size_t>(rank - 1)].first;
            int free = 0;
            for (const char sign : row) {
                if (sign >= '0' && sign <= '9') {
                    free = free * 10 + (sign - '0');
                    continue;
                }
                file += free;
                free = 0;
                pieces_[{file++, rank}] = sign;
            }
        }
        for (int r = 1; r <= static_cast<int>(rows.size()); ++r) {
            const auto [first, size] = rows[static_cast<std::size_t>(r - 1)];
            for (int file = first; file < first + size; ++file)
                board_.insert({file, r});
        }
    }

    /// The camp of each seat by its corner or point: 0 is the lower left or the south, then
    /// clockwise.
    bool is_in_camp(int camp, const Place& place) const {
        const auto [file, rank] = place;
        if (is_star_) {
            const int u = file - 9;
            const int v = rank - 9;
            const std::array<int, 6> far{-v, -u, v - u, v, u, u - v};
            const bool is_large = has("men=15") && camp % 3 == 0;
            const int here = far[static_cast<std::size_t>(camp)];
            if (here > 4 || !is_large || here != 4)
                return here > 4;
            for (int other = 0; other < 6; ++other) {
                if (other != camp && far[static_cast<std::size_t>(other)] > 4)
                    return false;
            }
            return true;
        }
        const int side = static_cast<int>(ranks().size());
        const bool east = camp == 2 || camp == 3;
        const bool north = camp == 1 || camp == 2;
        const int x = east ? side + 1 - file : file;
        const int y = north ? side + 1 - rank : rank;
        const std::vector<int> rows = seats() == 4 ? std::vector<int>{4, 4, 3, 2}
                                      : side == 16 ? std::vector<int>{5, 5, 4, 3, 2}
                                      : side == 10 ? std::vector<int>{5, 4, 3, 2, 1}
                                                   : std::vector<int>{4, 3, 2, 1};
        return y <= static_cast<int>(rows.size()) && x <= rows[static_cast<std::size_t>(y - 1)];
    }
    int home() const {
        const std::map<int, std::vector<int>> star{
            {2, {0, 3}}, {3, {0, 2, 4}}, {4, {1, 2, 4, 5}}, {6, {0, 1, 2, 3, 4, 5}}};
        const std::map<int, std::vector<int>> square{{2, {0, 2}}, {4, {0, 1, 2, 3}}};
        return (is_star_ ? star : square).at(seats())[static_cast<std::size_t>(to_act_ - 'A')];
    }
    int camps() const { return is_star_ ? 6 : 4; }
    bool is_in_goal(const Place& place) const {
        return is_in_camp((home() + camps() / 2) % camps(), place);
    }
    bool is_foreign(const Place& place) const {
        for (int camp = 0; camp < camps(); ++camp) {
            if (camp % (camps() / 2) != home() % (camps() / 2) && is_in_camp(camp, place))
                return true;
        }
        return false;
    }

    std::vector<Place> directions() const {
        if (is_star_)
            return {{1, 0}, {-1, 0}, {0, 1}, {0, -1}, {1, 1}, {-1, -1}};
        return {{1, 0}, {-1, 0}, {0, 1}, {0, -1}, {1, 1}, {-1, -1}, {1, -1}, {-1, 1}};
    }
    static Place far(const Place& from, const Place& way, int distance) {
        return {from.first + distance * way.first, from.second + distance * way.second};
    }
    /// Whether a piece stands there once the mover has left its start.
    bool is_taken(const Place& place, const Place& start) const {
        return place != start && pieces_.count(place) == 1;
    }

    void walk(const Place& start, const Place& at, std::set<Place>& been) const {
        for (const Place& way : directions()) {
            int over = 1;
            while (has("super") && board_.count(far(at, way, over)) == 1 &&
                   !is_taken(far(at, way, over), start))
                ++over;
            const Place end = far(at, way, 2 * over);
            if (!is_taken(far(at, way, over), start) || board_.count(end) == 0)
                continue;
            bool clear = true;
            for (int distance = over + 1; distance <= 2 * over; ++distance)
                clear = clear && !is_taken(far(at, way, distance), start);
            if (clear && !(has("camps=closed") && is_foreign(end)) && been.insert(end).second)
                walk(start, end, been);
        }
    }

    std::set<Place> ends(const Place& from) const {
        std::set<Place> reached;
        walk(from, from, reached);
        for (const Place& way : directions()) {
            if (board_.count(far(from, way, 1)) == 1 && !is_taken(far(from, way, 1), from))
                reached.insert(far(from, way, 1));
        }
        std::set<Place> allowed;
        for (const Place& to : reached) {
            const bool stays = !is_in_goal(from) || is_in_goal(to);
            const bool may_end = !(has("camps=pass") || has("camps=closed")) || !is_foreign(to);
            if (to != from && stays && may_end)
                allowed.insert(to);
        }
        return allowed;
    }

    static std::string name(const Place& place) {
        return static_cast<char>('a' + place.first - 1) + std::to_string(place.second);
    }

    char to_act_ = '-';
    std::string rules_;
    bool is_star_ = false;
    std::set<Place> board_;
    std::map<Place, char> pieces_;
};

} // namespace slow
