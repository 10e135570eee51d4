#pragma once

#include <gtest/gtest.h>

#include <cctype>
#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <vector>

/// Readable names for the cases of a test with parameters, as the last argument of
/// INSTANTIATE_TEST_SUITE_P.
namespace support {

/// A text as GoogleTest takes it in a name: `go depth -3` is GoDepthMinus3. What is no letter and
/// no digit is spelt out where it matters.
inline std::string in_camel_case(std::string_view text) {
    static const std::map<char, std::string> spelt_out{
        {'+', "Plus"}, {'/', "Slash"},   {'(', "Paren"}, {'[', "Square"},
        {'\t', "Tab"}, {'\r', "Return"}, {'.', "Dot"},   {'\x01', "Control"}};
    const auto is_letter = [](char byte) {
        return std::isalpha(static_cast<unsigned char>(byte)) != 0;
    };
    std::string name;
    bool begins_word = true;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool is_word = is_letter(text[i]) || (text[i] >= '0' && text[i] <= '9');
        if (is_word)
            name += begins_word ? static_cast<char>(std::toupper(text[i])) : text[i];
        else if (const auto found = spelt_out.find(text[i]); found != spelt_out.end())
            name += found->second;
        else if (text[i] == '-' && (i + 1 == text.size() || !is_letter(text[i + 1])))
            name += text.substr(i).starts_with("--") ? "" : "Minus";
        begins_word = !is_word;
    }
    return name.empty() ? "Empty" : name;
}

/// For parameters that are texts.
struct NameOfText {
    template <class Text>
    std::string operator()(const testing::TestParamInfo<Text>& info) const {
        return in_camel_case(info.param);
    }
};

/// For parameters that are the words of a command line.
struct NameOfWords {
    std::string operator()(const testing::TestParamInfo<std::vector<std::string>>& info) const {
        std::string name;
        for (const std::string& word : info.param)
            name += in_camel_case(word);
        return info.param.empty() ? "NoWords" : name;
    }
};

} // namespace support
