#include "ui/table/move_words.hpp"

#include <QCoreApplication>

namespace ui {

namespace {

struct MoveCellWords {
    Q_DECLARE_TR_FUNCTIONS(ui::MoveWords)
};

QString actInWords(const MoveRow& row, const MoveCell& cell) {
    if (row.showdown) {
        if (cell.won)
            return MoveCellWords::tr("%1, won").arg(cell.text);
        return cell.lost ? MoveCellWords::tr("%1, lost").arg(cell.text) : cell.text;
    }
    constexpr QChar dash(0x2013);
    const qsizetype between = cell.text.indexOf(dash);
    return between < 0 ? cell.text
                       : MoveCellWords::tr("%1 to %2")
                             .arg(cell.text.left(between), cell.text.mid(between + 1));
}

} // namespace

QString cellInWords(const MoveRow& row, MoveColumn column) {
    const MoveCell& cell = row.cells[static_cast<std::size_t>(column)];
    if (column == MoveColumn::turn && row.showdown)
        return row.low ? MoveCellWords::tr("low showdown") : MoveCellWords::tr("high showdown");
    if (cell.text.isEmpty())
        return {};
    switch (column) {
    case MoveColumn::turn:
        return MoveCellWords::tr("turn %1").arg(cell.text);
    case MoveColumn::die:
        return MoveCellWords::tr("die shows %1").arg(cell.text);
    case MoveColumn::removal:
        return cell.place ? MoveCellWords::tr("%1 taken off").arg(cell.text.mid(1)) : cell.text;
    case MoveColumn::ofFirst:
    case MoveColumn::ofSecond:
        break;
    }
    return actInWords(row, cell);
}

QString columnInWords(MoveColumn column) {
    switch (column) {
    case MoveColumn::turn:
        return MoveCellWords::tr("Turn");
    case MoveColumn::die:
        return MoveCellWords::tr("Die");
    case MoveColumn::removal:
        return MoveCellWords::tr("Removal");
    case MoveColumn::ofFirst:
    case MoveColumn::ofSecond:
        break;
    }
    return {};
}

} // namespace ui
