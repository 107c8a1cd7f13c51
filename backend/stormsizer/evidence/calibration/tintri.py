"""VMstore T540: clone manager speed. All other array parameters are borrowed or assumed.

The study publishes durations that its management servers determine, peaks, and mean latencies without the load.
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
    """Return the calibration in use; it is a simple quotient, so no scenario is simulated."""
    fit = Fit(source=SOURCE, documents=documents, evidence=evidence_rows(documents), units=UNITS, others=others)
    fit.put(
        "tintri.clone_s_per_desktop",
        fit.rows["tintri-linked-deploy-duration"] / N_DESKTOPS,
        "duration of the deployment, divided by its desktops, which are created one after another",
        fit.rows.taken(),
    )
    return (fit.finished(SOURCE),)


UNITS: Mapping[str, str] = {"tintri.clone_s_per_desktop": "s"}
"""Unit of every parameter fitted to the study."""
