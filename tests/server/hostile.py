"""A corpus of hostile requests: what is sent on a new connection, and with which statuses it is answered.

`HERE` stands for the name and port of the server. After a status of 400 and more from the protocol itself the
connection ends; so it does after a request that was followed by another one before its answer.
"""

from __future__ import annotations

from typing import NamedTuple


class Entry(NamedTuple):
    """One connection."""

    name: str
    sent: bytes
    statuses: tuple[int, ...]
    ends: bool = True


GET = b"GET /api/games HTTP/1.1\r\nHost: HERE\r\n"
POST = b"POST /api/me HTTP/1.1\r\nHost: HERE\r\nOrigin: http://HERE\r\nContent-Type: application/json\r\n"
CODED = b"Transfer-Encoding: chunked\r\n"
CHUNKED = POST + CODED + b"\r\n"
BODY = b'{"name":"Eve"}'
CHUNK = b"e\r\n" + BODY + b"\r\n"
SMUGGLED = b"GET /smuggled HTTP/1.1\r\nHost: HERE\r\n\r\n"
SOCKET = b"Upgrade: websocket\r\nConnection: Upgrade\r\nOrigin: http://HERE\r\nSec-WebSocket-Version: 13\r\n"
KEY = b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
LOBBY = b"GET /api/lobby/socket HTTP/1.1\r\nHost: HERE\r\n"


def bad(name: str, sent: bytes, status: int = 400) -> Entry:
    return Entry(name, sent, (status,))


def good(name: str, sent: bytes, status: int = 200) -> Entry:
    return Entry(name, sent, (status,), ends=False)


def header(line: bytes) -> bytes:
    return GET + line + b"\r\n\r\n"


LENGTHS = [
    good("one length", POST + b"Content-Length: 14\r\n\r\n" + BODY),
    good("a length with space around it", POST + b"Content-Length: \t14 \r\n\r\n" + BODY),
    bad("CL.CL, the same", POST + b"Content-Length: 14\r\nContent-Length: 14\r\n\r\n" + BODY),
    bad("CL.CL, two", POST + b"Content-Length: 14\r\nContent-Length: 0\r\n\r\n" + BODY),
    bad("CL.CL, a list", POST + b"Content-Length: 14, 14\r\n\r\n" + BODY),
    bad("CL.TE", POST + b"Content-Length: 14\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n" + SMUGGLED),
    bad("TE.CL", POST + b"Transfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n0\r\n\r\n" + SMUGGLED),
    bad("TE.TE, twice", POST + CODED * 2 + b"\r\n0\r\n\r\n"),
    bad("TE.TE, identity", POST + CODED + b"Transfer-Encoding: identity\r\n\r\n0\r\n\r\n"),
    bad("TE.TE, a cow", POST + CODED + b"Transfer-Encoding: cow\r\n\r\n0\r\n\r\n"),
    bad("TE with HTTP/1.0", CHUNKED.replace(b"HTTP/1.1", b"HTTP/1.0") + CHUNK + b"0\r\n\r\n"),
    *(
        bad(f"length {length!r}", POST + b"Content-Length: " + length + b"\r\n\r\n" + BODY)
        for length in (b"", b"+14", b"-1", b"0xe", b"1 4", b"14;", b"1e1", b"9" * 20, b"18446744073709551630")
    ),
    *(
        bad(f"coding {coding!r}", POST + b"Transfer-Encoding: " + coding + b"\r\n\r\n" + CHUNK + b"0\r\n\r\n")
        for coding in (b"gzip, chunked", b"chunked, gzip", b"chunked, chunked", b"gzip", b"identity",
                       b"xchunked", b"\x0bchunked", b'"chunked"', b"chunked;q=1", b"")
    ),
    *(
        bad(f"name {name!r}", POST + name + b": chunked\r\n\r\n" + CHUNK + b"0\r\n\r\n")
        for name in (b"Transfer-Encoding ", b" Transfer-Encoding", b"Transfer\0Encoding", CODED[:17] + b"\r")
    ),
]  # fmt: skip

LINES = [
    bad("obs-fold", header(b"X: a\r\n b")),
    bad("obs-fold with a tab", header(b"X: a\r\n\tb")),
    bad("obs-fold of the length", POST + b"Content-Length:\r\n 14\r\n\r\n" + BODY),
    bad("space before the first header", GET.replace(b"\r\nHost", b"\r\n Host") + b"\r\n"),
    bad("bare LF in the request line", GET.replace(b"1.1\r\n", b"1.1\n") + b"\r\n"),
    bad("bare LF in a header", header(b"X: a\nY: b")),
    bad("bare LF at the end", GET + b"\n"),
    bad("bare LF only", GET.replace(b"\r\n", b"\n") + b"\n"),
    bad("bare CR in a header", header(b"X: a\rY: b")),
    bad("bare CR at the end", GET + b"\r" + SMUGGLED),
    bad("bare CR only", GET.replace(b"\r\n", b"\r") + b"\r" + GET),
    bad("bare LF before a request", b"\n" + GET + b"\r\n"),
    good("CRLF before a request", b"\r\n" + GET + b"\r\n"),
    *(bad(f"character {sign} in a value", header(b"X: %c" % sign)) for sign in (0, 1, 8, 11, 12, 27, 127)),
    *(bad(f"character {sign} in a name", header(b"X%cY: a" % sign))
      for sign in b"\0\x01 \t\"(),/;<=>?@[\\]{}\x7f\x80"),
    *(bad(f"character {sign} in a path", GET.replace(b"games", b"%c" % sign) + b"\r\n")
      for sign in b"\0\x01\t \x7f\x80"),
    bad("a header without a name", header(b": x")),
    bad("a header without a colon", header(b"X")),
]  # fmt: skip

