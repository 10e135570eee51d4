#include "program.hpp"

#include <iostream>
#include <string>
#include <vector>

int main(int count, char** words) {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    const std::vector<std::string> arguments(words + (count > 0 ? 1 : 0), words + count);
    return cli::run(arguments, {std::cin, std::cout}, std::cerr);
}
