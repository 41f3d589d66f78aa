// The network: the same numbers on every way to them, and files that are refused when they must be.

#include <algorithm>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <random>

#ifndef _WIN32
#include <sys/stat.h>
#endif

#include "check.h"
#include "core/movegen.h"
#include "eval/evaluate.h"
#include "search/score.h"

namespace {

using namespace shogi;
using namespace shogi::testing;

template <class V>
Position<V> read(const std::string& sfen) {
    Position<V> pos;
    const auto error = pos.set(sfen);
    check(!error, sfen + ": " + error.value_or(""));
    return pos;
}

// Calls visit(position, delta) after every move of random games; a game begins with no delta.
template <class V, class Visit>
void random_games(int games, int plies, unsigned seed, Visit visit) {
    std::mt19937 random(seed);
    for (int game = 0; game < games; ++game) {
        Position<V> pos = read<V>(std::string(V::kStartSfen));
        visit(pos, static_cast<const Delta*>(nullptr));
        for (int ply = 0; ply < plies; ++ply) {
            MoveList list;
            generate_legal(pos, list);
            if (list.size() == 0) break;
            const Delta delta = pos.do_move(list[int(random() % unsigned(list.size()))].move);
            visit(pos, &delta);
        }
    }
}

// Weights as large as they may be: what a real network may come near to must not overflow either.
template <class V>
std::shared_ptr<const Network<V>> wild_network() {
    auto net = std::make_shared<Network<V>>();
    net->scale = 1000;
    std::mt19937 random(3);
    const auto any = [&random](int most) {
        return std::int16_t(int(random() % unsigned(2 * most + 1)) - most);
    };
    for (int i = 0; i < kNetWidth; ++i) net->biases[i] = any(8 * kNetMostWeight);
    for (std::size_t i = 0; i < Network<V>::kRows * kNetWidth; ++i)
        net->rows[i] = any(kNetMostWeight);
    for (int i = 0; i < NetInputs<V>::kBuckets * 2 * kNetWidth; ++i) net->outputs[i] = any(500);
    for (std::int32_t& bias : net->output_biases) bias = any(30000);
    return net;
}

template <class V>
void check_kernels(const std::shared_ptr<const Network<V>>& net, int games) {
    const auto usable = usable_kernels();
    check(usable.size() >= 2, "more than one way of computing it");
    std::vector<AccumulatorStack<V>> stacks;
    for (const Kernels* kernels : usable) stacks.emplace_back(200, *kernels);
    int positions = 0;
    random_games<V>(games, 200, 5, [&](const Position<V>& pos, const Delta* delta) {
        ++positions;
        std::vector<int> values;
        for (AccumulatorStack<V>& stack : stacks) {
            if (delta)
                stack.push(*delta, pos);
            else
                stack.start(net, pos);
            values.push_back(stack.evaluate(pos));
        }
        for (std::size_t i = 1; i < values.size(); ++i)
            check_equal(
                values[i], values[0],
                std::string(usable[i]->name) + " against " + usable[0]->name + ": " + pos.sfen());
    });
    std::printf("    %d positions, %zu ways, the fastest %s\n", positions, usable.size(),
                usable[0]->name);
}
const Register kernels("network", "all ways of computing it give the same integer", [] {
    check_kernels<Standard>(standard_network<Standard>().network, 40);
    check_kernels<Okisaki>(standard_network<Okisaki>().network, 40);
    check_kernels<Standard>(wild_network<Standard>(), 15);
    check_kernels<Okisaki>(wild_network<Okisaki>(), 15);
});

// As a search does: to and fro, null moves between, and not everything evaluated.
template <class V>
void check_stack(int games) {
    const auto net = standard_network<V>().network;
    AccumulatorStack<V> stack(300);
    std::mt19937 random(17);
    std::vector<bool> null;
    for (int game = 0; game < games; ++game) {
        Position<V> pos = read<V>(std::string(V::kStartSfen));
        stack.start(net, pos);
        null.clear();
        for (int step = 0; step < 400; ++step) {
            const unsigned dice = random() % 16;
            MoveList list;
            generate_legal(pos, list);
            if ((dice < 4 || list.size() == 0 || null.size() > 250) && !null.empty()) {
                stack.pop();
                if (null.back())
                    pos.undo_null_move();
                else
                    pos.undo_move();
                null.pop_back();
            } else if (dice == 4 && !pos.in_check()) {
                pos.do_null_move();
                stack.push(Delta{}, pos);
                null.push_back(true);
            } else if (list.size() > 0) {
                const Delta delta = pos.do_move(list[int(random() % unsigned(list.size()))].move);
                stack.push(delta, pos);
                null.push_back(false);
            }
            if (random() % 3 == 0)
                check_equal(stack.evaluate(pos), evaluate(pos, net), "anew: " + pos.sfen());
        }
    }
}
const Register incremental("network", "what is kept up to date equals what is computed anew", [] {
    check_stack<Standard>(30);
    check_stack<Okisaki>(30);
});

// The position as the other side sees it: board turned by half, colours exchanged.
std::string turned(const std::string& sfen) {
    const auto swap_case = [](std::string text) {
        for (char& c : text)
            c = char(c >= 'a' && c <= 'z' ? c - 32 : c >= 'A' && c <= 'Z' ? c + 32 : c);
        return text;
    };
    const std::size_t board_end = sfen.find(' ');
    std::string board = sfen.substr(0, board_end);
    std::reverse(board.begin(), board.end());
    // A reversed "+P" or "10" reads backwards.
    for (std::size_t i = 0; i + 1 < board.size(); ++i)
        if (board[i + 1] == '+' || (board[i] == '0' && board[i + 1] == '1'))
            std::swap(board[i], board[i + 1]), ++i;
    const char turn = sfen[board_end + 1] == 'b' ? 'w' : 'b';
    return swap_case(board) + ' ' + turn + swap_case(sfen.substr(board_end + 2));
}

template <class V>
void check_symmetry(int games) {
    const auto net = standard_network<V>().network;
    random_games<V>(games, 120, 11, [&](const Position<V>& pos, const Delta*) {
        check_equal(evaluate(pos, net), evaluate(read<V>(turned(pos.sfen())), net), pos.sfen());
    });
}
const Register symmetric("network", "the evaluation does not care for colours", [] {
    check_symmetry<Standard>(5);
    check_symmetry<Okisaki>(5);
});

const Register sensible("network", "material counts, and a pawn is about a hundred", [] {
    const auto net = standard_network<Standard>().network;
    const auto value = [&net](const char* sfen) { return evaluate(read<Standard>(sfen), net); };
    const int even = value("lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1");
    check(std::abs(even) < 150, "the start is even: " + std::to_string(even));
    const int rook = value("lnsgkgsnl/7b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1");
    check(rook > 500, "a rook more: " + std::to_string(rook));
    const int pawn = value("lnsgkgsnl/1r5b1/pppp1pppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b P 1");
    check(pawn > 60 && pawn < 500, "a pawn taken: " + std::to_string(pawn));
});

// What a side's king weighs more or less goes with the king, not with the colour.
template <class V>
void check_emphasis(int games) {
    int changed = 0;
    random_games<V>(games, 120, 23, [&](const Position<V>& pos, const Delta*) {
        check_equal(emphasised(pos, {100, 100}), 0, "100 % changes nothing: " + pos.sfen());
        const Position<V> other = read<V>(turned(pos.sfen()));
        for (const Emphasis e : {Emphasis{130, 100}, {100, 130}, {200, 50}, {67, 111}}) {
            check_equal(emphasised(pos, e), emphasised(other, {e.white_king, e.black_king}),
                        "turned board: " + pos.sfen());
            check(std::abs(emphasised(pos, e)) + kMostEvaluation < kSuperior,
                  "no evaluation decides a game");
        }
        // Each king's part is added by itself: twice the one and twice the other are both more.
        const int black = emphasised(pos, {200, 100}), white = emphasised(pos, {100, 200});
        check(std::abs(emphasised(pos, {200, 200}) - black - white) <= 2,
              "the kings' parts add up: " + pos.sfen());
        changed += black != 0 && white != 0;
    });
    check(changed > games * 60, "the emphasis is heard");
}
const Register emphasis("network", "an emphasis follows its king, and 100 % is none", [] {
    check_emphasis<Standard>(10);
    check_emphasis<Okisaki>(10);
});

struct TemporaryFile {
    std::string path = (std::filesystem::temp_directory_path() /
                        ("shogi-network-" + std::to_string(std::uintptr_t(this)) + ".network"))
                           .string();
    ~TemporaryFile() { std::filesystem::remove(path); }
};

const Register written("network", "a file gives back what was written", [] {
    const TemporaryFile file;
    const auto net = standard_network<Okisaki>().network;
    check(!net->recipe.empty(), "its recipe is known");
    write_network(*net, file.path);
    const auto again = read_network<Okisaki>(file.path);
    check(again.network && again.problem.empty(), "read: " + again.problem);
    if (!again.network) return;
    const auto same = [](const std::int16_t* a, const std::int16_t* b, std::size_t n) {
        return std::equal(a, a + n, b);
    };
    const Network<Okisaki>& copy = *again.network;
    check(same(net->biases, copy.biases, kNetWidth), "biases");
    check(same(net->rows, copy.rows, Network<Okisaki>::kRows * kNetWidth), "rows");
    check(same(net->outputs, copy.outputs, NetInputs<Okisaki>::kBuckets * 2 * kNetWidth),
          "output weights");
    check(std::equal(std::begin(net->output_biases), std::end(net->output_biases),
                     std::begin(copy.output_biases)),
          "output biases");
    check(copy.recipe == net->recipe && copy.checksum == net->checksum && copy.scale == net->scale,
          "recipe, checksum, scale");
});

const Register refused("network", "what does not fit is refused with a sentence", [] {
    const TemporaryFile file;
    const auto problem = [&file] { return read_network<Standard>(file.path).problem; };
    const auto expect = [&](const std::string& why) {
        check_equal(problem(), "the network " + file.path + " " + why, why);
    };
    expect("cannot be opened");
    std::ofstream(file.path) << "no network at all, whatever its name may say, be it ever so long";
    expect("is no network of this program");
    std::ofstream(file.path) << "SDNETWK1";
    expect("is no network of this program");

    std::string whole;
    {
        std::ifstream in(SHOGI_NETWORKS "/shogi.network", std::ios::binary);
        whole.assign(std::istreambuf_iterator<char>(in), {});
    }
    const auto put = [&file](const std::string& bytes) {
        std::ofstream(file.path, std::ios::binary | std::ios::trunc) << bytes;
    };
    std::string bytes = whole;
    std::memcpy(bytes.data() + 8, "okisakishogi", 12);
    put(bytes);
    expect("is for another game than shogi");
    for (std::size_t at : {24, 28, 32, 36}) {
        bytes = whole;
        ++bytes[at];
        put(bytes);
        expect("has a shape that this version does not know");
    }
    for (std::size_t at : {43, 47, 51, 52, 56, 100, 100000, int(whole.size()) - 1}) {
        bytes = whole;
        bytes[at] = char(bytes[at] ^ 0x41);
        put(bytes);
        expect("is damaged");
    }
    for (std::size_t size : {std::size_t(60), whole.size() / 2, whole.size() - 1}) {
        put(whole.substr(0, size));
        expect("is damaged");
    }
    put(whole);
    check_equal(problem(), std::string(), "whole again");
});

const Register no_file("network", "a folder, and a pipe that nobody writes into, are refused", [] {
    const TemporaryFile file;
    const auto problem = [&file] { return read_network<Standard>(file.path).problem; };
    const std::string wanted = "the network " + file.path + " is no ordinary file";
    std::filesystem::create_directory(file.path);
    check_equal(problem(), wanted, "a folder");
#ifndef _WIN32
    std::filesystem::remove(file.path);
    check(mkfifo(file.path.c_str(), 0600) == 0, "a pipe is made");
    check_equal(problem(), wanted, "a pipe");
#endif
});

}  // namespace
