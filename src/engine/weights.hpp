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
    /// On top of that for those that one move would complete.
    int straight_flush_in_reach;
    int four_in_reach;
    /// Of so many checkers left.
    std::array<int, 13> checkers;
};

inline constexpr checkers_poker::PerSeat<Side> sides{
    Side{{{{0, 73, 146, 218, 291, 364, 437, 509, 582},
           {0, 32, 63, 94, 126, 158, 189, 221, 252},
           {0, -897, -479, -531, -552, -573, -593, -614, -634},
           {0, -690, -728, -1157, -1252, -1348, -1444, -1539, -1635},
           {0, -70, -140, -209, -279, -349, -419, -488, -558},
           {0, -236, -161, -64, -21, 23, 66, 110, 153},
           {0, -597, -766, -972, -1078, -1185, -1291, -1397, -1503},
           {0, 572, 710, 753, 795, 837, 880, 922, 964},
           {0, 94, 1050, 2023, 2125, 2228, 2331, 2434, 2536},
           {0, 394, 1350, 2323, 2425, 2528, 2631, 2734, 2836}}},
         {11, 22, 74, 86, 4, 16, 47, 46, 91, 91},
         -86,
         41,
         366,
         770,
         404,
         {0, 0, 0, 0, 0, -5578, -3232, -1752, -687, 338, 1432, 2583, 3350}},
    Side{{{{0, 53, 105, 158, 210, 262, 315, 368, 420},
           {0, 96, 192, 288, 384, 480, 576, 672, 768},
           {0, -1212, -1120, -1068, -1072, -1077, -1082, -1087, -1092},
           {0, -490, -664, -281, -332, -382, -432, -482, -532},
           {0, -4, -9, -14, -18, -22, -27, -32, -36},
           {0, -360, -326, -331, -299, -266, -233, -201, -168},
           {0, -540, -631, -804, -849, -894, -938, -983, -1028},
           {0, 13, 425, 445, 465, 485, 506, 526, 546},
           {0, 306, 925, 1749, 1855, 1962, 2069, 2176, 2283},
           {0, 606, 1225, 2049, 2156, 2262, 2369, 2476, 2583}}},
         {24, 31, 86, 39, -9, 25, 62, 41, 31, 31},
         -90,
         59,
         266,
         886,
         406,
         {0, 0, 0, 0, 0, -5398, -3424, -2085, -850, 382, 1442, 2499, 3447}}};

/// By the moves left before the showdown, from none up: for so many hands that beat the opponent's
/// best, from six of Second's on the left to six of First's on the right.
inline constexpr std::array<std::array<int, 13>, 7> lead{
    {{-1796, -1172, -1760, -1646, -1652, -1052, -400, 1128, 1962, 2260, 2512, 2418, 2283},
     {-2010, -1954, -1358, -1582, -1635, -1074, -498, 209, 610, 634, 764, 711, 819},
     {-1444, -2000, -1377, -1507, -1442, -891, -294, 488, 978, 1078, 1161, 1250, 1568},
     {-1365, -1629, -1512, -1395, -1472, -1056, -366, 153, 618, 706, 780, 861, 836},
     {-1248, -1212, -1190, -1282, -1218, -846, -148, 458, 771, 914, 1204, 1316, 1209},
     {-1262, -807, -1306, -1254, -1052, -948, -368, 27, 366, 532, 718, 735, 672},
     {-410, -648, -468, -392, -432, -354, -90, 314, 411, 828, 765, 702, 1104}}};
/// Likewise for the difference in strength of the best hands, for each 250 of it, up to 250; and
/// as much again where First's is the better.
inline constexpr std::array<int, 7> strength{-594, -286, -675, -366, -636, -282, -297};
inline constexpr std::array<int, 7> strength_of_first{-50, 372, 440, 184, 351, -69, 66};

/// How strong a hand is, 0 to 1000: by category, and so much more for each rank from the two up.
inline constexpr std::array<int, 10> strength_of_category{0,   120, 260, 400, 520,
                                                          600, 700, 830, 930, 1000};
inline constexpr std::array<int, 10> strength_of_rank{6, 8, 8, 7, 5, 5, 7, 6, 4, 2};

} // namespace engine::weights
