"""Play the lines that show the plans and castles of resources/plans, and find the traps beside them.

    python packaging/tools/make_opening_lines.py shogi [id ...]

Where the file has a line already, traps beside that are looked for. Else Black follows the plan and its
castle, White one that goes with it, as the computer does in a game (`app.players.wishes`), but with more
patience: a textbook line. A trap is a natural move of White's beside the line that is a blunder, with a
reason that the review can prove and one clearly best answer (``find_moves.py``). Prints what belongs into the
rows of the file: ``line`` and ``traps`` (plies of the line, the blunder, the two best answers with their
scores). A person looks through them before they go in.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from shogi_desktop.app.players.opening_play import merged_goals
from shogi_desktop.app.players.plans import CastlePlan, Plan, Plans, plans_of
from shogi_desktop.app.players.wishes import Allowance, as_black, wishes_for
from shogi_desktop.app.problems.collection import score_text
from shogi_desktop.app.problems.finding import MARGIN, Searcher, follows, lead, reasons_against
from shogi_desktop.game import Evaluation
from shogi_desktop.rules import Color, Move, Position, parse_usi_move, variant_by_id

_NODES: Final = 40_000
_LINES: Final = 60
_PATIENCE: Final = 130
"""What a move may be worse than the best and still be played for the plan, in centipawns."""
_ALLOWANCE: Final = Allowance(_PATIENCE, _PATIENCE, _PATIENCE / 2)
_LAST_PLY: Final = 40
_TRAP_FROM: Final = 3
_SURE_NODES: Final = 200_000


class _Side:
    """One side's plan in a line, and what it has done for it."""

    def __init__(self, color: Color, plan: Plan, castle: CastlePlan) -> None:
        self.color, self.goals = color, merged_goals(plan, castle)
        self.made: set[str] = set()

    def places(self, position: Position) -> tuple[dict[str, int], frozenset[str]]:
        wishes = wishes_for(self.goals, position, position.legal_moves(), self.made, _ALLOWANCE)
        return dict(wishes.places), wishes.against


def main() -> int:
    """Play what is asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("variant")
    parser.add_argument("ids", nargs="*")
    parser.add_argument(
        "--tempting", type=int, default=16, help="a trap is among so many best moves (default: %(default)s)"
    )
    options = parser.parse_args()
    variant = variant_by_id(options.variant)
    plans = plans_of(variant)
    with Searcher(variant) as searcher:
        for name, plan, castle in _shown(plans):
            if options.ids and name not in options.ids:
                continue
            shown = castle.line if name != plan.id else plan.line
            tempting: int = options.tempting
            if shown:
                line, traps = _beside(searcher, shown, tempting)
            else:
                line, traps = _line(searcher, plans, plan, castle, tempting)
            print(f'{name}\nline = "{" ".join(move.usi for move in line)}"')
            for trap in traps:
                print(f'    "{trap}",')
            print(flush=True)
    return 0


def _shown(plans: Plans) -> list[tuple[str, Plan, CastlePlan]]:
    """The plans of the even game, each with the castle it builds most, and the castles, each beside a
    plan.
    """
    even = [plan for plan in plans.plans if "even" in plan.games]
    shown = [
        (plan.id, plan, plans.castle(max(plan.castles, key=lambda one: plan.castles[one]), plan))
        for plan in even
    ]
    for castle in plans.castles:
        beside = [
            plan for plan in even if castle.id in plan.castles and plans.castle(castle.id, plan) is castle
        ]
        if beside:
            shown.append((f"castle {castle.id} beside {beside[0].id}", beside[0], castle))
    return shown


def _line(
    searcher: Searcher, plans: Plans, plan: Plan, castle: CastlePlan, tempting: int
) -> tuple[list[Move], list[str]]:
    answer, theirs = _answer(plans, plan)
    variant = searcher.variant
    sides = (_Side(Color.BLACK, plan, castle), _Side(Color.WHITE, answer, theirs))
    position = Position.start(variant)
    line: list[Move] = []
    traps: list[str] = []
    last = 0
    while len(line) < _LAST_PLY:
        found = searcher.lines(position, _NODES, _LINES)
        side = sides[position.turn]
        places, against = side.places(position)
        if position.turn is Color.BLACK and not places and not position.is_check():
            break
        if position.turn is Color.WHITE and len(line) >= _TRAP_FROM:
            traps += _traps(searcher, position, found[:tempting], len(line))
        chosen = _chosen(position, found, places, against)
        if position.turn is Color.BLACK and chosen.usi in places:
            last = len(line) + 1
        side.made.add(as_black(chosen, position.turn, variant))
        position.play(chosen)
        line.append(chosen)
    return line[:last], [text for text in traps if int(text.split()[0]) <= last]


def _answer(plans: Plans, plan: Plan) -> tuple[Plan, CastlePlan]:
    """What White plays against a plan: the same one if its answer has it, else what that plays most."""
    repertoire = plans.repertoire(plan.answer)
    assert repertoire is not None
    weights = repertoire.plans
    chosen = plan.id if plan.id in weights else max(weights, key=lambda one: weights[one])
    answer = next(one for one in plans.plans if one.id == chosen)
    castles = [one for one in answer.castles if not repertoire.castles or one in repertoire.castles]
    return answer, plans.castle((castles or list(answer.castles))[0], answer)


def _beside(searcher: Searcher, texts: Sequence[str], tempting: int) -> tuple[list[Move], list[str]]:
    """A line as it stands in the file, and the traps beside it."""
    position = Position.start(searcher.variant)
    line: list[Move] = []
    traps: list[str] = []
    for text in texts:
        if len(line) >= _TRAP_FROM:
            found = searcher.lines(position, _NODES, _LINES)
            traps += _traps(searcher, position, found[:tempting], len(line))
        move = parse_usi_move(text, searcher.variant)
        position.play(move)
        line.append(move)
    return line, traps


def _chosen(
    position: Position, found: list[Evaluation], places: dict[str, int], against: frozenset[str]
) -> Move:
    """The move that the plan wants most, of those not much worse than the best."""
    sign = 1 if position.turn is Color.BLACK else -1
    top = found[0]
    assert isinstance(top.score, int)
    fair = [
        one.line[0]
        for one in found
        if isinstance(one.score, int) and sign * (top.score - one.score) <= _PATIENCE
    ]
    wanted = [move for move in fair if move.usi in places]
    if wanted:
        return min(wanted, key=lambda move: places[move.usi])
    return next((move for move in fair if move.usi not in against), fair[0])


def _traps(searcher: Searcher, position: Position, found: list[Evaluation], ply: int) -> list[str]:
    best = found[0]
    for rank, line in enumerate(found[1:], 2):
        fault = line.line[0]
        if not reasons_against(position, best, fault, follows(line)):
            continue
        after = position.copy()
        after.play(fault)
        answers = searcher.lines(after, _SURE_NODES, 2)
        if len(answers) < 2 or lead(answers[0].score, answers[1].score, after) < MARGIN:
            continue
        reasons = reasons_against(position, best, fault, answers[0])
        if reasons:
            told = " | ".join(
                f"{' '.join(move.usi for move in one.line[:7])} | {score_text(one.score)}" for one in answers
            )
            print(f"# {reasons[0].id.value}, choice {rank}")
            return [f"{ply} {fault.usi} | {told}"]
    return []


if __name__ == "__main__":
    raise SystemExit(main())
