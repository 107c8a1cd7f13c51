"""Login Enterprise: RA-2053, predicted with and without its own rows."""

from __future__ import annotations

import pytest

from stormsizer.evidence.backtest import Backtest
from stormsizer.evidence.calibration.login_enterprise import UNITS
from stormsizer.evidence.rows import BacktestRow
from stormsizer.model.catalog import Catalog, Role


def ra2053(published: Backtest) -> dict[str, BacktestRow]:
    """The rows of the study, by id without its prefix."""
    prefix = "ra2053-"
    return {row.id.removeprefix(prefix): row for row in published.rows if row.id.startswith(prefix)}


@pytest.mark.parametrize(
    ("row_id", "most"),
    [
        ("boot-duration", 0.25),
        ("boot-iops", 0.3),
        ("mcs-peak-reads", 0.3),
        ("mcs-peak-writes", 0.3),
        ("windows11-peak-reads", 0.3),
        ("pvs-peak-reads", 0.3),
        ("pvs-peak-writes", 0.3),
        ("boot-cpu-mean", 0.1),
        ("mcs-cpu", 0.1),
        ("pvs-cpu", 0.1),
        ("windows11-cpu", 0.1),
    ],
)
def test_other_publications_predict_ra_2053(published: Backtest, row_id: str, most: float) -> None:
    """Rates and durations relative to the measured value, CPU in points of utilization."""
    error = ra2053(published)[row_id].left_out_error
    assert error is not None
    assert abs(error) <= most


def test_ra_2053_is_within_tolerance_where_it_calibrates(published: Backtest) -> None:
    rows = [row for row in ra2053(published).values() if row.role is Role.CALIBRATES]
    assert len(rows) >= 10
    assert [row.id for row in rows if not row.within] == []


def test_no_parameter_depends_on_one_row(catalog: Catalog) -> None:
    calibration = catalog.calibrations["login-enterprise"]
    assert [parameter.name for parameter in calibration.parameters] == list(UNITS)
    assert [p.name for p in calibration.parameters if len(p.rows) < 2] == []


def test_parameters_have_wider_ranges_without_the_study_itself(catalog: Catalog) -> None:
    own, without_desktops, without_containers = (
        {p.name: p for p in catalog.calibrations[name].parameters}
        for name in ("login-enterprise", "without-nutanix-ra-2053", "without-nutanix-tn-2077")
    )
    for name, parameter in own.items():
        if name.startswith("session-host"):
            continue
        other = (without_containers if name.startswith("profile-container") else without_desktops)[name]
        assert parameter.low is not None
        assert parameter.high is not None
        assert other.low is not None
        assert other.high is not None
        assert parameter.low < parameter.value < parameter.high
        assert other.high / other.low > parameter.high / parameter.low
