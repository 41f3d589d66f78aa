// A position as a teacher reads it (teacher.py): a row of bytes, all from the side to move.
//
//     pieces   one byte a square: 0, its own type (Piece's numbers), or kOtherSide more
//     attacks  one byte a square: by how many of its own (0-3), and by how many others times 4
//     hands    eight counts and eight of the other side (queen, pawn, lance … gold)
//     move     from (a square, or the number of squares and the hand's place), to
//     flags    LessonFlag, and a byte of nothing
//     score    2 bytes, low byte first: the winning chance that the search saw, times 65535
//     rest     2 bytes: what the rest of the game was worth, likewise
//
// Squares run rank by rank from the far left.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include "tune/lessons.h"

namespace shogi {

enum LessonFlag : unsigned char { QuietLesson = 1, KeptApart = 2, SearchedLesson = 4 };

template <class V>
class BoardRecord {
    using G = Geometry<V>;

  public:
    static constexpr int kSquares = V::kFiles * V::kRanks;
    static constexpr int kHand = 8, kOtherSide = PieceTypeCount - 1, kMostAttackers = 3;
    static constexpr std::size_t kSize = 2 * kSquares + 2 * kHand + 8;

    // `rest` is the side to move's; the chances are told of in numbers from 0 to 1.
    BoardRecord(const Position<V>& pos, Move played, unsigned flags, double score, double rest) {
        bytes_.reserve(kSize);
        put_squares(pos);
        for (const Color c : {pos.turn(), ~pos.turn()}) put_hand(pos.hand(c));
        put_move(pos.turn(), played);
        bytes_.push_back((unsigned char)flags);
        bytes_.push_back(0);
        put_chance(score);
        put_chance(rest);
    }
    const std::vector<unsigned char>& bytes() const { return bytes_; }

    static int place(Color us, Square s) {
        const Square seen = G::seen_by(us, s);
        return G::rank_of(seen) * V::kFiles + V::kFiles - 1 - G::file_of(seen);
    }

  private:
    void put_squares(const Position<V>& pos) {
        const Color us = pos.turn();
        bytes_.resize(2 * kSquares);
        for (Bitboard all = G::kAll; all;) {
            const Square s = all.pop();
            const auto at = std::size_t(place(us, s));
            const Piece p = pos.piece_on(s);
            if (p != NoPiece)
                bytes_[at] = (unsigned char)(type_of(p) + (color_of(p) == us ? 0 : kOtherSide));
            const Bitboard attackers = pos.attackers_to(s, pos.occupied());
            const auto count = [&](Color c) {
                return std::min((attackers & pos.pieces(c)).count(), kMostAttackers);
            };
            bytes_[kSquares + at] = (unsigned char)(count(us) | count(~us) << 2);
        }
    }
    void put_hand(Hand hand) {
        std::array<unsigned char, kHand> counts{};
        for (PieceType pt : kHandTypes)
            counts[std::size_t(hand_slot(pt))] = (unsigned char)hand.count(pt);
        bytes_.insert(bytes_.end(), counts.begin(), counts.end());
    }
    void put_move(Color us, Move m) {
        bytes_.push_back(
            (unsigned char)(m.is_drop() ? kSquares + hand_slot(m.dropped()) : place(us, m.from())));
        bytes_.push_back((unsigned char)place(us, m.to()));
    }
    void put_chance(double p) {
        const long value = std::lround(p * 65535);
        bytes_.push_back((unsigned char)(value & 255));
        bytes_.push_back((unsigned char)(value >> 8));
    }

    std::vector<unsigned char> bytes_;
};

// The records of a game's plies, one behind the other.
// Throws std::runtime_error where a move is illegal.
template <class V>
std::vector<unsigned char> board_records(const PlayedGame& game, const LessonRules& rules,
                                         bool kept_apart) {
    const std::vector<float> rest = worth_to_black(game, rules);
    std::vector<unsigned char> records;
    replay<V>(game, [&](const Position<V>& pos, std::size_t i) {
        const PlayedPly& ply = game.plies[i];
        unsigned flags = kept_apart ? KeptApart : 0;
        if (game.ending != Ending::Length && ply.score != kUnscored) flags |= SearchedLesson;
        if (game.ending != Ending::Length && is_quiet_lesson(pos, ply, rules.decided))
            flags |= QuietLesson;
        const double score = ply.score == kUnscored ? 0 : chance(ply.score, rules.scale);
        const BoardRecord<V> record(pos, ply.move, flags, score,
                                    pos.turn() == Black ? rest[i] : 1 - rest[i]);
        records.insert(records.end(), record.bytes().begin(), record.bytes().end());
    });
    return records;
}

}  // namespace shogi
