"""Tables for anybody with a browser: HTTP, sockets, identity, the wire; rules are asked, never repeated."""
