"""The record on paper and as a picture, all through the one painter: print, PDF, PNG, SVG."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication
