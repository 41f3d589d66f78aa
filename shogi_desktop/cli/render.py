"""``shogi-desktop render``: positions as pictures, games as animations, kifu and problems as printed sheets.

One file or many: sources may be files, folders and patterns, and the target a folder; each file gets a line
of report, and one that fails does not keep the others.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterable, Iterator
from glob import glob
from pathlib import Path

from shogi_desktop.app.printing.pictures import MM_PER_INCH
from shogi_desktop.app.printing.sheets import positions_listed
from shogi_desktop.app.settings.print_choices import AnimationChoices, PictureChoices, PrintChoices
from shogi_desktop.app.system.i18n import LANGUAGES
from shogi_desktop.cli.common import STDIN, CommandError, read_bytes_of, read_games, read_kifu
from shogi_desktop.cli.painting import (
    DEFAULT_WIDTH,
    Form,
    Look,
    painting,
    with_pieces,
    write,
    write_diagrams,
    write_rules,
    write_score,
)
from shogi_desktop.game import GameError, Record
from shogi_desktop.notation import MoveStyle, NotationError, read
from shogi_desktop.notation.formats import FORMATS as KINDS
from shogi_desktop.paint.errors import PaintError, PieceSetError
from shogi_desktop.paint.faces import PIECE_SETS
from shogi_desktop.paint.own_sets import read_own_set
from shogi_desktop.paint.sheet import WHERE_ROOM
from shogi_desktop.paint.theme import THEMES
from shogi_desktop.regular_file import real_path
from shogi_desktop.rules import VARIANTS, RulesError, variant_by_id
from shogi_desktop.system_check import Machine

USAGE = 2
PICTURES = ("png", "svg", "pdf")
ANIMATIONS = ("gif", "apng", "webp")
FORMATS = tuple(dict.fromkeys((*PICTURES, *ANIMATIONS)))
SHEETS = ("kifu", "diagrams", "score", "rules", "none")
KIFU_SUFFIXES = frozenset(suffix for entry in KINDS for suffix, _ in entry.suffixes) - {".txt"}
_LENGTH = re.compile(r"(\d+(?:\.\d+)?)(px|mm|cm|in)?")
_MM = {"mm": 1.0, "cm": 10.0, "in": 25.4}
_GRID = re.compile(r"([1-6])x([1-8])")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what ``render`` understands."""
    parser.add_argument(
        "paths",
        nargs="+",
        metavar="PATH",
        help="the kifu to read (files, folders, patterns; - for standard input), then the file to write: "
        ".png, .svg, .pdf, .gif, .apng or .webp, or a folder",
    )
    parser.add_argument(
        "--to", choices=FORMATS, default="png", help="format of the files in a folder (default: %(default)s)"
    )
    parser.add_argument("--flip", action="store_true", help="put White at the bottom")
    parser.add_argument(
        "--pieces",
        metavar="SET",
        type=_piece_set,
        help=f"{', '.join(PIECE_SETS)}, or the folder of a set of your own "
        "(default: two_kanji in a picture, one_kanji on a sheet)",
    )
    styles = [style.value for style in MoveStyle]
    parser.add_argument(
        "--moves", choices=styles, default=MoveStyle.JAPANESE.value, help="notation (default: %(default)s)"
    )
    codes = [language.code for language in LANGUAGES]
    parser.add_argument("--language", choices=codes, default="en", help="language of the words on a sheet")
    _add_picture_arguments(parser)
    _add_animation_arguments(parser)
    _add_sheet_arguments(parser)


