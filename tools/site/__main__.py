"""`./run docs`: the documents as a site with search, in build/site, and every link of it checked."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from sphinx.cmd.build import build_main

from tools.environment import ROOT
from tools.site.links import problems


def build(target: Path, jobs: str = "auto") -> list[str]:
    """Make the site; what is wrong with it. Whatever Sphinx warns of is wrong."""
    shutil.rmtree(target, ignore_errors=True)
    kept = target.with_name(f"{target.name}-cache")  # so that only what has changed is read anew
    here = str(Path(__file__).parent)
    options = ["--quiet", "--fail-on-warning", "--keep-going", "--jobs", jobs, "--conf-dir", here]
    code = build_main([*options, "--doctree-dir", str(kept), str(ROOT), str(target)])
    if code:
        return ["Sphinx has warned: see above"]
    shutil.copy(target / "README.html", target / "index.html")
    return problems(target)


def main() -> int:
    target = ROOT / "build" / "site"
    found = build(target)
    for problem in found:
        print(f"docs: {problem}", file=sys.stderr)
    if not found:
        print(f"The site is in {target.relative_to(ROOT)}: open {target / 'index.html'}")
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main())
