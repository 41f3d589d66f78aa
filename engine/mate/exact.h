// The length of a mate, exactly: a full-width search by increasing length, for mates short enough.
//
// The attacker mates as soon as possible, the defender holds out as long as possible. A piece
// dropped between king and slider does not count where it is futile (muda-ai): the slider takes it
// and the mate is no longer than it would be without any drop in between. A position where all
// moves are futile is a mate.
#pragma once

#include <functional>
#include <vector>

#include "core/movegen.h"
#include "mate/key_map.h"

namespace shogi {

// The moves by which the one checking piece takes what has been dropped on `square`.
template <class V>
std::vector<Move> recaptures(const Position<V>& pos, Square checker, Square square);

template <class V>
std::vector<Move> legal_moves(const Position<V>& pos);

template <class V>
class ExactMate {
  public:
    static constexpr int kNone = -1;

    // Works on `pos`, which it leaves as it found it. `give_up` is asked now and then.
    ExactMate(Position<V>& pos, std::function<bool()> give_up)
        : pos_(pos), give_up_(std::move(give_up)) {}

    // Plies to mate with the attacker to move, if at most `limit` and found within `nodes`.
    int attack_within(int limit, std::uint64_t nodes);
    // Whether the latest question was left open.
    bool gave_up() const { return gave_up_; }
    // Of the defender, in check and mated in `length` plies: the replies that hold out so long,
    // futile drops left out. Within the nodes that attack_within() has left.
    std::vector<Move> longest_defences(int length);
    // The moves from here to mate; only after attack_within() has found one.
    std::vector<Move> line();

  private:
    struct Known {
        int length = kNone;
        int above = -1;  // the length is more than this
        Move best{};
    };

    int attack(int limit);
    int defend(int limit);
    bool is_futile(Move drop, int length);
    int child(Move m, int limit, bool attacking);
    bool out_of_nodes();

    Position<V>& pos_;
    std::function<bool()> give_up_;
    KeyMap<Known> known_;
    std::uint64_t nodes_ = 0, budget_ = 0;
    bool gave_up_ = false;
};

}  // namespace shogi
