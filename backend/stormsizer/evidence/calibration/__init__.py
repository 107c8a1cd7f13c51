"""Fit every calibrated parameter to the evidence rows in role *calibrates*, study by study.

Each study has a module of its own; one that borrows from another comes after it.
"""

from collections.abc import Mapping

from stormsizer.evidence.calibration import borrowed, dell, emc, netapp, nexenta, tintri
from stormsizer.model.catalog import Calibration, Documents
from stormsizer.model.scenario import Scenario

__all__ = ["calibrate"]

STUDIES = (netapp.calibrate, dell.calibrate, emc.calibrate, nexenta.calibrate, tintri.calibrate, borrowed.calibrate)


def calibrate(documents: Documents, scenarios: Mapping[str, Scenario]) -> tuple[Calibration, ...]:
    """All fitted parameters: the calibrations that the product uses, and those that held tests out.

    Parameters
    ----------
    documents
        Catalogue documents; their own calibrations are not read.
    scenarios
        The ready scenarios by name, from which single tests are cut.

    Raises
    ------
    ValueError
        If a row that is needed is missing.
    """
    done: list[Calibration] = []
    for study in STUDIES:
        done += study(documents, scenarios, tuple(each for each in done if not each.held_out))
    return tuple(done)
