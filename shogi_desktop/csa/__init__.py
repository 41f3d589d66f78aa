"""Talk by the CSA server protocol 1.2.1: both ends without IO, and who carries their bytes.

`client` and `server` are state machines: lines and times go in, lines to send and events come out. `carrier`
joins a client to a server's port, `hosting` a server to its own. The protocol: www2.computer-shogi.org, "CSA
server protocol"; what is ours beyond it: docs/online.md.
"""
