"""The two typefaces of the client, cut from their packages to what four languages and people's names need.

./run python -m tools.fonts     writes client/src/look/fonts anew; fetches the packages from the npm registry
"""

import io
import subprocess
import sys
import tarfile
import tempfile
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont
from fontTools.varLib.models import piecewiseLinearMap

from tools import client
from tools.environment import ROOT, Environment

FOLDER = client.CLIENT / "src" / "look" / "fonts"
VERSION = "5.3.0"
"""Of every package."""
REGULAR, SEMIBOLD, BOLD = WEIGHTS = (400, 600, 700)
FEATURES = ["ccmp", "kern", "liga", "lnum", "locl", "mark", "mkmk", "rvrn", "tnum"]


def signs(*ranges: tuple[int, int]) -> frozenset[str]:
    return frozenset(chr(code) for first, last in ranges for code in range(first, last + 1))


LATIN = signs((0x20, 0x7E), (0xA0, 0xFF), (0x131, 0x131), (0x152, 0x153)) | frozenset("–—‘’‚“”„•…‹›€−")
"""Four languages and their signs."""
NAMES = signs((0x100, 0x17F), (0x218, 0x21B), (0x1E9E, 0x1E9E)) - LATIN
"""The other letters of Europe: loaded only where somebody's name has one."""
LEFT_TO_THE_SYSTEM = frozenset("←→⇧⇱⇲⏎▲●✓")
"""Signs the texts use and neither typeface has."""


@dataclass(frozen=True)
class StandIn:
    """What a machine may have: shown, stretched to the same measures, until the typeface has come."""

    package: str
    """A font with the same measures."""
    names: tuple[str, ...]
    """Under which a machine may know it."""


@dataclass(frozen=True)
class Typeface:
    name: str
    package: str
    weights: tuple[float, float, float]
    """Its own that are shown as ours: what one designer calls semibold is faint beside another's."""
    stand_ins: tuple[StandIn, ...]

    def file(self, part: str) -> Path:
        return FOLDER / f"{self.package}-{part}.woff2"


TYPEFACES = (
    Typeface(
        "Newsreader",
        "newsreader",
        WEIGHTS,
        (
            StandIn("tinos", ("Times New Roman", "Liberation Serif", "Tinos")),
            StandIn("noto-serif", ("Noto Serif",)),
            StandIn("dejavu-serif", ("DejaVu Serif",)),
        ),
    ),
    Typeface(
        "Nunito Sans",
        "nunito-sans",
        (420, 680, 780),
        (
            StandIn("arimo", ("Arial", "Liberation Sans", "Arimo")),
            StandIn("roboto", ("Roboto",)),
            StandIn("dejavu-sans", ("DejaVu Sans",)),
        ),
    ),
)
PARTS = {"latin": LATIN, "latin-ext": NAMES}


# ---- what the client shows ---------------------------------------------------
def shown() -> Counter[str]:
    """How often each sign occurs in what people read: the messages, and the signs in markup and code."""
    count: Counter[str] = Counter()
    for file in [*ROOT.glob("src/terroir/**/text/*.ftl"), *client.CLIENT.glob("src/**/*.ftl")]:
        count.update(file.read_text("utf-8"))
    for ending in ("svelte", "ts", "html"):
        for file in client.CLIENT.glob(f"src/**/*.{ending}"):
            if not file.name.endswith(".test.ts"):
                count.update(sign for sign in file.read_text("utf-8") if sign > "~")
    del count["\n"]
    return count


# ---- cutting -----------------------------------------------------------------
def fetched(package: str, file: str) -> TTFont:
    """A font out of a package of Fontsource."""
    node, npm = client.node_and_npm(Environment(".venv", ["dev"], sys.executable))
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(
            [node, npm, "pack", "--silent", f"{package}@{VERSION}"],
            cwd=folder,
            env=client.variables(node),
            stdout=subprocess.DEVNULL,
            check=True,
        )
        with tarfile.open(next(Path(folder).glob("*.tgz"))) as packed:
            content = packed.extractfile(f"package/files/{file}")
            assert content is not None
            return TTFont(io.BytesIO(content.read()), recalcTimestamp=False)


def cut(font: TTFont, wanted: Iterable[str], weights: tuple[float, float, float]) -> TTFont:
    """These signs in these weights."""
    options = Options(layout_features=FEATURES, hinting=False, name_IDs=[0, 1, 2, 3, 4, 5, 6, 13, 14, 25])
    subsetter = Subsetter(options)
    subsetter.populate(text="".join(sorted(wanted)))
    subsetter.subset(font)
    narrowed = instantiateVariableFont(font, {"wght": (weights[0], weights[0], weights[2])})
    call_weights_ours(narrowed, weights)
    centre(narrowed)
    narrowed.flavor = "woff2"
    return narrowed


