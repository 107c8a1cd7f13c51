"""Parsing of documents from untrusted callers: JSON here, and YAML in a separate module with the same limits."""

from __future__ import annotations

import json
import re
from collections import Counter
from typing import Any

from stormsizer.messages.text import Quantity, Text, msg
from webapp.core.languages import english

LARGEST_BYTES = 4 * 1024 * 1024
MOST_VALUES = 20_000
"""Maximum number of values, twice that of the largest scenario; limits the time that validation takes."""

_VALUES = re.compile(rb'"[^"\\]*+(?:\\.[^"\\]*+)*+"?|[,\[{]', re.DOTALL)
"""A string, or the beginning of a value."""


class DocumentError(ValueError):
    """The content cannot be parsed as a document.

    Attributes
    ----------
    text
        What is wrong, as the rest of a sentence whose subject is the document.
    """

    def __init__(self, text: Text) -> None:
        super().__init__(text)
        self.text = text

    def __str__(self) -> str:
        """Return the text in English."""
        return english(self.text)


def text_of(content: bytes) -> str:
    """Decode UTF-8 bytes as text."""
    if len(content) > LARGEST_BYTES:
        raise DocumentError(msg("document-too-large", allowed=Quantity(LARGEST_BYTES // 1024**2, "MiB")))
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise DocumentError(msg("document-not-utf-8")) from error


def read_json(content: bytes) -> Any:
    """Parse JSON and return the document. Duplicate fields are rejected."""
    text = text_of(content)
    _require_few_values(content)
    try:
        document = json.loads(text, object_pairs_hook=_mapping)
    except DocumentError:
        raise
    except (ValueError, RecursionError) as error:
        raise DocumentError(msg("document-not-json", reason=str(error))) from error
    check_length(document)
    return document


def check_length(document: Any) -> None:
    """Reject a document with too many values."""
    waiting, n_values = [document], 0
    while waiting:
        node = waiting.pop()
        items = list(node.values()) if isinstance(node, dict) else node if isinstance(node, list) else ()
        n_values += len(items)
        if n_values > MOST_VALUES:
            raise DocumentError(msg("document-too-many-values", allowed=MOST_VALUES))
        waiting.extend(items)


def _require_few_values(content: bytes) -> None:
    """Reject JSON with too many values before it is parsed, which takes longer and needs much more memory.

    Each value but the first of a list or mapping follows a comma.
    """
    if sum(map(content.count, (b",", b"[", b"{"))) <= MOST_VALUES:
        return
    n_values = 0
    for token in _VALUES.finditer(content):
        n_values += token.group()[:1] != b'"'  # punctuation within strings does not count
        if n_values > MOST_VALUES:
            raise DocumentError(msg("document-too-many-values", allowed=MOST_VALUES))


def _mapping(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        twice = Counter(key for key, _ in pairs).most_common(1)[0][0]
        key = twice[:64].encode("ascii", "backslashreplace").decode()
        raise DocumentError(msg("document-duplicate-key", key=key))
    return found
