"""Facts about the checkout, and how the other modules start programs."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parents[2]


class ReleaseError(RuntimeError):
    """A release cannot be made, with the reason and what to do."""


def output_of(command: Sequence[str], folder: Path = REPOSITORY, environment: Mapping[str, str] | None = None) -> str:
    """Return what a program prints; `ReleaseError` has its last lines if it fails."""
    variables = os.environ | dict(environment or {})
    try:
        done = subprocess.run(command, cwd=folder, env=variables, capture_output=True, text=True, check=False)
    except FileNotFoundError as error:
        raise ReleaseError(f"{command[0]} is not installed") from error
    if done.returncode:
        lines = (done.stderr.strip() or done.stdout.strip()).splitlines()[-8:]
        raise ReleaseError(f"`{' '.join(command[:4])}` failed:\n" + "\n".join(lines))
    return done.stdout


def git(*words: str, folder: Path = REPOSITORY) -> str:
    """Return what Git prints, without the last newline."""
    return output_of(["git", *words], folder).rstrip("\n")


def commit_of(folder: Path = REPOSITORY) -> str:
    """Return the hash of the current commit."""
    return git("rev-parse", "HEAD", folder=folder)


def epoch_of(folder: Path = REPOSITORY) -> int:
    """Return the time of the current commit in seconds, or `SOURCE_DATE_EPOCH` if it is set."""
    given = os.environ.get("SOURCE_DATE_EPOCH")
    if given is None:
        return int(git("log", "-1", "--format=%ct", folder=folder))
    if not given.isdigit():
        raise ReleaseError(f"SOURCE_DATE_EPOCH is {given!r}: it must be a number of seconds")
    return int(given)


def is_clean(folder: Path = REPOSITORY) -> bool:
    """Return whether every tracked file is as committed, and no other file is left untracked."""
    return not git("status", "--porcelain", folder=folder)


def tags_of_commit(folder: Path = REPOSITORY) -> tuple[str, ...]:
    """Return the tags of the current commit."""
    return tuple(git("tag", "--points-at", "HEAD", folder=folder).split())
