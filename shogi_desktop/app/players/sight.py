"""What a player of some strength sees of a position: how a weak level comes to its mistakes.

The engine says what each move is worth and how it would be answered. A person does not see all of that. Every
tactic has a difficulty, from how it looks on the board: a recapture of the piece just moved is plain; a
knight, a drop from the hand, a long line, a quiet move and one that goes back are harder. A player with a
given *sight* overlooks it by chance, the more likely the harder it is. Whose answer is overlooked thinks the
move safe; whose own chance is overlooked thinks it an ordinary move; a threat on the board is seen or not,
once for all moves. On top of that lies noise in the judgement of each move, more of it for moves that hardly
anybody considers.

Never is a move drawn from all alike: what is chosen is always what looks best to such a player. The
difficulties are our own and were set by the table of blunders in docs/levels.md (decision 70). Scores are
centipawns from the mover's side.
"""

from __future__ import annotations

import math
import random
from collections import Counter
from collections.abc import Mapping
from statistics import median
from typing import Final

from msgspec import Struct

from shogi_desktop.analysis.values import promotion_gain, worth
from shogi_desktop.app.players.wishes import Wishes
from shogi_desktop.rules import (
    BoardMove,
    Color,
    Drop,
    Move,
    Position,
    Square,
    file_of,
    parse_usi_move,
    rank_of,
)

TACTICAL: Final = 150
"""What changes a score by less is judgement, not a tactic: nothing is overlooked in it."""
_SPREAD: Final = 0.35
"""How gradually sight fades: a tactic as hard as the sight is good is overlooked every other time."""
MATE_VALUE: Final = 20_000
"""What is worth more is a mate."""
_PLAIN: Final = -1.6
"""The difficulty that is added where the piece just put somewhere is taken there: everybody looks at that."""
_LARGE_PLAIN: Final = -3.2
"""What is added to that for a large piece."""
_DEEP: Final = 0.8
"""How much harder it is to see that a piece may be given."""
_TRUSTED: Final = 2.6
"""From this sight on what speaks for giving a large piece is trusted. Who sees less has only glanced at it:
the levels that do look one move ahead."""
_MATING: Final = -2.4
"""The same for a mate: the enemy's king is where everybody looks first."""
_AVOIDED: Final = 1.5
_RETAKEN: Final = -2.5
"""In units of the noise: what is seen to lose is kept away from, and what was taken is taken back."""
_SURE: Final = 0.3
"""The part of the noise in judging a recapture. Of forty moves one is always far overrated: without this,
what everybody takes back would be left for it.
"""
_SLIP: Final = 0.5
"""By how much sight is worse for who has no time."""
_GIVEN: Final = 300
_LARGE: Final = 700
"""What is worth that is not given away for nothing where that is plain; large pieces get a second look."""


_IMPATIENCE: Final = 30.0
"""How much better a later move of a plan must be to come before an earlier one, for each place between."""
_PLANNED_NOISE: Final = 15.0
_SURE_NOISE: Final = 60.0
"""Who judges with no more noise never forgets a plan."""
_VAGUE_NOISE: Final = 600.0
"""With so much more, every other time."""


class Line(Struct, frozen=True):
    """What the engine says of a move: its value, and its answer; None where there is none to tell of."""

    value: float
    reply: str | None = None


class View(Struct, frozen=True):
    """The board before the mover's eyes. :ivar last: the move just made by the other side."""

    position: Position
    last: Move | None = None


class Eyes(Struct, frozen=True):
    """How well a player sees.

    :ivar sight: the difficulty of what is overlooked every other time. :ivar noise: the standard deviation of
    the judgement of a move, in centipawns.
    """

    sight: float
    noise: float

    def hurried(self, hurry: float) -> Eyes:
        """These eyes short of time: 0 not at all, 1 in the last seconds."""
        return Eyes(self.sight - _SLIP * hurry, self.noise * (1 + 0.5 * hurry))


def impressions(lines: Mapping[str, Line], view: View, eyes: Eyes, rng: random.Random) -> dict[str, float]:
    """What each move seems to be worth to these eyes, in centipawns; by USI text, in its order. The same
    `rng` state gives the same.

    :raises ValueError: when there are no lines.
    """
    look = _Look(lines, view, eyes, rng)
    return {text: look.impression(text) for text in _considered(lines, view)}


def planned_impressions(
    lines: Mapping[str, Line], view: View, eyes: Eyes, rng: random.Random, wishes: Wishes
) -> dict[str, float]:
    """As `impressions`, of those moves alone that a plan leaves to choose from.

    They are those that go along with it, if one of them seems to be worth about as much as any move: these
    are known by heart and not misjudged, the later ones wait; whose danger is seen is not among them. Else,
    and where a weak player forgets its plan for a move, they are all but those that spoil the plan, unless
    such a one seems to be better by the tolerance.

    :raises ValueError: when there are no lines.
    """
    look = _Look(lines, view, eyes, rng)
    seems = {text: look.believed(text) for text in _considered(lines, view)}
    top = max(seems.values())
    least = wishes.allowance.least(top)
    least_of_castle = (wishes.castle or wishes.allowance).least(top)
    noise = min(eyes.noise, _PLANNED_NOISE)
    planned = {
        text: value - _IMPATIENCE * wishes.places[text] + rng.gauss(0.0, noise)
        for text, value in seems.items()
        if text in wishes.places and value >= (least_of_castle if text in wishes.builds else least)
    }
    if planned and not _forgets(eyes, rng):
        return planned
    usual = [value for text, value in seems.items() if text not in wishes.against]
    bound = max(usual) + top - least_of_castle if usual else -math.inf
    return {
        text: look.impression(text)
        for text, value in seems.items()
        if text not in wishes.against or value > bound
    }


