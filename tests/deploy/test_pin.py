"""deploy/pin writes the digests of images, and nothing runs that it has not written."""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
import yaml

from tests.needs import needed
from tests.waiting import PATIENCE, wait_for
from tools.programs import program
from tools.serving import free_port

DEPLOY = Path(__file__).parent.parent.parent / "deploy"
IMAGES = {
    "BASE_IMAGE": "library/debian:12-slim",
    "DATABASE_IMAGE": "library/postgres:17",
    "HINTS_IMAGE": "valkey/valkey:8",
    "PROXY_IMAGE": "library/caddy:2",
}
REGISTRY = """
version: 0.1
storage: {{ filesystem: {{ rootdirectory: {folder}/images }} }}
http: {{ addr: "127.0.0.1:{port}" }}
log: {{ level: error }}
"""
MIRROR = """
[[registry]]
prefix = "{hub}"
location = "127.0.0.1:{port}"
insecure = true
"""
HUB = "docker" + ".io"


@pytest.fixture
def registry(tmp_path: Path) -> Iterator[str]:
    """A registry of images on this machine, in the place of the public one for programs with this HOME."""
    found, port = needed(lambda: program("docker-registry")), free_port()
    (tmp_path / "config.yml").write_text(REGISTRY.format(folder=tmp_path, port=port))
    containers = tmp_path / ".config/containers"
    containers.mkdir(parents=True)
    (containers / "registries.conf").write_text(MIRROR.format(hub=HUB, port=port))
    address = f"http://127.0.0.1:{port}/v2/"
    with subprocess.Popen([found, "serve", str(tmp_path / "config.yml")], stderr=subprocess.PIPE) as serving:

        def answers() -> bool:
            assert serving.poll() is None and serving.stderr, serving.stderr and serving.stderr.read()
            try:
                return httpx.get(address, timeout=PATIENCE).status_code == 200
            except httpx.TransportError:
                return False

        try:
            wait_for(answers, "the registry does not answer")
            yield address
        finally:
            serving.terminate()
            serving.communicate(timeout=PATIENCE)


def push(registry: str, name: str) -> str:
    """Push an image without layers; return its digest."""
    repository, _, tag = name.partition(":")
    config = json.dumps(
        {"architecture": "amd64", "os": "linux", "config": {"Labels": {"name": name}}}
    ).encode()
    begun = httpx.post(f"{registry}{repository}/blobs/uploads/").headers["location"]
    digest = f"sha256:{hashlib.sha256(config).hexdigest()}"
    assert httpx.put(
        begun, params={**dict(httpx.URL(begun).params), "digest": digest}, content=config
    ).is_success
    kind = "application/vnd.docker.distribution.manifest.v2+json"
    described = {
        "mediaType": "application/vnd.docker.container.image.v1+json",
        "size": len(config),
        "digest": digest,
    }
    manifest = json.dumps({"schemaVersion": 2, "mediaType": kind, "config": described, "layers": []}).encode()
    put = httpx.put(
        f"{registry}{repository}/manifests/{tag}", content=manifest, headers={"content-type": kind}
    )
    assert put.is_success, put.text
    return f"sha256:{hashlib.sha256(manifest).hexdigest()}"


def test_the_digest_of_every_image_is_written(registry: str, tmp_path: Path) -> None:
    needed(lambda: program("skopeo"))
    pin = shutil.copy(DEPLOY / "pin", tmp_path)
    written, variables = tmp_path / "images.env", {**os.environ, "HOME": str(tmp_path)}
    refused = subprocess.run([pin], env=variables, capture_output=True, text=True)
    assert refused.returncode == 2 and "no digest of debian:12-slim" in refused.stderr
    assert not written.exists() and not list(tmp_path.glob("images.env.*"))
    digests = {name: push(registry, image) for name, image in IMAGES.items()}
    assert len(set(digests.values())) == len(IMAGES)
    subprocess.run([pin], env=variables, check=True)
    found = dict(re.findall(r"^(\w+)=\S+/[\w/]+@(sha256:[0-9a-f]{64})$", written.read_text(), re.MULTILINE))
    assert found == digests


def test_images_come_from_what_was_pinned_alone() -> None:
    services = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))["services"]
    named = {service["image"] for service in services.values() if "build" not in service}
    named |= {
        build["args"]["BASE_IMAGE"] for build in (one.get("build") for one in services.values()) if build
    }
    assert named == {f"${{{name}:?deploy/pin}}" for name in IMAGES}
    lines = (DEPLOY / "Containerfile").read_text("utf-8").splitlines()
    assert "ARG BASE_IMAGE" in lines
    assert [line for line in lines if line.startswith("FROM")] == ["FROM $BASE_IMAGE"]
