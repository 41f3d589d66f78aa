"""Start Shogi Desktop: ``python main.py``, and the entry of the frozen program."""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - an older Python gets a sentence, not a traceback
    sys.exit("Shogi Desktop needs Python 3.11 or newer; this is Python " + sys.version.split()[0] + ".")

from shogi_desktop.bootstrap import main

if __name__ == "__main__":
    if getattr(sys, "frozen", False):
        # A worker process of the library begins here too, and goes no further.
        import multiprocessing

        multiprocessing.freeze_support()
    sys.exit(main())
