// A game between two players, from an opening to its end.
#pragma once

#include <cmath>
#include <cstdlib>
#include <functional>
#include <map>
#include <string>

#include "tune/ending.h"
#include "tune/openings.h"

namespace shogi {

// A game is also over when both sides agree for `decided_plies` that one is ahead by
// `decided_score`, and drawn after `most_plies`.
struct ArenaRules {
    int decided_score = 2500, decided_plies = 6, most_plies = 400;
};

// What a side answers. An illegal move, or none, loses.
struct Reply {
    Move move{};
    bool declares = false;  // that it has won
    int score = 0;          // centipawns, as it sees them
};

// Asks a player: the position, its legal moves (at least one), and how it came about ("position
// startpos moves …").
template <class V>
using Ask = std::function<Reply(const Position<V>&, const MoveList&, const std::string&)>;

// Black's result: 1, 0, -1. Throws std::runtime_error where the opening has an illegal move.
template <class V>
int play_game(const std::string& opening, const ArenaRules& rules, const Ask<V>& black,
              const Ask<V>& white) {
    Position<V> pos;
    if (pos.set(V::kStartSfen)) std::abort();
    std::string told = "position startpos moves";
    std::map<Key, int> seen;
    const auto make = [&](Move move) {
        if (!move || !pos.pseudo_legal(move) || !pos.legal(move)) return false;
        pos.do_move(move);
        told.append(1, ' ').append(to_usi<V>(move));
        ++seen[pos.key()];
        return true;
    };
    ++seen[pos.key()];
    for (const Move move : moves_of_opening<V>(opening)) make(move);
    int decided = 0, winner = 0;
    for (int ply = 0; ply < rules.most_plies; ++ply) {
        MoveList legal;
        generate_legal(pos, legal);
        if (const auto end = game_end(pos, legal, seen[pos.key()] >= 4)) return end->result;
        const int sign = pos.turn() == Black ? 1 : -1;
        const Reply reply = (pos.turn() == Black ? black : white)(pos, legal, told);
        if (reply.declares && V::kDeclaration && pos.can_declare_win(EnteringKing::Points27))
            return sign;
        const int ahead = std::abs(reply.score) < rules.decided_score ? 0
                          : reply.score > 0                           ? sign
                                                                      : -sign;
        decided = ahead != 0 && ahead == winner ? decided + 1 : ahead != 0;
        winner = ahead;
        if (decided >= rules.decided_plies) return winner;
        if (!make(reply.move)) return -sign;
    }
    return 0;
}

}  // namespace shogi