def call_weights_ours(font: TTFont, weights: tuple[float, float, float]) -> None:
    """The weights of the typeface get the numbers by which the style sheets ask for them."""
    first, middle, last = weights
    axis, mapping = font["fvar"].axes[0], font["avar"].segments
    semibold = piecewiseLinearMap((middle - first) / (last - first), mapping["wght"])
    mapping["wght"] = {-1.0: -1.0, 0.0: 0.0, (SEMIBOLD - REGULAR) / (BOLD - REGULAR): semibold, 1.0: 1.0}
    axis.minValue, axis.defaultValue, axis.maxValue = REGULAR, REGULAR, BOLD
    font["fvar"].instances = []
    del font["STAT"]  # names of the weights that were


def centre(font: TTFont) -> None:
    """The middle of a line is the middle of its capitals and figures: none stands too high beside an icon."""
    heights, system = font["hhea"], font["OS/2"]
    heights.ascent = system.sTypoAscender = system.sCapHeight - heights.descent


# ---- measures ----------------------------------------------------------------
def average_width(font: TTFont, count: Counter[str]) -> float:
    """Of a sign in the client's texts, in parts of the font's size."""
    known = font.getBestCmap()
    met = {sign: often for sign, often in count.items() if ord(sign) in known}
    total = sum(font["hmtx"][known[ord(sign)]][0] * often for sign, often in met.items())
    return float(total / sum(met.values()) / font["head"].unitsPerEm)


def face(name: str, source: str, weight: str, *more: str) -> str:
    lines = [f'font-family: "{name}"', f"src: {source}", f"font-weight: {weight}", *more]
    return "@font-face {\n" + "".join(f"  {line};\n" for line in lines) + "}\n"


def of_its_own(typeface: Typeface, part: str) -> str:
    known = sorted(TTFont(typeface.file(part)).getBestCmap())
    return face(
        typeface.name,
        f'url("./{typeface.file(part).name}") format("woff2")',
        f"{REGULAR} {BOLD}",
        "font-display: swap",
        f"unicode-range: {', '.join(ranges(known))}",
    )


def ranges(codes: list[int]) -> list[str]:
    """Sorted codes as CSS writes them: `U+20-7E`."""
    runs: list[list[int]] = []
    for code in codes:
        if runs and code == runs[-1][1] + 1:
            runs[-1][1] = code
        else:
            runs.append([code, code])
    return [f"U+{first:X}" if first == last else f"U+{first:X}-{last:X}" for first, last in runs]


def stretched(typeface: Typeface, stand_in: StandIn, count: Counter[str]) -> str:
    """The stand-in as wide and as high as the typeface in each weight, of which a machine has two."""
    faces = ""
    for weight, theirs_is, style in (
        (REGULAR, REGULAR, ""),
        (SEMIBOLD, BOLD, " Bold"),
        (BOLD, BOLD, " Bold"),
    ):
        ours = instantiateVariableFont(TTFont(typeface.file("latin")), {"wght": weight})
        package = f"@fontsource/{stand_in.package}"
        theirs = fetched(package, f"{stand_in.package}-latin-{theirs_is}-normal.woff2")
        scale = average_width(ours, count) / average_width(theirs, count)
        size, heights = ours["head"].unitsPerEm, ours["hhea"]
        faces += face(
            as_stand_in(typeface, stand_in),
            ", ".join(f'local("{name}{style}")' for name in stand_in.names),
            str(weight),
            f"size-adjust: {scale:.2%}",
            f"ascent-override: {heights.ascent / size / scale:.2%}",
            f"descent-override: {-heights.descent / size / scale:.2%}",
            f"line-gap-override: {heights.lineGap / size / scale:.2%}",
        )
    return faces


def as_stand_in(typeface: Typeface, stand_in: StandIn) -> str:
    return f"{stand_in.names[0]} as {typeface.name}"


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for typeface in TYPEFACES:
        for part, wanted in PARTS.items():
            package = f"@fontsource-variable/{typeface.package}"
            whole = fetched(package, f"{typeface.package}-{part}-wght-normal.woff2")
            cut(whole, wanted, typeface.weights).save(typeface.file(part))
    count = shown()
    css = ["/* Made by tools/fonts.py: never edit it. */\n"]
    for typeface in TYPEFACES:
        css += [of_its_own(typeface, part) for part in PARTS]
        css += [stretched(typeface, stand_in, count) for stand_in in typeface.stand_ins]
    (FOLDER / "fonts.css").write_text("\n".join(css), "utf-8")
    for file in sorted(FOLDER.glob("*.woff2")):
        print(f"{file.name:30} {file.stat().st_size:6} bytes")


if __name__ == "__main__":
    main()
