"""What all tests share: how thoroughly they look, and the built client."""

import os
import sys

import pytest
from hypothesis import HealthCheck, settings

from terroir.core.registry import games, load
from tests.sampling import PROFILE
from tools import client, compiler
from tools.environment import Environment

MANY = ("_GAMES", "_POSITIONS", "_TEXTS")

settings.register_profile("full", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("short", settings.get_profile("full"), max_examples=10)
settings.register_profile("long", settings.get_profile("full"), max_examples=500)
settings.load_profile(PROFILE)


@pytest.fixture(scope="session")
def built() -> None:
    """The client as it is now."""
    client.ready(Environment(".venv", ["dev"], sys.executable))


@pytest.hookimpl(tryfirst=True)
def pytest_configure(config: pytest.Config) -> None:
    """Who asks for many games or positions (TERROIR_MANY_GAMES and the like) has the time for them."""
    if any(name.startswith("TERROIR_") and name.endswith(MANY) for name in os.environ):
        config.option.timeout = 0


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if PROFILE == "short":
        _skip(items, "slow", "left out of the short profile: TERROIR_TEST_PROFILE=full ./run test")
    if any(load(name).compiled is False for name in games()):
        _skip(items, "compiled", f"the rules are not compiled here: {compiler.advice()}")


def _skip(items: list[pytest.Item], marker: str, reason: str) -> None:
    for item in items:
        if item.get_closest_marker(marker):
            item.add_marker(pytest.mark.skip(reason=reason))
