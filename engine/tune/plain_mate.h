// Mates by plain trial of everything: no keys, no proof numbers, no generator of checks, no order.
// Slow, and simple enough to be believed; what the mate search claims is held against it.
#pragma once

#include <string>
#include <unordered_map>
#include <vector>

#include "core/movegen.h"

namespace shogi {

template <class V>
class PlainMate {
  public:
    static constexpr int kNone = -1;

    explicit PlainMate(Position<V>& pos) : pos_(pos) {}

    // Plies to mate by checks alone, if at most `limit`. Futile drops in between (see is_futile) do
    // not count.
    int attack(int limit) {
        for (int length = 1; length <= limit; length += 2)
            for (Move m : moves()) {
                pos_.do_move(m);
                const bool mates = pos_.in_check() && defend(length - 1) != kNone;
                pos_.undo_move();
                if (mates) return length;
            }
        return kNone;
    }

    // Plies to mate with the defender, in check, to move, if at most `limit`.
    int defend(int limit) {
        // Drops in between lead to the same positions again and again; they are known by their
        // text.
        std::string text = pos_.sfen();
        text = text.substr(0, text.rfind(' ')) + ' ' + std::to_string(limit);
        const auto seen = tried_.find(text);
        return seen != tried_.end() ? seen->second : tried_[text] = try_all(limit);
    }

  private:
    int try_all(int limit) {
        int longest = 0;
        std::vector<Move> drops;
        for (Move m : moves()) {
            if (m.is_drop())
                drops.push_back(m);
            else if (!lasts(m, limit, longest))
                return kNone;
        }
        const int without_drops = longest;
        for (Move m : drops)
            if (!is_futile(m, without_drops) && !lasts(m, limit, longest)) return kNone;
        return longest;
    }

    std::vector<Move> moves() {
        MoveList list;
        generate_legal(pos_, list);
        std::vector<Move> found;
        for (const ScoredMove& m : list) found.push_back(m.move);
        return found;
    }

    bool lasts(Move m, int limit, int& longest) {
        if (limit < 2) return false;
        pos_.do_move(m);
        const int length = attack(limit - 1);
        pos_.undo_move();
        longest = std::max(longest, length + 1);
        return length != kNone;
    }

    // The checking piece takes what was dropped, and mate comes no later than if nothing had been.
    bool is_futile(Move drop, int without_drops) {
        const Square checker = pos_.checkers().first();
        bool futile = false;
        pos_.do_move(drop);
        for (Move m : moves()) {
            if (futile || m.is_drop() || m.from() != checker || m.to() != drop.to()) continue;
            pos_.do_move(m);
            futile = pos_.in_check() && defend(without_drops) != kNone;
            pos_.undo_move();
        }
        pos_.undo_move();
        return futile;
    }

    Position<V>& pos_;
    std::unordered_map<std::string, int> tried_;
};

}  // namespace shogi
