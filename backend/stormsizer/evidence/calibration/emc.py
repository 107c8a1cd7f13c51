"""VNX5500: its desktops' I/O mix. I/O rates are borrowed, because the study publishes no rate per desktop."""

from collections.abc import Mapping, Sequence

from stormsizer.evidence.calibration.fit import Fit
from stormsizer.model.catalog import Calibration, Documents, evidence_rows
from stormsizer.model.scenario import Scenario

SOURCE = "emc-vnx5500"
IDLE_WRITES_PER_S = 0.8
"""Write rate of an idle desktop, which is part of the published mix; a fact in the workload profile."""


def calibrate(
    documents: Documents, _scenarios: Mapping[str, Scenario], others: Sequence[Calibration]
) -> tuple[Calibration, ...]:
    """Return the calibration in use: I/O shares come from this study, rates from the PS6100XS study."""
    fit = Fit(source=SOURCE, documents=documents, evidence=evidence_rows(documents), units=UNITS, others=others)
    borrowed = {p.name: p for each in others for p in each.parameters}
    method = "published share of writes, applied to the IOPS of the PS6100XS study"
    fit.put("windows7-vsi-vnx.login.read_fraction", 1 - fit.rows["emc-login-write-share"], method, fit.rows.taken())
    reads, writes = (borrowed[f"windows7-vsi.steady_state.{op}_iops_per_desktop"] for op in ("reads", "writes"))
    total = reads.value + writes.value + IDLE_WRITES_PER_S
    share = fit.rows["emc-steady-write-share"]
    seen = tuple(dict.fromkeys((*fit.rows.taken(), *reads.rows, *writes.rows)))
    fit.put("windows7-vsi-vnx.steady_state.reads_iops_per_desktop", (1 - share) * total, method, seen)
    fit.put("windows7-vsi-vnx.steady_state.writes_iops_per_desktop", share * total - IDLE_WRITES_PER_S, method, seen)
    return (fit.finished(SOURCE),)


UNITS: Mapping[str, str] = {
    "windows7-vsi-vnx.login.read_fraction": "fraction",
    "windows7-vsi-vnx.steady_state.reads_iops_per_desktop": "IOPS",
    "windows7-vsi-vnx.steady_state.writes_iops_per_desktop": "IOPS",
}
"""Unit of every parameter fitted to the study."""
