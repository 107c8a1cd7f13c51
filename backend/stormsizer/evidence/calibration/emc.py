"""VNX5500: the mix of its desktops. Amounts are borrowed, because the study prints no rate per desktop."""

from collections.abc import Mapping, Sequence

from stormsizer.evidence.calibration.fit import Fit
from stormsizer.model.catalog import Calibration, Documents, evidence_rows
from stormsizer.model.scenario import Scenario

SOURCE = "emc-vnx5500"
IDLE_WRITES_PER_S = 0.8
"""Idle writes of a desktop, part of the printed mix; a fact of the profile."""


def calibrate(
    documents: Documents, _scenarios: Mapping[str, Scenario], others: Sequence[Calibration]
) -> tuple[Calibration, ...]:
    """Calibration in use: shares from this study, amounts from the PS6100XS."""
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
"""Every parameter of the study."""
