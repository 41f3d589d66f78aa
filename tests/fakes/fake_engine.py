"""A USI engine that behaves as its first argument says: ``python fake_engine.py MODE [ARGUMENT…]``.

Python compiles the file that it is started with each time: so this one holds no more than it must.
"""

__import__("fake_modes").main()  # lies beside this file, which is where Python looks first
