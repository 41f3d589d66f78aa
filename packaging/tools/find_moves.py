"""Find "find the move" problems in games of the engine with itself.

    engine-selfplay shogi NETWORK fast.games 4000 40
    engine-sift shogi NETWORK fast.games fdp > sifted.txt
    python packaging/tools/find_moves.py shogi found.jsonl sifted.txt --seconds 3600

``engine-sift`` (engine/tune/sift.cpp) has found positions in which one move is by far the best, and the move
that led there. Each is looked at further as long as one move stays clearly the best (`_STEPS`). What it
teaches is one of two things, or both, as far as the detectors of the review
(`shogi_desktop.analysis.reasons`) prove it:

- *what the solution shows*: why the last move was a fault, or a picture that wins something whatever was
  played, a fork, a pin, an opened line;
- *why a move that tempts is one*. Such are the moves that the program's weaker levels choose there, which are
  a person's, and the engine's next best. Of several, that of the rarest reason is taken.

Two of the review's reasons, a castle that can be broken and the initiative given up, are told only where
deeper searches confirm them (`Confirmation`); they are asked once the rest is known.

Where those levels nearly always find the best move there is nothing to find. Found problems are added to the
file, one JSON object a line; ``make_move_problems.py`` chooses.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from collections import Counter
from collections.abc import Collection, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from shogi_desktop.analysis.exchange import captures, gain_of
from shogi_desktop.analysis.reasons import CONFIRMATIONS, CONFIRMED_REASONS, Confirmation, ReasonId
from shogi_desktop.analysis.reasons.evidence import LOSS, PIECE
from shogi_desktop.analysis.values import worth
from shogi_desktop.analysis.waiting import turned
from shogi_desktop.app.problems.collection import NOTHING, Puzzle, puzzles_in, score_text
from shogi_desktop.app.problems.finding import (
    MARGIN,
    PICTURES,
    PUNISHED,
    Searcher,
    ask,
    choices,
    fault_of,
    follows,
    lead,
    pictures_of,
    reasons_against,
    share,
    sifted,
    steps_back,
    tellable,
)
from shogi_desktop.game import Evaluation, ForcedMate
from shogi_desktop.rules import BoardMove, Move, Position, Variant, variant_by_id

_HOPE: Final = 0.3
"""With less chance to win after the best move there is nothing to find."""
_CHOICE: Final = 10
"""With fewer legal moves there is nothing to find either."""
_STEPS: Final = ((30_000, 0.09),)
"""Nodes, and the win chance by which the best must be ahead, before the faults are looked at. engine-sift
has asked with fewer.
"""
_LAST_STEPS: Final = ((150_000, 0.1), (400_000, MARGIN))
_SURE: Final = 0.25
"""So far ahead after the first of them, it needs no other."""
_REPLY_NODES: Final = (10_000, 50_000)
_MOST_OF_A_GAME: Final = 3
_MOST_BEYOND: Final = 3
"""With so many positions waiting for a look no others are added."""
_MOST_BACK: Final = 40
"""So many moves that may have led to a mate are looked at."""
_LEVELS: Final = (3, 9)
"""Who is tempted: up to about there a level looks a move ahead and chooses as a person does."""
_TRIES: Final = 6
"""Moves of each."""
_PLAIN: Final = 0.85
"""The share of them that are the best move, from which on there is nothing to find."""
_FAULTS: Final = 5
"""So many are looked at, those that tempt most."""
_NEXT_BEST: Final = 4
"""Where a reason is to be confirmed, so many of the engine's next best moves are looked at too."""
_WORTH_ASKING: Final = 0.09
"""Win chance that such a move costs at least by few nodes; `LEAST_LOSS` by more."""
_GREEDY: Final = 2
"""So many captures that lose are among them in any case."""
_GLANCE: Final = 50_000
"""Searches of a confirmation of no more nodes than this come before the last ones."""
_TOLD: Final = 2
"""So many that can be told of are enough; they are searched once more, until one has the same reason."""


