"""Appliances inside the hosts are as many as the hosts."""

from __future__ import annotations

from dataclasses import replace

from stormsizer.model.catalog import Catalog
from stormsizer.model.scenario import parse
from stormsizer.recommendation.hardware import question_of
from stormsizer.recommendation.screening import Screen
from stormsizer.recommendation.search import recommend
from tests.engine import seeds


def test_number_of_nodes_is_not_a_choice(catalog: Catalog) -> None:
    """Nothing is broken by any configuration, and still twelve hosts keep twelve nodes; only their drives shrink."""
    scenario = parse(seeds.read(seeds.SEEDS / "scenarios" / "generic-hci-windows11.yaml"))
    question = question_of(scenario, catalog, scenario.array.model_id)
    nothing_needed = dict.fromkeys(question.host_caches_gib, 0.0)
    silent: dict[float, Screen] = {gib: lambda *_: iter(()) for gib in question.host_caches_gib}
    unbroken = replace(question, evaluate=lambda *_: (), decided_s={}, needed_gb=nothing_needed, screens=silent)
    answer = recommend(unbroken)
    assert answer.chosen.configuration.n_arrays == 12
    assert answer.chosen.configuration.n_drives == 2
