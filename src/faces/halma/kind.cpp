#include "faces/halma/kind.hpp"

#include "faces/halma/offer.hpp"
#include "faces/jumping/kind.hpp"
#include "games/halma/halma.hpp"

namespace halma_face {

app::GameKind kind() { return jumping_face::kindOf<halma::Game>(offer().title, "halma"); }

} // namespace halma_face
