"""What the list of games says of a game."""

from __future__ import annotations

from pathlib import Path

import pytest

from shogi_desktop.analysis.castles import Castle
from shogi_desktop.analysis.openings import Opening, Strategy
from shogi_desktop.app.library.analyses import key_of_game
from shogi_desktop.app.library.reading import (
    Job,
    Loaded,
    ReadFile,
    Result,
    Trouble,
    TroubleKind,
    _words,
    describe,
    fold,
    given_up,
    read_batch,
    result_of,
    year_of,
)
from shogi_desktop.game import Evaluation, Outcome, Reason, Record
from shogi_desktop.notation import read
from shogi_desktop.rules import STANDARD, Color, parse_usi_move


def test_analysis_after_the_end_changes_neither_result_nor_length() -> None:
    game = "手合割：平手\n   1 ７六歩(77)\n   2 ３四歩(33)\n   3 投了\nまで2手で後手の勝ち\n"
    analysed = game + "\n変化：3手\n   3 ２六歩(27)\n   4 ８四歩(83)\n"
    entries = [describe(read(text).record, 1, "game") for text in (game, analysed)]
    assert [(entry.plies, entry.result) for entry in entries] == [(2, Result.WHITE)] * 2


def test_the_list_shows_of_a_game_what_its_headers_and_its_moves_say() -> None:
    record = Record(STANDARD, handicap_id="rook")
    record.append((), parse_usi_move("3c3d", STANDARD))
    record.headers.update(
        black="愛子", white="Ben", event="Cup", site="神戸", date="令和8年11月22日", opening="矢倉"
    )
    entry = describe(record, 2, "ＦＩＮＡＬ")
    assert (entry.number, entry.variant, entry.handicap, entry.plies) == (2, "shogi", "rook", 1)
    assert (entry.black, entry.white, entry.event, entry.opening) == ("愛子", "Ben", "Cup", "矢倉")
    assert (entry.date, entry.year, entry.strategy) == ("令和8年11月22日", 2026, "")
    assert entry.words.split("\n") == [
        "final",
        "愛子",
        "ben",
        "cup",
        "神戸",
        "令和8年11月22日",
        "矢倉",
        "飛車落ち",
    ]


def test_a_game_is_found_by_what_was_built_in_it_each_once() -> None:
    both = Opening(castles=(Castle.MINO, Castle.MINO))
    named = _words(Record(STANDARD), both, "a").split("\n")
    assert named == ["a", fold(Castle.MINO.kanji), fold(Castle.MINO.english)]
    one = Opening(Strategy.CENTRAL_ROOK, (None, Castle.BOAT))
    assert _words(Record(STANDARD), one, "").split("\n") == [
        fold(text)
        for text in (
            Strategy.CENTRAL_ROOK.kanji,
            Strategy.CENTRAL_ROOK.english,
            Castle.BOAT.kanji,
            Castle.BOAT.english,
        )
    ]


def test_a_game_that_says_nothing_is_found_by_its_file() -> None:
    entry = describe(Record(STANDARD), 0, "a")
    assert (entry.words, entry.year, entry.date, entry.result) == ("a", None, "", Result.UNKNOWN)
    position = describe(Record(STANDARD, "4k4/9/9/9/9/9/9/9/4K4 b R 1"), 0, "a")
    assert position.handicap == ""


@pytest.mark.parametrize(
    ("outcome", "result"),
    [
        (None, Result.UNKNOWN),
        (Outcome(Reason.RESIGNATION, Color.BLACK), Result.BLACK),
        (Outcome(Reason.RESIGNATION, Color.WHITE), Result.WHITE),
        (Outcome(Reason.REPETITION), Result.VOID),
        (Outcome(Reason.INTERRUPTED), Result.VOID),
        (Outcome(Reason.AGREEMENT), Result.DRAW),
        (Outcome(Reason.UNKNOWN), Result.UNKNOWN),
    ],
)
def test_how_a_game_counts_follows_from_its_end(outcome: Outcome | None, result: Result) -> None:
    record = Record(STANDARD)
    record.root.outcome = outcome
    assert result_of(record) is result


@pytest.mark.parametrize(
    ("date", "year"),
    [
        ("明治元年", 1868), ("大正1年", 1912), ("昭和64年", 1989), ("平成31年", 2019), ("令和元年5月", 2019),
        ("1499/01/01", None), ("1500年", 1500), ("2199-12-31", 2199), ("2200/01/01", None),
        ("20261122", 2026),
        ("12026", None), ("", None),
    ],
)  # fmt: skip
def test_a_year_is_read_as_files_write_it(date: str, year: int | None) -> None:
    assert year_of(date) == year


# --- files --------------------------------------------------------------------------------------------------


def looked_at(path: Path, *, digest: bytes | None = None, unsure: bool = False) -> ReadFile:
    (file,) = read_batch([Job(str(path), digest, unsure)]).files
    return file


def test_a_file_that_is_not_there_is_of_no_size_and_told_with_the_reason(tmp_path: Path) -> None:
    path = tmp_path / "a.kif"
    trouble = Trouble(str(path), TroubleKind.UNREADABLE, "No such file or directory")
    assert looked_at(path) == ReadFile(str(path), 0, 0, None, trouble=trouble)


