"""Prices of a project, which replace those of the organization's list item by item."""

from uuid import UUID

from sqlalchemy.orm import Session

from stormsizer.messages.text import msg
from stormsizer.model.catalog import PriceList, ProjectPrices
from stormsizer.recommendation.cost import at_project_prices, prices_in_use
from webapp.catalogs import prices, service
from webapp.catalogs.own_checks import problem
from webapp.catalogs.project_prices import repository
from webapp.catalogs.schemas import ProjectPriceList
from webapp.core.http.errors import InvalidInputError, NotFoundError, require_match
from webapp.core.project_prices import prices_of


def get(session: Session, project_id: UUID) -> ProjectPriceList:
    """Return the prices of a project, and the list that results from them."""
    _require(session, project_id)
    catalog, own = service.current_catalog(session), prices_of(session, project_id)
    return ProjectPriceList(own=own, prices=prices_in_use(at_project_prices(catalog, own)))


def etag(own: ProjectPrices | None) -> str:
    """Return the ETag of a project's prices: a hash of their content, without the name of the project."""
    return prices.etag_of(None if own is None else own.model_dump(mode="json", exclude={"project"}))


def replace(session: Session, project_id: UUID, given: ProjectPrices, if_match: str | None) -> ProjectPriceList:
    """Set the prices of a project. They must be in the currency of the organization's list.

    Raises
    ------
    PreconditionRequiredError, PreconditionFailedError
        If ``if_match`` is None, or not the ETag of the current prices.
    """
    _require(session, project_id)
    service.lock(session)
    require_match(if_match, etag(prices_of(session, project_id)), msg("problem-price-list-changed"))
    catalog = service.current_catalog(session)
    base = prices_in_use(catalog)
    problems = []
    if base is None or base.currency != given.currency:
        allowed = "" if base is None else base.currency
        problems.append(problem("currency", given.currency, allowed, msg("price-currency-of-organization")))
    else:
        names = {"arrays", "drives", "volumes_per_month", "discounts"}
        own = {name: getattr(given, name) for name in names}
        problems += prices.unknown_references(PriceList(id="own", name="own", dated=base.dated, **own), catalog)
    if problems:
        raise InvalidInputError(tuple(problems))
    repository.store(session, project_id, given)
    return get(session, project_id)


def remove(session: Session, project_id: UUID) -> None:
    """Delete the prices of a project, which then uses the organization's list; existing runs keep theirs."""
    _require(session, project_id)
    repository.store(session, project_id, None)


def _require(session: Session, project_id: UUID) -> None:
    if not repository.exists(session, project_id):
        raise NotFoundError(msg("problem-no-project"))
