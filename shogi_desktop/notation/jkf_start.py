"""The head of a JKF file: presets of handicaps, boards as ``board[x-1][y-1]``, hands.

Boards of Okisaki shogi have ten columns of ten, under ``"variant": "okisaki"``. KIFU.md 32.
"""

from __future__ import annotations

from shogi_desktop.game import Record
from shogi_desktop.notation.csa_words import code_of, kinds_by_code
from shogi_desktop.notation.errors import PositionDetail, PositionTextError
from shogi_desktop.notation.jkf_entries import Game, Json
from shogi_desktop.notation.result import Problem, ProblemKind, Problems, start_problems
from shogi_desktop.rules import (
    VARIANTS,
    Color,
    Position,
    RulesError,
    Variant,
    quoted,
    square,
    unnamed_variant,
)

OTHER = "OTHER"
_HANDICAPS = {
    "HIRATE": "even",
    "KY": "lance",
    "KY_R": "right_lance",
    "KA": "bishop",
    "HI": "rook",
    "HIKY": "rook_lance",
    "2": "two",
    "3": "three",
    "4": "four",
    "5": "five",
    "5_L": "five_left",
    "6": "six",
    "7_L": "seven_left",
    "7_R": "seven_right",
    "8": "eight",
    "10": "ten",
}
_LATE = frozenset({"3", "5", "5_L", "7_L", "7_R"})
"""Presets that came later, which some programs refuse: they are read, and written as a board."""
_PRESETS = {handicap: preset for preset, handicap in _HANDICAPS.items() if preset not in _LATE}


def record_of(game: Game, problems: Problems) -> Record:
    """The record to put moves into; troubles go to `problems`.

    :raises PositionTextError: if the board cannot be set up.
    """
    variant = _variant_of(game, problems)
    initial = game.initial
    initial = initial if isinstance(initial, dict) else {}
    preset = str(initial.get("preset") or ("HIRATE" if not initial.get("data") else OTHER))
    data = initial.get("data")
    said = next((h.id for h in variant.handicaps if h.id == game.handicap), _HANDICAPS.get(preset))
    if isinstance(data, dict):
        position = _position(data, variant)
        problems += start_problems(position, "initial", 1)
        named = next((h.id for h in variant.handicaps if h.sfen == position.sfen()), None)
        return Record(variant, position.sfen(), said or named)
    if said is None:
        why = "without a board" if preset == OTHER else "is not known"
        text = f"the handicap {quoted(preset)} {why}: an even game is taken"
        problems.append(Problem(1, 1, ProblemKind.HEADER, text))
    return Record(variant, handicap_id=said)


def _variant_of(game: Game, problems: Problems) -> Variant:
    word = game.variant
    if not isinstance(word, str) or not word:
        return unnamed_variant()
    named = next((variant for variant in VARIANTS if variant.names.jkf == word), None)
    if named is None:
        text = f"the game {quoted(word)} is not known: {unnamed_variant().id} is taken"
        problems.append(Problem(1, 1, ProblemKind.HEADER, text))
    return named or unnamed_variant()


def _position(data: dict[str, Json], variant: Variant) -> Position:
    position = Position(variant)
    board, hands = data.get("board"), data.get("hands")
    try:
        for file, column in enumerate(board or [], start=1):
            for rank, cell in enumerate(column or [], start=1):
                if cell and cell.get("kind"):
                    kind = kinds_by_code(variant)[cell["kind"]]
                    position.put(variant.piece(kind, Color(cell.get("color") or 0)), square(file, rank))
        for color, hand in zip(Color, hands or [], strict=False):
            for code, count in (hand or {}).items():
                position.set_hand(color, kinds_by_code(variant)[code], int(count or 0))
        position.turn = Color(data.get("color") or 0)
        ply = data.get("ply")
        position.ply = ply if isinstance(ply, int) and 1 <= ply < 100_000 else 1
    except (RulesError, KeyError, TypeError, ValueError, AttributeError) as error:
        detail = PositionDetail.of(error)
        raise PositionTextError(str(data), "initial", str(error), detail=detail) from None
    return position


def initial_of(record: Record) -> dict[str, Json]:
    """The ``initial`` of `record`: a preset where one says it all, else the board."""
    variant = record.variant
    preset = _PRESETS.get(record.handicap_id or OTHER)
    if not variant.names.jkf and preset and variant.handicap(_HANDICAPS[preset]).sfen == record.start_sfen:
        return {"preset": preset}
    position = record.start_position()
    data: dict[str, Json] = {
        "color": int(position.turn),
        "board": [
            [_cell(position, file, rank) for rank in range(1, variant.ranks + 1)]
            for file in range(1, variant.files + 1)
        ],
        "hands": [
            {code_of(kind): position.hand(color).count(kind) for kind in variant.hand_kinds}
            for color in Color
        ],
    }
    if position.ply != 1:
        data["ply"] = position.ply
    return {"preset": OTHER, "data": data}


def _cell(position: Position, file: int, rank: int) -> dict[str, Json]:
    piece = position.piece_at(square(file, rank))
    return {} if piece is None else {"color": int(piece.color), "kind": code_of(piece.kind)}
