"""What a browser says of itself in `User-Agent`, as little as tells one's own sessions apart."""

from __future__ import annotations

from starlette.datastructures import Headers
from starlette.types import Scope

BROWSERS = {"Edg": "Edge", "OPR": "Opera", "Firefox": "Firefox", "Chrom": "Chrome", "Safari": "Safari"}
SYSTEMS = {
    "Android": "Android", "iPhone": "iPhone", "iPad": "iPad", "Windows": "Windows", "Mac OS": "macOS",
    "CrOS": "ChromeOS", "Linux": "Linux",
}  # fmt: skip
"""In the order in which they are looked for: later ones are named by earlier ones too."""


def about(scope: Scope) -> str:
    """The kind of browser and system, as `Firefox, Linux`; empty if it says nothing that is known."""
    said = Headers(scope=scope).get("user-agent", "")
    found = [next((names[part] for part in names if part in said), "") for names in (BROWSERS, SYSTEMS)]
    return ", ".join(filter(None, found))
