#!/usr/bin/env python3
"""Check the luck of a finished game: `python verify_fair.py record.txt Commitment=… Nonce1=… NonceHash2=…`.

A second opinion by docs/engine.md, without the engine's code for draws, records and verification. Only the
rules are asked: which moves are allowed, and which pieces can be drawn.
1. What you kept before the game, if you name it, must stand in the record.
2. The secret must be the promised one:   SHA-256(parts(label, id, secret)) = Commitment
3. So must the nonces, since luck 3:      SHA-256(parts(label, id, seat, nonce)) = NonceHash of the seat
4. The key comes from secret and nonces:  HMAC(secret, parts(label, id, nonce 1, nonce 2, ...))
5. Draw i below n, for each line `= ...`: HMAC(key, label + i + attempt) as a number, modulo n, where numbers
   from the largest multiple of n on are passed over; it counts through the pieces in the order of the rules.
"""

import hashlib
import hmac
import importlib
import pathlib
import re
import sys

SHOWS = {
    "unbegun": "the game never began: this is the deal that would have come, if all nonces are there",
    "redrawn": "no nonces of the players: nothing was drawn anew, but the secret may have been chosen",
    "withheld": "a promised nonce was never revealed: with the server, its player could choose if it counts",
    "mixed": "every person gave a nonce; fair for whoever finds their own promise and nonce here",
    "witnessed": "the promises and the nonce that you kept are in it: nobody chose the draws",
}


def check(is_so, why):
    if not is_so:
        raise SystemExit(f"NOT FAIR: {why}")


def parts(*texts):
    words = [text if isinstance(text, bytes) else text.encode() for text in texts]
    return b"".join(len(word).to_bytes(8, "big") + word for word in words)


def read(text):
    """The tags as a dict and the steps as pairs (who, what)."""
    tags, steps = {}, []
    for line in (line.strip("\r ") for line in text.split("\n")):
        if tag := re.fullmatch(r'\[(\S+) "(.*)"\]', line):
            check(tag[1] not in tags, f"{tag[1]} is given twice")
            tags[tag[1]] = re.sub(r"\\(.)", r"\1", tag[2])
        elif line and not line.startswith("#"):
            steps.append(tuple(line.split(" ", 1)))
    return tags, steps


def draw(key, number, n):
    for attempt in range(2**64):
        message = b"terroir/draw/1" + number.to_bytes(8, "big") + attempt.to_bytes(8, "big")
        word = int(hmac.new(key, message, hashlib.sha256).hexdigest(), 16)
        if word < 2**256 // n * n:
            return word % n


def shown(tags, nonces, kept):
    """What fair draws show of this record: which of SHOWS."""
    for tag in kept:
        check(tags.get(tag) == kept[tag], f"{tag} is not what you kept")
    luck, gave = tags.get("Luck", "1"), any(re.fullmatch(r"Nonce\d+", tag) for tag in kept)
    unbegun = tags.get("Ended") == "unbegun"
    if luck == "1" and not gave:
        return "unbegun" if unbegun else "redrawn"
    people = [seat for seat in nonces if f"Bot{seat}" not in tags and (nonces[seat] or not unbegun)]
    given, seen = [nonces[seat] for seat in people if nonces[seat] or luck == "2"], True
    check(luck in ("2", "3") and (people or unbegun), "the nonces may have been chosen")
    check(all(seat in people or not nonces[seat] for seat in nonces), "a bot has a nonce")
    check(min(map(len, given), default=32) >= 32, "a nonce is short or missing")
    check(len(set(given)) == len(given), "two nonces are the same")
    for seat in people if luck == "3" else ():
        digest = hashlib.sha256(parts("terroir/nonce/1", tags["Id"], str(seat), nonces[seat])).hexdigest()
        check(tags[f"NonceHash{seat}"] == digest or not nonces[seat], f"nonce {seat} was not promised")
        seen = seen and (f"Nonce{seat}" in kept or f"NonceHash{seat}" in kept)
    if unbegun or (luck == "3" and len(given) < len(people)):
        return "unbegun" if unbegun else "withheld"
    return "witnessed" if gave and seen and "Commitment" in kept else "mixed"


def verify(text, game, say=lambda line: None, kept=()):
    """The number of draws, all of them checked, and what it shows; SystemExit says what is wrong."""
    (tags, steps), draws = read(text), 0
    secret, name, seats = bytes.fromhex(tags["Secret"]), tags["Id"], int(tags["Players"])
    promise = hashlib.sha256(parts("terroir/commitment/1", name, secret)).hexdigest()
    check(promise == tags["Commitment"].lower() and len(secret) == 32, "the secret is not the promised one")
    nonces = {seat: tags.get(f"Nonce{seat}", "") for seat in range(1, seats + 1)}
    shows = shown(tags, nonces, dict(kept))
    key = hmac.new(secret, parts("terroir/stream/1", name, *nonces.values()), hashlib.sha256).digest()
    options = {tag[len("Option.") :]: value for tag, value in tags.items() if tag.startswith("Option.")}
    state = game.start(seats, options)
    for who, what in steps:
        if who != "=":
            action = game.action_from_text(state, int(who) - 1, what)
            check(not game.objection(state, int(who) - 1, action), f"seat {who} could not {what}")
            game.apply(state, action, int(who) - 1)
            continue
        pending = game.pending(state)
        clock = getattr(pending, "clock", None)
        if clock and game.move_to_text(clock) == what:
            game.apply(state, clock)  # a hammer that falls in its time is no draw
            continue
        pieces = [p for p, count in getattr(pending, "outcomes", ()) for _ in range(count)]
        check(pieces, f"{what} could not come then")
        drawn = game.move_to_text(pieces[place := draw(key, draws, len(pieces))])
        say(f"draw {draws + 1}: piece {place + 1} of {len(pieces)} is {drawn}")
        draws += 1
        check(drawn == what, f"draw {draws} was {what}, fair is {drawn}")
        game.apply(state, pieces[place])
    result = "" if "Ended" in tags else tags["Result"]  # players may agree to end a game without one
    scores = getattr(game.pending(state), "scores", ())
    check(result == " ".join(str(score) for score in scores), "the result is not that of the moves")
    return draws, shows


def main():
    text = pathlib.Path(sys.argv[1]).read_text("utf-8")
    tag = re.search(r'^\[Game "([a-z][a-z0-9_]*)"\]', text, re.MULTILINE)
    if not tag:
        raise SystemExit("no tag Game")
    try:
        kept = dict(tag.split("=", 1) for tag in sys.argv[2:])
        draws, shows = verify(text, importlib.import_module("terroir").load(tag[1]), print, kept)
    except KeyError as missing:
        raise SystemExit(f"cannot be checked: no tag {missing}") from None
    print(f"every draw as promised: {draws} draws checked\n{SHOWS[shows]}")


if __name__ == "__main__":
    main()
