#include "painted_text.hpp"

#include <QGuiApplication>
#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainter>
#include <QPainterPath>
#include <QScreen>
#include <QWidget>

#include <algorithm>

namespace support {

namespace {

/// Draws nothing and notes each piece of text with the clip that it was drawn under.
class TextEngine : public QPaintEngine {
public:
    explicit TextEngine(std::vector<PaintedText>& texts)
        : QPaintEngine(AllFeatures)
        , texts_(texts) {}

    bool begin(QPaintDevice* device) override {
        all_ = QRect(0, 0, device->width(), device->height());
        clip_ = all_;
        return true;
    }
    bool end() override { return true; }
    Type type() const override { return User; }
    void drawPixmap(const QRectF&, const QPixmap&, const QRectF&) override {}
    void drawImage(const QRectF&, const QImage&, const QRectF&, Qt::ImageConversionFlags) override {
    }
    void drawPath(const QPainterPath&) override {}
    void drawPolygon(const QPointF*, int, PolygonDrawMode) override {}

    void updateState(const QPaintEngineState& now) override {
        if (now.state().testFlag(DirtyTransform))
            transform_ = now.transform();
        if (now.state().testFlag(DirtyClipEnabled))
            clips_ = now.isClipEnabled();
        if (now.state().testFlag(DirtyClipRegion))
            clip(now.clipOperation(), transform_.map(now.clipRegion()));
        if (now.state().testFlag(DirtyClipPath))
            clip(now.clipOperation(),
                 transform_.map(now.clipPath()).boundingRect().toAlignedRect());
    }

    void drawTextItem(const QPointF& baseline, const QTextItem& item) override {
        const QString text = withoutMarks(item.text());
        if (text.isEmpty())
            return;
        QRectF ink = QFontMetricsF(item.font(), paintDevice()).tightBoundingRect(text);
        ink = QRectF(0, ink.top(), std::min(ink.right(), item.width()), ink.height());
        QRegion seen = systemClip().isEmpty() ? QRegion(all_) : systemClip();
        if (clips_ && seen.intersects(clip_))
            seen &= clip_;
        texts_.push_back(
            {text, item.font(), transform_.mapRect(ink.translated(baseline)), seen.boundingRect()});
    }

private:
    void clip(Qt::ClipOperation operation, const QRegion& region) {
        if (operation == Qt::NoClip)
            clip_ = all_;
        else if (operation == Qt::ReplaceClip)
            clip_ = region;
        else
            clip_ &= region;
        clips_ = operation != Qt::NoClip;
    }

    std::vector<PaintedText>& texts_;
    QTransform transform_;
    QRegion clip_;
    QRect all_;
    bool clips_ = false;
};

class TextDevice : public QPaintDevice {
public:
    explicit TextDevice(QSize size)
        : size_(size)
        , engine_(texts_) {}

    QPaintEngine* paintEngine() const override { return &engine_; }
    std::vector<PaintedText> texts() const { return texts_; }

protected:
    int metric(PaintDeviceMetric metric) const override {
        const auto dpi = static_cast<int>(QGuiApplication::primaryScreen()->logicalDotsPerInch());
        switch (metric) {
        case PdmWidth:
            return size_.width();
        case PdmHeight:
            return size_.height();
        case PdmWidthMM:
            return size_.width() * 254 / (10 * dpi);
        case PdmHeightMM:
            return size_.height() * 254 / (10 * dpi);
        case PdmDpiX:
        case PdmDpiY:
        case PdmPhysicalDpiX:
        case PdmPhysicalDpiY:
            return dpi;
        case PdmNumColors:
            return 1 << 24;
        case PdmDepth:
            return 32;
        case PdmDevicePixelRatio:
            return 1;
        default:
            return static_cast<int>(devicePixelRatioFScale());
        }
    }

private:
    QSize size_;
    std::vector<PaintedText> texts_;
    mutable TextEngine engine_;
};

} // namespace

QString withoutMarks(QString text) {
    text.removeIf([](QChar letter) { return letter.category() == QChar::Other_Format; });
    return text.trimmed();
}

std::vector<PaintedText> paintedTexts(QWidget& widget) {
    TextDevice device(widget.size());
    QPainter painter(&device);
    widget.render(&painter);
    painter.end();
    return device.texts();
}

} // namespace support
