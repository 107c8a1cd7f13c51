"""Independent estimates of each study's parameters, from other studies or engineering constants.

They replace the parameters of a study that is left out. A parameter that depends on a single row of its study is pooled
with its estimate here.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from stormsizer.model.catalog import CalibratedParameter, Calibration


@dataclass(frozen=True)
class Constant:
    """A substitute value that no study measured."""

    value: float
    reason: str


@dataclass(frozen=True)
class Taken:
    """A substitute value: the product of other studies' parameters and a constant factor."""

    names: tuple[str, ...]
    reason: str
    times: float = 1.0


Substitute = Constant | Taken

FAS3270_GHZ = 3.0
"""Clock speed of the processors of a FAS3270, from memory."""
APPLIANCE_GHZ = 1.8
"""Clock speed of the hosts in the NexentaConnect study."""

SUBSTITUTES: Mapping[str, Mapping[str, Substitute]] = {
    "netapp-tr3949": {
        "fas3270.ontap-8.1.cpu_us_per_read": Taken(
            ("nexenta.vsa.cpu_us_per_read",),
            "value of the appliance in the NexentaConnect study, scaled to the faster clock",
            APPLIANCE_GHZ / FAS3270_GHZ,
        ),
        "fas3270.ontap-8.0.1.cpu_us_per_read": Taken(
            ("nexenta.vsa.cpu_us_per_read",),
            "value of the appliance in the NexentaConnect study, scaled to the faster clock",
            APPLIANCE_GHZ / FAS3270_GHZ,
        ),
        "fas3270.cpu_us_per_write": Taken(
            ("nexenta.vsa.cpu_us_per_write",),
            "value of the appliance in the NexentaConnect study, scaled to the faster clock",
            APPLIANCE_GHZ / FAS3270_GHZ,
        ),
        "fas3270.host_path_ms": Constant(0.5, "usual round trip of NFS over 10 Gbit/s Ethernet"),
        "fas3270.ontap-8.1.n_admitted_ios": Constant(128.0, "slots of one NFS session"),
        "fas3270.ontap-8.0.1.n_admitted_ios": Constant(128.0, "slots of one NFS session"),
        "windows7-rawc.cold_read_fraction": Constant(0.1, "assumed, a tenth of the reads miss a warm cache"),
        "windows7-rawc.power_on.reads": Taken(
            ("login-enterprise.boot.ios",), "85% of the I/Os of a Windows 10 boot, divided by 1.3", 0.85 / 1.3
        ),
        "windows7-rawc.power_on.think_time_ms": Constant(1.0, "assumed"),
        "windows7-rawc.power_on.background_writes_iops": Constant(50.0, "15% of the I/Os of a boot, in two minutes"),
        "windows7-rawc.login.guest_time_s": Taken(
            ("login-enterprise.login.guest_time_s",), "value of a Windows 10 login under Login Enterprise"
        ),
        "windows7-rawc.start_of_day.outstanding_ios": Constant(2.0, "assumed by all profiles"),
        "windows7-rawc.start_of_day.think_time_ms": Constant(40.0, "two outstanding I/Os at 50 IOPS"),
        "windows7-rawc.first_login.login_ios": Constant(500.0, "50 IOPS for 10 seconds"),
        "windows7-rawc.first_login.start_of_day_ios": Constant(10_000.0, "twice a sign-in, to create the profile"),
        "windows7-rawc.monday_login.start_of_day_ios": Constant(
            5_000.0, "50 IOPS for 100 seconds, a common planning rule for sign-ins"
        ),
        "windows7-rawc.tuesday_login.start_of_day_ios": Constant(2_500.0, "half a sign-in after a reboot"),
        **{
            f"windows7-rawc.{login}.read_fraction": Constant(0.5, "mix of the VDI simulator of Nutanix X-Ray")
            for login in ("first_login", "monday_login", "tuesday_login")
        },
        **{
            f"windows7-rawc.{phase}.{op}_size_kb": Constant(size_kb, "size printed by the PS6100XS study")
            for phase, read_kb, write_kb in (
                ("power_on", 10.0, 10.0),
                ("first_login", 23.0, 13.7),
                ("monday_login", 23.0, 13.7),
                ("tuesday_login", 19.0, 14.6),
            )
            for op, size_kb in (("read", read_kb), ("write", write_kb))
        },
        "windows7-rawc.steady_state.reads_iops_per_desktop": Taken(
            ("windows7-vsi.steady_state.reads_iops_per_desktop",), "value of the PS6100XS study"
        ),
        "windows7-rawc.steady_state.writes_iops_per_desktop": Taken(
            ("windows7-vsi.steady_state.writes_iops_per_desktop",), "value of the PS6100XS study"
        ),
    },
    "emc-vnx5500": {
        "windows7-vsi-vnx.login.read_fraction": Taken(
            ("windows7-vsi.login.read_fraction",), "value of the PS6100XS study"
        ),
        "windows7-vsi-vnx.steady_state.reads_iops_per_desktop": Taken(
            ("windows7-vsi.steady_state.reads_iops_per_desktop",), "value of the PS6100XS study"
        ),
        "windows7-vsi-vnx.steady_state.writes_iops_per_desktop": Taken(
            ("windows7-vsi.steady_state.writes_iops_per_desktop",), "value of the PS6100XS study"
        ),
    },
    "dell-ps6100xs": {
        "ps6100xs.merge_ratio": Constant(1.0, "textbook value, six drive I/Os per small RAID 6 write"),
        "ps6100xs.tiering_efficiency": Constant(1.0, "tiers assumed to follow the skew of the VNX5500 study exactly"),
        "ps6100xs.sas_service_ratio": Taken(
            ("nexenta.local.service_ratio",), "value of loaded 10K drives in the NexentaConnect study"
        ),
        "windows7-vsi.steady_state.reads_iops_per_desktop": Constant(
            4.0, "task worker of Nutanix X-Ray (8 IOPS, half of them reads)"
        ),
        "windows7-vsi.steady_state.writes_iops_per_desktop": Constant(
            3.2, "task worker of Nutanix X-Ray (8 IOPS, half of them writes), minus the idle rate"
        ),
        "windows7-vsi.shared_read_fraction": Constant(0.8, "value assumed by the RAWC profile"),
        "windows7-vsi.host_cache_hit_fraction": Constant(
            0.95, "assumed, because a warm cache that holds the image has few misses"
        ),
        "windows7-vsi.power_on.ios": Taken(
            ("windows7-rawc.power_on.reads",), "reads of a boot in TR-3949, plus 15% writes", 1.15
        ),
        "windows7-vsi.power_on.read_fraction": Constant(
            0.87, "reads of a boot in TR-3949, divided by its reads and writes"
        ),
        "windows7-vsi.power_on.shared_read_fraction": Constant(0.8, "value assumed by the RAWC profile"),
        "windows7-vsi.login.read_fraction": Taken(
            ("windows7-rawc.monday_login.read_fraction",), "value of the RAWC Monday login"
        ),
        "windows7-vsi.start_of_day.ios": Taken(
            ("windows7-rawc.monday_login.start_of_day_ios",), "value of the RAWC Monday login"
        ),
        "windows7-vsi.start_of_day.think_time_ms": Taken(
            ("windows7-rawc.start_of_day.think_time_ms",), "value of the RAWC profile"
        ),
    },
    "tintri-t540": {
        "tintri.clone_s_per_desktop": Constant(4.32, "deployment of TR-3949, 2,500 desktops in three hours"),
    },
    "nexentaconnect-ucs-e": {
        "nexenta.vsa.cpu_us_per_read": Taken(
            ("fas3270.ontap-8.1.cpu_us_per_read",),
            "value of a FAS3270 core with Data ONTAP 8.1, scaled to the slower clock",
            FAS3270_GHZ / APPLIANCE_GHZ,
        ),
        "nexenta.vsa.cpu_us_per_write": Taken(
            ("fas3270.cpu_us_per_write",),
            "value of a FAS3270 core, scaled to the slower clock",
            FAS3270_GHZ / APPLIANCE_GHZ,
        ),
        "nexenta.vsa.service_ratio": Taken(
            ("ps6100xs.sas_service_ratio",), "value of loaded 10K drives in the PS6100XS study"
        ),
        "nexenta.vsa.destage_io_kib": Constant(64.0, "value assumed for full stripes elsewhere in the catalog"),
        "nexenta.iometer.test_file_mib": Constant(
            100.0, "assumed, because the study does not report the size of the test file"
        ),
        "nexenta.local.service_ratio": Taken(
            ("ps6100xs.sas_service_ratio",), "value of loaded 10K drives in the PS6100XS study"
        ),
        "nexenta.full-clones.copy_s": Constant(425.0, "17 GB per clone at 40 MB/s"),
        "nexenta.full-clones.customization_s": Constant(4.32, "deployment of TR-3949, 2,500 desktops in three hours"),
        "nexenta.vaai-clones.copy_s": Constant(170.0, "17 GB per clone at 100 MB/s"),
        "nexenta.vaai-clones.customization_s": Constant(4.32, "deployment of TR-3949, 2,500 desktops in three hours"),
        "nexenta.local_host_cpu_ratio": Constant(1.0, "assumed, no additional CPU on slow storage"),
    },
}


