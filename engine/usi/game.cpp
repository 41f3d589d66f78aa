#include "usi/game.h"

#include <algorithm>
#include <cmath>

#include "core/notation.h"
#include "core/perft.h"
#include "eval/evaluate.h"
#include "mate/searcher.h"
#include "search/chances.h"
#include "search/searcher.h"
#include "usi/text.h"

namespace shogi {

namespace {

// The start and middle games for `bench`.
template <class V>
struct BenchPositions;
template <>
struct BenchPositions<Standard> {
    static constexpr std::string_view kSfens[] = {
        Standard::kStartSfen,
        "l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w RGgsn5p 1",
        "8l/1l+R2P3/p2pBG1pp/kps1p4/Nn1P2G2/P1P1P2PP/1PS6/1KSG3+r1/LN2+p3L w Sbgn3p 124",
        "1nsgb3l/2k2r3/l7s/1Ppp1g1pp/p4Ppn1/P2Pp1P1P/LpPRP2G1/1BGKS3L/1N2S2N1 b Pp 73",
        "1s2r1s+b1/l2gk2nl/ppngp3p/P1pp1ppp1/5PP2/L4S1P1/1PGG4P/1B3S2L/1N3K2R w N3p 78",
    };
};
template <>
struct BenchPositions<Okisaki> {
    static constexpr std::string_view kSfens[] = {
        Okisaki::kStartSfen,
        "2k3sq1l/+B2s6/3g1g2pp/g2Nppgp1n/q9/1Pl5P1/3P1PpP1P/3S1LPR2/PB2K2+n1L/2+r1P3N1 w 3Ps2p 150",
        "ln8/1k3g2s1/psp1+B1b1pN/5p3l/G9/2P1p4P/P1q4Pq1/1P1PPPP3/2S1GKRR2/LN4GSNL w 5Pp 76",
        "ln1g1q1snl/1s3gk2+b/p1P1ppp2p/1p1p3pp1/3g1P4/PB1R6/3NPK1P2/1PN3P1PP/2pG6/2SQ2LSRL w p 70",
        "1ss1k3n1/2p1r1q2p/lpn1Gpp3/2g1b3P1/pb1p2P1p1/8R1/PP2S2q1P/L1PPPGS3/5K1p2/LN3PG1NL b Pp 83",
    };
};

std::string score_text(int score) {
    if (is_mate(score)) {
        const int plies = score > 0 ? kMate - score : -kMate - score;
        // A side already mated is 0 plies away from it; USI writes the sign alone.
        return plies == 0 ? "mate -0" : "mate " + std::to_string(plies);
    }
    // Won by another rule: USI has no word for it, but one for a win of unknown length.
    if (std::abs(score) >= kDecided) return score > 0 ? "mate +" : "mate -";
    return "cp " + std::to_string(score);
}

// How likely a win, a draw and a loss are, in permille.
template <class V>
std::string chances_text(int score) {
    const double points = points_for<V>(score);
    const double draw =
        std::abs(score) < kSuperior ? 0.07 / (1 + (score / 200.0) * (score / 200.0)) : 0;
    const int win = int(std::lround(1000 * std::max(points - draw / 2, 0.0)));
    const int loss = int(std::lround(1000 * std::max(1 - points - draw / 2, 0.0)));
    return " wdl " + std::to_string(win) + " " + std::to_string(1000 - win - loss) + " " +
           std::to_string(loss);
}

template <class V>
class VariantGame final : public Game {
  public:
    explicit VariantGame(Output& output)
        : output_(output),
          searcher_([this](const SearchReport& r) { print_report(r); },
                    [this](const SearchResult& r) { print_result(r); }),
          mate_searcher_([this](const MateReport& r) { print_mate_report(r); },
                         [this](const MateResult& r) { print_mate_result(r); }) {
        position_.set(V::kStartSfen);
    }
    ~VariantGame() override {
        stop();
        wait();
    }

