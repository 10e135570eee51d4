#include "engine/ugi_stream.hpp"

#include <istream>
#include <ostream>
#include <streambuf>
#include <string>
#include <utility>

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

void run_ugi(std::istream& in, std::ostream& out, UgiIdentity identity,
             std::unique_ptr<UgiSearch> search) {
    const UgiSession::Send send = [&out](std::string_view line) {
        out << line << '\n' << std::flush;
    };
    UgiSession session(std::move(identity), std::move(search), send);
    std::string line;
    for (;;) {
        const Read read = read_line(*in.rdbuf(), line);
        if (read == Read::end)
            break;
        if (read == Read::too_long)
            session.complain("a line of more than " + std::to_string(longest_ugi_line) +
                             " bytes is ignored");
        else if (!session.receive(line))
            return;
    }
    session.finish();
}

} // namespace engine
