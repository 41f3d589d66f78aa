// Models for engine-arrange: positions of a kind that was proven, to be set among other pieces. A
// list of them is like the output of engine-sift, a line for each:
//
//     <number> <ply> <kind> <sfen before the last move> | <last move> | <best line>
//
// "-" stands for no last move. For the kinds of mistakes.h the last move is the mistake.
#pragma once

#include <array>
#include <fstream>
#include <optional>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

#include "core/notation.h"
#include "tune/mistakes.h"
#include "tune/sketch.h"

namespace shogi {

template <class V>
struct Model {
    int number = 0;
    char kind = 0;
    Sketch<V> before;
    Color turn = Black;
    Move last = Move::none();
    std::vector<Move> line;  // from there on
};

template <class V>
std::vector<Move> moves_in(const std::string& text) {
    std::vector<Move> moves;
    std::istringstream words(text);
    for (std::string word; words >> word;) {
        const auto move = parse_usi_move<V>(word);
        if (!move) throw std::runtime_error(word + ": no move");
        moves.push_back(*move);
    }
    return moves;
}

template <class V>
Model<V> model_in(const std::string& row) {
    Model<V> model;
    const std::size_t head = row.find(" | "), last = row.find(" | ", head + 3);
    if (last == std::string::npos) throw std::runtime_error(row + ": no model");
    std::istringstream words(row.substr(0, head));
    int ply = 0;
    words >> model.number >> ply >> model.kind >> std::ws;
    std::string sfen;
    std::getline(words, sfen);
    Position<V> pos;
    if (const auto problem = pos.set(sfen)) throw std::runtime_error(sfen + ": " + *problem);
    model.before = Sketch<V>(pos);
    model.turn = pos.turn();
    const std::string moved = row.substr(head + 3, last - head - 3);
    if (moved != "-") model.last = moves_in<V>(moved).at(0);
    if (model.kind == MistakeJudge<V>::kCastle && !model.last)
        throw std::runtime_error(row + ": without the mistake");
    model.line = moves_in<V>(row.substr(last + 3));
    return model;
}

// Throws std::runtime_error where there is no such file or it is no list of models.
template <class V>
std::vector<Model<V>> read_models(const std::string& path) {
    std::ifstream file(path);
    if (!file) throw std::runtime_error(path + ": cannot be read");
    std::vector<Model<V>> models;
    for (std::string row; std::getline(file, row);) models.push_back(model_in<V>(row));
    return models;
}

// The model with every square in the place of another: `place` tells where, nothing if off the
// board. Nothing where a king or what the line needs is off the board; other pieces just go.
template <class V, class Place>
std::optional<Model<V>> replaced(const Model<V>& model, const Place& place) {
    using G = Geometry<V>;
    Model<V> other = model;
    other.before.pieces = {};
    for (Bitboard b = G::kAll; b;) {
        const Square s = b.pop();
        const Piece piece = model.before.pieces[s];
        const std::optional<Square> to = place(s);
        if (to)
            other.before.pieces[*to] = piece;
        else if (piece != NoPiece && type_of(piece) == King)
            return std::nullopt;
    }
    bool is_whole = true;
    const auto moved = [&](Move m) {
        if (!m) return m;
        const auto to = place(m.to()), from = m.is_drop() ? to : place(m.from());
        is_whole = is_whole && to && from;
        if (!is_whole) return m;
        return m.is_drop() ? Move::drop(m.dropped(), *to)
                           : Move::board(*from, *to, m.is_promotion());
    };
    other.last = moved(model.last);
    for (Move& m : other.line) m = moved(m);
    if (!is_whole) return std::nullopt;
    return other;
}

// The model as a mirror shows it, left for right.
template <class V>
Model<V> mirrored(const Model<V>& model) {
    using G = Geometry<V>;
    return *replaced(model, [](Square s) {
        return std::optional(G::square(V::kFiles - 1 - G::file_of(s), G::rank_of(s)));
    });
}

// The model so many files farther to the left; what stood at the edge is gone.
template <class V>
std::optional<Model<V>> shifted(const Model<V>& model, int files) {
    using G = Geometry<V>;
    return replaced(model, [files](Square s) {
        const int file = G::file_of(s) + files;
        return 0 <= file && file < V::kFiles ? std::optional(G::square(file, G::rank_of(s)))
                                             : std::nullopt;
    });
}

}  // namespace shogi
