// Lines to the GUI: whole, in order and at once, whichever thread writes them.
#pragma once

#include <cstdio>
#include <functional>
#include <mutex>
#include <string>
#include <utility>

namespace shogi {

class Output {
  public:
    using Sink = std::function<void(const std::string&)>;

    Output() : Output(to_stdout) {}
    // Lines, without their ends, go to `sink`, never from two threads at once.
    explicit Output(Sink sink) : sink_(std::move(sink)) {}

    void line(const std::string& text) {
        std::lock_guard lock(mutex_);
        sink_(text);
    }
    // What went wrong, in words: never a crash, never silence.
    void error(const std::string& what) { line("info string error " + what); }

  private:
    static void to_stdout(const std::string& text) {
        std::fwrite(text.data(), 1, text.size(), stdout);
        std::fputc('\n', stdout);
        std::fflush(stdout);
    }

    std::mutex mutex_;
    const Sink sink_;
};

}  // namespace shogi