def _add_picture_arguments(parser: argparse.ArgumentParser) -> None:
    group = parser.add_argument_group("pictures")
    group.add_argument("--ply", type=int, metavar="N", help="the position after N moves (default: the last)")
    themes = tuple(theme.id for theme in THEMES)
    group.add_argument("--theme", choices=themes, help="look of the board (default: light, on a sheet: book)")
    group.add_argument(
        "--size", "--width", type=_length, metavar="WIDTH",
        help="in pixels, or with mm, cm or in, such as 80mm (default: 1200, for an animation 480)",
    )  # fmt: skip
    group.add_argument("--dpi", type=int, default=300, help="pixels per inch (default: %(default)s)")
    group.add_argument(
        "--transparent", action="store_true", help="leave the background around the board transparent"
    )
    group.add_argument(
        "--coordinates", choices=("auto", "japanese", "letters", "digits", "none"), default="auto",
        help="coordinates along the board (default: same as the moves)",
    )  # fmt: skip
    group.add_argument(
        "--hands",
        choices=("both", "black", "white", "none"),
        default="both",
        help="whose pieces in hand to show (default: %(default)s)",
    )
    group.add_argument(
        "--caption",
        choices=("none", "number", "move"),
        default="none",
        help="what to write below the board (default: %(default)s)",
    )
    group.add_argument("--no-names", action="store_true", help="without the players' names")
    group.add_argument("--no-last-move", action="store_true", help="without the mark of the last move")


def _add_animation_arguments(parser: argparse.ArgumentParser) -> None:
    group = parser.add_argument_group("animations (.gif, .apng, .webp)")
    group.add_argument(
        "--from", dest="begin", type=int, default=0, metavar="N", help="first move (default: the start)"
    )
    group.add_argument("--until", type=int, metavar="N", help="last move (default: the last of the game)")
    group.add_argument(
        "--delay", type=int, default=1000, metavar="MS", help="milliseconds for each position (default: 1000)"
    )
    group.add_argument("--once", action="store_true", help="play once, without a loop")


def _add_sheet_arguments(parser: argparse.ArgumentParser) -> None:
    group = parser.add_argument_group("sheets (.pdf)")
    group.add_argument(
        "--sheet", choices=SHEETS,
        help="what to print; diagrams puts many files on one sheet, score and rules need no kifu, "
        "none prints only the position (default: kifu; none with --ply)",
    )  # fmt: skip
    group.add_argument(
        "--paper",
        choices=("a4", "a5", "b5", "letter"),
        default="a4",
        help="size of the paper (default: %(default)s)",
    )
    group.add_argument("--landscape", action="store_true", help="turn the paper to landscape")
    group.add_argument(
        "--booklet",
        action="store_true",
        help="diagrams: two pages a side, to print on both sides and fold",
    )
    group.add_argument("--title", default="", help="title of a sheet of diagrams")
    group.add_argument(
        "--grid",
        type=_grid,
        default=(2, 3),
        metavar="CxR",
        help="diagrams across and down a page, such as 2x3 or 3x4",
    )
    group.add_argument(
        "--every",
        type=int,
        default=None,
        metavar="N",
        help="a diagram after every N moves; 0: none (default: where there is room)",
    )
    group.add_argument(
        "--columns", type=int, default=0, metavar="N", help="columns of moves (default: what fits)"
    )
    for name in ("times", "comments", "variations", "bookmarks", "graph", "answers", "lengths"):
        group.add_argument(f"--no-{name}", action="store_true", help=f"without {name}")
    group.add_argument("--no-final-diagram", action="store_true", help="without the last position")
    group.add_argument(
        "--plies", type=int, default=120, metavar="N", help="moves on a score sheet (default: 120)"
    )
    group.add_argument("--paired", action="store_true", help="two moves on each line of a score sheet")
    variants = [variant.id for variant in VARIANTS]
    group.add_argument(
        "--variant",
        choices=variants,
        default=variants[0],
        help="the game of a blank score sheet, or of the rules",
    )


def _piece_set(text: str) -> str:
    if text in PIECE_SETS:
        return text
    if not Path(text).is_dir():
        raise argparse.ArgumentTypeError(
            f"{text} is not a piece set; choose {', '.join(PIECE_SETS)} or the folder of a set of your own"
        )
    try:
        read_own_set(Path(text))
    except PieceSetError as error:
        raise argparse.ArgumentTypeError(str(error)) from error
    return str(real_path(Path(text)))


def _length(text: str) -> tuple[float, str]:
    match = _LENGTH.fullmatch(text)
    if match is None:
        raise argparse.ArgumentTypeError(f"{text} is not a width; give pixels, or 80mm, 8cm, 3in")
    return float(match[1]), match[2] or "px"


