#pragma once

#include "games/checkers_poker/seats.hpp"

#include <array>

/// What the evaluation counts for what, in thousandths of a checker. Fitted to the results of games
/// that the engine played against itself; docs/strength.md says how.
namespace checkers_poker::weights {

/// What a seat's cards and checkers are worth to it. Second's are other than First's, since First
/// answers a hand that he has seen.
struct Side {
    /// By category of hand and the number of unused ones in it, up to eight.
    std::array<std::array<int, 9>, 10> hands;
    /// For each rank of the best hand of a category, counted from the two as one.
    std::array<int, 10> rank;
    /// For each unused straight flush that lacks one card or two, and each four that lacks one.
    int straight_flush_lacking_one;
    int straight_flush_lacking_two;
    int four_lacking_one;
    /// On top of that for those that one move would complete.
    int straight_flush_in_reach;
    int four_in_reach;
    /// Of so many checkers left.
    std::array<int, 13> checkers;
};

inline constexpr PerSeat<Side> sides{
    Side{{{{0, 115, 230, 345, 460, 576, 691, 806, 921},
           {0, 10, 20, 30, 35, 40, 45, 50, 55},
           {0, 20, 340, 363, 373, 383, 393, 403, 413},
           {0, 30, 142, 172, 188, 202, 218, 232, 248},
           {0, 40, 80, 120, 140, 160, 180, 200, 220},
           {0, 50, 104, 166, 190, 216, 240, 266, 290},
           {0, 70, 140, 210, 245, 280, 315, 350, 385},
           {0, 279, 399, 519, 579, 639, 699, 759, 819},
           {0, 200, 1257, 2360, 2482, 2604, 2727, 2849, 2971},
           {0, 500, 1557, 2660, 2782, 2904, 3027, 3149, 3271}}},
         {12, 37, 26, 70, 4, 6, 15, 68, 93, 93},
         0,
         19,
         177,
         718,
         354,
         {0, 0, 0, 0, 0, -5286, -2964, -1632, -688, 231, 1230, 2314, 3015}},
    Side{{{{0, 96, 191, 287, 382, 478, 574, 669, 765},
           {0, 10, 20, 30, 35, 40, 45, 50, 55},
           {0, 20, 191, 317, 327, 337, 347, 357, 367},
           {0, 30, 62, 507, 522, 537, 552, 567, 582},
           {0, 40, 80, 120, 140, 160, 180, 200, 220},
           {0, 50, 100, 150, 175, 200, 225, 250, 275},
           {0, 70, 140, 210, 245, 280, 315, 350, 385},
           {0, 120, 520, 640, 700, 760, 820, 880, 940},
           {0, 487, 1252, 2156, 2286, 2417, 2547, 2678, 2808},
           {0, 788, 1552, 2456, 2586, 2717, 2847, 2978, 3108}}},
         {29, 58, 20, 33, 4, 5, 42, 50, 29, 29},
         0,
         39,
         63,
         836,
         394,
         {0, 0, 0, 0, 0, -4864, -2994, -1818, -688, 436, 1413, 2396, 3296}}};

/// By the moves left before the showdown, from none up: for so many hands that beat the opponent's
/// best, from six of Second's on the left to six of First's on the right.
inline constexpr std::array<std::array<int, 13>, 7> lead{
    {{-1173, -1156, -1156, -1155, -1155, -748, -72, 1552, 2352, 2500, 2524, 2524, 2532},
     {-1336, -1324, -1174, -1167, -1167, -768, -170, 478, 783, 784, 794, 795, 801},
     {-1114, -1112, -1056, -1056, -1046, -609, 50, 812, 1252, 1305, 1344, 1372, 1537},
     {-1019, -1007, -1004, -1004, -1004, -772, -58, 462, 862, 890, 890, 902, 916},
     {-794, -777, -771, -771, -771, -562, 174, 800, 1076, 1178, 1390, 1396, 1398},
     {-736, -699, -698, -694, -668, -663, -75, 320, 621, 762, 824, 824, 830},
     {-72, -72, -69, -64, -64, -48, 242, 598, 648, 966, 966, 966, 1076}}};
/// Likewise for the difference in strength of the best hands, for each 250 of it, up to 250; and
/// as much again where First's is the better.
inline constexpr std::array<int, 7> strength{-771, -446, -884, -520, -782, -394, -471};
inline constexpr std::array<int, 7> strength_of_first{-50, 516, 552, 274, 386, -33, 216};

/// How strong a hand is, 0 to 1000: by category, and so much more for each rank from the two up.
inline constexpr std::array<int, 10> strength_of_category{0,   120, 260, 400, 520,
                                                          600, 700, 830, 930, 1000};
inline constexpr std::array<int, 10> strength_of_rank{6, 8, 8, 7, 5, 5, 7, 6, 4, 2};

} // namespace checkers_poker::weights
