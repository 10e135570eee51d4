#pragma once

#include "checkers_poker/record.hpp"

#include <QLockFile>
#include <QString>

#include <functional>
#include <memory>
#include <optional>

namespace app {

/// The game under way, kept in a file so that neither closing the window nor a power cut loses it.
/// Each running copy of the program has a file of its own, held by a lock.
class Autosave {
public:
    /// Takes the first file that no other copy holds. `pathOf` is given numbers from 1.
    explicit Autosave(const std::function<QString(int)>& pathOf);

    /// The game kept there, if there is one. One that cannot be read is moved aside, which is told
    /// in `trouble`.
    std::optional<checkers_poker::Match> restore(QString& trouble);
    /// Keeps a game. One in which nothing happened yet, on the board of a deal, is not worth a file
    /// and leaves alone what is there. Returns why it could not be kept, or an empty text.
    QString keep(const checkers_poker::Match& match);
    /// There is nothing to come back to.
    void remove();

    const QString& path() const { return path_; }

private:
    QString folder_;
    QString path_; ///< empty if no file could be had: then nothing is kept
    std::unique_ptr<QLockFile> lock_;
};

} // namespace app
