"""Parsing of YAML from untrusted callers: plain YAML 1.2 values, without tags or aliases."""

from __future__ import annotations

import math
import re
from pathlib import Path
from typing import Any

import yaml

from webapp.core.http.documents import LARGEST_BYTES, DocumentError, check_length, read_json, text_of

DEEPEST = 40
SCALARS = {  # YAML 1.2 core schema: no dates, no "yes" and "no", no sexagesimal numbers
    "null": (r"~|null|Null|NULL|", "~nN"),
    "bool": (r"true|True|TRUE|false|False|FALSE", "tTfF"),
    "int": (r"[-+]?[0-9]+|0o[0-7]+|0x[0-9a-fA-F]+", "-+0123456789"),
    "float": (
        r"[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?|[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN)",
        "-+.0123456789",
    ),
}


class _Loader(yaml.CSafeLoader):
    yaml_implicit_resolvers: dict[str, Any] = {}  # noqa: RUF012 - PyYAML's own declaration

    def flatten_mapping(self, node: yaml.MappingNode) -> None:
        """Do nothing, leaving merge keys as plain keys, because merging them would have the same effect as an alias."""

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Any, Any]:
        seen: set[str] = set()
        for key, _ in node.value:
            if isinstance(key, yaml.ScalarNode) and key.value in seen:
                raise yaml.constructor.ConstructorError(None, None, f"`{key.value}` appears twice", key.start_mark)
            seen.add(str(key.value))
        return super().construct_mapping(node, deep)


def _int(_: _Loader, node: yaml.ScalarNode) -> int:
    text = str(node.value)
    return int(text, {"0o": 8, "0x": 16}.get(text[:2], 10))


def _float(_: _Loader, node: yaml.ScalarNode) -> float:
    text = str(node.value).lower()
    if text.endswith((".inf", ".nan")):
        return -math.inf if text.startswith("-") else math.inf if text.endswith(".inf") else math.nan
    return float(text)


for _name, (_pattern, _first) in SCALARS.items():
    _Loader.add_implicit_resolver(f"tag:yaml.org,2002:{_name}", re.compile(f"^(?:{_pattern})$"), [*_first, ""])
_Loader.add_constructor("tag:yaml.org,2002:int", _int)
_Loader.add_constructor("tag:yaml.org,2002:float", _float)


def read_file(path: Path, *, aliases: bool = False) -> Any:
    """Return the document in a YAML or JSON file. Only our own files may use aliases.

    Raises
    ------
    DocumentError
        If the file cannot be read, is too large, or has content that is not accepted from untrusted callers.
    """
    try:
        with path.open("rb") as file:
            content = file.read(LARGEST_BYTES + 1)
    except OSError as error:
        raise DocumentError(f"{path}: {error.strerror or 'cannot be read'}") from error
    try:
        return read_json(content) if path.suffix == ".json" else read_yaml(content, aliases=aliases)
    except DocumentError as error:
        raise DocumentError(f"{path}: {error}") from error


def read_yaml(content: bytes, *, aliases: bool = False) -> Any:
    """Parse YAML text and return its only document."""
    text = text_of(content)
    try:
        _check_structure(text, aliases=aliases)
        document = yaml.load(text, Loader=_Loader)  # noqa: S506 - our loader is a safe one
    except DocumentError:
        raise
    except yaml.MarkedYAMLError as error:
        raise DocumentError(_one_line(error)) from error
    except (yaml.YAMLError, ValueError, RecursionError, TypeError) as error:
        raise DocumentError(f"is not valid YAML: {str(error).splitlines()[0]}") from error
    if not aliases:
        check_length(document)
    return document


def _check_structure(text: str, *, aliases: bool) -> None:
    """Reject content that would expand in memory, before anything is built."""
    depth = 0
    for event in yaml.parse(text, Loader=yaml.CSafeLoader):
        if not aliases and (isinstance(event, yaml.AliasEvent) or getattr(event, "anchor", None)):
            raise DocumentError(_at(event.start_mark, "anchors and aliases are not allowed"))
        depth += isinstance(event, yaml.CollectionStartEvent) - isinstance(event, yaml.CollectionEndEvent)
        if depth > DEEPEST:
            raise DocumentError(_at(event.start_mark, f"is nested deeper than {DEEPEST} levels"))


def _one_line(error: yaml.MarkedYAMLError) -> str:
    reason = " ".join((error.problem or error.context or "is not valid YAML").split())
    return _at(error.problem_mark or error.context_mark, reason)


def _at(mark: Any, reason: str) -> str:
    return reason if mark is None else f"line {mark.line + 1}, column {mark.column + 1}: {reason}"
