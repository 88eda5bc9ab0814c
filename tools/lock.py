"""`./run lock`: pin every requirement with hashes, without addresses, for all systems and Pythons."""

import os

from tools.installer import uv
from tools.progress import ROOT, finished, step

FORM = (
    "--universal --python-version 3.11 --fork-strategy fewest --generate-hashes"
    " --no-header --no-annotate --no-emit-index-url --no-emit-find-links"
).split()
# A machine's own indexes may have a package for one system only: the locks are for all of them.
EVERYWHERE = {"UV_INDEX": "", "UV_FIND_LINKS": ""}
SOURCES = {
    "uv": ["requirements/uv.in"],
    "zig": ["requirements/zig.in"],
    "dev": ["pyproject.toml", "--all-extras", "requirements/dev.in"],
    "play": [
        "pyproject.toml",
        "--extra",
        "server",
        "--extra",
        "arena",
        "requirements/play.in",
    ],  # constrained by dev.txt
    "server": [
        "pyproject.toml",
        "--extra",
        "server",
        "--extra",
        "valkey",
        "--constraints",
        "requirements/dev.txt",
    ],  # what deploy/install installs
    "wheels": ["requirements/wheels.in"],
    "bench": ["requirements/bench.in"],  # constrained by dev.txt
}


def lock(args: list[str]) -> int:
    os.chdir(ROOT)
    for name, sources in SOURCES.items():
        target = f"requirements/{name}.txt"
        with step(f"locking {target}"):
            compile = ["pip", "compile", *FORM, *args, *sources, "--output-file", target]
            uv(f"locking {target}", *compile, **EVERYWHERE)
    finished()
    return 0
