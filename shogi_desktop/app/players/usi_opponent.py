"""A level as a USI engine: what `shogi-desktop usi` says to the program that started it.

It plays as in the window: the same engine, search, eyes, plans and resignation. Commands come in one thread,
line by line, and are never waited for; the engine's answer comes in the carrier's. What is not understood is
passed over, as USI wants it. Protocol: as in `usi.messages`.
"""

from __future__ import annotations

import itertools
import random
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from msgspec import Struct

from shogi_desktop import __version__
from shogi_desktop.app.engines.handle import EngineFailedError, EngineHandle, Search, request_for
from shogi_desktop.app.players.characters import Character, character_of, characters
from shogi_desktop.app.players.levels import Level, choose, level_at, value_of
from shogi_desktop.app.players.opening_play import OpeningPlay
from shogi_desktop.app.players.player import Clocks, Course
from shogi_desktop.app.players.resigning import ResignRule, manner_of
from shogi_desktop.app.players.sight import View
from shogi_desktop.app.players.style_options import style_options
from shogi_desktop.app.players.temper import EVEN, Temper
from shogi_desktop.app.players.tempo import Turn, pause_ms
from shogi_desktop.app.players.thinking_time import Pace, hurry_of, limits_for, longest_search_ms
from shogi_desktop.app.players.wishes import Wishes
from shogi_desktop.app.settings.strengths import RUNGS, require_strength, rung_of
from shogi_desktop.app.system.machine import processors
from shogi_desktop.game import ClockReading
from shogi_desktop.rules import (
    VARIANTS,
    Color,
    Position,
    RulesError,
    parse_usi_move,
    parse_usi_moves,
    variant_by_id,
)
from shogi_desktop.usi.command import EngineCommand
from shogi_desktop.usi.events import SearchDone
from shogi_desktop.usi.messages import BestMove, Info

ANY_STYLE: Final = "any"
"""What the style is called that has no id."""
_NOBODY: Final = "none"
_CHECKS: Final = {"true": True, "false": False}
_TOLD: Final = 40
"""Characters of what somebody sent that are told back."""
_TIMES: Final = ("btime", "wtime", "byoyomi", "binc", "winc", "movetime")
_MARGIN_MS: Final = 50
"""Kept back of a time for the move: the way between the programs."""
_LONGEST_MS: Final = 1_000_000_000
"""The most that a time is taken for, twelve days: what some write for "no limit" no timer can wait for."""
_UNTIMED: Final = Pace(at_least_ms=0, uses_clock=True)


class _Asked(Struct):
    """A `go`: the position, and the clocks where they were told. :ivar held: it is not to be answered yet.

    :ivar began: monotonic seconds. :ivar longest_ms: the time for the move, where one was told.
    """

    position: Position
    start_sfen: str
    moves: tuple[str, ...]
    clocks: Clocks | None
    held: bool
    began: float
    longest_ms: int | None
    wishes: Wishes | None = None


