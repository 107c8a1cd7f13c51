"""Everything a worker needs to compute runs."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from sqlalchemy.orm import Session

from stormsizer.model.catalog import Catalog
from webapp.jobs.attempts import WorkerContext


@dataclass(frozen=True, kw_only=True)
class RunContext(WorkerContext):
    """Everything a worker needs to compute runs.

    Attributes
    ----------
    catalog_of_version
        Returns the catalog with a given version, including the organization's own entries.
    """

    catalog_of_version: Callable[[Session, str], Catalog]
