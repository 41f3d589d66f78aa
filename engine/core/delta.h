// What a move changes: pieces on squares, and one hand. For those who keep something up to date
// that they do not want to compute anew for each position.
#pragma once

#include "core/types.h"

namespace shogi {

struct Delta {
    Color mover = Black;
    // A piece leaves `from`; NoPiece for a drop.
    Piece moved = NoPiece;
    Square from = kNoSquare;
    // It stands on `to` as `placed`, in the place of `captured`, if any.
    Piece placed = NoPiece, captured = NoPiece;
    Square to = kNoSquare;
    // The mover's hand: a drop takes a piece of the type from it, a capture adds one. `held`: how
    // many it holds with that piece.
    PieceType in_hand = NoPieceType;
    int held = 0;

    bool is_drop() const { return moved == NoPiece; }
    bool moves_king() const { return type_of(placed) == King; }
};

}  // namespace shogi
