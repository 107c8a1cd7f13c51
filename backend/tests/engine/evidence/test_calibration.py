"""`make calibrate` gives the stored parameters again, bit for bit, from the rows alone."""

from __future__ import annotations

import copy
from functools import cache

import pytest

from stormsizer.evidence import calibrate
from stormsizer.evidence.experiments import on_firmware, one_test
from stormsizer.experience.phases import PhaseResult
from stormsizer.model.catalog import Catalog
from stormsizer.model.scenario import Scenario
from stormsizer.simulation.pipeline import evaluate, prepare
from stormsizer.timeline.phases import Phase
from tests.engine import seeds

RELEASES = ("ontap-8.0.1", "ontap-8.1")
TESTS = (Phase.POWER_ON, Phase.FIRST_LOGIN, Phase.MONDAY_LOGIN, Phase.TUESDAY_LOGIN)


@cache
def fortnight(release: str) -> tuple[PhaseResult, ...]:
    """The study's calendar on a release."""
    catalog, week = seeds.seed_catalog(), on_firmware(seeds.acme_scenario(), release)
    return evaluate(week, week.array, catalog, prepare(week, catalog))[1]


@pytest.mark.parametrize("release", RELEASES)
@pytest.mark.parametrize("phase", TESTS)
def test_one_test_of_the_study_can_be_run_alone(acme: Scenario, catalog: Catalog, phase: Phase, release: str) -> None:
    """And gives what the same test gives inside the fortnight, whose past it finds in its initial state."""
    alone = one_test(acme, phase, release)
    _, phases = evaluate(alone, alone.array, catalog, prepare(alone, catalog))
    (tested,) = (result for result in phases if result.phase is phase)
    same = next(result for result in fortnight(release) if result.phase is phase)
    assert tested.complete
    assert tested.duration_s == pytest.approx(same.duration_s, rel=1e-3)
    assert tested.figures.reads_iops == pytest.approx(same.figures.reads_iops, rel=1e-3)
    assert tested.figures.writes_iops == pytest.approx(same.figures.writes_iops, rel=1e-3)


def test_missing_row_is_named() -> None:
    documents = copy.deepcopy(seeds.catalog_documents())
    for document in documents["evidence"]:
        document["rows"] = [row for row in document.get("rows", ()) if row["id"] != "t16-81-cpu"]
    with pytest.raises(ValueError, match="evidence row 't16-81-cpu' is missing"):
        calibrate(documents, seeds.scenarios())


@pytest.mark.long
@pytest.mark.timeout(1800)
def test_stored_parameters_match_a_new_fit(catalog: Catalog) -> None:
    for fitted in calibrate(seeds.catalog_documents(), seeds.scenarios()):
        stored = catalog.calibrations[fitted.id]
        assert {p.name: p for p in fitted.parameters} == {p.name: p for p in stored.parameters}
        assert fitted == stored


def test_no_parameter_is_fitted_to_one_row_alone(catalog: Catalog) -> None:
    """A parameter with one row of its study is pooled with an independent estimate, which moves it."""
    in_use = [each for each in catalog.calibrations.values() if not each.held_out]
    assert len(in_use) >= 6
    for calibration in in_use:
        for parameter in calibration.parameters:
            if parameter.value_of_rows is None:
                assert len(parameter.rows) >= 2, parameter.name
            else:
                assert parameter.low is not None
                assert parameter.high is not None
                assert parameter.low < parameter.value < parameter.high
                assert parameter.value != parameter.value_of_rows, parameter.name
                assert "pooled with" in parameter.method


def test_left_out_parameters_use_no_row_of_their_study(catalog: Catalog) -> None:
    """What a parameter was pooled with does not count when another study borrows it."""
    for calibration in catalog.calibrations.values():
        if calibration.borrowed:
            used = {row for parameter in calibration.parameters for row in parameter.rows}
            assert not used & set(calibration.held_out), calibration.id
