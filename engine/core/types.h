// The smallest words of the engine: colours, piece types, pieces, squares, moves.
//
// They are the same for every variant; what differs between variants lives in variants.h.
#pragma once

#include <cstdint>

namespace shogi {

using Key = std::uint64_t;

enum Color : int { Black, White };
constexpr Color operator~(Color c) { return Color(c ^ 1); }

// Promotion adds 8, so that it and its undoing are one bit; gold, king and queen have no promoted
// form. Slot 0 doubles as the index of the "moves like a gold" bitboard.
enum PieceType : int {
    NoPieceType = 0,
    GoldMovers = 0,
    Pawn = 1,
    Lance,
    Knight,
    Silver,
    Bishop,
    Rook,
    Gold,
    King,
    Tokin,
    ProLance,
    ProKnight,
    ProSilver,
    Horse,
    Dragon,
    Queen,
    PieceTypeCount
};

constexpr bool can_promote(PieceType pt) { return pt >= Pawn && pt <= Rook; }
constexpr bool is_promoted(PieceType pt) { return pt >= Tokin && pt <= Dragon; }
constexpr PieceType promoted(PieceType pt) { return PieceType(pt + 8); }
constexpr PieceType demoted(PieceType pt) { return is_promoted(pt) ? PieceType(pt - 8) : pt; }
constexpr bool moves_like_gold(PieceType pt) {
    return pt == Gold || (pt >= Tokin && pt <= ProSilver);
}

// A piece is its type plus 16 for White; 0 is an empty square.
enum Piece : std::uint8_t { NoPiece = 0 };
constexpr int kPieceSpan = 32;
constexpr Piece make_piece(Color c, PieceType pt) { return Piece((c << 4) | pt); }
constexpr Color color_of(Piece p) { return Color(p >> 4); }
constexpr PieceType type_of(Piece p) { return PieceType(p & 15); }

// How a king that has entered the far camp wins (RULES 2.4): by a declaration of 27 or of 24
// points, or by reaching the other king's start square when both have entered.
enum class EnteringKing : std::uint8_t { None, Points27, Points24, Try };

// A square is its bit's index in the 128-bit board (see geometry.h): files run from Black's right,
// ranks from the far side. The indices have gaps on some boards.
using Square = int;
constexpr Square kNoSquare = 127;

// 16 bits: target (7), origin or dropped type (7), promotion (1), drop (1). Move{} is no move; a
// plain declaration leaves it unset, so that long move lists cost nothing to set up.
class Move {
  public:
    constexpr Move() = default;
    static constexpr Move board(Square from, Square to, bool promote = false) {
        return Move(std::uint16_t(to | (from << 7) | (promote ? kPromote : 0)));
    }
    static constexpr Move drop(PieceType pt, Square to) {
        return Move(std::uint16_t(to | (pt << 7) | kDrop));
    }
    static constexpr Move from_raw(std::uint16_t raw) { return Move(raw); }
    static constexpr Move none() { return Move(0); }
    static constexpr Move null() { return Move(kPromote | kDrop); }

    constexpr Square to() const { return raw_ & 127; }
    constexpr Square from() const { return (raw_ >> 7) & 127; }
    constexpr PieceType dropped() const { return PieceType((raw_ >> 7) & 15); }
    constexpr bool is_promotion() const { return raw_ & kPromote; }
    constexpr bool is_drop() const { return raw_ & kDrop; }
    // Origin square, or 112 + type for a drop: an index for tables that tell moves apart.
    constexpr int origin_index() const { return is_drop() ? 112 + dropped() : from(); }
    constexpr std::uint16_t raw() const { return raw_; }
    constexpr explicit operator bool() const { return raw_ != 0; }
    constexpr bool operator==(const Move&) const = default;

  private:
    static constexpr std::uint16_t kPromote = 1 << 14, kDrop = 1 << 15;
    constexpr explicit Move(int raw) : raw_(std::uint16_t(raw)) {}
    std::uint16_t raw_;
};

}  // namespace shogi