@dataclass(frozen=True)
class Fault:
    """A move that a `reason` speaks against: the scores with the best move, of the line `best`, and with it,
    which `answered` begins. None for waiting. `led_here`: it was the last move, and is no choice.
    """

    move: Move | None
    best: Evaluation
    answered: Evaluation
    reason: ReasonId | None
    led_here: bool = False


@dataclass(frozen=True)
class Candidate:
    """A problem: the best move of the position after `last` in `before`.

    :ivar best: its line, and the score of the `second`. :ivar fault: what tempts there.
    :ivar shown: the last move, where the best one shows why it was a fault, or waiting, where it makes a
        picture.
    :ivar finders: the share, 0 … 1, of the weaker levels' moves that are the best one.
    """

    before: Position
    last: Move | None
    best: Evaluation
    second: int | ForcedMate
    fault: Fault
    shown: Fault | None
    finders: float

    @property
    def reasons(self) -> set[ReasonId]:
        """All that it teaches."""
        told = {self.fault.reason, None if self.shown is None else self.shown.reason}
        return {reason for reason in told if reason is not None}


@dataclass(frozen=True)
class Hope:
    """A fault of which a reason may be confirmed: the last move, or one that tempts."""

    confirmation: Confirmation
    led_here: bool

    @property
    def reason(self) -> ReasonId:
        """That reason."""
        return self.confirmation.reason

    def fault(self, best: Move) -> Fault | None:
        """What the searches have made of it, if they confirm it and see `best` as the best move too. Where
        they see a mate that is what there is to tell.
        """
        judged, following = self.confirmation.judged, self.confirmation.following
        if not self.confirmation.confirmed or following is None:
            return None
        line = following.line if self.led_here else judged.before.line
        mates = any(isinstance(one.score, ForcedMate) for one in (judged.before, following))
        if mates or line[:1] != (best,):
            return None
        return Fault(judged.move, judged.before, following, self.reason, self.led_here)


