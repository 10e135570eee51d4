#include "faces/halma/offer.hpp"

#include "games/halma/halma.hpp"

#include <QCoreApplication>

namespace halma_face {

namespace {

struct HalmaWords {
    Q_DECLARE_TR_FUNCTIONS(halma_face::Halma)
};

} // namespace

jumping_face::Offer offer() {
    return {
        HalmaWords::tr("Halma"),
        halma::Setups::setups(),
        {{HalmaWords::tr("16×16"),
          HalmaWords::tr("19 pieces each for two players, 13 for four."),
          {{2, "halma"}, {4, "halma,players=4"}}},
         {HalmaWords::tr("10×10"), HalmaWords::tr("15 pieces each."), {{2, "halma,board=10"}}},
         {HalmaWords::tr("8×8"), HalmaWords::tr("10 pieces each."), {{2, "halma,board=8"}}}},
        {{HalmaWords::tr("Halma for two"), HalmaWords::tr("The old game on 16×16 spaces."),
          "halma"},
         {HalmaWords::tr("Halma for four"),
          HalmaWords::tr("Everybody for himself, on 16×16 spaces."), "halma,players=4"},
         {HalmaWords::tr("Halma in pairs"),
          HalmaWords::tr("Two against two: partners sit in opposite corners."),
          "halma,players=4,pairs"},
         {HalmaWords::tr("Halma 8×8"), HalmaWords::tr("A short game, also called Grasshopper."),
          "halma,board=8"},
         {HalmaWords::tr("Halma 10×10"), HalmaWords::tr("Between the two, with 15 pieces each."),
          "halma,board=10"},
         {HalmaWords::tr("Halma with long jumps"),
          HalmaWords::tr("Pieces jump over others from far away, as far again."), "halma,super"},
         {HalmaWords::tr("Halma 8×8 against the clock"),
          HalmaWords::tr("Home has to be left within 30 moves, and every piece has to come in."),
          "halma,board=8,leave=30,win=all"}}};
}

} // namespace halma_face
