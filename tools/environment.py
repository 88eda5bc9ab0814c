"""The project's virtual environments: made once, checked in milliseconds, renewed when they have to be."""

import hashlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

from tools import compiler
from tools.declarations import compiled_modules
from tools.installer import uv
from tools.progress import LOG, ROOT, Failure, begin, finished, run, say, step

SRC = ROOT / "src"
GAMES = SRC / "terroir" / "games"
BIN = "Scripts" if os.name == "nt" else "bin"
ABOUT = """import json, sys, sysconfig
print(json.dumps({
    "suffix": sysconfig.get_config_var("EXT_SUFFIX"),
    "include": sysconfig.get_path("include"),
    "version": "%d.%d" % sys.version_info[:2],
}))"""


def is_set(variable: str) -> bool:
    return os.environ.get(variable, "0") not in ("", "0")


def digest(files: Iterable[Path], *facts: object) -> str:
    """One fingerprint of these files' names and contents, and of these facts."""
    total = hashlib.sha256(repr(facts).encode())
    for file in files:
        content = file.read_bytes()
        total.update(f"\0{file.relative_to(ROOT)}\0{len(content)}\0".encode() + content)
    return total.hexdigest()


def read_record(file: Path) -> dict[str, object]:
    try:
        return dict(json.loads(file.read_text()))
    except (OSError, ValueError):
        return {}


def write_record(file: Path, record: dict[str, object]) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(record, indent=1) + "\n")


@contextmanager
def alone(lock: str = "lock") -> Iterator[None]:
    """Two runs at once set up one after the other."""
    try:
        import fcntl
    except ImportError:  # Windows
        yield
        return
    (ROOT / ".tool").mkdir(exist_ok=True)
    with open(ROOT / ".tool" / lock, "w") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            say("setting up: waiting for another run to finish its own…")
            fcntl.flock(file, fcntl.LOCK_EX)
        yield


# The compiled modules.


def name_of(module: Path) -> str:
    return module.relative_to(GAMES).with_suffix("").as_posix()


def declares(file: Path) -> bool:
    return file.suffix in (".pxd", ".hpp")


def game_of(module: Path) -> Path:
    return GAMES / module.relative_to(GAMES).parts[0]


def compiled_keys(modules: list[Path], include: str) -> dict[str, str]:
    """Of each module what it is compiled from: itself, what its game or all games declare, and by what."""
    games = {game_of(module) for module in modules}
    shared = [ROOT / "setup.py", *sorted(filter(declares, GAMES.glob("*")))]
    declared = {game: digest([*shared, *sorted(filter(declares, game.rglob("*")))]) for game in games}
    tools = [*compiler.on_machine(), Path(include, "Python.h").exists()]
    return {name_of(m): digest([m], declared[game_of(m)], tools) for m in modules}


