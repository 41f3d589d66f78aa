"""Trains a teacher on positions of self-play and asks it about them (README.md, *A teacher*).

    python engine/tune/teacher.py --files 9 --ranks 9 --minutes 7 --out teacher.pt BOARDS [BOARDS ...]

A teacher is a deep network of convolutions: thousands of times slower than the engine's own, and a better
judge, because what it learns on one square holds on all. From the records of ``engine-boards`` (boards.h) it
learns what the search and the rest of the game said that a position was worth, and where the best move begins
and ends. Then it is asked about every quiet position. Its answers are written beside the boards
(``x.boards`` to ``x.answers``, answers.h), for ``engine-train --teacher 1``.

Needs PyTorch and a GPU for more than a trial.
"""

from __future__ import annotations

import argparse
import math
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

KINDS = 15
"""Types of pieces."""
HAND = 8
"""Counts of pieces in one hand."""
QUIET, KEPT_APART, SEARCHED = 1, 2, 4
RESULTS = 0.7
"""How much of a lesson is what the rest of the game was worth; the rest of it is what the search saw."""
NONE = 65535
MAGIC = b"SDANSWR1"


class Layout:
    """Where what lies in a record of ``engine-boards`` (boards.h)."""

    def __init__(self, files: int, ranks: int) -> None:
        self.files, self.ranks = files, ranks
        self.squares = files * ranks
        self.hands = 2 * self.squares
        self.origin = self.hands + 2 * HAND
        self.target = self.origin + 1
        self.flags = self.target + 1
        self.score = self.flags + 2
        self.size = self.score + 4


class Block(nn.Module):
    """Two convolutions with a short cut, scaled and shifted by what the whole board says."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.first = nn.Conv2d(width, width, 3, padding=1, bias=False)
        self.first_norm = nn.BatchNorm2d(width)
        self.second = nn.Conv2d(width, width, 3, padding=1, bias=False)
        self.second_norm = nn.BatchNorm2d(width)
        self.squeeze = nn.Linear(width, width // 4)
        self.excite = nn.Linear(width // 4, 2 * width)

    def forward(self, x: Tensor) -> Tensor:
        """The features after the block. ``x``: positions, features, ranks, files."""
        y = functional.relu(self.first_norm(self.first(x)))
        y = self.second_norm(self.second(y))
        scale, shift = self.excite(functional.relu(self.squeeze(y.mean((2, 3))))).chunk(2, dim=1)
        y = y * torch.sigmoid(scale)[:, :, None, None] + shift[:, :, None, None]
        return functional.relu(x + y)


class Teacher(nn.Module):
    """From records to what they are worth (by the search; by the rest of the game) and the move."""

    def __init__(self, layout: Layout, width: int, blocks: int) -> None:
        super().__init__()
        self.layout = layout
        pieces = torch.cat([torch.zeros(1, 2 * KINDS), torch.eye(2 * KINDS)])
        attacks = torch.zeros(16, 6)
        for code in range(16):
            for side, count in enumerate((code & 3, code >> 2)):
                attacks[code, 3 * side : 3 * side + count] = 1
        self.register_buffer("pieces", pieces)
        self.register_buffer("attacks", attacks)
        self.enter = nn.Conv2d(2 * KINDS + 6, width, 3, padding=1, bias=False)
        self.enter_hands = nn.Linear(4 * HAND, width)
        self.enter_norm = nn.BatchNorm2d(width)
        self.blocks = nn.Sequential(*(Block(width) for _ in range(blocks)))
        self.worth = nn.Conv2d(width, 16, 1, bias=False)
        self.worth_norm = nn.BatchNorm2d(16)
        self.worth_first = nn.Linear(16 * layout.squares, 128)
        self.worth_last = nn.Linear(128, 2)
        self.moves = nn.Conv2d(width, 2, 1)
        self.drops = nn.Linear(width, HAND)

    def forward(self, records: Tensor, mirrored: bool) -> tuple[Tensor, Tensor, Tensor]:
        """Logits of the two chances (n, 2), of the move's origin (n, squares + hand), of its target."""
        at = self.layout
        board = functional.embedding(records[:, : at.squares].long(), self.pieces)
        attacks = functional.embedding(records[:, at.squares : at.hands].long(), self.attacks)
        x = torch.cat([board, attacks], 2).view(-1, at.ranks, at.files, 2 * KINDS + 6).permute(0, 3, 1, 2)
        if mirrored:
            x = x.flip(3)
        x = x.contiguous(memory_format=torch.channels_last)
        hands = records[:, at.hands : at.origin].float()
        hands = self.enter_hands(torch.cat([hands / 4, (hands > 0).float()], 1))
        x = self.blocks(functional.relu(self.enter_norm(self.enter(x) + hands[:, :, None, None])))
        worth = functional.relu(self.worth_norm(self.worth(x))).flatten(1)
        worth = self.worth_last(functional.relu(self.worth_first(worth)))
        origins, targets = self.moves(x).flatten(2).unbind(1)
        return worth, torch.cat([origins, self.drops(x.mean((2, 3)))], 1), targets


