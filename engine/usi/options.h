// The options of the engine, each declared once: what `usi` tells of it, what `setoption` may make
// of it, where its value goes. The idea is that of Stockfish's src/ucioption.h.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/types.h"
#include "usi/machine.h"

namespace shogi {

// The settings, with what they are to begin with.
struct Options {
    int hash_megabytes = 64;
    int threads = 1;
    int multi_pv = 1;
    int move_overhead = 20;
    int draw_value = 0;
    int attack = 100, defence = 100;
    EnteringKing entering_king = EnteringKing::None;
    bool show_chances = false;
    std::string variant;
    std::string network_file;  // empty: the one beside the program
};

class OptionTable {
  public:
    // A whole number from `least` to `most`; the target's value is the default.
    void spin(std::string name, int& target, int least, int most);
    // One of `values`, the first by default; `choose` gets its index.
    void combo(std::string name, std::vector<std::string> values,
               std::function<void(std::size_t)> choose);
    // true or false; the target's value is the default.
    void check(std::string name, bool& target);
    // The path of a file, at first none.
    void file(std::string name, std::string& target);
    // Nothing depends on it here.
    void ignored_check(std::string name);

    // The lines `option name …`.
    std::vector<std::string> declarations() const;
    bool knows(std::string_view name) const { return find(name) != nullptr; }
    // Sets a known option, its name in any case; what there is to complain of, if anything. A
    // number out of bounds becomes the nearest allowed.
    std::optional<std::string> set(std::string_view name, std::string_view value) const;

  private:
    struct Option {
        std::string name, declaration;
        std::function<std::optional<std::string>(const Option&, std::string_view)> set;
    };

    const Option* find(std::string_view name) const;

    std::vector<Option> options_;
};

// The engine's, with their values in `options`.
OptionTable options_of_engine(Options& options, const std::vector<std::string>& variants,
                              const Machine& machine);

}  // namespace shogi
