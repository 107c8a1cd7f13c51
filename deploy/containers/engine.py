"""A Docker engine of its own for one proof, and the commands that are sent to it."""

from __future__ import annotations

import json
import os
import subprocess
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

READY_WITHIN_S = 60.0
DEBIAN_DOCKER = "/usr/bin/docker"
"""The command of the package `docker.io`, which builds images with BuildKit without a plugin."""
BRIDGE = "172.29.0.1/24"
"""Network of containers outside Compose projects: neither Docker's default nor that of `docker-compose.yml`."""


class CommandFailedError(RuntimeError):
    """A command ended with an exit code other than 0; the message has the end of its output."""


def run(
    command: Sequence[str | Path],
    *,
    environment: Mapping[str, str] | None = None,
    folder: Path | None = None,
    given: bytes | None = None,
    timeout_s: float = 1_800.0,
) -> bytes:
    """Run a command and return its standard output.

    Raises
    ------
    CommandFailedError
        If it ends with an exit code other than 0.
    """
    words = [str(word) for word in command]
    outcome = subprocess.run(
        words, input=given or b"", env=environment, cwd=folder, capture_output=True, timeout=timeout_s, check=False
    )
    if outcome.returncode:
        lines = (outcome.stdout + outcome.stderr).decode(errors="replace").splitlines()
        raise CommandFailedError(f"{' '.join(words)} ended with {outcome.returncode}:\n" + "\n".join(lines[-30:]))
    return outcome.stdout


@dataclass(frozen=True)
class Engine:
    """A Docker engine.

    Attributes
    ----------
    address
        Socket of the engine; None for the one that the `docker` command finds.
    compose
        The command of Docker Compose.
    program
        The `docker` command.
    """

    address: str | None
    compose: tuple[str, ...]
    program: str = "docker"

    @property
    def environment(self) -> dict[str, str]:
        """Environment of commands."""
        own = {} if self.address is None else {"DOCKER_HOST": self.address}
        return {**os.environ, "DOCKER_BUILDKIT": "1", "BUILDKIT_PROGRESS": "plain", "COMPOSE_ANSI": "never", **own}

    def docker(self, *words: str | Path, given: bytes | None = None) -> str:
        """Run a `docker` command and return its output."""
        return run([self.program, *words], environment=self.environment, given=given).decode()

    def inspect(self, *names: str) -> list[dict[str, Any]]:
        """Return what the engine knows about containers or images."""
        found: list[dict[str, Any]] = json.loads(self.docker("inspect", *names))
        return found

    def versions(self) -> dict[str, str]:
        """Return the versions of engine, runtime and Compose."""
        about = json.loads(self.docker("info", "--format", "{{json .}}"))
        compose = run([*self.compose, "version", "--short"], environment=self.environment).decode()
        return {
            "Docker engine": about["ServerVersion"],
            "Docker Compose": compose.strip(),
            "containerd": about["ContainerdCommit"]["ID"],
            "runc": about["RuncCommit"]["ID"],
            "storage driver": about["Driver"],
            "cgroups": f"version {about['CgroupVersion']}, {about['CgroupDriver']}",
            "Linux": about["KernelVersion"],
        }


@contextmanager
def private_engine(folder: Path, compose: tuple[str, ...]) -> Iterator[Engine]:
    """Start a Docker engine whose images, volumes and socket are in a folder, and stop it at the end."""
    folder.mkdir(parents=True, exist_ok=True)
    address = f"unix://{folder / 'socket'}"
    command = [
        "dockerd", "--data-root", folder / "data", "--exec-root", folder / "run", "--pidfile", folder / "pid",
        "--host", address, "--bip", BRIDGE, "--live-restore=false",
    ]  # fmt: skip
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen([str(word) for word in command], stdout=log, stderr=log, start_new_session=True)
    try:
        engine = Engine(address, compose, DEBIAN_DOCKER)
        _wait_for(engine, process, folder / "log")
        yield engine
    finally:
        process.terminate()
        process.wait(120)


def _wait_for(engine: Engine, process: subprocess.Popen[bytes], log: Path) -> None:
    deadline_s = time.monotonic() + READY_WITHIN_S
    while True:
        try:
            engine.docker("version")
        except CommandFailedError:
            if process.poll() is not None or time.monotonic() > deadline_s:
                end = "\n".join(log.read_text(errors="replace").splitlines()[-10:])
                raise CommandFailedError(f"the Docker engine does not start:\n{end}") from None
            time.sleep(0.5)
        else:
            return
