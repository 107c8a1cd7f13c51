"""A small scenario that is answered in milliseconds, and ways to spoil it."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from typing import Any

Document = dict[str, Any]
Spoil = Callable[[Document], object]

OFFICE: Document = {
    "schema_version": 2,
    "name": "Branch office",
    "calendar": {"starts_at": "2026-03-02T06:00:00Z", "ends_at": "2026-03-02T10:00:00Z"},
    "pools": [
        {
            "id": "office",
            "name": "Office",
            "n_desktops": 100,
            "profile_id": "windows7-knowledge-rawc",
            "initial_state": "off_used",
        }
    ],
    "events": [
        {
            "id": "boot",
            "kind": "power_on",
            "name": "Boot",
            "starts_at": "2026-03-02T06:00:00Z",
            "pool_ids": ["office"],
        },
        {
            "id": "login",
            "kind": "login",
            "name": "Login",
            "starts_at": "2026-03-02T08:00:00Z",
            "pool_ids": ["office"],
        },
    ],
    "hosts": {"n_hosts": 4, "memory_gib_per_host": 96},
    "array": {
        "model_id": "netapp-fas3270",
        "firmware_id": "ontap-8.1",
        "tiers": [{"drive_id": "fc-450gb-15k", "n_drives": 24}],
    },
}


def office(**changes: Any) -> Document:
    """Return a fresh copy, with top-level fields changed."""
    return {**copy.deepcopy(OFFICE), **changes}


def with_installed_arrays(document: Document) -> Document:
    """Return a scenario with a second array, *files*; both are installed. The arrays have no part in common."""
    main, share, owned, owned_share = (copy.deepcopy(document["array"]) for _ in range(4))
    others = [share | {"id": "files", "installed_array": owned_share}]
    return document | {"array": main, "installed_array": owned, "other_arrays": others}


def from_sheet(value: float) -> Document:
    """Return a number that a specification sheet states."""
    return {"value": value, "status": "specified", "source": "own", "where": "page 2"}


def key_figures(**changes: Any) -> Document:
    """Return the key figures of an array, with some changed."""
    figures = {"usable_tb": 50, "data_reduction_ratio": 2, "max_iops": 200_000, "latency_ms": 1}
    ports = {"ports_per_controller": 4, "port": "fc16"}
    return {"id": "our-array", "name": "Our array", "vendor": "Acme", **figures, **ports, **changes}


def spec_sheet(**changes: Any) -> Document:
    """Return the specification sheet of an array with two controllers, with top-level fields changed."""
    facts = {
        "max_arrays": 4,
        "controllers": 2,
        "n_cores": 16,
        "specrate_per_core": 7,
        "memory_gib": 256,
        "n_slots": 24,
        "max_drives": 24,
        "data_reduction_ratio": 3,
        "port_gbit_per_s": 25,
        "max_ports": 4,
    }
    protection = {"group_size": 12, "n_parity": 2, "reserved_fraction": 0.1}
    maximum = {"block_kib": 8, "read_fraction": 0.7, "n_controllers": 2}
    return {
        "id": "our-array",
        "name": "Our array",
        "vendor": "Acme",
        "design": "shared_controllers",
        "release": "1.0",
        "drives": ["nvme-3840gb"],
        "drive_tier_name": "NVMe drives",
        **{name: from_sheet(value) for name, value in facts.items()},
        "protection": {"kind": "raid", **{name: from_sheet(value) for name, value in protection.items()}},
        "published_maximum": {"iops": from_sheet(400_000), "latency_ms": from_sheet(1), **maximum},
        **changes,
    }


def spoiled(spoil: Spoil) -> Document:
    """Return a copy that is wrong in one way."""
    document = office()
    spoil(document)
    return document


def as_json(document: Any) -> bytes:
    """Return JSON as a sloppy program writes it: NaN and infinities included."""
    return json.dumps(document).encode()
