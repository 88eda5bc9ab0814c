"""What is counted, for Prometheus: rates and times, nothing about anybody."""

from __future__ import annotations

import asyncio
from bisect import bisect_left
from collections.abc import Iterator
from itertools import accumulate

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    generate_latest,
)
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from prometheus_client.metrics_core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import ASGIApp

FAST = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0)
LAG_S = 0.25
"""How often the event loop is asked whether it is late."""


def page(metrics: Metrics) -> ASGIApp:
    """The application of an address where there are figures for Prometheus, and nothing else."""

    async def show(request: Request) -> Response:
        return Response(metrics.text(), media_type=CONTENT_TYPE_LATEST)

    return Starlette(routes=[Route("/metrics", show)])


class Often(Collector):
    """What every frame counts in: plain numbers, which Prometheus asks for rarely."""

    def __init__(self) -> None:
        self.frames = 0
        self._commands = [0] * (len(FAST) + 1)
        self._seconds = 0.0

    def observe(self, seconds: float) -> None:
        """A command took that long."""
        self._commands[bisect_left(FAST, seconds)] += 1
        self._seconds += seconds

    def collect(self) -> Iterator[Metric]:
        yield CounterMetricFamily("terroir_frames_received", "Frames of clients", self.frames)
        within = zip([*map(str, FAST), "+Inf"], accumulate(self._commands), strict=True)
        yield HistogramMetricFamily(
            "terroir_command_seconds",
            "From a command's arrival to its acknowledgement, commit included",
            buckets=list(within),
            sum_value=self._seconds,
        )


class Metrics:
    """The counters of one server process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self.requests = Counter(
            "terroir_requests", "HTTP requests", ["route", "status"], registry=self.registry
        )
        self.often = Often()
        self.registry.register(self.often)
        self.refused = Counter("terroir_refused", "Refusals by code", ["code"], registry=self.registry)
        self.edge_refused = Counter(
            "terroir_edge_refused", "Connections and requests refused at the edge", ["reason"],
            registry=self.registry,
        )  # fmt: skip
        self.connections = Gauge("terroir_connections", "Open connections", registry=self.registry)
        self.sockets = Gauge("terroir_sockets", "Open sockets", registry=self.registry)
        self.tables = Gauge("terroir_tables", "Tables in memory", registry=self.registry)
        self.leases = Gauge(
            "terroir_leases", "Running tables that this process looks after", registry=self.registry
        )
        self.dropped = Counter("terroir_dropped_sockets", "Sockets that did not read", registry=self.registry)
        self.bot_moves = Counter("terroir_bot_moves", "Moves of bots", registry=self.registry)
        self.bot_queue = Gauge(
            "terroir_bot_queue", "Bots and hints that wait for a worker", registry=self.registry
        )
        self.bot_wait = Histogram(
            "terroir_bot_wait_seconds", "How long a bot or a hint waited for a worker",
            registry=self.registry,
        )  # fmt: skip
        self.bots_elsewhere = Counter(
            "terroir_bots_elsewhere", "Bots and hints given to workers of other machines, by what came of it",
            ["outcome"], registry=self.registry,
        )  # fmt: skip
        self.workers_elsewhere = Gauge(
            "terroir_workers_elsewhere", "1 while there are workers on other machines", registry=self.registry
        )
        self.conflicts = Counter(
            "terroir_conflicts", "Entries that another process wrote first", registry=self.registry
        )
        self.store_errors = Counter(
            "terroir_store_errors", "Failures of the store by kind", ["kind"], registry=self.registry
        )
        self.lost_heads = Counter(
            "terroir_lost_heads", "Tables read anew because the database had lost the end of their logs",
            registry=self.registry,
        )  # fmt: skip
        self.ready = Gauge(
            "terroir_ready", "1 while writes are possible and the server is not about to end",
            registry=self.registry,
        )  # fmt: skip
        self.store_queue = Gauge(
            "terroir_store_queue", "Writes that wait for the store", registry=self.registry
        )
        self.loop_lag = Histogram(
            "terroir_loop_lag_seconds", "How late the event loop is: everybody waits that much longer",
            buckets=FAST, registry=self.registry,
        )  # fmt: skip

    async def watch_loop(self) -> None:
        """Measure, again and again, how much later than asked for the event loop goes on."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + LAG_S
            await asyncio.sleep(LAG_S)
            self.loop_lag.observe(max(0.0, loop.time() - due))

    def text(self) -> bytes:
        """All of them, as Prometheus reads them."""
        return generate_latest(self.registry)
