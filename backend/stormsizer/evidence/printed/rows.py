"""Recalculation of the studies' own arithmetic, for evidence rows with role *formula*.

Each row is computed from the published numbers that it depends on, which are evidence rows themselves. If the
arithmetic does not reproduce the published value, the backtest shows the difference.
"""

import math
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial

from stormsizer.evidence.printed.formulas import (
    cached_iops_per_desktop,
    digest_mb,
    host_cache_memory,
    hot_capacity,
    image_capacity,
    linked_clone_capacity,
    memory_overcommit,
    mirrored_usable_gb,
    raid_5_usable_gb,
)
from stormsizer.model.catalog import EvidenceRow

Printed = Mapping[str, float]
"""Published numbers by row id; the second number of a pair has the row id followed by ``/2``."""
Arithmetic = Callable[[Printed], float]

KIB_PER_MIB = 1024.0
"""Number of KB per MB in the NetApp study."""
EMC_TIERS = ("ssd", "sas", "nl-sas")
CLONE_DIGEST_MB_PER_GB = 8.0
"""Digest size at which a 4 GB disposable disk needs 32 MB; within the published range of 5 to 10 MB per GB."""


def printed_values(rows: Iterable[EvidenceRow]) -> dict[str, float]:
    """Return the computed value of each row whose inputs are available.

    This excludes rows that repeat another row (``same_as``), which share its prediction, and the 80:20 mix of the
    NetApp study's steady state, which does not depend on any other published number.
    """
    printed: dict[str, float] = {}
    for row in rows:
        first, *second = row.measured if isinstance(row.measured, tuple) else (row.measured,)
        printed[row.id] = first
        printed |= {f"{row.id}/2": number for number in second}
    values: dict[str, float] = {}
    for row_id, arithmetic in PRINTED.items():
        try:
            values[row_id] = arithmetic(printed)
        except KeyError:
            continue
    return values


def _sum(*row_ids: str) -> Arithmetic:
    return lambda p: math.fsum(p[row_id] for row_id in row_ids)


def _product(*row_ids: str) -> Arithmetic:
    return lambda p: math.prod(p[row_id] for row_id in row_ids)


def _difference(of: str, *less: str) -> Arithmetic:
    return lambda p: p[of] - math.fsum(p[row_id] for row_id in less)


def _rest(*shares: str) -> Arithmetic:
    """Return a formula for one minus the sum of some shares."""
    return lambda p: 1 - math.fsum(p[row_id] for row_id in shares)


def _per(of: str, by: str, times: float = 1.0) -> Arithmetic:
    return lambda p: p[of] * times / p[by]


def _sum_per(of: tuple[str, ...], by: str, times: float = 1.0) -> Arithmetic:
    return lambda p: math.fsum(p[row_id] for row_id in of) * times / p[by]


def _share(of: str, beside: str, less: str | None = None) -> Arithmetic:
    """Return a formula for the share of one of two parts, after deducting another share from the total."""
    return lambda p: (1 - (p[less] if less else 0.0)) * p[of] / (p[of] + p[beside])


def _change(after: str | tuple[str, ...], before: str | tuple[str, ...]) -> Arithmetic:
    """Return a formula for the relative change between two numbers or sums."""
    of = _sum(*((after,) if isinstance(after, str) else after))
    to = _sum(*((before,) if isinstance(before, str) else before))
    return lambda p: of(p) / to(p) - 1


