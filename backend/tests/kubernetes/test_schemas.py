"""Every object of the chart is one that Kubernetes knows, in each release that the chart supports."""

from __future__ import annotations

import pytest
import yaml

from tests.kubernetes.chart import CHART, EVERYTHING, MINIMAL, SETS, of_kind, rendered
from tests.kubernetes.schemas import RELEASES, errors

OPERATOR = "monitoring.coreos.com/v1"
"""Objects of the Prometheus operator, which `make kubernetes` checks."""
FIRST, *BETWEEN, NEWEST = RELEASES


@pytest.mark.parametrize("release", [FIRST, NEWEST, *(pytest.param(each, marks=pytest.mark.long) for each in BETWEEN)])
def test_objects_match_the_schemas_of_the_release(release: str) -> None:
    for values in SETS.values():
        for document in rendered(values):
            if document["apiVersion"] != OPERATOR:
                assert errors(document, release) == [], document["metadata"]["name"]


def test_schemas_reject_unknown_fields_and_wrong_types() -> None:
    deployment = of_kind(rendered(MINIMAL), "Deployment")["api"]
    deployment["spec"]["template"]["spec"]["container"] = []
    deployment["spec"]["replicas"] = "2"
    found = "\n".join(errors(deployment, NEWEST))
    assert "'container' was unexpected" in found
    assert 'spec.replicas: "2" is not of type' in found


def test_oldest_checked_release_is_that_of_the_chart() -> None:
    chart = yaml.safe_load((CHART / "Chart.yaml").read_text())
    assert chart["kubeVersion"] == f">={FIRST}.0-0"


def test_only_the_objects_of_the_prometheus_operator_are_unchecked() -> None:
    unchecked = {each["kind"] for each in rendered(EVERYTHING) if each["apiVersion"] == OPERATOR}
    assert unchecked == {"ServiceMonitor", "PrometheusRule"}
