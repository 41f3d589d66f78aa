// What a move changes: pieces on squares, and one hand. For those who keep something up to date
// that they do not want to compute anew for each position.
#pragma once

#include "core/types.h"

namespace shogi {

// Eight bytes: returned in a register.
struct Delta {
    Color mover : 8 = Black;
    // A piece leaves `from`; NoPiece for a drop.
    Square from : 8 = kNoSquare;
    // It stands on `to` as `placed`, in the place of `captured`, if any.
    Square to : 8 = kNoSquare;
    // The mover's hand: a drop takes a piece of the type from it, a capture adds one. `held`: how
    // many it holds with that piece.
    PieceType in_hand : 8 = NoPieceType;
    int held : 8 = 0;
    Piece moved = NoPiece, placed = NoPiece, captured = NoPiece;

    bool is_drop() const { return moved == NoPiece; }
    bool moves_king() const { return type_of(placed) == King; }
};

}  // namespace shogi
