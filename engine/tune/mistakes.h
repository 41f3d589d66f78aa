// Whether a move is a mistake of the two kinds that the review confirms by deeper searches: it lets
// a castle be broken, or it gives up the initiative. Asked as the detectors ask it
// (shogi_desktop/analysis/reasons/castle.py and initiative.py), with smaller searches, for
// engine-arrange.
#pragma once

#include <algorithm>
#include <span>
#include <vector>

#include "tune/castles.h"
#include "tune/standout.h"

namespace shogi {

// What a search says of a mistake, in chances.
//
// `slack`: by how much everything that is asked is given, the scarcest thing counts; below 0, by
// how much it is missing. `instead`, `answer`: by how much the best move instead of the mistake,
// and the best answer to it, are ahead of the next best; `kNothing` where that is nothing to be
// found.
struct MistakeSeen {
    static constexpr double kNothing = -10;
    double slack = kNothing, instead = kNothing, answer = kNothing;
    std::vector<Move> best, reply;  // the lines of both
};

template <class V>
class MistakeJudge {
  public:
    static constexpr char kCastle = 'b', kInitiative = 'i';

    explicit MistakeJudge(StandoutSeeker<V>& seeker) : seeker_(seeker) {}

    // `kind`: kCastle or kInitiative. `pos` is as it was afterwards.
    MistakeSeen judge(Position<V>& pos, Move mistake, char kind, int nodes);

  private:
    static constexpr double kLeastLoss = 0.15, kLeastChance = 0.25, kLeastLeft = 0.2;
    static constexpr double kThreat = 0.19, kQuiet = 0.03;  // what passing costs, at least, at most
    static constexpr double kMissing = -0.1;                // a picture that is not there
    static constexpr double kHopeless = -0.2;               // so far off, the rest is not asked
    static constexpr double kKept = 0.7, kThrown = 0.08;
    static constexpr std::size_t kSoon = 4, kSeen = 10, kLong = 5;
    static constexpr int kWalls = 2, kFewest = 200;

    // Both lines of a search, as far as they are needed, and the chances of the side that errs.
    struct Lines {
        RootMove best, played;  // `played` begins with the mistake
        double before = 0, after = 0;
    };
    static MoveList legal_in(Position<V>& pos) {
        MoveList legal;
        generate_legal(pos, legal);
        return legal;
    }
    static double lead(const std::vector<RootMove>& lines) {
        const double best = points_for<V>(lines[0].score);
        if (lines.size() < 2 || best < StandoutSeeker<V>::kHope) return MistakeSeen::kNothing;
        return best - points_for<V>(lines[1].score);
    }
    double castle(Position<V>& pos, const Lines& lines, int nodes);
    double initiative(Position<V>& pos, const Lines& lines, int nodes);
    double chance_after(Position<V>& pos, std::span<const Move> moves, bool passed, Color c,
                        int nodes);
    static Bitboard beside(const Position<V>& pos, Color c);

