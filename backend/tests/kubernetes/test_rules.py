"""The recording rule that workers scale on, evaluated by Prometheus's own `promtool`."""

from __future__ import annotations

import subprocess
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.kubernetes.chart import EVERYTHING, of_kind, rendered

SERVICE = 'namespace="sizing",service="sizing-stormsizer-api"'
OPEN = {
    'stormsizer_runs{kind="simulation",state="queued",': 3,
    'stormsizer_runs{kind="range",state="running",': 1,
    'stormsizer_run_chunks{state="queued",': 20,
    'stormsizer_run_chunks{state="running",': 4,
    'stormsizer_jobs{kind="report",state="queued",': 2,
    'stormsizer_jobs{kind="import",state="running",': 1,
}
OTHERS = {
    'stormsizer_runs{kind="simulation",state="done",': 99,
    'stormsizer_run_chunks{state="done",': 50,
    'stormsizer_jobs{kind="webhook",state="queued",': 7,
    "stormsizer_database_up{": 1,
}
"""Figures that occupy no worker: what has ended, and webhooks, which may wait for hours to be sent again."""


NORMAL, MAINTENANCE = {"stormsizer_maintenance_mode{": 0}, {"stormsizer_maintenance_mode{": 1}


@pytest.mark.parametrize(
    ("figures", "depth"),
    [(OPEN | OTHERS | NORMAL, 31), (OTHERS | NORMAL, 0), (OPEN | OTHERS | MAINTENANCE, None)],
    ids=["busy", "idle", "maintenance"],
)
def test_queue_depth_counts_open_jobs_once_for_all_pods(
    figures: Mapping[str, int], depth: int | None, tmp_path: Path
) -> None:
    (rule,) = of_kind(rendered(EVERYTHING), "PrometheusRule").values()
    (tmp_path / "rules.yaml").write_text(yaml.safe_dump(rule["spec"]))
    series = [
        {"series": f'{name}{SERVICE},pod="{pod}"}}', "values": f"{n}x20"} for name, n in figures.items() for pod in "ab"
    ]
    expected = [] if depth is None else [{"labels": f"stormsizer:queue_depth{{{SERVICE}}}", "value": depth}]
    query = {"expr": "stormsizer:queue_depth", "eval_time": "5m", "exp_samples": expected}
    test: dict[str, Any] = {"interval": "30s", "input_series": series, "promql_expr_test": [query]}
    written = {"rule_files": ["rules.yaml"], "evaluation_interval": "30s", "tests": [test]}
    (tmp_path / "test.yaml").write_text(yaml.safe_dump(written))
    ended = subprocess.run(
        ["promtool", "test", "rules", "test.yaml"], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert ended.returncode == 0, ended.stdout + ended.stderr
