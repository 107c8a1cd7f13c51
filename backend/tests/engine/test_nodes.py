"""Arrays of nodes fail and are bought by the node."""

from __future__ import annotations

from functools import cache

from stormsizer.analysis.advice.run import advise
from stormsizer.analysis.runway import runway
from stormsizer.messages.text import msg
from stormsizer.model.scenario import Scenario
from stormsizer.recommendation.cost import part_lines
from stormsizer.simulation.assessment import assess
from stormsizer.simulation.result import Result
from tests.engine.analysis.two_sites import two_sites
from tests.engine.seeds import seed_catalog
from tests.support.languages import english


@cache
def on_nodes() -> tuple[Scenario, Result]:
    scenario = two_sites(family="generic-hci-node")
    return scenario, assess(scenario, seed_catalog(), recommend=False).result


def test_every_array_of_a_cluster_has_one_controller() -> None:
    clusters = [array for array in seed_catalog().arrays.values() if array.is_cluster]
    assert clusters
    assert all(array.controllers.known == 1 for array in clusters)


def test_states_of_nodes_have_a_node_failed() -> None:
    _, result = on_nodes()
    assert [english(state.label) for state in result.states or ()] == [
        "Today with 800 desktops",
        "With one node failed",
        "With one drive failed",
    ]
    assert english(result.verdict.sentence).startswith("With one node failed: Meets all goals ")


def test_states_of_shared_controllers_have_a_controller_failed() -> None:
    result = assess(two_sites(), seed_catalog(), recommend=False).result
    assert "With one controller failed" in [english(state.label) for state in result.states or ()]


def test_windows_of_nodes_have_a_node_failed() -> None:
    scenario, _ = on_nodes()
    windows = [english(each.sentence) for each in advise(scenario, seed_catalog()).reboot_windows]
    assert all(" controller " not in each for each in windows)


def test_growth_of_nodes_ends_with_a_node_failed() -> None:
    answer = runway(two_sites(family="generic-hci-node", host_cpu_max_fraction=0.6), seed_catalog())
    sentence = english(answer.sentence)
    assert answer.breaks is not None
    assert answer.breaks.broken[0].missing == "controller"
    assert "With one node failed, " in sentence


def test_bill_of_nodes_counts_nodes() -> None:
    scenario, _ = on_nodes()
    catalog = seed_catalog()
    array = catalog.arrays[scenario.array.model_id]
    parts = {line.part: line.n for line in part_lines(scenario.array, scenario.hosts, array, catalog.drives, None)}
    assert parts[msg("bill-node-in-hosts", array=array.name)] == scenario.hosts.n_hosts
    assert english(next(part for part in parts if "Node" in english(part))) == f"Node without server ({array.name})"
    assert english(msg("bill-host-memory")) == "Host memory for storage and image cache (GiB)"