def _considered(lines: Mapping[str, Line], view: View) -> list[str]:
    """The moves of `lines` that anybody considers, in order.

    Nobody leaves a pawn, a bishop or a rook as it is where it can promote, unless that is worth a lot more:
    then a pawn that has promoted could be dropped no more without giving mate, say.
    """
    return [text for text in sorted(lines) if not _declines(text, lines, view)]


def _declines(text: str, lines: Mapping[str, Line], view: View) -> bool:
    promoted = lines.get(f"{text}+")
    if promoted is None or lines[text].value > promoted.value + TACTICAL:
        return False
    move = parse_usi_move(text, view.position.variant)
    piece = view.position.piece_at(move.origin) if isinstance(move, BoardMove) else None
    return piece is not None and piece.kind.keeps_moves_promoted


def _forgets(eyes: Eyes, rng: random.Random) -> bool:
    """Whether the plan slips the mind at this move: the more often the rougher the judgement is."""
    rough = max(0.0, eyes.noise - _SURE_NOISE)
    return rough > 0 and rng.random() < rough / (rough + _VAGUE_NOISE)


class _Look:
    """One look at the board: what was seen in it stays seen."""

    def __init__(self, lines: Mapping[str, Line], view: View, eyes: Eyes, rng: random.Random) -> None:
        self.lines, self.view, self.eyes, self.rng = lines, view, eyes, rng
        self.top = max(line.value for line in lines.values())
        self.usual = median(line.value for line in lines.values())
        self.threat: str | None = None
        self._seen: dict[str, bool] = {}
        for reply, count in Counter(line.reply for line in lines.values() if line.reply).most_common(1):
            if 3 * count > len(lines) > 1:
                self.threat = reply

    def impression(self, text: str) -> float:
        """What the move seems to be worth."""
        position = self.view.position
        move = parse_usi_move(text, position.variant)
        noise = self.rng.gauss(0.0, self.eyes.noise)
        believed = self._believed(text, move)
        if believed > MATE_VALUE:
            return believed  # nobody prefers another move to a mate that is seen, or a longer one
        if _retakes(move, self.view):
            noise *= _SURE
        return believed + noise - self.eyes.noise * oddity(move, self.view)

    def believed(self, text: str) -> float:
        """What the move seems to be worth before it is misjudged."""
        return self._believed(text, parse_usi_move(text, self.view.position.variant))

    def _believed(self, text: str, move: Move) -> float:
        """Its value, as far as it is seen."""
        line, gain = self.lines[text], gain_of(move, self.view.position)
        plain = self.usual + gain
        if line.value > MATE_VALUE:
            return line.value if self._sees(text, self._of_own(move, mates=True)) else plain
        avoided = line.value - _AVOIDED * self.eyes.noise
        cost, hard = self._given(move)
        if cost and not self._sees_sacrifice(text, line, move):
            return min(avoided, self.usual - cost) if self._sees(f"{text} given", hard) else plain
        if line.reply and line.value < plain - TACTICAL:
            if not self._sees_reply(line.reply, move):
                return plain
            return avoided if line.value < self.usual - TACTICAL else line.value
        if gain >= TACTICAL and not self._sees(text, self._of_own(move)):
            return min(line.value, self.usual)
        if line.value > plain + TACTICAL:
            return line.value if self._sees_merit(text, line, move) else plain
        return line.value

    def _given(self, move: Move) -> tuple[int, float]:
        """What is lost where a piece is put to be taken, and how hard that is to see; 0 where it is not.

        That it promotes does not count: what is taken at once was not promoted for long.
        """
        position = self.view.position
        taken = position.piece_at(move.target)
        cost = piece = _piece_worth(move, position)
        if taken is not None:
            cost -= worth(taken.kind, position.variant)
        if cost < _GIVEN:
            return 0, 0.0
        enemy = position.turn.opponent
        takers = [BoardMove(origin, move.target) for origin in position.attackers(move.target, enemy)]
        if not takers:
            return 0, 0.0
        hard = min(difficulty(taker, position, enemy, takes=True) for taker in takers) + _PLAIN
        return cost, hard + _LARGE_PLAIN if piece >= _LARGE else hard

    def _sees_sacrifice(self, text: str, line: Line, move: Move) -> bool:
        """Whether it is seen that a piece may be given, where that is about as good as any other move."""
        if line.value < self.top - TACTICAL:
            return False
        hard = self._of_own(move) + _DEEP
        if _piece_worth(move, self.view.position) >= _LARGE and not _retakes(move, self.view):
            hard += max(0.0, _TRUSTED - self.eyes.sight)
        return self._sees(f"{text} sacrifice", hard)

    def _sees_reply(self, reply: str, move: Move) -> bool:
        """Whether it is seen that the other side answers so."""
        position = self.view.position
        answer = parse_usi_move(reply, position.variant)
        back = answer.target == move.target
        hard = difficulty(answer, position, position.turn.opponent, takes=back)
        return self._sees(f"{move.usi} {reply}", hard + _PLAIN) if back else self._sees(reply, hard)

    def _sees_merit(self, text: str, line: Line, move: Move) -> bool:
        """Whether it is seen why a move is better than what it takes: it meets the threat, or reaches far.

        To take back needs no further reason.
        """
        if _retakes(move, self.view):
            return self._sees(text, self._of_own(move))
        if self.threat is not None and line.reply != self.threat:
            position = self.view.position
            answer = parse_usi_move(self.threat, position.variant)
            return self._sees(self.threat, difficulty(answer, position, position.turn.opponent))
        return self._sees(text, self._of_own(move) + 0.5)

    def _of_own(self, move: Move, *, mates: bool = False) -> float:
        """How hard an own chance is to see; what took a piece just now is looked at first."""
        found = difficulty(move, self.view.position, self.view.position.turn)
        if mates:
            found += _MATING
        if _retakes(move, self.view):
            found += 2 * _PLAIN
        return found

    def _sees(self, what: str, hard: float) -> bool:
        """Whether something is seen, drawn once."""
        if what not in self._seen:
            chance = 1 / (1 + math.exp((hard - self.eyes.sight) / _SPREAD))
            self._seen[what] = self.rng.random() < chance
        return self._seen[what]


