"""Every family that can be ordered runs: the search finds a configuration, and the week is simulated on it."""

from __future__ import annotations

import pytest

from stormsizer.analysis.shortlist import shortlist
from stormsizer.model.scenario import InvalidScenarioError, Scenario, parse
from stormsizer.recommendation.hardware import recommend_hardware
from stormsizer.simulation.pipeline import simulate
from tests.engine import seeds
from tests.support.languages import english

FAMILIES = sorted(
    array.id
    for array in seeds.seed_catalog().arrays.values()
    if array.availability == "current" and not array.is_file_service
)


def office() -> Scenario:
    """One login of 400 users of Windows 11 within an hour, on eight hosts."""
    document = seeds.read(seeds.SEEDS / "scenarios" / "generic-nvme-windows11.yaml")
    document["calendar"] = {"starts_at": "2026-03-02T06:00:00Z", "ends_at": "2026-03-02T12:00:00Z"}
    document["pools"][0]["n_desktops"] = 400
    login = next(event for event in document["events"] if event["kind"] == "login")
    document["events"] = [{**login, "repeat": None, "window_s": 3600}]
    document["hosts"]["n_hosts"] = 8
    return parse(document)


@pytest.mark.parametrize("model_id", FAMILIES)
def test_office_is_simulated_on_the_recommended_configuration(model_id: str) -> None:
    catalog = seeds.seed_catalog()
    found = recommend_hardware(office(), catalog, model_id)
    assert found.holds, found.sentence
    bought = office().model_copy(update={"array": found.chosen.configuration})
    result = simulate(bought, catalog, recommend=False).result
    assert result.verdict.holds
    assert result.capacity.spare_fraction >= 0.15
    assert bought.array.n_drives >= catalog.arrays[model_id].shelf.n_least_drives
    assert bought.array.n_arrays >= catalog.arrays[model_id].n_least_arrays


def test_cluster_with_fewer_nodes_than_copies_is_rejected() -> None:
    catalog = seeds.seed_catalog()
    chosen = recommend_hardware(office(), catalog, "ceph-rbd-64-core").chosen.configuration
    single = office().model_copy(update={"array": chosen.model_copy(update={"n_arrays": 1})})
    with pytest.raises(InvalidScenarioError) as refused:
        simulate(single, catalog, recommend=False)
    (problem,) = refused.value.problems
    assert (problem.path, problem.given) == ("array.n_arrays", "1")


def test_family_with_too_few_hosts_is_named_and_not_searched() -> None:
    small = office().model_copy(update={"hosts": office().hosts.model_copy(update={"n_hosts": 4})})
    answer = shortlist(small, seeds.seed_catalog(), model_ids=["vsan-esa-m-raid-5"])
    assert [each.model_id for each in answer.refused] == ["vsan-esa-m-raid-5"]
    assert "needs at least 6 hosts. The scenario has 4." in english(answer.refused[0].why)
