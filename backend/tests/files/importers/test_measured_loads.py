"""The measured load of an inventory pool becomes the steady state of a new profile, compared with the simulation."""

from __future__ import annotations

from typing import Any

import pytest

from stormsizer.model.catalog import Catalog, WorkloadProfile
from stormsizer.model.scenario import parse
from stormsizer_io.importers.summary.document import FoundLoad, PhaseKind
from stormsizer_io.importers.summary.selection import ImportSelection, Proposal
from stormsizer_io.proposals.propose import SelectionRefusedError, propose
from tests.files.importers.summaries import phase, pool, summary_of
from tests.support.languages import english

PROFILE = "acme-office"


def load(**more: Any) -> FoundLoad:
    fields: dict[str, Any] = {
        "n_machines": 390,
        "reads_iops_per_desktop": 4.0,
        "writes_iops_per_desktop": 12.0,
        "read_size_kb": 24.0,
        "write_size_kb": 10.0,
        "read_latency_ms": 1.5,
        "write_latency_ms": 2.5,
        "p95_iops_per_desktop": 32.0,
        "peak_iops_per_desktop": 150.0,
        "provenance": "measured",
    }
    return FoundLoad(**(fields | more))


def proposed(catalog: Catalog, week: dict[str, Any], *, found: FoundLoad | None = None, **choice: Any) -> Proposal:
    summary = summary_of(pools=[pool(1, load=found or load())])
    only_load = {"found_id": "pool-1", "pool_id": week["pools"][0]["id"], "counts": False}
    chosen = {"level": "mean", "id": PROFILE, "name": "Acme, office"} | choice
    selection = ImportSelection.model_validate({"pools": [only_load | {"load": chosen}]})
    return propose(summary, selection, parse(week), catalog, english)


def base_of(catalog: Catalog, week: dict[str, Any]) -> WorkloadProfile:
    return catalog.workloads[week["pools"][0]["profile_id"]]


def test_steady_state_is_the_load_less_that_of_idle_desktops(catalog: Catalog, acme_document: dict[str, Any]) -> None:
    proposal = proposed(catalog, acme_document)
    base, (made,) = base_of(catalog, acme_document), map(WorkloadProfile.model_validate, proposal.profiles)
    assert made.id == proposal.scenario.pools[0].profile_id == PROFILE
    assert made.steady_state.writes_iops_per_desktop.value == pytest.approx(
        12 - base.idle.writes_iops_per_desktop.known
    )
    assert (made.idle, made.power_on) == (base.idle, base.power_on)
    assert proposal.profile is None
    before = acme_document["pools"][0]
    assert proposal.scenario.pools[0].n_desktops == before["n_desktops"]
    assert [change.path.split(".")[-1] for change in proposal.changes] == ["profile_id", "steady_state"]
    assert english(proposal.changes[1].label).endswith("› Steady state")
    assert "reads/s" in english(proposal.changes[1].before)


def test_measured_rate_and_that_of_the_profile_can_be_reconciled(
    catalog: Catalog, acme_document: dict[str, Any]
) -> None:
    idle = base_of(catalog, acme_document).idle
    idle_iops = idle.reads_iops_per_desktop.known + idle.writes_iops_per_desktop.known
    says = f"16 IOPS measured, less {idle_iops:.3g} IOPS of idle I/O, which the simulation adds"
    assert says in english(proposed(catalog, acme_document).changes[1].provenance)
    summary = summary_of(phases=[phase(PhaseKind.STEADY_STATE, reads=4, writes=12)])
    choice = {"based_on": base_of(catalog, acme_document).id, "id": "one", "name": "One", "phases": [0]}
    selection = ImportSelection.model_validate({"profile": choice})
    (change,) = propose(summary, selection, parse(acme_document), catalog, english).changes
    assert says in english(change.provenance)


def test_desktops_are_compared_before_and_after(catalog: Catalog, acme_document: dict[str, Any]) -> None:
    (compared,) = proposed(catalog, acme_document).comparisons
    base = base_of(catalog, acme_document)
    simulated = sum(
        rate.known
        for part in (base.idle, base.steady_state)
        for rate in (part.reads_iops_per_desktop, part.writes_iops_per_desktop)
    )
    assert (compared.phase, compared.pool_ids) == ("steady_state", (acme_document["pools"][0]["id"],))
    assert (compared.measured.iops, compared.measured.read_fraction) == (16, 0.25)
    assert compared.before.iops == pytest.approx(simulated)
    assert compared.after.iops == pytest.approx(16)
    assert compared.after.read_fraction == pytest.approx(0.25, rel=0.01)
    assert compared.after.read_size_kb == pytest.approx(24, rel=0.01)


