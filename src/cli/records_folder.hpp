#pragma once

#include <cstddef>
#include <filesystem>
#include <string_view>

namespace cli {

/// Where the records of a match go: a file a game, 000001.cpk and so on.
class RecordsFolder {
public:
    /// Makes the folder if there is none. With an empty path nothing is ever written. Throws
    /// InputError.
    explicit RecordsFolder(std::filesystem::path path);

    bool is_wanted() const { return !path_.empty(); }
    /// Writes the record of a game, counted from 1, whole or not at all: a record of an earlier
    /// match stays until the new one is all there. Throws InputError.
    void write(std::size_t game, std::string_view record) const;

private:
    std::filesystem::path path_;
};

} // namespace cli
