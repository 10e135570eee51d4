#include "text_faults.hpp"

#include "painted_text.hpp"
#include "ui/widgets/text_label.hpp"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QRawFont>
#include <QScrollBar>
#include <QTabBar>

#include <algorithm>

namespace support {

namespace {

constexpr int enough = 2;    ///< letters that begin to say what was shortened
constexpr double hair = 2.5; ///< pixels that letters may lean over without a reader's noticing

QString described(const PaintedText& text) {
    const QRect ink = text.ink.toAlignedRect();
    return QStringLiteral("“%1” at %2,%3 %4×%5")
        .arg(text.text)
        .arg(ink.x())
        .arg(ink.y())
        .arg(ink.width())
        .arg(ink.height());
}

QString nameOf(const QWidget* widget) {
    if (widget == nullptr)
        return QStringLiteral("nobody");
    QString name = QString::fromLatin1(widget->metaObject()->className());
    if (!widget->objectName().isEmpty())
        name += QLatin1Char(' ') + widget->objectName();
    return widget->parentWidget() == nullptr || widget->isWindow()
               ? name
               : name + QStringLiteral(" in ") +
                     QString::fromLatin1(widget->parentWidget()->metaObject()->className());
}

const QAbstractScrollArea* scrolled(const QWidget* widget) {
    for (; widget != nullptr && !widget->isWindow(); widget = widget->parentWidget())
        if (const auto* area = qobject_cast<const QAbstractScrollArea*>(widget->parentWidget()))
            if (area->viewport() == widget)
                return area;
    return nullptr;
}

bool scrollsDown(const QAbstractScrollArea* area) {
    return area != nullptr && area->verticalScrollBar()->maximum() > 0;
}

/// Whether the edge that cuts the text is one over which the contents can be scrolled.
bool isAtScrolledEdge(const PaintedText& text, const QWidget& window) {
    for (const QAbstractScrollArea* area : window.findChildren<QAbstractScrollArea*>()) {
        const QWidget* viewport = area->viewport();
        const QRectF place(viewport->mapTo(&window, QPoint()), viewport->size());
        const bool within = area->isVisible() && place.contains(text.seen);
        const bool atEdge = text.seen.top() <= place.top() || text.seen.bottom() >= place.bottom();
        if (within && atEdge && scrollsDown(area))
            return true;
    }
    return false;
}

bool isCut(const PaintedText& text, const QWidget* owner, const QWidget& window) {
    const QRectF seen = text.seen.adjusted(-hair, -hair, hair, hair);
    if (seen.contains(text.ink) || text.ink.intersected(seen) == text.ink)
        return false;
    bool wide = seen.left() <= text.ink.left() && seen.right() >= text.ink.right();
    if (qobject_cast<const QLineEdit*>(owner) != nullptr)
        wide = true; // it scrolls sideways
    if (wide && seen.top() <= text.ink.top() && seen.bottom() >= text.ink.bottom())
        return false;
    return !wide || !isAtScrolledEdge(text, window);
}

/// Whether a screen's reader gets the words that were shortened here.
bool saysWhole(const QWidget* owner, const PaintedText& text, const QWidget& window) {
    if (qobject_cast<const ui::TextLabel*>(owner) != nullptr)
        return true; // its tooltip is its whole text
    const auto* area = scrolled(owner);
    if (const auto* view = qobject_cast<const QAbstractItemView*>(area)) {
        const QPoint point = view->viewport()->mapFrom(&window, text.ink.center().toPoint());
        if (const auto* header = qobject_cast<const QHeaderView*>(view))
            return !header->model()
                        ->headerData(header->logicalIndexAt(point), header->orientation(),
                                     Qt::ToolTipRole)
                        .toString()
                        .isEmpty();
        const QModelIndex index = view->indexAt(point);
        return !index.data(Qt::ToolTipRole).toString().isEmpty();
    }
    for (const QWidget* widget = owner; widget != nullptr && !widget->isWindow();
         widget = widget->parentWidget())
        if (!widget->toolTip().isEmpty())
            return true;
    return false;
}

bool isShortened(const PaintedText& text, const QWidget* owner) {
    if (!text.text.endsWith(QChar(0x2026)))
        return false;
    if (const auto* label = qobject_cast<const QLabel*>(owner))
        return !withoutMarks(label->text()).contains(text.text);
    if (const auto* button = qobject_cast<const QAbstractButton*>(owner))
        return !button->text().remove(QLatin1Char('&')).contains(text.text);
    return true;
}

const QWidget* ownerOf(const PaintedText& text, const QWidget& window) {
    const QRectF shown = text.ink.intersected(text.seen);
    return window.childAt((shown.isEmpty() ? text.seen : shown).center().toPoint());
}

/// How many letters stand on the line, which directions and fonts may have split.
qsizetype lettersBeside(const PaintedText& text, const std::vector<PaintedText>& texts) {
    qsizetype letters = 0;
    for (const PaintedText& other : texts)
        if (other.seen == text.seen && other.ink.top() < text.ink.bottom() + hair * 4 &&
            other.ink.bottom() > text.ink.top() - hair * 8)
            letters += other.text.size();
    return letters;
}

bool isWritten(char32_t letter) {
    switch (QChar::category(letter)) {
    case QChar::Symbol_Math:
        return letter < 128 || letter == U'×';
    case QChar::Symbol_Other:
    case QChar::Symbol_Currency:
    case QChar::Symbol_Modifier:
    case QChar::Other_PrivateUse:
    case QChar::Other_NotAssigned:
        return false;
    default:
        return true;
    }
}

void addLetterFaults(const PaintedText& text, QStringList& faults) {
    const QRawFont raw = QRawFont::fromFont(text.font);
    for (const char32_t letter : text.text.toUcs4()) {
        if (!isWritten(letter))
            faults << QStringLiteral("a symbol U+%1 out of a font in %2")
                          .arg(static_cast<uint>(letter), 4, 16)
                          .arg(described(text));
        else if (letter < 0x590 ||
                 letter >= 0x2000) // the scripts of players' names may need others
            if (QChar::isPrint(letter) && !QChar::isSpace(letter) &&
                !raw.supportsCharacter(letter) && letter < 0x3000)
                faults << QStringLiteral("%1 lacks U+%2 in %3")
                              .arg(text.font.family())
                              .arg(static_cast<uint>(letter), 4, 16)
                              .arg(described(text));
    }
}

/// A text that was painted in parts counts once, with all of it that is seen.
std::vector<PaintedText> merged(const std::vector<PaintedText>& texts) {
    std::vector<PaintedText> all;
    for (const PaintedText& text : texts) {
        const auto same = std::find_if(all.begin(), all.end(), [&text](const PaintedText& other) {
            return other.text == text.text && other.ink == text.ink;
        });
        if (same == all.end())
            all.push_back(text);
        else
            same->seen |= text.seen;
    }
    return all;
}

void addOverlaps(const std::vector<PaintedText>& texts, QStringList& faults) {
    const auto shown = [](const PaintedText& text) {
        const QRectF part = text.ink.intersected(text.seen).adjusted(1, 1, -1, -1);
        return part.isValid() ? part : QRectF();
    };
    for (std::size_t i = 0; i < texts.size(); ++i)
        for (std::size_t j = i + 1; j < texts.size(); ++j)
            if (texts[i].text != texts[j].text && shown(texts[i]).intersects(shown(texts[j])))
                faults << described(texts[i]) + QStringLiteral(" lies on ") + described(texts[j]);
}

/// A button that is out of sight can be reached by scrolling or not at all.
void addHiddenControls(QWidget& window, QStringList& faults) {
    for (const QWidget* control : window.findChildren<QWidget*>()) {
        const bool counts = qobject_cast<const QAbstractButton*>(control) != nullptr ||
                            qobject_cast<const QLineEdit*>(control) != nullptr ||
                            qobject_cast<const QComboBox*>(control) != nullptr;
        if (!counts || !control->isVisible() || control->window() != &window)
            continue;
        if (qobject_cast<const QTabBar*>(control->parentWidget()) != nullptr)
            continue;
        const QRect place(control->mapTo(&window, QPoint()), control->size());
        const QAbstractScrollArea* area = scrolled(control);
        const QRect around = area == nullptr ? window.rect()
                                             : QRect(area->viewport()->mapTo(&window, QPoint()),
                                                     area->viewport()->size());
        const bool wide = place.left() >= around.left() && place.right() <= around.right();
        const bool high =
            scrollsDown(area) || (place.top() >= around.top() && place.bottom() <= around.bottom());
        if (!wide || !high)
            faults << nameOf(control) + QStringLiteral(" is out of reach");
    }
}

void addShortViews(QWidget& window, QStringList& faults) {
    for (const QAbstractItemView* view : window.findChildren<QAbstractItemView*>()) {
        if (!view->isVisible() || view->window() != &window || view->model()->rowCount() == 0)
            continue;
        const int row = view->visualRect(view->model()->index(0, 0)).height();
        if (row > view->viewport()->height())
            faults << QStringLiteral("%1 has no room for a row: %2 of %3")
                          .arg(nameOf(view))
                          .arg(view->viewport()->height())
                          .arg(row);
    }
}

} // namespace

QStringList shortenedTexts(QWidget& window) {
    QStringList shortened;
    for (const PaintedText& text : merged(paintedTexts(window)))
        if (isShortened(text, ownerOf(text, window)))
            shortened << text.text;
    return shortened;
}

QStringList faultsOfText(QWidget& window) {
    QStringList faults;
    const std::vector<PaintedText> texts = merged(paintedTexts(window));
    for (const PaintedText& text : texts) {
        const QRectF shown = text.ink.intersected(text.seen);
        const QWidget* owner = ownerOf(text, window);
        if (shown.isEmpty() && isAtScrolledEdge(text, window))
            continue;
        if (isCut(text, owner, window))
            faults << described(text) +
                          QStringLiteral(" is cut at %1,%2 %3×%4 in ")
                              .arg(text.seen.x())
                              .arg(text.seen.y())
                              .arg(text.seen.width())
                              .arg(text.seen.height()) +
                          nameOf(owner);
        if (isShortened(text, owner) && !saysWhole(owner, text, window))
            faults << described(text) + QStringLiteral(" is short in ") + nameOf(owner);
        if (isShortened(text, owner) && lettersBeside(text, texts) <= enough)
            faults << described(text) + QStringLiteral(" says nothing in ") + nameOf(owner);
        addLetterFaults(text, faults);
    }
    addOverlaps(texts, faults);
    addHiddenControls(window, faults);
    addShortViews(window, faults);
    return faults;
}

} // namespace support
