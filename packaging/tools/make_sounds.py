"""Make the sounds of resources/sounds: wood on wood, the tones of the clock, the ends of a game.

    python packaging/tools/make_sounds.py [FOLDER]

Nothing is recorded. A move is a piece that strikes a board: each contact is a half-sine push whose length
says how hard wood meets wood, it excites the bending modes of a kaya plate (frequencies from the wood's
stiffness and density, decay from its loss factor), and the grain of the contact adds a burst of noise. A
piece lands on its lower edge and then slaps down flat, which makes two contacts. The tuned sounds are struck
bars. The random numbers have a fixed seed: the same files come out every time. Run by hand when a sound
changes; the result is in the repository.
"""

from __future__ import annotations

import argparse
import array
import math
import random
import sys
import wave
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

RATE = 44_100
FOLDER = Path(__file__).resolve().parents[2] / "resources" / "sounds"
Samples = list[float]
"""Sound pressure, sample by sample at `RATE`, on no particular scale until `levelled`."""


@dataclass(frozen=True)
class Mode:
    """One way a struck thing swings: hertz, seconds until it falls to 1/e, and how strongly it sounds."""

    frequency: float
    decay: float
    weight: float


@dataclass(frozen=True)
class Plate:
    """A wooden board: metres, pascals along and across the grain, kilograms a cubic metre."""

    length: float = 0.36
    width: float = 0.33
    thickness: float = 0.045
    along: float = 8.0e9
    across: float = 0.55e9
    density: float = 530.0
    loss: float = 0.035
    """Share of the energy lost in a swing, over 2π: kaya on its legs, the legs on a table."""

    def modes(self, x: float, y: float) -> list[Mode]:
        """Bending modes of the plate, simply supported, struck at shares `x`, `y` of its sides.

        Orthotropic thin plate: the frequency of (m, n) is the bending of both directions taken together
        (Leissa, *Vibration of Plates*, NASA SP-160, 1969, chapter 9).
        """
        gyration = self.thickness / math.sqrt(12)
        found = []
        for m in range(1, 5):
            for n in range(1, 8):
                stiff = math.sqrt(self.along / self.density) * gyration * (m / self.length) ** 2
                soft = math.sqrt(self.across / self.density) * gyration * (n / self.width) ** 2
                frequency = math.pi / 2 * math.hypot(stiff, soft, math.sqrt(0.5 * stiff * soft))
                if frequency < 12_000:
                    weight = abs(math.sin(m * math.pi * x) * math.sin(n * math.pi * y))
                    found.append(Mode(frequency, 1 / (math.pi * frequency * self.loss), weight))
        return found


BODY = (Mode(176, 0.024, 0.13), Mode(262, 0.018, 0.15))
"""The board as a whole on its legs, below its first bending mode: what makes a snap sound full."""


@dataclass(frozen=True)
class Contact:
    """One meeting of piece and board: seconds after the start, strength, length of the push in seconds.

    `grain` is the strength of its noise; `body` how much the board as a whole is moved.
    """

    at: float
    strength: float
    push: float
    grain: float = 0.3
    body: float = 1.0


def push_spectrum(frequency: float, push: float) -> float:
    """How much of `frequency` a half-sine push of `push` seconds holds, a steady push being 1."""
    doubled = 2 * frequency * push
    if abs(1 - doubled * doubled) < 1e-6:
        return math.pi / 4
    return abs(math.cos(math.pi * frequency * push) / (1 - doubled * doubled))


def struck(modes: Sequence[Mode], contacts: Sequence[Contact], seconds: float, seed: int) -> Samples:
    """The sound of these contacts on a thing with these modes."""
    chance = random.Random(seed)
    sound = [0.0] * round(seconds * RATE)
    for contact in contacts:
        start = round(contact.at * RATE)
        for mode in modes:
            loudness = contact.strength * mode.weight * push_spectrum(mode.frequency, contact.push)
            _ring(sound, start, mode, loudness)
        for mode in BODY:
            _ring(sound, start, mode, contact.strength * contact.body * mode.weight)
        _scrape(sound, start, contact, chance)
    return sound


def _ring(sound: Samples, start: int, mode: Mode, loudness: float) -> None:
    """Add one decaying swing. A damped sine obeys a recurrence of two terms, so none is computed anew."""
    turn = 2 * math.pi * mode.frequency / RATE
    shrink = math.exp(-1 / (mode.decay * RATE))
    before, now = 0.0, loudness * shrink * math.sin(turn)
    first, second = 2 * shrink * math.cos(turn), shrink * shrink
    for index in range(start + 1, len(sound)):
        sound[index] += now
        before, now = now, first * now - second * before


def _scrape(sound: Samples, start: int, contact: Contact, chance: random.Random) -> None:
    """Add the noise of the grain: white noise above some 1.5 kHz, gone within milliseconds."""
    decay = 4 * contact.push * RATE
    low = 0.0
    for index in range(start, min(len(sound), start + round(8 * decay))):
        white = chance.uniform(-1, 1)
        low += 0.2 * (white - low)
        age = index - start
        rise = min(1.0, age / (contact.push * RATE))
        sound[index] += contact.strength * contact.grain * rise * math.exp(-age / decay) * (white - low)


