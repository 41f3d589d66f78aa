"""The client's side of the Universal Shogi Interface: messages, the state machine, and who carries it.

``client.UsiClient`` does no IO. ``carrier.Carrier`` carries it in a thread of its own, over the pipes of a
``process.EngineProcess``. No Qt in it.
"""