FIRST_LINES = [
    bad(f"request line {line!r}", line + b"\r\nHost: HERE\r\n\r\n")
    for line in (
        b"GET / HTTP/2.0", b"GET / HTTP/0.9", b"GET / HTTP/1.2", b"GET / HTTP/1.10", b"GET / HTTP/01.1",
        b"GET /", b"GET / http/1.1", b"get / HTTP/1.1", b"GET  / HTTP/1.1", b"GET /  HTTP/1.1",
        b"GET / HTTP/1.1 ", b" GET / HTTP/1.1", b"GET\t/ HTTP/1.1", b"GET / RTSP/1.0", b"SOURCE / ICE/1.0",
        b"PRI * HTTP/2.0",
        b"GET a HTTP/1.1", b"GET ?a HTTP/1.1", b"GET /#a HTTP/1.1", b"GET * HTTP/1.1", b"GET HERE HTTP/1.1",
        b"GET /%ff HTTP/1.1", b"GET /%00 HTTP/1.1", b"GET /%0d%0a HTTP/1.1",
        b"GET http://evil.example/ HTTP/1.1", b"GET http://evil.example HTTP/1.1", b"GET http:/// HTTP/1.1",
        b"GET http://evil@HERE/ HTTP/1.1", b"GET http://HERE:1/ HTTP/1.1",
        b"GET http://HERE.evil.example/ HTTP/1.1",
        b"GET http://HERE\\.evil.example/ HTTP/1.1", b"GET ftp://HERE/ HTTP/1.1",
        b"GET file:///etc/passwd HTTP/1.1",
        b"\x16\x03\x01\x00\xf8\x01\x00\x00\xf4\x03\x03",
    )
] + [
    bad("CONNECT", b"CONNECT HERE HTTP/1.1\r\nHost: HERE\r\n\r\n", 501),
    bad("TRACE", b"TRACE / HTTP/1.1\r\nHost: HERE\r\n\r\n", 501),
    bad("a method of WebDAV", b"PROPFIND / HTTP/1.1\r\nHost: HERE\r\n\r\n", 501),
    bad("a path that is too long", b"GET /" + b"x" * 5_000 + b" HTTP/1.1\r\nHost: HERE\r\n\r\n", 414),
    good("the absolute form", b"GET http://HERE/api/games?x=1 HTTP/1.1\r\nHost: HERE\r\n\r\n", 400),
    good("the absolute form of a page", b"GET HTTP://HERE HTTP/1.1\r\nHost: HERE\r\n\r\n"),
]  # fmt: skip

HOSTS = [
    bad("no Host", b"GET /api/games HTTP/1.1\r\n\r\n"),
    bad("two Hosts", GET + b"Host: HERE\r\n\r\n"),
    bad("two Hosts, another one first", GET.replace(b"Host", b"Host: evil.example\r\nHost") + b"\r\n"),
    bad("two Hosts, another one last", GET + b"HOST: evil.example\r\n\r\n"),
    bad("two Hosts with HTTP/1.0", GET.replace(b"1.1", b"1.0") + b"Host: HERE\r\n\r\n"),
]

