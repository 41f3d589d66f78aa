"""Findings as they are kept and sent: plain values that go through JSON and between processes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import suppress
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from shogi_desktop.app.analysis.game_analysis import Finding
from shogi_desktop.game import Evaluation, ForcedMate
from shogi_desktop.rules import Color, RulesError, Variant, parse_usi_moves

_MATE: Final = r"^([+-][0-9]{0,6})?$"


class KeptEvaluation(msgspec.Struct, frozen=True, omit_defaults=True):
    """An evaluation: `score_cp` or `mate`, both from Black's side, and the line in USI, blanks between.

    `mate` is the number of plies with the sign of the side that mates, or the sign alone.
    """

    score_cp: int | None = None
    mate: Annotated[str, Meta(pattern=_MATE)] = ""
    depth: int | None = None
    nodes: int | None = None
    engine: str = ""
    line: str = ""


class KeptFinding(msgspec.Struct, frozen=True, omit_defaults=True):
    """What was found for the position after `ply` moves."""

    ply: Annotated[int, Meta(ge=0)]
    best: KeptEvaluation
    others: tuple[KeptEvaluation, ...] = ()


def kept_of(finding: Finding) -> KeptFinding:
    """A finding, to be kept."""
    return KeptFinding(
        finding.ply, kept_evaluation(finding.evaluation), tuple(map(kept_evaluation, finding.others))
    )


def finding_of(kept: KeptFinding, variant: Variant) -> Finding:
    """What was kept. :raises ValueError: it was not written by this program. :raises RulesError: likewise."""
    others = tuple(evaluation_of_kept(one, variant) for one in kept.others)
    return Finding(kept.ply, evaluation_of_kept(kept.best, variant), others)


def findings_of(kept: Iterable[KeptFinding], variant: Variant) -> Iterator[Finding]:
    """What was kept, without what this program did not write: a file may have been damaged since."""
    for one in kept:
        with suppress(ValueError, RulesError):
            yield finding_of(one, variant)


def mate_text(mate: ForcedMate) -> str:
    """A mate as USI says it, but from Black's side: ``+7``, ``-3``, ``+``."""
    sign = "+" if mate.winner is Color.BLACK else "-"
    return f"{sign}{'' if mate.plies is None else mate.plies}"


def kept_evaluation(evaluation: Evaluation) -> KeptEvaluation:
    """An evaluation, to be kept."""
    score = evaluation.score
    return KeptEvaluation(
        None if isinstance(score, ForcedMate) else score,
        mate_text(score) if isinstance(score, ForcedMate) else "",
        evaluation.depth,
        evaluation.nodes,
        evaluation.engine,
        " ".join(move.usi for move in evaluation.line),
    )


def evaluation_of_kept(kept: KeptEvaluation, variant: Variant) -> Evaluation:
    """What was kept. :raises ValueError: it says no score. :raises RulesError: it says no moves."""
    score: int | ForcedMate
    if kept.score_cp is not None:
        score = kept.score_cp
    else:
        winner = {"+": Color.BLACK, "-": Color.WHITE}.get(kept.mate[:1])
        if winner is None:
            raise ValueError(f"no score: {kept.mate!r}")
        score = ForcedMate(winner, int(kept.mate[1:]) if kept.mate[1:] else None)
    line = parse_usi_moves(kept.line.split(), variant)
    return Evaluation(score, kept.depth, kept.nodes, kept.engine, line)
