"""A player at somebody's server: what a server may do to it, down to a cut at any line."""

from __future__ import annotations

import errno
import socket
import sys
import threading
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from msgspec import structs

from shogi_desktop.app.match.players import Answer, PlayerSpec
from shogi_desktop.app.online import runner as runner_module
from shogi_desktop.app.online.files import save_record
from shogi_desktop.app.online.runner import MOST_RETRIES, OnlineGame, OnlinePlan, OnlineRunner, TalkError
from shogi_desktop.app.words.online import skew_sentence, talk_sentence
from shogi_desktop.csa.carrier import Address
from shogi_desktop.csa.client import Account
from shogi_desktop.csa.errors import FailureKind, TalkFailure
from shogi_desktop.csa.mirror import Mirror
from shogi_desktop.csa.moves import spelt
from shogi_desktop.csa.summary import GameSummary, summary_lines
from shogi_desktop.game import Evaluation, Outcome, Reason, Record
from shogi_desktop.notation import csa
from shogi_desktop.rules import STANDARD, Color, parse_usi_move
from shogi_desktop.usi.messages import Verdict

PLAN = OnlinePlan(Address("127.0.0.1", 1), Account("me", "G-0-0"))
FAKE = Path(__file__).parents[3] / "fakes" / "fake_engine.py"
USUAL = "7g7f 2g2f 2f2e"
PATIENCE_S = 30.0
SUMMARY = summary_lines(GameSummary("g-1", "me", "you", Color.BLACK))
TALK: list[tuple[str, list[str]]] = [
    ("LOGIN", ["LOGIN:me OK", *SUMMARY]),
    ("AGREE", ["START:g-1"]),
    ("+7776FU", ["+7776FU,T1", "-3334FU,T2"]),
    ("+2726FU", ["+2726FU,T1", "-8384FU,T2", "%TORYO", "#RESIGN", "#WIN"]),
]
LINES = sum(len(answers) for _, answers in TALK)

pytestmark = pytest.mark.usefixtures("qapp")


class Scripted:
    """A server that answers by a script, a new one for each connection; `cut`: lines until it closes.

    A script whose last answer is nothing closes there.
    """

    def __init__(self, *talks: Sequence[tuple[str, list[str]]], cut: int = 10_000) -> None:
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listener.getsockname()[1]
        self.heard: list[str] = []
        self._talks = talks
        self._cut = cut
        self._thread = threading.Thread(target=self._serve, daemon=True)
        self._thread.start()

    def _serve(self) -> None:
        with self._listener:
            for talk in self._talks:
                connection, _ = self._listener.accept()
                with connection, connection.makefile("rw", newline="\n") as stream:
                    self._answer(stream, talk)

    def _answer(self, stream: object, talk: Sequence[tuple[str, list[str]]]) -> None:
        read, write, flush = stream.readline, stream.write, stream.flush  # type: ignore[attr-defined]
        left = self._cut
        for expected, answers in talk:
            if left <= 0:
                return
            line = read()
            while line and not line.startswith(expected):
                line = read()
            self.heard.append(line.strip())
            write("".join(f"{answer}\n" for answer in answers[:left]))
            flush()
            left -= len(answers)
        closes = bool(talk) and not talk[-1][1]
        if left > 0 and not closes:
            read()


def play(
    server: Scripted,
    folder: Path | None = None,
    games: int = 1,
    moves: str = USUAL,
    on_unsaved: Callable[[OSError, Path], None] = lambda *_: None,
) -> OnlineRunner:
    """Play with an engine that answers by the book."""
    plan = OnlinePlan(Address("127.0.0.1", server.port), Account("me", "G-0-0"), games, folder)
    player = PlayerSpec.parse(f"engine:{sys.executable} -S {FAKE} book {moves}")
    runner = OnlineRunner(plan, player, sleep=lambda _: None, on_unsaved=on_unsaved)
    try:
        runner.run()
    except TalkError as error:
        runner.failure = error.failure  # type: ignore[attr-defined]
    return runner


def test_a_whole_game_and_what_is_told_of_the_searches(tmp_path: Path) -> None:
    server = Scripted(TALK)
    runner = play(server, tmp_path)

    (game,) = runner.games
    assert game.outcome == Outcome(Reason.RESIGNATION, Color.BLACK)
    assert game.points == 1.0
    assert server.heard == ["LOGIN me G-0-0", "AGREE g-1", "+7776FU,'* 10", "+2726FU,'* 10"]
    first = game.record.main_line()[0]
    assert first.evaluation is not None and first.evaluation.score == 10
    assert (tmp_path / "g-1.csa").is_file()


