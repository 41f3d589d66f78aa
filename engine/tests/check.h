// A test harness of one page: groups of named cases, each a function that calls check().
#pragma once

#include <cstdio>
#include <functional>
#include <string>
#include <vector>

namespace shogi::testing {

struct Case {
    std::string group, name;
    std::function<void()> run;
};

inline std::vector<Case>& cases() {
    static std::vector<Case> all;
    return all;
}
inline int failures = 0;

// Declared once per case at namespace scope.
struct Register {
    Register(const char* group, const char* name, std::function<void()> run) {
        cases().push_back({group, name, std::move(run)});
    }
};

inline void check(bool holds, const std::string& what) {
    if (holds) return;
    ++failures;
    std::printf("    FAILED: %s\n", what.c_str());
}

template <class A, class B>
void check_equal(const A& actual, const B& expected, const std::string& what) {
    if constexpr (requires { std::to_string(actual); })
        check(actual == expected,
              what + ": is " + std::to_string(actual) + ", expected " + std::to_string(expected));
    else
        check(actual == expected, what + ": is \"" + actual + "\", expected \"" + expected + "\"");
}

}  // namespace shogi::testing
