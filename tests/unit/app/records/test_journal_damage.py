"""Damaged journals, and those of other versions: nothing is believed unseen, nothing is destroyed."""

from __future__ import annotations

import errno
import json
import os
import random
from pathlib import Path
from typing import Any
from zlib import crc32

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shogi_desktop.app.play.resuming import look
from shogi_desktop.app.records.journal import DAMAGED, Journal
from shogi_desktop.app.records.journal_lines import (
    GameLine,
    Line,
    MoveLine,
    State,
    TakeBackLine,
    UnfinishedGame,
    read_journal,
    read_lines,
    written,
)
from shogi_desktop.app.records.seals import holds
from shogi_desktop.app.settings.game_setup import GameSetup, PersonSetup, TimeSetup
from shogi_desktop.game import ClockState, SideState
from shogi_desktop.rules import STANDARD, Position
from tests.support.journals import waiting

SETUP = GameSetup(black=PersonSetup("Aiko"), white=PersonSetup("Ben"), time=TimeSetup(main_ms=600_000))
PLIES = 30


def legal_moves(plies: int) -> list[str]:
    """The moves of some game."""
    chance, position, moves = random.Random(3), Position.start(STANDARD), []
    for _ in range(plies):
        move = chance.choice(position.legal_moves())
        position.play(move)
        moves.append(move.usi)
    return moves


MOVES = legal_moves(PLIES)


def clocks(number: int) -> ClockState:
    return ClockState(SideState(500_000 + number, 1, 7), SideState(400_000 + number, 1, 8))


