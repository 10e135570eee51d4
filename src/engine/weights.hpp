#pragma once

#include "checkers_poker/seats.hpp"

#include <array>

/// What the evaluation counts for what, in thousandths of a checker. Fitted to the results of games
/// that the engine played against itself; docs/strength.md says how.
namespace engine::weights {

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
    /// Of so many checkers left.
    std::array<int, 13> checkers;
};

inline constexpr checkers_poker::PerSeat<Side> sides{
    Side{{{{0, 46, 92, 138, 184, 231, 277, 323, 369},
           {0, -51, -102, -153, -204, -255, -306, -357, -408},
           {0, -771, -927, -861, -843, -825, -807, -789, -771},
           {0, -120, -273, -286, -304, -322, -340, -358, -376},
           {0, -69, -139, -208, -278, -347, -416, -486, -555},
           {0, -542, -632, -750, -813, -876, -940, -1003, -1067},
           {0, -605, -795, -962, -903, -844, -784, -725, -666},
           {0, 554, 1177, 1244, 1310, 1375, 1440, 1505, 1570},
           {0, 1009, 1878, 3317, 3516, 3715, 3914, 4112, 4311},
           {0, 1309, 2178, 3617, 3816, 4015, 4214, 4412, 4611}}},
         {19, 47, 115, 51, 3, 42, 82, 78, 49, 49},
         483,
         0,
         380,
         {0, 0, 0, 0, 0, -5062, -3368, -1762, -470, 741, 1903, 2954, 3800}},
    Side{{{{0, 62, 124, 186, 248, 309, 371, 433, 495},
           {0, -115, -230, -345, -460, -576, -691, -806, -921},
           {0, -414, -641, -412, -324, -236, -148, -60, 28},
           {0, -83, -230, -141, -150, -159, -169, -178, -188},
           {0, -137, -274, -411, -548, -684, -821, -958, -1095},
           {0, -705, -807, -740, -746, -752, -758, -764, -770},
           {0, -775, -1023, -1268, -1384, -1501, -1617, -1733, -1850},
           {0, 510, 1300, 1389, 1461, 1533, 1605, 1677, 1749},
           {0, 981, 1934, 2765, 2928, 3091, 3254, 3417, 3580},
           {0, 1281, 2234, 3065, 3228, 3391, 3554, 3717, 3880}}},
         {19, 62, 91, 37, 33, 51, 50, 47, 19, 19},
         423,
         3,
         482,
         {0, 0, 0, 0, 0, -5322, -3577, -2094, -892, 261, 1296, 2516, 3384}}};

/// By the moves left before the showdown, from one up: for so many hands that beat the opponent's
/// best, from six of Second's on the left to six of First's on the right.
inline constexpr std::array<std::array<int, 13>, 6> lead{
    {{-2097, -2502, -2571, -2070, -1677, -670, 96, 729, 1611, 1768, 1941, 1838, 1800},
     {-1592, -2008, -1879, -1689, -1419, -546, 376, 788, 1701, 1918, 2108, 2208, 1932},
     {-1578, -1748, -2048, -1869, -1420, -644, -27, 663, 1461, 1572, 1684, 1754, 1554},
     {-1323, -1215, -1500, -1414, -1131, -446, -9, 728, 1581, 1694, 1890, 1838, 1722},
     {-1512, -1525, -1518, -1521, -1210, -615, -453, 540, 1227, 1282, 1396, 1476, 924},
     {-978, -734, -578, -612, -464, -60, 296, 828, 1413, 1430, 1506, 1658, 1299}}};
/// Likewise for the difference in strength of the best hands, for each 250 of it, up to 250; and
/// as much again where First's is the better.
inline constexpr std::array<int, 6> strength{-892, -1296, -927, -1064, -824, -712};
inline constexpr std::array<int, 6> strength_of_first{-381, 200, -238, 78, -184, -226};

/// How strong a hand is, 0 to 1000: by category, and so much more for each rank from the two up.
inline constexpr std::array<int, 10> strength_of_category{0,   120, 260, 400, 520,
                                                          600, 700, 830, 930, 1000};
inline constexpr std::array<int, 10> strength_of_rank{6, 8, 8, 7, 5, 5, 7, 6, 4, 2};

} // namespace engine::weights
