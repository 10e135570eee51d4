#include "ui/table/status_line.hpp"

#include "ui/widgets/announcer.hpp"
#include "ui/widgets/text_label.hpp"

#include <QVBoxLayout>

namespace ui {

StatusLine::StatusLine(QWidget* parent)
    : Panel(Ground::panel, parent)
    , label_(new TextLabel(TextLabel::Role::body, this))
    , announcer_(new Announcer(this)) {
    auto* column = new QVBoxLayout(this);
    column->addWidget(label_);
    label_->setLines(2);
    label_->setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    label_->setObjectName(QStringLiteral("status"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setDensity(Density::full);
}

void StatusLine::showNews(const QString& news) {
    news_ = news;
    remark_.clear();
    refresh();
}

void StatusLine::tell(const QString& remark) {
    remark_ = remark;
    refresh();
    say(remark);
}

void StatusLine::settle() {
    remark_.clear();
    refresh();
}

void StatusLine::say(const QString& sentence) { announcer_->say(sentence); }

void StatusLine::setHint(const QString& hint) {
    hint_ = hint;
    refresh();
}

void StatusLine::setDensity(Density density) {
    const bool tiny = density == Density::tiny;
    const bool compact = tiny || density == Density::compact;
    const int margin = compact ? 6 : 12;
    const int edge = tiny ? 1 : compact ? 3 : 6;
    layout()->setContentsMargins(margin, edge, margin, edge);
    label_->setLines(tiny ? 1 : 2);
}

void StatusLine::refresh() {
    const QString& told = remark_.isEmpty() ? news_ : remark_;
    const QString& shown = hint_.isEmpty() ? told : hint_;
    label_->setText(shown);
    setGround(shown.isEmpty() ? Ground::panel : Ground::marked);
}

} // namespace ui
