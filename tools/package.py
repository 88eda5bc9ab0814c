"""`./run python -m tools.package [FOLDER]`: the sources with the built client, and a wheel made from them."""

import shutil
import sys
from pathlib import Path

from tools import client, environment
from tools.environment import ROOT, alone
from tools.installer import uv


def pack(folder: Path) -> None:
    """Both into the folder; the wheel is for this Python and this system."""
    main = environment.main()
    client.ready(main)
    for leftover in (ROOT / "build" / "lib", *ROOT.glob("src/*.egg-info")):  # would bring back deleted files
        shutil.rmtree(leftover, ignore_errors=True)
    # Without --sdist or --wheel, uv makes the wheel from the source distribution it has just made.
    tools = ["--no-build-isolation", "--python", str(main.python)]
    with alone():
        uv("packing", "build", *tools, "--out-dir", str(folder), str(ROOT), TERROIR_REQUIRE_COMPILED="1")


if __name__ == "__main__":
    pack(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "dist")
