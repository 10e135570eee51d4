#include "cards/hand_value.hpp"

namespace cards {

std::size_t compared_ranks(Category category) {
    switch (category) {
    case Category::high_card:
    case Category::flush:
        return 5;
    case Category::pair:
        return 4;
    case Category::two_pair:
    case Category::three_of_a_kind:
        return 3;
    case Category::full_house:
    case Category::four_of_a_kind:
        return 2;
    case Category::straight:
    case Category::straight_flush:
    case Category::five_of_a_kind:
        return 1;
    }
    return 0;
}

std::size_t announced_ranks(Category category) {
    return category == Category::two_pair || category == Category::full_house ? 2 : 1;
}

} // namespace cards
