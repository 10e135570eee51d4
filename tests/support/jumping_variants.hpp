#pragma once

#include <string>
#include <vector>

/// The variants of Halma, Chinese Checkers and the capture game.
namespace support {

/// Every value of every option that goes with the seats; `first` has the setup.
inline std::vector<std::string> variants_of(const std::string& first, bool for_many, bool pairs,
                                            bool camps) {
    std::vector<std::string> found{first};
    const auto extend = [&](const std::vector<std::string>& options) {
        const std::vector<std::string> before = found;
        for (const std::string& option : options) {
            for (const std::string& rules : before)
                found.push_back(rules + "," + option);
        }
    };
    if (pairs)
        extend({"pairs"});
    extend({"super"});
    if (camps)
        extend({"camps=pass", "camps=closed"});
    extend({"leave=5"});
    extend({"win=all"});
    extend(for_many ? std::vector<std::string>{"prison=play", "prison=off"}
                    : std::vector<std::string>{"prison=off"});
    if (for_many)
        extend({"end=first"});
    return found;
}

/// Rules strings that between them have every combination of options.
inline std::vector<std::string> jumping_variants() {
    std::vector<std::string> all;
    const auto add = [&](const std::vector<std::string>& some) {
        all.insert(all.end(), some.begin(), some.end());
    };
    for (const std::string two : {"halma", "halma,board=8", "halma,board=10"})
        add(variants_of(two, false, false, false));
    add(variants_of("halma,players=4", true, true, true));
    for (const std::string two : {"chinese-checkers", "chinese-checkers,men=15"})
        add(variants_of(two, false, false, true));
    add(variants_of("chinese-checkers,players=3", true, false, true));
    add(variants_of("chinese-checkers,players=4", true, true, true));
    add(variants_of("chinese-checkers,players=6", true, true, true));
    for (const std::string players : {"", ",players=3", ",players=4", ",players=5", ",players=6"})
        all.push_back("chinese-checkers" + players + ",capture");
    return all;
}

} // namespace support
