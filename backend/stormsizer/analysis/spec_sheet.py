"""Predictions for an array that was completed from its specification sheet, to compare with its published maximum."""

import math
from collections.abc import Iterator

import numpy as np

from stormsizer.analysis.response_curve import NEARLY_FULL, CurvePoint, rate_within
from stormsizer.capacity.breakdown import CapacityBreakdown, break_down
from stormsizer.messages.terms import COMPONENTS_IN_TEXT
from stormsizer.messages.text import Quantity, Text, msg, sentences
from stormsizer.model.catalog import ArrayModel, Catalog, Drive, SpecSheet
from stormsizer.model.catalog.fact_labels import FACT_LABELS
from stormsizer.model.catalog.facts import facts_of
from stormsizer.model.provenance import Document, Status, known_or_none
from stormsizer.model.scenario import ArrayConfiguration, TierChoice
from stormsizer.storage.configuration import array_network, tiers_of
from stormsizer.storage.figures import Component
from stormsizer.storage.network import StationNetwork
from stormsizer.storage.response_curve import Mix, full_at, responses
from stormsizer.units import BYTES_PER_KIB
from stormsizer.workload.demand import Shape

N_POINTS = 48
USUAL_BLOCK_KIB, USUAL_READ_FRACTION = 8.0, 0.7
"""I/O mix of the curve if the sheet has no published maximum."""
MOST_PORTS, MOST_DRIVES, MOST_ARRAYS = 256, 1_000_000, 1000
"""Limits of an array configuration."""
SERVICE_FACTS = (
    "cpu_us_per_read",
    "cpu_us_per_write",
    "host_path_ms",
    "port_gbit_per_s",
    "max_transfer_kib",
    "read_crossings",
    "write_crossings",
    "destage_io_kib",
    "reads_per_write",
    "writes_per_write",
    "write_reduction_ratio",
    "data_reduction_ratio",
)
"""Facts of an array that determine its service times and capacity."""
DRIVE_FACTS = ("random_read_ms", "random_write_ms", "parallel_ios", "transfer_mb_per_s")


class ServiceParameter(Document):
    """One number that the simulation uses, with its range and origin."""

    path: str
    """Path of the fact in the array model or, after ``drive.``, in the drive."""
    label: Text
    unit: str
    value: float
    low: float | None
    """Lower end (P10) of the range."""
    high: float | None
    """Upper end (P90) of the range."""
    status: Status
    source: str | None
    """ID of a source in the catalog."""
    where: str
    reasoning: str


class PredictedMaximum(Document):
    """Highest rate of small random I/Os, at which the first component is saturated."""

    iops: float
    low_iops: float
    """With the CPU times per I/O at the upper end of their ranges."""
    high_iops: float
    """With the CPU times per I/O at the lower end of their ranges."""
    component: Component
    """Component that is saturated first."""


class PublishedPoint(Document):
    """The published maximum next to its prediction."""

    iops: float
    ratio: float
    """Predicted maximum divided by the published one."""
    latency_ms: float | None
    """Published response time at the maximum."""
    iops_at_latency: float | None
    """Predicted rate with that response time; None if no response time is published, or an idle array is slower."""


class SheetAnswer(Document):
    """What follows from a specification sheet."""

    configuration: ArrayConfiguration
    """Configuration that the predictions apply to: all slots with the first drive of the sheet, and all ports."""
    parameters: tuple[ServiceParameter, ...]
    capacity: CapacityBreakdown
    """Steps from raw to usable and effective capacity; nothing is stored."""
    block_kib: float
    read_fraction: float
    maximum: PredictedMaximum
    published: PublishedPoint | None
    points: tuple[CurvePoint, ...]
    """Response-time curve, from an idle array to a nearly saturated first component."""
    sentence: Text


def sheet_answer(sheet: SpecSheet, array: ArrayModel, catalog: Catalog) -> SheetAnswer:
    """Return the derived parameters, capacity, maximum and response-time curve of an array.

    Parameters
    ----------
    array
        The array that the sheet was completed to.
    catalog
        Catalog with the drives of the sheet; it need not have the array.

    Raises
    ------
    ValueError
        If the slots hold too few drives for one RAID group per controller.
    UnknownFactError
        If a number that the simulation needs is unknown.
    """
    configuration = full_configuration(sheet)
    maximum = sheet.published_maximum
    block_kib, read_fraction = (
        (USUAL_BLOCK_KIB, USUAL_READ_FRACTION) if maximum is None else (maximum.block_kib, maximum.read_fraction)
    )
    mix = _mix(block_kib, read_fraction)
    network = _network(configuration, array, catalog)
    full_iops, component = full_at(network, mix)
    ends = [full_at(_network(configuration, _with_cpu_times(array, end), catalog), mix)[0] for end in ("high", "low")]
    predicted = PredictedMaximum(iops=full_iops, low_iops=ends[0], high_iops=ends[1], component=component)
    published = _published(sheet, network, mix, full_iops)
    return SheetAnswer(
        configuration=configuration,
        parameters=tuple(_parameters(array, catalog.drives[sheet.drives[0]])),
        capacity=break_down((), configuration, array, catalog.drives),
        block_kib=block_kib,
        read_fraction=read_fraction,
        maximum=predicted,
        published=published,
        points=_points(network, mix, full_iops),
        sentence=sentences(
            msg(
                "sheet-maximum",
                block=Quantity(block_kib, "KiB", 3),
                reads=Quantity(read_fraction, "fraction"),
                rate=_iops(predicted.iops),
                low=_iops(predicted.low_iops),
                high=_iops(predicted.high_iops),
                component=COMPONENTS_IN_TEXT[predicted.component],
            ),
            *_comparison(published),
        ),
    )


