"""The program without a window: match, analyse, tsume, serve, render, convert, library, book and others.

A module of this package is one command; what it needs of Qt it imports when it paints. `runner` chooses among
them. This module is only the table of them, so that a start of the window imports nothing of the rest.
"""

from collections.abc import Mapping

COMMANDS: Mapping[str, str] = {
    "match": "play engine against engine; save, print and draw the games",
    "serve": "run a server for a club or for friends (CSA protocol)",
    "online": "let a level or an engine play on a server (CSA protocol)",
    "buoy": "set the position from which games on a server begin",
    "analyse": "search whole games with an engine; judge each move and say why",
    "tsume": "solve mating problems; look for other solutions and pieces that are not needed",
    "render": "draw positions (PNG, SVG, PDF) and games (GIF, APNG, WebP), print kifu and problems (PDF)",
    "convert": "turn kifu into another format, one or a whole folder",
    "library": "add kifu to the library and update its index",
    "book": "show an opening book, change its format, make one from games",
    "engines": "list the engines that you have added in the window",
    "usi": "play at a level as a USI engine, for other programs",
    "levels": "list the levels of the computer, their ratings and estimated grades",
    "selfplay": "have the engine play itself, to train its networks",
    "perft": "count the positions to a depth",
    "doctor": "check that everything the program needs is there",
}