    StandoutSeeker<V>& seeker_;
};

template <class V>
MistakeSeen MistakeJudge<V>::judge(Position<V>& pos, Move mistake, char kind, int nodes) {
    MistakeSeen seen;
    const MoveList legal = legal_in(pos);
    if (legal.size() < StandoutSeeker<V>::kChoice) return seen;
    const std::vector<RootMove> here = seeker_.lines(pos, legal, nodes, 2);
    if (here[0].move == mistake || is_mate(here[0].score) || here[0].line.size() < 2) return seen;
    pos.do_move(mistake);
    const MoveList replies = legal_in(pos);
    std::vector<RootMove> there;
    if (replies.size() >= StandoutSeeker<V>::kChoice) there = seeker_.lines(pos, replies, nodes, 2);
    const bool takes_back =
        !there.empty() && StandoutSeeker<V>::takes_back(pos, there[0].move, mistake);
    pos.undo_move();
    if (there.empty() || is_mate(there[0].score)) return seen;
    Lines lines{here[0], there[0], points_for<V>(here[0].score), 1 - points_for<V>(there[0].score)};
    lines.played.line.insert(lines.played.line.begin(), mistake);
    seen.best = here[0].line;
    seen.reply = there[0].line;
    seen.instead = lead(here);
    seen.answer = takes_back ? MistakeSeen::kNothing : lead(there);
    seen.slack = lines.before - lines.after - kLeastLoss;
    if (seen.slack < kHopeless) return seen;
    const double rest = kind == kCastle ? castle(pos, lines, nodes) : initiative(pos, lines, nodes);
    seen.slack = std::min(seen.slack, rest);
    return seen;
}

// The chances of `c` after those moves, where the side to move then passes or not.
template <class V>
double MistakeJudge<V>::chance_after(Position<V>& pos, std::span<const Move> moves, bool passed,
                                     Color c, int nodes) {
    for (const Move m : moves) pos.do_move(m);
    if (passed) pos.do_null_move();
    const MoveList legal = legal_in(pos);
    const double points =
        legal.size()
            ? points_for<V>(seeker_.lines(pos, legal, std::max(nodes, kFewest), 1)[0].score)
            : 0;
    const double found = pos.turn() == c ? points : 1 - points;
    if (passed) pos.undo_null_move();
    for (std::size_t n = moves.size(); n > 0; --n) pos.undo_move();
    return found;
}

template <class V>
double MistakeJudge<V>::initiative(Position<V>& pos, const Lines& lines, int nodes) {
    const Color us = pos.turn();
    const std::span<const Move> best(lines.best.line), played(lines.played.line);
    const auto gives_check = [&](std::span<const Move> line) {
        bool any = false;
        for (std::size_t n = 0; n < 2; ++n) {
            pos.do_move(line[n]);
            any = any || pos.in_check();
        }
        pos.undo_move();
        pos.undo_move();
        return any;
    };
    if (played.size() < 2 || gives_check(best) || gives_check(played)) return kMissing;
    pos.do_move(played[0]);
    const bool captures = seeker_.takes_a_piece(pos, played[1]);
    pos.undo_move();
    if (captures) return kMissing;
    double slack = lines.after - kLeastLeft;
    const auto passed = [&](std::span<const Move> moves, int part) {
        return chance_after(pos, moves, true, us, nodes / part);
    };
    const double threat = passed(best.first(1), 4) - lines.before;
    slack = std::min(slack, threat - kThreat);
    if (slack < kHopeless) return slack;
    slack = std::min(slack, kQuiet - (passed(played.first(1), 2) - lines.before));
    if (slack < kHopeless) return slack;
    slack = std::min(slack, lines.after - passed(played.first(2), 4) - kThreat);
    if (slack < kHopeless) return slack;
    return std::min(slack, threat - (lines.before - passed(best.first(2), 4)));
}

// Where guards stand beside the king, wherever that is.
template <class V>
Bitboard MistakeJudge<V>::beside(const Position<V>& pos, Color c) {
    Bitboard guards;
    for (Bitboard b = kAttacks<V>.step[c][King][pos.king(c)] & pos.pieces(c); b;) {
        const Square s = b.pop();
        if (is_guard(type_of(pos.piece_on(s)))) guards |= Bitboard::of(s);
    }
    return guards;
}

template <class V>
double MistakeJudge<V>::castle(Position<V>& pos, const Lines& lines, int nodes) {
    const Color us = pos.turn();
    // How many guards stand after each ply of a line, and the ply by which one is taken.
    struct Walk {
        std::vector<int> standing;
        std::size_t falls = 0;
    };
    const auto walk = [&](const std::vector<Move>& line) {
        Walk found{{beside(pos, us).count()}, 0};
        const std::size_t plies = std::min(line.size(), kSeen);
        for (std::size_t n = 0; n < plies; ++n) {
            if (!found.falls && pos.turn() != us && !line[n].is_drop() &&
                beside(pos, us).has(line[n].to()))
                found.falls = n + 1;
            pos.do_move(line[n]);
            found.standing.push_back(beside(pos, us).count());
        }
        for (std::size_t n = 0; n < plies; ++n) pos.undo_move();
        return found;
    };
    double slack = lines.before - kLeastChance;
    if (lines.best.line.size() < kLong) slack = std::min(slack, kMissing / 2);
    const Walk best = walk(lines.best.line), played = walk(lines.played.line);
    if (best.falls && best.falls < kSeen) slack = std::min(slack, kMissing);
    if (best.standing.back() < best.standing.front()) slack = std::min(slack, kMissing);
    pos.do_move(lines.played.line[0]);
    const int guards = guards_of(pos, us).count();
    pos.undo_move();
    if (guards < kWalls || !played.falls || played.falls > kSoon ||
        played.standing.size() <= played.falls + 1)
        return std::min(slack, 2 * kMissing);
    for (std::size_t n = played.falls + 1; n < played.standing.size(); n += 2)
        if (played.standing[n] >= guards) return std::min(slack, kMissing);
    const std::span<const Move> fall = std::span(lines.played.line).first(played.falls + 1);
    const double last = chance_after(pos, fall, false, us, nodes / 2);
    slack = std::min(slack, lines.before - last - kKept * (lines.before - lines.after));
    return std::min(slack, last + kThrown - lines.after);
}

}  // namespace shogi
