"""The project's virtual environments: made once, checked in milliseconds, renewed when they have to be."""

import hashlib
import json
import os
import shutil
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "src" / "terroir" / "games"
BIN = "Scripts" if os.name == "nt" else "bin"


class Failure(Exception):
    """Something a person has to mend: one line, and the exit code."""

    def __init__(self, message: str, code: int = 1) -> None:
        super().__init__(message)
        self.code = code


def say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


def is_set(variable: str) -> bool:
    return os.environ.get(variable, "0") not in ("", "0")


def run(step: str, command: list[str], hint: str = "", **changes: str) -> None:
    """Run one step of the setup, with these changes to the environment variables."""
    import subprocess

    done = subprocess.run(command, cwd=ROOT, env={**os.environ, **changes}, stdout=sys.stderr)
    if done.returncode:
        raise Failure(f"{step} failed with exit code {done.returncode}{hint and '; ' + hint}")


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
def alone() -> Iterator[None]:
    """Two runs at once set up one after the other."""
    try:
        import fcntl
    except ImportError:  # Windows
        yield
        return
    (ROOT / ".tool").mkdir(exist_ok=True)
    with open(ROOT / ".tool" / "lock", "w") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            say("setting up: waiting for another run to finish its own…")
            fcntl.flock(file, fcntl.LOCK_EX)
        yield


# The compiled modules. setup.py decides which they are; this must say the same.


def compiled_modules() -> list[Path]:
    """Every NAME.py whose NAME.pxd opens with the line `# compiled`."""
    found = []
    for pxd in sorted(GAMES.glob("*/*.pxd")):
        with open(pxd, encoding="utf-8") as file:
            if file.readline().strip() == "# compiled" and pxd.with_suffix(".py").exists():
                found.append(pxd.with_suffix(".py"))
    return found


def name_of(module: Path) -> str:
    return f"{module.parent.name}/{module.stem}"


def compilers() -> list[str | None]:
    names = [os.environ.get("CXX"), os.environ.get("CC"), "c++", "g++", "clang++", "cc", "gcc", "cl"]
    return [shutil.which(name.split()[0]) if name else None for name in names]


def compiled_keys(modules: list[Path]) -> dict[str, str]:
    """Of each module what it is compiled from: itself, and all that its game declares."""
    kinds = ("*.pxd", "*.hpp")
    declared = {
        folder: digest([ROOT / "setup.py", *(f for kind in kinds for f in sorted(folder.glob(kind)))])
        for folder in {module.parent for module in modules}
    }
    found = compilers()
    return {name_of(m): digest([m], declared[m.parent], found) for m in modules}