def _dell() -> Iterator[tuple[str, Arithmetic]]:
    yield "dell-s45-desktops", _sum("dell-s45-pool-1", "dell-s45-pool-2")
    for cache in ("no-cbrc", "cbrc"):
        yield f"dell-s52-{cache}-total", _sum(f"dell-s52-{cache}-reads", f"dell-s52-{cache}-writes")
    yield "dell-s52-reads-change", _change("dell-s52-cbrc-reads", "dell-s52-no-cbrc-reads")
    yield "dell-t3-off-write-share", _rest("dell-t3-off-read-share")
    yield "dell-t3-off-reads", _product("dell-t3-off-total", "dell-t3-off-read-share")
    yield "dell-t3-off-writes", _product("dell-t3-off-total", "dell-t3-off-write-share")
    yield "dell-t3-on-writes", _product("dell-t3-off-total", "dell-t3-off-write-share")
    yield "dell-t3-on-total", _dell_cached_total
    yield "dell-t3-on-reads", lambda p: _dell_cached_total(p) - p["dell-t3-off-writes"]
    yield "dell-t3-on-write-share", lambda p: p["dell-t3-off-writes"] / _dell_cached_total(p)
    yield "dell-t3-on-read-share", lambda p: 1 - p["dell-t3-off-writes"] / _dell_cached_total(p)
    for cache in ("off", "on"):
        yield f"dell-t4-{cache}-density", _per(f"dell-t4-{cache}-array", f"dell-t3-{cache}-total")
        yield f"dell-t5-{cache}-cost", _per("dell-t4-array-cost", f"dell-t4-{cache}-density")
    yield "dell-t5-density-change", _change("dell-t4-on-density", "dell-t4-off-density")
    yield "dell-t5-cost-change", _change("dell-t4-off-density", "dell-t4-on-density")
    yield "dell-steady-per-desktop", _per("dell-steady-total", "dell-s45-desktops")
    yield "dell-steady-read-share", _per("dell-steady-reads", "dell-steady-total")
    yield "dell-steady-write-share", _per("dell-steady-writes", "dell-steady-total")
    yield "dell-s611-replica-digest", lambda p: digest_mb(p["dell-s61-image"], p["dell-s611-digest-rate"])
    yield "dell-s611-clone-digest", lambda p: digest_mb(p["dell-s611-disposable-disk"], CLONE_DIGEST_MB_PER_GB)
    yield "dell-s611-host-memory", _dell_host_memory
    yield "dell-s612-base-capacity", _dell_images
    yield "dell-s613-replica-capacity", _dell_images
    yield "dell-s614-overcommit-factor", lambda p: 1 / p["dell-t8-conservative"]
    yield "dell-s614-clone-capacity", _dell_clones


def _dell_cached_total(p: Printed) -> float:
    return cached_iops_per_desktop(p["dell-t3-off-total"], p["dell-t3-off-read-share"], -p["dell-s52-reads-change"])


def _dell_host_memory(p: Printed) -> float:
    return host_cache_memory(
        p["dell-s611-cache"],
        p["dell-s611-replica-digest"],
        round(p["dell-s611-desktops-per-host"]),
        p["dell-s611-clone-digest"],
    ).printed


def _dell_images(p: Printed) -> float:
    return image_capacity(p["dell-s61-image"], p["dell-s612-memory"], round(p["dell-s612-images"])).printed


def _dell_clones(p: Printed) -> float:
    return linked_clone_capacity(
        round(p["dell-s614-desktops"]),
        p["dell-s612-memory"],
        round(p["dell-s614-volumes"]),
        "conservative",
        p["dell-s61-image"],
    ).printed


def _emc() -> Iterator[tuple[str, Arithmetic]]:
    yield "emc-n-drives", _sum(*(f"emc-{tier}-drives" for tier in EMC_TIERS))
    for tier in EMC_TIERS:
        yield f"emc-tested-{tier}-share", partial(_emc_raw_share, tier)
        yield f"emc-{tier}-usable", partial(_emc_usable_gb, tier)
    yield "emc-n-file-systems", _sum("emc-replica-file-systems", "emc-clone-file-systems")
    yield (
        "emc-fast-cache-usable",
        lambda p: mirrored_usable_gb(round(p["emc-fast-cache-drives"]), p["emc-fast-cache-drive-capacity"]),
    )
    yield "emc-pool-usable", _sum(*(f"emc-{tier}-usable" for tier in EMC_TIERS))
    yield "emc-hot-capacity", _emc_hot_gb
    yield "emc-flash-usable", _sum("emc-ssd-usable", "emc-fast-cache-usable")


def _emc_raw_share(tier: str, p: Printed) -> float:
    raw_gb = {of: p[f"emc-{of}-drives"] * p[f"emc-{of}-drive-capacity"] for of in EMC_TIERS}
    return raw_gb[tier] / sum(raw_gb.values())


def _emc_usable_gb(tier: str, p: Printed) -> float:
    return raid_5_usable_gb(round(p[f"emc-{tier}-drives"]), p[f"emc-{tier}-drive-capacity"])


def _emc_hot_gb(p: Printed) -> float:
    allocated_gb = p["emc-replica-size-max"] + p["emc-clone-file-systems"] * p["emc-clone-size-max"]
    return hot_capacity(p["emc-skew-capacity-share"], p["emc-pool-usable"], allocated_gb).printed


