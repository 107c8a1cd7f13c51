"""Shortlist of the families in a request."""

from stormsizer.analysis.progress import Progress
from stormsizer.analysis.shortlist import shortlist
from stormsizer.messages.text import msg
from stormsizer.model.catalog import Catalog
from stormsizer.model.scenario import Problem, Scenario
from stormsizer.recommendation.answer import Shortlist
from webapp.core.http.errors import InvalidInputError
from webapp.runs.schemas import ShortlistRequest


def require_families(_: Scenario, catalog: Catalog, asked: ShortlistRequest | None) -> None:
    """Reject families that are not in the catalog."""
    unknown = tuple(
        Problem(
            path=f"family_ids.{i}",
            given=family_id,
            allowed=", ".join(sorted(catalog.arrays)),
            message=msg("field-not-in-catalog"),
        )
        for i, family_id in enumerate(asked.family_ids if asked else ())
        if family_id not in catalog.arrays
    )
    if unknown:
        raise InvalidInputError(unknown)


def answer(scenario: Scenario, catalog: Catalog, asked: ShortlistRequest | None, progress: Progress) -> Shortlist:
    """Return the cheapest configuration of each requested family; without a request, of each default one."""
    if asked is None:
        return shortlist(scenario, catalog, progress)
    return shortlist(scenario, catalog, progress, asked.family_ids or None, asked.excluded_family_ids)
