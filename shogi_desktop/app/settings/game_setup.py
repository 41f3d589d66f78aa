"""A game as it is set up: which game, who plays, from what start, with what time. Plain data."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Annotated

import msgspec
from msgspec import Meta

from shogi_desktop.app.settings.strengths import RUNGS, of_ten, rung_of
from shogi_desktop.game import ClockState, EndingRules, FoulRule, GameRules, Outcome, Reason, Series
from shogi_desktop.rules import VARIANTS, Color, ImpasseRule, Variant, unnamed_variant


def _one_of(names: Iterable[str]) -> Meta:
    """One of these names; another one, of another version, is refused where it is read."""
    return Meta(pattern=f"^(?:{'|'.join(map(re.escape, names))})$")


VariantId = Annotated[str, _one_of(variant.id for variant in VARIANTS)]
_Milliseconds = Annotated[int, Meta(ge=0)]


class PersonSetup(msgspec.Struct, frozen=True, omit_defaults=True, tag="person", tag_field="kind"):
    """A person at this screen, by name."""

    name: str = ""


class BookSetup(msgspec.Struct, frozen=True, omit_defaults=True):
    """The opening book that a player plays from, in place of the built-in one.

    `file` is the path of a ``.db`` or ``.bin``; empty: none at all. `best`: always its best move, else each
    as often as the book counts it.
    """

    file: str = ""
    best: bool = False


class LevelSetup(
    msgspec.Struct,
    frozen=True,
    omit_defaults=True,
    tag="level",
    tag_field="kind",
    rename={"level": "strength"},
):
    """The computer at a strength, 1 the weakest; whole numbers are its levels.

    In files it is called `strength`, since `level` there is one of the ten of before
    (`app.settings.strengths`).

    `adaptive`: the strength follows the person's results, from game to game. `style` is the id of the
    openings that the computer likes, empty for any. `book` is None for the built-in one of its
    style. `character` is the id of whom it plays (`app.players.characters`), empty for nobody; strength and
    name are told all the same, for another version may not know it.
    """

    level: Annotated[float, Meta(ge=1, le=RUNGS)]
    adaptive: bool = False
    style: str = ""
    name: str = ""
    book: BookSetup | None = None
    character: Annotated[str, Meta(max_length=40)] = ""

    @property
    def rung(self) -> int:
        """The level nearest to its strength."""
        return rung_of(self.level)


OptionValue = bool | int | str | None
"""What an option of an engine is set to; None presses a button."""


class SearchLimits(msgspec.Struct, frozen=True, omit_defaults=True):
    """What ends a search, whatever the clock says; nothing given: the clock alone."""

    movetime_ms: Annotated[int, Meta(ge=1)] | None = None
    nodes: Annotated[int, Meta(ge=1)] | None = None
    depth: Annotated[int, Meta(ge=1)] | None = None

    @property
    def by_clock(self) -> bool:
        """Whether nothing but the clock ends it."""
        return self.movetime_ms is None and self.nodes is None and self.depth is None


class EngineSetup(msgspec.Struct, frozen=True, omit_defaults=True, tag="engine", tag_field="kind"):
    """A USI engine of the player's, without a level.

    `command` is the program and its arguments, `folder` where it runs, empty for the program's own.
    `options` are given to it by name, None presses a button. `limits` end each of its searches. `ponder`: it
    thinks while the other side does. `engine` and `profile` are what it was taken from in the list of engines
    (`app.engines.registry`): whether it still stands there is asked before it is started. `book` is played
    from before the engine is asked, None: the engine has its own or none.
    """

    command: Annotated[tuple[str, ...], Meta(min_length=1)]
    options: dict[str, OptionValue] = {}
    name: str = ""
    folder: str = ""
    limits: SearchLimits = SearchLimits()
    ponder: bool = False
    engine: str = ""
    profile: str = ""
    book: BookSetup | None = None


class RemoteSetup(msgspec.Struct, frozen=True, omit_defaults=True, tag="remote", tag_field="kind"):
    """Somebody over a network."""

    address: str
    name: str = ""


PlayerSetup = PersonSetup | LevelSetup | EngineSetup | RemoteSetup
"""One side of a game, told apart by `kind`."""

_BEFORE_KINDS = frozenset({"name", "level", "adaptive", "style"})


def with_kinds(data: object) -> object:
    """`data`, as it stands in a file, with what files from before do not tell, or tell otherwise.

    In them a player with a level is the computer, any other a person; and that level is one of ten.
    """
    if not isinstance(data, dict):
        return data
    told = {key: with_kinds(value) for key, value in data.items()}
    for side in ("black", "white"):
        player = told.get(side)
        if isinstance(player, dict) and _BEFORE_KINDS.issuperset(player):
            told[side] = {"kind": "person" if player.get("level") is None else "level", **player}
        if side in told:
            told[side] = _with_strength(told[side], "strength")
    if "new_game" in told:
        told["new_game"] = _with_strength(told["new_game"], "rung")
    if told.get("computer_resigns") is False:
        told.setdefault("computer_resigning", "never")
    return told


def _with_strength(chosen: object, name: str) -> object:
    """The same with the strength under that name, where it tells one of the ten levels of before."""
    if not isinstance(chosen, dict) or name in chosen:
        return chosen
    rung = of_ten(chosen.get("level"))
    return chosen if rung is None else {**chosen, name: rung}


class TimeSetup(msgspec.Struct, frozen=True, omit_defaults=True):
    """The time of one side in milliseconds, with so many periods of byōyomi. All zero: no limit."""

    main_ms: _Milliseconds = 0
    byoyomi_ms: _Milliseconds = 0
    increment_ms: _Milliseconds = 0
    periods: Annotated[int, Meta(ge=1)] = 1

    @property
    def unlimited(self) -> bool:
        """Whether no clock runs."""
        return self.main_ms == self.byoyomi_ms == self.increment_ms == 0


class RulesSetup(msgspec.Struct, frozen=True, omit_defaults=True):
    """The rules a game is played by, as far as players choose them.

    `impasse` is the value of an `ImpasseRule`, None for what the game's players expect; `fouls` that of a
    `FoulRule`. `dialogs_pause` says whether an open dialog stops the clocks, None: in casual games.
    """

    impasse: Annotated[str, _one_of(rule.value for rule in ImpasseRule)] | None = None
    move_limit: Annotated[int, Meta(ge=1)] | None = None
    draw_by_agreement: bool = False
    fouls: Annotated[str, _one_of(rule.value for rule in FoulRule)] = FoulRule.PREVENTED.value
    give_time_back: bool = False
    dialogs_pause: bool | None = None

    def rules(self, variant: Variant) -> GameRules:
        """These rules for a game of `variant`. :raises ValueError: one of the names is unknown."""
        usual = EndingRules.usual(variant)
        impasse = usual.impasse if self.impasse is None else ImpasseRule(self.impasse)
        if impasse not in variant.impasse_rules:
            raise ValueError(f"{variant.id} has no impasse rule {impasse.value!r}")
        endings = EndingRules(impasse, self.move_limit, self.draw_by_agreement)
        return GameRules(endings, FoulRule(self.fouls), self.give_time_back)


class GameSetup(msgspec.Struct, frozen=True, omit_defaults=True):
    """Everything a game starts from.

    `start_sfen` is the position before the first of `moves` (USI text); both are given when a game goes on
    from a position of a record, else the start is the variant's `handicap` preset. `own_handicap` names the
    start where it is a handicap that the player has set up; `handicap` is then empty. `white_time` is given
    where White's time is another than Black's. `carried` is the time left to each side where the game is the
    replay of a void one. `match` is the match as it stands before this game, where it belongs to one.
    """

    variant: VariantId = unnamed_variant().id
    handicap: str = "even"
    black: PlayerSetup = PersonSetup()
    white: PlayerSetup = PersonSetup()
    time: TimeSetup = TimeSetup()
    start_sfen: str | None = None
    moves: tuple[str, ...] = ()
    white_time: TimeSetup | None = None
    rules: RulesSetup = RulesSetup()
    own_handicap: str = ""
    carried: ClockState | None = None
    match: Series | None = None

    def player(self, color: Color) -> PlayerSetup:
        """The player of that side."""
        return self.black if color is Color.BLACK else self.white

    def level(self, color: Color) -> int | None:
        """The level of the computer on that side; None where it does not play there, or at none."""
        player = self.player(color)
        return player.rung if isinstance(player, LevelSetup) else None

    def time_of(self, color: Color) -> TimeSetup:
        """The time of that side."""
        return self.time if color is Color.BLACK or self.white_time is None else self.white_time

    @property
    def unlimited(self) -> bool:
        """Whether neither side has a limit."""
        return all(self.time_of(color).unlimited for color in Color)

    @property
    def human_colors(self) -> frozenset[Color]:
        """The sides moved by hand."""
        return frozenset(color for color in Color if isinstance(self.player(color), PersonSetup))

    @property
    def computer_color(self) -> Color | None:
        """The computer's side where a person plays the other one, else None."""
        humans = self.human_colors
        return next((color.opponent for color in humans), None) if len(humans) == 1 else None

    @property
    def dialogs_pause(self) -> bool:
        """Whether an open dialog stops the clocks.

        Where that is left open it does in casual games: against the computer, and no foul loses at once.
        """
        chosen = self.rules.dialogs_pause
        if chosen is not None:
            return chosen
        return self.computer_color is not None and self.rules.fouls != FoulRule.STRICT.value

    @property
    def is_handicap(self) -> bool:
        """Whether one side gives the other pieces."""
        return bool(self.own_handicap) or self.handicap not in {"", "even"}

    def rematch(self) -> GameSetup:
        """The same game again from its beginning, the colours exchanged, each player with his own time.

        In a handicap game the same person gives again, so both keep their sides.
        """
        match = None if self.match is None else self.match.anew()
        again = msgspec.structs.replace(self, carried=None, match=match)
        return again if self.is_handicap else again.turned()

    def turned(self) -> GameSetup:
        """The same with the players exchanged, each of them with his own time."""
        times = {} if self.white_time is None else {"time": self.white_time, "white_time": self.time}
        carried = self.carried and ClockState(self.carried.white, self.carried.black)
        return msgspec.structs.replace(self, black=self.white, white=self.black, carried=carried, **times)

    def following(self, outcome: Outcome, left: ClockState | None) -> GameSetup | None:
        """The game that this one calls for when it has ended so, or None.

        A void game is played again with the colours reversed, each player with the time that he had `left`;
        after another one comes the next game of the match. Whoever gives a handicap remains White.
        """
        void = outcome.reason is Reason.REPETITION
        again = msgspec.structs.replace(self, carried=left if void and not self.unlimited else None)
        if self.match is None:
            if not void:
                return None
            return again if self.is_handicap else again.turned()
        match = self.match.after(outcome)
        if match.decided:
            return None
        again = msgspec.structs.replace(again, match=match, handicap=match.handicap_id or self.handicap)
        return again if match.home_color is self.match.home_color else again.turned()
