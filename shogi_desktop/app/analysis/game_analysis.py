"""A whole game searched position by position, the last first, without anybody to wait for: no engine, no Qt.

`GameWalk` says what to ask next and takes the answers; `analysis.jobs` asks on the command line,
`analysis.review` in the window. The last position comes first, and the engine's hash table is not
emptied: what it found out about later moves it knows when it looks at earlier ones.

A move that looks like a fault is not called one before the engine's own move has been searched as the
played one was: from the position after it, with the same effort. What the position is worth is then the
better of the two. So the evaluations that are kept say by themselves how good each move was
(`analysis.judged`).

When all positions are known, faults that may have a reason which short lines do not prove are put once more
to deeper searches (`analysis.reasons.confirming`): those that seem to let a castle be broken, then those that
may give up the initiative, and of each those that cost most first. All together may take a fifth of the nodes
of the game. What they find is kept where it confirms the reason and makes no neighbouring move worse.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from msgspec import Struct
from msgspec.structs import replace

from shogi_desktop.analysis.judged import InBook, JudgedMove, score_after
from shogi_desktop.analysis.judgement import Judgement, judge
from shogi_desktop.analysis.reasons import CONFIRMATIONS, Confirmation
from shogi_desktop.analysis.reasons.confirming import LEAST_LOSS, Wanted
from shogi_desktop.analysis.reasons.evidence import Evidence
from shogi_desktop.analysis.waiting import turned
from shogi_desktop.analysis.win_chance import chance
from shogi_desktop.app.analysis.findings import evaluation_of
from shogi_desktop.app.engines.handle import request_for
from shogi_desktop.app.players.book import in_book
from shogi_desktop.game import Evaluation, ForcedMate, Node, Path, Record, play_node
from shogi_desktop.rules import Color, Move, MoveTextError, Position, parse_usi_move
from shogi_desktop.usi.events import SearchDone
from shogi_desktop.usi.messages import GoLimits, Verdict
from shogi_desktop.usi.search import SearchRequest

_SEARCH_SHARE = 0.85
"""Of the time for a move: about one move in six is a fault that wants another search."""
_PATIENCE = 50
"""Times the effort that an engine gets for a position of which it had nothing to say."""
_MOST_SILENT = 3
"""Answers without a score, and none with one: the engine says none."""
_MOST_FORCED = 20
"""Replies without a choice that are followed to a position that can be searched."""
_CONFIRMING = 5
"""One part in so many of the nodes of the game may be spent on confirming."""
_SEVERITY = (Judgement.BEST, Judgement.GOOD, Judgement.INACCURACY, Judgement.MISTAKE, Judgement.BLUNDER)
_LONGEST_SEARCH_MS = 600_000
"""No search by nodes takes longer, on whatever machine."""


class NoScoreError(Exception):
    """The engine answers, but says no score: it cannot analyse."""

    def __init__(self, engine: str) -> None:
        super().__init__(engine)
        self.engine = engine


@dataclass(frozen=True, slots=True)
class Effort:
    """How long each position is searched: so many nodes or so many milliseconds, and how many lines.

    The milliseconds are those of a move on the whole: each search gets a little less, since the
    confirmations of faults take their part.
    """

    nodes: int | None = None
    movetime_ms: int | None = None
    multipv: int = 1

    def limits(self) -> GoLimits:
        """For the engine."""
        time_ms = None if self.movetime_ms is None else max(1, round(self.movetime_ms * _SEARCH_SHARE))
        return GoLimits(nodes=self.nodes, movetime_ms=time_ms)

    def times(self, factor: int) -> Effort:
        """So many times as long."""
        return Effort(
            None if self.nodes is None else self.nodes * factor,
            None if self.movetime_ms is None else self.movetime_ms * factor,
            self.multipv,
        )

    @property
    def longest_ms(self) -> int:
        """A search that takes longer hangs."""
        return _LONGEST_SEARCH_MS if self.movetime_ms is None else self.movetime_ms


@dataclass(frozen=True, slots=True)
class Plan:
    """Which moves of a line are looked at, numbered from 1 to `last` (None: the end), and how thoroughly."""

    effort: Effort
    first: int = 1
    last: int | None = None
    sides: frozenset[Color] = frozenset(Color)

    def includes(self, ply: int, mover: Color) -> bool:
        """Whether the move number `ply` is one of them."""
        return ply >= self.first and (self.last is None or ply <= self.last) and mover in self.sides


class Finding(Struct, frozen=True):
    """What was found for the position after `ply` moves; `others` are the lines after the best one."""

    ply: int
    evaluation: Evaluation
    others: tuple[Evaluation, ...] = ()


@dataclass(frozen=True, slots=True)
class Question:
    """A position to be searched, after `moves` (USI text).

    It is the one after `ply` moves of the game, or what follows from it by `further` moves: `check`, the
    engine's own move that the search is to confirm, and replies to which there is no other. Of a position
    with one legal move engines say no score. `nodes`: how deep, where that is not for the plan to say.
    `start`: where `moves` begin (SFEN), if that is not where the game does, because somebody has passed.
    """

    ply: int
    moves: tuple[str, ...]
    position: Position
    further: tuple[Move, ...] = ()
    check: Move | None = None
    nodes: int | None = None
    start: str | None = None


class GameWalk:
    """The way through one game. Works on a copy of the record: what was found is told, and kept by others."""

    def __init__(
        self,
        record: Record,
        plan: Plan,
        *,
        path: Path = (),
        known: Iterable[Finding] = (),
        book: InBook = in_book,
    ) -> None:
        """:param known: what an earlier walk with the same plan had found: it is not asked again."""
        self.plan = plan
        self.record = record.copy()
        self.findings: dict[int, Finding] = {}
        self._book = book
        self._nodes: list[Node] = [self.record.root]
        self._positions: list[Position] = [record.start_position()]
        self._follow(path)
        wanted = self._wanted()
        for ply in wanted:
            self._nodes[ply].evaluation = None
        for finding in known:
            if finding.ply in wanted:
                self._keep(finding)
        self._waiting = [ply for ply in sorted(wanted) if ply not in self.findings]
        self._searched = len(wanted)
        self._unconfirmed: Finding | None = None
        self._silent = 0
        self._patience = 1
        self._candidates: dict[int, tuple[type[Confirmation], float]] = {}  # faults, and what they cost
        self._sealed: dict[int, int] = {}  # what it has cost to confirm others, now or before
        for ply in sorted(self.findings):
            self._consider(ply)
        self._faults: list[int] | None = None  # those still to be put once more; None: not yet the time
        self._left = 0  # nodes that may be spent on them
        self._put = 0  # how many have been put
        self._confirmation: tuple[int, Confirmation] | None = None

    @property
    def done(self) -> int:
        """How much of the `total` has been searched."""
        return len(self.findings) + self._silent + self._put

    @property
    def total(self) -> int:
        """How many positions there are to search, and faults to be put once more: these come to light one by
        one.
        """
        return self._searched + len(self._candidates)

    def next(self) -> Question | None:
        """What to search now; None when all is known."""
        if self._unconfirmed is not None:
            return self._question(self._unconfirmed.ply, self._unconfirmed.evaluation.line[0])
        while self._waiting:
            question = self._question(self._waiting[-1])
            known = self._follows(question)
            if known is None:
                return question
            self._found(Finding(self._waiting.pop(), known))
        return self._question_once_more()

    def request(self, question: Question) -> SearchRequest:
        """The question as an engine is asked it."""
        effort = self.plan.effort.times(self._patience)
        limits, longest_ms = effort.limits(), effort.longest_ms
        if question.nodes is not None:
            limits, longest_ms = GoLimits(nodes=question.nodes), _LONGEST_SEARCH_MS
        start = question.start or self.record.start_sfen
        return request_for(start, question.moves, question.position, limits, longest_ms)

    def take(self, question: Question, done: SearchDone, engine: str) -> tuple[Finding, ...]:
        """Take the answer to `question`; what is found by it, where something is complete.

        :param engine: what the engine is called. :raises NoScoreError: the engine says no scores.
        """
        lines = _evaluations(done, question.position, engine)
        if self._confirmation is not None:
            return self._take_once_more(question, lines)
        finding = self._take(question, lines, engine)
        return () if finding is None else (finding,)

    def _take(self, question: Question, lines: list[Evaluation], engine: str) -> Finding | None:
        if not lines:
            return self._ask_again(engine)
        self._patience = 1
        lines = [_earlier(line, question.further) for line in lines]
        if self._unconfirmed is not None:  # what was asked is the check
            finding = self._confirmed(self._unconfirmed, lines[0])
        else:
            finding = Finding(question.ply, lines[0], tuple(lines[1 : self.plan.effort.multipv]))
            if self._is_doubtful(finding):
                self._unconfirmed = finding
                return None
        self._unconfirmed = None
        self._waiting.pop()
        self._found(finding)
        return finding

    def _ask_again(self, engine: str) -> Finding | None:
        """Give a silent engine more time; the second time leave the position, or its finding as it stands.

        A small number of nodes may all go into the captures of one wild position.

        :raises NoScoreError: it has not said any score yet.
        """
        if self._patience == 1:
            self._patience = _PATIENCE
            return None
        self._patience = 1
        finding, self._unconfirmed = self._unconfirmed, None
        self._waiting.pop()
        if finding is not None:
            self._found(finding)
            return finding
        self._silent += 1
        if not self.findings and (self._silent >= _MOST_SILENT or not self._waiting):
            raise NoScoreError(engine)
        return None

    def _follow(self, path: Path) -> None:
        position = self._positions[0].copy()
        for node in self.record.line_from(path):
            if node.illegal or node.move is None or not position.is_legal(node.move):
                return
            play_node(position, node)
            self._nodes.append(node)
            self._positions.append(position.copy())

    def _wanted(self) -> set[int]:
        """The positions before and after each move of the plan, but for those that end the game."""
        wanted: set[int] = set()
        for ply in range(1, len(self._nodes)):
            if self.plan.includes(ply, self._positions[ply - 1].turn):
                wanted |= {ply - 1, ply}
        last = self._nodes[-1]
        last.evaluation = None
        if score_after(last, self._positions[-1]) is not None:
            wanted.discard(len(self._nodes) - 1)
        return wanted

    def _moves(self, ply: int) -> tuple[str, ...]:
        return tuple(node.move.usi for node in self._nodes[1 : ply + 1] if node.move is not None)

    def _keep(self, finding: Finding) -> None:
        self.findings[finding.ply] = finding
        self._nodes[finding.ply].evaluation = finding.evaluation

    def _found(self, finding: Finding) -> None:
        """Keep a finding, and look whether a move beside it is to be put once more when all is known."""
        self._keep(finding)
        self._consider(finding.ply)
        self._consider(finding.ply + 1)

    def _consider(self, ply: int) -> None:
        """Remember the move number `ply` if there may be something to confirm, by what is known now."""
        judged = self._judged(ply)
        if judged is None or self.plan.effort.multipv > 1 or not self.plan.includes(ply, judged.mover):
            return
        done = next((kind for kind in CONFIRMATIONS if kind.is_done(judged)), None)
        if done is not None:
            self._sealed[ply] = done.cost_of(judged.before.nodes or 0)
        elif judged.judgement.is_fault and judged.loss >= LEAST_LOSS:
            evidence = Evidence(judged)
            may_be = next((kind for kind in CONFIRMATIONS if kind.shows(evidence)), None)
            if may_be is not None:
                self._candidates[ply] = may_be, judged.loss

    def _judged(self, ply: int) -> JudgedMove | None:
        """The move number `ply` as its two positions are evaluated; None where one of them is not."""
        if not {ply - 1, ply} <= self.findings.keys():
            return None
        position, node = self._positions[ply - 1], self._nodes[ply]
        before, after = self.findings[ply - 1].evaluation, self.findings[ply].evaluation
        score, played = self._score_after_move(ply - 1), node.move
        assert score is not None
        assert played is not None
        if self._book(position, played):
            return None
        judgement, loss = judge(before, played, score, position.turn, position.variant)
        return JudgedMove(node.ply, node, position, before, score, after.line, judgement, loss)

    def _question_once_more(self) -> Question | None:
        """The next search that is to confirm a fault, once all positions are known."""
        if self._faults is None:
            self._faults = sorted(self._candidates, key=self._weight)
            self._left = self._allowance()
        while self._confirmation is not None or self._faults:
            if self._confirmation is None:
                self._begin_confirmation(self._faults.pop())
                continue
            ply, confirmation = self._confirmation
            wanted = confirmation.wanted
            assert wanted is not None
            question = self._question_of(ply if wanted.after else ply - 1, wanted)
            if question.position.has_legal_move():
                return question
            self._end_confirmation()  # it ends in mate, and that is what there is to say of it
        return None

    def _weight(self, ply: int) -> tuple[int, float]:
        """The greater, the earlier a candidate is put once more."""
        kind, loss = self._candidates[ply]
        return -CONFIRMATIONS.index(kind), loss

    def _allowance(self) -> int:
        """Nodes that confirmations may still take."""
        deep = {each for ply in self._sealed for each in (ply - 1, ply)}
        found = (each.evaluation.nodes or 0 for ply, each in self.findings.items() if ply not in deep)
        return sum(found) // _CONFIRMING - sum(self._sealed.values())

    def _begin_confirmation(self, ply: int) -> None:
        """Put the fault number `ply` once more, if there are nodes for all its searches."""
        judged = self._judged(ply)
        assert judged is not None
        known = (self.findings[each].evaluation.nodes or 0 for each in (ply - 1, ply))
        kind, _ = self._candidates[ply]
        confirmation = kind(judged, max(known))
        if confirmation.cost <= self._left and confirmation.wanted is not None:
            self._confirmation = ply, confirmation
        else:
            self._put += 1

    def _end_confirmation(self) -> None:
        self._confirmation = None
        self._put += 1

    def _take_once_more(self, question: Question, lines: list[Evaluation]) -> tuple[Finding, ...]:
        """Take the answer to a question that is to confirm; what is found when the last one did."""
        assert self._confirmation is not None
        ply, confirmation = self._confirmation
        self._left -= question.nodes or 0
        if lines:
            confirmation.take(_earlier(lines[0], question.further))
        else:
            confirmation.give_up()
        if confirmation.wanted is not None:
            return ()
        self._end_confirmation()
        if not confirmation.confirmed or confirmation.following is None:
            return ()
        deep = (Finding(ply - 1, confirmation.judged.before), Finding(ply, confirmation.following))
        return deep if self._kept_without_harm(deep) else ()

    def _kept_without_harm(self, deep: tuple[Finding, Finding]) -> bool:
        """Keep both where the moves before and after the fault are judged no worse by it."""
        first, last = deep[0].ply, deep[1].ply + 1
        short, before = [self.findings[each.ply] for each in deep], self._severities(first, last)
        for finding in deep:
            self._keep(finding)
        if all(now <= then for now, then in zip(self._severities(first, last), before, strict=True)):
            return True
        for finding in short:
            self._keep(finding)
        return False

    def _severities(self, *plies: int) -> list[int]:
        """How grave the faults are that these moves are: at most 1 where one is none."""
        judged = (self._judged(ply) for ply in plies)
        return [1 if one is None else max(1, _SEVERITY.index(one.judgement)) for one in judged]

    def _score_after_move(self, ply: int) -> int | ForcedMate | None:
        """The score after the move that was played in the position after `ply` moves."""
        if ply + 1 >= len(self._nodes):
            return None
        return score_after(self._nodes[ply + 1], self._positions[ply + 1])

    def _is_doubtful(self, finding: Finding) -> bool:
        """Whether the played move looks like a fault, which the engine's own move is to confirm."""
        after = self._score_after_move(finding.ply)
        played = self._played(finding.ply)
        if after is None or played is None or not finding.evaluation.line:
            return False
        position = self._positions[finding.ply]
        score, best = finding.evaluation.score, finding.evaluation.line[0]
        if isinstance(score, ForcedMate) and score.winner is position.turn:
            return False  # a mate was proven
        if self._book(position, played) or not _after(position, best).has_legal_move():
            return False
        judgement, _ = judge(finding.evaluation, played, after, position.turn, position.variant)
        return judgement.is_fault

    def _played(self, ply: int) -> Move | None:
        return self._nodes[ply + 1].move if ply + 1 < len(self._nodes) else None

    def _question(self, ply: int, check: Move | None = None) -> Question:
        """What to search for the position after `ply` moves, or after `check` from there."""
        position, further = _to_be_searched(self._positions[ply].copy(), () if check is None else (check,))
        moves = (*self._moves(ply), *(move.usi for move in further))
        return Question(ply, moves, position, further, check)

    def _question_of(self, ply: int, wanted: Wanted) -> Question:
        """What to search where a confirmation wants it, from the position after `ply` moves on."""
        position = self._positions[ply].copy()
        if not wanted.passed:
            position, further = _to_be_searched(position, wanted.moves)
            moves = (*self._moves(ply), *(move.usi for move in further))
            return Question(ply, moves, position, further, nodes=wanted.nodes)
        for move in wanted.moves:
            position.perform_trusted(move)
        position = turned(position)
        start = position.sfen()
        position, further = _to_be_searched(position)
        moves = tuple(move.usi for move in further)
        return Question(ply, moves, position, further, nodes=wanted.nodes, start=start)

    def _follows(self, question: Question) -> Evaluation | None:
        """What the position is worth where that needs no search: its only move leads to what is known."""
        if not question.further:
            return None
        if not question.position.has_legal_move():
            end = Evaluation(ForcedMate(question.position.turn.opponent, 0))
            return _earlier(end, question.further)
        after, played = self._score_after_move(question.ply), self._played(question.ply)
        if after is None or played is None:
            return None
        return _earlier(self._nodes[question.ply + 1].evaluation or Evaluation(after), (played,))

    def _confirmed(self, finding: Finding, confirmed: Evaluation) -> Finding:
        """What the position is worth: the better of the engine's move and the played one, both searched."""
        position = self._positions[finding.ply]
        after, played = self._score_after_move(finding.ply), self._played(finding.ply)
        assert after is not None
        assert played is not None
        gain = chance(confirmed.score, position.variant) - chance(after, position.variant)
        if position.turn is Color.WHITE:
            gain = -gain
        first = finding.evaluation
        nodes = None if first.nodes is None or confirmed.nodes is None else first.nodes + confirmed.nodes
        if gain >= 0:
            backed_up = confirmed
        else:
            following = self._nodes[finding.ply + 1].evaluation
            backed_up = _earlier(following or Evaluation(after, engine=first.engine), (played,))
        return replace(finding, evaluation=replace(backed_up, nodes=nodes))


