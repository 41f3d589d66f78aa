"""The program without a window: match, analyse, tsume, serve, render, convert, library, book and others.

A module of this package is one command; what it needs of Qt it imports when it paints. `runner` chooses among
them. This module is only the table of them, so that a start of the window imports nothing of the rest.
"""

from collections.abc import Mapping

COMMANDS: Mapping[str, str] = {
    "match": "play engine against engine; save, print and draw the games",
    "serve": "serve games over the network to a club or to friends, by the CSA protocol",
    "online": "let a level or an engine play at a server of the CSA protocol",
    "buoy": "set a position at a server from which games begin there",
    "analyse": "search whole games with an engine; judge each move and say why",
    "tsume": "solve mating problems; look for other solutions and pieces that are not needed",
    "render": "draw positions (PNG, SVG, PDF) and games (GIF, APNG, WebP), print kifu and problems (PDF)",
    "convert": "turn kifu into another format, one or a whole folder",
    "library": "take kifu into the library and bring its index up to date",
    "book": "look into an opening book, change its format, make one of games",
    "engines": "list your engines, those that you have added in the window",
    "usi": "play at a level as a USI engine, for other programs",
    "levels": "list the levels of the computer, their ratings and estimated grades",
    "selfplay": "have the engine play itself, for the training of its networks",
    "perft": "count the positions to a depth",
    "doctor": "look whether everything that the program needs is there",
}
