"""Share link operations for members and holders."""

from collections.abc import Callable
from typing import NamedTuple
from uuid import UUID

from sqlalchemy.orm import Session

from stormsizer.messages.text import Text, msg, sentences
from stormsizer.model.catalog import Catalog
from stormsizer.model.scenario import Scenario
from stormsizer.recommendation.answer import FamilyAnswer, Shortlist
from stormsizer.recommendation.bill import bill_of_scenario
from stormsizer.report.sections.decisions.advice import calculated_for
from stormsizer.report.sections.decisions.costs import ASSUMED_PARTS
from stormsizer.report.studies import Studies
from webapp.core.db.clock import NOW, seconds
from webapp.core.db.session import Sessions
from webapp.core.db.tenancy import DatabaseRole, across
from webapp.core.http.errors import ConflictError, NotFoundError
from webapp.core.http.pagination import PageRequest
from webapp.core.ports import Finished, Ports
from webapp.core.security import secrets
from webapp.core.security.principal import Principal
from webapp.shares import repository
from webapp.shares.models import ShareLinkRow
from webapp.shares.schemas import (
    NewShareLink,
    Shared,
    SharedOption,
    SharedOptions,
    ShareLink,
    ShareLinkChange,
    ShareLinkInput,
    ShareLinkPage,
    Shows,
)

PREFIX = "szl_"
PAGE = "/shared"
"""The frontend page for holders. The token follows the `#`, a part of the address that browsers do not send."""
VISIT_S = 3_600
DAY_S = 86_400
NOTHING = msg("problem-share-link-ended")


class Opened(NamedTuple):
    """An opened link and its session cookie."""

    link_id: UUID
    cookie: str


class Held(NamedTuple):
    """A link and the data that its holder may see."""

    link: ShareLinkRow
    finished: Finished
    shortlist: Shortlist | None
    """Comparison of families that the link shows; None without one, or if it was deleted."""
    advised: Studies
    """Advice whose reboot windows the link shows; without one, or if it was deleted, there is none."""

    @property
    def included_run_ids(self) -> tuple[UUID, ...]:
        """Runs that the report includes."""
        shortlist_run_id = self.link.shortlist_run_id
        return () if shortlist_run_id is None or self.shortlist is None else (shortlist_run_id,)

    @property
    def windows_run_id(self) -> UUID | None:
        """Advice of which the report contains the reboot windows; None if the link shows none."""
        return self.link.advice_run_id if self.advised.reboot_windows else None


def create(
    session: Session, ports: Ports, run_id: UUID, given: ShareLinkInput, creator: Principal, base_url: str
) -> NewShareLink:
    """Create a link to a finished run. Only the response contains its address."""
    ports.finished_run(session, run_id)
    token = secrets.token(PREFIX)
    row = ShareLinkRow(
        run_id=run_id,
        shows=given.shows,
        shortlist_run_id=_newest(session, ports, run_id, _has_options) if given.shows_options else None,
        advice_run_id=_newest(session, ports, run_id, _has_windows) if given.shows_reboot_windows else None,
        label=given.label or "",
        token_sha256=secrets.hash_of(token),
        created_by=creator.name,
        expires_at=NOW + seconds(given.lasts_days * DAY_S),
    )
    session.add(row)
    session.flush()
    return NewShareLink(**_shown(session, row).model_dump(), url=f"{base_url}{PAGE}#{token}")


def list_links(session: Session, run_id: UUID, asked: PageRequest) -> ShareLinkPage:
    """Return one page of a run's links."""
    if not repository.run_exists(session, run_id):
        raise NotFoundError(msg("problem-no-run"))
    rows, next_cursor = repository.page(session, run_id, asked)
    return ShareLinkPage(items=tuple(ShareLink.model_validate(row) for row in rows), next_cursor=next_cursor)


def update(session: Session, link_id: UUID, given: ShareLinkChange) -> ShareLink:
    """Change a link that has not been revoked. An expired link can become active again."""
    row = _existing(session, link_id)
    if row.revoked_at is not None:
        raise ConflictError(msg("problem-share-link-revoked"))
    if given.label is not None:
        row.label = given.label
    if given.lasts_days is not None:
        row.expires_at = NOW + seconds(given.lasts_days * DAY_S)
    session.flush()
    return _shown(session, row)


def revoke(session: Session, link_id: UUID) -> ShareLink:
    """Revoke a link. It stops working immediately."""
    row = _existing(session, link_id)
    repository.end(session, row)
    return _shown(session, row)


def opened(sessions: Sessions, token: str, cookie: str | None) -> Opened:
    """Exchange a token for a cookie. This continues an existing visit, or starts and counts a new one."""
    with across(sessions, DatabaseRole.GATE).begin() as session:
        link = repository.open_by_token(session, secrets.hash_of(token))
        if link is None:
            raise NotFoundError(NOTHING)
        if cookie and repository.go_on_with_visit(session, link, secrets.hash_of(cookie), VISIT_S):
            return Opened(link.id, cookie)
        new = secrets.token()
        repository.begin_visit(session, link, secrets.hash_of(new), VISIT_S)
        return Opened(link.id, new)


