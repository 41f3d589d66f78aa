"""Reading PSN and western text: token by token, Hodges' letters, digits or USI, numbered in any way.

A move that cannot be made out ends its line of play; what follows on that line is kept as a comment. Comments
stand in braces or behind a semicolon, variations in parentheses behind the move that they replace.
"""

from __future__ import annotations

import bisect
import re
from collections.abc import Iterator
from functools import lru_cache, partial
from itertools import islice

from msgspec.structs import replace

from shogi_desktop.game import Node, Outcome, Reason, Record, opinions
from shogi_desktop.game.annotations import Glyph, join_comment, split_comment
from shogi_desktop.notation.encoding import BROKEN
from shogi_desktop.notation.errors import (
    MoveReadError,
    NoKifu,
    NotationError,
    NotKifuError,
    PositionTextError,
)
from shogi_desktop.notation.evaluations import take_evaluations
from shogi_desktop.notation.kif_header import by_meaning
from shogi_desktop.notation.kif_repair import count_playable, most_likely
from shogi_desktop.notation.movetext_words import (
    DRAW,
    END_WORDS,
    KEYS_OF_TAGS,
    OPEN,
    OTHER_TAG,
    RESULTS,
    SET_UP_TAGS,
    TAG_NAME,
    handicap_named,
    outcome_of_sentence,
    outcome_of_words,
)
from shogi_desktop.notation.movetext_writer import COMMAND, read_evaluation
from shogi_desktop.notation.outcome_reading import exact_foul, reason_found
from shogi_desktop.notation.result import (
    FormatId,
    Problem,
    ProblemKind,
    Problems,
    ReadResult,
    start_problems,
)
from shogi_desktop.notation.several import LostGame, readable, with_problems
from shogi_desktop.notation.walker import Walker
from shogi_desktop.notation.western import (
    full_text,
    hodges_text,
    is_written_as_move,
    parse_foul,
    parse_western,
)
from shogi_desktop.rules import (
    VARIANTS,
    Move,
    MoveTextError,
    Position,
    SfenError,
    Square,
    Variant,
    parse_usi_moves,
    quoted,
    unnamed_variant,
    variant_of_sfen,
)

_TAG_LINE = re.compile(
    rf"[ \t]*\[\s*({TAG_NAME.pattern})\s+" r"\"((?:[^\"\\\n]|\\.)*)\"\s*\]?[ \t]*(?:\n|\Z)"
)
_FIELD_LINE = re.compile(r"([^\W\d][^:\n{}();\[\]]{0,40}):[ \t]?([^\n]*)(?:\n|\Z)")
_BLANK_LINE = re.compile(r"[ \t]*\n")
_SQUARE = r"(?:10|[1-9])[a-j]|(?:10|[1-9])\.?(?:10|[1-9])"
_MOVE = rf"\+?[KRBGSNLPQDHT](?:{_SQUARE})?[-x*'](?:{_SQUARE})[+=]?|[KRBGSNLP][1-9][a-i1-9][+=]?"
_FIRST_MOVE = re.compile(rf"\s*(?:\d+\s*[.)]?\s*(?:\.\.\.?|…)?\s*)?(?:{_MOVE})[!?]*(?:[\s,(){{;]|\Z)")
_MOVE_WORD = re.compile(rf"(?:\d+[.)…]+)?(?:{_MOVE})[!?]*,?")
_NUMBER_BEFORE = re.compile(r"\A\d+[.)…]+")
_NUMBER_WORD = re.compile(r"\d+[.)…]*")
_COMMENTS = re.compile(r"(?:\s*(?:\{[^}]*\}|;[^\n]*))*")
_TOKEN = re.compile(
    r"(?P<brace>\{[^}]*\}?)"
    r"|(?P<line>;[^\n]*)"
    r"|(?P<open>\()|(?P<close>\))"
    r"|(?P<result>1-0|0-1|1/2-1/2|½-½|\*(?![^\s)]))"
    r"|(?P<number>\d+\s*(?:\.+|…|\)|(?=\s)))"
    rf"|(?P<end>(?:{END_WORDS.pattern}))"
    r"|(?P<glyph>\$\d+)"
    r"|(?P<word>[^\s(){};]+)",
    re.IGNORECASE,
)
_PLAIN = re.compile(r"[ \t]*([^\s(){};][^(){};\n]*)")
"""What stands in a line up to a comment or a parenthesis."""
_TAGS_AHEAD = re.compile(rf"(?:[ \t]*\n)*^(?P<tag>{_TAG_LINE.pattern})", re.MULTILINE)
"""Where the next game begins, blanks before it included."""
_TAGS_AFTER_BLANK = re.compile(rf"\n[ \t]*\n(?={_TAG_LINE.pattern})")
_SOMETHING = re.compile(r"\S")
_OTHER_LETTERS = {"D": "+R", "H": "+B", "T": "+P"}
"""Single letters that 81Dojo and Japanese authors have for promoted pieces."""
_CHESS_MOVE = re.compile(r"O-O(?:-O)?[+#]?|[KQRBN]?[a-h]?[1-8]?[-x]?[a-h][1-8](?:=?[QRBN])?[+#]?", re.ASCII)
"""A move of chess, in which the file is a letter and the rank a number."""
_DIGITS = re.compile(r"[1-9][0-9.]+[+=]?\Z")
"""A move in digits ends so."""
_LOOK_AT = 8_000
_FOLLOWING = 400
_CLEARLY_NEXT = 4
"""So many moves, or all that are left, are to be playable where a word before them is passed over."""
_TOKENS_AHEAD = 8
_HEAD_LINES = 40
_NUMBERED = (Glyph.GOOD, Glyph.MISTAKE, Glyph.BRILLIANT, Glyph.BLUNDER, Glyph.INTERESTING, Glyph.DUBIOUS)
_GLYPHS = {glyph.value: glyph for glyph in Glyph} | {f"${n}": g for n, g in enumerate(_NUMBERED, start=1)}
"""Signs on moves, the first six of which PGN numbers ``$1`` to ``$6``."""
_CLOCK = re.compile(r"(?:(\d{1,6}):)?(\d{1,6}):(\d{1,2})(?:\.(\d{1,9}))?")


