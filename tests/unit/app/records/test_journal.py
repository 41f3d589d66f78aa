"""The journal of a game: on disk before play goes on, readable after any crash, never in the way."""

from __future__ import annotations

import errno
import json
import os
from datetime import datetime
from pathlib import Path

import pytest
from msgspec.structs import replace

from shogi_desktop.app.records.journal import GameElsewhereError, Journal, lock_of, put_aside
from shogi_desktop.app.records.journal_lines import (
    GameLine,
    MoveLine,
    NoteLine,
    PlayersLine,
    TakeBackLine,
    UnfinishedGame,
    read_journal,
)
from shogi_desktop.app.settings.game_setup import GameSetup, LevelSetup, PersonSetup, TimeSetup
from shogi_desktop.game import ClockState, SideState
from tests.support.journals import unfinished, waiting

SETUP = GameSetup(
    variant="okisakishogi",
    handicap="rook",
    black=PersonSetup("Aiko"),
    white=LevelSetup(4, name="Computer"),
    time=TimeSetup(main_ms=600_000, byoyomi_ms=30_000),
)


class Clock:
    """Seconds that pass one at a time, so that every journal has a name of its own."""

    def __init__(self) -> None:
        self.seconds = 0

    def __call__(self) -> datetime:
        self.seconds += 1
        return datetime(2026, 5, 6, 7, self.seconds // 60, self.seconds % 60)


def make(folder: Path) -> tuple[Journal, list[tuple[OSError, Path]]]:
    said: list[tuple[OSError, Path]] = []
    return Journal(folder, lambda error, path: said.append((error, path)), now=Clock()), said


def clocks(number: int) -> ClockState:
    return ClockState(SideState(500_000 + number, 1, 7), SideState(400_000 + number, 1, 8))


def play(journal: Journal, *moves: str) -> None:
    for number, usi in enumerate(moves):
        journal.moved(usi, 1000 * number, clocks(number))


def test_a_game_that_was_cut_off_is_offered_with_its_moves_and_clocks(tmp_path: Path) -> None:
    journal, said = make(tmp_path / "journal")
    journal.begin(SETUP)
    play(journal, "3c3d", "7g7f")
    journal.close()
    game = waiting(make(tmp_path / "journal")[0])
    assert game.setup == SETUP
    assert [line.usi for line in game.moves] == ["3c3d", "7g7f"]
    assert (game.moves[-1].spent_ms, game.moves[-1].clock) == (1000, clocks(1))
    assert said == []


def test_a_move_is_synced_to_disk_before_moved_returns(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    journal, _ = make(tmp_path)
    journal.begin(SETUP)
    seen: list[bytes] = []
    fsync = os.fsync

    def watch(descriptor: int) -> None:
        fsync(descriptor)
        seen.append(next(tmp_path.glob("*.jsonl")).read_bytes().splitlines()[-1])

    monkeypatch.setattr(os, "fsync", watch)
    journal.moved("7g7f", 10)
    journal.close()
    assert [json.loads(line)["usi"] for line in seen] == ["7g7f"]


def test_taken_back_moves_are_not_resumed(tmp_path: Path) -> None:
    journal, _ = make(tmp_path)
    journal.begin(SETUP)
    play(journal, "3c3d", "7g7f", "8c8d")
    journal.took_back(2)
    play(journal, "2g2f")
    journal.close()
    game = waiting(make(tmp_path)[0])
    assert [line.usi for line in game.moves] == ["3c3d", "2g2f"]


@pytest.mark.parametrize("reason", ["CHECKMATE", "INTERRUPTED"])
def test_a_game_that_ended_is_not_offered(tmp_path: Path, reason: str) -> None:
    journal, _ = make(tmp_path)
    journal.begin(SETUP)
    play(journal, "3c3d")
    journal.ended(reason)
    assert unfinished(make(tmp_path)[0]) is None


def test_a_game_without_a_move_is_not_offered(tmp_path: Path) -> None:
    journal, _ = make(tmp_path)
    journal.begin(SETUP)
    journal.close()
    assert unfinished(make(tmp_path)[0]) is None


def test_a_game_without_a_move_but_with_a_note_is_offered(tmp_path: Path) -> None:
    journal, _ = make(tmp_path)
    journal.begin(SETUP)
    journal.noted(0, "A league game", None)
    journal.close()
    game = waiting(make(tmp_path)[0])
    assert game.notes[0].comment == "A league game"


def test_every_cut_of_the_file_keeps_the_whole_lines_before_it(tmp_path: Path) -> None:
    journal, _ = make(tmp_path / "whole")
    journal.begin(SETUP)
    play(journal, "3c3d", "7g7f", "8c8d")
    journal.close()
    data = next((tmp_path / "whole").glob("*.jsonl")).read_bytes()
    ends = [index for index, byte in enumerate(data) if byte == ord("\n")]
    cut = tmp_path / "cut.jsonl"
    for length in range(ends[0], len(data) + 1):
        cut.write_bytes(data[:length])
        game = read_journal(cut).game
        whole = sum(end <= length for end in ends) - 1
        assert (0 if game is None else len(game.moves)) == whole


def test_resuming_joins_new_moves_to_a_torn_tail(tmp_path: Path) -> None:
    journal, _ = make(tmp_path)
    journal.begin(SETUP)
    play(journal, "3c3d", "7g7f")
    journal.close()
    path = next(tmp_path.glob("*.jsonl"))
    path.write_bytes(path.read_bytes()[:-9])
    again, said = make(tmp_path)
    game = waiting(again)
    assert [line.usi for line in game.moves] == ["3c3d"]
    again.resume(game)
    play(again, "2g2f", "8c8d")
    again.close()
    game = waiting(make(tmp_path)[0])
    assert [line.usi for line in game.moves] == ["3c3d", "2g2f", "8c8d"]
    assert said == []


def test_garbage_is_no_game_and_no_error(tmp_path: Path) -> None:
    for number, data in enumerate(
        [b"", b"\n", b"{}\n", b"\xff\xfe\n", b'{"kind":"move","usi":"7g7f","spent_ms":0}\n']
    ):
        (tmp_path / f"{number}.jsonl").write_bytes(data)
    assert unfinished(make(tmp_path)[0]) is None


def test_a_game_played_in_another_window_is_not_offered(tmp_path: Path) -> None:
    playing, _ = make(tmp_path)
    playing.begin(SETUP)
    play(playing, "3c3d")
    assert unfinished(make(tmp_path)[0]) is None
    playing.close()
    assert unfinished(make(tmp_path)[0]) is not None


def test_an_unwritable_folder_is_reported_once_and_the_game_goes_on(tmp_path: Path) -> None:
    blocker = tmp_path / "file"
    blocker.write_text("in the way")
    journal, said = make(blocker / "journal")
    journal.begin(SETUP)
    play(journal, "3c3d", "7g7f")
    journal.ended("CHECKMATE")
    assert [path for _, path in said] == [blocker / "journal"]


def test_a_disk_that_fills_up_is_reported_once_and_loses_nothing_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    journal, said = make(tmp_path)
    journal.begin(SETUP)
    play(journal, "3c3d")

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    play(journal, "7g7f", "8c8d")
    assert [error.errno for error, _ in said] == [28]
    game = waiting(make(tmp_path)[0])
    assert game.moves[0].usi == "3c3d"


def test_old_finished_journals_are_removed_but_never_an_unfinished_one(tmp_path: Path) -> None:
    journal, _ = make(tmp_path)
    journal.begin(SETUP)
    play(journal, "3c3d")
    journal.close()
    cut_off = next(tmp_path.glob("*.jsonl"))
    for _ in range(30):
        journal.begin(SETUP)
        play(journal, "7g7f")
        journal.ended("CHECKMATE")
    assert cut_off.exists()
    assert len(list(tmp_path.glob("*.jsonl"))) <= 22


@pytest.mark.skipif(os.name != "posix", reason="limits of POSIX")
def test_a_full_disk_is_not_called_a_lack_of_permission(tmp_path: Path) -> None:
    """A limit on the size of files stands for the full disk: both let a file be made and not be written."""
    resource = pytest.importorskip("resource")
    journal, said = make(tmp_path)
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, before[1]))
    try:
        journal.begin(SETUP)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
    ((error, _),) = said
    assert error.errno == errno.EFBIG
    assert not journal.writing