class Environment:
    """One virtual environment; `ready` brings it up to date and costs next to nothing when it is."""

    def __init__(
        self, folder: str, locks: list[str], python: str = sys.executable, pure: bool = False
    ) -> None:
        self.folder = ROOT / folder
        self.locks = [ROOT / "requirements" / f"{name}.txt" for name in locks]
        self.base = python
        self.pure = pure
        self.stamp = self.folder / "terroir-stamp.json"

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

    def keys(self) -> dict[str, str]:
        project = [ROOT / "pyproject.toml", ROOT / "setup.py"]
        if self.pure:  # a copy, not a link to src
            project += sorted(
                f for f in (ROOT / "src" / "terroir").rglob("*") if f.is_file() and is_source(f)
            )
        return {"packages": digest(self.locks), "project": digest(project)}

    def is_current(self) -> bool:
        record = read_record(self.stamp)
        wanted = self.keys()
        return (
            all(record.get(k) == wanted[k] for k in wanted)
            and self.python.exists()
            and (self.pure or self.is_compiled(str(record.get("suffix"))))
        )

    # making it

    def renew(self) -> None:
        record, wanted = read_record(self.stamp), self.keys()
        if record.get("packages") != wanted["packages"] or not self.python.exists():
            record = {"suffix": self.make(), "packages": wanted["packages"]}
            write_record(self.stamp, record)
        if record.get("project") != wanted["project"]:
            self.install_project()
            write_record(self.stamp, {**record, "project": wanted["project"]})
        if not self.pure and not self.is_compiled(str(record["suffix"])):
            self.compile(str(record["suffix"]))

    def make(self) -> str:
        """Make the environment from the locks, and return its suffix for compiled modules."""
        import subprocess

        from tools.installer import uv

        uv(f"making {self.folder.name}", "venv", "--clear", "--python", self.base, str(self.folder))
        install = ["pip", "install", "--python", str(self.python), "--require-hashes", "--no-build-isolation"]
        for lock in self.locks:
            uv(f"installing packages ({lock.name})", *install, "-r", str(lock))
        ask = [str(self.python), "-c", "import sysconfig; print(sysconfig.get_config_var('EXT_SUFFIX'))"]
        return subprocess.run(ask, check=True, capture_output=True, text=True).stdout.strip()

    def install_project(self) -> None:
        from tools.installer import uv

        install = ["pip", "install", "--python", str(self.python), "--no-deps", "--no-build-isolation"]
        install += ["--reinstall-package", "terroir", *([] if self.pure else ["--editable"]), str(ROOT)]
        if self.pure:
            shutil.rmtree(ROOT / "build" / "lib", ignore_errors=True)  # or it would bring back deleted files
        uv("installing the project", *install, TERROIR_PURE="1")

    # its compiled modules: in src, one file for each kind of Python, shared by environments of the same kind

    def is_compiled(self, suffix: str) -> bool:
        modules = compiled_modules()
        record = read_record(ROOT / "build" / f"compiled{suffix}.json")
        interpreted = record.get("interpreted", [])
        assert isinstance(interpreted, list)
        self.interpreted: list[str] = interpreted
        return record.get("keys") == compiled_keys(modules) and all(
            m.with_suffix(suffix).exists() != (name_of(m) in interpreted) for m in modules
        )

    def compile(self, suffix: str) -> None:
        file = ROOT / "build" / f"compiled{suffix}.json"
        modules = compiled_modules()
        before, keys = read_record(file).get("keys"), compiled_keys(modules)
        same = {name for name in keys if isinstance(before, dict) and before.get(name) == keys[name]}
        file.unlink(missing_ok=True)
        kept = [m.with_suffix(suffix) for m in modules if name_of(m) in same]
        for old in set(GAMES.glob(f"*/*{suffix}")).difference(kept):
            old.unlink()  # rather none than one that does not match its source
        if modules:
            missing = [name_of(m) for m in modules if not m.with_suffix(suffix).exists()]
            say(f"setting up: compiling {', '.join(missing)}…")
            build = [str(self.python), "setup.py", "-q", "build_ext", "--inplace", "--parallel", "2"]
            hint = "TERROIR_PURE=1 runs the rules interpreted"
            run("compiling the rules", build, hint, TERROIR_PURE="0")
        self.interpreted = [name_of(m) for m in modules if not m.with_suffix(suffix).exists()]
        write_record(file, {"keys": keys, "interpreted": self.interpreted})

    def tell_interpreted(self) -> None:
        if not self.interpreted:
            return
        reason = "they did not compile" if any(compilers()) else "there is no C++ compiler"
        if is_set("TERROIR_REQUIRE_COMPILED"):
            raise Failure(f"the rules are not compiled: {reason}, and TERROIR_REQUIRE_COMPILED is set")
        say(f"run: the rules run interpreted, many times slower: {reason} ({', '.join(self.interpreted)})")

    # using it

    def variables(self, **changes: str) -> dict[str, str]:
        path = f"{self.folder / BIN}{os.pathsep}{os.environ.get('PATH', os.defpath)}"
        # Without bytecode every start compiles all libraries anew: seconds instead of one.
        dropped = ("PYTHONHOME", "PYTHONDONTWRITEBYTECODE")
        kept = {k: v for k, v in os.environ.items() if k not in dropped}
        return {**kept, "VIRTUAL_ENV": str(self.folder), "PATH": path, **changes}

    def call(self, command: list[str], **changes: str) -> int:
        """Run a command of this environment and return its exit code."""
        import subprocess

        variables = self.variables(**changes)
        program = shutil.which(command[0], path=variables["PATH"])
        if program is None:
            raise Failure(f"there is no command {command[0]!r} (./run --help lists some)", 127)
        return subprocess.run([program, *command[1:]], env=variables).returncode

    def become(self, command: list[str]) -> int:
        """Hand the process over to a command of this environment."""
        if os.name == "nt":  # where a parent does not wait for what it execs
            return self.call(command)
        variables = self.variables()
        program = shutil.which(command[0], path=variables["PATH"])
        if program is None:
            raise Failure(f"there is no command {command[0]!r} (./run --help lists some)", 127)
        os.execve(program, [program, *command[1:]], variables)


def is_source(file: Path) -> bool:
    return file.suffix not in (".so", ".pyd", ".pyc")


def main() -> Environment:
    """The everyday environment; with TERROIR_PURE=1, one where nothing is compiled."""
    return pure() if is_set("TERROIR_PURE") else Environment(".venv", ["dev"]).ready()


def pure() -> Environment:
    return Environment(".venv-pure", ["dev"], pure=True).ready()


def bench() -> Environment:
    return Environment(".venv-bench", ["dev", "bench"]).ready()
