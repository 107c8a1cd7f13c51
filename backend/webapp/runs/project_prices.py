"""Prices of its project in the catalog of a run."""

from stormsizer.model.catalog import Catalog, ProjectPrices
from stormsizer.recommendation.cost import at_project_prices
from webapp.runs.models import RunRow


def at_prices_of(row: RunRow, catalog: Catalog) -> Catalog:
    """Return a run's catalog with the prices that its project had when the run was created."""
    own = None if row.project_prices is None else ProjectPrices.model_validate(row.project_prices)
    return at_project_prices(catalog, own)
