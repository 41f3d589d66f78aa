"""Shogi Desktop: play, study and print shogi, standard and Okisaki.

The packages below this one are layers; imports run downward only (docs/architecture.md). This module holds
nothing but the version, so that importing a layer never drags in another.
"""

__version__ = "0.1.0"