CHUNKS = [
    good("chunks", CHUNKED + b"1\r\n{\r\n" + b"00d\r\n" + BODY[1:] + b"\r\n0\r\n\r\n"),
    good("chunks with extensions", CHUNKED + CHUNK.replace(b"\r", b';a;b=c;d="e"\r', 1) + b"0;f\r\n\r\n"),
    good("a trailer", CHUNKED + CHUNK + b"0\r\nX: a\r\nContent-Type: text/plain\r\n\r\n"),
    *(
        bad(f"chunk size {size!r}", CHUNKED + size + b"\r\n" + BODY + b"\r\n0\r\n\r\n")
        for size in (b"", b" e", b"e ", b"+e", b"-e", b"0xe", b"g", b"e\0", b"1000000000000000e",
                     b"f" * 16 + b"e", b",e")
    ),
    *(
        bad(f"chunk extension {extension!r}", CHUNKED + b"e" + extension + b"\r\n" + BODY + b"\r\n0\r\n\r\n")
        for extension in (b";a\n", b";a\rb", b';a="\n"', b';a="b', b";a\0", b" ;a")
    ),
    bad("bare LF after a chunk size", CHUNKED + CHUNK.replace(b"\r\n", b"\n", 1) + b"0\r\n\r\n"),
    bad("bare LF after a chunk", CHUNKED + CHUNK[:-2] + b"\n0\r\n\r\n"),
    bad("nothing after a chunk", CHUNKED + CHUNK[:-2] + b"0\r\n\r\n"),
    bad("a chunk longer than its size", CHUNKED + b"2\r\n" + BODY + b"\r\n0\r\n\r\n"),
    bad("an endless extension", CHUNKED + b"e;" + b"x" * 40_000, 431),
    bad("an endless size", CHUNKED + b"0" * 40_000, 431),
    bad("chunks that are nearly all size", CHUNKED + (b"0" * 60 + b"1\r\n \r\n") * 1_000, 431),
    bad("an endless trailer", CHUNKED + b"0\r\nX: " + b"x" * 40_000, 431),
    bad("endless trailers", CHUNKED + b"0\r\n" + b"X: something\r\n" * 3_000, 431),
    bad("a trailer with a bare LF", CHUNKED + CHUNK + b"0\r\nX: a\nY: b\r\n\r\n"),
    bad("a trailer that is no header", CHUNKED + CHUNK + b"0\r\nX Y: a\r\n\r\n"),
    bad("a length in a trailer", CHUNKED + CHUNK + b"0\r\nContent-Length: 3\r\n\r\nabc"),
    Entry("a trailer that says where it comes from", CHUNKED.replace(b"Origin", b"X-Origin") + CHUNK
          + b"0\r\nOrigin: http://HERE\r\nSec-Fetch-Site: same-origin\r\n\r\n", (403,), ends=False),
]  # fmt: skip

SEVERAL = [
    Entry("pipelining", (GET + b"\r\n") * 50, (200,)),
    Entry("a request behind a body", POST + b"Content-Length: 14\r\n\r\n" + BODY + SMUGGLED, (200,)),
    Entry("rubbish behind a body", POST + b"Content-Length: 14\r\n\r\n" + BODY + b"\0\xff rubbish", (200,)),
    Entry("a request after the last one", GET + b"Connection: close\r\n\r\n" + SMUGGLED, (200,)),
    Entry("a body with GET", GET + b"Content-Length: 14\r\n\r\nGET /smuggled ", (200,), ends=False),
    bad("endless headers", GET + b"X: something\r\n" * 3_000, 431),
    bad("one endless header", GET + b"X: " + b"x" * 40_000, 431),
    bad("endless line ends", b"\r\n" * 20_000, 431),
    bad("an unknown expectation", POST + b"Expect: tea\r\nContent-Length: 14\r\n\r\n" + BODY, 417),
    good("an expectation", POST + b"Expect: 100-continue\r\nContent-Length: 14\r\n\r\n" + BODY),
    Entry("an upgrade to h2c", GET + b"Connection: Upgrade\r\nUpgrade: h2c\r\n\r\n", (200,)),
    bad("an upgrade with a body", GET + b"Connection: Upgrade\r\nUpgrade: h2c\r\nContent-Length: 1\r\n\r\n{"),
]  # fmt: skip

HANDSHAKES = [
    good("a handshake", LOBBY + SOCKET + KEY + b"\r\n", 101),
    bad("by POST", LOBBY.replace(b"GET", b"POST") + SOCKET + KEY + b"\r\n"),
    bad("by HTTP/1.0", LOBBY.replace(b"1.1", b"1.0") + SOCKET + KEY + b"\r\n"),
    bad("with a body", LOBBY + SOCKET + KEY + b"Content-Length: 3\r\n\r\nabc"),
    bad("with chunks", LOBBY + SOCKET + KEY + b"Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n"),
    bad("with two Hosts", LOBBY + b"Host: evil.example\r\n" + SOCKET + KEY + b"\r\n"),
    bad("without a key", LOBBY + SOCKET + b"\r\n"),
    bad("with two keys", LOBBY + SOCKET + KEY + KEY + b"\r\n"),
    bad("with a short key", LOBBY + SOCKET + KEY.replace(b"AAAA", b"", 1) + b"\r\n"),
    bad("of an old version", LOBBY + SOCKET.replace(b"13", b"8") + KEY + b"\r\n"),
    bad("with frames before the answer", LOBBY + SOCKET + KEY + b"\r\n\x89\x80\0\0\0\0"),
    bad("from elsewhere", LOBBY + SOCKET.replace(b"//HERE", b"//evil.example") + KEY + b"\r\n", 403),
]

CORPUS = [*LENGTHS, *LINES, *FIRST_LINES, *HOSTS, *CHUNKS, *SEVERAL, *HANDSHAKES]
