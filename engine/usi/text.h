// Text of commands: numbers in it, and how it is quoted in an answer.
#pragma once

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace shogi {

inline std::optional<std::int64_t> whole_number(std::string_view text) {
    std::int64_t n = 0;
    if (!text.empty() && text[0] == '+') text.remove_prefix(1);
    const auto [end, code] = std::from_chars(text.data(), text.data() + text.size(), n);
    if (code != std::errc() || end != text.data() + text.size()) return std::nullopt;
    return n;
}

// Foreign text in an answer: shortened, and free of control characters.
inline std::string printable(std::string_view text) {
    std::string shown(text.substr(0, 40));
    std::replace_if(
        shown.begin(), shown.end(), [](char c) { return c < ' ' || c > '~'; }, '?');
    return "'" + shown + "'";
}

}  // namespace shogi