class UsiOpponent:
    """Understands the commands of a USI program and answers with `say`, a line at a time, from any thread."""

    def __init__(
        self,
        command: EngineCommand,
        say: Callable[[str], None],
        *,
        level: float,
        style: str = "",
        styles: Sequence[str] = (),
        character: Character | None = None,
        tempo: bool = False,
        rng: random.Random | None = None,
    ) -> None:
        """A level with that style, or a character in place of both.

        :param styles: the ids of the styles there are. :param tempo: answers come when a person's would.
        :raises ValueError: there is no such level.
        """
        self._engine = EngineHandle(command, restarts=True)
        self._say = say
        self._strength, self._style, self._styles = require_strength(level), style, tuple(styles)
        self._variant, self._tempo = VARIANTS[0], tempo
        self._rng = rng or random.Random()
        self._character: Character | None = None
        if character is not None:
            self._become(character)
        self._opening = self._new_opening()
        self._resigning = ResignRule()
        self._resigns = True
        self._lock = threading.RLock()
        self._at: tuple[str, tuple[str, ...], Position] | None = None
        self._is_lost = False  # the last position was not understood, so no move can be told
        self._asked: _Asked | None = None
        self._search: Search | None = None
        self._answer: str | None = None
        self._timer: threading.Timer | None = None
        self._options: Mapping[str, Callable[[str], bool]] = {
            "level": self._take_level,
            "style": self._take_style,
            "character": self._take_character,
            "usi_variant": self._take_variant,
            "resigns": self._take_resigns,
            "tempo": self._take_tempo,
            # Every program may send these; a level has nothing to do with them.
            "usi_hash": lambda _: True,
            "usi_ponder": lambda _: True,
        }
        self._commands: Mapping[str, Callable[[list[str]], None]] = {
            "usi": self._introduce,
            "setoption": self._set_option,
            "usinewgame": self._new_game,
            "position": self._set_position,
            "go": self._go,
            "stop": self._release,
            "ponderhit": self._ponder_hit,
        }

    def hear(self, line: str) -> bool:
        """Do what a line asks for. False: it was `quit`."""
        words = line.split()
        if words[:1] == ["quit"]:
            return False
        command = self._commands.get(words[0]) if words else None
        if words[:1] == ["isready"]:
            self._get_ready()
        elif command is not None:
            with self._lock:
                command(words[1:])
        return True

    def close(self) -> None:
        """End the engine; an answer that is due is not given any more."""
        with self._lock:
            self._forget()
        self._engine.close()
        self._engine.wait()

    # --- before a game --------------------------------------------------------------------------------------

    def _introduce(self, _: list[str]) -> None:
        variants = " ".join(f"var {variant.id}" for variant in VARIANTS)
        styles = " ".join(f"var {style}" for style in (ANY_STYLE, *self._styles))
        who = self._character
        level = f"level {self._strength:g}"
        chosen = _NOBODY if who is None else who.id
        known = " ".join(f"var {one}" for one in (_NOBODY, *(one.id for one in characters())))
        for text in (
            f"id name Shogi Desktop {__version__} {level if who is None else who.name}",
            "id author the Shogi Desktop developers",
            f"option name USI_Variant type combo default {self._variant.id} {variants}",
            "option name USI_Ponder type check default false",
            f"option name Level type spin default {rung_of(self._strength)} min 1 max {RUNGS}",
            f"option name Style type combo default {self._style or ANY_STYLE} {styles}",
            f"option name Character type combo default {chosen} {known}",
            "option name Resigns type check default true",
            f"option name Tempo type check default {str(self._tempo).lower()}",
            "usiok",
        ):
            self._say(text)

    def _set_option(self, words: list[str]) -> None:
        if words[:1] != ["name"]:
            return
        cut = words.index("value") if "value" in words else len(words)
        name, value = " ".join(words[1:cut]), " ".join(words[cut + 1 :])
        take = self._options.get(name.lower())
        if take is None:
            self._say(f"info string error there is no option {name[:_TOLD]}")
        elif not take(value):
            self._say(f"info string error {name} cannot be {value[:_TOLD]}; `usi` tells what it can be")

    def _take_level(self, value: str) -> bool:
        if value not in map(str, range(1, RUNGS + 1)):
            return False
        self._strength, self._character = float(value), None
        return True

    def _take_style(self, value: str) -> bool:
        if value not in (ANY_STYLE, *self._styles):
            return False
        self._style = "" if value == ANY_STYLE else value
        self._opening = self._new_opening()
        return True

    def _take_character(self, value: str) -> bool:
        who = character_of(value)
        if who is not None:
            self._become(who)
            self._opening = self._new_opening()
        elif value == _NOBODY:
            self._character = None
        return who is not None or value == _NOBODY

    def _take_variant(self, value: str) -> bool:
        if value not in {variant.id for variant in VARIANTS}:
            return False
        self._variant, self._at, self._is_lost = variant_by_id(value), None, False
        self._opening = self._new_opening()
        return True

    def _take_resigns(self, value: str) -> bool:
        if value in _CHECKS:
            self._resigns = _CHECKS[value]
        return value in _CHECKS

    def _take_tempo(self, value: str) -> bool:
        if value in _CHECKS:
            self._tempo = _CHECKS[value]
        return value in _CHECKS

    def _become(self, who: Character) -> None:
        """Play as that character, from the next game on in an opening of its own."""
        self._character, self._strength = who, who.strength
        self._style = who.seated(self._variant.id, self._rng).style

    @property
    def _level(self) -> Level:
        return level_at(self._strength, self._variant.id)

    @property
    def _temper(self) -> Temper:
        return EVEN if self._character is None else self._character.temper

    def _get_ready(self) -> None:
        """Outside the lock, for an answer that comes meanwhile needs it."""
        try:
            if self._search is None:
                self._prepare()
                self._engine.wait_until_ready()
        except EngineFailedError as error:
            self._say(f"info string {error}")
        self._say("readyok")

    def _prepare(self) -> None:
        options = self._level.engine_options(processors()) | style_options(self._style)
        self._engine.prepare(self._variant.id, options)

    def _new_game(self, _: list[str]) -> None:
        self._resigning = ResignRule()
        if self._character is not None:
            self._become(self._character)
        self._opening = self._new_opening()

    def _new_opening(self) -> OpeningPlay:
        return OpeningPlay(self._variant, self._style, self._rng)

    def _set_position(self, words: list[str]) -> None:
        self._at, self._is_lost = None, True
        cut = words.index("moves") if "moves" in words else len(words)
        start = self._variant.start_sfen if words[:1] == ["startpos"] else " ".join(words[1:cut])
        try:
            position = Position.from_sfen(start, self._variant)
            for text in words[cut + 1 :]:
                position.play(parse_usi_move(text, self._variant))
        except RulesError as error:
            self._say(f"info string {error}")
            return
        self._at, self._is_lost = (start, tuple(words[cut + 1 :]), position), False

    # --- thinking -------------------------------------------------------------------------------------------

    def _go(self, words: list[str]) -> None:
        if words[:1] == ["mate"]:
            self._say("checkmate notimplemented")
            return
        self._forget()
        if self._at is None:
            start = self._variant.start_sfen
            self._at = start, (), Position.from_sfen(start, self._variant)
        start, moves, position = self._at
        times = _times(words)
        clocks = _clocks(times) if set(times) - {"movetime"} else None
        held = "infinite" in words or "ponder" in words
        limit_ms = times.get("movetime")
        self._asked = asked = _Asked(position, start, moves, clocks, held, time.monotonic(), limit_ms)
        if self._is_lost or not position.has_legal_move():
            self._done(asked, "bestmove resign")
            return
        asked.wishes = self._opening.wishes(start, moves, position, position.legal_moves())
        self._prepare()
        limits = limits_for(self._level, clocks, position.turn, _UNTIMED, wishes=asked.wishes)
        request = request_for(
            start,
            moves,
            position,
            limits,
            longest_search_ms(limits, position.turn),
            self._level.search_options(len(moves), self._temper, asked.wishes),
        )
        self._search = self._engine.search(request, on_answer=lambda done: self._heard(asked, done))
        if limit_ms is not None:
            self._in(max(1, limit_ms - _MARGIN_MS), self._search.stop)

    def _in(self, milliseconds: int, do: Callable[[], object]) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = threading.Timer(milliseconds / 1_000, do)
        self._timer.daemon = True
        self._timer.start()

    def _heard(self, asked: _Asked, done: SearchDone) -> None:
        """The engine has answered, in the carrier's thread."""
        with self._lock:
            if asked is not self._asked:
                return
            best: BestMove = done.best
            if best.move is None:
                self._done(asked, f"bestmove {best.verdict.value}")
                return
            move = self._choice(asked, done, best.move)
            first = next((line for line in done.lines if line.score is not None), None)
            if first is not None and first.score is not None and self._gives_up(round(value_of(first.score))):
                self._done(asked, "bestmove resign")
                return
            shown = next((line for line in done.lines if line.pv[:1] == (move,)), None)
            told = () if shown is None else (_info(shown),)
            ponder = f" ponder {best.ponder}" if best.ponder and move == best.move else ""
            self._answer_in_time(asked, f"{move}{ponder}", done.lines, *told)

    def _choice(self, asked: _Asked, done: SearchDone, best: str) -> str:
        """The move that is played where the engine has answered so."""
        position = asked.position
        legal = frozenset(move.usi for move in position.legal_moves())
        view = View(position, parse_usi_move(asked.moves[-1], self._variant) if asked.moves else None)
        hurry = hurry_of(asked.clocks, position.turn)
        ply, lines, wishes = len(asked.moves), done.lines, asked.wishes
        return choose(self._level, ply, best, lines, legal, self._rng, view, hurry, self._temper, wishes)

    def _answer_in_time(self, asked: _Asked, answer: str, lines: Sequence[Info], *told: str) -> None:
        """Answer with a move (and what to think of meanwhile); where it is wished, when a person would."""
        words = (*told, f"bestmove {answer}")
        wait_ms = (
            self._pause_ms(asked, answer.partition(" ")[0], lines) if self._tempo and not asked.held else 0
        )
        if wait_ms <= 0:
            self._done(asked, *words)
            return
        asked.held = True
        self._done(asked, *words)
        self._in(wait_ms, lambda: self._let_go(asked))

    def _pause_ms(self, asked: _Asked, move: str, lines: Sequence[Info]) -> int:
        """For how long yet the answer is kept back."""
        played = parse_usi_moves(asked.moves, self._variant)
        turn = Turn(
            len(played),
            tuple(value_of(line.score) for line in lines if line.score is not None),
            retakes=Course(asked.start_sfen, played).is_retaken_by(
                parse_usi_move(move, self._variant), self._variant
            ),
            is_forced=len(asked.position.legal_moves()) == 1,
        )
        pace = 1.0 if self._character is None else self._character.pace
        pause = pause_ms(turn, asked.clocks, asked.position.turn, pace, self._rng.random())
        if asked.longest_ms is not None:
            pause = min(pause, asked.longest_ms - _MARGIN_MS)
        return pause - round((time.monotonic() - asked.began) * 1_000)

    def _let_go(self, asked: _Asked) -> None:
        """The time has come to answer."""
        with self._lock:
            if asked is self._asked:
                self._ponder_hit([])

    def _gives_up(self, score: int) -> bool:
        self._resigning.thought(score)
        own = None if self._character is None else self._character.resigns
        return self._resigns and self._resigning.gives_up(manner_of("own", own, self._level.number))

    def _done(self, asked: _Asked, *lines: str) -> None:
        """Say the answer, or keep it until it is asked for."""
        if asked.held:
            self._answer = "\n".join(lines)
            return
        self._forget()
        for line in lines:
            self._say(line)

    def _release(self, _: list[str]) -> None:
        """Answer now."""
        self._ponder_hit(_)
        if self._search is not None:
            self._search.stop()

    def _ponder_hit(self, _: list[str]) -> None:
        """The move that was expected was made: the answer may come when it is there."""
        if self._asked is None:
            return
        self._asked.held = False
        if self._answer is not None:
            self._done(self._asked, *self._answer.split("\n"))

    def _forget(self) -> None:
        self._asked = self._search = self._answer = None
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


def _times(words: Sequence[str]) -> dict[str, int]:
    """The times of a `go`, in milliseconds; those that are no numbers are passed over."""
    digits = len(str(_LONGEST_MS))
    return {
        name: _LONGEST_MS if len(value.lstrip("0")) > digits else min(_LONGEST_MS, int(value[-digits:]))
        for name, value in itertools.pairwise(words)
        if name in _TIMES and value.isascii() and value.isdigit()
    }


def _clocks(times: Mapping[str, int]) -> Clocks:
    """The clocks that a `go` tells."""
    byoyomi = times.get("byoyomi", 0)
    readings = {
        color: ClockReading(main, byoyomi, 1, in_byoyomi=not main and bool(byoyomi), flagged=False)
        for color, main in ((Color.BLACK, times.get("btime", 0)), (Color.WHITE, times.get("wtime", 0)))
    }
    return Clocks(readings[Color.BLACK], readings[Color.WHITE], times.get("binc", 0), times.get("winc", 0))


def _info(line: Info) -> str:
    score = (
        "" if line.score is None else f" score cp {round(max(-30_000, min(30_000, value_of(line.score))))}"
    )
    return f"info depth {line.depth or 1}{score} nodes {line.nodes or 0} pv {' '.join(line.pv)}"