def difficulty(move: Move, position: Position, mover: Color, *, takes: bool = False) -> float:
    """How hard it is to see that `mover` has this move, in units of sight.

    :param takes: it takes a piece that does not stand there yet.
    """
    taken = position.piece_at(move.target)
    hard = 0.0 if takes or (taken is not None and taken.color is not mover) else 0.8
    if isinstance(move, Drop):
        return hard + 0.7
    piece = position.piece_at(move.origin)
    files = abs(file_of(move.target) - file_of(move.origin))
    forward = _forward(move, mover)
    if min(files, abs(forward)) != max(files, abs(forward)) and files and forward:
        hard += 0.7
    length = max(files, abs(forward))
    hard += 0.2 * max(0, length - 2)
    if files and forward and length > 2:
        hard += 0.2
    if forward < 0:
        hard += 0.3
    if piece is not None and taken is not None and worth(taken.kind, position.variant) >= _LARGE:
        hard -= 0.3
    return hard


def gain_of(move: Move, position: Position) -> int:
    """What a move takes and turns over at once."""
    if isinstance(move, Drop):
        return 0
    taken, piece = position.piece_at(move.target), position.piece_at(move.origin)
    gain = 0 if taken is None else worth(taken.kind, position.variant)
    if move.promote and piece is not None:
        gain += promotion_gain(piece.kind, position.variant)
    return gain


def oddity(move: Move, view: View) -> float:
    """How little a person considers such a move at all, in units of the noise: 0 for what suggests itself."""
    position = view.position
    mover = position.turn
    if position.piece_at(move.target) is not None:
        return _RETAKEN if _retakes(move, view) else 0.0
    if position.is_check():
        return 0.0
    if isinstance(move, Drop):
        return 0.4 if _near_king(move.target, position, mover.opponent) else 1.2
    piece = position.piece_at(move.origin)
    if piece is None or move.promote:
        return 0.0
    forward = _forward(move, mover)
    odd = 0.0 if forward > 0 else 0.5 if forward == 0 else 0.9
    if piece.kind.royal:
        odd += 0.7 if forward > 0 else 0.2
    elif piece.kind.large:
        odd += 0.5
    elif piece.kind.id in {"lance", "knight"}:
        odd += 0.6
    elif piece.kind.id == "pawn" and file_of(move.origin) in {1, position.variant.files}:
        odd += 0.4
    return odd


def _retakes(move: Move, view: View) -> bool:
    """Whether it takes the piece that has just moved."""
    return view.last is not None and view.last.target == move.target


def _forward(move: BoardMove, mover: Color) -> int:
    """By how many ranks a piece goes towards the other side."""
    ranks = rank_of(move.origin) - rank_of(move.target)
    return ranks if mover is Color.BLACK else -ranks


def _near_king(square: Square, position: Position, color: Color) -> bool:
    king = position.king(color)
    if king is None:
        return False
    return max(abs(file_of(king) - file_of(square)), abs(rank_of(king) - rank_of(square))) <= 2


def _piece_worth(move: Move, position: Position) -> int:
    if isinstance(move, Drop):
        return worth(move.kind, position.variant)
    piece = position.piece_at(move.origin)
    assert piece is not None
    return worth(piece.kind, position.variant)
