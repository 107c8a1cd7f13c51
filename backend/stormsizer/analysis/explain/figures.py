"""Terms that add up to rates, throughput, response times and utilization."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import numpy as np

from stormsizer.analysis.explain.activities import OPERATIONS, asks, each, plain
from stormsizer.analysis.explain.asked import Asked, Share
from stormsizer.analysis.explain.documents import Term
from stormsizer.discrete_event.schedule import name_of
from stormsizer.messages.terms import COMPONENTS_IN_TEXT
from stormsizer.messages.text import Listing, Message, Quantity, Text, msg
from stormsizer.model.scenario import Scenario
from stormsizer.storage.figures import TIERS, Component
from stormsizer.storage.network import IdlePart, StationNetwork, TierStation, idle_parts, servers
from stormsizer.units import BYTES_PER_KB, BYTES_PER_MB, SECONDS_PER_MS

LEAST_SHARE = 0.002
"""Terms smaller than this fraction of a figure are combined."""
IDLE_LABELS: Mapping[str, Message] = {
    "path": msg("explain-path"),
    "cache": msg("explain-cache"),
    Component.CONTROLLER_CPU: msg("explain-controller-work"),
    Component.PORT_OUT: msg("explain-outbound-port"),
    Component.PORT_IN: msg("explain-inbound-port"),
    Component.HOST_LINK_IN: msg("explain-host-links"),
    Component.HOST_LINK_OUT: msg("explain-host-links"),
}


def summed(terms: Sequence[Term], value: float, rest_label: Text) -> tuple[Term, ...]:
    """Return terms that add up to a value, largest first; small terms and any remainder become the last term."""
    told = [term for term in terms if term.value != 0.0 and abs(term.value) >= LEAST_SHARE * abs(value)]
    told.sort(key=lambda term: -abs(term.value))
    rest = value - sum(term.value for term in told)
    if abs(rest) < LEAST_SHARE * abs(value) or not told:
        return tuple(told)
    return (*told, Term(label=rest_label, formula="", value=rest))


def rate_terms(asked: Asked, scenario: Scenario, op: int) -> Iterator[Term]:
    """Yield each activity's reads or writes per second."""
    for activity, shares in asked.by_activity.items():
        ios = sum(float(share.ios[op]) for share in shares)
        if ios > 0.0:
            label = name_of(activity, asked.plan, scenario)
            yield Term(label=label, formula=asks(asked, shares, op), value=ios / asked.length_s)


def throughput_terms(asked: Asked, scenario: Scenario, op: int) -> Iterator[Term]:
    """Yield each activity's throughput, in MB/s."""
    for activity, shares in asked.by_activity.items():
        ios = sum(float(share.ios[op]) for share in shares)
        if ios <= 0.0:
            continue
        moved = sum(float(share.ios[op]) * (share.shape.read_bytes, share.shape.write_bytes)[op] for share in shares)
        yield Term(
            label=name_of(activity, asked.plan, scenario),
            formula=msg(
                "explain-throughput",
                rate=plain(ios / asked.length_s),
                ops=OPERATIONS[op],
                size=Quantity(moved / ios / BYTES_PER_KB, "kB"),
            ),
            value=moved / BYTES_PER_MB / asked.length_s,
        )


def idle_terms(asked: Asked, op: int) -> Iterator[Term]:
    """Yield the mean time, excluding queueing, that a read or write spends at each point on its path, in ms."""
    total = float(asked.ios[op])
    labels = _tier_labels(asked)
    by_place: dict[str, list[tuple[float, IdlePart]]] = {}
    for share in asked.shares:
        for part in idle_parts(share.network, share.shape)[op]:
            by_place.setdefault(part.place, []).append((float(share.ios[op]) / total, part))
    for place, parts in by_place.items():
        often = sum(weight * part.share for weight, part in parts)
        ms = sum(weight * part.seconds for weight, part in parts) / SECONDS_PER_MS
        if ms > 0.0:
            formula: Text = ""
            if often <= 1.0 - 1e-9:
                time = each(ms * SECONDS_PER_MS / often)
                formula = msg("explain-share-of-reads", share=Quantity(often, "fraction"), time=time)
            yield Term(label=labels[place], formula=formula, value=ms)


