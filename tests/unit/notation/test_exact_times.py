"""Times to the millisecond in KIF: nothing of them where seconds say it all, little of them elsewhere."""

from __future__ import annotations

from itertools import pairwise

from shogi_desktop.game import Outcome, Reason, Record
from shogi_desktop.notation import kif
from shogi_desktop.rules import OKISAKI, STANDARD, Color, parse_usi_move

LINE = ["7g7f", "3c3d", "2g2f", "8c8d", "2f2e", "8d8e"]


def game(*times: int | None, moves: list[str] = LINE) -> Record:
    record = Record(STANDARD)
    path: tuple[int, ...] = ()
    for usi, time in zip(moves, times, strict=False):
        path = record.append(path, parse_usi_move(usi, STANDARD), time_ms=time)
    return record


def exact_lines(text: str) -> list[str]:
    return [line for line in text.splitlines() if line.startswith("#") and "version" not in line]


def test_whole_seconds_leave_no_line_behind() -> None:
    record = game(1000, 0, 65_000, None, 2000)
    text = kif.dumps(record)
    assert exact_lines(text) == []
    assert kif.loads(text).record == record


def test_one_block_at_the_end_holds_all_variations_included() -> None:
    record = game(1234, 870, 3001, 2000, 59_999)
    branch = record.append((0,), parse_usi_move("8c8d", STANDARD), time_ms=4_321)
    record.node(branch).outcome, record.node(branch).outcome_time_ms = Outcome(Reason.UNKNOWN), 2_500
    tip = record.node((0, 0, 0, 0, 0))
    tip.outcome, tip.outcome_time_ms = Outcome(Reason.RESIGNATION, Color.BLACK), 777
    text = kif.dumps(record)
    # The fourth move took whole seconds, but the total of its mover is none.
    assert exact_lines(text)[-1] == "#times-ms 1:1234 2:870 3:3001 4:2000 5:59999 5e:777 6:4321 6e:2500"
    assert text.index("#times-ms") > text.index("変化")
    assert kif.loads(text).record == record


def test_the_lines_are_no_wider_than_a_page() -> None:
    record = Record(OKISAKI)
    position = record.start_position()
    path: tuple[int, ...] = ()
    for n in range(200):
        move = position.legal_moves()[0]
        position.play(move)
        path = record.append(path, move, time_ms=1_000_001 * n % 700_001)
    text = kif.dumps(record)
    lines = exact_lines(text)
    for line, following in pairwise(lines):
        assert len(line) <= 78 < len(f"{line} {following.split()[1]}")
    assert max(map(len, lines)) == 78
    assert kif.loads(text).record == record


def test_totals_that_are_no_sum_and_times_not_known_survive() -> None:
    record = game(1000, 2000, 3000, 4000)
    for ply, (time, total) in enumerate([(None, 5500), (1500, None), (2500, 99_999), (2000, 2000)], start=1):
        node = record.node((0,) * ply)
        node.time_ms, node.total_ms = time, total
    assert kif.loads(kif.dumps(record)).record == record


def test_entries_that_do_not_fit_the_seconds_beside_the_move_are_stale() -> None:
    text = kif.dumps(game(1234, 870)).replace("( 0:01/00:00:01)", "( 0:09/00:00:09)")
    record = kif.loads(text).record
    assert record.node((0,)).time_ms == 9000
    assert record.node((0, 0)).time_ms == 870


def test_exact_times_survive_a_variation_that_cannot_be_read() -> None:
    text = kif.dumps(game(1234, 870)).replace("#times", "\n変化：2手\n   2 ？？？\n#times")
    result = kif.loads(text)
    assert result.record.node((0, 0)).time_ms == 870
    assert "times-ms" not in "".join(node.comment for node in result.record.walk())


def test_files_with_a_line_below_each_move_are_still_read() -> None:
    text = "   1 ７六歩(77)   ( 0:01/00:00:01)\n#ms 1234/1234\n   2 投了\n#ms 500\n"
    record = kif.loads(text).record
    assert (record.node((0,)).time_ms, record.node((0,)).total_ms) == (1234, 1234)
    assert record.node((0,)).outcome_time_ms == 500


def test_a_remark_that_only_looks_like_times_is_kept() -> None:
    record = game(1000)
    record.node((0,)).remarks = ["times-ms are below", "times-ms"]
    assert kif.loads(kif.dumps(record)).record == record


def test_the_time_before_an_end_of_unknown_reason_is_kept_though_no_line_has_it() -> None:
    record = game(1000, 2000)
    tip = record.node((0, 0))
    tip.outcome, tip.outcome_time_ms = Outcome(Reason.UNKNOWN, Color.WHITE), 5_000
    text = kif.dumps(record)
    assert exact_lines(text)[-1] == "#times-ms 2e:5000"
    assert kif.loads(text).record == record


def test_whole_seconds_before_an_end_that_has_a_line_are_in_that_line() -> None:
    record = game(1000, 2000)
    tip = record.node((0, 0))
    tip.outcome, tip.outcome_time_ms = Outcome(Reason.RESIGNATION, Color.WHITE), 5_000
    text = kif.dumps(record)
    assert exact_lines(text) == []
    assert kif.loads(text).record == record


def test_an_entry_for_a_move_that_is_not_there_hinders_no_other() -> None:
    text = kif.dumps(game(1234, 870))
    block = exact_lines(text)[-1]
    read = kif.loads(text.replace(block, block.replace("#times-ms ", "#times-ms 99:5 "))).record
    assert [node.time_ms for node in read.main_line()] == [1234, 870]


def test_for_other_programs_the_times_are_whole_seconds() -> None:
    record = game(1234, 870)
    assert "#times-ms" in kif.dumps(record)
    plain = kif.dumps(record, exact_times=False)
    assert "#times-ms" not in plain
    assert kif.dumps(record).startswith(plain)