def _nexenta() -> Iterator[tuple[str, Arithmetic]]:
    text, disks = "nexenta-iometer-text", "nexenta-vsa"
    yield "nexenta-vsa-raw", _product("nexenta-vsa-drives", "nexenta-drive-capacity")
    yield "nexenta-memory-needed", _product("nexenta-medium-with-density", "nexenta-desktop-memory")
    yield "nexenta-memory-overcommit", _nexenta_overcommit
    for load in ("medium", "heavy"):
        yield f"nexenta-{load}-density-ratio", _per(f"nexenta-{load}-with-density", f"nexenta-{load}-without-density")
    for op in ("reads", "writes"):
        yield f"{text}-{op}-total", _product(f"{text}-r75-{op}", "nexenta-iometer-desktops")
        yield f"{text}-backend-{op}", _sum(f"{disks}-c1t1d0-1-{op}", f"{disks}-c1t2d0-1-{op}")
    yield f"{text}-total", _sum(f"{text}-reads-total", f"{text}-writes-total")
    yield f"{text}-backend-total", _sum(f"{text}-backend-reads", f"{text}-backend-writes")
    yield f"{text}-ratio", _per(f"{text}-total", f"{text}-backend-total")
    yield "nexenta-clones-speed-up", _per("nexenta-clones-without-duration", "nexenta-clones-with-duration")
    yield "nexenta-clones-space-ratio", _per("nexenta-clones-without-used", "nexenta-clones-with-used")


def _nexenta_overcommit(p: Printed) -> float:
    n_desktops = round(p["nexenta-medium-with-density"])
    return memory_overcommit(
        n_desktops, p["nexenta-desktop-memory"], p["nexenta-host-memory"], p["nexenta-vsa-memory"]
    ).printed


def _tintri() -> Iterator[tuple[str, Arithmetic]]:
    yield "tintri-example-total-iops", _product("tintri-example-iops-per-desktop", "tintri-example-n-desktops")
    yield "tintri-capacity-gb", lambda p: p["tintri-capacity-tib"] * 2**40 / 1e9
    yield "tintri-unit-hosts", _sum("tintri-n-hosts", "tintri-n-management-hosts")
    yield "tintri-desktops-per-host", _per("tintri-n-desktops", "tintri-n-hosts")
    yield "tintri-active-desktops-safe", _product("tintri-concurrency-safe", "tintri-unit-desktops")


def _netapp_storms() -> Iterator[tuple[str, Arithmetic]]:
    """Yield the per-desktop figures of Tables 11, 15 and 20."""
    for table, text in (("t11-81", "s52-81"), ("t15-81", "s53-81"), ("t20-81", "s55-81")):
        everyone = f"{table}-desktops"
        yield f"{table}-total", _sum(f"{table}-reads", f"{table}-writes")
        yield f"{text}-iops-per-desktop", _per(f"{table}-total", everyone)
        for op, doing in (("read", "reading"), ("write", "writing")):
            n_doing = f"{table}-{doing}-desktops"
            yield f"{table}-{op}-size", _per(f"{table}-{op}-mb", f"{table}-{op}s", KIB_PER_MIB)
            yield f"{table}-{op}s-per-desktop", _per(f"{table}-{op}s", everyone)
            yield f"{table}-{op}-kb-per-desktop", _per(f"{table}-{op}-mb", everyone, KIB_PER_MIB)
            yield f"{table}-{op}-kb-per-{doing}-desktop", _per(f"{table}-{op}-mb", n_doing, KIB_PER_MIB)
            if table != "t20-81":
                yield f"{table}-{op}s-per-{doing}-desktop", _per(f"{table}-{op}s", n_doing)
            yield f"{text}-{doing}-desktops-share", _per(n_doing, everyone)


def _netapp_mixes() -> Iterator[tuple[str, Arithmetic]]:
    """Yield the shares of reads, writes and lookups published with Tables 10, 14, 16 and 19."""
    for table, by_mb, by_operation in (
        ("t10-81", "f12-81", "f13-81"),
        ("t14-81", "f19-81", "f20-81"),
        ("t16-81", "f26-81", "f27-81"),
        ("t19-81", "f31-81", "f32-81"),
    ):
        lookups = f"{by_operation}-lookup-share"
        for op, other in (("read", "write"), ("write", "read")):
            yield f"{by_mb}-{op}-mb-share", _share(f"{table}-{op}-mb", f"{table}-{other}-mb")
            yield f"{by_operation}-{op}-share", _share(f"{table}-{op}s", f"{table}-{other}s", less=lookups)
        reads, writes = f"{by_operation}-read-share", f"{by_operation}-write-share"
        yield lookups, _rest(f"{reads}/2" if table == "t19-81" else reads, writes)


