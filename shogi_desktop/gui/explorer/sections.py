"""What each source knows of a position, as rows of the explorer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from shogi_desktop.app.books.shelf import Answer
from shogi_desktop.app.books.words import trouble_text
from shogi_desktop.app.library.exploring import Explored, Played
from shogi_desktop.app.library.reading import year_of
from shogi_desktop.app.settings.settings import ScoreView
from shogi_desktop.app.system.short_text import in_one_line
from shogi_desktop.app.words.evaluations import evaluation_text, short_score
from shogi_desktop.app.words.joined import listed
from shogi_desktop.app.words.locale import number_text
from shogi_desktop.app.words.styles import style_name
from shogi_desktop.books import BookMove
from shogi_desktop.game import Evaluation
from shogi_desktop.gui.explorer.faces import Face, HeadFace, MoveFace, NoteFace
from shogi_desktop.rules import Color, Move, Variant, parse_usi_move

translate = QCoreApplication.translate
WriteMove = Callable[[Move], str]
"""Writes a move from the position shown."""


def library_rows(explored: Explored, write: WriteMove) -> list[Face]:
    """The moves played in the library's games; nothing where it has none at all."""
    if not explored.total:
        return []
    figures = f"{_games_text(explored.games)} ›" if explored.games else ""
    head = HeadFace(translate("Explorer", "Library"), figures, lists=bool(explored.games))
    if not explored.games:
        return [head, NoteFace(translate("Explorer", "No game in the library has this position."))]
    if not explored.moves:
        return [head, NoteFace(translate("Explorer", "No game continues from here."))]
    return [head, *(_played_row(played, write(played.move)) for played in explored.moves)]


def _games_text(number: int) -> str:
    return translate("Explorer", "%Ln games", "", number)


def _played_row(played: Played, text: str) -> MoveFace:
    year = year_of(played.last)
    return MoveFace(
        played.move,
        text,
        count=number_text(played.games),
        results=(played.black, played.draws, played.white),
        rating="" if played.rating is None else str(played.rating),
        last=str(year) if year is not None else in_one_line(played.last)[:4],
        about=_about(played),
        lists=True,
    )


def _about(played: Played) -> str:
    """All that is known of a move, in one sentence."""
    parts = [
        _games_text(played.games),
        translate("Explorer", "☗ won {black}, ☖ won {white}, drawn {draws}").format(
            black=number_text(played.black), white=number_text(played.white), draws=number_text(played.draws)
        ),
    ]
    if played.rating is not None:
        parts.append(
            translate("Explorer", "average rating {rating} (known for {games})").format(
                rating=played.rating, games=number_text(played.rated)
            )
        )
    if played.last:
        parts.append(translate("Explorer", "last played {date}").format(date=in_one_line(played.last)))
    return "; ".join(parts)


def built_in_rows(styles: Sequence[tuple[Move, Sequence[str]]], write: WriteMove) -> list[Face]:
    """The moves of the program's own book, each with the styles that play it."""
    if not styles:
        return []
    rows: list[Face] = [HeadFace(translate("Explorer", "Built-in book"))]
    for move, names in styles:
        note = listed(style_name(style) for style in names)
        rows.append(MoveFace(move, write(move), note=note, about=note))
    return rows


def book_rows(answers: Sequence[Answer], write: WriteMove, variant: Variant) -> list[Face]:
    """What the player's own books say, each below its name."""
    rows: list[Face] = []
    for answer in answers:
        moves = answer.found.moves if answer.found is not None else ()
        rows.append(HeadFace(in_one_line(Path(answer.path).name), book=answer.path))
        if answer.trouble is not None:
            rows.append(NoteFace(trouble_text(answer.trouble)))
        elif not moves:
            rows.append(NoteFace(translate("Explorer", "No moves from here.")))
        for move in sorted(moves, key=lambda each: -each.weight):
            made = parse_usi_move(move.move, variant)
            note = _book_note(move)
            count = "" if move.count is None else number_text(move.count)
            about = "; ".join(filter(None, (count, note)))
            rows.append(MoveFace(made, write(made), count=count, note=note, about=about, book=answer.path))
    return rows


def _book_note(move: BookMove) -> str:
    parts = []
    if move.score is not None:
        parts.append(f"{move.score:+d}".replace("-", "−") if move.score else "0")
    if move.depth:
        parts.append(translate("Evaluation", "depth {plies}").format(plies=move.depth))
    parts.append(in_one_line(move.comment))
    return "  ·  ".join(filter(None, parts))


def memory_rows(
    known: Sequence[tuple[Move, Evaluation]],
    write: WriteMove,
    view: ScoreView,
    turn: Color,
    variant: Variant,
) -> list[Face]:
    """The moves that analysis knows; `turn` is who makes them."""
    if not known:
        return []
    rows: list[Face] = [HeadFace(translate("Explorer", "Analysis so far"))]
    for move, evaluation in known:
        score = short_score(evaluation.score, view, turn, variant)
        depth = ""
        if evaluation.depth is not None:
            depth = translate("Evaluation", "depth {plies}").format(plies=evaluation.depth)
        note = "  ·  ".join(filter(None, (depth, in_one_line(evaluation.engine))))
        about = evaluation_text(evaluation, view, variant)
        rows.append(MoveFace(move, write(move), count=score, note=note, about=about))
    return rows
