#include "eval/accumulator.h"

#include <algorithm>

#include "eval/evaluate.h"

namespace shogi {

template <class V>
AccumulatorStack<V>::AccumulatorStack(std::size_t moves, const Kernels& kernels)
    : kernels_(kernels), frames_(moves + 1), remembered_(std::size_t(4 * In::kZones)) {}

template <class V>
void AccumulatorStack<V>::start(std::shared_ptr<const Network<V>> network, const Position<V>& pos) {
    if (network_ != network) {
        network_ = std::move(network);
        for (Remembered& r : remembered_) {
            std::copy_n(network_->biases, kNetWidth, r.sums);
            r.board.fill(NoPiece);
            r.hands.fill(Hand{});
        }
    }
    top_ = 0;
    for (Color c : {Black, White}) {
        frames_[0].views[c] = In::view(c, pos.king(c));
        frames_[0].ready[c] = false;
    }
}

template <class V>
void AccumulatorStack<V>::push(const Delta& delta, const Position<V>& after) {
    const Frame& last = frames_[top_];
    Frame& f = frames_[++top_];
    f.delta = delta;
    f.ready[Black] = f.ready[White] = false;
    f.views[Black] = last.views[Black];
    f.views[White] = last.views[White];
    if (delta.moves_king()) f.views[delta.mover] = In::view(delta.mover, after.king(delta.mover));
}

template <class V>
int AccumulatorStack<V>::evaluate(const Position<V>& pos) {
    for (Color c : {Black, White})
        if (!frames_[top_].ready[c]) bring_up_to_date(pos, c);
    const Frame& f = frames_[top_];
    const int bucket = In::bucket(pos);
    const std::int64_t sum = std::int64_t(network_->output_biases[bucket]) +
                             kernels_.output(f.sums[pos.turn()], f.sums[~pos.turn()],
                                             network_->outputs + bucket * 2 * kNetWidth);
    constexpr std::int64_t kUnit = std::int64_t(kNetOne) * kNetOne * kNetOutputOne;
    static_assert(kUnit < std::int64_t(1) << 40);
    return std::clamp(int(sum * network_->scale * (1 << kNetSquareShift) / kUnit), -kMostEvaluation,
                      kMostEvaluation);
}

template <class V>
void AccumulatorStack<V>::bring_up_to_date(const Position<V>& pos, Color c) {
    const View view = frames_[top_].views[c];
    std::size_t i = top_;
    while (!frames_[i].ready[c]) {
        if (i == 0 || frames_[i - 1].views[c] != view) {
            refresh(pos, c);
            return;
        }
        --i;
    }
    while (i < top_) advance(++i, c);
}

// The sums of the frame from those of the one below, which looks at the board in the same way.
template <class V>
void AccumulatorStack<V>::advance(std::size_t to, Color c) {
    Frame& f = frames_[to];
    const Delta& d = f.delta;
    const View view = f.views[c];
    const std::int16_t *added[2], *removed[2];
    int n_added = 0, n_removed = 0;
    const auto at = [&](Piece p, Square s) {
        return network_->row(view.zone, In::board(c, view.mirrored, p, s));
    };
    if (d.placed != NoPiece) added[n_added++] = at(d.placed, d.to);
    if (d.moved != NoPiece) removed[n_removed++] = at(d.moved, d.from);
    if (d.captured != NoPiece) removed[n_removed++] = at(d.captured, d.to);
    if (d.in_hand != NoPieceType) {
        const std::int16_t* row = network_->row(view.zone, In::hand(c, d.mover, d.in_hand, d.held));
        if (d.is_drop())
            removed[n_removed++] = row;
        else
            added[n_added++] = row;
    }
    kernels_.update(f.sums[c], frames_[to - 1].sums[c], added, n_added, removed, n_removed);
    f.ready[c] = true;
}

template <class V>
void AccumulatorStack<V>::refresh(const Position<V>& pos, Color c) {
    Frame& f = frames_[top_];
    const View view = f.views[c];
    Remembered& r = remembered(c, view);
    Change change;
    const auto at = [&](Piece p, Square s) {
        return network_->row(view.zone, In::board(c, view.mirrored, p, s));
    };
    for (Bitboard squares = Geometry<V>::kAll; squares;) {
        const Square s = squares.pop();
        const Piece was = r.board[s], is = pos.piece_on(s);
        if (was == is) continue;
        if (was != NoPiece) change.removed[change.n_removed++] = at(was, s);
        if (is != NoPiece) change.added[change.n_added++] = at(is, s);
        r.board[s] = is;
    }
    for (Color owner : {Black, White}) {
        const Hand was = r.hands[owner], is = pos.hand(owner);
        if (was == is) continue;
        for (PieceType pt : kHandTypes) {
            for (int n = was.count(pt); n > is.count(pt); --n)
                change.removed[change.n_removed++] =
                    network_->row(view.zone, In::hand(c, owner, pt, n));
            for (int n = is.count(pt); n > was.count(pt); --n)
                change.added[change.n_added++] =
                    network_->row(view.zone, In::hand(c, owner, pt, n));
        }
        r.hands[owner] = is;
    }
    kernels_.update(r.sums, r.sums, change.added, change.n_added, change.removed, change.n_removed);
    std::copy_n(r.sums, kNetWidth, f.sums[c]);
    f.ready[c] = true;
}

#define SHOGI_INSTANTIATE(V) template class AccumulatorStack<V>;
SHOGI_VARIANTS(SHOGI_INSTANTIATE)

}  // namespace shogi
