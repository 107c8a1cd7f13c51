"""Files of real tools, of the folder that STORMSIZER_SAMPLES names: never part of the project."""

from __future__ import annotations

import json
import os
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest

from stormsizer_io.importers.summary.document import Remark
from stormsizer_io.measurements import Note
from tests.support.languages import english


def sample_path(name: str) -> Path:
    """Where a sample lies; the test is skipped, and says so, where there are none."""
    folder = os.environ.get("STORMSIZER_SAMPLES")
    if not folder:
        pytest.skip("STORMSIZER_SAMPLES names no folder of samples")
    return Path(folder) / name


def sample(name: str) -> BytesIO:
    """A sample as a stream."""
    return BytesIO(sample_path(name).read_bytes())


def expected(part: str) -> dict[str, Any]:
    """Return the documented contents of the synthetic samples."""
    answers: dict[str, Any] = json.loads(sample_path("synthetic/expected.json").read_text())[part]
    return answers


def texts_of(notes: object) -> str:
    """All notes as one text."""
    return "\n".join(_text(note) for note in notes)  # type: ignore[attr-defined]


def _text(note: Note | Remark) -> str:
    times = getattr(note, "times", 1)
    return english(note.text) + (f" ({times} times)" if times > 1 else "")
