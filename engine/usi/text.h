// Text of commands, on its way into an answer.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>

namespace shogi {

// Foreign text in an answer: shortened, and free of control characters.
inline std::string printable(std::string_view text) {
    std::string shown(text.substr(0, 40));
    std::replace_if(
        shown.begin(), shown.end(), [](char c) { return c < ' ' || c > '~'; }, '?');
    return "'" + shown + "'";
}

}  // namespace shogi
