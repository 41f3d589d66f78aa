// Models for engine-arrange: positions of a kind that was proven, to be set among other pieces. A
// list of them is like the output of engine-sift, a line for each:
//
//     <number> <ply> <kind> <sfen before the last move> | <last move> | <best line>
//
// "-" stands for no last move. For the kinds of mistakes.h the last move is the mistake.
#pragma once

#include <array>
#include <fstream>
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

// The model as a mirror shows it, left for right.
template <class V>
Model<V> mirrored(Model<V> model) {
    using G = Geometry<V>;
    const auto other = [](Square s) {
        return G::square(V::kFiles - 1 - G::file_of(s), G::rank_of(s));
    };
    const auto turned = [&](Move m) {
        if (!m) return m;
        return m.is_drop() ? Move::drop(m.dropped(), other(m.to()))
                           : Move::board(other(m.from()), other(m.to()), m.is_promotion());
    };
    const std::array<Piece, G::kSpan> pieces = model.before.pieces;
    for (Bitboard b = G::kAll; b;) {
        const Square s = b.pop();
        model.before.pieces[other(s)] = pieces[s];
    }
    model.last = turned(model.last);
    for (Move& m : model.line) m = turned(m);
    return model;
}

}  // namespace shogi
