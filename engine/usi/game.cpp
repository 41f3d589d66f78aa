#include "usi/game.h"

#include <algorithm>

#include "core/notation.h"
#include "core/perft.h"
#include "eval/evaluate.h"
#include "search/searcher.h"

namespace shogi {

namespace {

// Set-ups and middle games for `bench`, made by self-play.
template <class V>
inline constexpr std::array<std::string_view, 4> kBenchPositions{};
template <>
inline constexpr std::array<std::string_view, 4> kBenchPositions<Standard>{
    Standard::kStartSfen,
    "ln1g1g1nl/1ks2r3/1pppp1bpp/p3spp2/9/P1P1P4/1P1PSPPPP/1BK2R3/LN1G1GSNL b Pp 25",
    "l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w RGgsn5p 1",
    "4k4/9/9/9/9/9/9/9/4K4 b RBGSNLP2rb3g3s3n3l17p 1",
};
template <>
inline constexpr std::array<std::string_view, 4> kBenchPositions<Okisaki>{
    Okisaki::kStartSfen,
    "lnsgk1gsnl/1r4q1b1/pppppp1ppp/6p3/10/10/3P6/PPP1PPPPPP/1B6R1/LNSGQKGSNL b - 1",
    "l1sgk1gsnl/1r6b1/pp1ppppppp/2p7/3n6/5P4/2P7/PP1PP1PPPP/1B3Q2R1/LNSG1KGSNL w Qq 1",
    "4k5/10/10/10/10/10/10/10/10/5K4 b QRBGSNLP2qrb 1",
};

std::string score_text(int score) {
    if (is_mate(score)) {
        const int plies = score > 0 ? kMate - score : -kMate - score;
        // A side already mated is 0 plies away from it; USI writes the sign alone.
        return plies == 0 ? "mate -0" : "mate " + std::to_string(plies);
    }
    return "cp " + std::to_string(score);
}

template <class V>
class VariantGame final : public Game {
  public:
    explicit VariantGame(Output& output)
        : output_(output),
          searcher_([this](const SearchReport& r) { print_report(r); },
                    [this](const SearchResult& r) { print_result(r); }) {
        position_.set(V::kStartSfen);
    }
    ~VariantGame() override {
        stop();
        wait();
    }

    void set_position(std::string_view sfen, const std::vector<std::string_view>& moves) override {
        Position<V> fresh;
        if (auto error = fresh.set(sfen.empty() ? V::kStartSfen : sfen)) {
            output_.error("position: " + *error);
            return;
        }
        for (std::string_view text : moves) {
            if (text == "resign") break;  // some programs close a game's moves with it
            const auto move = parse_usi_move<V>(text);
            if (!move || !fresh.pseudo_legal(*move) || !fresh.legal(*move)) {
                output_.error("position: illegal move " + printable(text) +
                              ", the moves before it are kept");
                break;
            }
            fresh.do_move(*move);
        }
        position_ = std::move(fresh);
    }

    void apply(const Options& options) override {
        searcher_.set_hash(std::size_t(options.hash_megabytes));
        searcher_.set_threads(options.threads);
        searcher_.set_multi_pv(options.multi_pv);
    }
    void new_game() override { searcher_.clear(); }
    void get_ready() override { searcher_.reserve(); }
    void go(const Limits& limits) override {
        wait();
        quiet_ = false;
        searcher_.start(position_, limits);
    }
    void stop() override {
        stop_count_.store(true);
        searcher_.stop();
    }
    void ponder_hit() override { searcher_.ponder_hit(); }
    void wait() override {
        searcher_.wait();
        if (counter_.joinable()) counter_.join();
    }

    void perft(int depth) override {
        wait();
        stop_count_.store(false);
        counter_ = std::thread([this, depth, pos = position_]() mutable { count(pos, depth); });
    }

    void bench(int depth) override {
        wait();
        quiet_ = true;
        std::uint64_t nodes = 0;
        const Milliseconds start = now_ms();
        Limits limits;
        limits.depth = depth;
        for (std::string_view sfen : kBenchPositions<V>) {
            Position<V> pos;
            if (auto error = pos.set(sfen)) {
                output_.error("bench: " + *error);
                continue;
            }
            searcher_.clear();
            searcher_.start(pos, limits);
            searcher_.wait();
            nodes += searcher_.nodes();
        }
        const Milliseconds elapsed = std::max<Milliseconds>(now_ms() - start, 1);
        output_.line("Nodes: " + std::to_string(nodes));
        output_.line("Time: " + std::to_string(elapsed));
        output_.line("NPS: " + std::to_string(nodes * 1000 / std::uint64_t(elapsed)));
    }

