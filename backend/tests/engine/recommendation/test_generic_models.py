"""Appliances inside the hosts are as many as the hosts."""

from __future__ import annotations

from stormsizer.catalog import Catalog
from stormsizer.recommendation.search import recommend
from stormsizer.scenario import parse
from tests.engine import seeds


def test_the_number_of_nodes_is_no_choice(catalog: Catalog) -> None:
    """Nothing is broken by any configuration, and still twelve hosts keep twelve nodes; only their drives shrink."""
    chosen = parse(seeds.read(seeds.SEEDS / "scenarios" / "generic-hci-windows11.yaml")).array
    answer = recommend(chosen, catalog.arrays[chosen.model_id], catalog.drives, lambda _: ())
    assert answer.chosen.configuration.n_arrays == 12
    assert answer.chosen.configuration.n_drives == 2