class Finder:
    """Goes through positions and tells the problems that it finds."""

    def __init__(
        self,
        searcher: Searcher,
        wanted: int,
        counts: Counter[ReasonId],
        rng: random.Random,
        only: Collection[ReasonId] = tuple(ReasonId),
    ) -> None:
        self._searcher, self._wanted, self.counts, self._rng = searcher, wanted, counts, rng
        self._only = frozenset(only)
        self.steps: Counter[str] = Counter()
        """How many positions came how far."""
        self.beyond: list[tuple[Position, Move | None]] = []
        """Positions worth a look after the one looked at last, each as the one before and the move that led
        there: where a fault of its can be punished, and where its solution goes on.
        """

    def wants(self, reason: ReasonId) -> bool:
        """Whether there are not enough of that kind yet."""
        return reason in self._only and self.counts[reason] < self._wanted

    def look(self, before: Position, last: Move | None) -> Candidate | None:
        """A problem in the position after `last`, if it is one."""
        self.steps["looked at"] += 1
        self.beyond.clear()
        position = _after(before, last)
        if len(position.legal_moves()) < _CHOICE:
            return None
        lines: list[Evaluation] = []
        for nodes, margin in _STEPS:
            first = lines[0].line[0] if lines else None
            lines = self._standing_out(position, last, nodes, margin)
            if not lines or first not in {None, lines[0].line[0]}:
                return None
        shown = self._shown(before, last, position, lines[0], _REPLY_NODES[0])
        drawn = choices(self._searcher, position, _LEVELS, _TRIES, self._rng)
        best = lines[0].line[0]
        if drawn[best] >= _PLAIN * drawn.total():
            return None
        self.steps["hidden"] += 1
        faults = self._faults(position, lines, drawn)
        hopes = self._hopes(before, last, lines[0], drawn)
        told = [reason for _, reason in faults if reason is not None]
        if not any(map(self.wants, [*told, *shown, *(hope.reason for hope in hopes)])):
            return None
        self.steps["teaches"] += 1
        return self._made_sure(before, last, best, faults, drawn, hopes)

    def _standing_out(
        self, position: Position, last: Move | None, nodes: int, margin: float
    ) -> list[Evaluation]:
        """The lines of a search, if the first is clearly the best."""
        lines = self._searcher.lines(position, nodes, 2)
        if len(lines) < 2 or not _stands_out(position, lines, last, margin):
            return []
        self.steps[f"{nodes} nodes"] += 1
        return lines

    def _punished(self, before: Position, last: Move, best: Evaluation, nodes: int) -> dict[ReasonId, Fault]:
        """Why `last` was a fault, as far as what answers it shows that."""
        instead = self._searcher.lines(before, nodes, 1)
        if not instead or instead[0].line[0] == last:
            return {}
        reasons = reasons_against(before, instead[0], last, best)
        return {
            reason.id: Fault(last, instead[0], best, reason.id)
            for reason in reasons
            if reason.id in PUNISHED
            and reason.line[1 : len(best.line) + 1] == best.line[: len(reason.line) - 1]
        }

    def _hopes(
        self, before: Position, last: Move | None, best: Evaluation, drawn: Counter[Move]
    ) -> list[Hope]:
        """Faults of which short lines, and what they cost to ask, let a reason be confirmed."""
        position, hopes = _after(before, last), []
        if last is not None:
            hopes = [Hope(one, True) for one in self._confirmable(before, None, last, best)]
        for move in self._nearly_as_good(position, best.line[0], drawn):
            hopes += [Hope(one, False) for one in self._confirmable(position, best, move, None)]
        return sorted(hopes, key=lambda hope: self.counts[hope.reason])

    def _nearly_as_good(self, position: Position, best: Move, drawn: Counter[Move]) -> Iterator[Move]:
        """What tempts, and the engine's next best moves, each once."""
        if not any(self.wants(kind.reason) for kind in CONFIRMATIONS):
            return
        first, *others = self._searcher.lines(position, _REPLY_NODES[0], 1 + _NEXT_BEST)
        cost = {one.line[0]: lead(first.score, one.score, position) for one in others}
        tempting = [move for move, _ in drawn.most_common(_FAULTS + 1) if move != best]
        for move in dict.fromkeys([*tempting[:_FAULTS], *cost]):
            if move != best and cost.get(move, 1) >= _WORTH_ASKING:
                yield move

    def _confirmable(
        self, position: Position, best: Evaluation | None, move: Move, after: Evaluation | None
    ) -> Iterator[Confirmation]:
        """What may be confirmed of `move`; what is not known of the position before it and after is asked."""
        kinds = [kind for kind in CONFIRMATIONS if self.wants(kind.reason)]
        if not kinds:
            return
        best = best or next(iter(self._searcher.lines(position, _REPLY_NODES[0], 1)), None)
        if best is None or best.line[0] == move:
            return
        after = after or self._answered(position, move, _REPLY_NODES[0])
        judged = None if after is None else fault_of(position, best, move, after)
        if judged is None:
            return
        for kind in kinds:
            confirmation = kind(judged)
            self._ask(confirmation, _GLANCE)
            if confirmation.wanted is not None:
                self.steps[f"may be {kind.reason.value}"] += 1
                yield confirmation

    def _ask(self, confirmation: Confirmation, most: int | None = None) -> None:
        ask(confirmation, lambda position, nodes: self._searcher.lines(position, nodes, 1), most)

    def _confirmed(self, position: Position, lines: list[Evaluation], hopes: list[Hope]) -> Fault | None:
        """The first of the hopes that comes true."""
        for hope in hopes:
            if self.wants(hope.reason):
                self._ask(hope.confirmation)
                fault = hope.fault(lines[0].line[0])
                if fault is not None and lead(_of(fault).score, lines[1].score, position) >= MARGIN:
                    self.steps[f"is {hope.reason.value}"] += 1
                    return fault
        return None

    def _shown(
        self, before: Position, last: Move | None, position: Position, best: Evaluation, nodes: int
    ) -> dict[ReasonId, Fault]:
        """What the best move shows: why the last one was a fault, or a picture that it makes."""
        punished = {} if last is None else self._punished(before, last, best, nodes)
        return self._pictures(position, best, nodes) | punished

    def _pictures(self, position: Position, best: Evaluation, nodes: int) -> dict[ReasonId, Fault]:
        """The pictures that the best move makes and that win something."""
        if position.is_check() or not any(map(self.wants, PICTURES)):
            return {}
        otherwise = self._searcher.lines(turned(position), nodes, 1)
        reasons = pictures_of(position, best, otherwise[0]) if otherwise else ()
        return {one.id: Fault(None, otherwise[0], best, one.id) for one in reasons}

    def _faults(
        self, position: Position, lines: list[Evaluation], drawn: Counter[Move]
    ) -> list[tuple[Move, ReasonId | None]]:
        """Faults that tempt, each with a reason that is wanted, the rarest first; last of all the next best
        move, with none.
        """
        best, second = lines
        if not any(self.wants(reason) for reason in ReasonId if reason not in CONFIRMED_REASONS):
            return [(second.line[0], None)]
        tempting = drawn.copy()
        tempting[second.line[0]] += 1
        if self.wants(ReasonId.BAD_EXCHANGE):
            tempting.update(dict.fromkeys(_greedy(position), _TRIES))
        del tempting[best.line[0]]
        found: list[tuple[Move, ReasonId | None]] = []
        for move, _ in tempting.most_common(_FAULTS):
            known = follows(second) if move == second.line[0] else None
            answered = known or self._answered(position, move, _REPLY_NODES[0])
            reasons = () if answered is None else tellable(reasons_against(position, best, move, answered))
            wanted = sorted(
                (one.id for one in reasons if self.wants(one.id)), key=lambda one: self.counts[one]
            )
            if any(reason in PUNISHED for reason in wanted):
                self._go_beyond(position, move)
            found += [(move, reason) for reason in wanted[:1]]
            if len(found) == _TOLD:
                break
        if len(best.line) > 2:
            self._go_beyond(position, *best.line[:2])
        found.sort(key=lambda one: 0 if one[1] is None else self.counts[one[1]])
        return [*found, (second.line[0], None)]

    def _go_beyond(self, position: Position, *moves: Move) -> None:
        before = position.copy()
        for move in moves[:-1]:
            before.play(move)
        self.beyond.append((before, moves[-1]))

    def _answered(self, position: Position, move: Move, nodes: int) -> Evaluation | None:
        """What follows a move; None where that is its end."""
        after = position.copy()
        after.play(move)
        answers = self._searcher.lines(after, nodes, 1) if after.has_legal_move() else []
        return answers[0] if answers else None

    def _made_sure(
        self,
        before: Position,
        last: Move | None,
        best: Move,
        faults: list[tuple[Move, ReasonId | None]],
        drawn: Counter[Move],
        hopes: list[Hope],
    ) -> Candidate | None:
        """The problem as a long search sees it, if that still teaches something that is wanted."""
        position = _after(before, last)
        lines: list[Evaluation] = []
        for nodes, margin in _LAST_STEPS:
            if lines and lead(lines[0].score, lines[1].score, position) >= _SURE:
                break
            lines = self._standing_out(position, last, nodes, margin)
            if not lines or lines[0].line[0] != best:
                return None
        shown = self._shown(before, last, position, lines[0], _REPLY_NODES[1])
        rarest = min(shown, key=lambda reason: self.counts[reason], default=None)
        fault = self._tempting(position, lines, faults)
        showing = None if rarest is None else shown[rarest]
        deeper = self._confirmed(position, lines, hopes)
        if deeper is not None and deeper.led_here:
            showing = deeper
        elif deeper is not None:
            fault = deeper
        found = Candidate(
            before,
            last,
            lines[0] if deeper is None else _of(deeper),
            lines[1].score,
            fault,
            showing,
            drawn[best] / drawn.total(),
        )
        if not any(map(self.wants, found.reasons)):
            return None
        self.steps["found"] += 1
        return found

    def _tempting(
        self, position: Position, lines: list[Evaluation], faults: list[tuple[Move, ReasonId | None]]
    ) -> Fault:
        """The first fault whose reason a longer search proves too; else the next best move."""
        for move, wished in faults:
            if wished is None:
                break
            answered = self._answered(position, move, _REPLY_NODES[1])
            reasons = () if answered is None else reasons_against(position, lines[0], move, answered)
            if answered is not None and wished in {reason.id for reason in reasons}:
                return Fault(move, lines[0], answered, wished)
        return Fault(lines[1].line[0], lines[0], follows(lines[1]), None)

    def more(self, puzzle: Puzzle) -> Iterator[Fault]:
        """More faults in the position of a problem, each with a reason that is wanted and that nothing else
        there has: what the levels choose, and captures that lose. Of a mate, the move that walked into it.
        """
        position, fault = puzzle.start, puzzle.fault
        if fault is None:
            return
        if isinstance(fault.best, ForcedMate):
            if self._lacks(ReasonId.WALKS_INTO_MATE, set(puzzle.reasons)) and not puzzle.shown:
                yield from self._walked_into(position, Evaluation(fault.best, line=puzzle.line))
            return
        best = Evaluation(fault.best, line=puzzle.line)
        told = set(puzzle.reasons)
        if not puzzle.shown:
            pictures = self._pictures(position, best, _REPLY_NODES[0])
            lasting = self._pictures(position, best, _REPLY_NODES[1]) if pictures else {}
            for reason in sorted(pictures.keys() & lasting.keys(), key=self.counts.__getitem__)[:1]:
                told.add(reason)
                yield lasting[reason]
        tempting = dict.fromkeys(_greedy(position)) if self._lacks(ReasonId.BAD_EXCHANGE, told) else {}
        drawn: Counter[Move] = Counter()
        if any(self._lacks(reason, told) for reason in self._only - PICTURES - {ReasonId.BAD_EXCHANGE}):
            drawn = choices(self._searcher, position, _LEVELS, _TRIES, self._rng)
            tempting |= dict.fromkeys(move for move, _ in drawn.most_common(_FAULTS))
        known = {best.line[0], *(one.line[0] for one in puzzle.faults)}
        for move in tempting.keys() - known:
            found = self._proven(position, best, move, told)
            if found is not None and found.reason is not None:
                told.add(found.reason)
                known.add(move)
                yield found
        for move in known - {best.line[0]}:
            del drawn[move]
        for hope in self._hopes(position, None, best, drawn):
            confirmed = self._more_confirmed(hope, best) if self._lacks(hope.reason, told) else None
            if confirmed is not None:
                told.add(hope.reason)
                yield confirmed

    def _more_confirmed(self, hope: Hope, best: Evaluation) -> Fault | None:
        """The fault if it is confirmed, with the line of the problem as the better one."""
        self._ask(hope.confirmation)
        fault = hope.fault(best.line[0])
        return fault if fault is not None and fault.best.line[:2] == best.line[:2] else None

    def _walked_into(self, position: Position, mate: Evaluation) -> Iterator[Fault]:
        """A last move that walked into the mate of `position`: one that the levels choose too."""
        candidates = list(steps_back(position))
        self._rng.shuffle(candidates)
        for before, last in candidates[:_MOST_BACK]:
            if not choices(self._searcher, before, _LEVELS, _TRIES, self._rng)[last]:
                continue
            self.steps["stepped back"] += 1
            if all(
                ReasonId.WALKS_INTO_MATE in (led := self._punished(before, last, mate, nodes))
                for nodes in _REPLY_NODES
            ):
                yield replace(led[ReasonId.WALKS_INTO_MATE], led_here=True)
                return

    def _lacks(self, reason: ReasonId, told: set[ReasonId]) -> bool:
        return reason not in told and self.wants(reason)

    def _proven(self, position: Position, best: Evaluation, move: Move, told: set[ReasonId]) -> Fault | None:
        """The fault that `move` is by a reason that is wanted and not told of yet, in two searches."""
        proven: set[ReasonId] = set()
        answered: Evaluation | None = None
        for nodes in _REPLY_NODES:
            answered = self._answered(position, move, nodes)
            reasons = () if answered is None else reasons_against(position, best, move, answered)
            lacking = {one.id for one in reasons if self._lacks(one.id, told)}
            proven = lacking & proven or (lacking if nodes == _REPLY_NODES[0] else set())
            if not proven or answered is None:
                return None
        rarest = min(proven, key=lambda one: (self.counts[one], one.value))
        return None if answered is None else Fault(move, best, answered, rarest)


