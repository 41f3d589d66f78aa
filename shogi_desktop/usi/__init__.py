"""The client's side of the Universal Shogi Interface: messages, the state machine, and who carries it.

``client.UsiClient`` does no IO. ``pipes.PipeEngine`` carries it over a subprocess for programs without an
event loop; ``worker.EngineWorker`` carries it in a thread of its own for the window.
"""