@pytest.mark.skipif(os.name != "posix" or os.geteuid() == 0, reason="needs a folder that refuses")
def test_a_folder_that_refuses_is_called_so(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    journal, said = make(tmp_path)
    journal.begin(SETUP)
    tmp_path.chmod(0o700)
    ((error, _),) = said
    assert error.errno == errno.EACCES


def test_a_game_that_another_window_plays_is_not_taken_from_it(tmp_path: Path) -> None:
    journal, _ = make(tmp_path)
    journal.begin(SETUP)
    play(journal, "3c3d")
    journal.close()
    game = waiting(journal)
    other, said = make(tmp_path)
    other.resume(game)
    with pytest.raises(GameElsewhereError):
        journal.resume(game)
    play(other, "7g7f")
    other.close()
    resumed = waiting(journal)
    assert [line.usi for line in resumed.moves] == ["3c3d", "7g7f"]
    assert said == []


def test_a_take_back_after_the_end_lets_the_game_go_on(tmp_path: Path) -> None:
    journal, said = make(tmp_path)
    journal.begin(SETUP)
    play(journal, "3c3d", "7g7f")
    journal.ended("RESIGNATION")
    journal.took_back(1)
    play(journal, "2g2f")
    assert journal.writing
    journal.close()
    game = waiting(journal)
    assert [line.usi for line in game.moves] == ["3c3d", "2g2f"]
    assert said == []


def test_the_latest_note_on_a_position_stands_and_goes_with_its_move(tmp_path: Path) -> None:
    journal, _ = make(tmp_path)
    journal.begin(SETUP)
    play(journal, "3c3d", "7g7f")
    journal.noted(0, "start", None)
    journal.noted(1, "first", "1")
    journal.noted(1, "second", None)
    journal.noted(2, "gone", None)
    journal.took_back(1)
    journal.close()
    game = waiting(journal)
    assert [(note.ply, note.comment, note.bookmark) for note in game.notes] == [
        (0, "start", None),
        (1, "second", None),
    ]


def test_the_clocks_after_a_take_back_are_those_that_stood_then(tmp_path: Path) -> None:
    """Time used for moves taken back stays used: it must not come back with a crash."""
    journal, _ = make(tmp_path)
    journal.begin(SETUP)
    play(journal, "3c3d", "7g7f", "8c8d")
    journal.took_back(2, clocks(2))
    journal.close()
    game = waiting(journal)
    assert (len(game.moves), game.clock) == (1, clocks(2))


def test_a_take_back_of_an_older_journal_has_the_clocks_of_the_last_move(tmp_path: Path) -> None:
    journal, _ = make(tmp_path)
    journal.begin(SETUP)
    play(journal, "3c3d", "7g7f")
    journal.took_back(1)
    journal.close()
    game = waiting(journal)
    assert game.clock == clocks(0)


@pytest.mark.skipif(os.name != "posix", reason="platform: limits of POSIX")
def test_a_disk_that_fills_within_a_line_is_reported_and_the_line_never_joined_to_another(
    tmp_path: Path,
) -> None:
    """A full disk takes a part of a line without an error; only the rest of it meets one."""
    resource = pytest.importorskip("resource")
    journal, said = make(tmp_path)
    journal.begin(SETUP)
    play(journal, "3c3d")
    path = next(tmp_path.glob("*.jsonl"))
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (path.stat().st_size + 20, before[1]))
    try:
        journal.moved("7g7f", 5, clocks(1))
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
    ((error, _),) = said
    assert error.errno == errno.EFBIG
    assert not journal.writing
    assert not path.read_bytes().endswith(b"\n")
    game = waiting(journal)
    assert [line.usi for line in game.moves] == ["3c3d"]
    journal.resume(game)
    journal.moved("8c8d", 5, clocks(1))
    journal.close()
    again = waiting(journal)
    assert [line.usi for line in again.moves] == ["3c3d", "8c8d"]


