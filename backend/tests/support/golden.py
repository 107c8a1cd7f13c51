"""Golden results: every number that has moved, by name, with both values."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).resolve().parents[1] / "golden"
ABSENT = "(absent)"
SHOWN = 20


class Golden:
    """Compares a result with the one on record, or puts it on record."""

    def __init__(self, rewrite: bool) -> None:
        self._rewrite = rewrite

    def __call__(self, name: str, result: Any) -> None:
        """Fail when any value of a JSON-like result differs from `tests/golden/<name>.json`."""
        record = FOLDER / f"{name}.json"
        written = json.dumps(result, indent=1, sort_keys=True, allow_nan=False) + "\n"
        if self._rewrite:
            FOLDER.mkdir(exist_ok=True)
            record.write_text(written)
            return
        assert record.exists(), f"no golden result {record.name}: `make golden` writes it"
        moved = list(differences(json.loads(record.read_text()), json.loads(written)))
        shown = "\n".join(moved[:SHOWN])
        assert not moved, f"{len(moved)} values of {name} have moved (`make golden` accepts them):\n{shown}"


def differences(was: Any, now: Any, path: str = "") -> Iterator[str]:
    """Yield one line per value that differs between two JSON documents."""
    if isinstance(was, dict) and isinstance(now, dict):
        for key in sorted({*was, *now}):
            yield from differences(was.get(key, ABSENT), now.get(key, ABSENT), f"{path}.{key}".lstrip("."))
    elif isinstance(was, list) and isinstance(now, list) and len(was) == len(now):
        for position, (before, after) in enumerate(zip(was, now, strict=True)):
            yield from differences(before, after, f"{path}[{position}]")
    elif was != now:
        yield f"{path}: {_shortened(was)} -> {_shortened(now)}"


def _shortened(value: Any) -> str:
    text = json.dumps(value)
    return text if len(text) <= 80 else f"{text[:77]}..."