def test_a_file_too_large_or_of_no_kind_is_told(tmp_path: Path) -> None:
    large, folder = tmp_path / "a.kif", tmp_path / "b.kif"
    with large.open("wb") as stream:
        stream.truncate(21_000_000)
    folder.mkdir()
    too_large = looked_at(large)
    assert (too_large.size, too_large.digest) == (21_000_000, None)
    assert too_large.trouble == Trouble(str(large), TroubleKind.TOO_LARGE, "21,000,000 bytes")
    no_file = looked_at(folder).trouble
    assert no_file is not None
    assert no_file.kind is TroubleKind.UNREADABLE


def test_a_file_is_known_again_by_its_content(tmp_path: Path) -> None:
    path = tmp_path / "a.kif"
    path.write_text("   1 ７六歩(77)\n", encoding="utf-8")
    first = looked_at(path)
    assert (first.unchanged, len(first.games), first.trouble) == (False, 1, None)
    assert first.mtime_ns == path.stat().st_mtime_ns
    again = looked_at(path, digest=first.digest)
    assert (again.unchanged, again.games, again.digest) == (True, (), first.digest)


def test_what_need_not_be_a_kifu_is_no_trouble_and_what_should_is(tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    path.write_text("a letter to a friend")
    assert looked_at(path, unsure=True).trouble is None
    trouble = looked_at(path).trouble
    assert trouble is not None
    assert trouble.kind is TroubleKind.NO_KIFU


def test_reservations_name_the_first_and_count_the_others(tmp_path: Path) -> None:
    path = tmp_path / "a.kif"
    path.write_text("変則：はさみ将棋\n手合割：無\n   1 ７六歩(77)\n", encoding="utf-8")
    trouble = looked_at(path).trouble
    assert trouble is not None
    assert trouble.kind is TroubleKind.RESERVATIONS
    assert trouble.reason.endswith(" (+1)")
    path.write_text("変則：はさみ将棋\n   1 ７六歩(77)\n", encoding="utf-8")
    one = looked_at(path).trouble
    assert one is not None
    assert "(+" not in one.reason


def test_files_after_a_stop_are_left_out(tmp_path: Path) -> None:
    jobs = [Job(str(tmp_path / name), None, unsure=False) for name in ("a", "b", "c")]
    asked: list[int] = []

    def stopped() -> bool:
        asked.append(1)
        return len(asked) > 2

    assert [Path(file.path).name for file in read_batch(jobs, stopped).files] == ["a", "b"]


def test_letters_are_compared_whatever_their_width_and_case() -> None:
    assert fold("ＫＡＴＯ ｶﾄｳ ß") == "kato カトウ ss"


def test_a_game_without_headers_leaves_every_text_empty() -> None:
    entry = describe(Record(STANDARD), 3, "a")
    assert (entry.number, entry.plies) == (3, 0)
    assert (entry.black, entry.white, entry.event, entry.opening, entry.strategy) == ("",) * 5
    assert entry.ratings == (None, None)
    assert entry.figures is None
    assert entry.key == key_of_game(Record(STANDARD))


def test_a_game_that_says_what_each_move_is_worth_has_its_own_figures() -> None:
    record = Record(STANDARD)
    path: tuple[int, ...] = ()
    record.root.evaluation = Evaluation(0, depth=10)
    for usi in ("7g7f", "3c3d", "2g2f"):
        path = record.append(path, parse_usi_move(usi, STANDARD))
        record.node(path).evaluation = Evaluation(20, depth=10)
    assert describe(record, 0, "a").figures is not None
    record.node((0,)).evaluation = None
    assert describe(record, 0, "a").figures is None, "not of every move"


def test_of_what_was_not_understood_the_first_is_told_and_how_much_more_there_is(tmp_path: Path) -> None:
    line = "手合割：平手\n   1 ７六歩(77)\n   2 ３四歩(33)\n{wrong}"
    told = []
    for number, wrong in enumerate(
        ("   3 ９九王(11)\n", "   3 ９九王(11)\n*a\n変化：9手\n   9 ７六歩(77)\n")
    ):
        path = tmp_path / f"{number}.kif"
        path.write_text(line.format(wrong=wrong))
        (file,) = read_batch([Job(str(path), None, unsure=False)]).files
        assert file.trouble is not None and file.trouble.kind is TroubleKind.RESERVATIONS
        told.append(file.trouble.reason)
    problems = read(line.format(wrong="   3 ９九王(11)\n")).problems
    assert told[0] == str(problems[0])
    assert told[1].startswith(str(problems[0])) and told[1].endswith(")")


def test_what_may_be_no_kifu_is_kept_as_a_file_that_was_read(tmp_path: Path) -> None:
    path = tmp_path / "readme.txt"
    path.write_text("Dear reader")
    (file,) = read_batch([Job(str(path), None, unsure=True)]).files
    assert (file.path, file.size, file.trouble) == (str(path), 11, None)
    assert file.mtime_ns == path.stat().st_mtime_ns


def test_files_that_were_given_up_are_named_whether_they_were_loaded_or_not() -> None:
    jobs = [Job("/a.kif", None, unsure=False), Job("/b.kif", None, unsure=False)]
    batch = given_up([jobs[0], Loaded(jobs[1], 7, 8)], "the workers died")
    assert [(file.path, file.size, file.mtime_ns) for file in batch.files] == [
        ("/a.kif", 0, 0),
        ("/b.kif", 7, 8),
    ]
    assert {file.trouble.reason for file in batch.files if file.trouble} == {"the workers died"}
