"""Documents as strangers send them: JSON here, YAML beside it, both with the same limits."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

LARGEST_BYTES = 4 * 1024 * 1024
MOST_VALUES = 20_000
"""Twice what the largest scenario holds. Checking each value costs time, so there must be an end to them."""


class DocumentError(ValueError):
    """What arrived is no document; the message is one line and says where."""


def text_of(content: bytes) -> str:
    """Return the text in some bytes."""
    if len(content) > LARGEST_BYTES:
        raise DocumentError(f"is larger than {LARGEST_BYTES // 1024**2} MiB")
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise DocumentError("is no text in UTF-8") from error


def read_json(content: bytes) -> Any:
    """Return the document in a JSON text. A field that stands twice contradicts itself and is refused."""
    text = text_of(content)
    try:
        document = json.loads(text, object_pairs_hook=_mapping)
    except DocumentError:
        raise
    except (ValueError, RecursionError) as error:
        raise DocumentError(f"is no JSON: {error}") from error
    check_length(document)
    return document


def check_length(document: Any) -> None:
    """Refuse a document with more values than anybody could mean."""
    waiting, n_values = [document], 0
    while waiting:
        node = waiting.pop()
        items = list(node.values()) if isinstance(node, dict) else node if isinstance(node, list) else ()
        n_values += len(items)
        if n_values > MOST_VALUES:
            raise DocumentError(f"holds more than {MOST_VALUES:,} values")
        waiting.extend(items)


def _mapping(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        twice = Counter(key for key, _ in pairs).most_common(1)[0][0]
        raise DocumentError(f"`{twice[:64]}` stands twice".encode("ascii", "backslashreplace").decode())
    return found
