"""What deploy/ says to `terroir serve` is what `terroir serve` understands."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest
import typer
import yaml

from terroir.cli.main import commands

ROOT = Path(__file__).parent.parent.parent
DEPLOY = ROOT / "deploy"


def compose() -> str:
    services = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))["services"]
    return re.sub(r"\$\{(\w+):\?[^}]*\}", r"\1", services["one"]["command"])


def unit() -> str:
    (options,) = re.findall(r'^OPTIONS="(.*)"$', (DEPLOY / "settings").read_text("utf-8"), re.MULTILINE)
    (start,) = re.findall(
        r"^ExecStart=\S+ (.*)$", (DEPLOY / "terroir@.service").read_text("utf-8"), re.MULTILINE
    )
    return str(start).replace("%i", "8000").replace("$OPTIONS", options)


def test_the_worker_understands_its_unit() -> None:
    settings, unit = ((DEPLOY / name).read_text("utf-8") for name in ("settings", "terroir-worker.service"))
    (options,) = re.findall(r'^WORKER_OPTIONS="(.*)"$', settings, re.MULTILINE)
    (start,) = re.findall(r"^ExecStart=\S+ worker (.*)$", unit, re.MULTILINE)
    command = typer.main.get_command(commands).commands["worker"]  # type: ignore[attr-defined]
    context = command.make_context("worker", shlex.split(start.replace("$WORKER_OPTIONS", options)))
    assert context.params["valkey"] == "valkey://127.0.0.1"


def container() -> str:
    (words,) = re.findall(r"^CMD (\[.*\])$", (DEPLOY / "Containerfile").read_text("utf-8"), re.MULTILINE)
    return shlex.join(yaml.safe_load(words))


@pytest.mark.parametrize("written", [compose, unit, container])
def test_the_server_understands_it(written) -> None:  # type: ignore[no-untyped-def]
    name, *options = shlex.split(written())
    assert name == "serve"
    command = typer.main.get_command(commands).commands["serve"]  # type: ignore[attr-defined]
    context = command.make_context("serve", options)
    assert context.params["port"] == 8000 and context.params["metrics"]


def test_the_files_that_compose_names_are_there() -> None:
    described = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))
    build = described["services"]["one"]["build"]
    assert (DEPLOY / build["context"] / build["dockerfile"]).exists()
    (folder, *_) = [one for one in described["services"]["proxy"]["volumes"] if one.startswith("./")]
    assert (DEPLOY / folder.partition(":")[0] / "Caddyfile").exists()
