"""`migrate-scenario`: scenario files upgraded to the newest version of the format, without a database."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

import typer

from stormsizer.model.scenario import SCHEMA_VERSION, parse
from webapp.cli.errors import CommandError
from webapp.core.http.documents import read_json
from webapp.core.http.yaml_documents import read_file, read_yaml

_IN_YAML = re.compile(r"^(schema_version:[ \t]*)1\b", re.MULTILINE)
_IN_JSON = re.compile(r'("schema_version"\s*:\s*)1\b')
_FIRST_LINE = re.compile(r"^(?!#|---|%|\s*$)", re.MULTILINE)


def migrate_files(files: Sequence[Path]) -> None:
    """Upgrade scenario files in place; comments and layout are kept.

    Raises
    ------
    CommandError
        If a file cannot be upgraded without changing anything else. No file is changed then.
    """
    upgraded = {file: _upgraded(file) for file in files}
    for file, text in upgraded.items():
        if text is None:
            typer.echo(f"{file}: already version {SCHEMA_VERSION}")
            continue
        new = file.with_name(f".{file.name}.new")
        new.write_text(text, encoding="utf-8", newline="")
        new.replace(file)
        typer.echo(f"{file}: upgraded to version {SCHEMA_VERSION}")


def _upgraded(file: Path) -> str | None:
    """Return the text of a file with the newest version; None if it has that version."""
    document, is_json = read_file(file), file.suffix == ".json"
    parse(document)
    given = document.get("schema_version")
    if given == SCHEMA_VERSION:
        return None
    text = file.read_bytes().decode("utf-8-sig")
    if given is None:
        new = _with_version(text, is_json)
    else:
        new = (_IN_JSON if is_json else _IN_YAML).sub(rf"\g<1>{SCHEMA_VERSION}", text, count=1)
    if (read_json if is_json else read_yaml)(new.encode()) != document | {"schema_version": SCHEMA_VERSION}:
        raise CommandError(f"{file}: set schema_version to {SCHEMA_VERSION} by hand: its place was not found", 2)
    return new


def _with_version(text: str, is_json: bool) -> str:
    """Return the text of a document without a version, which is version 1 too, with the newest one."""
    if is_json:
        return text.replace("{", f'{{"schema_version": {SCHEMA_VERSION}, ', 1)
    return _FIRST_LINE.sub(f"schema_version: {SCHEMA_VERSION}\n", text, count=1)
