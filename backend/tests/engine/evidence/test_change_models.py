"""Rows that say how much longer something takes than on another system."""

from __future__ import annotations

import pytest

from stormsizer.evidence.backtest import _Systems
from stormsizer.model.catalog import Catalog, Role
from tests.engine import seeds


@pytest.fixture(scope="module")
def predictions(catalog: Catalog) -> dict[str, float | None]:
    """Predicted boot times on other drives."""
    systems = _Systems(catalog, {"acme": seeds.acme_scenario()})
    rows = [row for row in catalog.evidence if row.metric == "boot_time_change_s"]
    assert {row.role for row in rows} == {Role.CHECKS}
    return {row.id: systems.predicted(row) for row in rows}


def test_drive_variants_are_predicted_against_the_main_drives(predictions: dict[str, float | None]) -> None:
    """The controller is full while 2,500 desktops boot, so other drives change little: true of SATA, a miss for SSD."""
    sata, ssd = predictions["s61-sata-boot-time-change"], predictions["s61-ssd-boot-time-change"]
    assert sata is not None
    assert ssd is not None
    assert ssd < 0.0 < sata < 216.0
    assert ssd > -216.0
