"""Builds images of the service, and measures them."""

from __future__ import annotations

import json
import subprocess
import tempfile
import time
import zlib
from dataclasses import dataclass
from pathlib import Path
from typing import IO, cast

import httpx2

from containers.engine import Engine, run
from containers.installation import Installation, wait_until

MAX_MB = 450
MAX_START_S = 5.0
CHUNK_BYTES = 1 << 20
ARM64_GLIBC_MINORS = range(17, 37)
"""Versions of glibc up to that of Debian 12, 2.36, for which a wheel may be built."""


@dataclass(frozen=True)
class ImageFacts:
    """Size and build time of an image.

    Attributes
    ----------
    compressed_mb
        Size of all layers with gzip, as a registry stores and sends them.
    parts_mb
        Layers, largest first: the command that made each, and its size.
    """

    build_s: float
    uncompressed_mb: float
    compressed_mb: float
    parts_mb: tuple[tuple[str, float], ...]


def build(engine: Engine, source: Path, tag: str) -> float:
    """Build a release's Dockerfile unchanged; return the seconds."""
    began_s = time.monotonic()
    engine.docker("build", "--tag", tag, "--file", source / "backend/Dockerfile", source)
    return time.monotonic() - began_s


def sources_of(commit: str, folder: Path, repository: Path) -> None:
    """Write the files of a commit into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    archive = run(["git", "-C", repository, "archive", commit])
    run(["tar", "--extract", "--directory", folder], given=archive)


def facts_of(engine: Engine, tag: str, build_s: float) -> ImageFacts:
    """Return the size of an image."""
    lines = engine.docker("history", "--no-trunc", "--human=false", "--format", "{{json .}}", tag).splitlines()
    layers = [(layer["CreatedBy"], int(layer["Size"]) / 1e6) for layer in map(json.loads, lines)]
    parts = sorted((layer for layer in layers if layer[1] >= 1), key=lambda layer: -layer[1])
    size = engine.inspect(tag)[0]["Size"]
    return ImageFacts(build_s, size / 1e6, _compressed_bytes(engine, tag) / 1e6, tuple(parts))


def _compressed_bytes(engine: Engine, tag: str) -> int:
    compressor, n_bytes = zlib.compressobj(level=6, wbits=31), 0
    with subprocess.Popen([engine.program, "save", tag], env=engine.environment, stdout=subprocess.PIPE) as process:
        output = cast("IO[bytes]", process.stdout)
        while chunk := output.read(CHUNK_BYTES):
            n_bytes += len(compressor.compress(chunk))
    return n_bytes + len(compressor.flush())


def arm64_wheels(repository: Path) -> int:
    """Download every locked Python package for arm64, none built from source, and return their number."""
    platforms = [f"--platform=manylinux_2_{minor}_aarch64" for minor in ARM64_GLIBC_MINORS]
    with tempfile.TemporaryDirectory() as folder:
        run(
            [
                repository / ".tools/bin/pip", "download", "--quiet", "--no-deps", "--only-binary=:all:",
                "--implementation=cp", "--python-version=3.11", "--platform=manylinux2014_aarch64", *platforms,
                "--require-hashes", "--requirement", repository / "backend/requirements.lock", "--dest", folder,
            ]
        )  # fmt: skip
        return sum(1 for _ in Path(folder).iterdir())


def warm_start_s(installation: Installation) -> float:
    """Return the seconds from the start of the API's container until `/readyz` is 200, with its caches filled."""
    container = installation.container("api")
    installation.engine.docker("stop", container)
    began_s = time.monotonic()
    installation.engine.docker("start", container)
    networks = installation.engine.inspect(container)[0]["NetworkSettings"]["Networks"]
    address = next(iter(networks.values()))["IPAddress"]
    wait_until(lambda: _is_ready(address), "the API is ready", 120.0, 0.02)
    return time.monotonic() - began_s


def _is_ready(address: str) -> bool:
    try:
        return httpx2.get(f"http://{address}:8000/readyz", headers={"Host": "api"}, timeout=2).status_code == 200
    except httpx2.HTTPError:
        return False