def _earlier(evaluation: Evaluation, moves: tuple[Move, ...]) -> Evaluation:
    """What an evaluation of the position after `moves` says of the one before them."""
    score, depth, plies = evaluation.score, evaluation.depth, len(moves)
    if isinstance(score, ForcedMate) and score.plies is not None:
        score = replace(score, plies=score.plies + plies)
    return replace(
        evaluation,
        score=score,
        depth=None if depth is None else depth + plies,
        line=(*moves, *evaluation.line),
    )


def _to_be_searched(position: Position, further: tuple[Move, ...] = ()) -> tuple[Position, tuple[Move, ...]]:
    """Where these moves lead, and the replies after them to which there is no other; all the moves."""
    for move in further:
        position.perform_trusted(move)
    forced: list[Move] = []
    while len(replies := position.legal_moves()) == 1 and len(further) + len(forced) < _MOST_FORCED:
        position.perform_trusted(replies[0])
        forced.append(replies[0])
    return position, (*further, *forced)


def _after(position: Position, move: Move) -> Position:
    position = position.copy()
    position.perform_trusted(move)
    return position


def _evaluations(done: SearchDone, position: Position, engine: str) -> list[Evaluation]:
    """The lines of an answer, the one that begins with it first; none where it says no score."""
    turn, verdict = position.turn, done.best.verdict
    if verdict is Verdict.WIN:
        return [Evaluation(ForcedMate(turn), engine=engine)]
    lines = [
        (info, evaluation)
        for info in done.lines
        if (evaluation := evaluation_of(info, position, engine)) is not None
    ]
    if verdict is Verdict.RESIGN:
        return [Evaluation(ForcedMate(turn.opponent), engine=engine)] if not lines else [lines[0][1]]
    if not lines:
        return []
    best = done.best.move or ""
    main = next((evaluation for info, evaluation in lines if info.pv[:1] == (best,)), None)
    if main is None:
        main = replace(lines[0][1], line=_single(best, position))
    return [main, *(one for _, one in lines if one.line[:1] != main.line[:1])]


def _single(text: str, position: Position) -> tuple[Move, ...]:
    try:
        return (parse_usi_move(text, position.variant),)
    except MoveTextError:
        return ()


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a game has been searched; `seconds_left` is None while that cannot be said."""

    done: int
    total: int
    seconds_left: float | None = None


class Pace:
    """Tells the progress of a walk from the time that it took so far; `now_s` is any monotonic clock's."""

    def __init__(self, walk: GameWalk, now_s: float) -> None:
        self._walk = walk
        self._began_s = now_s
        self._known = walk.done

    def progress(self, now_s: float) -> Progress:
        """How far it is."""
        done, total = self._walk.done, self._walk.total
        searched = done - self._known
        left = (now_s - self._began_s) / searched * (total - done) if searched else None
        return Progress(done, total, left)
