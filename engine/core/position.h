// A position: board, hands, side to move, and the history that repetition needs.
//
// Moves are made and unmade in place; what cannot be computed backwards is kept in a stack of
// states. Legality is decided without making moves. Who keeps sums over the pieces is told what a
// move changed (delta.h); what the pieces are worth is not known here.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/attacks.h"
#include "core/delta.h"
#include "core/hand.h"
#include "core/zobrist.h"

namespace shogi {

// What an earlier occurrence of the position means for the side to move. Win and Loss come from
// perpetual check: one side, not both, has done nothing but check since the first occurrence
// (RULES 2.2), whether this is the fourth yet or not. Superior: same board, but the side to move
// now holds more.
enum class Repetition { None, Draw, Win, Loss, Superior, Inferior };

template <class V>
class Position {
    using G = Geometry<V>;

  public:
    Position();

    // Reads an SFEN; on failure returns what is wrong with it and leaves the position alone.
    std::optional<std::string> set(std::string_view sfen);
    std::string sfen() const;

    Color turn() const { return turn_; }
    Piece piece_on(Square s) const { return board_[s]; }
    bool empty(Square s) const { return board_[s] == NoPiece; }
    Bitboard occupied() const { return by_color_[Black] | by_color_[White]; }
    Bitboard pieces(Color c) const { return by_color_[c]; }
    Bitboard pieces(PieceType pt) const { return by_type_[pt]; }
    Bitboard pieces(Color c, PieceType pt) const { return by_color_[c] & by_type_[pt]; }
    Bitboard pieces(PieceType a, PieceType b) const { return by_type_[a] | by_type_[b]; }
    Bitboard diagonal_sliders() const { return pieces(Bishop, Horse) | by_type_[Queen]; }
    Bitboard orthogonal_sliders() const { return pieces(Rook, Dragon) | by_type_[Queen]; }
    Hand hand(Color c) const { return hand_[c]; }
    // kNoSquare where a side has no king (mate problems).
    Square king(Color c) const { return king_[c]; }
    int game_ply() const { return start_ply_ + top_; }

    Bitboard checkers() const { return state().checkers; }
    bool in_check() const { return bool(state().checkers); }
    // Pieces of the side to move that shield their own king.
    Bitboard pinned() const { return state().pinned; }
    Key key() const { return state().board_key + state().hand_key; }
    // What the hands add to the key.
    Key hand_key() const { return state().hand_key; }
    // The key that a move will lead to.
    Key key_after(Move m) const;
    Piece captured() const { return state().captured; }
    Move last_move() const { return state().move; }

    Bitboard attackers_to(Square s, Bitboard occupied) const;
    bool is_attacked(Square s, Color by, Bitboard occupied) const;

    // The piece as it stands before the move (a drop: as it leaves the hand).
    Piece moved_piece(Move m) const {
        return m.is_drop() ? make_piece(turn_, m.dropped()) : board_[m.from()];
    }
    // The piece as it stands after the move.
    Piece placed_piece(Move m) const {
        return m.is_promotion() ? Piece(moved_piece(m) + 8) : moved_piece(m);
    }
    bool is_capture(Move m) const { return !m.is_drop() && board_[m.to()] != NoPiece; }

    // Whether a move of unknown origin (hash table, other thread) obeys everything but legal().
    bool pseudo_legal(Move m) const;
    // Whether a pseudo-legal move leaves the own king safe and is no mate by a pawn drop.
    bool legal(Move m) const;
    bool gives_check(Move m) const;

    Delta do_move(Move m);
    void undo_move();
    void do_null_move();
    void undo_null_move();

    // Compares with the positions of the last `plies` plies.
    Repetition repetition(int plies = 1 << 20) const;
    // The side to move may declare a win by that rule (RULES 2.4).
    bool can_declare_win(EnteringKing rule) const;
    // Both kings have entered and that of `c` stands on the other's start square: won by the try
    // rule.
    bool has_tried(Color c) const;
    // The last move took everything but the king from the side to move (RULES 4.8).
    bool bared() const { return V::kBareKingLoses && state().bared; }
    // Nothing but a king on the board and nothing in hand.
    bool is_bare(Color c) const {
        return !by_color_[c].more_than_one() && hand_[c].empty() && king_[c] != kNoSquare;
    }

    // Squares where a pawn of that side may be dropped as far as nifu and dead ends go.
    Bitboard pawn_drop_area(Color c) const;

  private:
    struct State {
        Key board_key = 0, hand_key = 0;
        Bitboard checkers, pinned;
        Hand hand;  // of the side to move
        // Number of moves each side has made in an unbroken row of checks.
        int check_run[2] = {0, 0};
        int plies_from_null = 0;
        Move move{};
        Piece captured = NoPiece;
        bool bared = false;
    };

    State& state() { return states_[top_]; }
    const State& state() const { return states_[top_]; }
    State& push_state();
    void put(Piece p, Square s);
    void remove(Piece p, Square s);
    void find_checks(State& st) const;
    Repetition repeated(int back) const;
    bool pawn_drop_mates(Square to) const;
    std::optional<std::string> read_board(std::string_view text);
    std::optional<std::string> read_hands(std::string_view text);
    std::optional<std::string> problem() const;
    void init_state();

    std::array<Piece, G::kSpan> board_{};
    std::array<Bitboard, PieceTypeCount> by_type_{};
    std::array<Bitboard, 2> by_color_{};
    std::array<Hand, 2> hand_{};
    std::array<Square, 2> king_{kNoSquare, kNoSquare};
    Color turn_ = Black;
    int start_ply_ = 1;
    int top_ = 0;
    std::vector<State> states_;
    // The states' board keys once more, close together: repetition looks through all of them.
    std::vector<Key> board_keys_;
};

}  // namespace shogi
