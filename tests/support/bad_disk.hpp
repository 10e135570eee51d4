#pragma once

#include "support/program.hpp"

#include <cerrno>
#include <csignal>
#include <cstring>
#include <fstream>
#include <string>
#include <sys/mount.h>
#include <sys/resource.h>

/// Places where nothing more can be written.
namespace support {

/// A small file system of its own, which fill() makes full to the last byte. Only the administrator
/// may have one; a test asks there() first.
class SmallDisk {
public:
    SmallDisk()
        : mounted_(mount("tmpfs", folder_.file("").c_str(), "tmpfs", 0, "size=64k") == 0)
        , trouble_(mounted_ ? "" : std::strerror(errno)) {}
    SmallDisk(const SmallDisk&) = delete;
    SmallDisk& operator=(const SmallDisk&) = delete;
    ~SmallDisk() {
        if (mounted_)
            umount(folder_.file("").c_str());
    }

    bool there() const { return mounted_; }
    const std::string& trouble() const { return trouble_; }
    std::string file(const std::string& name) const { return folder_.file(name); }
    std::string file(const std::string& name, std::string_view content) const {
        return folder_.file(name, content);
    }
    void fill() const {
        std::ofstream filler(file("filler"), std::ios::binary);
        while (filler.put('x').flush())
            ;
    }
    void empty() const { std::ofstream(file("filler"), std::ios::trunc); }

private:
    TemporaryFolder folder_;
    bool mounted_;
    std::string trouble_;
};

/// While it stands, no file of this process can grow beyond so many bytes: a device that fails, for
/// whoever may not mount one.
class FileSizeLimit {
public:
    explicit FileSizeLimit(rlim_t bytes)
        : handler_(std::signal(SIGXFSZ, SIG_IGN)) {
        getrlimit(RLIMIT_FSIZE, &before_);
        const rlimit limited{bytes, before_.rlim_max};
        setrlimit(RLIMIT_FSIZE, &limited);
    }
    FileSizeLimit(const FileSizeLimit&) = delete;
    FileSizeLimit& operator=(const FileSizeLimit&) = delete;
    ~FileSizeLimit() {
        setrlimit(RLIMIT_FSIZE, &before_);
        std::signal(SIGXFSZ, handler_);
    }

private:
    rlimit before_{};
    void (*handler_)(int);
};

} // namespace support