def _after(before: Position, last: Move | None) -> Position:
    position = before.copy()
    if last is not None:
        position.play(last)
    return position


def _of(fault: Fault) -> Evaluation:
    """What is known of the position in which the best move is to be found."""
    return fault.answered if fault.led_here else fault.best


def _stands_out(position: Position, lines: list[Evaluation], last: Move | None, margin: float) -> bool:
    """Whether the first line is clearly the best, and no mere taking back by the one piece that can."""
    best, second = lines[0].score, lines[1].score
    if share(best, position) < _HOPE or lead(best, second, position) < margin:
        return False
    move = lines[0].line[0]
    if last is None or isinstance(best, ForcedMate) or not isinstance(move, BoardMove):
        return True
    return move.target != last.target or len(_takers(position, last)) > 1


def _greedy(position: Position) -> list[Move]:
    """Captures of a piece worth a word that lose more than they take, the least first; a few."""
    losing = {}
    for move in sorted(captures(position), key=lambda one: one.promote):
        taken = position.piece_at(move.target)
        gain = gain_of(position, move)
        if taken is not None and worth(taken.kind, position.variant) >= PIECE and gain <= -LOSS:
            losing[move.origin, move.target] = (-gain, move.usi, move)
    return [move for *_, move in sorted(losing.values())[:_GREEDY]]