def test_two_windows_begin_games_in_the_same_moment_in_journals_of_their_own(tmp_path: Path) -> None:
    moment = datetime(2026, 5, 6, 7, 8, 9)
    first = Journal(tmp_path, lambda *_: None, now=lambda: moment)
    said: list[OSError] = []
    second = Journal(tmp_path, lambda error, _: said.append(error), now=lambda: moment)
    first.begin(SETUP)
    second.begin(SETUP)
    play(first, "3c3d")
    play(second, "8c8d")
    first.close()
    second.close()
    assert len(said) == 1
    (path,) = tmp_path.glob("*.jsonl")
    game = read_journal(path).game
    assert game is not None
    assert [line.usi for line in game.moves] == ["3c3d"]


def test_players_who_changed_sides_are_resumed_so_and_their_clocks_stay(tmp_path: Path) -> None:
    journal, _ = make(tmp_path)
    journal.begin(SETUP)
    play(journal, "3c3d")
    journal.players_changed(replace(SETUP, black=SETUP.white, white=SETUP.black))
    journal.close()
    game = waiting(make(tmp_path)[0])
    assert (game.setup.black, game.setup.white) == (SETUP.white, SETUP.black)
    assert game.setup.time == SETUP.time
    assert game.assisted
    assert game.clock == clocks(0)


