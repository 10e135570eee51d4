#include "faces/chinese_checkers/offer.hpp"
#include "faces/halma/offer.hpp"

#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QXmlStreamReader>

#include <gtest/gtest.h>

// The help for players: its pages hang together and leave nothing out that can be chosen.

namespace {

class AHelpPage : public testing::TestWithParam<const char*> {};

QString page(const QString& name) {
    QFile file(QStringLiteral(TEST_DATA "/../../resources/help/") + name);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QSet<QString> captured(const QString& text, const QString& pattern) {
    QSet<QString> found;
    const QRegularExpression expression(pattern);
    for (auto matches = expression.globalMatch(text); matches.hasNext();)
        found.insert(matches.next().captured(1));
    return found;
}

QSet<QString> anchors(const QString& text) {
    return captured(text, QStringLiteral("<a name=\"([^\"]+)\">"));
}

TEST_P(AHelpPage, leads_nowhere_else_than_to_what_exists) {
    const QString own = QString::fromLatin1(GetParam());
    const QString text = page(own);
    ASSERT_FALSE(text.isEmpty());
    for (const QString& link : captured(text, QStringLiteral("href=\"([^\"]+)\""))) {
        const QString to = link.section(QLatin1Char('#'), 0, 0);
        const QString anchor = link.section(QLatin1Char('#'), 1);
        const QString there = to.isEmpty() ? text : page(to);
        EXPECT_FALSE(there.isEmpty()) << link.toStdString();
        EXPECT_TRUE(anchor.isEmpty() || anchors(there).contains(anchor)) << link.toStdString();
    }
}

TEST_P(AHelpPage, is_well_formed) {
    QString text = page(QString::fromLatin1(GetParam()));
    text.replace(QStringLiteral("<meta charset=\"utf-8\">"), QString());
    QXmlStreamReader reader(text);
    while (!reader.atEnd())
        reader.readNext();
    EXPECT_FALSE(reader.hasError())
        << reader.errorString().toStdString() << ", line " << reader.lineNumber();
}

INSTANTIATE_TEST_SUITE_P(Of, AHelpPage,
                         testing::Values("halma.html", "chinese-checkers.html", "race.html"),
                         [](const auto& row) {
                             return QString::fromLatin1(row.param)
                                 .remove(QStringLiteral(".html"))
                                 .replace(QLatin1Char('-'), QLatin1Char('_'))
                                 .toStdString();
                         });

TEST(TheHelp, tells_of_every_option) {
    const QString text = page(QStringLiteral("race.html"));
    for (std::size_t i = 0; i < jumping_face::optionCount; ++i) {
        const QString title = optionTitle(static_cast<jumping_face::Option>(i));
        EXPECT_TRUE(text.contains(QStringLiteral("<b>%1</b>").arg(title))) << title.toStdString();
    }
}

} // namespace
