#include "app/start_arguments.hpp"

#include "app/record_file.hpp"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QFileInfo>

#include <cstdio>
#include <utility>

namespace app {

namespace {

constexpr int badInput = 1;
constexpr int wrongUsage = 2;

struct ArgumentWords {
    Q_DECLARE_TR_FUNCTIONS(app::StartArguments)
};

/// Returns whether it arrived.
bool print(std::FILE* stream, const QString& text) {
    return std::fputs(text.toLocal8Bit().constData(), stream) >= 0 && std::fflush(stream) == 0;
}

int refuse(int exitCode, const QString& why) {
    print(stderr, QStringLiteral("checkers-poker: ") + why + QLatin1Char('\n'));
    return exitCode;
}

int answerWith(const QString& text) {
    return print(stdout, text)
               ? 0
               : refuse(badInput, ArgumentWords::tr("The output cannot be written."));
}

/// Options that the window system takes for itself. They are known here so that they are not
/// refused; QApplication reads them later.
void addWindowSystemOptions(QCommandLineParser& parser) {
    for (const char* name : {"platform", "platformpluginpath", "platformtheme", "plugin", "style",
                             "stylesheet", "qwindowgeometry", "qwindowicon", "qwindowtitle",
                             "display", "geometry", "session", "name", "icon", "title"}) {
        QCommandLineOption option(QString::fromLatin1(name), QString(), QStringLiteral("value"));
        option.setFlags(QCommandLineOption::HiddenFromHelp);
        parser.addOption(option);
    }
    QCommandLineOption reverse(QStringLiteral("reverse"));
    reverse.setFlags(QCommandLineOption::HiddenFromHelp);
    parser.addOption(reverse);
}

/// Parses the arguments of the application and says what is wrong with them.
QString troubleWithParsing(QCommandLineParser& parser) {
    if (!parser.parse(QCoreApplication::arguments()))
        return parser.errorText();
    if (parser.positionalArguments().size() > 1)
        return ArgumentWords::tr("Only one record can be opened.");
    return {};
}

bool hasScreen(const QCommandLineParser& parser) {
#if defined(Q_OS_UNIX) && !defined(Q_OS_DARWIN)
    return parser.isSet(QStringLiteral("platform")) || parser.isSet(QStringLiteral("display")) ||
           qEnvironmentVariableIsSet("QT_QPA_PLATFORM") || qEnvironmentVariableIsSet("DISPLAY") ||
           qEnvironmentVariableIsSet("WAYLAND_DISPLAY");
#else
    Q_UNUSED(parser)
    return true;
#endif
}

std::variant<StartArguments, int> openNamed(const QString& path, const Catalogue& games,
                                            bool tellInWindow) {
    StartArguments arguments;
    try {
        RecordOnDisk record = readRecord(path, games);
        arguments.game = std::move(record.game);
        if (path != QLatin1String("-"))
            arguments.file = SavedFile{QFileInfo(path).absoluteFilePath(), record.digest, {}};
    } catch (const FileError& error) {
        if (tellInWindow) {
            arguments.trouble = error.message();
            return arguments;
        }
        return refuse(badInput, error.message());
    }
    return arguments;
}

} // namespace

void nameProgram() {
    QCoreApplication::setApplicationName(QStringLiteral("checkers-poker"));
    QCoreApplication::setOrganizationName(QStringLiteral("checkers-poker"));
    QCoreApplication::setApplicationVersion(QStringLiteral(CHECKERS_POKER_VERSION));
}

std::variant<StartArguments, int> readStartArguments(int argc, char** argv,
                                                     const Catalogue& games) {
    int count = argc;
    const QCoreApplication application(count, argv);
    nameProgram();
    QCommandLineParser parser;
    parser.setApplicationDescription(
        ArgumentWords::tr("Checkers Poker, a board and card game for two."));
    parser.setSingleDashWordOptionMode(QCommandLineParser::ParseAsLongOptions);
    const QCommandLineOption help = parser.addHelpOption();
    const QCommandLineOption version = parser.addVersionOption();
    const QCommandLineOption tellInWindow(
        QStringLiteral("tell-in-window"),
        ArgumentWords::tr(
            "Tell in the window why a record cannot be opened, and start nevertheless."));
    parser.addOption(tellInWindow);
    addWindowSystemOptions(parser);
    parser.addPositionalArgument(QStringLiteral("record"),
                                 ArgumentWords::tr("A game record (.cpk) to open; - reads it from "
                                                   "standard input."),
                                 QStringLiteral("[record]"));
    const QString trouble = troubleWithParsing(parser);
    if (!trouble.isEmpty())
        return refuse(wrongUsage, trouble + QLatin1Char('\n') +
                                      ArgumentWords::tr("Try checkers-poker --help."));
    if (parser.isSet(help))
        return answerWith(parser.helpText());
    if (parser.isSet(version))
        return answerWith(QStringLiteral("checkers-poker ") +
                          QCoreApplication::applicationVersion() + QLatin1Char('\n'));
    std::variant<StartArguments, int> answer = StartArguments();
    if (!parser.positionalArguments().isEmpty())
        answer =
            openNamed(parser.positionalArguments().constFirst(), games, parser.isSet(tellInWindow));
    if (std::holds_alternative<StartArguments>(answer) && !hasScreen(parser))
        return refuse(badInput, ArgumentWords::tr("There is no screen to show the window on."));
    return answer;
}

} // namespace app