def make(folder: Path) -> tuple[Journal, list[OSError]]:
    said: list[OSError] = []
    return Journal(folder, lambda error, _: said.append(error)), said


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A journal of 30 moves."""
    folder = tmp_path_factory.mktemp("whole")
    journal, _ = make(folder)
    journal.begin(SETUP)
    for number, usi in enumerate(MOVES):
        journal.moved(usi, 1000 * number, clocks(number))
    journal.close()
    (path,) = folder.glob("*.jsonl")
    return path.read_bytes()


def put(folder: Path, data: bytes) -> Path:
    folder.mkdir(exist_ok=True)
    path = folder / "20260101-000000-000000-1.jsonl"
    path.write_bytes(data)
    return path


def usi_of(game: UnfinishedGame | None) -> list[str]:
    return [] if game is None else [line.usi for line in game.moves]


def without_checksums(data: bytes) -> bytes:
    """As a version without checksums had written it."""
    lines = [json.loads(line) for line in data.splitlines()]
    for line in lines:
        del line["crc"]
    return b"".join(json.dumps(line, separators=(",", ":")).encode() + b"\n" for line in lines)


def sealed_by_hand(*lines: dict[str, Any]) -> bytes:
    """Lines with checksums, made here independently."""
    text, checksum = b"", 0
    for line in lines:
        body = json.dumps(line, separators=(",", ":")).encode()[:-1]
        checksum = crc32(body, checksum)
        text += body + f',"crc":"{checksum:08x}"}}\n'.encode()
    return text


# --- damage -------------------------------------------------------------------------------------------------


def test_a_checksum_that_is_no_text_is_damage_not_another_version(whole: bytes) -> None:
    changed = bytearray(whole)
    changed[whole.index(b'"crc":"', whole.index(b"\n")) + 9] ^= 0x80
    reading = read_lines(bytes(changed), Path("x"))
    assert reading.state is State.WAITING
    assert reading.game is not None
    assert reading.game.damaged


@given(data=st.data())
def test_whatever_bits_are_flipped_no_wrong_move_is_believed_and_no_move_before_them_is_lost(
    whole: bytes, data: st.DataObject
) -> None:
    bits = data.draw(st.sets(st.integers(0, 8 * len(whole) - 1), min_size=1, max_size=4))
    changed = bytearray(whole)
    for bit in bits:
        changed[bit // 8] ^= 1 << bit % 8
    first_hit = min(bits) // 8
    intact = max(0, whole[:first_hit].count(b"\n") - 1)
    reading = read_lines(bytes(changed), Path("x"))
    moves = usi_of(reading.game)
    assert moves == MOVES[: len(moves)]
    if first_hit > whole.index(b"\n"):
        assert reading.game is not None
        assert len(moves) >= intact
        assert reading.game.damaged
        assert reading.game.clock == (clocks(len(moves) - 1) if moves else None)


@pytest.mark.parametrize("place", range(4, 18))
def test_a_byte_in_a_checksum_that_is_no_text_is_damage_not_another_version(whole: bytes, place: int) -> None:
    changed = bytearray(whole)
    changed[-place] ^= 0x80
    reading = read_lines(bytes(changed), Path("x"))
    assert reading.state is State.WAITING
    assert usi_of(reading.game) == MOVES[:-1]


@given(data=st.data())
def test_a_line_that_went_missing_is_found(whole: bytes, data: st.DataObject) -> None:
    lines = whole.splitlines(keepends=True)
    gone = data.draw(st.integers(1, len(lines) - 2))
    reading = read_lines(b"".join(lines[:gone] + lines[gone + 1 :]), Path("x"))
    assert reading.game is not None
    assert usi_of(reading.game) == MOVES[: gone - 1]
    assert reading.game.lost == PLIES - gone


@given(number=st.integers(1, PLIES), garbage=st.binary(min_size=1, max_size=40))
def test_a_line_that_became_garbage_costs_what_follows_and_is_counted(
    whole: bytes, number: int, garbage: bytes
) -> None:
    lines = whole.splitlines(keepends=True)
    lines[number] = garbage.replace(b"\n", b"?") + b"\n"
    reading = read_lines(b"".join(lines), Path("x"))
    assert reading.game is not None
    assert usi_of(reading.game) == MOVES[: number - 1]
    assert (reading.game.lost, reading.moves) == (PLIES - number + 1, PLIES)


def test_a_damaged_journal_is_copied_aside_before_it_is_written(tmp_path: Path, whole: bytes) -> None:
    lines = whole.splitlines(keepends=True)
    data = b"".join(lines[:11]) + b"garbage\n" + b"".join(lines[12:])
    path = put(tmp_path, data)
    journal, said = make(tmp_path)
    copy = journal.resume(waiting(journal))
    assert copy == path.with_name(path.name + DAMAGED)
    assert copy.read_bytes() == data
    journal.moved("1a1b", 5, clocks(99))
    journal.close()
    again = waiting(make(tmp_path)[0])
    assert usi_of(again) == [*MOVES[:10], "1a1b"]
    assert (again.damaged, again.clock, again.moves[9].clock) == (False, clocks(99), clocks(9))
    assert said == []


def test_a_second_damage_does_not_write_over_the_copy_of_the_first(tmp_path: Path, whole: bytes) -> None:
    path = put(tmp_path, whole.replace(b'"move"', b'"mowe"', 9).replace(b'"mowe"', b'"move"', 8))
    first = path.read_bytes()
    journal, _ = make(tmp_path)
    journal.resume(waiting(journal))
    journal.close()
    path.write_bytes(path.read_bytes().replace(b'"move"', b'"mowe"', 1))
    copy = journal.resume(waiting(journal))
    journal.close()
    assert copy == path.with_name(f"{path.name}{DAMAGED}-2")
    assert path.with_name(path.name + DAMAGED).read_bytes() == first


def test_a_copy_that_cannot_be_made_leaves_the_journal_as_it_is(
    tmp_path: Path, whole: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = put(tmp_path, whole[:-200] + b"\n" + whole[-100:])
    before = path.read_bytes()
    journal, said = make(tmp_path)
    game = waiting(journal)

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr("shogi_desktop.app.records.journal.write_atomically", full)
    journal.resume(game)
    assert [error.errno for error in said] == [errno.ENOSPC]
    assert not journal.writing
    assert path.read_bytes() == before


def test_a_torn_last_line_was_never_acknowledged_and_is_no_damage(tmp_path: Path, whole: bytes) -> None:
    for tail in (b"", b'{"kind":"move","usi":"7g7', b"\0" * 4096):
        put(tmp_path, whole + tail)
        journal, said = make(tmp_path)
        game = waiting(journal)
        assert (usi_of(game), game.damaged) == (MOVES, False)
        assert journal.resume(game) is None
        journal.moved("1a1b")
        journal.close()
        assert usi_of(waiting(journal)) == [*MOVES, "1a1b"]
        assert said == []
    assert not list(tmp_path.glob(f"*{DAMAGED}*"))


def test_a_move_that_the_rules_refuse_ends_the_game_before_it(tmp_path: Path) -> None:
    lines = [{"kind": "move", "usi": usi} for usi in (*MOVES[:4], "5i5a", *MOVES[4:7])]
    begun = {"kind": "game", "setup": {}, "started": "2026-11-22T10:00:00"}
    path = put(tmp_path, sealed_by_hand(begun, *lines))
    before = path.read_bytes()
    journal, _ = make(tmp_path)
    replay = look(journal.waiting()).replay
    assert replay is not None
    assert (usi_of(replay.game), replay.game.damaged, replay.game.lost) == (MOVES[:4], True, 4)
    copy = journal.resume(replay.game)
    assert copy is not None
    assert copy.read_bytes() == before
    journal.close()
    assert usi_of(waiting(journal)) == MOVES[:4]


def test_a_journal_damaged_where_it_begins_is_set_aside_and_counted(tmp_path: Path, whole: bytes) -> None:
    path = put(tmp_path, b"?" + whole[1:])
    found = look(make(tmp_path)[0].waiting())
    assert found.replay is None
    ((file, moves),) = [(aside.file, aside.moves) for aside in found.set_aside]
    assert (file, moves) == (path.with_name(path.name + DAMAGED), PLIES)
    assert file.read_bytes() == b"?" + whole[1:]
    assert not path.exists()
    assert look(make(tmp_path)[0].waiting()).set_aside == ()


def test_an_end_behind_the_damage_still_ends_the_game(tmp_path: Path) -> None:
    journal, _ = make(tmp_path)
    journal.begin(SETUP)
    for usi in MOVES:
        journal.moved(usi)
    journal.ended("RESIGNATION")
    (path,) = tmp_path.glob("*.jsonl")
    path.write_bytes(path.read_bytes().replace(MOVES[5].encode(), b"9i9h", 1))
    assert read_journal(path).state is State.OVER


# --- journals without checksums -----------------------------------------------------------------------------


def test_a_journal_from_before_the_checksums_is_resumed_and_gets_them(tmp_path: Path, whole: bytes) -> None:
    path = put(tmp_path, without_checksums(whole))
    journal, said = make(tmp_path)
    game = waiting(journal)
    assert (usi_of(game), game.damaged, game.clock) == (MOVES, False, clocks(PLIES - 1))
    assert journal.resume(game) is None
    journal.close()
    assert path.read_bytes().count(b'"crc":"') == PLIES + 1
    again = waiting(journal)
    assert (usi_of(again), again.clock) == (MOVES, clocks(PLIES - 1))
    assert said == []


def test_garbage_in_a_journal_without_checksums_is_damage(tmp_path: Path, whole: bytes) -> None:
    lines = without_checksums(whole).splitlines(keepends=True)
    put(tmp_path, b"".join(lines[:11]) + b"garbage\n" + b"".join(lines[12:]))
    game = waiting(make(tmp_path)[0])
    assert (usi_of(game), game.damaged, game.lost) == (MOVES[:10], True, PLIES - 10)


# --- journals of other versions -----------------------------------------------------------------------------

BEGUN = {"kind": "game", "setup": {}, "started": "2026-11-22T10:00:00"}
A_MOVE = {"kind": "move", "usi": "7g7f"}
STRANGE: dict[str, tuple[dict[str, Any], ...]] = {
    "another game": ({**BEGUN, "setup": {"variant": "chess"}}, A_MOVE),
    "another handicap": ({**BEGUN, "setup": {"handicap": "left_rook"}}, A_MOVE),
    "another rule of impasse": ({**BEGUN, "setup": {"rules": {"impasse": "points of 1900"}}}, A_MOVE),
    "another rule for fouls": ({**BEGUN, "setup": {"rules": {"fouls": "forgiven"}}}, A_MOVE),
    "a level above the highest": ({**BEGUN, "setup": {"white": {"level": 15}}}, A_MOVE),
    "a level by name": ({**BEGUN, "setup": {"white": {"level": "dan"}}}, A_MOVE),
    "negative time": ({**BEGUN, "setup": {"time": {"main_ms": -1}}}, A_MOVE),
    "a negative clock": (
        BEGUN,
        {
            **A_MOVE,
            "clock": {
                "black": {"main_ms": -5, "periods": 1, "used_ms": 0},
                "white": {"main_ms": 5, "periods": 1, "used_ms": 0},
            },
        },
    ),
    "a step beyond the ladder": (
        {**BEGUN, "setup": {"match": {"kind": "ladder", "games": 0, "step": 99}, "carried": None}},
        A_MOVE,
    ),
    "another start": ({**BEGUN, "started": "last Sunday"}, A_MOVE),
    "another kind of line": (BEGUN, A_MOVE, {"kind": "hologram", "what": 1}),
    "a kind of line in other words": (BEGUN, A_MOVE, {"kind": "take_back", "plies": "two"}),
}


@pytest.mark.parametrize("lines", STRANGE.values(), ids=STRANGE)
@pytest.mark.parametrize("has_checksums", [True, False])
def test_what_this_version_does_not_know_is_left_untouched(
    tmp_path: Path,
    lines: tuple[dict[str, Any], ...],
    *,
    has_checksums: bool,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("shogi_desktop.app.records.journal.KEPT_JOURNALS", 0)
    data = sealed_by_hand(*lines)
    path = put(tmp_path, data if has_checksums else without_checksums(data))
    before = path.read_bytes()
    journal, said = make(tmp_path)
    found = look(journal.waiting())
    assert (found.replay, found.of_other_versions, found.set_aside) == (None, (path,), ())
    journal.begin(SETUP)
    journal.moved("7g7f")
    journal.ended("RESIGNATION")
    assert path.read_bytes() == before
    assert said == []


def test_a_game_behind_one_of_another_version_is_offered(tmp_path: Path, whole: bytes) -> None:
    put(tmp_path, whole)
    later = tmp_path / "20270101-000000-000000-1.jsonl"
    later.write_bytes(sealed_by_hand({**BEGUN, "setup": {"variant": "chess"}}, A_MOVE))
    found = look(make(tmp_path)[0].waiting())
    assert found.replay is not None
    assert usi_of(found.replay.game) == MOVES
    assert found.of_other_versions == (later,)


def test_a_finished_game_of_another_version_is_not_told_of(tmp_path: Path) -> None:
    strange = {"kind": "hologram", "what": 1}
    put(tmp_path, sealed_by_hand(BEGUN, A_MOVE, strange, {"kind": "end", "reason": "RESIGNATION"}))
    assert look(make(tmp_path)[0].waiting()).of_other_versions == ()


# --- the disk -----------------------------------------------------------------------------------------------


@pytest.mark.skipif(os.name != "posix", reason="platform: limits of POSIX")
def test_resuming_on_a_full_disk_is_called_that_and_the_journal_stays(tmp_path: Path, whole: bytes) -> None:
    resource = pytest.importorskip("resource")
    path = put(tmp_path, whole)
    journal, said = make(tmp_path)
    game = waiting(journal)
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, before[1]))
    try:
        journal.resume(game)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
    assert [error.errno for error in said] == [errno.EFBIG]
    assert not journal.writing
    assert path.read_bytes() == whole


class FewAtATime:
    """A file that takes seven bytes of each write, and then, if `room` is used up, an error."""

    def __init__(self, room: int) -> None:
        self.taken = b""
        self.room = room

    def write(self, data: memoryview) -> int:
        part = bytes(data[: min(7, self.room - len(self.taken))])
        if not part:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        self.taken += part
        return len(part)

    def fileno(self) -> int:
        return -1

    def close(self) -> None: ...


def put_in(journal: Journal, stream: FewAtATime, monkeypatch: pytest.MonkeyPatch) -> None:
    """Have `journal` write to `stream` from now on."""
    real = journal._stream
    assert real is not None
    real.close()
    monkeypatch.setattr(journal, "_stream", stream)


def test_a_file_that_takes_a_part_of_a_line_is_given_the_rest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    journal, said = make(tmp_path)
    journal.begin(SETUP)
    stream = FewAtATime(room=1_000)
    put_in(journal, stream, monkeypatch)
    monkeypatch.setattr(os, "fsync", lambda _: None)
    journal.moved("7g7f", 5, clocks(1))
    assert stream.taken.startswith(b'{"kind":"move","usi":"7g7f"')
    assert stream.taken.endswith(b'"}\n')
    assert said == []


def test_a_file_that_takes_only_a_part_of_a_line_is_reported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    journal, said = make(tmp_path)
    journal.begin(SETUP)
    put_in(journal, FewAtATime(room=20), monkeypatch)
    journal.moved("7g7f", 5, clocks(1))
    assert [error.errno for error in said] == [errno.ENOSPC]
    assert not journal.writing


class RefusedLock:
    """A lock file that cannot be made, for no reason that the disk gives."""

    class LockError:
        LockFailedError = "held"

    def tryLock(self, _: int) -> bool:  # noqa: N802 - Qt's name
        return False

    def error(self) -> str:
        return "unknown"

    def unlock(self) -> None: ...


def test_a_lock_that_cannot_be_made_where_files_can_is_said_to_be_the_trouble(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("shogi_desktop.app.records.journal.lock_of", lambda _: RefusedLock())
    journal, said = make(tmp_path)
    journal.begin(SETUP)
    (error,) = said
    assert "lock file cannot be made" in str(error)
    assert list(tmp_path.iterdir()) == []


def test_the_probe_of_a_disk_that_takes_a_part_of_it_says_that_the_disk_is_full(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Part:
        def __enter__(self) -> Part:
            return self

        def __exit__(self, *_: object) -> None: ...

        def write(self, data: bytes) -> int:
            return len(data) - 1

    monkeypatch.setattr("shogi_desktop.app.records.journal.lock_of", lambda _: RefusedLock())
    monkeypatch.setattr(Path, "open", lambda *_, **__: Part())
    journal, said = make(tmp_path)
    journal.begin(SETUP)
    assert [error.errno for error in said] == [errno.ENOSPC]


@pytest.mark.skipif(os.name != "posix", reason="platform: folders are synced on POSIX")
def test_the_folder_of_a_new_journal_is_synced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    synced: list[Path] = []
    fsync = os.fsync

    def watch(descriptor: int) -> None:
        synced.append(Path(f"/proc/self/fd/{descriptor}").readlink())
        fsync(descriptor)

    if not Path("/proc/self/fd").is_dir():
        pytest.skip("platform: no /proc to ask for a descriptor's file")
    monkeypatch.setattr(os, "fsync", watch)
    journal, _ = make(tmp_path / "journal")
    journal.begin(SETUP)
    journal.close()
    assert (tmp_path / "journal").resolve() in synced


def test_the_clocks_after_a_game_that_was_cut_are_those_of_its_last_move(tmp_path: Path) -> None:
    journal, _ = make(tmp_path)
    journal.begin(GameSetup())
    for number, text in enumerate((*MOVES[:2], "5i5a", MOVES[2])):
        state = ClockState(SideState(9_000 - number, 1, number), SideState(8_000, 1, 0))
        journal.moved(text, 1_000, state)
    journal.close()
    replay = look(journal.waiting()).replay
    assert replay is not None
    assert usi_of(replay.game) == MOVES[:2]
    assert replay.game.clock == ClockState(SideState(8_999, 1, 1), SideState(8_000, 1, 0))


def sealed_lines(*lines: Line) -> list[bytes]:
    texts, last = [], 0
    for line in lines:
        text, last = written(line, last)
        texts.append(text)
    return texts


NEW_GAME = GameLine(SETUP, "2026-11-26T10:00:00")


def test_what_a_journal_says_tells_its_moves_and_whether_it_can_be_joined_on() -> None:
    texts = sealed_lines(NEW_GAME, MoveLine("7g7f", 0), MoveLine("3c3d", 0))
    whole = read_lines(b"".join(texts), Path("j"))
    assert (whole.state, whole.moves, whole.clean) == (State.WAITING, 2, True)
    assert holds(texts[2].removesuffix(b"\n"), read_lines(b"".join(texts[:2]), Path("j")).last)
    assert whole.last != read_lines(b"".join(texts[:2]), Path("j")).last

    assert not read_lines(b"".join(texts)[:-1], Path("j")).clean, "a torn end"
    damaged = read_lines(b"".join(texts).replace(b"3c3d", b"8c8d"), Path("j"))
    assert (damaged.moves, damaged.clean) == (2, False)
    assert damaged.game is not None
    assert ([move.usi for move in damaged.game.moves], damaged.game.lost) == (["7g7f"], 1)


def test_moves_taken_back_behind_a_damage_are_not_counted_as_lost() -> None:
    moves = [MoveLine(usi, 0) for usi in ("7g7f", "3c3d", "2g2f", "8c8d")]
    texts = sealed_lines(NEW_GAME, *moves, TakeBackLine(3), MoveLine("4c4d", 0))
    texts[2] = texts[2].replace(b"3c3d", b"1c1d")
    reading = read_lines(b"".join(texts), Path("j"))
    assert reading.game is not None
    # one stood before the damage; of the four there were three went, and one came
    assert (len(reading.game.moves), reading.game.lost, reading.moves) == (1, 1, 2)
    texts = sealed_lines(NEW_GAME, *moves[:1], TakeBackLine(1), TakeBackLine(1), MoveLine("4c4d", 0))
    texts[1] = texts[1].replace(b"7g7f", b"1g1f")
    reading = read_lines(b"".join(texts), Path("j"))
    assert reading.game is not None and (reading.game.lost, reading.moves) == (1, 1)
