#include "faces/checkers_poker/new_game_preview.hpp"

#include "faces/checkers_poker/card_board.hpp"
#include "faces/checkers_poker/card_skin.hpp"
#include "faces/checkers_poker/variant_words.hpp"
#include "ui/board/board_view.hpp"
#include "ui/widgets/capitalised.hpp"
#include "ui/widgets/text_label.hpp"

#include <algorithm>

namespace ui {

namespace {

constexpr int leastSide = 176;
constexpr int usualSide = 360;
constexpr int wordsGap = 6;
constexpr int fewestLines = 2;
constexpr int mostLines = 6;

QString boardInWords(const checkers_poker_face::NewGame& game) {
    if (const auto* number = std::get_if<std::uint32_t>(&game.board))
        return NewGamePreview::tr("Deal %1").arg(*number);
    return NewGamePreview::tr("The board is arranged by hand");
}

} // namespace

NewGamePreview::NewGamePreview(QWidget* parent)
    : QWidget(parent)
    , board_(new BoardView(this))
    , variant_(new TextLabel(TextLabel::Role::strong, this))
    , deal_(new TextLabel(TextLabel::Role::muted, this)) {
    board_->setSkin(cardSkin());
    board_->setFocusPolicy(Qt::NoFocus);
    board_->setAttribute(Qt::WA_TransparentForMouseEvents);
    board_->setAccessibleName(tr("The board as the game would begin"));
    variant_->setObjectName(QStringLiteral("summary"));
    variant_->setLines(fewestLines);
    variant_->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Expanding);
}

void NewGamePreview::display(const checkers_poker_face::NewGame& game) {
    CardBoard picture;
    picture.layout = game.layout();
    picture.wild = game.options.wild;
    picture.checkers = {game.options.start.south, game.options.start.north};
    board_->show(onBoard(picture));
    variant_->setText(capitalised(checkers_poker_face::inWords(game.options)));
    deal_->setText(boardInWords(game));
}

int NewGamePreview::wordsHeight() const {
    return wordsGap + fewestLines * variant_->fontMetrics().lineSpacing() +
           deal_->sizeHint().height();
}

QSize NewGamePreview::sizeHint() const { return {usualSide, leastSide + wordsHeight()}; }
QSize NewGamePreview::minimumSizeHint() const { return {leastSide, leastSide + wordsHeight()}; }

void NewGamePreview::resizeEvent(QResizeEvent* /*event*/) {
    const int side = std::min(width(), height() - wordsHeight());
    board_->setGeometry((width() - side) / 2, 0, side, side);
    deal_->setGeometry(0, side + wordsGap, width(), deal_->sizeHint().height());
    const int top = deal_->geometry().bottom() + 1;
    const int lines = (height() - top) / variant_->fontMetrics().lineSpacing();
    variant_->setLines(std::clamp(lines, fewestLines, mostLines));
    variant_->setGeometry(0, top, width(), variant_->sizeHint().height());
}

} // namespace ui
