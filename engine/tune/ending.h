// When a game is over, for programs that play whole games.
#pragma once

#include <optional>
#include <vector>

#include "core/movegen.h"
#include "tune/games.h"

namespace shogi {

struct GameEnd {
    int result = 0;  // Black's: 1, 0, -1
    Ending ending = Ending::Mate;
};

// The end that the rules make, if they do. `came_back`: whether a repetition counts here.
template <class V>
std::optional<GameEnd> game_end(const Position<V>& pos, const MoveList& legal, bool came_back) {
    const int sign = pos.turn() == Black ? 1 : -1;
    // Bared, and with no capture that bares the other side in turn (RULES 4.8), is lost.
    if (pos.bared()) {
        for (const ScoredMove& m : legal) {
            Position<V> next = pos;
            next.do_move(m.move);
            if (next.is_bare(next.turn())) return GameEnd{0, Ending::Rule};
        }
        return GameEnd{-sign, Ending::Rule};
    }
    if (came_back) {
        switch (pos.repetition()) {
            case Repetition::Draw:
                return GameEnd{0, Ending::Repetition};
            case Repetition::Win:
                return GameEnd{sign, Ending::Repetition};
            case Repetition::Loss:
                return GameEnd{-sign, Ending::Repetition};
            default:
                break;
        }
    }
    if (legal.size() == 0) return GameEnd{-sign, Ending::Mate};
    return std::nullopt;
}

}  // namespace shogi
