#include "tune/selfplay.h"

#include <cstdlib>
#include <utility>

#include "tune/ending.h"

namespace shogi {

namespace {

// A search that does not finish its iteration within so many times its nodes is broken off.
constexpr int kMostOvertime = 8;

}  // namespace

template <class V>
SelfPlay<V>::SelfPlay(const SelfPlayRules& rules, std::uint64_t seed,
                      std::shared_ptr<const Network<V>> network)
    : rules_(rules), random_{SplitMix{seed}.next()}, searcher_(std::move(network)) {}

template <class V>
PlayedGame SelfPlay<V>::play() {
    searcher_.clear();
    for (;;) {
        Position<V> pos;
        PlayedGame game;
        if (!open(pos, game)) continue;
        finish(pos, game);
        return game;
    }
}

template <class V>
RootMove SelfPlay<V>::search(const Position<V>& pos, const MoveList& legal) {
    Limits limits;
    limits.settled_nodes = rules_.nodes;
    limits.nodes = rules_.nodes * kMostOvertime;
    return searcher_.search(pos, legal, limits);
}

template <class V>
std::vector<Move> SelfPlay<V>::beginning() {
    if (rules_.lines.empty() || below(2) == 0) return {};
    const std::vector<Move>& line = rules_.lines[std::size_t(below(rules_.lines.size()))];
    const std::uint64_t plies = line.empty() ? 0 : 1 + below(line.size());
    return {line.begin(), line.begin() + std::ptrdiff_t(plies)};
}

// Some plies, random ones or those of a line, that leave both sides a game.
template <class V>
bool SelfPlay<V>::open(Position<V>& pos, PlayedGame& game) {
    if (pos.set(V::kStartSfen)) std::abort();
    const auto play = [&](Move m) {
        game.plies.push_back({m, kUnscored});
        pos.do_move(m);
    };
    const std::vector<Move> line = beginning();
    for (const Move m : line) play(m);
    const int least = line.empty() ? rules_.least_random : 0;
    const int most = line.empty() ? rules_.most_random : rules_.most_after_line;
    const int plies = least + int(below(std::uint64_t(most - least + 1)));
    for (int i = 0; i < plies; ++i) {
        MoveList legal;
        generate_legal(pos, legal);
        if (legal.size() == 0) return false;
        play(legal[int(below(std::uint64_t(legal.size())))].move);
    }
    MoveList legal;
    generate_legal(pos, legal);
    return legal.size() > 0 && std::abs(search(pos, legal).score) <= rules_.opening_balance;
}

template <class V>
bool SelfPlay<V>::ended(const Position<V>& pos, const MoveList& legal, PlayedGame& game) const {
    auto end = game_end(pos, legal, true);
    if (!end && V::kDeclaration && pos.can_declare_win(EnteringKing::Points27))
        end = GameEnd{pos.turn() == Black ? 1 : -1, Ending::Rule};
    if (!end) return false;
    game.result = end->result;
    game.ending = end->ending;
    return true;
}

template <class V>
void SelfPlay<V>::finish(Position<V>& pos, PlayedGame& game) {
    const bool play_out = below(std::uint64_t(rules_.played_out)) == 0;
    int decided = 0, winner = 0;  // plies in a row that saw this side (1: Black) far ahead
    for (int ply = 0; ply < rules_.most_plies; ++ply) {
        MoveList legal;
        generate_legal(pos, legal);
        if (ended(pos, legal, game)) return;
        const int sign = pos.turn() == Black ? 1 : -1;
        const bool stray =
            ply < rules_.stray_plies && below(std::uint64_t(rules_.stray_chance)) == 0;
        if (stray) {
            const Move m = legal[int(below(std::uint64_t(legal.size())))].move;
            game.plies.push_back({m, kUnscored});
            pos.do_move(m);
            decided = 0;
            continue;
        }
        const RootMove best = search(pos, legal);
        const int ahead = best.score >= rules_.decided_score    ? sign
                          : best.score <= -rules_.decided_score ? -sign
                                                                : 0;
        decided = ahead != 0 && ahead == winner ? decided + 1 : ahead != 0;
        winner = ahead;
        game.plies.push_back({best.move, std::int16_t(best.score)});
        if (decided >= rules_.decided_plies && !play_out) {
            game.result = winner;
            game.ending = Ending::Adjudicated;
            return;
        }
        pos.do_move(best.move);
    }
    game.result = 0;
    game.ending = Ending::Length;
}

template class SelfPlay<Standard>;
template class SelfPlay<Okisaki>;

}  // namespace shogi
