"""Measured values are shown with scenarios that repeat their conditions, and with no other."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta
from functools import cache

import pytest

from stormsizer.evidence import ComparableMeasurement, comparable_measurements, systems_alike
from stormsizer.model.catalog import Role
from stormsizer.model.scenario import Scenario
from stormsizer.simulation.pipeline import evaluate, prepare
from tests.engine.seeds import acme_scenario, published_backtest, scenarios, seed_catalog


def measured(scenario: Scenario) -> tuple[ComparableMeasurement, ...]:
    catalog = seed_catalog()
    _, phases = evaluate(scenario, scenario.array, catalog, prepare(scenario, catalog))
    return comparable_measurements(scenario, phases, catalog, systems_alike(scenario, catalog, scenarios()))


@cache
def of_acme() -> tuple[ComparableMeasurement, ...]:
    return measured(acme_scenario())


def found(phase_id: str, metric: str) -> ComparableMeasurement:
    (row,) = (row for row in of_acme() if (row.phase_id, row.metric) == (phase_id, metric))
    return row


@pytest.mark.parametrize(
    ("name", "n_rows"), [("acme", 55), ("acme-8.0.1", 54), ("dell-ps6100xs", 3), ("emc-vnx5500", 5), ("tintri-t540", 5)]
)
def test_error_of_a_seed_scenario_matches_the_evidence(name: str, n_rows: int) -> None:
    published = {row.id: row for row in published_backtest().rows}
    rows = measured(scenarios()[name])
    assert len(rows) == n_rows
    repeated = {system for system, own in seed_catalog().systems.items() if own.scenario == name and not own.changes}
    for row in rows:
        theirs = published[row.row_id]
        assert row.low <= row.high
        if theirs.role is Role.FORMULA or theirs.system not in repeated:
            continue
        assert (row.predicted, row.error) == pytest.approx((theirs.predicted, theirs.error), rel=1e-6, abs=1e-9), row


def test_no_figure_of_a_phase_is_listed_twice() -> None:
    assert len({(row.phase_id, row.metric) for row in of_acme()}) == len(of_acme())


def test_measurements_are_found_by_phase_and_metric() -> None:
    assert found("first-login", "reads_iops").low == 14_470
    assert found("first-login", "host_read_latency_ms").low == 51
    assert found("first-login", "login_mean_s").low == 25
    assert (found("monday-login-06", "controller_cpu_fraction").low, found("reboot", "duration_s").high) == (0.61, 1260)


def test_values_computed_by_a_study_are_not_measurements() -> None:
    formulas = {row.id for row in seed_catalog().evidence if row.formula}
    assert formulas.isdisjoint(row.row_id for name in scenarios() for row in measured(scenarios()[name]))


def test_satisfied_bound_has_no_error() -> None:
    (use,) = (row for row in measured(scenarios()["emc-vnx5500"]) if row.metric == "controller_cpu_fraction")
    assert (use.qualifier, use.error) == ("below", 0.0)
    assert use.predicted < use.low


def _moved(acme: Scenario) -> Scenario:
    events = tuple(
        event.model_copy(update={"starts_at": event.starts_at - timedelta(minutes=30)})
        if event.id == "reboot"
        else event
        for event in acme.events
    )
    return acme.model_copy(update={"events": events})


def _renamed(acme: Scenario) -> Scenario:
    return acme.model_copy(update={"pools": tuple(p.model_copy(update={"name": "Everybody"}) for p in acme.pools)})


def _more_hosts(acme: Scenario) -> Scenario:
    return acme.model_copy(update={"hosts": acme.hosts.model_copy(update={"n_hosts": acme.hosts.n_hosts + 1})})


def _fewer_desktops(acme: Scenario) -> Scenario:
    return acme.model_copy(update={"pools": tuple(p.model_copy(update={"n_desktops": 100}) for p in acme.pools)})


def _other_release(acme: Scenario) -> Scenario:
    return acme.model_copy(update={"array": acme.array.model_copy(update={"n_controllers": 1, "firmware_id": "none"})})


def _login(**changes: float) -> Scenario:
    """Acme with another Tuesday."""
    acme = acme_scenario()
    events = tuple(e.model_copy(update=changes) if e.id == "tuesday-login-31" else e for e in acme.events)
    return acme.model_copy(update={"events": events})


def test_measurement_of_one_login_is_not_shown_with_another() -> None:
    phases = {row.phase_id for row in measured(_login(window_s=600.0))}
    assert "tuesday-login-31" not in phases
    assert {"tuesday-login-07", "first-login"} <= phases
    assert "tuesday-login-31" in {row.phase_id for row in measured(_login())}


@pytest.mark.parametrize(
    ("changed", "is_alike"),
    [(_moved, True), (_renamed, True), (_more_hosts, False), (_fewer_desktops, False), (_other_release, False)],
)
def test_conditions_match_when_array_hosts_and_desktops_match(
    changed: Callable[[Scenario], Scenario], is_alike: bool
) -> None:
    alike = systems_alike(changed(acme_scenario()), seed_catalog(), scenarios())
    assert ("fas3270-ontap-8.1" in alike) is is_alike
