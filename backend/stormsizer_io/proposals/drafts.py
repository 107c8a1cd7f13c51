"""State of a scenario while a proposal is created: the working document, changes with reasons, and any problems."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from stormsizer.messages.text import Message, Text, msg
from stormsizer.model.scenario import MAIN_ARRAY, Problem, Scenario
from stormsizer.model.scenario.problems import shortened, some_of
from stormsizer_io.file_texts import files_text
from stormsizer_io.importers.formats.detection import Tool
from stormsizer_io.importers.summary.document import ImportSummary
from stormsizer_io.importers.summary.selection import Change, PhaseComparison
from stormsizer_io.proposals.labels import change_label

MOST_NAME, MOST_NOTES = 200, 2_500
INVENTORIES = (Tool.RVTOOLS, Tool.LIVE_OPTICS, Tool.WORKBOOK)


@dataclass
class Draft:
    """A scenario to which selections are applied one at a time.

    Attributes
    ----------
    document
        The scenario as a document; validated as a whole after all selections are applied.
    say
        Function that renders the texts in the document, which its owner edits as plain text.
    is_new
        Whether the scenario is new: then values that equal those of the starting scenario are changes as well.
    origins
        The selection that changed each pool or event of the document, such as ``pools.staff`` or ``events.login``.
    """

    before: Scenario
    summary: ImportSummary
    document: dict[str, Any]
    say: Callable[[Text], str]
    is_new: bool = False
    origins: dict[str, str] = field(default_factory=dict)
    changes: list[Change] = field(default_factory=list)
    comparisons: list[PhaseComparison] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)

    @classmethod
    def of(
        cls, scenario: Scenario, summary: ImportSummary, say: Callable[[Text], str], *, is_new: bool = False
    ) -> Draft:
        """Return a draft of the unchanged scenario."""
        return cls(scenario, summary, scenario.model_dump(mode="json"), say, is_new)

    def refuse(self, path: str, given: object, allowed: Text, message: Message) -> None:
        """Record why a selection cannot be applied."""
        shown = given if isinstance(given, Message) else shortened(given)
        self.problems.append(Problem(path=path, given=shown, allowed=allowed, message=message))

    def change(self, path: str, before: Text, after: Text, provenance: Text, label: Text | None = None) -> None:
        """Record a change, unless the old and new values have the same readable form; a new scenario had no value."""
        is_same = self.say(before) == self.say(after)
        if not is_same or self.is_new:
            was = "" if is_same else before
            named = change_label(path) if label is None else label
            self.changes.append(Change(path=path, label=named, before=was, after=after, provenance=provenance))

    def array_ids(self) -> list[str]:
        """Return the IDs of the arrays, the main one first."""
        return [MAIN_ARRAY, *(array["id"] for array in self.document["other_arrays"])]

    def path_of_array(self, array_id: str) -> str:
        """Return the path of an array's configuration in the document."""
        if array_id == MAIN_ARRAY:
            return "array"
        return f"other_arrays.{self.array_ids().index(array_id) - 1}"

    def configuration_of(self, array_id: str) -> dict[str, Any]:
        """Return an array's configuration in the document."""
        name, *index = self.path_of_array(array_id).split(".")
        part = self.document[name]
        configuration: dict[str, Any] = part[int(index[0])] if index else part
        return configuration

    def pool_ids(self) -> list[str]:
        """Return the IDs of the pools in the document's current state."""
        return [pool["id"] for pool in self.document["pools"]]

    def are_pools(self, path: str, pool_ids: tuple[str, ...]) -> bool:
        """Return whether all pools in a selection exist, and record those that do not."""
        unknown = [(at, each) for at, each in enumerate(pool_ids) if each not in self.pool_ids()]
        for at, each in unknown:
            self.refuse(f"{path}.{at}", each, some_of(self.pool_ids()), msg("field-unknown-pool"))
        return not unknown


def clean(text: str, most: int = MOST_NAME) -> str:
    """Return text from a file in the form that a scenario accepts: one line, printable, not too long."""
    plain = " ".join("".join(each if each.isprintable() else " " for each in text).split())
    return plain if len(plain) <= most else plain[: most - 1] + "…"


def files_of(summary: ImportSummary, *tools: Tool) -> Message:
    """Return the names of the files from these tools, in readable form."""
    return files_text([(file.tool.value, clean(file.name, 80)) for file in summary.files if file.tool in tools])
