// The command loop: reads lines, understands what it can, says what it cannot.
// Protocol: http://shogidokoro.starfree.jp/usi.html; extra commands are listed in docs/engine.md.
#pragma once

#include <istream>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "usi/game.h"
#include "usi/machine.h"
#include "usi/options.h"
#include "usi/output.h"

namespace shogi {

class Protocol {
  public:
    explicit Protocol(Output& output, const Machine& machine = this_machine());
    ~Protocol();

    // Carries out one line; false once the program should end.
    bool execute(std::string_view line);
    // Until `quit` or the end of the input.
    void run(std::istream& input);
    void wait() { game_->wait(); }

  private:
    using Words = std::vector<std::string_view>;

    void identify();
    void set_option(const Words& words);
    // Makes the game that is wanted, and hands it the settings.
    void apply_options();
    void set_position(const Words& words);
    void go(const Words& words);
    void go_mate(const Words& words);
    // Ends a search and waits for its answer, so that its settings may change.
    void settle();

    Output& output_;
    Options options_;
    const OptionTable table_;
    std::unique_ptr<Game> game_;
    std::string played_;    // the variant of `game_`
    bool endless_ = false;  // the latest `go` only ends by a further command
};

}  // namespace shogi