def _takers(position: Position, last: Move) -> set[int]:
    """From where the piece that moved last can be taken."""
    return {
        move.origin
        for move in position.legal_moves(drops=False)
        if isinstance(move, BoardMove) and move.target == last.target
    }


def written(found: Candidate, family: str) -> str:
    """The problem as a line of the file."""
    row = {
        "family": family,
        "before": found.before.sfen(),
        "last": NOTHING if found.last is None else found.last.usi,
        "best": _usi(found.best),
        "score": score_text(found.best.score),
        "second": score_text(found.second),
        "fault": found.fault.move.usi if found.fault.move else "",
        "reply": _usi(found.fault.answered),
        "after": score_text(found.fault.answered.score),
        "reason": None if found.fault.reason is None else found.fault.reason.value,
        "finders": round(found.finders, 3),
    }
    if found.shown is not None:
        row |= _row_of_shown(found.shown)
    return json.dumps(row)


def _row_of_shown(shown: Fault) -> dict[str, Any]:
    assert shown.reason is not None
    return {
        "punished": shown.reason.value,
        "waits": shown.move is None,
        "instead": _usi(shown.best),
        "instead_score": score_text(shown.best.score),
    }


def written_more(puzzle: Puzzle, fault: Fault) -> str:
    """One more fault of a problem, or what its solution shows, as a line of the file."""
    assert fault.reason is not None
    if fault.move is None:
        return json.dumps({"more": puzzle.id, **_row_of_shown(fault)})
    if fault.led_here:
        return json.dumps({"more": puzzle.id, **_row_of_shown(fault), "last": fault.move.usi})
    score = score_text(fault.answered.score)
    line = [fault.move.usi, *_usi(fault.answered)]
    return json.dumps({"more": puzzle.id, "reason": fault.reason.value, "after": score, "line": line})


