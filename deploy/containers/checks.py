"""Checks of running containers: users and capabilities, writes outside volumes, secrets in logs and descriptions."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from containers.installation import NAME, SERVICES, Installation


@dataclass(frozen=True)
class ProcessFacts:
    """User and privileges of the processes of a container, as the kernel shows them."""

    service: str
    users: tuple[int, ...]
    n_processes: int
    capabilities: tuple[str, ...]
    no_new_privileges: bool
    read_only: bool
    changed_files: tuple[str, ...]

    def violations(self) -> list[str]:
        """Return what a hardened container may not do."""
        return [
            f"{self.service}: {what}"
            for what, is_so in (
                ("a process runs as root", 0 in self.users),
                (f"capabilities {self.capabilities}", any(int(each, 16) for each in self.capabilities)),
                ("may gain privileges", not self.no_new_privileges),
                ("its root is writable", not self.read_only),
                (f"wrote outside volumes: {', '.join(self.changed_files)}", bool(self.changed_files)),
            )
            if is_so
        ]


def process_facts(installation: Installation) -> list[ProcessFacts]:
    """Return the facts of each service's container."""
    return [_facts_of(installation, service) for service in SERVICES]


def _facts_of(installation: Installation, service: str) -> ProcessFacts:
    container = installation.container(service)
    top = installation.engine.docker("top", container, "-eo", "pid").split()[1:]
    statuses = [status for pid in top if (status := _status(int(pid)))]
    changes = installation.engine.docker("diff", container).splitlines()
    described = installation.engine.inspect(container)[0]
    mounts = [mount["Destination"] for mount in described["Mounts"]] + list(described["HostConfig"].get("Tmpfs") or ())
    return ProcessFacts(
        service=service,
        users=tuple(sorted({int(status["Uid"].split()[1]) for status in statuses})),
        n_processes=len(statuses),
        capabilities=tuple(
            sorted({status["CapEff"] for status in statuses} | {status["CapPrm"] for status in statuses})
        ),
        no_new_privileges=all(status["NoNewPrivs"] == "1" for status in statuses),
        read_only=described["HostConfig"]["ReadonlyRootfs"],
        changed_files=written_outside(changes, mounts),
    )


def written_outside(changes: list[str], mounts: list[str]) -> tuple[str, ...]:
    """Return the changed paths of `docker diff` other than mount points and their parent folders.

    The engine creates mount points in a container before it starts. A parent folder of one counts as changed as well.
    """
    made = {"/run", "/run/secrets", *mounts}
    parents = {str(parent) for mount in made for parent in Path(mount).parents}
    paths = [change[2:] for change in changes]
    return tuple(path for path in paths if path not in made | parents and not path.startswith("/run/secrets/"))


def _status(pid: int) -> dict[str, str]:
    """Return the kernel's status of a process; empty if it has ended."""
    try:
        text = Path(f"/proc/{pid}/status").read_text()
    except FileNotFoundError:
        return {}
    return dict(line.replace("\t", " ").split(": ", 1) for line in text.splitlines() if ": " in line.replace("\t", " "))


def secret_leaks(installation: Installation, values: dict[str, str]) -> list[str]:
    """Return the places where a secret can be read: logs, descriptions of containers and images, command lines.

    Raises
    ------
    RuntimeError
        If the search does not find what is certainly there, so that its result means nothing.
    """
    places = dict(_places(installation))
    if "/readyz" not in places["the logs"] or NAME not in places["the description of api"]:
        raise RuntimeError("the logs or the descriptions of the containers are incomplete")
    return [
        f"{name} appears in {place}"
        for place, text in places.items()
        for name, value in values.items()
        if value in text
    ]


def _places(installation: Installation) -> Iterator[tuple[str, str]]:
    engine = installation.engine
    yield "the logs", installation.compose("logs", "--no-color").decode(errors="replace")
    for service in SERVICES:
        container = installation.container(service)
        yield f"the description of {service}", json.dumps(engine.inspect(container))
        yield f"the command lines of {service}", engine.docker("top", container, "-eo", "pid,args")
    yield "the description of the image", json.dumps(engine.inspect(installation.image))
    yield "the history of the image", engine.docker("history", "--no-trunc", installation.image)