def looks_like_movetext(text: str) -> bool:
    """Whether `text` begins as PSN or western text does: with tags, known headers, or moves."""
    text = _plain(text[:_LOOK_AT]).lstrip()
    if _TAG_LINE.match(text):
        return True
    offset, known = 0, 0
    while (match := _BLANK_LINE.match(text, offset) or _FIELD_LINE.match(text, offset)) is not None:
        if match.re is _FIELD_LINE:
            name = match[1].strip().lower()
            known += name in KEYS_OF_TAGS or name in SET_UP_TAGS
            known += name == "game" and "shogi" in match[2].lower()
        offset = match.end()
    if (comments := _COMMENTS.match(text, offset)) is not None:
        offset = comments.end()
    return known >= 2 or _FIRST_MOVE.match(text, offset) is not None


def holds_moves(text: str) -> bool:
    """Whether `text`, which begins as nothing known, holds western moves.

    At least two, in lines of little else.
    """
    moves, words = 0, 0
    for line in _plain(text[:_LOOK_AT]).split("\n"):
        found = [word for word in line.split() if _NUMBER_WORD.fullmatch(word) is None]
        played = sum(_MOVE_WORD.fullmatch(word) is not None for word in found)
        if played:
            moves += played
            words += len(found)
    return moves >= 2 and moves * 2 >= words


def loads(text: str) -> ReadResult:
    """Read the first game of a text; that there are others is a problem.

    :raises NotKifuError: if nothing in it looks like PSN or western text.
    :raises PositionTextError: if its start position cannot be set up.
    """
    places = _Text(_plain(text))
    read: list[ReadResult | LostGame] = []
    read_to = 0
    for game, end in _games(places):
        read.append(game)
        read_to = end
        if isinstance(game, ReadResult):
            break
    result = readable(read)[0]
    following = _TAGS_AHEAD.match(places.whole, read_to)
    if following is None:
        return result
    line, column = places.place(following.start("tag"))
    sentence = "another game begins here; only the first was read"
    return with_problems(result, Problems([Problem(line, column, ProblemKind.MORE_GAMES, sentence)]))


def loads_all(text: str) -> list[ReadResult]:
    """Read every game of a text; what is none is a problem of the game before it.

    :raises NotationError: as `loads`, if there is no game at all.
    """
    return readable(game for game, _ in _games(_Text(_plain(text))))


class _Text:
    """A text with the places of its lines, found once for all its games."""

    def __init__(self, whole: str) -> None:
        self.whole = whole
        self._line_ends = [match.start() for match in re.finditer("\n", whole)]

    def place(self, offset: int) -> tuple[int, int]:
        """Line and column of an offset into the text, from 1."""
        line = bisect.bisect_left(self._line_ends, offset)
        start = self._line_ends[line - 1] + 1 if line else 0
        return line + 1, offset - start + 1