def _grid(text: str) -> tuple[int, int]:
    match = _GRID.fullmatch(text)
    if match is None:
        raise argparse.ArgumentTypeError(
            f"{text} is not a grid; give columns x rows, such as 2x3, at most 6x8"
        )
    return int(match[1]), int(match[2])


def run(options: argparse.Namespace, _machine: Machine) -> int:
    """Read what is there, make of it what the target's name asks for, and report on each file."""
    _require_bounds(options)
    look = _look(options)
    *given, last = options.paths
    target = Path(last)
    form = _form(options, target)
    if form is Form.RULES and given:
        raise CommandError("the rules need no kifu: give only the file to write, and --variant", USAGE)
    if form in {Form.SCORE, Form.RULES} and not given:
        with painting(options.language):
            writer = write_score if form is Form.SCORE else write_rules
            writer(variant_by_id(options.variant), target, look)
        print(target)
        return 0
    if not given:
        raise CommandError("give a kifu to read and a file to write", USAGE)
    if form is Form.DIAGRAMS and not _is_folder(target):
        return _one_sheet(_sources(given), target, look, options.language)
    sources = list(_sources(given))
    many = len(sources) > 1 or any(_is_many(name) for name in given)
    if many and not _is_folder(target):
        raise CommandError(
            f"several kifu need a folder to write to, and {target} is not one: end it in /", USAGE
        )
    with painting(options.language):
        return _each(sources, _targets(sources, target, options.to), form, look)


def _require_bounds(options: argparse.Namespace) -> None:
    """:raises CommandError: a number is out of its bounds."""
    width, unit = options.size or (float(DEFAULT_WIDTH), "px")
    if unit == "px" and not 1 <= width <= 16_000:
        raise CommandError("a picture must be 1 to 16000 pixels wide", USAGE)
    if not 36 <= options.dpi <= 2400:
        raise CommandError("--dpi must be from 36 to 2400", USAGE)
    if options.delay < 20:
        raise CommandError("--delay must be at least 20 milliseconds", USAGE)
    every = options.every or 0
    if not 0 <= every <= 200 or not 0 <= options.columns <= 6 or not 20 <= options.plies <= 1000:
        raise CommandError(
            "--every must be from 0 to 200, --columns from 0 to 6, --plies from 20 to 1000", USAGE
        )


def _look(options: argparse.Namespace) -> Look:
    """The options as choices."""
    width, unit = options.size or (float(DEFAULT_WIDTH), "px")
    picture = PictureChoices(
        theme=options.theme or "light",
        pieces="two_kanji",
        coordinates=options.coordinates,
        hands=options.hands,
        last_move=not options.no_last_move,
        names=not options.no_names,
        caption=options.caption,
        transparent=options.transparent,
        in_millimetres=unit != "px",
        pixels=round(width),
        millimetres=max(1, round(width * _MM.get(unit, 1.0))),
        dpi=options.dpi,
    )
    animation = AnimationChoices(
        pixels=_animation_width(options),
        delay_ms=options.delay,
        last_delay_ms=3 * options.delay,
        repeat=not options.once,
        theme=options.theme or "light",
        caption=options.caption,
    )
    sheet = PrintChoices(
        paper=options.paper,
        landscape=options.landscape or options.booklet,
        booklet=options.booklet,
        theme=options.theme or "book",
        columns=options.columns,
        times=not options.no_times,
        comments=not options.no_comments,
        variations=not options.no_variations,
        bookmarks=not options.no_bookmarks,
        final_diagram=not options.no_final_diagram,
        graph=not options.no_graph,
        diagram_every=WHERE_ROOM if options.every is None else options.every,
        diagram_columns=options.grid[0],
        diagram_rows=options.grid[1],
        answers=not options.no_answers,
        lengths=not options.no_lengths,
        score_plies=options.plies,
        score_paired=options.paired,
        score_times=not options.no_times,
    )
    look = Look(
        ply=options.ply,
        span=(options.begin, options.until),
        flipped=options.flip,
        moves=MoveStyle(options.moves),
        title=options.title,
        picture=picture,
        animation=animation,
        sheet=sheet,
    )
    return look if options.pieces is None else with_pieces(look, options.pieces)