def test_a_game_that_a_later_version_plays_is_left_to_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("shogi_desktop.app.records.journal.KEPT_JOURNALS", 0)
    troubles: list[object] = []
    journal = Journal(tmp_path, lambda *told: troubles.append(told))
    journal.begin(GameSetup())
    journal.moved("7g7f")
    journal.close()
    file = next(tmp_path.glob("*.jsonl"))
    with file.open("ab") as stream:
        stream.write(b'{"kind":"from_the_future","what":1}\n')
    before = file.read_bytes()
    again = Journal(tmp_path, lambda *told: troubles.append(told))
    assert unfinished(again) is None
    again.begin(GameSetup())
    again.close()
    assert file.read_bytes() == before
    assert not troubles


def test_a_journal_is_named_for_the_moment_and_the_process(tmp_path: Path) -> None:
    journal, _ = make(tmp_path)
    journal.begin(SETUP)
    (path,) = tmp_path.glob("*.jsonl")
    assert path.name == f"20260506-070001-000000-{os.getpid()}.jsonl"
    assert journal.writing
    journal.close()
    assert not journal.writing
    journal.moved("7g7f")
    assert unfinished(journal) is None


def test_of_several_games_the_latest_is_offered_first_and_the_one_being_played_not(tmp_path: Path) -> None:
    journal, _ = make(tmp_path)
    for usi in ("7g7f", "2g2f"):
        journal.begin(SETUP)
        journal.moved(usi)
    journal.close()
    assert [one.game.moves[0].usi for one in journal.waiting() if one.game] == ["2g2f", "7g7f"]
    journal.begin(SETUP)
    journal.moved("9g9f")
    assert [one.game.moves[0].usi for one in journal.waiting() if one.game] == ["2g2f", "7g7f"]
    journal.close()
    assert list(make(tmp_path / "nowhere")[0].waiting()) == []


def test_a_game_that_was_played_on_since_it_was_read_is_not_resumed(tmp_path: Path) -> None:
    journal, _ = make(tmp_path)
    journal.begin(SETUP)
    journal.moved("7g7f")
    journal.close()
    game = waiting(journal)
    with game.path.open("ab") as stream:
        stream.write(b"{}\n")
    with pytest.raises(GameElsewhereError) as elsewhere:
        journal.resume(game)
    assert str(elsewhere.value) == f"another window of the program plays the game in {game.path}"
    game.path.unlink()
    with pytest.raises(GameElsewhereError):
        journal.resume(game)
    assert not journal.writing