def _games(text: _Text) -> Iterator[tuple[ReadResult | LostGame, int]]:
    """Each game, or what stands in its place, with the offset at which it ends."""
    end = 0
    first = _SOMETHING.search(text.whole)
    while True:
        begin = 0 if first is None else first.start()
        reader = _Reader(text, end)
        try:
            result: ReadResult | LostGame = reader.read()
        except NotationError as error:
            result = LostGame(text.place(begin)[0], error)
            # Its head was read: what is left of it ends before the tags of the next one.
            following = _TAGS_AHEAD.search(text.whole, reader.end)
            reader.end = len(text.whole) if following is None else following.start()
        end = reader.end
        yield result, end
        first = _SOMETHING.search(text.whole, end)
        if first is None:
            return


def _plain(text: str) -> str:
    return text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")


class _Reader:
    """Reads one game, from `begin` up to `end`, where the next one begins."""

    def __init__(self, text: _Text, begin: int) -> None:
        self._text = text.whole
        self.place = text.place
        self._begin = begin
        self.end = begin
        self._problems = Problems()
        self._fields: dict[str, str] = {}
        self._places: dict[str, int] = {}
        self._headers: dict[str, list[str]] = {}
        self._odd_lines: list[str] = []
        self._has_tags = False
        self._comments: dict[Node, list[str]] = {}
        self._glyphs: dict[Node, Glyph] = {}
        self._is_game = False
        self._is_chess = False  # the first move is one of chess
        self._digits_read = 0
        self._words_read = 0
        self._levels: list[Node] = []
        self._lost_at: int | None = None  # how deep in variations a line of play was given up
        self._after_end: Node | None = None  # where a variation begins in place of an end
        self._pending: tuple[Node, str] | None = None  # a comment that may belong to the result behind it

    def read(self) -> ReadResult:
        self._read_head()
        record = self._record()
        record.headers.update(by_meaning(self._headers, handicap=record.is_handicap))
        record.root.remarks += self._odd_lines
        self._walker = Walker(record)
        self._read_body()
        if self._is_chess:
            raise NotKifuError(self._text[self._begin :][:_LOOK_AT], "a game of shogi", why=NoKifu.CHESS)
        text = self._text[self._begin : self.end][:_LOOK_AT]
        if not (self._is_game or self._fields or self._headers or holds_moves(text)):
            raise NotKifuError(text, "western text or PSN")
        for node, lines in self._comments.items():
            node.comment = "\n".join(lines)
        take_evaluations(record)
        for node, glyph in self._glyphs.items():
            text, annotations = split_comment(node.comment)
            node.comment = join_comment(text, annotations.with_glyph(glyph))
        self._take_result_tag(record)
        plain = FormatId.DIGITS if self._digits_read * 2 > self._words_read else FormatId.HODGES
        format_id = FormatId.PSN if self._has_tags else plain
        return ReadResult(record, tuple(self._problems), format_id)

    def _problem(self, offset: int, what: ProblemKind, text: str) -> None:
        self._problems.append(Problem(*self.place(offset), what, text))

    # Head

    def _read_head(self) -> None:
        text = self._text
        while True:
            if (blank := _BLANK_LINE.match(text, self.end)) is not None:
                self.end = blank.end()
            elif (tag := _TAG_LINE.match(text, self.end)) is not None:
                self._has_tags = True
                self._keep(tag[1], re.sub(r"\\(.)", r"\1", tag[2]))
                self.end = tag.end()
            elif not self._has_tags and (field := _FIELD_LINE.match(text, self.end)) is not None:
                self._keep(field[1].strip(), field[2].strip())
                self.end = field.end()
            elif (damaged := self._damaged_line()) is not None:
                sentence = "this line is not understood; it is kept as a remark"
                self._problem(self.end, ProblemKind.NOT_UNDERSTOOD, sentence)
                self._odd_lines.append(damaged)
                self.end += len(damaged) + 1
            else:
                return

    def _damaged_line(self) -> str | None:
        """The line that stands here, if the head or the moves go on behind it and it is none of them itself.

        What stands before the tags of a game, with a blank line between, is not its own.
        """
        line, *following = self._text[self.end : self.end + _LOOK_AT].split("\n")[:_HEAD_LINES]
        if not line.strip() or line.lstrip()[0] in "{;(" or _holds_move(line):
            return None
        for number, each in enumerate(following):
            if _TAG_LINE.fullmatch(each):
                return line if number == 0 else None
            if _FIRST_MOVE.match(each) or _holds_move(each):
                return line
        return None

    def _keep(self, name: str, value: str) -> None:
        plain = name.lower()
        if plain in SET_UP_TAGS:
            self._fields[plain] = value
            self._places[plain] = self.end
            return
        key = KEYS_OF_TAGS.get(plain, name)
        if plain == OTHER_TAG and ": " in value:
            key, _, value = value.partition(": ")
        self._headers.setdefault(key, []).append(value)

    def _record(self) -> Record:
        """The record to put moves into. :raises PositionTextError: if its position cannot be set up."""
        tag = "sfen" if self._fields.get("sfen") else "position"
        sfen = self._fields.get(tag)
        said = self._fields.get("handicap")
        named = None if said is None else handicap_named(said)
        if said is not None and named is None:
            why = f"the handicap {quoted(said)} is not known"
            self._problem(self._places["handicap"], ProblemKind.HEADER, why)
        if not sfen:
            return Record(self._variant(), handicap_id=named or "even")
        try:
            record = Record(variant_of_sfen(sfen), sfen, named)
        except SfenError as error:
            raise PositionTextError(sfen, error.place, error.why, error) from None
        if said is None:
            handicaps = record.variant.handicaps
            record.handicap_id = next((h.id for h in handicaps if h.sfen == record.start_sfen), None)
        place = self.place(self._places[tag])
        self._problems += start_problems(record.start_position(), sfen, *place)
        return record

    def _variant(self) -> Variant:
        """The game that a tag or a line names, be it by a part of its name only."""
        usual = unnamed_variant()
        said = [self._fields[name].lower() for name in ("variant", "game") if name in self._fields]
        for variant in VARIANTS:
            western = (variant.names.western or variant.id).split()[0].lower()
            if variant is not usual and any(variant.id in name or western in name for name in said):
                return variant
        name = self._fields.get("variant", usual.id)
        words = name.lower().split()
        if words not in ([], [usual.id]) and not {"standard", "normal"} & set(words):
            place = self._places["variant"]
            self._problem(
                place, ProblemKind.HEADER, f"the game {quoted(name)} is not known: {usual.id} is taken"
            )
        return usual

    # Body

    def _read_body(self) -> None:
        while True:
            if self._is_at_tags():
                self._leave_open_variations()
                return
            if self._lost_at is not None and (plain := _PLAIN.match(self._text, self.end)) is not None:
                self._comments.setdefault(self._walker.node, []).append(plain[1].rstrip())
                self.end = plain.end()
                continue
            token = _TOKEN.search(self._text, self.end)
            if token is None:
                self.end = len(self._text)
                return
            self.end = self._end_of(token)
            if self._lost_at is not None and not self._is_found_again(token):
                self._comments.setdefault(self._walker.node, []).append(token[0])
                continue
            self._read_token(token)

    def _is_at_tags(self) -> bool:
        """Whether another game begins; asked of every token, so the quick look first."""
        something = _SOMETHING.search(self._text, self.end)
        is_tag = something is not None and something[0] == "["
        return is_tag and _TAGS_AHEAD.match(self._text, self.end) is not None

    def _end_of(self, token: re.Match[str]) -> int:
        """Where `token` ends; a comment never closed ends before the next game."""
        if not token["brace"] or (inside := _TAGS_AFTER_BLANK.search(token["brace"])) is None:
            return token.end()
        if token["brace"].endswith("}") and "{" not in token["brace"][inside.end() :]:
            return token.end()
        self._problem(token.start(), ProblemKind.NOT_UNDERSTOOD, "a comment is left open where the game ends")
        return token.start() + inside.start()

    def _leave_open_variations(self) -> None:
        if self._levels and self._lost_at is None:
            self._problem(self.end, ProblemKind.VARIATION, "a variation is left open where the game ends")

    def _is_found_again(self, token: re.Match[str]) -> bool:
        """Whether a line of play that was given up ends with `token`."""
        if token["open"]:
            self._levels.append(self._walker.node)
        elif token["close"] and self._levels:
            if len(self._levels) == self._lost_at:
                self._lost_at = None
                return True
            self._levels.pop()
        return False

    def _read_token(self, token: re.Match[str]) -> None:
        pending, self._pending = self._pending, None
        if token["brace"] or token["line"]:
            self._read_comment(token)
        elif token["open"]:
            self._open(token.start())
        elif token["close"]:
            if self._levels:
                self._walker.go_to(self._levels.pop())
        elif token["result"]:
            self._read_result(token["result"], pending)
        elif token["end"]:
            node = self._walker.node
            words = END_WORDS.fullmatch(token["end"])
            if words is not None:
                said = reason_found(self._walker, outcome_of_words(words, self._walker.turn))
                self._end(node, exact_foul(self._walker.record, node, said))
            self._is_game = True
        elif token["glyph"]:
            self._take_glyph(token["glyph"])
        elif token["word"]:
            self._read_word(token["word"], token.start())

    def _open(self, offset: int) -> None:
        node = self._walker.node
        self._levels.append(node)
        if node.outcome is not None and node.next is None:
            self._after_end = node
            return
        if node.parent is None:
            self._problem(
                offset, ProblemKind.VARIATION, "there is no move to vary; the variation goes on from here"
            )
            return
        self._walker.go_to(node.parent)

    def _read_word(self, word: str, offset: int) -> None:
        walker = self._walker
        text = word.rstrip(",.")
        body = text.rstrip("!?")
        glyph = text[len(body) :]
        if not body:
            self._take_glyph(text)
            return
        move = None if walker.is_stuck else self._move(body)
        if move is None and BROKEN in body and not walker.is_stuck:
            move = self._repaired(body)
            if move is not None:
                self._problem(offset, ProblemKind.REPAIRED_MOVE, f"{quoted(word)} is read as {move.usi}")
        if move is None and not walker.is_stuck and self._goes_on():
            sentence = f"{quoted(word)} is not understood; it is kept as a comment"
            self._problem(offset, ProblemKind.NOT_UNDERSTOOD, sentence)
            self._comments.setdefault(walker.node, []).append(word)
            return
        if move is None:
            self._problem(
                offset,
                ProblemKind.UNREADABLE_MOVE,
                f"the move {quoted(word)} cannot be read; the rest of the line is kept as a comment",
            )
            self._is_chess |= not self._is_game and _CHESS_MOVE.fullmatch(body) is not None
            self._lost_at = len(self._levels)
            self._comments.setdefault(walker.node, []).append(word)
            return
        self._is_game = True
        self._words_read += 1
        self._digits_read += _DIGITS.search(body) is not None
        before = walker.node
        walker.depth = len(self._levels)
        why = walker.add(move)
        if before.outcome is not None and before is not self._after_end:
            before.ends_aside = True  # the line goes on where a result stood
        self._after_end = None
        if why is not None:
            sentence = f"{quoted(word)} is an illegal move: {why.text}"
            self._problem(offset, ProblemKind.ILLEGAL_MOVE, sentence)
        if glyph:
            self._take_glyph(glyph)

    def _take_glyph(self, text: str) -> None:
        """A sign for the move before, in letters or as PGN numbers them; others are kept as a comment."""
        node = self._walker.node
        glyph = _GLYPHS.get(text)
        if glyph is None or node.move is None:
            self._comments.setdefault(node, []).append(text)
        else:
            self._glyphs.setdefault(node, glyph)

    def _repaired(self, text: str) -> Move | None:
        """The move that a text with a broken byte most likely was."""
        position = self._walker.position
        texts = self._following()
        for spelt in (full_text, hodges_text):
            found = most_likely(
                text,
                position,
                partial(spelt, position),
                lambda move: count_playable(position, move, texts, _meant),
            )
            if found is not None:
                return found[0]
        return None

    def _following(self, most: int = _FOLLOWING) -> list[str]:
        """The words that follow on the line of play, as far as they can tell what stands before them."""
        texts: list[str] = []
        for token in islice(_TOKEN.finditer(self._text, self.end), most):
            if token["open"] or token["close"] or token["result"]:
                break
            texts += [token["word"].rstrip(",.!?")] if token["word"] else []
        return texts

    def _goes_on(self) -> bool:
        """Whether the moves that follow go on from here, so that the word before them is none."""
        texts = self._following(_TOKENS_AHEAD)[:_CLEARLY_NEXT]
        position = self._walker.position
        first = _meant(texts[0], position) if len(texts) > 1 else None
        return first is not None and count_playable(position, first, texts[1:], _meant) == len(texts) - 1

    def _move(self, text: str) -> Move | None:
        position = self._walker.position
        if text[0] in _OTHER_LETTERS and text[0] not in {kind.symbol for kind in position.variant.kinds}:
            text = _OTHER_LETTERS[text[0]] + text[1:]
        try:
            return parse_western(text, position)
        except MoveReadError as error:
            return None if error.choices else parse_foul(text, position.variant)

    def _read_comment(self, token: re.Match[str]) -> None:
        if token["line"]:
            text = token["line"][1:]
        else:
            text = self._text[token.start() + 1 : self.end].removesuffix("}")
            if text.startswith(" ") and text.endswith(" "):
                text = text[1:-1]
        node = self._walker.node
        command = COMMAND.fullmatch(text)
        if command is not None and self._take_command(node, command[1], command[2]):
            return
        self._comments.setdefault(node, []).append(text)
        self._pending = (node, text)

    def _take_command(self, node: Node, name: str, value: str) -> bool:
        if name == "bookmark":
            node.bookmark = value
        elif name == "remark":
            node.remarks.append(value)
        elif name == "eval":
            evaluation = read_evaluation(value)
            if evaluation is not None:
                # The last one counts, as in a comment; what was signed before it is another engine's.
                node.take_opinions(opinions([evaluation], (*node.further, *node.opinions[:1])))
            return evaluation is not None
        elif name in {"nodes", "engine", "line"}:
            return _evaluate_further(node, name, value, self._walker.record.variant)
        else:
            time_ms = _milliseconds(value)
            if time_ms is None:
                return False
            if name == "end":
                node.outcome_time_ms = time_ms
            elif node.move is None:
                return False
            elif name == "total":
                node.total_ms = time_ms
            else:
                self._walker.take_time(time_ms)
        return True

    # Ends

    def _read_result(self, result: str, pending: tuple[Node, str] | None) -> None:
        node = self._walker.node
        self._is_game = True
        said = None if pending is None else outcome_of_sentence(pending[1])
        if said is not None and said.winner is RESULTS.get(result) and pending is not None:
            self._end(node, said)
            lines = self._comments[node]
            lines.pop()
            if not lines:
                del self._comments[node]
        elif result != OPEN and node.outcome is None:
            node.end(self._outcome_of(result))

    @staticmethod
    def _end(node: Node, outcome: Outcome) -> None:
        """Let the line end at `node`; of two ends there the later one counts."""
        if node.outcome is None:
            node.end(outcome)
        node.outcome = outcome

    def _outcome_of(self, result: str) -> Outcome:
        winner = RESULTS.get(result)
        if winner is None:
            return Outcome(Reason.AGREEMENT)
        return reason_found(self._walker, Outcome(Reason.UNKNOWN, winner))

    def _take_result_tag(self, record: Record) -> None:
        """The head names the result of a main line that says nothing itself."""
        result = self._fields.get("result", OPEN)
        line = record.main_line()
        last = line[-1] if line else record.root
        if last.outcome is None and self._lost_at is None and (result in RESULTS or result == DRAW):
            self._walker.go_to(last)
            last.outcome = self._outcome_of(result)


