"""Compile the hot modules when a C++ compiler is there; install the same files as plain Python when not.

tools/declarations.py says which modules these are, and what the compiler has to know of them.
What is packed for others has the built client in it: `./run package` builds it and packs.

TERROIR_PURE=1              compile nothing
TERROIR_REQUIRE_COMPILED=1  a module that does not compile is an error
TERROIR_UNOPTIMISED=1       compile quickly what will run slowly: for tests of the package
TERROIR_CHECKED=1           stop at any index out of bounds, as AddressSanitizer and UBSan see it: for fuzzing
TERROIR_WITHOUT_CLIENT=1    pack without the client
TERROIR_REPOSITORY=URL      the public repository, for the links of the package page
CYTHON_CACHE_DIR=FOLDER     keep what Cython makes, for other builds from the same sources
"""

import os
import platform
import re
import sys
import tomllib
from itertools import groupby
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build_ext import build_ext
from setuptools.command.sdist import sdist

os.chdir(Path(__file__).resolve().parent)
SRC = Path("src")
GAMES = SRC / "terroir" / "games"
CLIENT = SRC / "terroir" / "server" / "client_dist" / "index.html"
REPOSITORY = os.environ.get("TERROIR_REPOSITORY", "").rstrip("/")
VERSION = tomllib.loads(Path("pyproject.toml").read_text("utf-8"))["project"]["version"]


def is_set(variable: str) -> bool:
    return os.environ.get(variable, "0") not in ("", "0")


DIRECTIVES = {
    "language_level": 3,
    "infer_types": True,
    "boundscheck": is_set("TERROIR_CHECKED"),
    "wraparound": False,
    "cdivision": True,
    "initializedcheck": False,
    # The .pxd alone gives C types, so that the .py can be annotated for its readers and for mypy.
    "annotation_typing": False,
    # `if not cython.compiled:` is for the interpreter, and so never reached here.
    "warn.unreachable": False,
}


SANITIZERS = ["-fsanitize=address,bounds,integer-divide-by-zero", "-fno-sanitize-recover=all"]
"""AddressSanitizer alone misses an index that leaves one array of an object for the next one."""


def flags() -> list[str]:
    if sys.platform == "win32":
        return ["/O2", "/std:c++17"]
    portable = ["-O0" if is_set("TERROIR_UNOPTIMISED") else "-O3", "-g0", "-std=c++17"]
    if is_set("TERROIR_CHECKED"):
        portable = ["-O1", "-g1", "-std=c++17", *SANITIZERS]
    # Hardware popcount, on any x86 since 2009: a wheel built here runs elsewhere. zig cannot read x86-64-v2.
    return [*portable, "-msse4.2", "-mpopcnt"] if platform.machine() == "x86_64" else portable


def game_folder(file: Path) -> Path:
    return GAMES / file.relative_to(GAMES).parts[0]


def extension(module: Path) -> Extension:
    """The extension for one .py file; any .pxd or .hpp of its game or of all games makes it out of date."""
    folder = game_folder(module)
    seen = [p for pattern in ("*.pxd", "*.hpp") for p in sorted(folder.rglob(pattern))]
    seen += sorted(GAMES.glob("*.pxd"))
    return Extension(
        ".".join(module.with_suffix("").relative_to(SRC).parts),
        [str(module)],
        language="c++",
        include_dirs=[str(folder)],
        depends=["setup.py", *map(str, seen)],
        extra_compile_args=flags(),
        extra_link_args=SANITIZERS if is_set("TERROIR_CHECKED") else [],
    )


def game_of(ext: Extension) -> str:
    return ext.name.split(".")[2]


def stay_interpreted(game: str, reason: object) -> None:
    lines = str(reason).strip().splitlines() or [type(reason).__name__]
    print(f"terroir: {game} stays interpreted ({lines[0]})", file=sys.stderr)


