#include "records_folder.hpp"

#include "input.hpp"

#include <algorithm>
#include <cerrno>
#include <fstream>
#include <string>
#include <system_error>
#include <utility>

namespace cli {

namespace {

namespace fs = std::filesystem;

/// Why a stream could not do what it was told to.
std::error_code last_trouble() { return {errno != 0 ? errno : EIO, std::generic_category()}; }

std::error_code put_down(const fs::path& file, std::string_view text) {
    errno = 0;
    std::ofstream stream(file, std::ios::binary | std::ios::trunc);
    stream.write(text.data(), static_cast<std::streamsize>(text.size()));
    stream.close(); // where a disk that is full may show first
    return stream ? std::error_code() : last_trouble();
}

} // namespace

RecordsFolder::RecordsFolder(fs::path path)
    : path_(std::move(path)) {
    if (!is_wanted())
        return;
    std::error_code error;
    fs::create_directories(path_, error);
    if (error)
        throw InputError("cannot make the folder " + path_.string() + ": " + error.message());
}

void RecordsFolder::write(std::size_t game, std::string_view record) const {
    if (!is_wanted())
        return;
    std::string name = std::to_string(game);
    constexpr std::size_t digits = 6;
    name.insert(0, digits - std::min(digits, name.size()), '0');
    const fs::path file = path_ / (name + ".cpk");
    // Of this record alone, so that the next attempt at it takes the place of one that was killed.
    const fs::path draft = path_ / (name + ".cpk.tmp");
    std::error_code error = put_down(draft, record);
    if (!error)
        fs::rename(draft, file, error);
    if (error) {
        std::error_code ignored;
        fs::remove(draft, ignored);
        throw InputError("cannot write " + file.string() + ": " + error.message());
    }
}

} // namespace cli
