"""`/api/v1/share-links` for members, and `/api/v1/shared` for holders of a link."""

from typing import Annotated
from uuid import UUID

from fastapi import APIRouter, Depends, Request, Response, status

from stormsizer.model.scenario import MAIN_ARRAY
from stormsizer.storage.trace import Series
from webapp.core.http.arrays import ArrayId
from webapp.core.http.json_route import JsonRoute
from webapp.core.http.pagination import Paging
from webapp.core.http.time_spans import FromAt, NBuckets, ToAt
from webapp.core.openapi.response_headers import ETAG, references
from webapp.core.ports import AS_A_STRANGER, CurrentPrincipal, CurrentService, Db, Service, WholeService
from webapp.core.security import cookies
from webapp.core.security.principal import Principal
from webapp.shares import service
from webapp.shares.schemas import (
    NewShareLink,
    Shared,
    ShareLink,
    ShareLinkChange,
    ShareLinkInput,
    ShareLinkPage,
    ShareToken,
    Visit,
)

router = APIRouter(tags=["shares"], route_class=JsonRoute)


@router.post("/runs/{run_id}/share-links", status_code=status.HTTP_201_CREATED)
def create_share_link(
    db: Db,
    context: CurrentService,
    principal: CurrentPrincipal,
    request: Request,
    run_id: UUID,
    given: ShareLinkInput,
) -> NewShareLink:
    """Create a link that shows a finished run of kind *week* to anyone who has it. The address is shown only once."""
    base_url = context.settings.public_url or str(request.base_url).rstrip("/")
    return service.create(db, context.ports, run_id, given, principal, base_url)


@router.get("/runs/{run_id}/share-links")
def list_share_links(db: Db, run_id: UUID, paging: Paging) -> ShareLinkPage:
    """Return the links of a run, newest first."""
    return service.list_links(db, run_id, paging)


@router.patch("/share-links/{link_id}")
def update_share_link(db: Db, link_id: UUID, given: ShareLinkChange) -> ShareLink:
    """Change a link's label or expiration. Returns 409 if the link has been revoked."""
    return service.update(db, link_id, given)


@router.post("/share-links/{link_id}/revoke")
def revoke_share_link(db: Db, link_id: UUID) -> ShareLink:
    """Revoke a link. It stops working immediately."""
    return service.revoke(db, link_id)


@router.post("/shared", dependencies=[AS_A_STRANGER])
def open_share_link(context: WholeService, request: Request, response: Response, given: ShareToken) -> Visit:
    """Exchange the token of a link for a cookie that gives access for an hour.

    The response is the same for unknown, expired and revoked tokens.
    """
    opened = service.opened(context.sessions, given.token, cookies.cookie(request, cookies.SHARE_LINK))
    cookies.keep(request, response, cookies.SHARE_LINK, opened.cookie, service.VISIT_S, "strict")
    return Visit(link_id=opened.link_id, lasts_s=service.VISIT_S)


def _held(context: CurrentService, holder: CurrentPrincipal, link_id: UUID) -> service.Held:
    with context.sessions() as session:  # release the connection right away, because a report takes a while
        return service.held(session, context.ports, holder, link_id)


Held = Annotated[service.Held, Depends(_held)]


@router.get("/shared/{link_id}")
def get_shared(held: Held) -> Shared:
    """Return the run that a link shows, with its result."""
    return service.shared(held)


@router.get("/shared/{link_id}/series", response_model=Series)
def get_shared_series(
    db: Db,
    context: CurrentService,
    holder: CurrentPrincipal,
    link_id: UUID,
    array_id: ArrayId = MAIN_ARRAY,
    from_at: FromAt = None,
    to_at: ToAt = None,
    n_buckets: NBuckets = 672,
) -> Response:
    """Return the time series of the run that a link shows on one array, as minimum, mean and maximum per bucket."""
    link = service.held_link(db, holder, link_id)
    series = context.ports.series(db, link.run_id, array_id, from_at, to_at, n_buckets)
    return Response(series.model_dump_json(), media_type="application/json")


@router.get(
    "/shared/{link_id}/report",
    response_class=Response,
    responses={
        200: {
            "content": {"application/pdf": {"schema": {"type": "string", "format": "binary"}}},
            "headers": references(ETAG),
        }
    },
)
def get_shared_report(context: CurrentService, held: Held) -> Response:
    """Return the PDF report of the run, if the link includes it, with the options and windows that the link shows."""
    service.require_report(held.link)
    return context.ports.report(held.finished, context, held.included_run_ids, held.windows_run_id)


def holder_of(request: Request, context: Service) -> Principal | None:
    """Authenticate the holder of a share link by the cookie in the request."""
    cookie = cookies.cookie(request, cookies.SHARE_LINK)
    return None if cookie is None else service.holder(context.sessions, cookie)
