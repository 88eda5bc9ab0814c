"""Alerts fire when they should and only then, and each has its page in the runbook."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest
import yaml

from tests.deploy.test_dashboard import NAME, ROOT, measured
from tests.needs import needed
from tools.programs import program

RULES = ROOT / "deploy/prometheus/terroir-alerts.yml"
RUNBOOK = ROOT / "docs/runbook.md"
ALERTS = {
    rule["alert"]: rule
    for group in yaml.safe_load(RULES.read_text("utf-8"))["groups"]
    for rule in group["rules"]
}
SECTIONS = ["What it means", "How to see it", "What to do"]
ONE = 'instance="one",job="terroir"'


def buckets(metric: str, fast: str, within: int, all: int) -> dict[str, str]:
    """A histogram: so many a minute within a time, and so many in all."""
    return {
        f'{metric}_bucket{{{ONE},le="{fast}"}}': f"0+{within}x60",
        f'{metric}_bucket{{{ONE},le="60"}}': f"0+{all}x60",
        f'{metric}_bucket{{{ONE},le="+Inf"}}': f"0+{all}x60",
    }


QUIET = {
    f"up{{{ONE}}}": "1x60",
    f"process_start_time_seconds{{{ONE}}}": "100x20 200x39",
    f"terroir_ready{{{ONE}}}": "1x60",
    f'terroir_store_errors_total{{{ONE},kind="full"}}': "3x60",
    f'terroir_store_errors_total{{{ONE},kind="busy"}}': "0+5x60",
    f"terroir_lost_heads_total{{{ONE}}}": "4x60",
    f'terroir_refused_total{{{ONE},code="unavailable"}}': "2x60",
    f"terroir_store_queue{{{ONE}}}": "20x60",
    **buckets("terroir_command_seconds", "0.05", 1000, 1001),
    **buckets("terroir_loop_lag_seconds", "0.1", 1000, 1001),
    f'terroir_requests_total{{{ONE},route="GET /",status="200"}}': "0+500x60",
    f'terroir_requests_total{{{ONE},route="GET /",status="500"}}': "1x60",
    f'terroir_edge_refused_total{{{ONE},reason="full"}}': "1x60",
    f'terroir_edge_refused_total{{{ONE},reason="idle"}}': "0+9000x60",
    f'terroir_edge_refused_total{{{ONE},reason="requests"}}': "0+60x60",
    f"process_open_fds{{{ONE}}}": "500x60",
    f"process_max_fds{{{ONE}}}": "32768x60",
    f"process_resident_memory_bytes{{{ONE}}}": "200000000x60",
    **buckets("terroir_bot_wait_seconds", "5", 100, 101),
    f'terroir_bots_elsewhere_total{{{ONE},outcome="lost"}}': "7x60",
}
"""A server on an ordinary hour, with faults that are long over."""
FIRING: dict[str, list[dict[str, str]]] = {
    "TerroirDown": [{f"up{{{ONE}}}": "1x50 0x10"}],
    "TerroirRestarts": [{f"process_start_time_seconds{{{ONE}}}": "100x51 110x2 120x2 130x6"}],
    "TerroirNotReady": [{f"terroir_ready{{{ONE}}}": "1x58 0x2"}],
    "TerroirStoreErrors": [
        {f'terroir_store_errors_total{{{ONE},kind="full"}}': "3x57 4x3"},
        {f'terroir_store_errors_total{{{ONE},kind="io"}}': "_x58 1x2"},
    ],
    "TerroirLostTail": [{f"terroir_lost_heads_total{{{ONE}}}": "0x55 1x5"}],
    "TerroirMovesUnavailable": [{f'terroir_refused_total{{{ONE},code="unavailable"}}': "2x54 2+30x6"}],
    "TerroirStoreQueue": [{f"terroir_store_queue{{{ONE}}}": "20x57 500x4"}],
    "TerroirSlowMoves": [buckets("terroir_command_seconds", "0.05", 980, 1000)],
    "TerroirSlowLoop": [buckets("terroir_loop_lag_seconds", "0.1", 980, 1000)],
    "TerroirMistakes": [
        {f'terroir_requests_total{{{ONE},route="GET /",status="500"}}': "1x57 2x3"},
        {f'terroir_requests_total{{{ONE},route="GET /x",status="500"}}': "_x58 1x2"},
    ],
    "TerroirFull": [
        {f'terroir_edge_refused_total{{{ONE},reason="full"}}': "1x57 9x3"},
        {f'terroir_edge_refused_total{{{ONE},reason="oldest"}}': "_x58 1x2"},
    ],
    "TerroirFlood": [{f'terroir_edge_refused_total{{{ONE},reason="haste"}}': "0+600x60"}],
    "TerroirDescriptors": [{f"process_open_fds{{{ONE}}}": "30000x60"}],
    "TerroirMemory": [{f"process_resident_memory_bytes{{{ONE}}}": "1500000000x60"}],
    "TerroirBotsWait": [buckets("terroir_bot_wait_seconds", "5", 50, 100)],
    "TerroirWorkersLost": [{f'terroir_bots_elsewhere_total{{{ONE},outcome="lost"}}': "7x55 20x5"}],
}
"""What each alert has to notice, in the quiet hour's place."""


