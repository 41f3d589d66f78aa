// Reading and writing positions as SFEN. A text that is not a position of the game is refused with
// a sentence; nothing else in the engine needs to doubt a position after that.

#include <charconv>

#include "core/notation.h"
#include "core/position.h"

namespace shogi {

namespace {

constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }

// Takes the next blank-separated field.
std::string_view take_field(std::string_view& text) {
    const std::size_t start = text.find_first_not_of(" \t");
    if (start == std::string_view::npos) return text = {};
    const std::size_t end = std::min(text.find_first_of(" \t", start), text.size());
    const std::string_view field = text.substr(start, end - start);
    text.remove_prefix(end);
    return field;
}

// The type and colour a letter stands for; type NoPieceType if none.
struct Letter {
    Color color;
    PieceType type;
};
Letter read_letter(char c) {
    const bool lower = c >= 'a' && c <= 'z';
    return {lower ? White : Black, type_of_letter(lower ? char(c - 'a' + 'A') : c)};
}

}  // namespace

template <class V>
std::optional<std::string> Position<V>::read_board(std::string_view text) {
    int file = V::kFiles - 1, rank = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (c == '/') {
            if (file != -1) return "rank " + std::to_string(rank + 1) + " has the wrong width";
            file = V::kFiles - 1;
            ++rank;
        } else if (is_digit(c)) {
            // The only number of two digits is ten; "12" is one blank and two more.
            const bool ten = c == '1' && i + 1 < text.size() && text[i + 1] == '0';
            if (c == '0') return "a 0 that belongs to no 10";
            if (ten) ++i;
            file -= ten ? 10 : c - '0';
        } else {
            const bool plus = c == '+';
            if (plus && ++i == text.size()) return "a + without a piece";
            const Letter l = read_letter(text[i]);
            if (l.type == NoPieceType || V::kSet[l.type] == 0 || (plus && !can_promote(l.type)))
                return std::string("unknown piece '") + (plus ? "+" : "") + text[i] + "'";
            if (!G::contains(file, rank)) return "more squares than the board has";
            const Square s = G::square(file, rank);
            put(make_piece(l.color, plus ? promoted(l.type) : l.type), s);
            if (l.type == King) {
                if (king_[l.color] != kNoSquare) return "two kings of one colour";
                king_[l.color] = s;
            }
            --file;
        }
        if (file < -1 || rank >= V::kRanks) return "more squares than the board has";
    }
    if (rank != V::kRanks - 1 || file != -1) return "fewer squares than the board has";
    return std::nullopt;
}

template <class V>
std::optional<std::string> Position<V>::read_hands(std::string_view text) {
    if (text.empty() || text == "-") return std::nullopt;
    for (std::size_t i = 0; i < text.size(); ++i) {
        int n = 0, digits = 0;
        for (; i < text.size() && is_digit(text[i]) && digits < 3; ++i, ++digits)
            n = n * 10 + (text[i] - '0');
        if (digits == 0) n = 1;
        if (i == text.size()) return "a number without a piece in the hands";
        const Letter l = read_letter(text[i]);
        if (l.type == NoPieceType || l.type == King || V::kSet[l.type] == 0)
            return std::string("'") + text[i] + "' cannot be in hand";
        if (n + hand_[l.color].count(l.type) > V::kSet[l.type]) return "too many pieces in hand";
        hand_[l.color].add(l.type, n);
    }
    return std::nullopt;
}

template <class V>
std::optional<std::string> Position<V>::problem() const {
    for (PieceType pt : {Pawn, Lance, Knight, Silver, Bishop, Rook, Gold, King, Queen}) {
        int n = by_type_[pt].count();
        if (pt != King) n += hand_[Black].count(pt) + hand_[White].count(pt);
        if (can_promote(pt)) n += by_type_[promoted(pt)].count();
        if (n > V::kSet[pt])
            return std::string("more pieces of '") + letter_of(pt) + "' than a set has";
    }
    for (Color c : {Black, White}) {
        const Bitboard pawns = pieces(c, Pawn);
        for (int f = 0; f < V::kFiles; ++f) {
            int n = 0;
            for (int r = 0; r < V::kRanks; ++r) n += pawns.has(G::square(f, r));
            if (n > 1) return "two pawns of one side on file " + std::to_string(f + 1);
        }
    }
    if (king_[~turn_] != kNoSquare && is_attacked(king_[~turn_], turn_, occupied()))
        return "the side not to move is in check";
    return std::nullopt;
}

template <class V>
void Position<V>::init_state() {
    const ZobristKeys<V>& z = kZobrist<V>;
    top_ = 0;
    State& st = states_[0] = State{};
    if (turn_ == White) st.board_key ^= z.white_to_move;
    for (Bitboard b = occupied(); b;) {
        const Square s = b.pop();
        st.board_key ^= z.piece[board_[s]][s];
    }
    for (Color c : {Black, White}) {
        for (PieceType pt : kHandTypes)
            st.hand_key += z.hand[c][hand_slot(pt)] * Key(hand_[c].count(pt));
    }
    st.hand = hand_[turn_];
    find_checks(st);
    board_keys_[0] = st.board_key;
    // What came before the start is unknown: nothing can repeat across it.
    st.plies_from_null = 0;
}

template <class V>
std::optional<std::string> Position<V>::set(std::string_view sfen) {
    Position fresh;
    std::string_view rest = sfen;
    if (auto error = fresh.read_board(take_field(rest))) return error;
    const std::string_view turn = take_field(rest);
    if (turn != "b" && turn != "w") return "the side to move must be b or w";
    fresh.turn_ = turn == "b" ? Black : White;
    if (auto error = fresh.read_hands(take_field(rest))) return error;
    if (const std::string_view ply = take_field(rest); !ply.empty()) {
        const auto [end, code] =
            std::from_chars(ply.data(), ply.data() + ply.size(), fresh.start_ply_);
        if (code != std::errc() || end != ply.data() + ply.size() || fresh.start_ply_ < 0 ||
            fresh.start_ply_ > 1000000)
            return "the move number is no number";
    }
    if (auto error = fresh.problem()) return error;
    fresh.init_state();
    *this = std::move(fresh);
    return std::nullopt;
}

template <class V>
std::string Position<V>::sfen() const {
    std::string text;
    for (int rank = 0; rank < V::kRanks; ++rank) {
        int blanks = 0;
        if (rank > 0) text += '/';
        for (int file = V::kFiles - 1; file >= 0; --file) {
            const Piece p = board_[G::square(file, rank)];
            if (p == NoPiece) {
                ++blanks;
                continue;
            }
            if (blanks) text += std::to_string(blanks);
            blanks = 0;
            if (is_promoted(type_of(p))) text += '+';
            const char letter = letter_of(type_of(p));
            text += color_of(p) == Black ? letter : char(letter - 'A' + 'a');
        }
        if (blanks) text += std::to_string(blanks);
    }
    text += turn_ == Black ? " b " : " w ";
    if (hand_[Black].empty() && hand_[White].empty()) text += '-';
    for (Color c : {Black, White})
        for (PieceType pt : kHandTypes) {
            const int n = hand_[c].count(pt);
            if (n == 0) continue;
            if (n > 1) text += std::to_string(n);
            text += c == Black ? letter_of(pt) : char(letter_of(pt) - 'A' + 'a');
        }
    return text + ' ' + std::to_string(game_ply());
}

#define SHOGI_INSTANTIATE(V) template class Position<V>;
SHOGI_VARIANTS(SHOGI_INSTANTIATE)

}  // namespace shogi
