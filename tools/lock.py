"""`./run lock`: pin every requirement with hashes, without addresses, for all systems and Pythons."""

import os

from tools.environment import ROOT
from tools.installer import uv

FORM = (
    "--universal --python-version 3.11 --fork-strategy fewest --generate-hashes"
    " --no-header --no-annotate --no-emit-index-url --no-emit-find-links"
).split()
SOURCES = {
    "uv": ["requirements/uv.in"],
    "dev": ["pyproject.toml", "--all-extras", "requirements/dev.in"],
    "bench": ["requirements/bench.in"],  # constrained by dev.txt, so after it
}


def lock(args: list[str]) -> int:
    os.chdir(ROOT)
    for name, sources in SOURCES.items():
        target = f"requirements/{name}.txt"
        uv(f"locking {target}", "pip", "compile", *FORM, *args, *sources, "--output-file", target)
    return 0
