"""The dashboard shows what the server measures: no panel is empty because of a name that does not exist."""

from __future__ import annotations

import json
import re
from pathlib import Path

from prometheus_client.parser import text_string_to_metric_families

from terroir.server.metrics import Metrics

ROOT = Path(__file__).parent.parent.parent
SUFFIXES = {"counter": ("_total",), "histogram": ("_bucket", "_sum", "_count"), "gauge": ("",)}
NAME = re.compile(r"\b(?:terroir|process)_[a-z_]+")


def measured() -> set[str]:
    families = text_string_to_metric_families(Metrics().text().decode())
    return {family.name + suffix for family in families for suffix in SUFFIXES[family.type]}


def test_every_panel_names_metrics_that_exist() -> None:
    dashboard = json.loads((ROOT / "deploy/grafana/dashboard.json").read_text("utf-8"))
    for panel in dashboard["panels"]:
        for target in panel["targets"]:
            named = set(NAME.findall(target["expr"]))
            assert named and named <= measured(), f"{panel['title']}: {named - measured()}"


def test_what_the_guide_says_to_watch_exists() -> None:
    guide = (ROOT / "docs/hosting.md").read_text("utf-8")
    named = set(re.findall(r"`((?:terroir|process)_[a-z_]+)(?:\{[^}]*\})?`", guide))
    assert len(named) > 5 and named <= measured(), named - measured()
