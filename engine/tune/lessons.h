// What a game of self-play teaches: which of its positions, and what each was worth.
#pragma once

#include <cstdlib>
#include <stdexcept>
#include <vector>

#include "search/chances.h"
#include "search/picker.h"
#include "tune/games.h"

namespace shogi {

struct LessonRules {
    double scale = 1260;   // centipawns: what a score is worth (chance())
    double lambda = 0.94;  // how much what came later counts in what the rest was worth
    int decided = 2500;    // centipawns from which on nothing is to be learned
};

// What the rest of a game was worth to Black at each ply: from its end backwards a mixture of what
// each search thought and of what came after. A random move breaks it: what it cost was not in the
// position before. Random moves themselves have 0.
inline std::vector<float> worth_to_black(const PlayedGame& game, const LessonRules& rules) {
    constexpr double kNothing = -1;
    const double result = 0.5 + 0.5 * game.result, lambda = rules.lambda;
    std::vector<float> rest(game.plies.size());
    double later = result;
    for (std::size_t i = game.plies.size(); i-- > 0;) {
        const int score = game.plies[i].score;
        if (score == kUnscored) {
            later = kNothing;
            continue;
        }
        const double seen = chance(i % 2 == 0 ? score : -score, rules.scale);
        if (later == kNothing)
            later = lambda < 1 ? seen : result;
        else
            later = (1 - lambda) * seen + lambda * later;
        rest[i] = float(later);
    }
    return rest;
}

// Whether a network can learn from the position before that ply without looking ahead: searched,
// not decided, not in check, the best move no capture and no promotion.
template <class V>
bool is_quiet_lesson(const Position<V>& pos, const PlayedPly& ply, int decided) {
    return ply.score != kUnscored && std::abs(ply.score) < decided && !pos.in_check() &&
           !is_tactical(pos, ply.move);
}

// Calls visit(position, ply) before every move of a game.
// Throws std::runtime_error where a move is illegal.
template <class V, class Visit>
void replay(const PlayedGame& game, const Visit& visit) {
    Position<V> pos;
    if (pos.set(V::kStartSfen)) std::abort();
    for (std::size_t i = 0; i < game.plies.size(); ++i) {
        const Move move = game.plies[i].move;
        if (!pos.pseudo_legal(move) || !pos.legal(move))
            throw std::runtime_error("a game holds an illegal move");
        visit(pos, i);
        pos.do_move(move);
    }
}

}  // namespace shogi
