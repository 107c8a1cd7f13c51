"""Provenance of the artifacts: an in-toto statement with a SLSA v1 predicate."""

from __future__ import annotations

import json
import platform
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from release.archive import sha256_of
from release.repository import REPOSITORY

STATEMENT = "https://in-toto.io/Statement/v1"
PREDICATE = "https://slsa.dev/provenance/v1"
BUILD_TYPE = "urn:stormsizer:make-release:1"
BUILDER = "urn:stormsizer:builder:developer-machine"
"""The build runs on the machine that calls `make release`: SLSA build level 1, unless a service signs it."""
MATERIALS = (
    "backend/requirements.lock",
    "backend/Dockerfile",
    "frontend/package-lock.json",
    "docker-compose.yml",
)


@dataclass(frozen=True)
class Source:
    """What the artifacts are built from."""

    commit: str
    is_clean: bool
    """Whether the files are those of the commit."""
    epoch: int
    """Time of all files in the artifacts, in seconds."""


def statement(
    files: Iterable[Path], folder: Path, source: Source, began: datetime, parameters: Mapping[str, Any]
) -> str:
    """Return the statement about files in a folder, as JSON."""
    materials: list[dict[str, Any]] = [
        {
            "uri": "git+file:stormsizer",
            "digest": {"gitCommit": source.commit},
            "annotations": {"clean": source.is_clean},
        }
    ]
    materials += [{"uri": f"file:{path}", "digest": {"sha256": sha256_of(REPOSITORY / path)}} for path in MATERIALS]
    document = {
        "_type": STATEMENT,
        "subject": [
            {"name": path.relative_to(folder).as_posix(), "digest": {"sha256": sha256_of(path)}}
            for path in sorted(files)
        ],
        "predicateType": PREDICATE,
        "predicate": {
            "buildDefinition": {
                "buildType": BUILD_TYPE,
                "externalParameters": dict(parameters),
                "internalParameters": {
                    "python": platform.python_version(),
                    "platform": f"{platform.system()}-{platform.machine()}".lower(),
                    "sourceDateEpoch": source.epoch,
                },
                "resolvedDependencies": materials,
            },
            "runDetails": {
                "builder": {"id": BUILDER},
                "metadata": {"startedOn": _stamp(began), "finishedOn": _stamp(datetime.now(UTC))},
            },
        },
    }
    return json.dumps(document, indent=2, sort_keys=True) + "\n"


def _stamp(moment: datetime) -> str:
    return moment.strftime("%Y-%m-%dT%H:%M:%SZ")
