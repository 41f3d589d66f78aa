"""Start Shogi Desktop: ``python -m shogi_desktop``."""

import sys

from shogi_desktop.bootstrap import main

if __name__ == "__main__":
    sys.exit(main())
