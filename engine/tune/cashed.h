// What a line makes of the picture that its first move shows (motifs.h): whether it takes what was
// forked, pinned or opened to, and keeps it. Seen without a search, and as the review's detectors
// see it (shogi_desktop/analysis/reasons/tactics.py), but for exchanges, which are reckoned
// roughly.
#pragma once

#include <algorithm>
#include <span>

#include "core/movegen.h"
#include "tune/motifs.h"

namespace shogi {

// Reads lines that begin in a position, which is not in check.
template <class V>
class LineReader {
  public:
    static constexpr std::size_t kFarthest = 8;  // moves of a line that tell what it wins

    explicit LineReader(Position<V>& pos) : pos_(pos), us_(pos.turn()) {
        pos.do_null_move();
        pinned_ = pos.pinned();
        pos.undo_null_move();
    }

    // The picture that `line`, legal moves, shows and cashes in; None where it does neither. With
    // `for_good` what it takes stays won to the end of the line.
    Motif of(std::span<const Move> line, bool for_good) {
        line = line.first(std::min<std::size_t>(line.size(), kFarthest));
        if (line.empty() || gain_of_capture(line[0]) >= kLoss) return Motif::None;
        for (const std::size_t at : kCashed)
            if (at < line.size() && takes_what_stood(line, at) &&
                (!for_good || stays_won(line, at)))
                if (const Motif motif = seen(line, at); motif != Motif::None) return motif;
        return Motif::None;
    }

  private:
    static constexpr std::size_t kCashed[] = {2, 4};  // moves of a line, one of which takes
    static constexpr int kLoss = 150;                 // the detectors want 200, reckoned exactly

    // Whether the move `at` takes a piece that the first one left where it was and that could not
    // get away.
    bool takes_what_stood(std::span<const Move> line, std::size_t at) const {
        const Move m = line[at];
        if (m.is_drop() || pos_.empty(m.to()) || color_of(pos_.piece_on(m.to())) == us_)
            return false;
        if (!is_worth_a_word<V>(type_of(pos_.piece_on(m.to()))) || line[0].to() == m.to())
            return false;
        return std::none_of(line.begin() + 1, line.begin() + std::ptrdiff_t(at), [&](Move other) {
            return other.to() == m.to() || (!other.is_drop() && other.from() == m.to());
        });
    }

    // Whether from the move `at` on the side that began has more than before by a piece.
    bool stays_won(std::span<const Move> line, std::size_t at) {
        int won = 0;
        bool stays = true;
        for (std::size_t i = 0; i < line.size(); ++i) {
            const int gain = gain_of(line[i]);
            won += i % 2 ? -gain : gain;
            pos_.do_move(line[i]);
            if (i >= at && i % 2 == 0) stays = stays && won - best_capture() >= kLoss;
        }
        for (std::size_t i = 0; i < line.size(); ++i) pos_.undo_move();
        return stays;
    }

    // What a move changes in the material of its side.
    int gain_of(Move m) const {
        if (m.is_drop()) return (kBoardValue<V>[m.dropped()] - kHandValue<V>[m.dropped()]) / 2;
        const PieceType pt = type_of(pos_.piece_on(m.from()));
        int gain = pos_.empty(m.to()) ? 0 : exchange_value<V>(type_of(pos_.piece_on(m.to())));
        if (m.is_promotion()) gain += (kBoardValue<V>[pt + 8] - kBoardValue<V>[pt]) / 2;
        return gain;
    }

    // What a capture wins, as far as one recapture tells.
    int gain_of_capture(Move m) const {
        if (!pos_.is_capture(m)) return 0;
        const Bitboard occupied = pos_.occupied() ^ Bitboard::of(m.from());
        const bool guarded = pos_.is_attacked(m.to(), ~pos_.turn(), occupied);
        return gain_of(m) - (guarded ? exchange_value<V>(type_of(pos_.piece_on(m.from()))) : 0);
    }

    int best_capture() const {
        int best = 0;
        MoveList legal;
        generate_legal(pos_, legal);
        for (const ScoredMove& m : legal) best = std::max(best, gain_of_capture(m.move));
        return best;
    }

    Motif seen(std::span<const Move> line, std::size_t at) {
        const Move answer = line[0], capture = line[at];
        const Square s = capture.to();
        const Bitboard before = pos_.occupied(), on_it = pos_.attackers_to(s, before);
        const MotifSeeker<V> seeker(pos_);
        pos_.do_move(answer);
        const Bitboard occupied = pos_.occupied();
        const Bitboard now = pos_.attackers_to(s, occupied) & pos_.pieces(us_);
        const bool by_answer = capture.from() == answer.to();
        const bool checks_behind = bool(pos_.checkers() & ~Bitboard::of(answer.to()));
        const bool opened = !answer.is_drop() && !on_it.has(capture.from()) &&
                            now.has(capture.from()) &&
                            kAttacks<V>.between[capture.from()][s].has(answer.from());
        const bool pinned = pos_.pinned().has(s) && (!pinned_.has(s) || bool(now & ~on_it));
        const bool fork = by_answer && seeker.forked(answer).has(s);
        pos_.undo_move();
        if (fork) return Motif::Fork;
        if (by_answer ? !answer.is_drop() && checks_behind && now.has(answer.to()) : opened)
            return Motif::Discovered;
        return pinned && !king_moves(line, at) ? Motif::Pin : Motif::None;
    }

    // Whether the other side's king steps away before the move `at`.
    bool king_moves(std::span<const Move> line, std::size_t at) const {
        Square king = pos_.king(~us_);
        for (std::size_t i = 1; i < at; i += 2)
            if (!line[i].is_drop() && line[i].from() == king) return true;
        return false;
    }

    Position<V>& pos_;
    const Color us_;
    Bitboard pinned_;  // of the other side, before the line
};

}  // namespace shogi