def _holds_move(line: str) -> bool:
    words = (_NUMBER_BEFORE.sub("", word).rstrip("!?,.") for word in line.split())
    return any(_MOVE_WORD.fullmatch(word) or is_written_as_move(word, unnamed_variant()) for word in words)


def _meant(text: str, position: Position, _previous: Square | None = None) -> Move | None:
    try:
        return parse_western(text, position)
    except MoveReadError:
        return None


def _evaluate_further(node: Node, name: str, value: str, variant: Variant) -> bool:
    """Take in what is said of the evaluation before; False if it cannot be."""
    evaluation = node.evaluation
    if evaluation is None:
        return False
    if name == "nodes" and value.isascii() and value.isdecimal() and len(value) < 16:
        node.evaluation = replace(evaluation, nodes=int(value))
    elif name == "engine":
        node.evaluation = replace(evaluation, engine=value)
        node.further = tuple(each for each in node.further if each.engine != value)
    elif name == "line":
        try:
            line = parse_usi_moves(value.split(), variant)
        except MoveTextError:
            return False
        node.evaluation = replace(evaluation, line=line)
    return node.evaluation is not evaluation


@lru_cache(maxsize=10_000)
def _milliseconds(text: str) -> int | None:
    match = _CLOCK.fullmatch(text.strip())
    if match is None:
        return None
    hours, minutes, seconds, fraction = match.groups()
    whole = int(hours or 0) * 3600 + int(minutes) * 60 + int(seconds)
    return whole * 1000 + int(f"{fraction or '':0<3}"[:3])
