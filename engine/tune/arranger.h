// Positions in which one move of a wanted kind is by far the best, arranged where games hardly ever
// have one: from a position of a game in which such a move exists, by changing a thing or two on
// the board or in hand, which keeps the set whole, as long as that brings the move nearer to being
// the best and then further ahead. Or from a model in which it is proven already (models.h): what
// it is about is set among the pieces of another game.
#pragma once

#include <algorithm>
#include <memory>
#include <optional>
#include <random>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "core/notation.h"
#include "tune/mistakes.h"
#include "tune/models.h"
#include "tune/sketch.h"
#include "tune/standout.h"

namespace shogi {

// `found` stands out in the position that `last` leads to from `before`, or in `before` where there
// is no last move.
template <class V>
struct Arranged {
    Position<V> before;
    Move last;
    Standout found;
};

template <class V>
class Arranger {
    using G = Geometry<V>;

  public:
    static constexpr char kAllMated = 'a';
    // Kinds (standout.h) that can be arranged, and kAllMated: every move but the best is mated.
    static constexpr const char* kKinds = "fdpca";
    // Those of which there can be models.
    static constexpr const char* kModelled = "fdpb";

    Arranger(const std::string& kinds, std::uint32_t seed,
             std::shared_ptr<const Network<V>> network)
        : kinds_(kinds), random_(seed), seeker_(as_found(kinds), std::move(network)) {}

    // Something of one of the kinds, made of `before` and the move played there; nothing where that
    // does not come about soon.
    std::optional<Arranged<V>> arrange(const Position<V>& before, Move last);
    // The same of a model and the pieces of a position of a game.
    std::optional<Arranged<V>> remodel(const Model<V>& model, const Position<V>& other);
    int below(int n) { return int(random_() % unsigned(n)); }
    std::string tally() const;

