"""A scenario on its way to a proposal: the document as it changes, what changed and why, and what cannot be."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from stormsizer.messages.formatting import listed
from stormsizer.model.scenario import Problem, Scenario
from stormsizer.model.scenario.problems import shortened
from stormsizer_io.importers.formats.detection import Tool
from stormsizer_io.importers.summary.document import Digest
from stormsizer_io.importers.summary.selection import Change

MOST_NAME, MOST_NOTES = 200, 2_500
_SOME = 8


@dataclass
class Draft:
    """What choices make of a scenario, one after the other.

    Attributes
    ----------
    document
        The scenario as a document; checked as a whole when all choices are carried out.
    origins
        By pool or event of the document, as ``pools.staff`` or ``events.login``, the choice that changed it.
    """

    before: Scenario
    digest: Digest
    document: dict[str, Any]
    origins: dict[str, str] = field(default_factory=dict)
    changes: list[Change] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)

    @classmethod
    def of(cls, scenario: Scenario, digest: Digest) -> Draft:
        """Nothing is changed yet."""
        return cls(scenario, digest, scenario.model_dump(mode="json"))

    def refuse(self, path: str, given: object, allowed: str, message: str) -> None:
        """Say why a choice cannot be carried out."""
        self.problems.append(Problem(path=path, given=shortened(given), allowed=allowed, message=message))

    def change(self, path: str, before: str, after: str, provenance: str) -> None:
        """Note that something changes, unless it reads the same before and after."""
        if before != after:
            self.changes.append(Change(path=path, before=before, after=after, provenance=provenance))

    def pool_ids(self) -> list[str]:
        """Pools as they are by now."""
        return [pool["id"] for pool in self.document["pools"]]

    def are_pools(self, path: str, pool_ids: tuple[str, ...]) -> bool:
        """Whether a choice names pools that are there; says which are not."""
        unknown = [(at, each) for at, each in enumerate(pool_ids) if each not in self.pool_ids()]
        for at, each in unknown:
            self.refuse(f"{path}.{at}", each, some_of(self.pool_ids()), "is no pool of the scenario")
        return not unknown


def some_of(names: list[str]) -> str:
    """What may be given, cut short."""
    return listed(names, _SOME) if names else "nothing: there is none"


def clean(text: str, most: int = MOST_NAME) -> str:
    """A text of a file as a scenario takes it: one line, printable, not too long."""
    plain = " ".join("".join(each if each.isprintable() else " " for each in text).split())
    return plain if len(plain) <= most else plain[: most - 1] + "…"


def files_of(digest: Digest, *tools: Tool) -> str:
    """Files of some tools, as people read them."""
    names = [clean(file.name, 80) for file in digest.files if file.tool in tools]
    kinds = sorted({file.tool.value for file in digest.files if file.tool in tools})
    return (
        f"{' and '.join(kinds)} {'file' if len(names) == 1 else 'files'} {listed(names, 3)}" if names else "the files"
    )
