"""Programs that the proof needs: Debian's Docker engine, and Docker Compose built from its published source."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from containers.engine import run

COMPOSE_MODULE = "github.com/docker/compose/v2"
COMPOSE_VERSION = "v2.40.3"
PACKAGES = {"dockerd": "docker.io", "mmdebstrap": "mmdebstrap", "iptables": "iptables", "openssl": "openssl"}
"""Debian packages by the program that is looked for."""
PATH = f"{os.environ.get('PATH', '')}:/usr/sbin:/sbin:/usr/local/go/bin"


class MissingProgramError(RuntimeError):
    """A program is missing and cannot be installed here; the message says what to do."""


def install_packages() -> None:
    """Install the missing Debian packages."""
    missing = [package for program, package in PACKAGES.items() if shutil.which(program, path=PATH) is None]
    if not missing:
        return
    if os.geteuid() != 0 or shutil.which("apt-get") is None:
        raise MissingProgramError(
            f"these Debian packages are missing: {', '.join(missing)}; install them, or run as root"
        )
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    run(["apt-get", "update"], environment=environment)
    run(["apt-get", "install", "--yes", "--no-install-recommends", *missing], environment=environment)


def compose_command(folder: Path) -> tuple[str, ...]:
    """Return a Docker Compose program in a folder; it is built from the Go module if it is not there yet."""
    program = folder / f"docker-compose-{COMPOSE_VERSION}"
    if program.exists():
        return (str(program),)
    go = shutil.which("go", path=PATH)
    if go is None:
        raise MissingProgramError(
            "Docker Compose is built from source, but Go is not installed: install Go 1.24 or newer"
        )
    folder.mkdir(parents=True, exist_ok=True)
    environment = {
        **os.environ, "GOPATH": str(folder / "go"), "GOCACHE": str(folder / "go-cache"), "GOFLAGS": "-modcacherw",
        "CGO_ENABLED": "0",
    }  # fmt: skip
    run([go, "mod", "download", f"{COMPOSE_MODULE}@{COMPOSE_VERSION}"], environment=environment, folder=folder)
    source = folder / "go/pkg/mod" / f"{COMPOSE_MODULE}@{COMPOSE_VERSION}"
    linked = f"-s -w -X {COMPOSE_MODULE}/internal.Version={COMPOSE_VERSION}"
    run([go, "build", "-ldflags", linked, "-o", program, "./cmd"], environment=environment, folder=source)
    shutil.rmtree(folder / "go", ignore_errors=True)
    shutil.rmtree(folder / "go-cache", ignore_errors=True)
    return (str(program),)
