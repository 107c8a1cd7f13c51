"""Parameters of each study taken from the other studies or from engineering constants: leave-one-out by system.

A parameter that nothing else measures has no substitute; catalog entries that need it are omitted, and their rows have
no leave-one-out prediction.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from stormsizer.evidence.calibration.fit import rounded
from stormsizer.model.catalog import CalibratedParameter, Calibration, Documents, evidence_rows
from stormsizer.model.scenario import Scenario


@dataclass(frozen=True)
class Constant:
    """A value that no study measured."""

    value: float
    reason: str


@dataclass(frozen=True)
class Taken:
    """Parameter values of another study: their product, times a number."""

    names: tuple[str, ...]
    reason: str
    times: float = 1.0


Substitute = Constant | Taken

SUBSTITUTES: Mapping[str, Mapping[str, Substitute]] = {
    "netapp-tr3949": {},
    "emc-vnx5500": {
        "windows7-vsi-vnx.login.read_fraction": Taken(("windows7-vsi.login.read_fraction",), "that of the PS6100XS"),
        "windows7-vsi-vnx.steady_state.reads_iops_per_desktop": Taken(
            ("windows7-vsi.steady_state.reads_iops_per_desktop",), "that of the PS6100XS"
        ),
        "windows7-vsi-vnx.steady_state.writes_iops_per_desktop": Taken(
            ("windows7-vsi.steady_state.writes_iops_per_desktop",), "that of the PS6100XS"
        ),
    },
    "dell-ps6100xs": {
        "ps6100xs.merge_ratio": Constant(1.0, "six drive I/Os for a small RAID 6 write, as the textbook counts"),
        "ps6100xs.tiering_efficiency": Constant(1.0, "tiers follow the skew of the VNX5500 study and nothing else"),
        "ps6100xs.sas_service_ratio": Taken(
            ("nexenta.local.service_ratio",), "10K drives under load in the NexentaConnect study"
        ),
        "windows7-vsi.steady_state.reads_iops_per_desktop": Constant(
            4.0, "Nutanix X-Ray's task worker: 8 IOPS, half of them reads"
        ),
        "windows7-vsi.steady_state.writes_iops_per_desktop": Constant(
            3.2, "Nutanix X-Ray's task worker: 8 IOPS, half of them writes, less the idle rate"
        ),
        "windows7-vsi.shared_read_fraction": Constant(0.8, "as the RAWC profile assumes"),
        "windows7-vsi.host_cache_hit_fraction": Constant(0.95, "a warm cache that holds the image misses little"),
        "windows7-vsi.power_on.ios": Taken(("windows7-rawc.power_on.reads",), "reads of a boot, and 15 % writes", 1.15),
        "windows7-vsi.power_on.read_fraction": Constant(0.87, "reads of a boot in TR-3949 over its reads and writes"),
        "windows7-vsi.power_on.shared_read_fraction": Constant(0.8, "as the RAWC profile assumes"),
        "windows7-vsi.login.read_fraction": Taken(("windows7-rawc.monday_login.read_fraction",), "Monday's of RAWC"),
        "windows7-vsi.start_of_day.ios": Taken(("windows7-rawc.monday_login.start_of_day_ios",), "Monday's of RAWC"),
        "windows7-vsi.start_of_day.think_time_ms": Taken(("windows7-rawc.start_of_day.think_time_ms",), "RAWC's"),
    },
    "tintri-t540": {
        "tintri.clone_s_per_desktop": Constant(4.32, "three hours for 2,500 desktops, as TR-3949 took"),
    },
    "nexentaconnect-ucs-e": {
        "nexenta.vsa.cpu_us_per_read": Taken(
            ("fas3270.ontap-8.1.cpu_us_per_read",), "a core of the FAS3270, Data ONTAP 8.1"
        ),
        "nexenta.vsa.cpu_us_per_write": Taken(("fas3270.cpu_us_per_write",), "a core of the FAS3270"),
        "nexenta.vsa.service_ratio": Taken(("ps6100xs.sas_service_ratio",), "10K drives of the PS6100XS under load"),
        "nexenta.vsa.destage_io_kib": Constant(64.0, "as full stripes are assumed elsewhere in the catalog"),
        "nexenta.iometer.test_file_mib": Constant(100.0, "a small test file; nothing says how large"),
        "nexenta.local.service_ratio": Taken(("ps6100xs.sas_service_ratio",), "10K drives of the PS6100XS under load"),
        "nexenta.full-clones.copy_s": Taken(("tintri.clone_s_per_desktop",), "the clone manager of the T540 study"),
        "nexenta.full-clones.customization_s": Constant(4.32, "three hours for 2,500 desktops, as TR-3949 took"),
        "nexenta.vaai-clones.copy_s": Taken(("tintri.clone_s_per_desktop",), "the clone manager of the T540 study"),
        "nexenta.vaai-clones.customization_s": Constant(4.32, "three hours for 2,500 desktops, as TR-3949 took"),
        "nexenta.local_host_cpu_ratio": Constant(1.0, "desktops take no more CPU on slow storage than on fast"),
    },
}


def calibrate(
    documents: Documents, _scenarios: Mapping[str, Scenario], others: Sequence[Calibration]
) -> tuple[Calibration, ...]:
    """One calibration per study without anything from the study itself.

    Raises
    ------
    ValueError
        If a substitute refers to a parameter that no study has, or to the study that is left out.
    """
    rows = evidence_rows(documents)
    return tuple(
        Calibration(
            id=f"without-{source}",
            source=source,
            held_out=tuple(row.id for row in rows if row.source == source),
            borrowed=True,
            parameters=tuple(
                _parameter(name, substitute, [c for c in others if c.source != source])
                for name, substitute in substitutes.items()
            ),
        )
        for source, substitutes in SUBSTITUTES.items()
    )


def _parameter(name: str, substitute: Substitute, others: Sequence[Calibration]) -> CalibratedParameter:
    if isinstance(substitute, Constant):
        return CalibratedParameter(name=name, value=substitute.value, unit="", rows=(), method=substitute.reason)
    known = {p.name: p for c in others for p in c.parameters}
    missing = [each for each in substitute.names if each not in known]
    if missing:
        raise ValueError(f"{name}: nothing to take from {', '.join(missing)}")
    value = substitute.times
    for each in substitute.names:
        value *= known[each].value
    return CalibratedParameter(
        name=name,
        value=rounded(value),
        unit=known[substitute.names[0]].unit,
        rows=tuple(dict.fromkeys(row for each in substitute.names for row in known[each].rows)),
        method=substitute.reason,
    )
