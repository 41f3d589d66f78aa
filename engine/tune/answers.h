// What a teacher (teacher.py) thinks of the positions of a shard: a file beside it.
//
//     "SDANSWR1", then for each ply of each game two bytes, low byte first: the winning chance of
//     the side to move times 65534, or 65535 where it was not asked
#pragma once

#include <array>
#include <cstdint>
#include <cstdio>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace shogi {

inline const std::string kAnswersSuffix = ".answers";
// The answer where there is none.
constexpr float kUnanswered = -1;

class AnswerReader {
  public:
    // Throws std::runtime_error if there is no such file or it holds no answers.
    explicit AnswerReader(const std::string& path) : file_(std::fopen(path.c_str(), "rb")) {
        if (!file_) throw std::runtime_error(path + ": cannot be opened");
        std::array<char, kMagic.size()> head{};
        if (std::fread(head.data(), 1, head.size(), file_) != head.size() ||
            std::string_view(head.data(), head.size()) != kMagic) {
            std::fclose(file_);
            throw std::runtime_error(path + ": holds no answers of a teacher");
        }
    }
    ~AnswerReader() { std::fclose(file_); }
    AnswerReader(const AnswerReader&) = delete;
    AnswerReader& operator=(const AnswerReader&) = delete;

    // Those of the next game, as chances of the side to move. What was played after the teacher
    // was asked has none.
    void next(std::vector<float>& answers) {
        std::array<unsigned char, 2> bytes{};
        for (float& answer : answers) {
            const bool there = std::fread(bytes.data(), 1, bytes.size(), file_) == bytes.size();
            const int value = there ? bytes[0] | bytes[1] << 8 : kNone;
            answer = value == kNone ? kUnanswered : float(value) / float(kNone - 1);
        }
    }

  private:
    static constexpr std::string_view kMagic = "SDANSWR1";
    static constexpr int kNone = 65535;
    std::FILE* file_ = nullptr;
};

}  // namespace shogi
