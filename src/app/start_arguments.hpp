#pragma once

#include "app/catalogue.hpp"
#include "app/kept_note.hpp"

#include <QString>

#include <optional>
#include <variant>

namespace app {

/// What the program was started with.
struct StartArguments {
    /// The record to be opened.
    std::optional<AnyGame> game;
    /// Its file; nothing for standard input and without a record.
    std::optional<SavedFile> file;
    /// Why the record was not opened, if that is to be told in the window.
    QString trouble;
};

/// Name, version and organisation of the program, for settings and messages.
void nameProgram();

/// Reads the command line and the record that it names. `--help` and `--version` are answered on
/// standard output, errors in plain words on standard error; then the exit code is returned: 0, 1
/// for a record that is not good, 2 for wrong usage. With `--tell-in-window` a record that is not
/// good does not end the program: a desktop that starts it shows nobody standard error. To be
/// called before there is an application.
std::variant<StartArguments, int> readStartArguments(int argc, char** argv, const Catalogue& games);

} // namespace app