def hour(changes: dict[str, str], fires: str | None) -> dict[str, object]:
    """What Prometheus saw in an hour, and the one alert that fires at its end."""
    expected = [{"labels": f'{{alertname="{fires}"}}', "value": 1}] if fires else []
    firing = {"expr": 'sum by (alertname) (ALERTS{alertstate="firing"}) > 0', "eval_time": "60m"}
    series = [{"series": name, "values": values} for name, values in {**QUIET, **changes}.items()]
    return {
        "interval": "1m",
        "input_series": series,
        "promql_expr_test": [{**firing, "exp_samples": expected}],
    }


def test_every_alert_fires_when_it_should_and_only_then(tmp_path: Path) -> None:
    promtool = needed(lambda: program("promtool", "prometheus"))
    assert set(FIRING) == set(ALERTS)
    shutil.copy(RULES, tmp_path)
    tests = [hour({}, None)] + [hour(one, alert) for alert, each in FIRING.items() for one in each]
    file = tmp_path / "tests.yml"
    described = {"rule_files": [RULES.name], "evaluation_interval": "10s", "tests": tests}
    file.write_text(yaml.safe_dump(described))
    for command in (["check", "rules", str(tmp_path / RULES.name)], ["test", "rules", str(file)]):
        done = subprocess.run([promtool, *command], capture_output=True, text=True)
        assert done.returncode == 0, done.stdout + done.stderr


def test_prometheus_understands_its_example(tmp_path: Path) -> None:
    promtool = needed(lambda: program("promtool", "prometheus"))
    for file in RULES.parent.iterdir():
        shutil.copy(file, tmp_path)
    check = [promtool, "check", "config", str(tmp_path / "prometheus.yml")]
    done = subprocess.run(check, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("alert", ALERTS)
def test_every_alert_names_metrics_that_exist(alert: str) -> None:
    named = set(NAME.findall(ALERTS[alert]["expr"]))
    assert named <= measured(), named - measured()
    assert named or alert == "TerroirDown"


def test_the_runbook_has_a_page_for_every_alert_and_for_no_other() -> None:
    text = RUNBOOK.read_text("utf-8")
    pages = dict(re.findall(r"^## (Terroir\w+)\n(.*?)(?=^## |\Z)", text, re.MULTILINE | re.DOTALL))
    assert list(pages) == list(ALERTS)
    for alert, page in pages.items():
        assert ALERTS[alert]["annotations"]["runbook"] == f"docs/runbook.md#{alert.lower()}"
        assert re.findall(r"^\*\*(.*?)\.\*\*", page, re.MULTILINE) == SECTIONS, alert
        assert NAME.search(page) or "journalctl" in page, alert


def test_the_runbook_names_metrics_that_exist() -> None:
    named = set(NAME.findall(RUNBOOK.read_text("utf-8")))
    assert named <= measured(), named - measured()


def test_alerts_watch_what_the_dashboard_shows() -> None:
    dashboard = json.dumps(json.loads((ROOT / "deploy/grafana/dashboard.json").read_text("utf-8")))
    for alert, rule in ALERTS.items():
        for metric in NAME.findall(rule["expr"]):
            assert metric in dashboard or alert in ("TerroirDown", "TerroirRestarts"), (alert, metric)
