"""`./run package [FOLDER]`: the sources with the built client, and a wheel made from them."""

import shutil
import sys
from pathlib import Path

from tools import client, environment
from tools.environment import ROOT, Environment, Failure, alone
from tools.installer import uv


def pack(folder: Path) -> None:
    """Both into the folder, instead of older ones; the wheel is for this Python and this kind of system."""
    main = environment.main()
    client.ready(main)
    for old in [*folder.glob("terroir_games-*.whl"), *folder.glob("terroir_games-*.tar.gz")]:
        old.unlink()
    with alone():
        build(main, folder, TERROIR_REQUIRE_COMPILED="1", **main.build_variables())
    if sys.platform == "linux":
        (wheel,) = folder.glob("*-linux_*.whl")
        if main.call(["auditwheel", "repair", str(wheel), "--wheel-dir", str(folder)]):
            raise Failure("the wheel would not run on other machines")
        wheel.unlink()


def build(main: Environment, folder: Path, *what: str, **changes: str) -> None:
    """The sources and, from these, the wheel; with --sdist or --wheel one of them, from the tree."""
    shutil.rmtree(ROOT / "build" / "lib", ignore_errors=True)  # or it would bring back deleted files
    tools = ["--no-build-isolation", "--python", str(main.python)]
    uv("packing", "build", *tools, *what, "--out-dir", str(folder), str(ROOT), **changes)


if __name__ == "__main__":
    try:
        pack(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "dist")
    except Failure as failure:
        print(f"package: {failure}", file=sys.stderr)
        sys.exit(failure.code)