    std::string sfen() const override { return position_.sfen(); }

    std::string board_text() const override {
        std::string text;
        using G = Geometry<V>;
        for (int rank = 0; rank < V::kRanks; ++rank) {
            for (int file = V::kFiles - 1; file >= 0; --file) {
                const Piece p = position_.piece_on(G::square(file, rank));
                char letter = p == NoPiece ? '.' : letter_of(type_of(p));
                if (p != NoPiece && color_of(p) == White) letter = char(letter - 'A' + 'a');
                text += p != NoPiece && is_promoted(type_of(p)) ? " +" : "  ";
                text += letter;
            }
            text += "  ";
            text += char('a' + rank);
            text += '\n';
        }
        for (Color c : {Black, White}) {
            text += c == Black ? "black in hand:" : "white in hand:";
            for (PieceType pt : kHandTypes)
                if (const int n = position_.hand(c).count(pt))
                    text += std::string(" ") + letter_of(pt) + (n > 1 ? std::to_string(n) : "");
            text += '\n';
        }
        if (!position_.in_check())
            text +=
                "evaluation for the side to move: " + std::to_string(evaluate(position_)) + " cp\n";
        return text;
    }

    std::string legal_moves() const override {
        MoveList list;
        generate_legal(position_, list);
        std::string text = "legalmoves";
        for (const ScoredMove& m : list) text += ' ' + to_usi<V>(m.move);
        return text;
    }

  private:
    // Foreign text in an answer: shortened, and free of control characters.
    static std::string printable(std::string_view text) {
        std::string shown(text.substr(0, 40));
        std::replace_if(
            shown.begin(), shown.end(), [](char c) { return c < ' ' || c > '~'; }, '?');
        return "'" + shown + "'";
    }

    void count(Position<V>& pos, int depth) {
        MoveList list;
        if (depth > 0) generate_legal(pos, list);
        std::uint64_t sum = depth > 0 ? 0 : 1;
        for (const ScoredMove& m : list) {
            pos.do_move(m.move);
            const std::uint64_t n = shogi::perft(pos, depth - 1, stop_count_);
            pos.undo_move();
            if (stop_count_.load()) {
                output_.line("info string perft stopped");
                return;
            }
            output_.line(to_usi<V>(m.move) + ": " + std::to_string(n));
            sum += n;
        }
        output_.line("Nodes searched: " + std::to_string(sum));
    }

    void print_report(const SearchReport& r) {
        if (quiet_) return;
        std::string text = "info depth " + std::to_string(r.depth) + " seldepth " +
                           std::to_string(r.selective_depth) + " multipv " +
                           std::to_string(r.rank) + " score " + score_text(r.score);
        if (r.bound == Bound::Lower) text += " lowerbound";
        if (r.bound == Bound::Upper) text += " upperbound";
        const std::uint64_t ms = std::uint64_t(std::max<Milliseconds>(r.elapsed, 1));
        text += " nodes " + std::to_string(r.nodes) + " nps " +
                std::to_string(r.nodes * 1000 / ms) + " hashfull " +
                std::to_string(r.permille_full) + " time " + std::to_string(r.elapsed);
        if (!r.line.empty()) text += " pv";
        for (Move m : r.line) text += ' ' + to_usi<V>(m);
        output_.line(text);
    }

    void print_result(const SearchResult& r) {
        if (quiet_) return;
        if (!r.best) {
            output_.line("bestmove resign");
            return;
        }
        std::string text = "bestmove " + to_usi<V>(r.best);
        if (r.ponder) text += " ponder " + to_usi<V>(r.ponder);
        output_.line(text);
    }

    Output& output_;
    Position<V> position_;
    std::atomic<bool> stop_count_{false};
    bool quiet_ = false;
    std::thread counter_;
    Searcher<V> searcher_;
};

}  // namespace

std::unique_ptr<Game> make_game(std::string_view variant, Output& output) {
    if (variant == Standard::kName) return std::make_unique<VariantGame<Standard>>(output);
    if (variant == Okisaki::kName) return std::make_unique<VariantGame<Okisaki>>(output);
    return nullptr;
}

}  // namespace shogi
