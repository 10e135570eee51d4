#pragma once

#include <string>

/// Positions of Halma and Chinese Checkers in which an act has consequences; most want a rules
/// string at their end.
namespace support {

inline const std::string halma_start = "11BBBBB/11BBBBB/12BBBB/13BBB/14BB/16/16/16/16/16/16/AA14/"
                                       "AAA13/AAAA12/AAAAA11/AAAAA11 A 1 -- 0 halma";

/// A has a piece on d4, over which b1 can jump to d5 by way of d3.
inline const std::string one_forward = "4BBBB/5BBB/6BB/7B/3A4/AA6/AAA5/AAAA4 ";
/// A's last piece stands on g4, before the goal that the others of A fill.
inline const std::string nearly_home =
    "4AAAA/5AAA/6AA/8/6A1/BB1B4/BBB5/BBBB4 A 50 -- 7 halma,board=8";
/// B can fill A's goal from g4.
inline const std::string filled_by_b =
    "4AAAA/5AAA/6AA/8/6BA/BB6/BBB5/BBBB4 B 50 -- 0 halma,board=8";
/// A can fill the goal from h4, with a piece on g4 left over.
inline const std::string filled_with_strangers =
    "4AAAB/5AAA/6AA/8/6AA/5B2/BBB2B2/BBBB4 A 50 -- 0 halma,board=8";
/// A has no move.
inline const std::string shut_in =
    "4AAAB/5AAA/6AA/7A/8/BBB5/BBB5/ABBB4 A 40 -- 0 halma,board=8,prison=off";
/// B can shut in a piece of A on a1 by b4-a4.
inline const std::string before_prison_of_two =
    "5AAA/5AAA/6AA/7B/1B6/BBA5/BBB5/ABBB4 B 50 -- 0 halma,board=8";
/// One move before the limit; B has left home.
inline const std::string before_the_limit =
    "8/8/BBBBB3/BBBBB3/8/AAAA4/AAAA4/4AA2 A 9 -- 199 halma,board=8";

/// A of four has a piece on p12, before the goal that the others of A fill.
inline const std::string a_before_the_goal =
    "BBBB8AAAA/BBBB8AAAA/BBB10AAA/BB13A/15A/16/CC14/CC14/CC14/CC14/CCC13/CC14/14DD/13DDD/"
    "12DDDD/12DDDD A 60 ---- 0 ";
/// C fills the goal by d4-c3, its partner A having finished.
inline const std::string c_after_its_partner =
    "BBBB8AAAA/BBBB8AAAA/BBB10AAA/BB12AA/16/16/16/16/16/16/16/16/CC1C10DD/CC11DDD/CCCC8DDDD/"
    "CCCC8DDDD C 70 +--- 0 halma,players=4,pairs";
/// C can shut in a piece of A on a1 by c4-b4.
inline const std::string before_prison_of_four =
    "BBBB11C/BBBB11A/BBB10A1A/BB12AA/13A2/3A12/4A11/5A10/6A9/7A8/8A7/16/C1C11DD/CCC10DDD/CCCC8DDDD/"
    "ACCC8DDDD C 60 ---- 0 ";

/// C can shut in a marble of A on e1 by i5-h4.
inline const std::string before_prison_of_three =
    "A/AA/AAA/AA2/BBBB8C/BBB9/BB9/B9/4A4/10/11/12/8C4/CCC1/CCC/CC/A C 50 --- 0 chinese-checkers,";

/// The capture game with marbles on g9 h9 j9, the others taken.
inline const std::string three_marbles_left =
    "1/2/3/4/13/12/11/10/2oo1o3/10/11/12/13/4/3/2/1 B 30 -- 27,30 chinese-checkers,capture";
/// Two ways lead from i7 to i9: over i8, or round by k9 over j8 and j9.
inline const std::string two_ways = "1/2/3/4/13/12/11/10/5o3/5oo3/6o4/12/13/4/3/2/1 A 30 -- 26,30 "
                                    "chinese-checkers,capture";
/// With marbles on g9 h9 h10 i10, of which g9 can jump in a circle.
inline const std::string circle_of_marbles =
    "1/2/3/4/13/12/11/3oo5/2oo5/10/11/12/13/4/3/2/1 A 30 -- 26,30 chinese-checkers,capture";
/// The last jump of three players, g9-i9.
inline const std::string last_jump_of_three =
    "1/2/3/4/13/12/11/10/2oo5/10/11/12/13/4/3/2/1 A 20 --- 18,19,21 "
    "chinese-checkers,players=3,capture";

} // namespace support
