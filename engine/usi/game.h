// What the protocol asks of a variant: texts in, texts out. The templates below it stay hidden.
#pragma once

#include <atomic>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "mate/solver.h"
#include "search/limits.h"
#include "usi/options.h"
#include "usi/output.h"

namespace shogi {

class Game {
  public:
    virtual ~Game() = default;

    // `sfen` empty: the variant's start. Of a move list the part before the first impossible move
    // is played; an impossible position is refused. What is wrong goes to the output.
    virtual void set_position(std::string_view sfen,
                              const std::vector<std::string_view>& moves) = 0;
    // A position came that cannot be understood. The one before it stays, but is not searched.
    virtual void refuse_position(const std::string& why) = 0;
    virtual void apply(const Options& options) = 0;
    virtual void new_game() = 0;
    // Takes the memory the search will need.
    virtual void get_ready() = 0;

    // Prints info lines and, in the end, `bestmove`.
    virtual void go(const Limits& limits) = 0;
    // Looks for a forced mate; prints info lines and, in the end, `checkmate`.
    virtual void go_mate(const MateLimits& limits) = 0;
    // Prints the count under each move, then their sum.
    virtual void perft(int depth) = 0;
    // A fixed search of fixed positions; prints the nodes, which tell one engine from another.
    virtual void bench(int depth) = 0;
    virtual void stop() = 0;
    virtual void ponder_hit() = 0;
    virtual void wait() = 0;

    virtual std::string sfen() const = 0;
    virtual std::string board_text() = 0;
    virtual std::string legal_moves() const = 0;
};

// The variants known, as USI_Variant names them, the usual one first.
std::vector<std::string> variant_names();
// nullptr for others.
std::unique_ptr<Game> make_game(std::string_view variant, Output& output);

}  // namespace shogi
