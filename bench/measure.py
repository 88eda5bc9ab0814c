"""How things are measured here: short bursts of everything in turn, on one core, and the median of each."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from statistics import median

Burst = Callable[[], int]
"""Does some work and says how many units it was."""


@dataclass(frozen=True)
class Reading:
    """The rate of one thing over all bursts, in units per second of processor time."""

    rate: float
    lowest: float
    highest: float


def pin() -> int | None:
    """Stay on one core, so that all are measured on the same; which one."""
    if not hasattr(os, "sched_setaffinity"):
        return None
    core = max(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {core})
    return core


def interleaved(bursts: Mapping[str, Burst], rounds: int) -> dict[str, Reading]:
    """Every burst once a round: noise that comes and goes hits all of them alike. One round warms up."""
    rates: dict[str, list[float]] = {name: [] for name in bursts}
    for number in range(rounds + 1):
        for name, burst in bursts.items():
            progress(f"round {number} of {rounds}: {name}")
            begun = time.process_time()
            units = burst()
            if number:
                rates[name].append(units / (time.process_time() - begun))
    progress("")
    return {name: Reading(median(r), min(r), max(r)) for name, r in rates.items()}


def progress(text: str) -> None:
    """One line that replaces itself, for people who wait; nothing where nobody looks."""
    if sys.stderr.isatty():
        print(f"\r{text:<60}", end="" if text else "\r", file=sys.stderr, flush=True)
