#include "ui/new_game/form_page.hpp"

namespace ui {

FormPage::~FormPage() = default;

std::optional<FieldTrouble> FormPage::trouble() const { return std::nullopt; }

} // namespace ui
