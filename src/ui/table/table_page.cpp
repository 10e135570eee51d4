#include "ui/table/table_page.hpp"

namespace ui {

TablePage::TablePage(Kind kind, QWidget* parent)
    : Panel(Ground::panel, parent)
    , kind_(kind) {}

void TablePage::mark(const Scene& /*scene*/, const std::string& /*token*/) {}

void TablePage::setPreferences(const app::Preferences& /*preferences*/) {}

} // namespace ui