    void set_position(std::string_view sfen, const std::vector<std::string_view>& moves) override {
        Position<V> fresh;
        if (auto error = fresh.set(sfen.empty() ? V::kStartSfen : sfen)) {
            refuse_position(*error);
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
        refused_ = false;
    }
    void refuse_position(const std::string& why) override {
        output_.error("position: " + why);
        refused_ = true;
    }

    void apply(const Options& options) override {
        searcher_.set_hash(std::size_t(options.hash_megabytes));
        searcher_.set_threads(options.threads);
        searcher_.set_multi_pv(options.multi_pv);
        show_chances_ = options.show_chances;
        if (network_file_ != options.network_file) {
            network_file_ = options.network_file;
            network_.reset();
        }
        mate_searcher_.set_hash(std::size_t(options.hash_megabytes));
    }
    void new_game() override {
        searcher_.clear();
        mate_searcher_.release();
    }
    void get_ready() override {
        searcher_.reserve();
        take_network();
    }
    void go(const Limits& limits) override {
        wait();
        quiet_ = false;
        mate_searcher_.release();
        if (refused_) {
            complain_of_refusal();
            searcher_.decline(limits);
        } else if (!take_network()) {
            searcher_.decline(limits);
        } else {
            searcher_.set_network(network_);
            searcher_.start(position_, limits);
        }
    }
    void go_mate(const MateLimits& limits) override {
        wait();
        searcher_.release();
        if (refused_) {
            complain_of_refusal();
            print_mate_result({});
        } else {
            mate_searcher_.start(position_, limits);
        }
    }
    void stop() override {
        stop_count_.store(true);
        searcher_.stop();
        mate_searcher_.stop();
    }
    void ponder_hit() override { searcher_.ponder_hit(); }
    void wait() override {
        searcher_.wait();
        mate_searcher_.wait();
        if (counter_.joinable()) counter_.join();
    }

    void perft(int depth) override {
        wait();
        stop_count_.store(false);
        counter_ = std::thread([this, depth, pos = position_]() mutable { count(pos, depth); });
    }

    void bench(int depth) override {
        wait();
        if (!take_network()) return;
        searcher_.set_network(network_);
        quiet_ = true;
        std::uint64_t nodes = 0;
        const Milliseconds start = now_ms();
        Limits limits;
        limits.depth = depth;
        for (std::string_view sfen : BenchPositions<V>::kSfens) {
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

    std::string board_text() override {
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
        if (!position_.in_check() && take_network())
            text += "evaluation for the side to move: " +
                    std::to_string(evaluate(position_, network_)) + " cp\n";
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
    // Whether there is a network to evaluate with; what is wrong with a file goes to the output.
    bool take_network() {
        if (network_) return true;
        if (!network_file_.empty()) {
            LoadedNetwork<V> asked_for = read_network<V>(network_file_);
            if (!asked_for.network)
                output_.error(asked_for.problem + "; the program's own is used");
            network_ = std::move(asked_for.network);
        }
        if (!network_) {
            const LoadedNetwork<V>& own = standard_network<V>();
            if (!own.network) output_.error(own.problem + "; without it there is no search");
            network_ = own.network;
        }
        return bool(network_);
    }
    void complain_of_refusal() {
        output_.error("go: the last position was refused, there is nothing to search");
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
        if (show_chances_) text += chances_text<V>(r.score);
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
        if (r.declares_win) {
            output_.line("bestmove win");
            return;
        }
        if (!r.best) {
            output_.line("bestmove resign");
            return;
        }
        std::string text = "bestmove " + to_usi<V>(r.best);
        if (r.ponder) text += " ponder " + to_usi<V>(r.ponder);
        output_.line(text);
    }

    void print_mate_report(const MateReport& r) {
        const std::uint64_t ms = std::uint64_t(std::max<Milliseconds>(r.elapsed, 1));
        std::string text = "info depth " + std::to_string(r.depth);
        if (r.is_mate) text += " score mate " + std::to_string(r.line.size());
        text += " time " + std::to_string(r.elapsed) + " nodes " + std::to_string(r.nodes) +
                " nps " + std::to_string(r.nodes * 1000 / ms) + " hashfull " +
                std::to_string(r.permille_full);
        if (!r.line.empty()) text += " pv";
        for (Move m : r.line) text += ' ' + to_usi<V>(m);
        output_.line(text);
    }

    void print_mate_result(const MateResult& r) {
        std::string text = "checkmate";
        if (r.answer == MateAnswer::NoMate) text += " nomate";
        if (r.answer == MateAnswer::Unknown) text += " timeout";
        for (Move m : r.line) text += ' ' + to_usi<V>(m);
        output_.line(text);
    }

    Output& output_;
    Position<V> position_;
    bool refused_ = false;  // the latest `position` could not be understood: this is an older one
    std::atomic<bool> stop_count_{false};
    bool quiet_ = false;
    bool show_chances_ = false;
    std::string network_file_;                   // empty: the program's own
    std::shared_ptr<const Network<V>> network_;  // null: yet to be read
    std::thread counter_;
    Searcher<V> searcher_;
    MateSearcher<V> mate_searcher_;
};

}  // namespace

std::vector<std::string> variant_names() {
    std::vector<std::string> names;
    for_each_variant([&]<class V>() { names.emplace_back(V::kName); });
    return names;
}

std::unique_ptr<Game> make_game(std::string_view variant, Output& output) {
    std::unique_ptr<Game> game;
    for_each_variant([&]<class V>() {
        if (variant == V::kName) game = std::make_unique<VariantGame<V>>(output);
    });
    return game;
}

}  // namespace shogi
