#include "input.hpp"

#include "games/checkers_poker/record.hpp"

#include <cerrno>
#include <filesystem>
#include <fstream>
#include <istream>
#include <system_error>

namespace cli {

namespace {

using checkers_poker::largest_record;

std::string read_all(std::istream& stream, const std::string& source) {
    std::string text;
    constexpr std::size_t chunk = std::size_t{1} << 16U;
    while (stream && text.size() <= largest_record) {
        const std::size_t size = text.size();
        text.resize(size + chunk);
        stream.read(text.data() + size, static_cast<std::streamsize>(chunk));
        text.resize(size + static_cast<std::size_t>(stream.gcount()));
    }
    if (text.size() > largest_record)
        throw InputError(source + " is larger than " + std::to_string(largest_record >> 20U) +
                         " MiB, which no record is");
    if (stream.bad())
        throw InputError("cannot read " + source);
    return text;
}

} // namespace

std::string read_input(const std::string& file, std::istream& standard_input) {
    if (file == "-")
        return read_all(standard_input, "standard input");
    std::error_code error;
    const std::filesystem::file_status status = std::filesystem::status(file, error);
    if (error)
        throw InputError("cannot open " + file + ": " + error.message());
    if (std::filesystem::is_directory(status))
        throw InputError(file + " is a folder, not a record");
    if (!std::filesystem::is_regular_file(status))
        throw InputError(file + " is not a regular file (give - to read standard input)");
    std::ifstream stream(file, std::ios::binary);
    if (!stream)
        throw InputError("cannot open " + file + ": " + std::generic_category().message(errno));
    return read_all(stream, file);
}

} // namespace cli
