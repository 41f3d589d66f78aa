"""What was found out about a game, as the JSON of ``shogi-desktop analyse`` has it.

All scores and chances are Black's, moves are USI. The shape is described in docs/analysis.md.
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from msgspec import UNSET, UnsetType

from shogi_desktop.analysis.judged import JudgedMove, judged_moves
from shogi_desktop.analysis.judgement import Judgement
from shogi_desktop.analysis.reasons import reasons_for
from shogi_desktop.analysis.review import Review, SideReview, review_of
from shogi_desktop.analysis.win_chance import chance
from shogi_desktop.app.analysis.game_analysis import Finding, Plan
from shogi_desktop.app.analysis.kept import mate_text
from shogi_desktop.app.players.book import in_book
from shogi_desktop.app.words.lines import Write
from shogi_desktop.app.words.reasons import reason_text
from shogi_desktop.game import Evaluation, ForcedMate, Record
from shogi_desktop.rules import Color, Variant

Mate = int | str
"""Plies to a mate, negative where White mates; the sign alone where nobody says in how many."""


class LineData(msgspec.Struct, frozen=True):
    """One of several lines for a position."""

    pv: tuple[str, ...]
    win_chance: float
    score_cp: int | UnsetType = UNSET
    mate: Mate | UnsetType = UNSET


class OpinionData(msgspec.Struct, frozen=True):
    """What another engine says of the position before a move."""

    engine: str
    best: str | None
    win_chance: float
    pv: tuple[str, ...]
    score_cp: int | UnsetType = UNSET
    mate: Mate | UnsetType = UNSET


class ReasonData(msgspec.Struct, frozen=True):
    """Why a move was a fault; `line` is played from the position before it."""

    id: str
    text: str
    line: tuple[str, ...]


class PlyData(msgspec.Struct, frozen=True):
    """A move. `score_cp` or `mate`, `win_chance` and `pv` are those of the position before it."""

    ply: int
    move: str
    best: str | None
    win_chance: float
    pv: tuple[str, ...]
    judgement: str
    reasons: tuple[ReasonData, ...]
    score_cp: int | UnsetType = UNSET
    mate: Mate | UnsetType = UNSET
    book: bool | UnsetType = UNSET
    lines: tuple[LineData, ...] | UnsetType = UNSET
    others: tuple[OpinionData, ...] | UnsetType = UNSET


class SideData(msgspec.Struct, frozen=True):
    """One side's game."""

    name: str
    accuracy: float | None
    moves: int
    inaccuracies: int
    mistakes: int
    blunders: int
    missed_mates: tuple[int, ...]
    castle: str | UnsetType = UNSET


class SummaryData(msgspec.Struct, frozen=True):
    """What there is to say of the game as a whole; `turning_points` are numbers of moves."""

    variant: str
    engine: str
    black: SideData
    white: SideData
    turning_points: tuple[int, ...]
    opening: str | UnsetType = UNSET
    winner: str | UnsetType | None = UNSET
    reason: str | UnsetType = UNSET


class GameData(msgspec.Struct, frozen=True):
    """A game; `game` is its number where a file holds several."""

    file: str
    plies: tuple[PlyData, ...]
    summary: SummaryData
    game: int | UnsetType = UNSET


def game_data(
    file: str,
    record: Record,
    plan: Plan,
    findings: Mapping[int, Finding],
    write: Write,
    number: int | None = None,
) -> GameData:
    """The report of a game whose nodes carry what was found by `plan`.

    :param number: of several games in the file.
    """
    moves = judged_moves(record, in_book=in_book)
    wanted = [move for move in moves if plan.includes(move.ply, move.mover)]
    review = review_of(record, wanted)
    plies = tuple(_ply(move, findings.get(move.ply - 1), write) for move in wanted)
    return GameData(file, plies, _summary(record, review), UNSET if number is None else number)


def _ply(judged: JudgedMove, finding: Finding | None, write: Write) -> PlyData:
    before, variant = judged.before, judged.position.variant
    others = () if finding is None else finding.others
    lines = tuple(_line(one, variant) for one in (before, *others)) if others else UNSET
    best = judged.best
    return PlyData(
        ply=judged.ply,
        move=judged.move.usi,
        best=None if best is None else best.usi,
        win_chance=_chance(before.score, variant),
        pv=_texts(before),
        judgement=judged.judgement.value,
        reasons=tuple(
            ReasonData(
                reason.id.value,
                reason_text(reason, judged, write),
                tuple(move.usi for move in reason.line),
            )
            for reason in reasons_for(judged)
        ),
        score_cp=_score(before.score),
        mate=_mate(before.score),
        book=True if judged.in_book else UNSET,
        lines=lines,
        others=_others(judged) or UNSET,
    )


def _others(judged: JudgedMove) -> tuple[OpinionData, ...]:
    """What engines say of the position before a move besides the one by which it is judged."""
    before, variant = judged.node.parent, judged.position.variant
    return tuple(
        OpinionData(
            engine=each.engine,
            best=each.line[0].usi if each.line else None,
            win_chance=_chance(each.score, variant),
            pv=_texts(each),
            score_cp=_score(each.score),
            mate=_mate(each.score),
        )
        for each in (() if before is None else before.further)
    )


def _line(evaluation: Evaluation, variant: Variant) -> LineData:
    score = evaluation.score
    return LineData(_texts(evaluation), _chance(score, variant), _score(score), _mate(score))


def _texts(evaluation: Evaluation) -> tuple[str, ...]:
    return tuple(move.usi for move in evaluation.line)


def _chance(score: int | ForcedMate, variant: Variant) -> float:
    return round(chance(score, variant), 4)


def _score(score: int | ForcedMate) -> int | UnsetType:
    return UNSET if isinstance(score, ForcedMate) else score


def _mate(score: int | ForcedMate) -> Mate | UnsetType:
    if not isinstance(score, ForcedMate):
        return UNSET
    return mate_text(score) if not score.plies else int(mate_text(score))


def _summary(record: Record, review: Review) -> SummaryData:
    opening, end = review.opening, review.end
    castles = [UNSET if castle is None else castle.code for castle in opening.castles]
    engines = [move.before.engine for move in review.moves if move.before.engine]
    black, white = (
        _side(record.headers.get(key, ""), review.sides[color], castles[color])
        for key, color in (("black", Color.BLACK), ("white", Color.WHITE))
    )
    return SummaryData(
        variant=record.variant.id,
        engine=engines[0] if engines else "",
        black=black,
        white=white,
        turning_points=tuple(move.ply for move in review.turning_points),
        opening=UNSET if opening.strategy is None else opening.strategy.code,
        winner=UNSET if end is None else None if end.winner is None else end.winner.name.lower(),
        reason=UNSET if end is None else end.reason.value,
    )


def _side(name: str, side: SideReview, castle: str | UnsetType) -> SideData:
    return SideData(
        name=name,
        accuracy=None if side.accuracy is None else round(side.accuracy, 1),
        moves=side.moves,
        inaccuracies=side.counts[Judgement.INACCURACY],
        mistakes=side.counts[Judgement.MISTAKE],
        blunders=side.counts[Judgement.BLUNDER],
        missed_mates=tuple(missed.ply for missed in side.missed_mates),
        castle=castle,
    )
