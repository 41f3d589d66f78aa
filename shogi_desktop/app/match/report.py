"""How a match stands, in plain lines: what the command prints and the window exports.

Sentences of the window, in the player's language, are `gui.match`'s.
"""

from __future__ import annotations

from shogi_desktop.app.match.players import PlayerSpec, Usage
from shogi_desktop.app.match.results import MatchFile, Side
from shogi_desktop.app.match.statistics import Decision, Estimate, Sprt, Standing, superiority


def table_lines(match: MatchFile, test: Sprt | None) -> list[str]:
    """The table: who plays, the score and what it proves, what each player used and did wrong."""
    settings, standing = match.settings, match.standing
    names = player_names(match)
    played = (
        f"{standing.games} of {settings.games} games in {duration_text(match.seconds)}, seed {settings.seed}"
    )
    lines = [f"{names[0]} against {names[1]}, {settings.variant}: {played}"]
    if standing.games:
        lines.append(f"  score {counts_text(standing)}  {100 * standing.points / standing.games:.1f}%")
        lines.append(
            f"  Elo {Estimate.of(standing.sample)} at 95%, "
            f"better with {100 * superiority(standing.sample):.1f}% (LOS)"
        )
        if standing.in_pairs:
            counts = " ".join(map(str, standing.sample.counts))
            lines.append(f"  pairs with 0, ½, 1, 1½, 2 points: {counts}")
    if test is not None:
        lines.append(_test_line(test, standing))
    sides: tuple[Side, Side] = ("first", "second")
    for name, side, usage in zip(names, sides, match.usage, strict=True):
        faults = ", ".join(f"{count} × {fault}" for fault, count in match.faults(side).items())
        lines.append(f"  {name}: {_used(usage)}" + (f"; lost by {faults}" if faults else ""))
    return lines


def player_names(match: MatchFile) -> tuple[str, str]:
    """What the players are called, with a mark where both are called alike."""
    settings = match.settings
    first, second = match.names
    if not first or not second:
        first = settings.black_name or PlayerSpec.parse(settings.black).label
        second = settings.white_name or PlayerSpec.parse(settings.white).label
    return (f"{first} (1)", f"{second} (2)") if first == second else (first, second)


def counts_text(standing: Standing) -> str:
    """Games won, drawn and lost."""
    return f"+{standing.wins} ={standing.draws} -{standing.losses}"


def _test_line(test: Sprt, standing: Standing) -> str:
    lower, upper = test.bounds
    decision = test.decision(standing.sample)
    said = "" if decision is Decision.GO_ON else f": {decision.value}"
    return (
        f"  SPRT elo0={test.elo0:g} elo1={test.elo1:g}: LLR {test.ratio(standing.sample):+.2f} "
        f"({lower:+.2f} … {upper:+.2f}){said}"
    )


def _used(usage: Usage) -> str:
    if not usage.moves:
        return "no moves yet"
    words = [f"{usage.moves} moves", f"{usage.time_ms / usage.moves:.0f} ms a move"]
    if usage.nodes:
        words.append(f"{usage.nodes / usage.moves:.0f} nodes")
        if usage.time_ms:
            words.append(f"{usage.nodes / usage.time_ms:.0f} k nodes/s")
    if usage.with_depth:
        words.append(f"depth {usage.depths / usage.with_depth:.1f}")
    return ", ".join(words)


def duration_text(seconds: float) -> str:
    """Hours, minutes, seconds."""
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes // 60}:{minutes % 60:02}:{rest:02}"
