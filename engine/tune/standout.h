// What is asked of a position in which one move is by far the best, cheap questions first: for
// engine-sift, which finds such positions in games, and engine-arrange, which makes them.
#pragma once

#include <cstddef>
#include <iterator>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "search/chances.h"
#include "tune/cashed.h"
#include "tune/castles.h"
#include "tune/lone_searcher.h"

namespace shogi {

// The letter of a picture; 0 for none.
constexpr char letter_of(Motif motif) {
    switch (motif) {
        case Motif::Pin:
            return 'p';
        case Motif::Discovered:
            return 'd';
        case Motif::Fork:
            return 'f';
        case Motif::None:
            break;
    }
    return 0;
}

// A best move by its kind:
//
// m: mates; f, d, p: forks, opens a line, pins (`motifs.h`) and cashes that in, taking nothing
// worth a word; c: takes a piece; e: everything but the best move is mated or as good as lost; o:
// other. Where they are wanted two more are told apart: b: it takes a guard of a castle, or the
// next best move lets one be taken; i: it has to be answered, though it gives no check and takes
// nothing worth a word, which is what keeps or takes the initiative.
struct Standout {
    char kind = 0;
    std::vector<Move> line;
};

template <class V>
class StandoutSeeker {
  public:
    static constexpr double kHope = 0.35;  // worth less, the best move is nothing to be found
    static constexpr double kLead = 0.09;  // chances that it is ahead of the second
    static constexpr int kFewNodes = 400, kChoice = 10;

    // `kinds`: letters of what is wanted.
    StandoutSeeker(std::string kinds, std::shared_ptr<const Network<V>> network)
        : kinds_(std::move(kinds)), searcher_(std::move(network)) {}

    bool wants(char kind) const { return kinds_.find(kind) != std::string::npos; }
    // What stands out in the position that `last` has led to; nothing where it is not wanted.
    std::optional<Standout> look(Position<V>& pos, Move last);
    // The best lines; `legal` is not empty.
    std::vector<RootMove> lines(const Position<V>& pos, const MoveList& legal, int nodes,
                                int count);
    // Whether the best move takes back, by the one piece that can.
    static bool takes_back(const Position<V>& pos, Move m, Move last);
    // Whether a move takes a piece that is spoken of.
    static bool takes_a_piece(const Position<V>& pos, Move m) {
        return !m.is_drop() && !pos.empty(m.to()) &&
               is_worth_a_word<V>(type_of(pos.piece_on(m.to())));
    }
    // How many positions were looked at, searched, and stood out at each step.
    std::string tally() const;

  private:
    // What is asked of a position at each step: so many nodes, and to see the best move so far
    // ahead of the second, in chances.
    struct Step {
        int nodes;
        double lead;
    };
    static constexpr Step kSteps[] = {{kFewNodes, 0.06}, {4'000, kLead}, {20'000, kLead}};
    static constexpr double kLost = 0.03;
    // What it costs at least to pass where a move has to be answered, and the part of a step's
    // nodes that tells.
    static constexpr double kThreat = 0.15;
    // What the next best move leaves at least: where less is left no threat can cost much.
    static constexpr double kLeft = 0.2;
    static constexpr int kThreatPart = 4;

    // A picture alone is wanted: then where no move makes one no search is needed.
    bool pictures_alone() const { return kinds_.find_first_not_of("fdp") == std::string::npos; }
    bool shows_a_picture(Position<V>& pos, const MoveList& legal) const;
    char kind_of(Position<V>& pos, const std::vector<RootMove>& lines, const Step& step);
    bool is_about_a_castle(Position<V>& pos, const std::vector<RootMove>& lines) const;
    bool threatens(Position<V>& pos, const RootMove& best, const Step& step);