@pytest.mark.parametrize(("refusals", "left"), [(2, 0), (99, 1)])
def test_a_full_disk_ends_no_game_and_is_told_once(
    refusals: int, left: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def save(folder: Path, game_id: str, record: Record) -> Path:
        asked.append(game_id)
        if len(asked) <= refusals:
            raise OSError(errno.ENOSPC, "No space left on device")
        return save_record(folder, game_id, record)

    monkeypatch.setattr(runner_module, "save_record", save)
    told: list[tuple[OSError, Path]] = []
    runner = play(Scripted(TALK), tmp_path, on_unsaved=lambda error, folder: told.append((error, folder)))

    (game,) = runner.games
    assert game.points == 1.0
    assert runner.unsaved == left
    assert [(error.errno, folder) for error, folder in told] == [(errno.ENOSPC, tmp_path)]
    if not left:
        kept = csa.load((tmp_path / "g-1.csa").read_bytes()).record
        assert len(kept.main_line()) == len(game.record.main_line())


@pytest.mark.parametrize("cut", [1, 2, 9, len(SUMMARY), *range(len(SUMMARY) + 1, LINES)])
def test_a_talk_cut_at_any_line_ends_with_a_sentence_and_keeps_the_moves(cut: int, tmp_path: Path) -> None:
    runner = play(Scripted(TALK, cut=cut), tmp_path)

    failure = runner.failure  # type: ignore[attr-defined]
    assert failure.kind in {FailureKind.SERVER_GONE, FailureKind.REFUSED}
    assert "127.0.0.1" in talk_sentence(failure, "127.0.0.1", 1)
    moves = [line for _, answers in TALK for line in answers][:cut]
    played = sum(line[0] in "+-" and line[1:2].isdigit() for line in moves)
    if played:
        (game,) = runner.games
        assert game.points is None
        assert len(game.record.main_line()) == played
        assert (tmp_path / "g-1.csa").is_file()
    else:
        assert runner.games == []


def test_a_game_that_the_server_gives_back_is_one_game() -> None:
    back = [*SUMMARY[:-2], "+7776FU,T1", "-3334FU,T2", *SUMMARY[-2:]]
    assert back[-2:] == ["END Position", "END Game_Summary"]
    again = [("LOGIN", ["LOGIN:me OK", *back]), ("AGREE", ["START:g-1"]), TALK[3]]
    runner = play(Scripted(TALK[:3], again), moves="7g7f 2g2f 2g2f 2f2e")

    (game,) = runner.games
    assert game.points == 1.0
    assert len(game.record.main_line()) == 4


def test_a_game_that_the_server_does_not_give_back_counts_as_broken_off() -> None:
    other = [line.replace("g-1", "g-2") for line in SUMMARY]
    again = [("LOGIN", ["LOGIN:me OK", *other]), ("AGREE", ["START:g-2"]), *TALK[2:]]
    runner = play(Scripted(TALK[:3], again), games=2, moves="7g7f 2g2f 7g7f 2g2f 2f2e")

    assert [game.points for game in runner.games] == [None, 1.0]


def test_a_move_that_makes_no_sense_ends_the_talk_and_is_named() -> None:
    runner = play(Scripted([*TALK[:2], ("+7776FU", ["+7776FU,T1", "-5554FU,T1"])]))

    failure = runner.failure  # type: ignore[attr-defined]
    assert failure.kind is FailureKind.BAD_LINE
    assert "-5554FU" in failure.detail


@pytest.mark.parametrize("kind", list(FailureKind))
def test_every_failure_is_one_sentence_that_names_the_server(kind: FailureKind) -> None:
    sentence = talk_sentence(TalkFailure(kind, "<b>{host}</b>\n%s"), "sh\nogi{detail}", 4081)

    assert "\n" not in sentence
    assert "ogi{detail}" in sentence
    assert sentence[-1] in ".?"


def test_the_clocks_differ() -> None:
    assert "8 s more" in skew_sentence(8.2)
    assert "4 s less" in skew_sentence(-4.0)
    assert MOST_RETRIES > 0


@pytest.mark.parametrize(
    ("ours", "line", "told"),
    [
        (Color.BLACK, "7g7f 3c3d 2g2f", "* 30 -3334FU +2726FU"),
        (Color.WHITE, "7g7f 3c3d", "* -30 -3334FU"),
        (Color.BLACK, "2g2f 3c3d", "* 30"),
        (Color.BLACK, "7g7f 7g7f", "* 30"),
        (Color.BLACK, "7g7f 3c3d nonsense", "* 30 -3334FU"),
        (Color.BLACK, "", "* 30"),
    ],
)
def test_what_a_search_said_is_told_from_blacks_side_as_far_as_its_line_holds(
    ours: Color, line: str, told: str
) -> None:
    runner = OnlineRunner(PLAN, PlayerSpec.parse("level:1"))
    mirror = Mirror(GameSummary("g", "a", "b", ours))
    answer = Answer(Verdict.MOVE, "7g7f", 5, 30.4, 8, 100, tuple(line.split()))
    assert runner._evaluate(mirror, answer) == told
    assert runner._pending is not None
    assert (runner._pending.depth, runner._pending.nodes) == (8, 100)
    assert spelt_in(mirror, runner._pending) == told.split()[2:]
    silent = OnlineRunner(structs.replace(PLAN, tells_evaluations=False), PlayerSpec.parse("level:1"))
    assert silent._evaluate(mirror, answer) == ""
    assert silent._pending == runner._pending
    assert silent._evaluate(mirror, replace(answer, score=None)) == ""


def spelt_in(mirror: Mirror, evaluation: Evaluation) -> list[str]:
    """The line of an evaluation after the move that was played, in the server's words."""
    position = mirror.position.copy()
    position.play(parse_usi_move("7g7f", STANDARD))
    found = []
    for move in evaluation.line:
        found.append(spelt(move, position))
        position.play(move)
    return found


@pytest.mark.parametrize(
    ("outcome", "points"),
    [
        (Outcome(Reason.RESIGNATION, Color.BLACK), 1.0),
        (Outcome(Reason.RESIGNATION, Color.WHITE), 0.0),
        (Outcome(Reason.REPETITION), 0.5),
        (Outcome(Reason.INTERRUPTED), None),
    ],
)
def test_a_game_is_worth_what_the_server_said(outcome: Outcome, points: float | None) -> None:
    assert OnlineGame("g", Record(STANDARD), outcome, Color.BLACK, 0).points == points


def test_a_line_lost_after_the_login_and_before_any_game_is_taken_up_again() -> None:
    server = Scripted([TALK[0], ("AGREE", [])], TALK)
    (game,) = play(server).games
    assert game.points == 1.0
    assert server.heard[:4] == ["LOGIN me G-0-0", "AGREE g-1"] * 2


def test_a_first_login_that_fails_is_told_and_not_tried_again() -> None:
    server = Scripted([])
    runner = play(server)
    assert runner.failure.kind is FailureKind.SERVER_GONE  # type: ignore[attr-defined]
    assert (runner.games, server.heard) == ([], [])


def test_it_waits_longer_before_each_new_try_and_gives_up_in_the_end() -> None:
    refused: list[Sequence[tuple[str, list[str]]]] = [[("LOGIN", [])]] * (MOST_RETRIES + 1)
    server = Scripted([*TALK[:2], ("+7776FU", [])], *refused)
    plan = OnlinePlan(Address("127.0.0.1", server.port), Account("me", "G-0-0"))
    pauses: list[float] = []
    player = PlayerSpec.parse(f"engine:{sys.executable} -S {FAKE} book {USUAL}")
    with pytest.raises(TalkError):
        OnlineRunner(plan, player, sleep=pauses.append).run()
    assert pauses == [min(30.0, 0.5 * 2**tries) for tries in range(MOST_RETRIES + 1)]


def test_one_game_is_played_unless_more_are_asked_for() -> None:
    assert OnlinePlan(Address("127.0.0.1", 1), Account("me", "G-0-0")).games == 1


def test_an_engine_that_declares_its_win_is_taken_at_its_word() -> None:
    server = Scripted([*TALK[:2], ("%KACHI", ["%KACHI", "#JISHOGI", "#WIN"])])
    (game,) = play(server, moves="win").games
    assert game.points == 1.0
    assert server.heard[-1] == "%KACHI"


def test_a_line_is_told_up_to_twelve_moves() -> None:
    runner = OnlineRunner(PLAN, PlayerSpec.parse("level:1"))
    mirror = Mirror(GameSummary("g", "a", "b", Color.BLACK))
    line = "7g7f 3c3d 2g2f 8c8d 2f2e 8d8e 6i7h 4a3b 2e2d 2c2d 2h2d P*2c 2d2f 7a7b"
    told = runner._evaluate(mirror, Answer(Verdict.MOVE, "7g7f", 5, 30.0, 8, 100, tuple(line.split(" "))))
    assert len(told.split()) == 2 + 11
    assert told.endswith(" -0023FU")


def test_a_connection_is_sought_nine_times_and_no_pause_is_longer_than_half_a_minute() -> None:
    assert MOST_RETRIES == 8
    assert [min(30.0, 0.5 * 2**tries) for tries in range(MOST_RETRIES)][-2:] == [30.0, 30.0]