def _netapp_logins() -> Iterator[tuple[str, Arithmetic]]:
    for release in ("801", "81"):
        fair = f"t9-{release}-login-fair"
        yield f"t2-{release}-login-good-or-fair", _sum(f"t9-{release}-login-good", fair)
        for table in ("t13", "t18"):
            for grade in ("fair", "poor"):
                yield f"{table}-{release}-login-{grade}", _rest(f"{table}-{release}-login-good")
    yield "s52-login-mean-change", _change("t8-81-login-mean", "t8-801-login-mean")
    yield "s52-poor-mean-change", _change("t9-81-login-poor-mean", "t9-801-login-poor-mean")
    for what, ops in (
        ("throughput", ("read-mb", "write-mb")),
        ("latency", ("controller-read-latency", "controller-write-latency")),
    ):
        after, before = (tuple(f"t10-{release}-{op}" for op in ops) for release in ("81", "801"))
        yield f"s52-{what}-change", _change(after, before)
    yield "s52-cpu-change", _change("t10-81-cpu", "t10-801-cpu")
    yield (
        "s55-controller-latency-bound",
        lambda p: max(
            p[f"t19-{release}-controller-{op}-latency"] for release in ("801", "81") for op in ("read", "write")
        ),
    )


def _netapp_estate() -> Iterator[tuple[str, Arithmetic]]:
    yield "s1-hosts-added", _difference("s1-pod-hosts", "s1-old-pod-hosts")
    yield "s35-launcher-ramp", _product("s35-launchers", "s35-launcher-start-interval")
    yield "s51-clone-stages", _sum("s51-template-copy", "s51-file-clone", "s51-volume-clone")
    yield "f20-81-operations-change", _change("t14-81-writes", "f20-81-idle-writes")
    yield "s54-duration-change", _change("t16-81-duration", "t16-801-duration")
    for by, whole in (("booting-desktop", "s33-slots"), ("desktop", "t4-desktops")):
        yield f"s54-81-iops-per-{by}", _sum_per(("t16-81-reads", "t16-81-writes"), whole)
        for op in ("reads", "writes"):
            yield f"s54-81-{op}-per-{by}", _per(f"t16-81-{op}", whole)
    yield (
        "s57-oversubscription",
        lambda p: p["s1-pod-desktops"] * p["s57-desktop-memory"] / (p["s1-pod-hosts"] * p["s1-host-memory"]),
    )
    yield "s57-idle-operations-per-desktop", _per("f20-81-idle-writes", "t7-desktops")
    for kind in ("sata", "ssd"):
        yield f"s61-{kind}-drive-count-ratio", _per(f"s61-{kind}-drives", "t8-drives")


def _netapp_applications() -> Iterator[tuple[str, Arithmetic]]:
    """Yield the figures of section 6.2, in which one desktop opens documents in several applications."""
    for app in ("word-1", "word-2", "media-1", "media-2", "excel"):
        of = f"s62-{app}"
        for op, other in (("read", "write"), ("write", "read")):
            yield f"{of}-{op}-mb-share", _share(f"{of}-{op}-mb", f"{of}-{other}-mb")
            yield f"{of}-{op}-share", _share(f"{of}-{op}s", f"{of}-{other}s")
            yield f"{of}-{op}-size", _per(f"{of}-{op}-mb", f"{of}-{op}s", KIB_PER_MIB)
        if not app.startswith("word"):
            yield f"{of}-iops", _sum_per((f"{of}-reads", f"{of}-writes"), f"{of}-run-time")
            yield f"{of}-kb-per-s", _sum_per((f"{of}-read-mb", f"{of}-write-mb"), f"{of}-run-time", KIB_PER_MIB)
    for app in ("word", "media"):
        second, first = (tuple(f"s62-{app}-{run}-{op}" for op in ("reads", "writes")) for run in (2, 1))
        yield f"s62-{app}-operations-change", _change(second, first)
    second, first = (tuple(f"s62-word-{run}-{op}-mb" for op in ("read", "write")) for run in (2, 1))
    yield "s62-word-mb-change", _change(second, first)
    yield "s62-media-throughput-change", _change("s62-media-2-kb-per-s", "s62-media-1-kb-per-s")
    yield "s62-media-read-size-difference", _difference("s62-media-2-read-size", "s62-media-1-read-size")
    yield "s62-nfs-operations-per-write", _per("s62-excel-write-size-max", "s62-nfs-max-size")


PRINTED: Mapping[str, Arithmetic] = dict(
    row
    for study in (
        _dell,
        _emc,
        _nexenta,
        _tintri,
        _netapp_storms,
        _netapp_mixes,
        _netapp_logins,
        _netapp_estate,
        _netapp_applications,
    )
    for row in study()
)
"""Formula that derives each row from other published numbers."""
