#include "faces/chinese_checkers/offer.hpp"

#include "games/chinese_checkers/chinese_checkers.hpp"

#include <QCoreApplication>

namespace chinese_checkers_face {

namespace {

struct StarWords {
    Q_DECLARE_TR_FUNCTIONS(chinese_checkers_face::ChineseCheckers)
};

jumping_face::Ground capture() {
    return {StarWords::tr("The capture game"),
            StarWords::tr("Sixty marbles that are nobody's: who jumps over one keeps it."),
            {{2, "chinese-checkers,capture"},
             {3, "chinese-checkers,players=3,capture"},
             {4, "chinese-checkers,players=4,capture"},
             {5, "chinese-checkers,players=5,capture"},
             {6, "chinese-checkers,players=6,capture"}},
            false};
}

} // namespace

jumping_face::Offer offer() {
    return {
        StarWords::tr("Chinese Checkers"),
        chinese_checkers::Setups::setups(),
        {{StarWords::tr("The race with ten marbles"),
          StarWords::tr("Everybody's ten marbles fill a point of the star."),
          {{2, "chinese-checkers"},
           {3, "chinese-checkers,players=3"},
           {4, "chinese-checkers,players=4"},
           {6, "chinese-checkers,players=6"}}},
         {StarWords::tr("The race with fifteen marbles"),
          StarWords::tr("Home and goal take in the edge of the hexagon at the foot of the point."),
          {{2, "chinese-checkers,men=15"}}},
         capture()},
        {{StarWords::tr("Chinese Checkers for two"), StarWords::tr("From point to point."),
          "chinese-checkers"},
         {StarWords::tr("Chinese Checkers for three"),
          StarWords::tr("Every goal is a point where nobody sits."), "chinese-checkers,players=3"},
         {StarWords::tr("Chinese Checkers for four"),
          StarWords::tr("Two points of the star stay empty."), "chinese-checkers,players=4"},
         {StarWords::tr("Chinese Checkers for six"), StarWords::tr("The star is full."),
          "chinese-checkers,players=6"},
         {StarWords::tr("Two pairs"), StarWords::tr("Partners sit opposite each other."),
          "chinese-checkers,players=4,pairs"},
         {StarWords::tr("Three pairs"), StarWords::tr("Partners sit opposite each other."),
          "chinese-checkers,players=6,pairs"},
         {StarWords::tr("Fifteen marbles"), StarWords::tr("A longer game for two."),
          "chinese-checkers,men=15"},
         {StarWords::tr("Super Chinese Checkers"),
          StarWords::tr("Marbles jump over others from far away, as far again."),
          "chinese-checkers,super"},
         {StarWords::tr("Capture for two"), StarWords::tr("Who takes most marbles wins."),
          "chinese-checkers,capture"},
         {StarWords::tr("Capture for five"), StarWords::tr("Who takes most marbles wins."),
          "chinese-checkers,players=5,capture"}}};
}

QString captureTitle() { return StarWords::tr("Chinese Checkers: the capture game"); }

} // namespace chinese_checkers_face