def full_configuration(sheet: SpecSheet) -> ArrayConfiguration:
    """Return the fully equipped configuration: as many controllers as the published maximum, all slots and ports."""
    per_array = sheet.controllers.known
    maximum = sheet.published_maximum
    n_all = _fewest_nodes(sheet) * per_array if maximum is None else maximum.n_controllers
    n_controllers = min(n_all, per_array)
    return ArrayConfiguration(
        model_id=sheet.id,
        firmware_id="current",
        n_arrays=min(MOST_ARRAYS, -(-n_all // per_array)),
        n_controllers=n_controllers,
        tiers=(TierChoice(drive_id=sheet.drives[0], n_drives=min(MOST_DRIVES, sheet.n_slots.known)),),
        n_ports=min(MOST_PORTS, sheet.max_ports.known * n_controllers),
    )


def _fewest_nodes(sheet: SpecSheet) -> int:
    if sheet.fewest_arrays is not None:
        return sheet.fewest_arrays.known
    return sheet.protection.group_size.known if sheet.in_nodes else 1


def _mix(block_kib: float, read_fraction: float) -> Mix:
    """Return the load of one small random I/O per second, without cache hits."""
    size = block_kib * BYTES_PER_KIB
    shape = Shape(size, size, cold_read_fraction=0.0, sequential_read_fraction=0.0)
    return Mix((shape,), np.array([[read_fraction, 1.0 - read_fraction]]))


def _network(configuration: ArrayConfiguration, array: ArrayModel, catalog: Catalog) -> StationNetwork:
    tiers = tiers_of(configuration, array, catalog, (), math.inf)
    return array_network(configuration, array, tiers, cached_read_fraction=0.0)


def _with_cpu_times(array: ArrayModel, end: str) -> ArrayModel:
    """Return the array with its CPU times at one end of their ranges, ``low`` or ``high``."""
    (release,) = array.firmware
    times = {name: getattr(release, name) for name in ("cpu_us_per_read", "cpu_us_per_write")}
    moved = {
        name: fact.model_copy(update={"value": getattr(fact, end)})
        for name, fact in times.items()
        if getattr(fact, end) is not None
    }
    return array.model_copy(update={"firmware": (release.model_copy(update=moved),)})


def _published(sheet: SpecSheet, network: StationNetwork, mix: Mix, full_iops: float) -> PublishedPoint | None:
    maximum = sheet.published_maximum
    if maximum is None:
        return None
    latency_ms = known_or_none(maximum.latency_ms)
    within = None if latency_ms is None else rate_within(network, mix, full_iops, latency_ms)
    return PublishedPoint(
        iops=maximum.iops.known,
        ratio=full_iops / maximum.iops.known,
        latency_ms=latency_ms,
        iops_at_latency=within,
    )


def _points(network: StationNetwork, mix: Mix, full_iops: float) -> tuple[CurvePoint, ...]:
    # evenly spaced rates would leave too few points at the knee
    shares = NEARLY_FULL * (1.0 - (1.0 - np.arange(N_POINTS + 1) / N_POINTS) ** 4)
    curve = responses(network, mix, np.maximum(1e-9, shares) * full_iops)
    return tuple(
        CurvePoint(iops=iops, mean_ms=mean, read_ms=_finite(read), write_ms=_finite(write))
        for iops, mean, read, write in zip(
            *(column.tolist() for column in (curve.iops, curve.mean_ms, curve.read_ms, curve.write_ms)), strict=True
        )
    )


def _finite(value: float) -> float | None:
    return value if math.isfinite(value) else None


def _parameters(array: ArrayModel, drive: Drive) -> Iterator[ServiceParameter]:
    for document, prefix, fields in ((array, "", SERVICE_FACTS), (drive, "drive.", DRIVE_FACTS)):
        for named in facts_of(document):
            fact = named.fact
            if named.field in fields and fact.value is not None:
                yield ServiceParameter(
                    path=f"{prefix}{named.path}",
                    label=FACT_LABELS[named.field],
                    unit=named.unit,
                    value=fact.value,
                    low=fact.low,
                    high=fact.high,
                    status=fact.status,
                    source=fact.source,
                    where=fact.where,
                    reasoning=fact.reasoning,
                )


def _comparison(published: PublishedPoint | None) -> Iterator[Text]:
    if published is None:
        yield msg("sheet-without-maximum")
        return
    difference, rate = Quantity(abs(published.ratio - 1.0), "fraction"), _iops(published.iops)
    if round(published.ratio, 2) == 1.0:
        yield msg("sheet-as-published", rate=rate)
    elif published.ratio > 1.0:
        yield msg("sheet-above-published", rate=rate, difference=difference)
    else:
        yield msg("sheet-below-published", rate=rate, difference=difference)
    if published.latency_ms is not None:
        latency = Quantity(published.latency_ms, "ms")
        if published.iops_at_latency is None:
            yield msg("sheet-latency-missed", latency=latency)
        else:
            yield _at_latency(published.iops_at_latency, published.iops, latency)


def _at_latency(iops: float, stated_iops: float, latency: Quantity) -> Text:
    """Compare the predicted rate at the stated response time with the stated one."""
    ratio = iops / stated_iops
    predicted, stated = _iops(iops), _iops(stated_iops)
    if round(ratio, 2) == 1.0:
        return msg("sheet-rate-at-latency", latency=latency, rate=predicted)
    difference = Quantity(abs(ratio - 1.0), "fraction")
    if ratio < 1.0:
        return msg("sheet-rate-at-latency-below", latency=latency, rate=predicted, stated=stated, difference=difference)
    return msg("sheet-rate-at-latency-above", latency=latency, rate=predicted, stated=stated, difference=difference)


def _iops(rate: float) -> Quantity:
    return Quantity(rate, "IOPS")