def translate(modules: list[Path]) -> list[Extension]:
    """One game's modules, as C++."""
    from Cython import __version__ as cython
    from Cython.Build import cythonize

    return cythonize(
        [extension(m) for m in modules],
        nthreads=2 if len(modules) > 1 and sys.platform == "linux" else 0,
        build_dir=f"build/cython-{cython}",
        cache="CYTHON_CACHE_DIR" in os.environ,
        include_path=[str(SRC)],
        compiler_directives=DIRECTIVES,
        quiet=True,
    )


def extensions() -> list[Extension]:
    """The extensions of every game that Cython can translate."""
    if is_set("TERROIR_PURE"):
        return []
    sys.path.insert(0, ".")
    from tools.declarations import compiled_modules

    found: list[Extension] = []
    for folder, files in groupby(compiled_modules(SRC), key=game_folder):
        try:
            found += translate(list(files))
        except Exception as error:
            if is_set("TERROIR_REQUIRE_COMPILED"):
                sys.exit(f"terroir: {folder.name} does not compile")
            stay_interpreted(folder.name, f"Cython refused {error}")
    return found


class BuildWhatCompiles(build_ext):
    """Leaves out the games that do not compile: Extension(optional=True) does not survive a missing compiler.

    A game is compiled whole or not at all, as a compiled module cannot call into an interpreted one.
    """

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count()

    def build_extension(self, ext: Extension) -> None:
        try:
            super().build_extension(ext)
        except Exception as error:
            if is_set("TERROIR_REQUIRE_COMPILED"):
                raise
            self.failed[game_of(ext)] = error

    def build_extensions(self) -> None:
        self.failed: dict[str, Exception] = {}
        super().build_extensions()
        for ext in self.extensions:
            if game_of(ext) in self.failed:
                Path(self.get_ext_fullpath(ext.name)).unlink(missing_ok=True)
        # An extension that stays listed would be looked for by an editable install.
        self.extensions = [e for e in self.extensions if game_of(e) not in self.failed]
        for game, error in sorted(self.failed.items()):
            stay_interpreted(game, error)


class SourcesWithClient(sdist):
    """The sources for others, who may have no node to build the client with."""

    def run(self) -> None:
        if not CLIENT.exists() and not is_set("TERROIR_WITHOUT_CLIENT"):
            sys.exit("terroir: there is no built client to pack: ./run package builds it first")
        super().run()


class WheelThatTells(bdist_wheel):
    """A wheel for oneself may lack the client, for example where only the engine is wanted."""

    def run(self) -> None:
        if not CLIENT.exists():
            print("terroir: packed without the client, so `terroir serve` has no pages", file=sys.stderr)
        super().run()


def file_in_repository(path: str, kind: str = "blob") -> str:
    return f"{REPOSITORY}/{kind}/v{VERSION}/{path}"


def package_page() -> str:
    """The README for a package page, where no file lies beside it: links into the repository, or words."""

    def lead(found: re.Match[str]) -> str:
        picture, text, path = found.groups()
        if not REPOSITORY:
            return "" if picture else text
        return f"{picture}[{text}]({file_in_repository(path, 'raw' if picture else 'blob')})"

    return re.sub(r"(!?)\[([^]]*)\]\((?!https?:)([^)]+)\)", lead, Path("README.md").read_text("utf-8"))


def urls() -> dict[str, str]:
    if not REPOSITORY:
        return {}
    return {
        "Homepage": REPOSITORY,
        "Documentation": file_in_repository("docs/README.md"),
        "Source": REPOSITORY,
        "Changelog": file_in_repository("CHANGELOG.md"),
        "Issues": f"{REPOSITORY}/issues",
    }


if __name__ == "__main__":  # Cython's worker processes import this file again
    setup(
        ext_modules=extensions(),
        cmdclass={"build_ext": BuildWhatCompiles, "sdist": SourcesWithClient, "bdist_wheel": WheelThatTells},
        long_description=package_page(),
        long_description_content_type="text/markdown",
        project_urls=urls(),
    )
