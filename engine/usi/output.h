// Lines to the GUI: whole, in order and at once, whichever thread writes them.
#pragma once

#include <cstdio>
#include <mutex>
#include <string>

namespace shogi {

class Output {
  public:
    void line(const std::string& text) {
        std::lock_guard lock(mutex_);
        std::fwrite(text.data(), 1, text.size(), stdout);
        std::fputc('\n', stdout);
        std::fflush(stdout);
    }
    // What went wrong, in words: never a crash, never silence.
    void error(const std::string& what) { line("info string error " + what); }

  private:
    std::mutex mutex_;
};

}  // namespace shogi
