"""Distribution of the I/O over the tiers of hybrid arrays."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from stormsizer.capacity.breakdown import stored_gb
from stormsizer.model.catalog import ArrayModel, Catalog
from stormsizer.model.scenario import Scenario
from stormsizer.storage.configuration import network_of, sustained_share, tiers_of
from stormsizer.storage.tiering import SUSTAINED_USE, captured, tier_shares
from stormsizer.workload import profiles_of
from tests.engine.seeds import scenarios, seed_catalog

FRACTION = st.floats(0.0, 1.0)


def of(model_id: str, efficiency: float) -> ArrayModel:
    array = seed_catalog().arrays[model_id]
    assert array.tiering is not None
    fact = array.tiering.efficiency.model_copy(update={"value": efficiency})
    return array.model_copy(update={"tiering": array.tiering.model_copy(update={"efficiency": fact})})


def shares(flash: float, efficiency: float, most: float) -> tuple[float, ...]:
    """Shares of the PS6100XS's desktops if ``flash`` is the flash tier's share of the stored data."""
    pools = profiles_of(scenarios()["dell-ps6100xs"], seed_catalog())
    return tuple(float(x) for x in tier_shares(of("dell-ps6100xs", efficiency), [flash, 1.0], 0.0, pools, 1.0, most))


@given(FRACTION, FRACTION, FRACTION)
def test_shares_add_up_and_drives_have_no_more_than_they_sustain(flash: float, efficiency: float, most: float) -> None:
    on_flash, on_drives = shares(flash, efficiency, most)
    assert on_flash + on_drives == pytest.approx(1.0)
    ideal = shares(flash, 1.0, 1.0)[1]
    placed = shares(flash, efficiency, 1.0)[1]
    assert on_drives == pytest.approx(max(min(placed, most), min(placed, ideal)), abs=1e-12)


@given(FRACTION, FRACTION, FRACTION, FRACTION)
def test_drives_that_sustain_more_keep_as_much(flash: float, efficiency: float, one: float, other: float) -> None:
    fewer, more = (shares(flash, efficiency, most)[1] for most in sorted((one, other)))
    assert fewer <= more + 1e-12


def test_fast_tier_of_all_data_leaves_nothing_for_the_drives_that_they_cannot_sustain() -> None:
    assert shares(1.0, 0.8, 0.05)[1] <= 0.05


def test_skew_is_reproduced_at_its_known_point() -> None:
    assert captured(0.95, 0.05, np.array([0.05, 1.0])) == pytest.approx([0.95, 1.0])


def sized(model_id: str, counts: tuple[int, ...]) -> Scenario:
    scenario = scenarios()[model_id]
    tiers = tuple(tier.model_copy(update={"n_drives": n}) for tier, n in zip(scenario.array.tiers, counts, strict=True))
    return scenario.model_copy(update={"array": scenario.array.model_copy(update={"tiers": tiers})})


def test_ps6100xs_has_as_much_on_its_drives_as_measured(catalog: Catalog) -> None:
    """The drives of the study sustain the share that was measured at the boot peak, within a few percent."""
    scenario, array = scenarios()["dell-ps6100xs"], catalog.arrays["dell-ps6100xs"]
    pools = profiles_of(scenario, catalog)
    stored = stored_gb(scenario.pools, array)
    network = network_of(scenario, scenario.array, catalog, stored)
    by_efficiency = tiers_of(scenario.array, array, catalog, pools, stored)[1].io_fraction
    most = sustained_share(network, array, pools, scenario.array_ids) * network.tiers[1].n_servers
    assert most == pytest.approx(by_efficiency, rel=0.05)
    assert network.tiers[1].io_fraction == pytest.approx(min(most, by_efficiency))


def test_few_drives_below_the_flash_are_not_filled_beyond_what_they_sustain(catalog: Catalog) -> None:
    """Working users alone use the drives of the tier for new blocks up to the planning limit, however few there are."""
    scenario = sized("dell-ps6100xs", (7, 7))
    network = network_of(scenario, scenario.array, catalog, 2_000.0)
    pools = profiles_of(scenario, catalog)
    most = sustained_share(network, catalog.arrays["dell-ps6100xs"], pools, scenario.array_ids)
    of_drives = network.tiers[1]
    assert of_drives.io_fraction <= most * of_drives.n_servers * (1 + 1e-9)
    assert of_drives.io_fraction < 0.08
    assert 0.5 < SUSTAINED_USE < 1.0