def _usi(line: Evaluation) -> list[str]:
    return [move.usi for move in line.line]


def main() -> int:
    """Find until the time is up."""
    options = _options()
    variant = variant_by_id(options.variant)
    rng = random.Random(options.seed)
    counts: Counter[ReasonId] = Counter()
    families: Counter[str] = Counter()
    seen: set[tuple[str, str]] = set()
    if options.found.is_file():
        for row in map(json.loads, options.found.read_text("utf-8").splitlines()):
            if "more" in row:
                counts[ReasonId(row.get("punished") or row["reason"])] += 1
                continue
            families[row["family"]] += 1
            seen.add((row["before"], row["last"]))
            counts.update({ReasonId(row[key]) for key in ("reason", "punished") if row.get(key)})
    if options.have:
        for puzzle in puzzles_in(options.have.read_text("utf-8"), variant):
            counts.update(puzzle.reasons)
    with Searcher(variant) as searcher, options.found.open("a", encoding="utf-8") as output:
        finder = Finder(searcher, options.wanted, counts, rng, options.only)
        rows = (
            _more(finder, options, variant)
            if options.more
            else _found(finder, options, variant, families, seen)
        )
        for row in rows:
            print(row, file=output, flush=True)
    _tell(finder)
    return 0


def _more(finder: Finder, options: argparse.Namespace, variant: Variant) -> Iterator[str]:
    """More faults of the problems of a list."""
    until = time.monotonic() + options.seconds
    for puzzle in puzzles_in(options.sifted.read_text("utf-8"), variant)[options.skip :]:
        if time.monotonic() > until:
            return
        for fault in finder.more(puzzle):
            assert fault.reason is not None
            finder.counts[fault.reason] += 1
            yield written_more(puzzle, fault)


