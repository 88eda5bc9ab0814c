"""`./run bench NAME …`: one measurement by name; `--help` lists them."""

from __future__ import annotations

import argparse
import importlib
import sys

BENCHES = {
    "engine": "speed of the rules against catanatron, OpenSpiel and RLCard",
    "envs": "steps a second of the environments beside OpenSpiel, PettingZoo and RLCard",
    "boards": "games between bots on the house boards, and the plots of docs/boards.md",
    "stage_game": "how good the mixtures of secret choices in Chicorée are",
    "card_values": "tunes what cards of Chicorée are worth by self-play",
    "win_probability": "fits what a position of Chicorée promises each seat to games",
    "table": "what a move costs a live table, without sockets and store",
    "server": "the table server beside boardgame.io: real sockets, real commits",
    "own_bots": "games of programs over the line protocol and over the network",
    "bot_queue": "how long a weak bot takes beside forty tables of strong ones",
    "opening": "opening a very long log, and starting with thousands of running games",
    "cluster": "several processes at one database: moves, idle costs, take-over, start",
    "edge": "players beside clients that flood, stall or crowd the server",
    "people": "2,000 accounts with 5,000 slow games: an idle server, and one's own tables listed",
    "crowd": "players beside 5,000 open sockets, and at a table with 2,000 spectators",
    "client": "the browser client: weight, first load, answers to clicks, frames a second",
    "deck": "games between bots with the house deck, and the plots of docs/chicoree-deck.md",
    "bots": "simulated games per second of the bots, and how long a level takes",
    "analysis": "how far the flags of analysis can be trusted",
    "practice": "whether the answers of practice positions stand when searched four times as long",
    "analyses": "analyses of whole games: their cost, moves beside them, what their page shows",
    "calibration": "how far chances to win can be trusted, fitted to games",
    "figures": "the tables and the plot of the bots' documents, made from what was measured",
    "strength": "matches of the ladder of bots and between levels, with intervals",
    "ratings": "whether ratings find out how strong somebody is, and how soon",
    "tune": "weights of an evaluation, tuned by play against itself",
    "doubt": "how sure a lead is in Citrus, fitted to games",
    "finals": "what players of Citrus score in the end, fitted to games",
}


def main() -> None:
    listing = "\n".join(f"  {name:10} {what}" for name, what in BENCHES.items())
    parser = argparse.ArgumentParser(
        prog="./run bench",
        description=f"Measure.\n\n{listing}",
        epilog="./run bench engine --json    one JSON object on standard output",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("name", choices=BENCHES, metavar="NAME", help=", ".join(BENCHES))
    parser.add_argument("rest", nargs=argparse.REMAINDER, help="NAME --help says more")
    chosen = parser.parse_args()
    sys.argv = [f"./run bench {chosen.name}", *chosen.rest]
    try:
        importlib.import_module(f"bench.{chosen.name}").main()
    except ModuleNotFoundError as missing:
        print(
            f"bench: {missing.name} is not installed here; ./run bench {chosen.name} has it", file=sys.stderr
        )
        sys.exit(2)


if __name__ == "__main__":
    main()
