"""A scenario while a proposal is made: the changing document, its changes with reasons, and the refusals."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from stormsizer.messages.text import Listing, Message, Text, msg
from stormsizer.model.scenario import Problem, Scenario
from stormsizer.model.scenario.problems import shortened
from stormsizer_io.importers.formats.detection import Tool
from stormsizer_io.importers.summary.document import ImportSummary
from stormsizer_io.importers.summary.selection import Change

MOST_NAME, MOST_NOTES = 200, 2_500
_SOME = 8
MOST_FILES_NAMED = 3


@dataclass
class Draft:
    """Scenario with selections applied one after the other.

    Attributes
    ----------
    document
        The scenario as a document; validated as a whole after all selections are applied.
    origins
        The selection that changed each pool or event of the document, such as ``pools.staff`` or ``events.login``.
    """

    before: Scenario
    summary: ImportSummary
    document: dict[str, Any]
    origins: dict[str, str] = field(default_factory=dict)
    changes: list[Change] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)

    @classmethod
    def of(cls, scenario: Scenario, summary: ImportSummary) -> Draft:
        """Nothing has changed yet."""
        return cls(scenario, summary, scenario.model_dump(mode="json"))

    def refuse(self, path: str, given: object, allowed: Text, message: Message) -> None:
        """Record why a selection cannot be applied."""
        self.problems.append(Problem(path=path, given=shortened(given), allowed=allowed, message=message))

    def change(self, path: str, before: str, after: str, provenance: Text) -> None:
        """Record a change, unless its readable form is the same before and after."""
        if before != after:
            self.changes.append(Change(path=path, before=before, after=after, provenance=provenance))

    def pool_ids(self) -> list[str]:
        """Pools in their current state."""
        return [pool["id"] for pool in self.document["pools"]]

    def are_pools(self, path: str, pool_ids: tuple[str, ...]) -> bool:
        """Whether all pools of a selection exist; records those that do not."""
        unknown = [(at, each) for at, each in enumerate(pool_ids) if each not in self.pool_ids()]
        for at, each in unknown:
            self.refuse(f"{path}.{at}", each, some_of(self.pool_ids()), msg("field-unknown-pool"))
        return not unknown


def some_of(names: list[str]) -> Text:
    """Allowed values, truncated."""
    if not names:
        return msg("allowed-none")
    some = ", ".join(names[:_SOME])
    return some if len(names) <= _SOME else msg("allowed-and-more", names=some, n=len(names) - _SOME)


def clean(text: str, most: int = MOST_NAME) -> str:
    """Text of a file in the form a scenario accepts: one line, printable, not too long."""
    plain = " ".join("".join(each if each.isprintable() else " " for each in text).split())
    return plain if len(plain) <= most else plain[: most - 1] + "…"


def files_of(summary: ImportSummary, *tools: Tool) -> Message:
    """Files of some tools, in readable form."""
    names = [clean(file.name, 80) for file in summary.files if file.tool in tools]
    kinds = sorted({file.tool.value for file in summary.files if file.tool in tools})
    if not names:
        return msg("propose-the-files")
    some, rest = ", ".join(names[:MOST_FILES_NAMED]), len(names) - MOST_FILES_NAMED
    if rest > 0:
        return msg("propose-files-and-more", tools=Listing(tuple(kinds)), names=some, n=rest)
    return msg("propose-files", tools=Listing(tuple(kinds)), names=some, n=len(names))
