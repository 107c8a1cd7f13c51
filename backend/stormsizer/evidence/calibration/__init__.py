"""Fit every calibrated parameter to the evidence rows in role *calibrates*, study by study.

Each study has a module; one that borrows from another comes after it.
"""

from collections.abc import Mapping

from stormsizer.evidence.calibration import borrowed, dell, emc, netapp, nexenta, tintri
from stormsizer.model.catalog import Calibration, Documents
from stormsizer.model.scenario import Scenario

__all__ = ["calibrate"]

STUDIES = (netapp.calibrate, dell.calibrate, emc.calibrate, nexenta.calibrate, tintri.calibrate, borrowed.calibrate)


def calibrate(documents: Documents, scenarios: Mapping[str, Scenario]) -> tuple[Calibration, ...]:
    """All fitted parameters: the calibrations in use, and the hold-out calibrations.

    Parameters
    ----------
    documents
        Catalog documents; their stored calibrations are not read.
    scenarios
        Ready scenarios by name, from which single tests are extracted.

    Raises
    ------
    ValueError
        If a required row is missing.
    """
    done: list[Calibration] = []
    for study in STUDIES:
        done += study(documents, scenarios, tuple(each for each in done if not each.held_out))
    return tuple(done)
