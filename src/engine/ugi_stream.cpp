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

void run_ugi(std::istream& in, std::ostream& out, UgiIdentity identity,
             std::unique_ptr<UgiSearch> search) {
    const UgiSession::Send send = [&out](std::string_view line) {
        out << line << '\n' << std::flush;
    };
    UgiSession session(std::move(identity), std::move(search), send);
    const bool is_at_end = read_ugi_lines(
        in, [&](std::string_view line) { return session.receive(line); },
        [&](std::string_view trouble) { session.complain(trouble); });
    if (is_at_end)
        session.finish();
}

} // namespace engine