def _tier_labels(asked: Asked) -> dict[str, Message]:
    tiers = {tier.component for share in asked.shares for tier in share.network.tiers}
    return {str(place): label for place, label in IDLE_LABELS.items()} | {
        str(tier): msg("explain-reading-from", component=COMPONENTS_IN_TEXT[tier]) for tier in tiers
    }


def waiting_terms(asked: Asked, op: int) -> Iterator[tuple[Component, Term]]:
    """Yield the mean wait of a read or write at each station, in milliseconds."""
    if not asked.shares:
        return
    waited_s = np.sum([share.waits_s[op] for share in asked.shares], axis=0) / float(asked.ios[op])
    for component, wait_s in zip(asked.shares[0].network.components, waited_s.tolist(), strict=True):
        if wait_s > 0.0:
            beyond = op == 1 and component in TIERS
            formula: Text = msg("explain-write-buffer-full") if beyond else ""
            label = msg("explain-waiting-for", component=COMPONENTS_IN_TEXT[component])
            yield component, Term(label=label, formula=formula, value=wait_s / SECONDS_PER_MS)


def limit_terms(asked: Asked, scenario: Scenario, component: Component, value: float) -> Iterator[Term]:
    """Yield each activity's contribution to the utilization of a limit, in proportion to the I/O that counts.

    The limit itself changes while burst credits last, so shares of a fixed number would not add up to ``value``.
    """
    network = asked.shares[0].network
    station = network.components.index(component)
    limit = network.limits[station]
    counted = {
        activity: sum(float((share.ios * share.work_s[:, station]).sum()) for share in shares) / limit.s_per_unit
        for activity, shares in asked.by_activity.items()
    }
    total = sum(counted.values())
    for activity, amount in counted.items():
        if amount > 0.0:
            per_s = amount / asked.length_s
            rate = Quantity(per_s / BYTES_PER_MB, "MB/s") if limit.counts_bytes else Quantity(per_s, "IOPS")
            yield Term(
                label=name_of(activity, asked.plan, scenario),
                formula=msg("explain-counted", rate=rate, n=limit.n_volumes),
                value=value * amount / total,
            )


def use_terms(asked: Asked, scenario: Scenario, component: Component) -> Iterator[Term]:
    """Yield each activity's contribution to a component's utilization."""
    for activity, shares in asked.by_activity.items():
        station = shares[0].network.components.index(component)
        used = sum(
            float((share.ios * share.work_s[:, station]).sum()) / float(servers(share.network)["n_servers"][station])
            for share in shares
        )
        if used > 0.0:
            yield Term(
                label=name_of(activity, asked.plan, scenario),
                formula=_work(asked, shares, component, station),
                value=used / asked.length_s,
            )


def _work(asked: Asked, shares: Sequence[Share], component: Component, station: int) -> Message:
    """Return text such as *1,234 reads × 0.41 ms and 800 writes × 0.20 ms per second, on 44 drives*."""
    said = []
    for op, word in enumerate(OPERATIONS):
        ios = sum(float(share.ios[op]) for share in shares)
        work_s = sum(float(share.ios[op]) * float(share.work_s[op, station]) for share in shares)
        if work_s > 0.0:
            n = plain(ios / asked.length_s)
            said.append(msg("explain-amount-and-time", n=n, ops=word, time=each(work_s / ios)))
    on = _servers(shares[0].network, component, station)
    return msg("explain-per-second", what=Listing(tuple(said)), servers=on)


def _servers(network: StationNetwork, component: Component, station: int) -> Message:
    n = round(float(servers(network)["n_servers"][station]))
    if component in TIERS:
        return _drives(next(tier for tier in network.tiers if tier.component == component))
    match component:
        case Component.CONTROLLER_CPU:
            return msg("explain-cores", n=n)
        case Component.PORT_OUT | Component.PORT_IN:
            return msg("explain-ports", n=n)
        case _:
            return msg("explain-links", n=n)


def _drives(tier: TierStation) -> Message:
    drives = msg("explain-drives", n=round(tier.n_drives))
    if tier.parallel_ios > 1:
        drives = msg("explain-parallel-ios", drives=drives, ios=plain(tier.parallel_ios))
    if tier.busy_fraction:
        drives = msg("explain-rebuilding", drives=drives, share=Quantity(tier.busy_fraction, "fraction"))
    return drives