def test_a_game_that_is_gone_on_with_is_held_until_it_is_let_go(tmp_path: Path) -> None:
    journal, said = make(tmp_path)
    journal.begin(SETUP)
    journal.moved("7g7f")
    journal.close()
    other, _ = make(tmp_path)
    assert journal.resume(waiting(journal)) is None
    assert journal.writing
    assert list(other.waiting()) == []
    journal.close()
    assert len(list(other.waiting())) == 1
    assert said == []


def test_a_take_back_after_the_end_that_cannot_be_written_is_reported(tmp_path: Path) -> None:
    journal, said = make(tmp_path)
    journal.begin(SETUP)
    journal.moved("7g7f")
    journal.ended("RESIGNATION")
    (path,) = tmp_path.glob("*.jsonl")
    path.unlink()
    journal.took_back(1)
    ((error, folder),) = said
    assert isinstance(error, FileNotFoundError)
    assert folder == tmp_path
    assert not journal.writing
    assert list(tmp_path.glob("*.jsonl")) == []


def test_a_new_game_after_an_end_has_nothing_to_do_with_it(tmp_path: Path) -> None:
    journal, _ = make(tmp_path)
    journal.begin(SETUP)
    journal.moved("7g7f")
    journal.ended("RESIGNATION")
    journal.begin(SETUP)
    journal.moved("2g2f")
    journal.took_back(1)
    journal.moved("5g5f")
    journal.close()
    (reading,) = journal.waiting()
    assert reading.game is not None
    assert [move.usi for move in reading.game.moves] == ["5g5f"]


def test_who_goes_on_with_a_game_lets_go_of_the_one_before(tmp_path: Path) -> None:
    journal, said = make(tmp_path)
    journal.begin(SETUP)
    journal.moved("7g7f")
    journal.close()
    first = waiting(journal)
    journal.begin(SETUP)
    journal.moved("2g2f")

    journal.resume(first)

    other, _ = make(tmp_path)
    second = waiting(other)
    assert [move.usi for move in second.moves] == ["2g2f"]
    other.resume(second)
    assert other.writing and journal.writing
    journal.close()
    other.close()
    assert said == []


def test_a_game_written_anew_says_all_that_stands_in_an_order_that_reads_the_same(tmp_path: Path) -> None:
    moves = (MoveLine("3c3d", 1_000, clocks(1)), MoveLine("7g7f", 2_000, clocks(2)))
    notes = (NoteLine(1, "a", "b"), NoteLine(2, "c"))
    started = datetime(2026, 5, 6, 7, 8, 9, 123_456)
    game = UnfinishedGame(tmp_path / "a.jsonl", SETUP, started, moves, notes, clocks(2))
    assert list(game.lines()) == [GameLine(SETUP, "2026-05-06T07:08:09"), *moves, *notes]

    later = replace(game, clock=clocks(9), assisted=True)

    assert list(later.lines())[3:] == [
        TakeBackLine(0, clocks(9)),
        *notes,
        PlayersLine(SETUP.black, SETUP.white),
    ]
    empty = replace(game, moves=(), notes=(), clock=None)
    assert list(empty.lines()) == [GameLine(SETUP, "2026-05-06T07:08:09")]


@pytest.mark.parametrize("side", [SideState(-1, 1, 0), SideState(0, -1, 0), SideState(0, 1, -1)])
def test_a_clock_below_nothing_is_in_no_line(side: SideState) -> None:
    for clock in (ClockState(side, SideState(0, 1, 0)), ClockState(SideState(0, 1, 0), side)):
        with pytest.raises(ValueError, match="below nothing"):
            MoveLine("7g7f", clock=clock)
        with pytest.raises(ValueError, match="below nothing"):
            TakeBackLine(1, clock)


