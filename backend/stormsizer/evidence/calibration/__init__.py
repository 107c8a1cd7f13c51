"""Fit every calibrated parameter to the evidence rows with role *calibrates*, study by study.

Each study has its own module; studies that borrow from others run after them.
"""

from collections.abc import Mapping

from stormsizer.evidence.calibration import (
    borrowed,
    dell,
    emc,
    login_enterprise,
    netapp,
    nexenta,
    storage_tests,
    tintri,
)
from stormsizer.model.catalog import Calibration, Documents
from stormsizer.model.scenario import Scenario

__all__ = ["calibrate"]

STUDIES = (
    netapp.calibrate,
    dell.calibrate,
    emc.calibrate,
    nexenta.calibrate,
    tintri.calibrate,
    login_enterprise.calibrate,
    borrowed.calibrate,
    storage_tests.calibrate,
)


def calibrate(documents: Documents, scenarios: Mapping[str, Scenario]) -> tuple[Calibration, ...]:
    """Return all calibrations: those in use, those with held-out tests, and those with borrowed parameters.

    Parameters
    ----------
    documents
        Catalog documents; their stored calibrations are not read.
    scenarios
        Sample scenarios by name, from which single tests are extracted.

    Raises
    ------
    ValueError
        If a required row is missing.
    """
    done: list[Calibration] = []
    for study in STUDIES:
        done += study(documents, scenarios, tuple(each for each in done if not each.held_out))
    return tuple(done)
