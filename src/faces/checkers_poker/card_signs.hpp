#pragma once

#include "cards/hand.hpp"

#include <QString>

namespace ui {

/// Cards with the signs of their suits, "10♥ 2♣(10♦) …".
QString inSigns(cards::Card card);
QString inSigns(const cards::Hand& hand);
/// What a hand's wild cards stand for, "2♣ as 10♦"; empty where each stands for itself.
QString namingInSigns(const cards::Hand& hand);

} // namespace ui
