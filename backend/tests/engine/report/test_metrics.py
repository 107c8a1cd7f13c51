"""Names of metrics in tables of evidence."""

from __future__ import annotations

from stormsizer.evidence import metrics as evidence
from stormsizer.report.metrics import METRICS


def test_every_modeled_metric_has_a_name() -> None:
    assert {*evidence.METRICS, *evidence.CONDITION_METRICS, *evidence.LABELS} - METRICS.keys() == set()
