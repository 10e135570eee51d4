#pragma once

#include <gtest/gtest.h>

#include <array>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <string>
#include <string_view>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

/// Runs the real programs, the way a shell does.
namespace support {

/// A folder of one test's own, gone with it.
class TemporaryFolder {
public:
    TemporaryFolder() {
        std::string name = std::filesystem::temp_directory_path() / "checkers-poker-XXXXXX";
        if (mkdtemp(name.data()) == nullptr)
            throw std::runtime_error("cannot make a folder");
        path_ = name;
    }
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;
    ~TemporaryFolder() { std::filesystem::remove_all(path_); }

    std::string file(const std::string& name) const { return path_ / name; }
    /// Writes a file and returns its path.
    std::string file(const std::string& name, std::string_view content) const {
        std::ofstream(file(name), std::ios::binary) << content;
        return file(name);
    }

private:
    std::filesystem::path path_;
};

struct Answer {
    int code = 0;
    std::string out;
    std::string errors;
};

inline std::string whole_file(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

inline std::string in_quotation_marks(const std::string& argument) {
    std::string text = "'";
    for (const char byte : argument)
        text += byte == '\'' ? std::string("'\\''") : std::string(1, byte);
    return text + "'";
}

/// What a program answers to arguments and standard input. `redirection` is added for the shell.
inline Answer run_program(const std::string& program, const std::vector<std::string>& arguments,
                          std::string_view input = "", const std::string& redirection = "") {
    const TemporaryFolder folder;
    std::string command = in_quotation_marks(program);
    for (const std::string& argument : arguments)
        command += ' ' + in_quotation_marks(argument);
    command += " <" + folder.file("in", input) + " 2>" + folder.file("errors") + ' ' + redirection;
    Answer answer;
    std::FILE* pipe = popen(command.c_str(), "r");
    if (pipe == nullptr)
        throw std::runtime_error("cannot run " + program);
    std::array<char, 4096> buffer{};
    while (const std::size_t size = std::fread(buffer.data(), 1, buffer.size(), pipe))
        answer.out.append(buffer.data(), size);
    const int status = pclose(pipe);
    answer.code = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    answer.errors = whole_file(folder.file("errors"));
    return answer;
}

} // namespace support
