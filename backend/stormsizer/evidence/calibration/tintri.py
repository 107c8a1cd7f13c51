"""VMstore T540: the speed of a clone manager. All other array parameters are borrowed or assumed.

The study prints durations determined by its management servers, peaks, and mean latencies without loads.
"""

from collections.abc import Mapping, Sequence

from stormsizer.evidence.calibration.fit import Fit
from stormsizer.model.catalog import Calibration, Documents, evidence_rows
from stormsizer.model.scenario import Scenario

SOURCE = "tintri-t540"
N_DESKTOPS = 1000


def calibrate(
    documents: Documents, _scenarios: Mapping[str, Scenario], others: Sequence[Calibration]
) -> tuple[Calibration, ...]:
    """Calibration in use; a single quotient, so no scenario is simulated."""
    fit = Fit(source=SOURCE, documents=documents, evidence=evidence_rows(documents), units=UNITS, others=others)
    fit.put(
        "tintri.clone_s_per_desktop",
        fit.rows["tintri-linked-deploy-duration"] / N_DESKTOPS,
        "duration of the deployment, divided by its desktops, which are created one after another",
        fit.rows.taken(),
    )
    return (fit.finished(SOURCE),)


UNITS: Mapping[str, str] = {"tintri.clone_s_per_desktop": "s"}
"""Every parameter of the study."""