def holder(sessions: Sessions, cookie: str) -> Principal | None:
    """Return the link holder that a visit's cookie identifies; None once the visit or the link is no longer active."""
    with across(sessions, DatabaseRole.GATE)() as session:
        link = repository.open_by_cookie(session, secrets.hash_of(cookie))
    if link is None:
        return None
    return Principal("share_link", id=link.id, organization_id=link.organization_id, name="share link")


def held(session: Session, ports: Ports, principal: Principal, link_id: UUID) -> Held:
    """Return the link and all data of its run, for the holder."""
    link = held_link(session, principal, link_id)
    finished = ports.finished_run(session, link.run_id)
    shortlist = _analysis(session, ports, link.run_id, link.shortlist_run_id).shortlist
    return Held(link, finished, shortlist, _analysis(session, ports, link.run_id, link.advice_run_id))


def require_report(link: ShareLinkRow) -> None:
    """Raise an error if the link does not include the report."""
    if link.shows != Shows.RESULT_AND_REPORT:
        raise NotFoundError(msg("problem-share-link-without-report"))


def shared(what: Held) -> Shared:
    """Return the content that a link shows. The project's notes are not shared."""
    link, finished, shortlist, advised = what
    scenario, has_report = finished.scenario, link.shows == Shows.RESULT_AND_REPORT
    return Shared(
        created_at=finished.created_at,
        expires_at=link.expires_at,
        has_report=has_report,
        project_name=finished.project_name,
        engine_version=finished.result.engine_version,
        catalog_version=finished.result.catalog_version,
        scenario=scenario,
        result=finished.result,
        bill=bill_of_scenario(scenario, finished.catalog) if has_report else None,
        options=None if shortlist is None else _options(shortlist, scenario, has_prices=has_report),
        reboot_windows=advised.reboot_windows,
        reboot_windows_note=sentences(*calculated_for(advised.earlier_advice)) if advised.earlier_advice else "",
        assumed_parts=_assumed_parts(scenario, finished.catalog),
    )


def _assumed_parts(scenario: Scenario, catalog: Catalog) -> Text:
    arrays = (catalog.arrays[each.model_id] for each in (scenario.array, *scenario.other_arrays))
    return ASSUMED_PARTS if any(array.has_assumed_parts for array in arrays) else ""


def held_link(session: Session, principal: Principal, link_id: UUID) -> ShareLinkRow:
    """Return the holder's link; a cookie for one link does not give access to another."""
    row = repository.by_id(session, link_id) if link_id == principal.id else None
    if row is None:
        raise NotFoundError(NOTHING)
    return row


def _newest(session: Session, ports: Ports, run_id: UUID, has: Callable[[Studies], bool]) -> UUID | None:
    """Return the analysis of a kind that a report of the run would include; None without one."""
    found = ports.studies.chosen(session, run_id, None)
    return next((each for each in found if has(ports.studies.answers(session, run_id, (each,)))), None)


def _has_options(studies: Studies) -> bool:
    return studies.shortlist is not None


def _has_windows(studies: Studies) -> bool:
    return bool(studies.reboot_windows)


def _analysis(session: Session, ports: Ports, run_id: UUID, analysis_id: UUID | None) -> Studies:
    """Return the result of an analysis that a link shows; nothing if it shows none, or if it was deleted."""
    if analysis_id is None:
        return Studies()
    try:
        return ports.studies.answers(session, run_id, (analysis_id,))
    except NotFoundError:
        return Studies()


def _options(shortlist: Shortlist, scenario: Scenario, *, has_prices: bool) -> SharedOptions:
    return SharedOptions(
        items=tuple(_option(each, scenario, has_prices=has_prices) for each in shortlist.families),
        n_desktops=shortlist.n_desktops,
        prices=shortlist.prices if has_prices else None,
        price_basis=shortlist.price_basis if has_prices else "",
    )


def _option(family: FamilyAnswer, scenario: Scenario, *, has_prices: bool) -> SharedOption:
    recommendation, chosen = family.recommendation, family.recommendation.chosen
    return SharedOption(
        model_name=recommendation.model_name,
        standing=recommendation.standing,
        words=chosen.words,
        status=family.known_status,
        constraint=family.constraint,
        margin_fraction=family.margin_fraction,
        is_simulated=chosen.applied_to(scenario) == scenario,
        is_installed=recommendation.upgrade is not None,
        price=chosen.price if has_prices else None,
        price_per_month=chosen.price_per_month if has_prices else None,
        price_per_desktop=recommendation.price_per_desktop if has_prices else None,
        price_contents=recommendation.price_contents if has_prices else "",
    )


def _existing(session: Session, link_id: UUID) -> ShareLinkRow:
    row = repository.by_id(session, link_id)
    if row is None:
        raise NotFoundError(msg("problem-no-share-link"))
    return row


def _shown(session: Session, row: ShareLinkRow) -> ShareLink:
    """Reload a link after a change and convert it to its API schema."""
    session.refresh(row)
    return ShareLink.model_validate(row)
