"""The rules of both games as a reference, written from the data that the program plays by.

Numbers, lists and tables (pieces, ranks where a piece could never move again, points, handicaps, moves in
every notation) are asked of `rules`, `game` and `notation`; words stand between. The window and the printed
sheet show the sections; `brief` paragraphs are those that the sheet has room for.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from shogi_desktop.app.learn.words import short_piece_name
from shogi_desktop.app.words.games import handicap_name, variant_name
from shogi_desktop.app.words.joined import listed
from shogi_desktop.app.words.rules import (
    foul_rule_name,
    foul_rule_text,
    foul_text,
    impasse_name,
    impasse_text,
)
from shogi_desktop.game import Foul, FoulRule, ImpasseJudge
from shogi_desktop.notation import MoveStyle, move_text
from shogi_desktop.rules import (
    STANDARD,
    VARIANTS,
    Color,
    Drop,
    Illegality,
    ImpasseRule,
    PieceKind,
    Position,
    Variant,
    parse_usi_move,
    rank_of,
)

translate = QCoreApplication.translate


@dataclass(frozen=True)
class Paragraph:
    """Running text; `brief` where the printed sheet has it too."""

    text: str
    brief: bool = False


@dataclass(frozen=True)
class Bullets:
    """A list: of each entry its name, which may be empty, and what is said of it."""

    items: tuple[tuple[str, str], ...]
    brief: bool = False


@dataclass(frozen=True)
class Table:
    """Rows of cells below a head."""

    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


@dataclass(frozen=True)
class Pieces:
    """The diagram of every kind, a promoted one beside its near side."""

    variant: Variant


@dataclass(frozen=True)
class SetUp:
    """The board before the first move."""

    variant: Variant


Block = Paragraph | Bullets | Table | Pieces | SetUp


@dataclass(frozen=True)
class Section:
    """One entry of the contents. `variant` is the game it belongs to; None where it is said of both."""

    id: str
    title: str
    variant: Variant | None
    blocks: tuple[Block, ...]


def item_text(name: str, text: str) -> str:
    """An entry of a list in one line."""
    return translate("Reference", "{name}: {text}").format(name=name, text=text) if name else text


def reference() -> tuple[Section, ...]:
    """All sections: those of each game, then those of both."""
    return tuple([section for variant in VARIANTS for section in sections_of(variant)] + list(_common()))


def sections_of(variant: Variant) -> tuple[Section, ...]:
    """The rules of one game, in the order of the course."""
    titles = {
        "game": translate("Reference", "Board and aim"),
        "pieces": translate("Reference", "The pieces"),
        "moves": translate("Reference", "Moving and capturing"),
        "promotion": translate("Reference", "Promotion"),
        "drops": translate("Reference", "Drops"),
        "mate": translate("Reference", "Check and mate"),
        "endings": translate("Reference", "Other endings"),
        "impasse": translate("Reference", "Impasse"),
        "fouls": translate("Reference", "Illegal moves"),
        "handicaps": translate("Reference", "Handicaps"),
    }
    makers = {
        "game": _game,
        "pieces": lambda variant: (Pieces(variant),),
        "moves": _moves,
        "promotion": _promotion,
        "drops": _drops,
        "mate": _mate,
        "endings": _endings,
        "impasse": _impasse,
        "fouls": _fouls,
        "handicaps": _handicaps,
    }
    return tuple(
        Section(f"{variant.id}-{name}", titles[name], variant, tuple(make(variant)))
        for name, make in makers.items()
    )


# --- one game -----------------------------------------------------------------------------------------------


def _game(variant: Variant) -> Iterator[Block]:
    pieces = sum(piece.color is Color.BLACK for _, piece in Position.start(variant).pieces())
    text = translate(
        "Reference",
        "{game} is played by two on a board of {files} × {ranks} squares, with {pieces} pieces "
        "each. The aim is to checkmate the opposing king: to attack it so that nothing can save it.",
    )
    name = variant_name(variant)
    yield Paragraph(
        text.format(game=name, files=variant.files, ranks=variant.ranks, pieces=pieces), brief=True
    )
    yield SetUp(variant)
    yield Paragraph(
        translate(
            "Reference",
            "Black (sente, ☗) sits at the bottom and moves first; White (gote, ☖) sits at the top. "
            "All pieces have the same colour: the tip points at the opponent. The players take "
            "turns, one move each; nobody may pass.",
        ),
        brief=True,
    )
    if not variant.bare_king_loses:
        return
    yield Paragraph(
        translate(
            "Reference",
            "The game was invented by Masayuki Nakayachi around 1996. It adds a queen to shogi, and its "
            "knights and lances can move backward too.",
        )
    )


def _moves(variant: Variant) -> Iterator[Block]:
    del variant
    yield Paragraph(
        translate(
            "Reference",
            "A piece moves as its diagram shows: a dot is one square, a ring a jump over anything "
            "in between, an arrow any number of free squares. No other piece jumps.",
        ),
        brief=True,
    )
    yield Paragraph(
        translate(
            "Reference",
            "Moving onto an opposing piece captures it: the piece goes to your hand, unpromoted, "
            "and is yours from then on.",
        ),
        brief=True,
    )


def _promotion(variant: Variant) -> Iterator[Block]:
    text = translate(
        "Reference",
        "The {depth} rows farthest from you are your promotion zone. A piece that begins or ends its move "
        "there may promote at the end of that move: it is turned over and stays so until it is captured.",
    )
    yield Paragraph(text.format(depth=variant.zone_depth), brief=True)
    never = [kind for kind in variant.kinds if kind.promoted is None and not kind.is_promoted]
    yield Paragraph(
        translate("Reference", "These pieces do not promote: {pieces}.").format(pieces=_names(never)),
        brief=True,
    )
    text = translate("Reference", "A piece that could never move again must promote: {places}.")
    yield Paragraph(text.format(places=dead_ends_text(variant)), brief=True)


def _drops(variant: Variant) -> Iterator[Block]:
    yield Paragraph(
        translate(
            "Reference",
            "Instead of moving a piece on the board, you may drop one from your hand on any empty "
            "square. It arrives unpromoted, even inside the zone, and may promote on a later move. "
            "A drop may give check, and mate.",
        ),
        brief=True,
    )
    yield Paragraph(translate("Reference", "Three drops are illegal:"), brief=True)
    dead = translate("Reference", "where the piece could never move again: {places}.")
    yield Bullets(
        (
            (
                translate("Reference", "Nifu"),
                translate("Reference", "a pawn on a file where you already have an unpromoted pawn."),
            ),
            (
                translate("Reference", "Dead end"),
                dead.format(places=dead_ends_text(variant)),
            ),
            (
                translate("Reference", "Uchifuzume"),
                translate("Reference", "a pawn that gives checkmate at once. A dropped pawn may give check."),
            ),
        ),
        brief=True,
    )


def dead_ends(variant: Variant) -> dict[PieceKind, int]:
    """On how many of the farthest rows each kind could never move again, as `rules` refuse the drop there."""
    position = Position(variant)
    found = {}
    for kind in variant.hand_kinds:
        position.set_hand(Color.BLACK, kind, 1)
        rows = {
            rank_of(sq)
            for sq in variant.squares
            if position.illegality(Drop(kind, sq)) is Illegality.DEAD_END
        }
        if rows:
            found[kind] = len(rows)
    return found


def dead_ends_text(variant: Variant) -> str:
    """``Knight on the last 2 rows, Lance on the last row``."""
    parts = []
    for kind, rows in dead_ends(variant).items():
        text = translate("Reference", "{piece} on the last %n rows", "", rows)
        parts.append(text.format(piece=short_piece_name(kind)))
    return listed(parts)


def _mate(variant: Variant) -> Iterator[Block]:
    del variant
    yield Paragraph(
        translate(
            "Reference",
            "A king that could be captured next move is in check and must be saved: it moves away, "
            "a piece is put in between, or the attacker is captured. No move may leave your own "
            "king in check.",
        ),
        brief=True,
    )
    yield Paragraph(
        translate(
            "Reference",
            "A player who is in check and has no legal move is checkmated and loses. A player with "
            "no legal move who is not in check loses too: there is no stalemate.",
        ),
        brief=True,
    )


def _endings(variant: Variant) -> Iterator[Block]:
    items = [
        (
            translate("Reference", "Resignation"),
            translate("Reference", "a player gives up. Most games end this way."),
        ),
        (
            translate("Reference", "Repetition (sennichite)"),
            translate(
                "Reference",
                "the same position with the same pieces in hand and the same player to move occurs "
                "for the fourth time. The game is void and is usually replayed with colours "
                "reversed; but if every move of one side was a check, that side loses.",
            ),
        ),
    ]
    if variant.bare_king_loses:
        bared = translate(
            "Reference",
            "a player with nothing but the king, on the board and in hand, has lost, unless the "
            "very next move leaves the other side with only the king too: then it is a draw.",
        )
        items.append((translate("Reference", "Bare king"), bared))
    yield Bullets(tuple(items), brief=True)
    yield Bullets(
        (
            (
                translate("Reference", "Time"),
                translate("Reference", "a player whose time runs out loses at once."),
            ),
            (
                translate("Reference", "Agreed draw"),
                translate("Reference", "if the rules chosen for the game allow it."),
            ),
            (
                translate("Reference", "Limit of moves"),
                translate(
                    "Reference",
                    "if a limit was agreed, the game is drawn when it is reached, unless the "
                    "player to move is in check.",
                ),
            ),
        )
    )


def piece_points(variant: Variant, kind: PieceKind) -> int:
    """What a piece of `kind` counts in an impasse, as the program counts."""
    position = Position(variant)
    position.put(variant.piece(kind, Color.BLACK), min(variant.squares))
    return ImpasseJudge(ImpasseRule.NONE).count(position, Color.BLACK).all_points


def _impasse(variant: Variant) -> Iterator[Block]:
    yield Paragraph(
        translate(
            "Reference",
            "When both kings have entered the opposing camps, neither can easily be mated. The "
            "rule that then decides is chosen before the game.",
        ),
        brief=True,
    )
    judges = [ImpasseJudge(rule) for rule in variant.impasse_rules]
    if any(judge.points_not_to_lose() or judge.points_to_win(Color.BLACK) for judge in judges):
        start = ImpasseJudge(ImpasseRule.NONE).count(Position.start(variant), Color.BLACK).all_points
        text = translate(
            "Reference",
            "Points: rooks and bishops, promoted or not, count {large} each, every other piece "
            "{small}, the king nothing; pieces in hand count too. Each side begins with {start}.",
        )
        large, small = (piece_points(variant, variant.kind(name)) for name in ("rook", "pawn"))
        yield Paragraph(text.format(large=large, small=small, start=start), brief=True)
    yield Bullets(tuple((impasse_name(rule), impasse_text(rule)) for rule in variant.impasse_rules))


def _fouls(variant: Variant) -> Iterator[Block]:
    del variant
    yield Paragraph(
        translate(
            "Reference",
            "In serious play, a player who makes an illegal move loses at once. These moves are illegal:",
        ),
        brief=False,
    )
    yield Bullets(tuple(("", foul_text(foul)) for foul in Foul))
    yield Paragraph(translate("Reference", "What the program does about them is chosen for each game:"))
    yield Bullets(tuple((foul_rule_name(rule), foul_rule_text(rule)) for rule in FoulRule))


def _handicaps(variant: Variant) -> Iterator[Block]:
    yield Paragraph(
        translate(
            "Reference",
            "Between players of different strength, White (uwate) gives pieces: they are removed "
            "before the game and take no part in it. White moves first. Left and right are seen "
            "from White's side.",
        ),
        brief=True,
    )
    named = [handicap for handicap in variant.handicaps if not handicap.is_even]
    names = translate("Reference", "Handicap")
    given = translate("Reference", "White plays without")
    if all(handicap_name(handicap) == handicap.kanji for handicap in named):
        # In Japanese a second column would say the same again.
        rows = tuple((handicap.kanji, given_text(variant, handicap.id)) for handicap in named)
        yield Table((names, given), rows)
        return
    yield Table(
        (names, translate("Reference", "In Japanese"), given),
        tuple(
            (handicap_name(handicap), handicap.kanji, given_text(variant, handicap.id)) for handicap in named
        ),
    )


def given_text(variant: Variant, handicap_id: str) -> str:
    """Which pieces White gives, counted on board and in hand: ``Rook, Bishop, Lance × 2``."""

    def men(position: Position) -> Counter[PieceKind]:
        counts = Counter(piece.kind for _, piece in position.pieces() if piece.color is Color.WHITE)
        counts.update(dict(position.hand(Color.WHITE).items()))
        return counts

    given = men(Position.start(variant))
    given.subtract(men(Position.start(variant, handicap_id)))
    return _names(
        (kind for kind in variant.hand_kinds if given[kind]),
        {kind: given[kind] for kind in variant.hand_kinds},
    )


def _names(kinds: Iterable[PieceKind], counts: dict[PieceKind, int] | None = None) -> str:
    names = []
    for kind in kinds:
        count = 1 if counts is None else counts[kind]
        names.append(
            short_piece_name(kind)
            if count == 1
            else f"{short_piece_name(kind)}\N{NO-BREAK SPACE}×\N{NO-BREAK SPACE}{count}"
        )
    return listed(names)


# --- both games ---------------------------------------------------------------------------------------------


def _common() -> Iterator[Section]:
    yield Section("begins", translate("Reference", "Who moves first"), None, tuple(_furigoma()))
    yield Section("time", translate("Reference", "Clocks"), None, tuple(_time()))
    yield Section("notation", translate("Reference", "Notation"), None, tuple(_notation()))


def _furigoma() -> Iterator[Block]:
    yield Paragraph(
        translate(
            "Reference",
            "Five pawns are tossed on the board (furigoma). If more of them land promoted side up, "
            "the other player is Black and moves first. In a handicap game White moves first.",
        )
    )


def _time() -> Iterator[Block]:
    yield Paragraph(
        translate(
            "Reference",
            "A player's clock runs while it is that player's turn. The two sides may have different times.",
        )
    )
    yield Bullets(
        (
            (
                translate("Reference", "Main time"),
                translate(
                    "Reference",
                    "for all moves together. If there is nothing else, a player whose "
                    "main time runs out loses.",
                ),
            ),
            (
                translate("Reference", "Byōyomi"),
                translate(
                    "Reference",
                    "a fixed number of seconds for each move once the main time is used up. "
                    "Seconds left over are not saved. With several periods, a move that takes too "
                    "long uses one up.",
                ),
            ),
            (
                translate("Reference", "Fischer"),
                translate("Reference", "each move adds some seconds to the remaining time."),
            ),
        )
    )


def _notation() -> Iterator[Block]:
    yield Paragraph(
        translate(
            "Reference",
            "A square is named by its file, counted from Black's right, and its rank, counted from "
            "the top: the upper right corner is 1a, in Japanese １一.",
        )
    )
    yield Paragraph(
        translate(
            "Reference",
            "A move is written as the piece and the square it goes to: - moves, x captures, * "
            "drops; + promotes, = does not. If two pieces could go there, the square of origin, or "
            "in Japanese a word, shows which one is meant.",
        )
    )
    head = (
        translate("Reference", "Move"),
        translate("Reference", "Japanese"),
        translate("Reference", "Western"),
        translate("Reference", "Digits"),
        "USI",
    )
    yield Table(head, tuple(_examples()))


def _examples() -> Iterator[tuple[str, ...]]:
    """Moves of a short opening as every notation writes them."""
    words = {
        "7g7f": translate("Reference", "A pawn moves"),
        "8h2b+": translate("Reference", "The bishop captures and promotes"),
        "B*4e": translate("Reference", "A bishop is dropped"),
    }
    position = Position.start(STANDARD)
    for usi in ("7g7f", "3c3d", "8h2b+", "3a2b", "B*4e"):
        move = parse_usi_move(usi, STANDARD)
        if usi in words:
            styles = (MoveStyle.JAPANESE, MoveStyle.HODGES, MoveStyle.DIGITS, MoveStyle.USI)
            yield words[usi], *(move_text(position, move, style) for style in styles)
        position.play(move)