def _found(
    finder: Finder,
    options: argparse.Namespace,
    variant: Variant,
    families: Counter[str],
    seen: set[tuple[str, str]],
) -> Iterator[str]:
    """The problems found in what was sifted, few of a game."""
    until = time.monotonic() + options.seconds
    for number, start in enumerate(sifted(options.sifted, variant, options.family)):
        if number < options.skip or start.kind not in options.kinds:
            continue
        if time.monotonic() > until:
            print(f"stopped at {number}")
            return
        waiting: list[tuple[Position, Move | None]] = [(start.before, start.last)]
        while waiting and families[start.family] < _MOST_OF_A_GAME:
            before, last = waiting.pop(0)
            key = (before.sfen(), NOTHING if last is None else last.usi)
            if key in seen:
                continue
            seen.add(key)
            found = finder.look(before, last)
            if len(waiting) < _MOST_BEYOND:
                waiting.extend(finder.beyond)
            if found is not None:
                families[start.family] += 1
                finder.counts.update(found.reasons)
                yield written(found, start.family)


def _tell(finder: Finder) -> None:
    counts = {reason.value: count for reason, count in finder.counts.items()}
    print(f"{dict(finder.steps)}, {counts}", flush=True)


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("variant")
    parser.add_argument("found", type=Path, help="problems are added to this file")
    parser.add_argument("sifted", type=Path, help="what engine-sift has written")
    parser.add_argument("--seconds", type=int, default=3_600)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--skip", type=int, default=0, help="positions that were looked at before")
    parser.add_argument(
        "--kinds", default="mfdpceobi", help="kinds that are looked at (default: %(default)s)"
    )
    parser.add_argument("--family", default="", help="the games or models that the numbers of the list count")
    parser.add_argument("--wanted", type=int, default=330, help="problems of a reason (default: %(default)s)")
    parser.add_argument("--only", type=ReasonId, nargs="+", default=tuple(ReasonId), help="wanted reasons")
    parser.add_argument(
        "--more", action="store_true", help="`sifted` is a list of problems: more of their faults"
    )
    parser.add_argument("--have", type=Path, help="problems that are there already, counted with the others")
    return parser.parse_args()


if __name__ == "__main__":
    raise SystemExit(main())
