"""Python processes of their own: for what only a fresh one shows, its start and its memory."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

BACKEND = Path(__file__).parents[3]


def seconds_of(program: str, *arguments: str, environment: dict[str, str] | None = None) -> float:
    """Wall-clock time of a whole process."""
    began = time.perf_counter()
    _run(program, arguments, environment)
    return time.perf_counter() - began


def answer_of(program: str, *arguments: str, environment: dict[str, str] | None = None) -> Any:
    """Return the JSON in the last line that a process prints."""
    return json.loads(_run(program, arguments, environment).splitlines()[-1])


def _run(program: str, arguments: tuple[str, ...], environment: dict[str, str] | None) -> str:
    outcome = subprocess.run(
        [sys.executable, "-c", program, *arguments],
        cwd=BACKEND,
        env=os.environ | {"PYTHONPATH": str(BACKEND)} | (environment or {}),
        capture_output=True,
        text=True,
        check=False,
    )
    if outcome.returncode != 0:
        raise RuntimeError(f"a process of a benchmark failed:\n{outcome.stderr}")
    return outcome.stdout