def bar(pitch: float, decay: float) -> list[Mode]:
    """A tuned wooden bar as of a marimba, its second mode two octaves above the first."""
    return [Mode(pitch, decay, 1.0), Mode(4 * pitch, decay / 6, 0.25), Mode(9.2 * pitch, decay / 25, 0.08)]


def melody(notes: Sequence[tuple[float, float]], seconds: float, decay: float) -> Samples:
    """Struck bars one after the other; `notes` are pitch in hertz and seconds after the start."""
    sound = [0.0] * round(seconds * RATE)
    for pitch, at in notes:
        for mode in bar(pitch, decay):
            _ring(sound, round(at * RATE), mode, mode.weight)
    return sound


def beep(pitch: float, seconds: float, *, endless: bool = False) -> Samples:
    """A tone with a little of its third harmonic. An `endless` one can be repeated without a click."""
    count = round(seconds * RATE)
    edge = round(0.006 * RATE)
    sound = []
    for index in range(count):
        turn = 2 * math.pi * pitch * index / RATE
        nearest = min(index, count - 1 - index)
        swell = 1.0 if endless or nearest >= edge else math.sin(math.pi / 2 * nearest / edge) ** 2
        sound.append(swell * (math.sin(turn) + 0.12 * math.sin(3 * turn)))
    return sound


def levelled(sound: Samples, peak: float, *, fade: bool = True) -> Samples:
    """The sound with that greatest amplitude (1 is full scale); `fade` lets its last 10 ms end in silence."""
    greatest = max(map(abs, sound))
    tail = round(0.01 * RATE) if fade else 0
    return [
        value * peak / greatest * (min(1.0, (len(sound) - 1 - index) / tail) if tail else 1.0)
        for index, value in enumerate(sound)
    ]


BOARD = Plate().modes(0.39, 0.43)


def move() -> Samples:
    """A piece put down: its lower edge, and 5 ms later the whole of it."""
    contacts = (Contact(0.0, 0.4, 0.00022), Contact(0.0052, 1.0, 0.00026), Contact(0.0121, 0.16, 0.0002))
    return levelled(struck(BOARD, contacts, 0.16, 1), 0.75)


def capture() -> Samples:
    """Heavier: the other piece is pushed off with a click, then the snap with more of the board in it."""
    contacts = (
        Contact(0.0, 0.42, 0.00016, grain=0.5, body=0.2),
        Contact(0.036, 0.5, 0.0003, body=1.6),
        Contact(0.0425, 1.25, 0.00038, body=1.9),
        Contact(0.052, 0.2, 0.00025),
    )
    return levelled(struck(BOARD, contacts, 0.24, 2), 0.9)


def drop() -> Samples:
    """Sharper: one hard contact, a piece snapped down from the finger tips."""
    contacts = (Contact(0.0, 1.0, 0.00013, grain=0.42, body=0.6), Contact(0.0085, 0.2, 0.00012, body=0.4))
    return levelled(struck(BOARD, contacts, 0.14, 3), 0.82)


def check() -> Samples:
    """Two light taps on a small block, told from a move by their pitch."""
    return levelled(melody(((1175, 0.0), (1568, 0.07)), 0.26, 0.035), 0.5)


def won() -> Samples:
    """Four bars upward."""
    return levelled(melody(((523.25, 0.0), (659.26, 0.13), (783.99, 0.26), (1046.5, 0.4)), 0.95, 0.16), 0.6)


def lost() -> Samples:
    """Three bars downward."""
    return levelled(melody(((392.0, 0.0), (329.63, 0.17), (261.63, 0.34)), 0.95, 0.17), 0.6)


def drawn() -> Samples:
    """The same bar twice, and its fifth with it."""
    return levelled(melody(((440.0, 0.0), (440.0, 0.2), (659.26, 0.2)), 0.8, 0.16), 0.6)


def beep_short() -> Samples:
    """The clock: one beep."""
    return levelled(beep(1000, 0.11), 0.35)


def beep_long() -> Samples:
    """The clock: a tone without end; a whole number of swings, so that it joins onto itself."""
    return levelled(beep(1000, 0.5, endless=True), 0.3, fade=False)


SOUNDS: dict[str, Callable[[], Samples]] = {
    "move": move,
    "capture": capture,
    "drop": drop,
    "check": check,
    "won": won,
    "lost": lost,
    "drawn": drawn,
    "beep_short": beep_short,
    "beep_long": beep_long,
}


def pcm(sound: Samples) -> bytes:
    """The sound as 16-bit numbers, least significant byte first."""
    numbers = array.array("h", (round(max(-1.0, min(1.0, value)) * 32_767) for value in sound))
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers.tobytes()


def write(folder: Path) -> None:
    """Write all sounds into `folder`."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, make in SOUNDS.items():
        with wave.open(str(folder / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(pcm(make()))


def main() -> None:
    """Write the sounds and say how large they are."""
    parser = argparse.ArgumentParser(description="Make the sounds of the program.")
    parser.add_argument("folder", nargs="?", type=Path, default=FOLDER)
    folder: Path = parser.parse_args().folder
    write(folder)
    for name in SOUNDS:
        print(f"{name:12}{(folder / f'{name}.wav').stat().st_size:8} bytes")


if __name__ == "__main__":
    main()
