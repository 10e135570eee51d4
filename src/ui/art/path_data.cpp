#include "ui/art/path_data.hpp"

#include <QPainterPathStroker>

#include <charconv>

namespace ui {

namespace {

class DataReader {
public:
    explicit DataReader(std::string_view data)
        : data_(data) {}

    bool atEnd() const { return data_.empty(); }

    char command() {
        const char letter = data_.front();
        advance(1);
        return letter;
    }

    QPointF point() {
        const double x = number();
        const double y = number();
        return {x, y};
    }

private:
    double number() {
        double value = 0;
        const auto [end, error] = std::from_chars(data_.data(), data_.data() + data_.size(), value);
        Q_ASSERT(error == std::errc());
        advance(static_cast<std::size_t>(end - data_.data()));
        return value;
    }

    void advance(std::size_t count) {
        data_.remove_prefix(count);
        if (!data_.empty() && data_.front() == ' ')
            data_.remove_prefix(1);
    }

    std::string_view data_;
};

} // namespace

QPainterPath pathFromData(std::string_view data) {
    QPainterPath path;
    DataReader reader(data);
    while (!reader.atEnd()) {
        switch (reader.command()) {
        case 'M':
            path.moveTo(reader.point());
            break;
        case 'L':
            path.lineTo(reader.point());
            break;
        case 'C': {
            const QPointF from = reader.point();
            const QPointF towards = reader.point();
            path.cubicTo(from, towards, reader.point());
            break;
        }
        case 'Z':
            path.closeSubpath();
            break;
        default:
            Q_UNREACHABLE();
        }
    }
    return path;
}

QPainterPath strokeFromData(std::string_view data, double penWidth) {
    QPainterPathStroker stroker;
    stroker.setWidth(penWidth);
    stroker.setCapStyle(Qt::FlatCap);
    stroker.setJoinStyle(Qt::MiterJoin);
    stroker.setCurveThreshold(0.15);
    return stroker.createStroke(pathFromData(data)).simplified();
}

} // namespace ui