def chances(records: Tensor, layout: Layout) -> Tensor:
    """The two chances of each record (n, 2)."""
    pairs = records[:, layout.score : layout.size].float().view(-1, 2, 2)
    return (pairs[:, :, 0] + 256 * pairs[:, :, 1]) / 65535


def mirror_table(layout: Layout) -> Tensor:
    """The square (or hand) that each one is in the mirror."""
    table = torch.arange(layout.squares + HAND)
    squares = table[: layout.squares].view(layout.ranks, layout.files)
    table[: layout.squares] = squares.flip(1).reshape(-1)
    return table


class School:
    """A teacher, what it learns from, and the device on which it does."""

    def __init__(self, teacher: Teacher, device: str) -> None:
        self.device = device
        self.layout = teacher.layout
        self.teacher = teacher.to(device).to(memory_format=torch.channels_last)
        self.mirror = mirror_table(self.layout).to(device)
        self.half = torch.bfloat16 if device == "cuda" else torch.float32
        self.steps = 0
        self.least = math.inf
        """The smallest error on what was kept apart, and the teacher that had it."""
        self.best: dict[str, Tensor] | None = None

    def read(self, paths: list[Path]) -> Tensor:
        """The records of those files, in the device's memory."""
        all_ = [np.fromfile(path, np.uint8).reshape(-1, self.layout.size) for path in paths]
        return torch.from_numpy(np.concatenate(all_)).to(self.device)

    def flagged(self, records: Tensor, wanted: int, unwanted: int) -> Tensor:
        """The places of the records that have all those flags and none of these."""
        flags = records[:, self.layout.flags]
        return (((flags & wanted) == wanted) & ((flags & unwanted) == 0)).nonzero().squeeze(1)

    def worth(self, records: Tensor) -> Tensor:
        """What the teacher thinks each is worth: the mean of the position and its mirror image."""
        with torch.no_grad(), torch.autocast(self.device, self.half, enabled=self.half != torch.float32):
            seen = sum(torch.sigmoid(self.teacher(records, side)[0].float()) for side in (False, True)) / 2
        return (1 - RESULTS) * seen[:, 0] + RESULTS * seen[:, 1]

    def judge(self, records: Tensor, batch: int) -> str:
        """Its errors on quiet positions of games that it has not met; the best so far is kept."""
        self.teacher.eval()
        apart = self.flagged(records, QUIET | KEPT_APART, 0)
        error = torch.zeros(3, device=self.device)
        for part in apart.split(batch):
            some = records[part]
            told, thought = chances(some, self.layout), self.worth(some)
            target = (1 - RESULTS) * told[:, 0] + RESULTS * told[:, 1]
            error += torch.stack([((thought - t) ** 2).sum() for t in (target, told[:, 0], told[:, 1])])
        self.teacher.train()
        target, score, rest = (error / max(len(apart), 1)).tolist()
        if target < self.least:
            self.least = target
            self.best = {name: value.clone() for name, value in self.teacher.state_dict().items()}
        return f"{len(apart)} kept apart: target {target:.6f}, search {score:.6f}, rest {rest:.6f}"

    def learn(self, records: Tensor, seconds: float, span: Sequence[float], batch: int, rate: float) -> None:
        """Learns for some seconds, the part ``span`` of the whole cosine of the rate."""
        lessons = self.flagged(records, SEARCHED, KEPT_APART)
        optimizer = torch.optim.AdamW(
            self.teacher.parameters(), lr=rate, weight_decay=0.01, fused=self.device == "cuda"
        )
        began = told = time.monotonic()
        met, loss_sum, steps = 0, torch.zeros(3, device=self.device), 0
        order = torch.empty(0, dtype=torch.long, device=self.device)
        while (elapsed := time.monotonic() - began) < seconds:
            if len(order) < batch:
                order = lessons[torch.randperm(len(lessons), device=self.device)]
            some, order = records[order[:batch]], order[batch:]
            share = span[0] + (span[1] - span[0]) * elapsed / seconds
            warm = min(1.0, (self.steps + 1) / 500)
            for group in optimizer.param_groups:
                group["lr"] = rate * warm * (0.01 + 0.99 * 0.5 * (1 + math.cos(math.pi * share)))
            loss_sum += self.step(some, optimizer)
            met += len(some)
            steps += 1
            self.steps += 1
            if time.monotonic() - told > 20:
                told = time.monotonic()
                losses = ", ".join(f"{x:.4f}" for x in (loss_sum / steps).tolist())
                print(
                    f"{met} of {len(lessons)} met in {told - began:.0f} s: {losses}; "
                    f"{self.judge(records, 2 * batch)}",
                    flush=True,
                )
                loss_sum.zero_()
                steps = 0
        print(f"{met} met, {met / len(lessons):.2f} times each: {self.judge(records, 2 * batch)}", flush=True)
        if self.best is not None:
            self.teacher.load_state_dict(self.best)

    def step(self, some: Tensor, optimizer: torch.optim.Optimizer) -> Tensor:
        """Learns from a batch; its losses: of the chances, the move's origin, its target."""
        at = self.layout
        mirrored = bool(self.steps & 1)
        origin, target = some[:, at.origin].long(), some[:, at.target].long()
        if mirrored:
            origin, target = self.mirror[origin], self.mirror[target]
        with torch.autocast(self.device, self.half, enabled=self.half != torch.float32):
            worth, origins, targets = self.teacher(some, mirrored)
        losses = torch.stack(
            [
                functional.binary_cross_entropy_with_logits(worth.float(), chances(some, at)),
                functional.cross_entropy(origins.float(), origin),
                functional.cross_entropy(targets.float(), target),
            ]
        )
        optimizer.zero_grad(set_to_none=True)
        (2 * losses[0] + 0.25 * losses[1] + 0.25 * losses[2]).backward()
        nn.utils.clip_grad_norm_(self.teacher.parameters(), 1.0)
        optimizer.step()
        return losses.detach()

    def answer(self, path: Path, batch: int) -> None:
        """Writes what the teacher thinks of the quiet positions of a file."""
        self.teacher.eval()
        records = self.read([path])
        quiet = self.flagged(records, QUIET, 0)
        answers = np.full(len(records), NONE, "<u2")
        thought = [self.worth(records[part]) for part in quiet.split(batch)]
        values = torch.cat(thought).mul(NONE - 1).round().to(torch.int32).cpu().numpy()
        answers[quiet.cpu().numpy()] = values.astype("<u2")
        path.with_suffix(".answers").write_bytes(MAGIC + answers.tobytes())
        print(f"{path.name}: {len(quiet)} of {len(records)} answered", flush=True)
        self.teacher.train()


