"""deploy/install as docs/hosting.md has it run: as root, on a copy of this machine that is thrown away."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from tests.needs import copy_of_the_machine, needed
from tests.waiting import PATIENCE
from tools.environment import ROOT
from tools.programs import program

UNITS = ("terroir@8000.service", "terroir-worker.service", "terroir-backup.service", "terroir-backup.timer")


class Machine:
    """A copy of this machine; commands of the guide are run there."""

    def __init__(self, root: Path) -> None:
        self.root = root
        python = getattr(sys, "_base_executable", sys.executable)
        # "0" is how pip is told by a variable not to compile: half the time.
        self.variables = {**os.environ, "PYTHON": python, "PIP_NO_COMPILE": "0"}

    def command(self, *words: str) -> list[str]:
        return [needed(lambda: program("chroot")), str(self.root), *words]

    def run(self, *words: str, code: int = 0) -> str:
        done = subprocess.run(
            self.command(*words), env=self.variables, capture_output=True, text=True, timeout=PATIENCE
        )
        assert done.returncode == code, f"{words}: {done.stdout}{done.stderr}"
        return done.stdout if code == 0 else done.stderr

    def content(self, file: str) -> str:
        return (self.root / file).read_text("utf-8")


def the_guide_can_be_followed(wheel: Path, folder: Path) -> None:
    """Install, look at the units, serve as they say, back up, restore, install again."""
    with copy_of_the_machine(folder) as root:
        here = Machine(root)
        shutil.copytree(ROOT / "deploy", root / "srv/deploy")
        shutil.copy(wheel, root / "srv")
        assert here.run("/srv/deploy/install", code=2).startswith("install: name the package")
        assert here.run("/srv/deploy/install", "/srv/none.whl", code=2).count("\n") == 1
        installs_only_what_is_locked(here, wheel)
        told = here.run("/srv/deploy/install", f"/srv/{wheel.name}")
        assert re.match(r"terroir [\d.]+ is in /usr/local/lib/terroir/", told)
        if shutil.which("systemd-analyze"):
            here.run("systemd-analyze", "verify", *(f"/etc/systemd/system/{unit}" for unit in UNITS))
        older = root / "usr/local/lib/terroir/older"
        assets = older / "lib/python3/site-packages/terroir/server/client_dist/assets"
        assets.mkdir(parents=True)
        (assets / "part-of-before.js").write_text("export {};")
        here.run("ln", "-sfn", older.name, "/usr/local/lib/terroir/current")
        assert here.run("/srv/deploy/install", f"/srv/{wheel.name}") == told
        serves(here)

        (backup,) = re.findall(r"ExecStart=(.*)", here.content("etc/systemd/system/terroir-backup.service"))
        (script,) = re.findall(r"/bin/sh -eu -c '(.*)'", backup.replace("$$", "$").replace("%%", "%"))
        path = "PATH=/usr/local/lib/terroir/current/bin:$PATH"
        assert "as it was written" in here.run(
            "sh", "-euc", f"{path}; set -a; . /etc/terroir/settings; {script}"
        )
        (kept,) = (root / "var/backups/terroir").glob("*.db")
        assert kept.stat().st_mode & 0o077 == 0
        restored = "sqlite:////var/lib/terroir/restored.db"
        file = f"/{kept.relative_to(root)}"
        here.run("chown", "terroir:", file)
        here.run("terroir-server", "db", "restore", file, "--db", restored)
        assert "Tables: 1" in here.run("terroir-server", "db", "check", "--db", restored)

        (root / "etc/terroir/settings").open("a").write("# mine\n")
        assert here.run("/srv/deploy/install", f"/srv/{wheel.name}") == told
        assert here.content("etc/terroir/settings").endswith("# mine\n")


def installs_only_what_is_locked(here: Machine, wheel: Path) -> None:
    """Without the lock nothing is installed, and no file with another hash than the lock has."""
    folder = here.root / "srv/requirements"
    assert here.run("/srv/deploy/install", f"/srv/{wheel.name}", code=2).count("\n") == 1
    folder.mkdir()
    lock = (ROOT / "requirements/server.txt").read_text("utf-8")
    (folder / "server.txt").write_text(re.sub(r"(?<=sha256:)\w{4}", "0000", lock))
    refused = here.run("/srv/deploy/install", f"/srv/{wheel.name}", code=2)
    assert "DO NOT MATCH THE HASHES" in refused and not (here.root / "usr/local/lib/terroir/current").exists()
    (folder / "server.txt").write_text(lock)


def serves(here: Machine) -> None:
    """What the unit starts answers by the name of the settings, as the user of the settings.

    Also to pages that were opened before the update.
    """
    unit = here.content("etc/systemd/system/terroir@.service")
    (start,) = re.findall(r"^ExecStart=(.*)$", unit, re.MULTILINE)
    program, _, arguments = start.replace("--port %i", "--port 0").replace(":1%i", ":0").partition(" ")
    assert program == "/usr/local/lib/terroir/current/bin/terroir"
    command = here.command("sh", "-euc", f". /etc/terroir/settings; exec terroir-server {arguments}")
    with subprocess.Popen(command, env=here.variables, stdout=subprocess.PIPE, text=True) as serving:
        assert serving.stdout is not None
        try:
            address = serving.stdout.readline().split()[-1]
            made_a_table(address)
        finally:
            serving.terminate()
            serving.wait(PATIENCE)


def made_a_table(address: str) -> None:
    import httpx

    asking = {"host": "play.example.org", "origin": "https://play.example.org", "x-forwarded-proto": "https"}
    with httpx.Client(base_url=address, headers=asking, timeout=PATIENCE) as anna:
        me = anna.post("/api/me", json={"name": "Anna"})
        cookie = me.headers["set-cookie"].partition(";")[0]
        made = anna.post("/api/tables", json={"game": "citrus", "players": 2}, headers={"cookie": cookie})
        assert made.status_code == 200, made.text
        assert anna.get("/assets/part-of-before.js").text == "export {};"
        assert anna.get("/assets/part-of-none.js").status_code == 404
