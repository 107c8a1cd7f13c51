"""Calendars to time: the sample fortnight, larger, longer, with more pools, and moved about as a browser drags it."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from dataclasses import replace
from datetime import timedelta
from typing import Any

from stormsizer.model.scenario import Scenario, parse
from stormsizer.simulation.pipeline import Simulation, simulate
from stormsizer.storage.figures import Component
from stormsizer.storage.network import StationNetwork
from tests.engine.seeds import acme_document, seed_catalog

DRAGGED = "tuesday-login"
EVERY_DAY = {"weekdays": ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]}
LINK_BYTES_PER_S = 1.25e9
MORE_TIERS = (Component.FLASH, Component.PERFORMANCE, Component.CAPACITY)


def fortnight(n_desktops: int, n_arrays: int) -> Scenario:
    """The sample fortnight for other numbers of desktops and arrays, slots and hosts in proportion to the desktops.

    The desktops are there already: making them takes as many days longer as there are more of them.
    """
    document = acme_document()
    document["events"] = [event for event in document["events"] if event["kind"] != "provision"]
    document["pools"][0]["initial_state"] = "off_never_used"
    share = n_desktops / document["pools"][0]["n_desktops"]
    document["pools"][0]["n_desktops"] = n_desktops
    document["array"]["n_arrays"] = n_arrays
    document["hosts"]["n_hosts"] = max(1, round(document["hosts"]["n_hosts"] * share))
    for event in document["events"]:
        if "n_slots" in event:
            event["n_slots"] = round(event["n_slots"] * share)
    return parse(document)


def every_day(n_days: int, n_pools: int = 1) -> Scenario:
    """So many days, each with a reboot, a login and a logoff of all pools; 2,500 desktops in all."""
    document = acme_document()
    pool = document["pools"][0] | {"n_desktops": document["pools"][0]["n_desktops"] // n_pools}
    pool["initial_state"] = "idle_used"
    document["pools"] = [pool | {"id": f"pool-{i}", "name": f"Pool {i}"} for i in range(n_pools)]
    start = document["calendar"]["starts_at"]
    document["calendar"] = {"starts_at": start, "ends_at": start + timedelta(days=n_days)}
    pool_ids = [each["id"] for each in document["pools"]]
    document["events"] = [
        {
            "id": f"{DRAGGED}-all" if kind == "login" else kind,
            "kind": kind,
            "name": kind,
            "starts_at": start + timedelta(hours=hour),
            "repeat": EVERY_DAY,
            "pool_ids": pool_ids,
            **more,
        }
        for kind, hour, more in (
            ("reboot", 2, {"n_slots": 128}),
            ("login", 8, {"window_s": 1680}),
            ("logoff", 17, {"window_s": 1800}),
        )
    ]
    return parse(document)


def dragging(scenario: Scenario) -> Callable[[], Simulation]:
    """Answer a scenario as a preview does, with a login one second later at each call: no answer is an old one."""
    catalog = seed_catalog()
    seconds = itertools.count(1)

    def answer() -> Simulation:
        by = timedelta(seconds=next(seconds) % 1800)
        events: tuple[Any, ...] = tuple(
            event.model_copy(update={"starts_at": event.starts_at + by}) if event.id.startswith(DRAGGED) else event
            for event in scenario.events
        )
        return simulate(scenario.model_copy(update={"events": events}), catalog, recommend=False)

    return answer


def with_more_stations(network: StationNetwork) -> StationNetwork:
    """The same drives as three tiers that share the load, and the hosts' links: four stations more."""
    (tier,) = network.tiers
    share = 1.0 / len(MORE_TIERS)
    return replace(
        network,
        tiers=tuple(
            replace(tier, component=component, n_drives=round(tier.n_drives * share), io_fraction=share)
            for component in MORE_TIERS
        ),
        n_host_links=45,
        host_link_bytes_per_s=LINK_BYTES_PER_S,
    )