def main(argv: list[str]) -> int:
    """Does what the command line says."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("boards", nargs="+", type=Path, metavar="BOARDS")
    parser.add_argument("--files", type=int, default=9)
    parser.add_argument("--ranks", type=int, default=9)
    parser.add_argument("--minutes", type=float, default=5, help="how long to learn")
    parser.add_argument("--width", type=int, default=128)
    parser.add_argument("--blocks", type=int, default=10)
    parser.add_argument("--batch", type=int, default=8192)
    parser.add_argument("--rate", type=float, default=0.002)
    parser.add_argument("--out", type=Path, help="where the teacher is kept")
    parser.add_argument("--from", dest="begin", type=Path, help="a teacher to begin with")
    parser.add_argument("--span", type=float, nargs=2, default=(0.0, 1.0), help="part of the rate's fall")
    parser.add_argument("--quiet", action="store_true", help="learn, but answer nothing")
    options = parser.parse_args(argv)
    torch.backends.cudnn.benchmark = True
    torch.backends.cuda.matmul.allow_tf32 = True
    torch.manual_seed(1)
    layout = Layout(options.files, options.ranks)
    school = School(
        Teacher(layout, options.width, options.blocks), "cuda" if torch.cuda.is_available() else "cpu"
    )
    if options.begin:
        school.teacher.load_state_dict(torch.load(options.begin, map_location=school.device))
    if options.minutes > 0:
        lessons = school.read(options.boards)
        school.learn(lessons, 60 * options.minutes, options.span, options.batch, options.rate)
        del lessons
    if options.out:
        torch.save(school.teacher.state_dict(), options.out)
    for path in [] if options.quiet else options.boards:
        school.answer(path, 2 * options.batch)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
