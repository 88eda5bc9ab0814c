"""The games of a series on a Ray cluster: the optional extra `ray`."""

from __future__ import annotations

import logging
import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import ray

from terroir.arena.series import Submit, play_chunk


@contextmanager
def cluster(jobs: int) -> Iterator[Submit]:
    """The cluster that RAY_ADDRESS names, else one on this machine with that many workers.

    Every machine of it needs this package and the same games.
    """
    ours = not ray.is_initialized()
    if ours:
        _join(jobs)
    remote: Any = ray.remote(play_chunk)
    try:
        yield lambda play, table, numbers: remote.remote(play, table, numbers).future()
    finally:
        if ours:
            ray.shutdown()


def _join(jobs: int) -> None:
    """Ray refuses to be told how many workers a cluster has that runs already."""
    if os.environ.get("RAY_ADDRESS"):
        ray.init(log_to_driver=False, logging_level=logging.ERROR)
    else:
        ray.init(
            "local", num_cpus=jobs, include_dashboard=False, log_to_driver=False, logging_level=logging.ERROR
        )
