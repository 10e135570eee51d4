#pragma once

#include <QApplication>
#include <QFont>
#include <QFontDatabase>
#include <QSize>
#include <QStringList>

#include <string>
#include <vector>

namespace support {

/// What a desktop gives a window: letters, room and a direction.
struct Surroundings {
    QString family;
    int points = 9;
    QSize size;
    Qt::LayoutDirection direction = Qt::LeftToRight;
};

/// "14 points of DejaVu Sans at 1024×600, mirrored".
inline std::string inWords(const Surroundings& around) {
    QString words = QStringLiteral("%1 points of %2 at %3×%4")
                        .arg(QString::number(around.points), around.family)
                        .arg(around.size.width())
                        .arg(around.size.height());
    if (around.direction == Qt::RightToLeft)
        words += QStringLiteral(", mirrored");
    return words.toStdString();
}

/// Those of three families of different widths that are installed; never none.
inline QStringList familiesAtHand() {
    QStringList found;
    for (const char* family : {"DejaVu Sans", "Liberation Sans", "DejaVu Sans Mono"})
        if (QFontDatabase::families().contains(QLatin1String(family)))
            found << QLatin1String(family);
    return found.isEmpty() ? QStringList(QApplication::font().family()) : found;
}

/// Every size of letters with every size of a window, each family and direction often among them.
inline std::vector<Surroundings> surroundings(const std::vector<QSize>& sizes) {
    const QStringList families = familiesAtHand();
    std::vector<Surroundings> all;
    for (const int points : {8, 9, 12, 14, 20})
        for (const QSize& size : sizes) {
            const auto number = static_cast<qsizetype>(all.size());
            all.push_back({families[(number + number / 5) % families.size()], points, size,
                           number % 2 == 0 ? Qt::LeftToRight : Qt::RightToLeft});
        }
    return all;
}

/// Lets layouts within layouts follow.
inline void settle() {
    constexpr int deepest = 4;
    for (int i = 0; i < deepest; ++i)
        QCoreApplication::processEvents();
}

/// Gives the program those surroundings, and its own back at the end.
class Surrounded {
public:
    Surrounded()
        : font_(QApplication::font()) {}
    Surrounded(const Surrounded&) = delete;
    Surrounded& operator=(const Surrounded&) = delete;
    ~Surrounded() {
        QApplication::setFont(font_);
        QApplication::setLayoutDirection(Qt::LeftToRight);
    }

    static void enter(const Surroundings& around) {
        QApplication::setFont(QFont(around.family, around.points));
        QApplication::setLayoutDirection(around.direction);
    }

private:
    QFont font_;
};

} // namespace support
