"""Releases so far: `deploy/releases.yaml`."""

from __future__ import annotations

from datetime import date
from pathlib import Path
from typing import Annotated

import yaml
from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

from release.repository import REPOSITORY, ReleaseError
from release.versions import VERSION

HISTORY = "deploy/releases.yaml"


class Release(BaseModel):
    """A release: its version, the commit it was built from, and its day."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    version: Annotated[str, Field(pattern=f"^{VERSION.pattern}$")]
    commit: Annotated[str, Field(pattern=r"^[0-9a-f]{40}$")]
    date: date


def releases(top: Path = REPOSITORY) -> tuple[Release, ...]:
    """Return all releases, oldest first."""
    try:
        document = yaml.safe_load((top / HISTORY).read_text(encoding="utf-8"))
        return TypeAdapter(tuple[Release, ...]).validate_python(document)
    except (yaml.YAMLError, ValidationError) as error:
        raise ReleaseError(f"{HISTORY}: {error}") from error


def with_release(text: str, release: Release) -> str:
    """Return the text of the file with one more entry at the end."""
    lines = (f"- version: {release.version}", f"  commit: {release.commit}", f"  date: {release.date.isoformat()}")
    return text.rstrip("\n") + "\n\n" + "\n".join(lines) + "\n"
