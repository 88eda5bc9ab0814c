"""Known vulnerabilities of the locked requirements, as the advisory databases know them."""

from __future__ import annotations

import json
import subprocess
from typing import Any

from tools.environment import ROOT, Environment, say

SOURCES = ("pypi", "osv")
PATIENCE_S = 120
NOT_DONE = 75
"""The exit code of what would have to be tried again later."""


def audit(environment: Environment) -> int:
    """1 if a locked package has a known vulnerability; NOT_DONE if nobody could be asked."""
    for source in SOURCES:
        packages = ask(environment, source)
        known = [package for package in packages if "vulns" in package]
        if known:
            return judge(known, len(packages))
    say("no advisory database could be reached, so nothing is known about the requirements")
    return NOT_DONE


def ask(environment: Environment, source: str) -> list[dict[str, Any]]:
    """What a database says about each package; nothing if it cannot be reached."""
    command = [str(environment.python), "-m", "pip_audit", "--disable-pip", "--require-hashes"]
    command += ["--format", "json", "--progress-spinner", "off", "--vulnerability-service", source]
    command += ["--requirement", str(ROOT / "requirements" / "dev.txt")]
    try:
        told = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE_S).stdout
        return list(json.loads(told)["dependencies"])
    except (subprocess.TimeoutExpired, ValueError, KeyError):
        return []


def judge(known: list[dict[str, Any]], total: int) -> int:
    """Say what was found."""
    found = [(package, one) for package in known for one in package["vulns"]]
    for package, one in found:
        fixed = ", ".join(one.get("fix_versions", [])) or "none"
        say(f"{package['name']} {package['version']}: {one['id']}, fixed in {fixed}")
    say(f"{len(known)} of {total} packages audited, {len(found)} known vulnerabilities")
    return int(bool(found))