def _animation_width(options: argparse.Namespace) -> int:
    if options.size is None:
        return AnimationChoices().pixels
    width: float = options.size[0]
    unit: str = options.size[1]
    return round(width if unit == "px" else width * _MM[unit] / MM_PER_INCH * options.dpi)


def _form(options: argparse.Namespace, target: Path) -> Form:
    """What is to be made. :raises CommandError: the target's name does not tell."""
    suffix = options.to if _is_folder(target) else target.suffix.lower().removeprefix(".")
    if suffix not in FORMATS:
        raise CommandError(
            f"{target} does not tell the format; end it in .png, .svg or .pdf, in .gif, .apng or .webp for "
            "an animation, or in / for a folder",
            USAGE,
        )
    if suffix in ANIMATIONS:
        return Form.ANIMATION
    if suffix != "pdf":
        return Form.PICTURE
    sheet = options.sheet or ("kifu" if options.ply is None else "none")
    return Form.PICTURE if sheet == "none" else Form(sheet)


def _is_folder(target: Path) -> bool:
    return target.is_dir() or not target.suffix


def _is_many(name: str) -> bool:
    return (
        name != STDIN and not Path(name).is_file() and (Path(name).is_dir() or bool(set("*?[") & set(name)))
    )


def _sources(given: Iterable[str]) -> Iterator[str]:
    """The files that are meant; a name that means none stays, to be complained of."""
    for name in given:
        if not _is_many(name):
            yield name
        elif Path(name).is_dir():
            yield from sorted(
                str(path) for path in Path(name).iterdir() if path.suffix.lower() in KIFU_SUFFIXES
            )
        else:
            yield from sorted(glob(name)) or [name]  # noqa: PTH207 - it may be absolute


def _targets(sources: list[str], target: Path, suffix: str) -> Iterator[Path]:
    """Where each source goes; in a folder by its name, ``-2`` and so on after one that is taken."""
    if not _is_folder(target):
        yield target
        return
    try:
        target.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CommandError(f"{target} cannot be made: {error.strerror}") from error
    taken: set[str] = set()
    for source in sources:
        stem = "kifu" if source == STDIN else Path(source).stem
        name, number = stem, 2
        while name.lower() in taken:
            name, number = f"{stem}-{number}", number + 1
        taken.add(name.lower())
        yield target / f"{name}.{suffix}"


def _each(sources: list[str], targets: Iterable[Path], form: Form, look: Look) -> int:
    """Make one file of each; the exit status."""
    failed = 0
    for source, path in zip(sources, targets, strict=False):
        try:
            write(read_kifu(source), path, form, look)
        except (CommandError, PaintError, RulesError, GameError, NotationError) as error:
            failed += 1
            _complain(source, error)
        else:
            print(f"{source} -> {path}")
    if len(sources) > 1 or not sources:
        print(f"{len(sources) - failed} written, {failed} failed")
    return 1 if failed else 0


def _one_sheet(sources: Iterable[str], target: Path, look: Look, language: str) -> int:
    """Print the positions of all sources on one sheet; the exit status."""
    records: list[Record] = []
    failed = 0
    for source in sources:
        try:
            records += _records(source)
        except (CommandError, RulesError, GameError, NotationError) as error:
            failed += 1
            _complain(source, error)
    if not records:
        raise CommandError("there is no position to print")
    with painting(language):
        write_diagrams(records, target, look)
    print(f"{len(records)} games and positions -> {target}")
    return 1 if failed else 0


def _records(source: str) -> list[Record]:
    """The record in a file, or those of a list of positions."""
    if source != STDIN:
        listed = positions_listed(read_bytes_of(source))
        if listed:
            return [read(line).record for line in listed]
    return [game.record for game in read_games(source)]


def _complain(source: str, error: Exception) -> None:
    sentence = str(error)
    where = "" if sentence.startswith(source) else f"{source}: "
    print(f"shogi-desktop render: {where}{sentence}", file=sys.stderr)
