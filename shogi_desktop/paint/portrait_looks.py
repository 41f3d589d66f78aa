"""What a drawn face is made of, as data; `portrait` paints it. Knows no Qt."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Colour = Annotated[str, Meta(pattern="^#[0-9a-f]{6}$")]
Kind = Literal["person", "cat", "owl"]
Head = Literal["round", "oval", "broad"]
Hair = Literal[
    "none", "short", "parted", "fringe", "curls", "spikes", "bob", "long", "bun", "braids", "cloud", "fading",
    "scarf",
]  # fmt: skip
Beard = Literal["none", "moustache", "short", "full"]
Eyes = Literal["dots", "laughing", "sleepy", "keen"]
Mouth = Literal["smile", "grin", "calm", "smirk"]
Collar = Literal["round", "shirt", "crossed", "turtle", "bow", "coat"]
Extra = Literal[
    "round glasses", "square glasses", "earrings", "headphones", "cap", "baker's hat", "band", "freckles"
]


class PortraitLooks(Struct, frozen=True, forbid_unknown_fields=True):
    """A face. Colours are ``#rrggbb``.

    :ivar ground: behind it. :ivar skin: of a person; of an animal its fur or feathers.
    :ivar hair: its colour; of an animal that of its markings.
    """

    ground: Colour
    skin: Colour
    hair: Colour = "#3a2c24"
    clothes: Colour = "#5b6b7a"
    trim: Colour = "#f6efe2"
    kind: Kind = "person"
    head: Head = "oval"
    style: Hair = "short"
    beard: Beard = "none"
    eyes: Eyes = "dots"
    mouth: Mouth = "smile"
    collar: Collar = "round"
    extras: tuple[Extra, ...] = ()
