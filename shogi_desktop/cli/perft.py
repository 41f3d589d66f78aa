"""``shogi-desktop perft``: count the positions to a depth, the standard check of a move generator."""

from __future__ import annotations

import argparse

from shogi_desktop.cli.common import CommandError, add_variant_argument
from shogi_desktop.rules import Position, perft, variant_by_id
from shogi_desktop.system_check import Machine


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what ``perft`` understands."""
    parser.add_argument("depth", type=int, help="how many plies to look ahead")
    add_variant_argument(parser)
    parser.add_argument("--sfen", help="the position to start from (default: the start position)")
    parser.add_argument("--divide", action="store_true", help="show the count below each first move")


def run(options: argparse.Namespace, _machine: Machine) -> int:
    """Print the count, with ``--divide`` below the counts of the first moves."""
    variant = variant_by_id(options.variant)
    position = Position.from_sfen(options.sfen or variant.start_sfen, variant)
    if options.depth < 0:
        raise CommandError("the depth must be zero or more plies")
    if not options.divide or options.depth == 0:
        print(perft(position, options.depth))
        return 0
    total = 0
    for move in position.legal_moves():
        transition = position.play(move)
        count = perft(position, options.depth - 1)
        position.undo(transition)
        print(f"{move.usi}: {count}")
        total += count
    print(total)
    return 0