def test_95th_percentile_has_the_mix_of_the_mean(catalog: Catalog, acme_document: dict[str, Any]) -> None:
    proposal = proposed(catalog, acme_document, level="p95")
    (compared,) = proposal.comparisons
    assert (compared.measured.iops, compared.measured.read_fraction) == (32, 0.25)
    assert "95th percentile" in english(proposal.changes[1].provenance)


@pytest.mark.parametrize(
    ("found", "choice", "path"),
    [
        (load(p95_iops_per_desktop=None), {"level": "p95"}, "pools.0.load.level"),
        (load(reads_iops_per_desktop=0.0, writes_iops_per_desktop=0.1), {}, "pools.0.load.level"),
        (load(), {"id": "windows7-knowledge-rawc"}, "pools.0.load.id"),
    ],
)
def test_loads_that_cannot_be_used_are_refused_at_the_choice(
    catalog: Catalog, acme_document: dict[str, Any], found: FoundLoad, choice: dict[str, Any], path: str
) -> None:
    with pytest.raises(SelectionRefusedError) as error:
        proposed(catalog, acme_document, found=found, **choice)
    (problem,) = error.value.problems
    assert (problem.path, bool(english(problem.message))) == (path, True)


def test_a_pool_gets_one_measured_profile(catalog: Catalog, acme_document: dict[str, Any]) -> None:
    pool_id = acme_document["pools"][0]["id"]
    summary = summary_of(phases=[phase(PhaseKind.STEADY_STATE, reads=4, writes=10)], pools=[pool(1, load=load())])
    profile = {"based_on": acme_document["pools"][0]["profile_id"], "id": "one", "name": "One", "phases": [0]}
    selection = ImportSelection.model_validate(
        {
            "profile": profile | {"pool_ids": [pool_id]},
            "pools": [
                {"found_id": "pool-1", "pool_id": pool_id, "load": {"level": "mean", "id": "two", "name": "Two"}}
            ],
        }
    )
    with pytest.raises(SelectionRefusedError) as error:
        propose(summary, selection, parse(acme_document), catalog, english)
    assert [problem.path for problem in error.value.problems] == ["pools.0.load"]


def test_measured_phases_are_compared_with_the_profile_of_their_pool(
    catalog: Catalog, acme_document: dict[str, Any]
) -> None:
    pool_id = acme_document["pools"][0]["id"]
    summary = summary_of(phases=[phase(PhaseKind.STEADY_STATE, reads=4, writes=10)])
    profile = {"based_on": acme_document["pools"][0]["profile_id"], "id": "one", "name": "One", "phases": [0]}
    selection = ImportSelection.model_validate({"profile": profile | {"pool_ids": [pool_id]}})
    (compared,) = propose(summary, selection, parse(acme_document), catalog, english).comparisons
    assert compared.measured.iops == 14
    assert compared.after.iops == pytest.approx(14)
    assert compared.before.iops != pytest.approx(14)


def test_counts_of_a_new_scenario_are_changes_even_if_the_starting_point_has_them(
    catalog: Catalog, acme_document: dict[str, Any]
) -> None:
    pool_id = acme_document["pools"][0]["id"]
    acme_document["pools"][0]["n_desktops"] = 400
    summary = summary_of(pools=[pool(1)])
    selection = ImportSelection.model_validate({"pools": [{"found_id": "pool-1", "pool_id": pool_id}]})
    scenario = parse(acme_document)
    into_new = propose(summary, selection, scenario, catalog, english, is_new=True)
    into_old = propose(summary, selection, scenario, catalog, english)
    assert into_new.scenario == into_old.scenario
    path = f"pools.{pool_id}.n_desktops"
    assert [(english(each.before), english(each.after)) for each in into_new.changes if each.path == path] == [
        ("", "400")
    ]
    assert path not in [each.path for each in into_old.changes]
