"""QR codes: links to point a phone at."""

from __future__ import annotations

import io


def qr_code(link: str) -> bytes:
    """The link as an SVG."""
    # Imported here: a server begins without it.
    import segno

    out = io.BytesIO()
    code = segno.make(link, micro=False)
    code.save(out, kind="svg", border=2, xmldecl=False, svgclass=None, lineclass=None, omitsize=True)
    return out.getvalue()
