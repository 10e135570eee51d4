#include "engine/ugi_stream.hpp"

#include <istream>
#include <streambuf>
#include <string>

namespace engine {

namespace {

enum class Read { line, too_long, end };

/// Reads to the next line end without keeping more than the longest line that is allowed.
Read read_line(std::streambuf& from, std::string& line) {
    using Traits = std::streambuf::traits_type;
    line.clear();
    bool too_long = false;
    Traits::int_type next = from.sbumpc();
    if (Traits::eq_int_type(next, Traits::eof()))
        return Read::end;
    for (; !Traits::eq_int_type(next, Traits::eof()); next = from.sbumpc()) {
        const char byte = Traits::to_char_type(next);
        if (byte == '\n')
            break;
        too_long = too_long || line.size() == longest_ugi_line;
        if (!too_long)
            line += byte;
    }
    return too_long ? Read::too_long : Read::line;
}

} // namespace

bool read_ugi_lines(std::istream& in, const std::function<bool(std::string_view line)>& receive,
                    const std::function<void(std::string_view trouble)>& complain) {
    std::string line;
    for (;;) {
        const Read read = read_line(*in.rdbuf(), line);
        if (read == Read::end)
            return true;
        if (read == Read::too_long)
            complain("a line of more than " + std::to_string(longest_ugi_line) +
                     " bytes is ignored");
        else if (!receive(line))
            return false;
    }
}

} // namespace engine