def test_a_bookmark_comes_back_with_its_comment(tmp_path: Path) -> None:
    journal, _ = make(tmp_path / "deep" / "journal")
    journal.begin(SETUP)
    play(journal, "3c3d")
    journal.noted(1, "here", "mark")
    journal.close()
    (note,) = waiting(make(tmp_path / "deep" / "journal")[0]).notes
    assert (note.ply, note.comment, note.bookmark) == (1, "here", "mark")


def test_what_is_set_aside_never_takes_a_name_that_is_there(tmp_path: Path) -> None:
    names = []
    for _ in range(4):
        path = tmp_path / "a.jsonl"
        path.write_text("x")
        aside = put_aside(path)
        assert aside is not None
        names.append(aside.name)
    assert names == ["a.jsonl.damaged", *(f"a.jsonl.damaged-{number}" for number in (2, 3, 4))]
    assert put_aside(tmp_path / "gone.jsonl") is None


def test_a_journal_that_cannot_be_read_hides_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    journal, _ = make(tmp_path)
    for moves in (["3c3d"], ["3c3d", "7g7f"]):
        journal.begin(SETUP)
        play(journal, *moves)
    journal.close()
    newest = max(tmp_path.glob("*.jsonl"))
    real = read_journal

    def refuse(path: Path) -> object:
        if path == newest:
            raise PermissionError(path)
        return real(path)

    monkeypatch.setattr("shogi_desktop.app.records.journal.read_journal", refuse)
    (reading,) = make(tmp_path)[0].waiting()
    assert reading.game is not None and len(reading.game.moves) == 1


def test_a_game_let_go_can_be_gone_on_with_by_another_window_at_once(tmp_path: Path) -> None:
    journal, _ = make(tmp_path)
    journal.begin(SETUP)
    play(journal, "3c3d")
    journal.close()
    other, said = make(tmp_path)
    game = waiting(other)
    assert other.resume(game) is None
    play(other, "7g7f")
    other.close()
    assert [move.usi for move in waiting(journal).moves] == ["3c3d", "7g7f"]
    assert said == []


def test_of_several_moves_that_stay_the_last_ones_clocks_stand(tmp_path: Path) -> None:
    journal, _ = make(tmp_path)
    journal.begin(SETUP)
    play(journal, "3c3d", "7g7f", "8c8d", "2g2f")
    journal.took_back(1)
    journal.close()
    assert waiting(journal).clock == clocks(2)


def test_a_move_of_a_game_that_is_gone_on_with_is_on_the_disk_at_once(tmp_path: Path) -> None:
    journal, _ = make(tmp_path)
    journal.begin(SETUP)
    play(journal, "3c3d")
    journal.close()
    game = waiting(journal)
    journal.resume(game)
    before = game.path.read_bytes()
    journal.moved("7g7f", 1_000, clocks(1))
    after = game.path.read_bytes()
    assert after.startswith(before) and after.count(b"\n") == before.count(b"\n") + 1
    journal.close()


def test_who_is_told_that_a_game_is_elsewhere_holds_nobody_else_up(tmp_path: Path) -> None:
    journal, _ = make(tmp_path)
    journal.begin(SETUP)
    play(journal, "3c3d")
    journal.close()
    game = waiting(journal)
    with game.path.open("ab") as stream:
        stream.write(b"{}\n")
    with pytest.raises(GameElsewhereError) as told:
        journal.resume(game)
    other = lock_of(game.path)
    assert other.tryLock(0), f"as long as {told.value} is looked at"
    other.unlock()


def test_a_lock_never_grows_old_by_itself(tmp_path: Path) -> None:
    lock = lock_of(tmp_path / "a.jsonl")
    assert (lock.staleLockTime(), lock.fileName()) == (0, str(tmp_path / "a.lock"))


def test_a_folder_that_cannot_be_looked_into_has_no_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_: Path, _pattern: str) -> list[Path]:
        raise PermissionError(13, "no")

    journal, _ = make(tmp_path)
    monkeypatch.setattr(Path, "glob", refuse)
    assert list(journal.waiting()) == []
