#include "ui/new_game/game_choice.hpp"

#include "ui/new_game/game_tile.hpp"
#include "ui/widgets/accessible_role.hpp"

#include <QEvent>
#include <QStyle>

#include <algorithm>

namespace ui {

namespace {
constexpr int between = 6;
} // namespace

GameChoice::GameChoice(const std::vector<NewGameOffer>& offers, QWidget* parent)
    : QWidget(parent) {
    giveRole(*this, QAccessible::Grouping);
    setAccessibleName(tr("Game"));
    for (const NewGameOffer& offer : offers) {
        auto* tile = new GameTile(offer.title, offer.sentence, offer.picture(), this);
        tile->setObjectName(QStringLiteral("game-") + QString::fromStdString(offer.word));
        tiles_.push_back(tile);
        connect(tile, &QRadioButton::toggled, this, [this](bool on) {
            if (on)
                Q_EMIT gameChosen();
        });
    }
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void GameChoice::choose(std::size_t game) { tiles_[game]->setChecked(true); }

std::size_t GameChoice::chosen() const {
    const auto found = std::find_if(tiles_.begin(), tiles_.end(),
                                    [](const GameTile* tile) { return tile->isChecked(); });
    return found == tiles_.end() ? 0 : static_cast<std::size_t>(found - tiles_.begin());
}

void GameChoice::setRoomy(bool roomy) {
    if (roomy_ == roomy)
        return;
    roomy_ = roomy;
    updateGeometry();
    arrange();
}

int GameChoice::leastWidth(bool brief) const {
    int least = 0;
    for (const GameTile* tile : tiles_)
        least = std::max(least, tile->leastWidth(brief));
    const auto count = static_cast<int>(tiles_.size());
    return count * least + (count - 1) * between;
}

bool GameChoice::isBriefAt(int width) const { return !roomy_ || width < leastWidth(false); }

int GameChoice::tileWidthAt(int width) const {
    const auto count = static_cast<int>(tiles_.size());
    return (width - (count - 1) * between) / count;
}

int GameChoice::heightForWidth(int width) const {
    int height = 0;
    for (const GameTile* tile : tiles_)
        height = std::max(height, tile->heightFor(tileWidthAt(width), isBriefAt(width)));
    return height;
}

QSize GameChoice::sizeHint() const { return {leastWidth(), heightForWidth(leastWidth())}; }

/// Where they do not fit, others take their place.
QSize GameChoice::minimumSizeHint() const { return {0, heightForWidth(width())}; }

void GameChoice::arrange() {
    const int wide = tileWidthAt(width());
    for (std::size_t i = 0; i < tiles_.size(); ++i) {
        const QRect own(static_cast<int>(i) * (wide + between), 0, wide, height());
        tiles_[i]->setBrief(isBriefAt(width()));
        tiles_[i]->setGeometry(QStyle::visualRect(layoutDirection(), rect(), own));
    }
}

void GameChoice::resizeEvent(QResizeEvent* /*event*/) { arrange(); }

void GameChoice::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::LayoutDirectionChange) {
        updateGeometry();
        arrange();
    }
}

} // namespace ui