    const std::string kinds_;
    LoneSearcher<V> searcher_;
    int looked_ = 0, searched_ = 0, stood_[std::size(kSteps)] = {};
};

template <class V>
std::vector<RootMove> StandoutSeeker<V>::lines(const Position<V>& pos, const MoveList& legal,
                                               int nodes, int count) {
    constexpr int kMostOvertime = 6;
    Limits limits;
    limits.settled_nodes = nodes;
    limits.nodes = std::int64_t(nodes) * kMostOvertime;
    return searcher_.lines(pos, legal, limits, count);
}

template <class V>
bool StandoutSeeker<V>::shows_a_picture(Position<V>& pos, const MoveList& legal) const {
    MotifSeeker<V> seeker(pos);
    for (const ScoredMove& m : legal) {
        const char kind = letter_of(seeker.of(m.move));
        if (kind && wants(kind)) return true;
    }
    return false;
}

// With the last step the line is long enough to tell whether it cashes in.
template <class V>
char StandoutSeeker<V>::kind_of(Position<V>& pos, const std::vector<RootMove>& lines,
                                const Step& step) {
    if (is_mate(lines[0].score)) return 'm';
    if (wants('b') && is_about_a_castle(pos, lines)) return 'b';
    const Move best = lines[0].move;
    const bool is_last = &step == std::end(kSteps) - 1;
    if (takes_a_piece(pos, best)) return 'c';
    if (!pos.in_check())
        if (const char kind = letter_of(is_last ? LineReader<V>(pos).of(lines[0].line, true)
                                                : MotifSeeker<V>(pos).of(best)))
            return kind;
    if (wants('i') && points_for<V>(lines[1].score) >= kLeft && threatens(pos, lines[0], step))
        return 'i';
    return points_for<V>(lines[1].score) < kLost ? 'e' : 'o';
}

template <class V>
bool StandoutSeeker<V>::is_about_a_castle(Position<V>& pos,
                                          const std::vector<RootMove>& lines) const {
    constexpr std::size_t kSoon = 3;  // moves of the side that attacks, and what is between them
    const Color us = pos.turn();
    return breaks_castle(pos, lines[0].line, ~us, kSoon) ||
           breaks_castle(pos, lines[1].line, us, kSoon + 1);
}

// Whether the other side may not pass after the best move.
template <class V>
bool StandoutSeeker<V>::threatens(Position<V>& pos, const RootMove& best, const Step& step) {
    if (pos.in_check()) return false;
    double passed = 0;
    pos.do_move(best.move);
    if (!pos.in_check()) {
        pos.do_null_move();
        MoveList legal;
        generate_legal(pos, legal);
        if (legal.size())
            passed = points_for<V>(lines(pos, legal, step.nodes / kThreatPart, 1)[0].score);
        pos.undo_null_move();
    }
    pos.undo_move();
    return passed - points_for<V>(best.score) >= kThreat;
}

template <class V>
bool StandoutSeeker<V>::takes_back(const Position<V>& pos, Move m, Move last) {
    return !m.is_drop() && m.to() == last.to() && !pos.empty(m.to()) &&
           !(pos.attackers_to(m.to(), pos.occupied()) & pos.pieces(pos.turn())).more_than_one();
}

template <class V>
std::optional<Standout> StandoutSeeker<V>::look(Position<V>& pos, Move last) {
    MoveList legal;
    generate_legal(pos, legal);
    if (legal.size() < kChoice) return std::nullopt;
    ++looked_;
    if (pictures_alone() && (pos.in_check() || !shows_a_picture(pos, legal))) return std::nullopt;
    ++searched_;
    Standout found;
    for (const Step& step : kSteps) {
        const std::vector<RootMove> seen = lines(pos, legal, step.nodes, 2);
        const double best = points_for<V>(seen[0].score), next = points_for<V>(seen[1].score);
        if (best < kHope || best - next < step.lead || takes_back(pos, seen[0].move, last))
            return std::nullopt;
        found = {kind_of(pos, seen, step), seen[0].line};
        if (!wants(found.kind)) return std::nullopt;
        ++stood_[&step - kSteps];
    }
    return found;
}

template <class V>
std::string StandoutSeeker<V>::tally() const {
    std::string text =
        std::to_string(looked_) + " positions, " + std::to_string(searched_) + " searched";
    for (std::size_t i = 0; i < std::size(kSteps); ++i)
        text +=
            ", " + std::to_string(stood_[i]) + " at " + std::to_string(kSteps[i].nodes) + " nodes";
    return text;
}

}  // namespace shogi
