"""A bot that plays on a server, with the token of a bot account (docs/your-own-bot.md).

terroir admin bot-token "Randy"                        prints the token; run where the server's database is
python examples/network_bot.py http://127.0.0.1:8000 TOKEN --game citrus --against novice
python examples/network_bot.py http://127.0.0.1:8000 TOKEN --table ID        sit down where somebody waits

Needs `pip install websockets`.
"""

import argparse
import hashlib
import json
import random
import secrets
import time
import urllib.error
import urllib.request
from typing import Any

from websockets.sync.client import connect


class Server:
    """A server, asked with the token; what is refused for haste is asked again when it may be."""

    def __init__(self, address: str, token: str) -> None:
        self.address = address.rstrip("/")
        self.headers = {"Authorization": f"Bearer {token}"}

    def post(self, path: str, body: dict[str, Any]) -> Any:
        headers = {**self.headers, "Content-Type": "application/json"}
        data = json.dumps(body).encode()
        while True:
            request = urllib.request.Request(f"{self.address}{path}", data, headers, method="POST")
            try:
                with urllib.request.urlopen(request) as answer:
                    return json.load(answer)
            except urllib.error.HTTPError as error:
                refused = json.load(error)
                if error.code != 429 or "retry-after" not in error.headers:
                    raise SystemExit(f"refused: {refused['code']} {refused['message']}") from None
                time.sleep(float(error.headers["retry-after"]))

    def sit(self, table: str) -> Any:
        return self.post(f"/api/tables/{table}/join", {})

    def open_table(self, game: str, against: str, players: int, options: dict[str, str]) -> Any:
        """Open a table against bots of the server; it begins when we have added to the luck."""
        seats = [{}, *({"kind": "bot", "level": against} for _ in range(players - 1))]
        setup = {"game": game, "players": players, "seats": seats, "options": options}
        return self.post("/api/tables", {**setup, "visibility": "unlisted"})

    def play(self, table: str, luck: random.Random) -> dict[str, Any]:
        """Play a game to its end; how it ended."""
        place = f"{self.address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        with connect(place, additional_headers=self.headers, subprotocols=["terroir"]) as socket:
            seat, answered = None, -1
            nonce, said = secrets.token_hex(16), set[str]()
            for text in socket:
                frame = json.loads(text)
                if frame["type"] == "refused":  # too soon, or the game has moved on: wait, and look again
                    time.sleep(frame["message"]["args"].get("seconds", 0))
                    socket.send(json.dumps({"type": "resync", "after": 0}))
                    answered = -1
                if frame["type"] in ("state", "seats"):
                    step = luck_step(frame["table"], frame["seats"], nonce)
                    if step and step["type"] not in said:
                        said.add(step["type"])
                        socket.send(json.dumps({**step, "command": secrets.token_hex(8)}))
                if frame["type"] not in ("state", "update"):
                    continue
                if frame["type"] == "state":
                    seat = frame["seat"]
                if frame["pending"]["kind"] == "over":
                    return frame["pending"]
                legal = [one["action"] for group in frame["choices"] for one in group["actions"]]
                if legal and frame["n"] > answered:
                    answered = frame["n"]
                    play = {"type": "play", "command": secrets.token_hex(8), "at": answered, "seat": seat}
                    socket.send(json.dumps({**play, "action": luck.choice(legal)}))
        raise SystemExit("the server has closed the socket before the end of the game")


def luck_step(table: dict[str, Any], seats: list[dict[str, Any]], nonce: str) -> dict[str, Any] | None:
    """Promise our part of the luck, and reveal it when all have promised theirs.

    Whoever wants proof keeps the promises (table["commitment"] and those of the seats) and the nonce.
    """
    mine = next((seat for seat in seats if seat["yours"]), None)
    if table["status"] != "open" or table["luck"] < 2 or mine is None or mine["nonce"]:
        return None
    if table["luck"] == 3 and not mine["commitment"]:
        parts = ("terroir/nonce/1", table["id"], str(mine["seat"] + 1), nonce)
        message = b"".join(len(part).to_bytes(8, "big") + part.encode() for part in parts)
        promise = hashlib.sha256(message).hexdigest()
        return {"type": "commit_nonce", "seat": mine["seat"], "commitment": promise}
    if table["luck"] == 3 and not all(seat["kind"] == "bot" or seat["commitment"] for seat in seats):
        return None
    return {"type": "give_nonce", "seat": mine["seat"], "nonce": nonce}


def main() -> None:
    parser = argparse.ArgumentParser(description="A bot that plays on a server.")
    parser.add_argument("server")
    parser.add_argument("token")
    parser.add_argument("--table", help="the table to sit down at")
    parser.add_argument("--game", default="citrus")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--against", default="novice", help="the level of the server's bots")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--games", type=int, default=1, help="how many, one after the other")
    given = parser.parse_args()
    server, luck = Server(given.server, given.token), random.Random()
    for _ in range(given.games):
        if given.table:
            made = server.sit(given.table)
        else:
            options = dict(text.split("=", 1) for text in given.option)
            made = server.open_table(given.game, given.against, given.players, options)
        print(json.dumps(server.play(made["table"]["id"], luck)), flush=True)


if __name__ == "__main__":
    main()
