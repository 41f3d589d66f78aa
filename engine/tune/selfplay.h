// Plays games of the engine against itself, for the trainer.
#pragma once

#include "core/zobrist.h"
#include "tune/games.h"
#include "tune/lone_searcher.h"

namespace shogi {

// How games are played. Scores in centipawns.
struct SelfPlayRules {
    // No iteration starts after so many nodes; one that has begun is finished, within limits, so
    // that every score is exact.
    std::int64_t nodes = 800;
    int least_random = 2, most_random = 13;  // plies at the start
    int opening_balance = 600;               // openings further from even are not played
    // Where there are lines of moves (openings, lost games), every other game begins with a part of
    // one instead, and with up to so many random plies.
    std::vector<std::vector<Move>> lines;
    int most_after_line = 2;
    int stray_plies = 24, stray_chance = 20;  // one in so many of the plies up to there is random
    // Both sides agree for `decided_plies` that one of them is ahead by `decided_score`: it has
    // won. One game in `played_out` is played to its end all the same.
    int decided_score = 3000, decided_plies = 6, played_out = 8;
    int most_plies = 400;
};

template <class V>
class SelfPlay {
  public:
    // Each seed has games of its own: seeds that only count up would begin one stream of random
    // numbers a few steps apart, and soon play the same games, so the stream begins at their mix.
    SelfPlay(const SelfPlayRules& rules, std::uint64_t seed,
             std::shared_ptr<const Network<V>> network);
    // A whole game. What was learned in the one before is forgotten.
    PlayedGame play();

  private:
    std::uint64_t below(std::uint64_t n) { return random_.next() % n; }
    // The best move and its score; `legal` is not empty.
    RootMove search(const Position<V>& pos, const MoveList& legal);
    bool open(Position<V>& pos, PlayedGame& game);
    // The part of a line that the game begins with; empty: none.
    std::vector<Move> beginning();
    void finish(Position<V>& pos, PlayedGame& game);
    // The result for Black, if a rule ends the game here.
    bool ended(const Position<V>& pos, const MoveList& legal, PlayedGame& game) const;

    const SelfPlayRules rules_;
    SplitMix random_;
    LoneSearcher<V> searcher_;
};

}  // namespace shogi
