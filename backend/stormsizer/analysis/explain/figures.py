"""Terms of rates, throughput, response times and utilisations."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np

from stormsizer.analysis.explain.activities import OPERATIONS, asks, each
from stormsizer.analysis.explain.asked import Asked, Share
from stormsizer.analysis.explain.documents import Term
from stormsizer.discrete_event.schedule import name_of
from stormsizer.experience.judgement import COMPONENT_LABELS
from stormsizer.messages.formatting import count, number, percent
from stormsizer.model.scenario import Scenario
from stormsizer.storage.figures import TIERS, Component
from stormsizer.storage.network import IdlePart, StationNetwork, idle_parts, servers
from stormsizer.units import BYTES_PER_KB, BYTES_PER_MB, SECONDS_PER_MS

LEAST_SHARE = 0.002
"""Terms below this fraction of a figure are merged."""
IDLE_LABELS = {
    "path": "The way to the array and back",
    "cache": "Reading from a cache",
    Component.CONTROLLER_CPU: "The controller's work",
    Component.PORT_OUT: "Transfer through the outbound port",
    Component.PORT_IN: "Transfer through the inbound port",
    Component.HOST_LINK_IN: "Transfer through the hosts' links",
    Component.HOST_LINK_OUT: "Transfer through the hosts' links",
}
SERVERS = {
    Component.CONTROLLER_CPU: ("core", "cores"),
    Component.PORT_OUT: ("port", "ports"),
    Component.PORT_IN: ("port", "ports"),
    Component.HOST_LINK_IN: ("link", "links"),
    Component.HOST_LINK_OUT: ("link", "links"),
}


def summed(terms: Sequence[Term], value: float, rest_label: str) -> tuple[Term, ...]:
    """Terms, largest first, that add up to a value: small ones are merged into a last term with the rest."""
    told = [term for term in terms if term.value != 0.0 and abs(term.value) >= LEAST_SHARE * abs(value)]
    told.sort(key=lambda term: -abs(term.value))
    rest = value - sum(term.value for term in told)
    if abs(rest) < LEAST_SHARE * abs(value) or not told:
        return tuple(told)
    return (*told, Term(label=rest_label, formula="", value=rest))


def rate_terms(asked: Asked, scenario: Scenario, op: int) -> Iterator[Term]:
    """Reads or writes per second of each activity."""
    for activity, shares in asked.by_activity.items():
        ios = sum(float(share.ios[op]) for share in shares)
        if ios > 0.0:
            label = name_of(activity, asked.plan, scenario)
            yield Term(label=label, formula=asks(asked, shares, op), value=ios / asked.length_s)


def throughput_terms(asked: Asked, scenario: Scenario, op: int) -> Iterator[Term]:
    """Megabytes per second of each activity."""
    for activity, shares in asked.by_activity.items():
        ios = sum(float(share.ios[op]) for share in shares)
        if ios <= 0.0:
            continue
        moved = sum(float(share.ios[op]) * (share.shape.read_bytes, share.shape.write_bytes)[op] for share in shares)
        size = f"{number(moved / ios / BYTES_PER_KB)} kB"
        yield Term(
            label=name_of(activity, asked.plan, scenario),
            formula=f"{number(ios / asked.length_s)} {OPERATIONS[op]} per second × {size}",
            value=moved / BYTES_PER_MB / asked.length_s,
        )


def idle_terms(asked: Asked, op: int) -> Iterator[Term]:
    """Unloaded time of a mean read or write at each place, in milliseconds."""
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
            formula = (
                "" if often > 1.0 - 1e-9 else f"{percent(often)} of the reads × {each(ms * SECONDS_PER_MS / often)}"
            )
            yield Term(label=labels[place], formula=formula, value=ms)


def _tier_labels(asked: Asked) -> dict[str, str]:
    tiers = {tier.component for share in asked.shares for tier in share.network.tiers}
    return {str(place): label for place, label in IDLE_LABELS.items()} | {
        str(tier): f"Reading from the {COMPONENT_LABELS[tier]}" for tier in tiers
    }


def waiting_terms(asked: Asked, op: int) -> Iterator[tuple[Component, Term]]:
    """Wait of a mean read or write at each station, in milliseconds."""
    if not asked.shares:
        return
    waited_s = np.sum([share.waits_s[op] for share in asked.shares], axis=0) / float(asked.ios[op])
    for component, wait_s in zip(asked.shares[0].network.components, waited_s.tolist(), strict=True):
        if wait_s > 0.0:
            beyond = op == 1 and component in TIERS
            formula = "the write buffer is full" if beyond else ""
            label = f"Waiting for the {COMPONENT_LABELS[component]}"
            yield component, Term(label=label, formula=formula, value=wait_s / SECONDS_PER_MS)


def use_terms(asked: Asked, scenario: Scenario, component: Component) -> Iterator[Term]:
    """Share of a component's time used by each activity's I/Os."""
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


def _work(asked: Asked, shares: Sequence[Share], component: Component, station: int) -> str:
    """For example *1,234 reads × 0.41 ms and 800 writes × 0.20 ms per second, on 44 drives*."""
    said = []
    for op, word in enumerate(OPERATIONS):
        ios = sum(float(share.ios[op]) for share in shares)
        work_s = sum(float(share.ios[op]) * float(share.work_s[op, station]) for share in shares)
        if work_s > 0.0:
            said.append(f"{number(ios / asked.length_s)} {word} × {each(work_s / ios)}")
    return f"{' and '.join(said)} per second, on {_servers(shares[0].network, component, station)}"


def _servers(network: StationNetwork, component: Component, station: int) -> str:
    n = float(servers(network)["n_servers"][station])
    if component not in TIERS:
        return count(n, *SERVERS[component])
    tier = next(tier for tier in network.tiers if tier.component == component)
    drives = count(tier.n_drives, "drive")
    at_once = f" of {tier.parallel_ios} I/Os at a time" if tier.parallel_ios > 1 else ""
    rebuilding = f", {percent(tier.busy_fraction)} of their time rebuilding" if tier.busy_fraction else ""
    return f"{drives}{at_once}{rebuilding}"