@dataclass(frozen=True)
class Estimate:
    """An independent estimate, with the rows and the unit of the parameters it is taken from."""

    value: float
    reason: str
    unit: str
    rows: tuple[str, ...]


def estimate(name: str, substitute: Substitute, others: Sequence[Calibration]) -> Estimate:
    """Return an independent estimate; for pooled parameters of other studies, use the value before pooling.

    Raises
    ------
    ValueError
        If the estimate refers to a parameter that none of the other calibrations has.
    """
    if isinstance(substitute, Constant):
        return Estimate(substitute.value, substitute.reason, "", ())
    known: dict[str, CalibratedParameter] = {p.name: p for c in others for p in c.parameters}
    missing = [each for each in substitute.names if each not in known]
    if missing:
        raise ValueError(f"{name}: no calibration has {', '.join(missing)}")
    taken = [known[each] for each in substitute.names]
    value = substitute.times
    for parameter in taken:
        value *= parameter.value if parameter.value_of_rows is None else parameter.value_of_rows
    rows = tuple(dict.fromkeys(row for parameter in taken for row in _own_rows(parameter)))
    return Estimate(value, substitute.reason, taken[0].unit, rows)


def _own_rows(parameter: CalibratedParameter) -> tuple[str, ...]:
    """Return the rows of a parameter's study; of a pooled parameter, that is the first one."""
    return parameter.rows if parameter.value_of_rows is None else parameter.rows[:1]