class Environment:
    """One virtual environment; `ready` brings it up to date and costs next to nothing when it is."""

    def __init__(
        self, folder: str, locks: list[str], python: str = sys.executable, pure: bool = False
    ) -> None:
        self.folder = ROOT / folder
        self.locks = locks
        self.base = python
        self.pure = pure
        self.stamp = self.folder / "terroir-stamp.json"
        self.interpreted: list[str] = []
        self.reason = ""

    @property
    def python(self) -> Path:
        return self.folder / BIN / ("python.exe" if os.name == "nt" else "python")

    def ready(self) -> "Environment":
        if not self.is_current():
            with alone():
                self.renew()
        if not self.pure:
            self.tell_interpreted()
        return self

    def lock_keys(self) -> dict[str, str]:
        return {name: digest([ROOT / "requirements" / f"{name}.txt"]) for name in self.locks}

    def project_key(self) -> str:
        project = [ROOT / "pyproject.toml", ROOT / "setup.py"]
        if self.pure:  # a copy, not a link to src
            package = (SRC / "terroir").rglob("*")
            project += sorted(f for f in package if f.is_file() and is_source(f))
        return digest(project)

    def is_current(self) -> bool:
        record = read_record(self.stamp)
        return (
            self.python.exists()
            and not self.is_outdated(record)
            and not self.lacking(record)
            and record.get("project") == self.project_key()
            and (self.pure or self.is_compiled(record))
        )

    def lacking(self, record: dict[str, object]) -> list[str]:
        """The locks that are still to be installed. Everything that playing needs is in `dev` too."""
        installed, wanted = record.get("locks"), self.lock_keys()
        if not isinstance(installed, dict):
            return self.locks
        if self.locks == ["play"] and "dev" in installed:
            return []
        return [name for name in self.locks if installed.get(name) != wanted[name]]

    # making it

    def renew(self) -> None:
        record = read_record(self.stamp)
        begin()
        if not record:
            say(f"setting up: {self.folder.name} is made in this folder, once; that takes a minute or two")
        if not self.python.exists() or self.is_outdated(record):
            record = self.make()
        for name in self.lacking(record):
            self.install(name)
            installed = record.setdefault("locks", {})
            assert isinstance(installed, dict)
            installed[name] = self.lock_keys()[name]
            write_record(self.stamp, record)
        if record.get("project") != self.project_key():
            self.install_project()
            record["project"] = self.project_key()
            write_record(self.stamp, record)
        if not self.pure and not self.is_compiled(record):
            self.compile(record)

    def is_outdated(self, record: dict[str, object]) -> bool:
        """Was something installed from a lock that has changed since, or for another folder?"""
        installed = record.get("locks")
        if not isinstance(installed, dict) or record.get("folder") != str(self.folder):
            return True  # its programs know the folder they were made in: this one was moved or copied
        return any(installed[n] != digest([ROOT / "requirements" / f"{n}.txt"]) for n in installed)

    def make(self) -> dict[str, object]:
        """Make the empty environment, and return what has to be known of its Python."""
        uv(f"making {self.folder.name}", "venv", "--clear", "--python", self.base, str(self.folder), hint="")
        told = subprocess.run([str(self.python), "-c", ABOUT], check=True, capture_output=True, text=True)
        return {"folder": str(self.folder), **json.loads(told.stdout)}

    def install(self, lock: str) -> None:
        install = ["pip", "install", "--python", str(self.python), "--require-hashes", "--no-build-isolation"]
        with step(f"installing packages ({lock}.txt)"):
            uv("installing packages", *install, "-r", str(ROOT / "requirements" / f"{lock}.txt"))

    def install_project(self) -> None:
        install = ["pip", "install", "--python", str(self.python), "--no-deps", "--no-build-isolation"]
        install += ["--reinstall", *([] if self.pure else ["--editable"]), str(ROOT)]
        if self.pure:
            shutil.rmtree(ROOT / "build" / "lib", ignore_errors=True)  # or it would bring back deleted files
        with step(f"installing the project into {self.folder.name}"):
            uv("installing the project", *install, hint="", TERROIR_PURE="1")

    # its compiled modules: in src, one file for each kind of Python, shared by environments of the same kind

    def is_compiled(self, record: dict[str, object]) -> bool:
        modules, suffix = compiled_modules(SRC), str(record["suffix"])
        before = read_record(ROOT / "build" / f"compiled{suffix}.json")
        interpreted = before.get("interpreted", [])
        assert isinstance(interpreted, list)
        self.interpreted, self.reason = interpreted, str(before.get("reason", ""))
        return before.get("keys") == compiled_keys(modules, str(record["include"])) and all(
            m.with_suffix(suffix).exists() != (name_of(m) in interpreted) for m in modules
        )

    def compile(self, record: dict[str, object]) -> None:
        suffix = str(record["suffix"])
        file = ROOT / "build" / f"compiled{suffix}.json"
        modules = compiled_modules(SRC)
        before, keys = read_record(file).get("keys"), compiled_keys(modules, str(record["include"]))
        same = {name for name in keys if isinstance(before, dict) and before.get(name) == keys[name]}
        file.unlink(missing_ok=True)
        kept = [m.with_suffix(suffix) for m in modules if name_of(m) in same]
        for old in set(GAMES.rglob(f"*{suffix}")).difference(kept):
            old.unlink()  # rather none than one that does not match its source
        try:
            variables = self.build_variables()
        except Failure as missing:
            self.reason = str(missing)
        else:
            self.reason = f"they did not compile (the details are in {LOG.relative_to(ROOT)})"
            build = [str(self.python), "setup.py", "-q", "build_ext", "--inplace", "--parallel", "2"]
            with step("compiling the rules"):
                run("compiling the rules", build, TERROIR_PURE="0", **variables)
        self.interpreted = [name_of(m) for m in modules if not m.with_suffix(suffix).exists()]
        write_record(file, {"keys": keys, "interpreted": self.interpreted, "reason": self.reason})

    def build_variables(self) -> dict[str, str]:
        """What tells a build of the project how to compile, and where to find what Cython has made before."""
        record = read_record(self.stamp)
        told = compiler.variables(str(record["include"]), str(record["version"]))
        return {**told, "CYTHON_CACHE_DIR": str(ROOT / "build" / "cython-cache")}

    def tell_interpreted(self) -> None:
        if not self.interpreted:
            return
        if is_set("TERROIR_REQUIRE_COMPILED"):
            raise Failure(f"the rules are not compiled: {self.reason}, and TERROIR_REQUIRE_COMPILED is set")
        say(
            f"The rules run interpreted, many times slower, so bots think less: {self.reason}."
            f" To compile them: {compiler.advice()}, or try again with ./run compile"
        )

    # using it

    def variables(self, **changes: str) -> dict[str, str]:
        path = f"{self.folder / BIN}{os.pathsep}{os.environ.get('PATH', os.defpath)}"
        # Without bytecode every start compiles all libraries anew: seconds instead of one.
        dropped = ("PYTHONHOME", "PYTHONDONTWRITEBYTECODE")
        kept = {k: v for k, v in os.environ.items() if k not in dropped}
        return {**kept, "VIRTUAL_ENV": str(self.folder), "PATH": path, **changes}

    def program(self, name: str, path: str) -> str:
        finished()
        found = shutil.which(name, path=path)
        if found is None:
            raise Failure(f"there is no command {name!r} (./run --help lists some)", 127)
        return found

    def call(self, command: list[str], **changes: str) -> int:
        """Run a command of this environment and return its exit code."""
        variables = self.variables(**changes)
        program = self.program(command[0], variables["PATH"])
        return subprocess.run([program, *command[1:]], env=variables).returncode

    def become(self, command: list[str]) -> int:
        """Hand the process over to a command of this environment."""
        if os.name == "nt":  # where a parent does not wait for what it execs
            return self.call(command)
        variables = self.variables()
        program = self.program(command[0], variables["PATH"])
        os.execve(program, [program, *command[1:]], variables)


def is_source(file: Path) -> bool:
    return file.suffix not in (".so", ".pyd", ".pyc")


def main() -> Environment:
    """The everyday environment; with TERROIR_PURE=1, one where nothing is compiled."""
    return pure() if is_set("TERROIR_PURE") else Environment(".venv", ["dev"]).ready()


def to_play() -> Environment:
    """As much of it as playing takes."""
    return pure() if is_set("TERROIR_PURE") else Environment(".venv", ["play"]).ready()


def compile_again() -> int:
    """Try again what failed the last time, though nothing has changed."""
    for record in (ROOT / "build").glob("compiled*.json"):
        record.unlink()
    interpreted = to_play().interpreted
    finished()
    return int(bool(interpreted))


def pure() -> Environment:
    return Environment(".venv-pure", ["dev"], pure=True).ready()


def bench() -> Environment:
    return Environment(".venv-bench", ["dev", "bench"]).ready()
