#pragma once

#include <fstream>
#include <iterator>
#include <sstream>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

/// The files under tests/data.
namespace support {

inline std::string read_file(const std::string& name) {
    std::ifstream file(std::string(TEST_DATA) + "/" + name, std::ios::binary);
    if (!file)
        throw std::runtime_error("cannot read tests/data/" + name);
    return {std::istreambuf_iterator<char>(file), {}};
}

using Row = std::vector<std::string>;

/// The lines of a table that are no remarks, split at the tabs.
inline std::vector<Row> read_table(const std::string& name) {
    std::vector<Row> rows;
    std::istringstream lines(read_file(name));
    for (std::string line; std::getline(lines, line);) {
        if (line.empty() || line.front() == '#')
            continue;
        Row row;
        std::istringstream cells(line);
        for (std::string cell; std::getline(cells, cell, '\t');)
            row.push_back(cell);
        rows.push_back(std::move(row));
    }
    if (rows.empty())
        throw std::runtime_error("no rows in tests/data/" + name);
    return rows;
}

} // namespace support