  private:
    // The position before the last move, and that move.
    struct Draft {
        Sketch<V> before;
        Color turn = Black;
        Move last;
    };
    struct Ray {
        Bitboard free;           // squares without a piece
        Square end = kNoSquare;  // the first piece; kNoSquare where there is none
    };
    // So many nodes have to see the best move so far ahead, within so many tries.
    struct Stage {
        int nodes;
        double lead;
        int tries;
    };
    static constexpr Stage kStages[] = {{400, 0.09, 100}, {4'000, 0.1, 40}};
    // A few nodes know little of what a mistake costs, and of what comes of passing.
    static constexpr Stage kMistakeStages[] = {
        {400, 0.0, 40}, {4'000, 0.06, 40}, {20'000, StandoutSeeker<V>::kLead, 12}};
    static std::span<const Stage> stages_of(char kind) {
        return is_mistake(kind) ? std::span<const Stage>(kMistakeStages) : kStages;
    }
    static constexpr int kMostChanges = 8;
    static constexpr int kDifferent = 22;  // squares, between a model and what is made of it
    static constexpr int kBeginnings = 1'000, kBeginningsSearched = 5;
    static constexpr int kGain = 200;
    static constexpr double kNotCashed = 0.05;  // wins nothing by its picture that stays won
    static constexpr double kFar = -10;         // nothing of the kind is there

    static constexpr bool is_mistake(char kind) { return kind == MistakeJudge<V>::kCastle; }
    // Any of the kinds but a mate will do for kAllMated.
    static std::string as_found(const std::string& kinds) {
        return kinds.find(kAllMated) == std::string::npos ? kinds : "fdpceo";
    }
    std::optional<Draft> beginning(const Draft& draft, char kind);
    std::optional<Draft> brought_near(Draft draft, char kind);
    std::optional<Position<V>> played(const Draft& draft) const;
    double nearness(const Draft& draft, char kind, int nodes);
    static MoveList of_kind(Position<V>& pos, const MoveList& legal, char kind);
    static bool wins_what_is_pinned(const Position<V>& pos, Move m);
    std::optional<Draft> changed(Draft draft);
    std::optional<Draft> with_a_pin(Draft draft);
    bool take(Sketch<V>& sketch, PieceType pt, Bitboard untouched);
    bool clear(Draft& draft, Bitboard squares);
    std::optional<Draft> with_a_line_to_open(Draft draft);
    // Where the last move goes from and to: there nothing is changed.
    static Bitboard fixed(const Draft& draft) {
        if (!draft.last) return {};
        return Bitboard::of(draft.last.to()) |
               (draft.last.is_drop() ? Bitboard{} : Bitboard::of(draft.last.from()));
    }
    static Ray along(const Sketch<V>& sketch, Square from, int files, int ranks);
    // Where something stands for which `test` holds.
    template <class Test>
    static Bitboard standing(const Sketch<V>& sketch, const Test& test);
    static Bitboard occupied(const Sketch<V>& sketch) {
        return standing(sketch, [](Piece p) { return p != NoPiece; });
    }
    std::optional<Arranged<V>> finished(const Draft& draft, char kind);
    Bitboard some_part();
    std::optional<Draft> set_among(const Model<V>& model, const Sketch<V>& pieces);
    static int difference(const Sketch<V>& one, const Sketch<V>& other);
    Bitboard core_of(const Model<V>& model);
    bool transplant(Draft& draft, const Sketch<V>& other, Bitboard part);
    static int balance(const Sketch<V>& sketch);
    static bool make_whole(Sketch<V>& sketch, Bitboard untouched, int wanted);
    static bool withdraw(Sketch<V>& sketch, PieceType pt, Bitboard from, Color first);
    std::optional<Square> any_of(Bitboard squares);
    std::optional<PieceType> any_in(const Hand& hand);

    const std::string kinds_;
    std::mt19937 random_;
    StandoutSeeker<V> seeker_;
    MistakeJudge<V> judge_{seeker_};
    int searched_ = 0, begun_ = 0, near_ = 0, found_ = 0;
};

template <class V>
template <class Test>
Bitboard Arranger<V>::standing(const Sketch<V>& sketch, const Test& test) {
    Bitboard b;
    for (Bitboard all = G::kAll; all;) {
        const Square s = all.pop();
        if (test(sketch.pieces[s])) b |= Bitboard::of(s);
    }
    return b;
}

template <class V>
std::optional<Square> Arranger<V>::any_of(Bitboard squares) {
    if (!squares) return std::nullopt;
    for (int n = below(squares.count()); n > 0; --n) squares.pop();
    return squares.first();
}

template <class V>
std::optional<PieceType> Arranger<V>::any_in(const Hand& hand) {
    if (hand.empty()) return std::nullopt;
    for (;;)
        if (const PieceType pt = kHandTypes[below(8)]; hand.has(pt)) return pt;
}

// The position after the last move; nothing where that is not allowed.
template <class V>
std::optional<Position<V>> Arranger<V>::played(const Draft& draft) const {
    auto pos = draft.before.read(draft.turn);
    if (!pos || !draft.last) return pos;
    if (!pos->pseudo_legal(draft.last) || !pos->legal(draft.last)) return std::nullopt;
    pos->do_move(draft.last);
    return pos;
}

// The moves that may be called of that kind before anything is searched. A line that is opened
// without a check hardly ever wins what it leads to.
template <class V>
MoveList Arranger<V>::of_kind(Position<V>& pos, const MoveList& legal, char kind) {
    MoveList moves;
    if (kind == 'c') {
        for (const ScoredMove& m : legal)
            if (StandoutSeeker<V>::takes_a_piece(pos, m.move)) moves.add(m.move);
        return moves;
    }
    MotifSeeker<V> seeker(pos);
    for (const ScoredMove& m : legal) {
        if (StandoutSeeker<V>::takes_a_piece(pos, m.move)) continue;
        if (letter_of(seeker.of(m.move)) != kind) continue;
        pos.do_move(m.move);
        const bool wins = kind == letter_of(Motif::Pin)          ? wins_what_is_pinned(pos, m.move)
                          : kind == letter_of(Motif::Discovered) ? pos.in_check()
                                                                 : true;
        pos.undo_move();
        if (wins) moves.add(m.move);
    }
    return moves;
}

// Whether after `m` something pinned is attacked by what is worth less by a piece, so that to guard
// it does not help. Other pins hardly ever win anything, whatever else is changed.
template <class V>
bool Arranger<V>::wins_what_is_pinned(const Position<V>& pos, Move m) {
    const Color us = ~pos.turn();
    if (pos.is_attacked(m.to(), pos.turn(), pos.occupied()) &&
        !pos.is_attacked(m.to(), us, pos.occupied()))
        return false;
    for (Bitboard b = pos.pinned(); b;) {
        const Square s = b.pop();
        const int worth = exchange_value<V>(type_of(pos.piece_on(s)));
        for (Bitboard by = pos.attackers_to(s, pos.occupied()) & pos.pieces(us); by;) {
            const PieceType pt = type_of(pos.piece_on(by.pop()));
            if (pt != King && worth - exchange_value<V>(pt) >= kGain) return true;
        }
    }
    return false;
}

// By how much the best move of the kind is ahead of every other move, in chances; below 0, behind
// the best of them.
template <class V>
double Arranger<V>::nearness(const Draft& draft, char kind, int nodes) {
    auto read = played(draft);
    if (!read) return kFar;
    Position<V>& pos = *read;
    if (is_mistake(kind)) {
        ++searched_;
        pos.undo_move();
        const MistakeSeen seen = judge_.judge(pos, draft.last, kind, nodes);
        return std::min(std::max(seen.instead, seen.answer), seen.slack + StandoutSeeker<V>::kLead);
    }
    MoveList legal;
    generate_legal(pos, legal);
    if (legal.size() < StandoutSeeker<V>::kChoice) return kFar;
    if (kind == kAllMated) {
        ++searched_;
        const std::vector<RootMove> seen = seeker_.lines(pos, legal, nodes, 2);
        const double best = points_for<V>(seen[0].score), next = points_for<V>(seen[1].score);
        if (is_mate(seen[0].score) && best > next) return kFar;
        if (best < StandoutSeeker<V>::kHope) return best - 1;
        return is_mate(seen[1].score) ? best - next : -next;
    }
    if (pos.in_check()) return kFar;
    const MoveList wanted = of_kind(pos, legal, kind);
    if (wanted.size() == 0 || wanted.size() == legal.size()) return kFar;
    MoveList others;
    for (const ScoredMove& m : legal)
        if (std::none_of(wanted.begin(), wanted.end(),
                         [&](const ScoredMove& other) { return other.move == m.move; }))
            others.add(m.move);
    ++searched_;
    const RootMove best = seeker_.lines(pos, wanted, nodes, 1)[0];
    const double worth = points_for<V>(best.score);
    if (is_mate(best.score) || StandoutSeeker<V>::takes_back(pos, best.move, draft.last))
        return kFar;
    if (worth < StandoutSeeker<V>::kHope) return worth - 1;
    const double ahead = worth - points_for<V>(seeker_.lines(pos, others, nodes, 1)[0].score);
    const bool is_picture = kind != 'c';
    const bool is_proof = nodes >= kStages[1].nodes;
    if (is_picture && is_proof && letter_of(LineReader<V>(pos).of(best.line, true)) != kind)
        return std::min(ahead, 0.0) - kNotCashed;
    return ahead;
}

// A small change, or nothing. What moved last stays where it is.
template <class V>
auto Arranger<V>::changed(Draft draft) -> std::optional<Draft> {
    Sketch<V>& sketch = draft.before;
    const Bitboard men = occupied(sketch);
    const Bitboard fixed_squares = fixed(draft);
    const Color side = below(2) ? White : Black;
    switch (below(6)) {
        case 0:
        case 1:
        case 2: {  // a piece or a king steps aside
            const auto from = any_of(men & ~fixed_squares);
            const auto to =
                from ? any_of(kAttacks<V>.step[Black][King][*from] & ~men & ~fixed_squares)
                     : std::nullopt;
            if (!to) return std::nullopt;
            std::swap(sketch.pieces[*from], sketch.pieces[*to]);
            return draft;
        }
        case 3: {  // a piece goes from the board to a hand
            const auto from = any_of(men & ~fixed_squares);
            if (!from || type_of(sketch.pieces[*from]) == King) return std::nullopt;
            sketch.hands[side].add(demoted(type_of(sketch.pieces[*from])));
            sketch.pieces[*from] = NoPiece;
            return draft;
        }
        case 4: {  // a piece goes from a hand to the board
            const auto pt = any_in(sketch.hands[side]);
            const auto to = any_of(~men & G::kAll & ~fixed_squares);
            if (!pt || !to) return std::nullopt;
            sketch.hands[side].remove(*pt);
            sketch.pieces[*to] = make_piece(side, *pt);
            return draft;
        }
        default: {  // a piece goes from one hand to the other
            const auto pt = any_in(sketch.hands[side]);
            if (!pt) return std::nullopt;
            sketch.hands[side].remove(*pt);
            sketch.hands[~side].add(*pt);
            return draft;
        }
    }
}

// Takes a piece of that type from wherever there is one: a hand or the board.
template <class V>
bool Arranger<V>::take(Sketch<V>& sketch, PieceType pt, Bitboard untouched) {
    for (Hand& hand : sketch.hands)
        if (hand.has(pt)) {
            hand.remove(pt);
            return true;
        }
    Bitboard there;
    for (Bitboard b = occupied(sketch) & ~untouched; b;) {
        const Square s = b.pop();
        if (demoted(type_of(sketch.pieces[s])) == pt) there |= Bitboard::of(s);
    }
    const auto from = any_of(there);
    if (from) sketch.pieces[*from] = NoPiece;
    return from.has_value();
}

// Takes what stands on the squares to one of the hands; false where something has to stay.
template <class V>
bool Arranger<V>::clear(Draft& draft, Bitboard squares) {
    Sketch<V>& sketch = draft.before;
    if (squares & fixed(draft)) return false;
    while (squares) {
        Piece& piece = sketch.pieces[squares.pop()];
        if (piece == NoPiece) continue;
        if (type_of(piece) == King) return false;
        sketch.hands[below(2)].add(demoted(type_of(piece)));
        piece = NoPiece;
    }
    return true;
}

// The squares from `from` on, up to the first piece.
template <class V>
auto Arranger<V>::along(const Sketch<V>& sketch, Square from, int files, int ranks) -> Ray {
    Ray ray;
    for (int file = G::file_of(from) + files, rank = G::rank_of(from) + ranks;
         G::contains(file, rank); file += files, rank += ranks) {
        const Square s = G::square(file, rank);
        if (sketch.pieces[s] != NoPiece) {
            ray.end = s;
            break;
        }
        ray.free |= Bitboard::of(s);
    }
    return ray;
}

// The position with one of their pieces between their king and a slider, which stands there or is
// in hand and worth less than that piece; where it stands, what can be dropped to attack the piece
// and is worth less is in hand.
template <class V>
auto Arranger<V>::with_a_pin(Draft draft) -> std::optional<Draft> {
    constexpr bool kQueens = V::kSet[Queen] > 0;
    constexpr PieceType kHeld[] = {Silver, Gold, Bishop, Rook, Queen};
    constexpr PieceType kBy[] = {Pawn, Pawn, Knight, Silver};
    Sketch<V>& sketch = draft.before;
    const Color us = ~draft.turn, them = draft.turn;
    const auto king =
        any_of(standing(sketch, [&](Piece p) { return p == make_piece(them, King); }));
    const int files = below(3) - 1, ranks = below(3) - 1;
    if (!king || (files == 0 && ranks == 0)) return std::nullopt;
    const int near = 1 + below(2), far = near + 1 + below(3);
    Bitboard line;
    Square held = kNoSquare, behind = kNoSquare;
    for (int n = 1; n <= far; ++n) {
        const int file = G::file_of(*king) + n * files, rank = G::rank_of(*king) + n * ranks;
        if (!G::contains(file, rank)) return std::nullopt;
        const Square s = G::square(file, rank);
        line |= Bitboard::of(s);
        if (n == near) held = s;
        if (n == far) behind = s;
    }
    const auto worth = [&](PieceType by) {
        return exchange_value<V>(type_of(sketch.pieces[held])) - exchange_value<V>(by);
    };
    const Bitboard untouched = fixed(draft) | line;
    const bool is_theirs = sketch.pieces[held] != NoPiece && color_of(sketch.pieces[held]) == them;
    const Bitboard cleared = is_theirs && worth(Pawn) >= kGain ? line & ~Bitboard::of(held) : line;
    if (!clear(draft, cleared)) return std::nullopt;
    if (sketch.pieces[held] == NoPiece) {
        const PieceType pt = kHeld[below(int(std::size(kHeld)) - (kQueens ? 0 : 1))];
        if (!take(sketch, pt, untouched)) return std::nullopt;
        sketch.pieces[held] = make_piece(them, pt);
    }
    const bool is_diagonal = files != 0 && ranks != 0;
    const bool is_ahead = files == 0 && ranks == (us == Black ? 1 : -1);
    PieceType slider = is_diagonal ? Bishop : is_ahead && below(2) ? Lance : Rook;
    if (kQueens && !below(4)) slider = Queen;
    if (!take(sketch, slider, untouched)) return std::nullopt;
    if (worth(slider) >= kGain && below(2)) {
        sketch.hands[us].add(slider);
        return draft;
    }
    sketch.pieces[behind] = make_piece(us, slider);
    const PieceType by = kBy[below(int(std::size(kBy)))];
    const auto from = any_of(kAttacks<V>.step[them][by][held] & ~untouched);
    if (!from || worth(by) < kGain || !clear(draft, Bitboard::of(*from))) return std::nullopt;
    Bitboard pawns;  // beside which none may be dropped
    for (int rank = 0; by == Pawn && rank < V::kRanks; ++rank)
        if (const Square s = G::square(G::file_of(*from), rank);
            sketch.pieces[s] == make_piece(us, Pawn))
            pawns |= Bitboard::of(s);
    if (!clear(draft, pawns)) return std::nullopt;
    if (!sketch.hands[us].has(by)) {
        if (!take(sketch, by, untouched)) return std::nullopt;
        sketch.hands[us].add(by);
    }
    return draft;
}

// The position with a piece that stands between one behind it, which it would open a line for, and
// one of the other side.
template <class V>
auto Arranger<V>::with_a_line_to_open(Draft draft) -> std::optional<Draft> {
    Sketch<V>& sketch = draft.before;
    const Color us = ~draft.turn, them = draft.turn;
    const bool at_king = below(2);
    const auto target = any_of(standing(sketch, [&](Piece p) {
        return p != NoPiece && color_of(p) == them &&
               (at_king ? type_of(p) == King : is_worth_a_word<V>(type_of(p)));
    }));
    const int files = below(3) - 1, ranks = below(3) - 1;
    if (!target || (files == 0 && ranks == 0)) return std::nullopt;
    const auto between = any_of(along(sketch, *target, files, ranks).free & ~fixed(draft));
    if (!between) return std::nullopt;
    const auto behind = any_of(along(sketch, *between, files, ranks).free & ~fixed(draft));
    if (!behind) return std::nullopt;
    constexpr PieceType kMovers[] = {Pawn, Knight, Silver, Gold, Bishop, Rook};
    const PieceType mover = kMovers[below(int(std::size(kMovers)))];
    const PieceType slider = files != 0 && ranks != 0 ? Bishop : Rook;
    const Bitboard untouched = fixed(draft) | Bitboard::of(*target);
    if (!take(sketch, slider, untouched) || !take(sketch, mover, untouched)) return std::nullopt;
    sketch.pieces[*between] = make_piece(us, mover);
    sketch.pieces[*behind] = make_piece(us, slider);
    return draft;
}

// A position near the one of the game in which a move of the kind is not too far from being the
// best.
template <class V>
auto Arranger<V>::beginning(const Draft& draft, char kind) -> std::optional<Draft> {
    constexpr double kWithinReach = -0.25;
    const int before = searched_;
    for (int i = 0; i < kBeginnings && searched_ - before < kBeginningsSearched; ++i) {
        std::optional<Draft> next = draft;
        if (i % 2 && kind == letter_of(Motif::Pin)) next = with_a_pin(draft);
        if (i % 2 && kind == letter_of(Motif::Discovered)) next = with_a_line_to_open(draft);
        for (int n = i % 3; next && n > 0; --n) next = changed(*next);
        if (next && nearness(*next, kind, kStages[0].nodes) >= kWithinReach) return next;
    }
    return std::nullopt;
}

// The position with that kind of move so far ahead as all stages ask: first as few nodes see it,
// then as more do.
template <class V>
auto Arranger<V>::brought_near(Draft draft, char kind) -> std::optional<Draft> {
    int changes = 0;
    for (const Stage& stage : stages_of(kind)) {
        double reached = nearness(draft, kind, stage.nodes);
        int tries = stage.tries;
        for (; reached < stage.lead && tries > 0 && changes < kMostChanges; --tries) {
            const std::optional<Draft> next = changed(draft);
            const double value = next ? nearness(*next, kind, stage.nodes) : kFar;
            if (value <= reached) continue;
            draft = *next;
            reached = value;
            ++changes;
        }
        if (reached < stage.lead) return std::nullopt;
    }
    return draft;
}

template <class V>
std::optional<Arranged<V>> Arranger<V>::arrange(const Position<V>& before, Move last) {
    const char kind = kinds_[std::size_t(below(int(kinds_.size())))];
    const auto begun = beginning({Sketch<V>(before), before.turn(), last}, kind);
    if (!begun) return std::nullopt;
    ++begun_;
    const auto near = brought_near(*begun, kind);
    if (!near) return std::nullopt;
    ++near_;
    return finished(*near, kind);
}

// What the last and longest searches make of a draft.
template <class V>
auto Arranger<V>::finished(const Draft& draft, char kind) -> std::optional<Arranged<V>> {
    auto pos = *played(draft);
    if (is_mistake(kind)) {
        pos.undo_move();
        const MistakeSeen seen =
            judge_.judge(pos, draft.last, kind, std::end(kMistakeStages)[-1].nodes);
        if (seen.slack < 0 || std::max(seen.instead, seen.answer) < StandoutSeeker<V>::kLead)
            return std::nullopt;
        ++found_;
        const bool is_instead = seen.instead >= StandoutSeeker<V>::kLead;
        return is_instead ? Arranged<V>{pos, Move::none(), {kind, seen.best}}
                          : Arranged<V>{pos, draft.last, {kind, seen.reply}};
    }
    auto found = seeker_.look(pos, draft.last);
    if (!found) return std::nullopt;
    ++found_;
    if (draft.last) pos.undo_move();
    return Arranged<V>{pos, draft.last, *found};
}

// The squares of a model on which it depends most: where its first moves go from and to, and
// sometimes those beside them.
template <class V>
Bitboard Arranger<V>::core_of(const Model<V>& model) {
    constexpr std::size_t kMoves = 4;
    Bitboard core = fixed({model.before, model.turn, model.last});
    for (std::size_t n = 0; n < std::min(model.line.size(), kMoves); ++n) {
        core |= Bitboard::of(model.line[n].to());
        if (!model.line[n].is_drop()) core |= Bitboard::of(model.line[n].from());
    }
    if (!below(2)) return core;
    Bitboard wider = core;
    for (Bitboard b = core; b;) wider |= kAttacks<V>.step[Black][King][b.pop()];
    return wider;
}

// A part of the board: some files or ranks at a side of it, or all.
template <class V>
Bitboard Arranger<V>::some_part() {
    const int side = below(5);
    if (side == 4) return G::kAll;
    const int size = side % 2 ? V::kFiles : V::kRanks, least = size / 3;
    const int part = least + below(size - least);
    Bitboard squares;
    for (Bitboard b = G::kAll; b;) {
        const Square s = b.pop();
        const int at = side % 2 ? G::file_of(s) : G::rank_of(s);
        if (side < 2 ? at < part : at >= size - part) squares |= Bitboard::of(s);
    }
    return squares;
}

// What Black has more than White, in centipawns.
template <class V>
int Arranger<V>::balance(const Sketch<V>& sketch) {
    int sum = 0;
    for (Bitboard b = occupied(sketch); b;) {
        const Piece p = sketch.pieces[b.pop()];
        if (type_of(p) != King) sum += kBoardValue<V>[type_of(p)] * (color_of(p) == Black ? 1 : -1);
    }
    for (const PieceType pt : kHandTypes)
        sum += kHandValue<V>[pt] * (sketch.hands[Black].count(pt) - sketch.hands[White].count(pt));
    return sum;
}

// Takes a piece of that type from a hand or from one of the squares; false where there is none.
template <class V>
bool Arranger<V>::withdraw(Sketch<V>& sketch, PieceType pt, Bitboard from, Color first) {
    for (const Color c : {first, ~first})
        if (sketch.hands[c].has(pt)) {
            sketch.hands[c].remove(pt);
            return true;
        }
    while (from) {
        Piece& piece = sketch.pieces[from.pop()];
        if (piece == NoPiece || demoted(type_of(piece)) != pt) continue;
        piece = NoPiece;
        return true;
    }
    return false;
}

// Takes away what there is too much of, and puts in hand what lacks, as the balance wants it; false
// where something is left over.
template <class V>
bool Arranger<V>::make_whole(Sketch<V>& sketch, Bitboard untouched, int wanted) {
    CountTable left = V::kSet;
    const Bitboard men = occupied(sketch);
    for (Bitboard b = men; b;) --left[demoted(type_of(sketch.pieces[b.pop()]))];
    for (const PieceType pt : kHandTypes)
        left[pt] -= sketch.hands[Black].count(pt) + sketch.hands[White].count(pt);
    std::vector<PieceType> types(std::begin(kHandTypes), std::end(kHandTypes));
    std::sort(types.begin(), types.end(),
              [](PieceType a, PieceType b) { return kHandValue<V>[a] > kHandValue<V>[b]; });
    for (const PieceType pt : types) {
        for (; left[pt] != 0; left[pt] += left[pt] < 0 ? 1 : -1) {
            const Color ahead = balance(sketch) > wanted ? Black : White;
            if (left[pt] > 0)
                sketch.hands[~ahead].add(pt);
            else if (!withdraw(sketch, pt, men & ~untouched, ahead))
                return false;
        }
    }
    return true;
}

// Puts what stands on that part of another board in the place of what stands there; false where
// that cannot be.
template <class V>
bool Arranger<V>::transplant(Draft& draft, const Sketch<V>& other, Bitboard part) {
    Sketch<V>& sketch = draft.before;
    const int wanted = balance(sketch);
    const auto where = [](const Sketch<V>& board, Color c, PieceType pt) {
        return standing(board, [&](Piece p) { return p == make_piece(c, pt); });
    };
    for (const Color c : {Black, White})  // a king stays where no other comes
        if (!(where(other, c, King) & part)) part &= ~where(sketch, c, King);
    for (Bitboard b = part; b;) sketch.pieces[b.pop()] = NoPiece;
    for (const Color c : {Black, White}) {
        const bool has_king = bool(where(sketch, c, King));
        unsigned with_pawn = 0;
        for (Bitboard b = where(sketch, c, Pawn); b;) with_pawn |= 1U << G::file_of(b.pop());
        for (Bitboard b = occupied(other) & part; b;) {
            const Square s = b.pop();
            const Piece p = other.pieces[s];
            const bool is_second = (type_of(p) == King && has_king) ||
                                   (type_of(p) == Pawn && (with_pawn >> G::file_of(s) & 1));
            if (color_of(p) == c && !is_second) sketch.pieces[s] = p;
        }
    }
    return make_whole(sketch, G::kAll & ~part, wanted);
}

// Where something else stands in the one than in the other.
template <class V>
int Arranger<V>::difference(const Sketch<V>& one, const Sketch<V>& other) {
    int different = 0;
    for (Bitboard b = G::kAll; b;) {
        const Square s = b.pop();
        different += one.pieces[s] != other.pieces[s];
    }
    return different;
}

// The model set among those pieces at a stroke; nothing where little of it is left then.
template <class V>
auto Arranger<V>::set_among(const Model<V>& model, const Sketch<V>& pieces)
    -> std::optional<Draft> {
    constexpr int kTries = 20, kSearched = 4;
    constexpr double kWithinReach = -0.06;
    const int before = searched_;
    for (int i = 0; i < kTries && searched_ - before < kSearched; ++i) {
        Draft draft{model.before, model.turn, model.last};
        const Bitboard core = core_of(model);
        bool is_set = transplant(draft, pieces, some_part() & ~core);
        if (is_set && below(2)) is_set = transplant(draft, pieces, some_part() & ~core);
        if (is_set && difference(draft.before, model.before) >= kDifferent &&
            nearness(draft, model.kind, stages_of(model.kind)[0].nodes) >= kWithinReach)
            return draft;
    }
    return std::nullopt;
}

template <class V>
std::optional<Arranged<V>> Arranger<V>::remodel(const Model<V>& given, const Position<V>& other) {
    constexpr int kFarthest = 2;  // files that a model may be moved to either side
    Model<V> model = below(2) ? mirrored(given) : given;
    if (const auto aside = shifted(model, below(2 * kFarthest + 1) - kFarthest)) model = *aside;
    const auto begun = set_among(model, Sketch<V>(other));
    if (!begun) return std::nullopt;
    ++begun_;
    const auto near = brought_near(*begun, model.kind);
    if (!near) return std::nullopt;
    ++near_;
    return finished(*near, model.kind);
}

template <class V>
std::string Arranger<V>::tally() const {
    return std::to_string(searched_) + " searched, " + std::to_string(begun_) + " begun, " +
           std::to_string(near_) + " near, " + std::to_string(found_) + " found";
}

}  // namespace shogi
