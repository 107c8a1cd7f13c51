"""`/livez`: the process responds. `/readyz`: it can do its work. `/metrics`: Prometheus metrics."""

import hmac
from ipaddress import ip_address

from fastapi import APIRouter, Request, Response
from fastapi.responses import PlainTextResponse
from prometheus_client import CONTENT_TYPE_LATEST

from webapp.core.http.client_address import address_of
from webapp.core.http.errors import NotFoundError
from webapp.core.languages import Reader, localized
from webapp.operations.metrics import Meter
from webapp.operations.readiness import Probes
from webapp.operations.schemas import Liveness, Readiness
from webapp.settings import Settings

router = APIRouter(tags=["health"])


@router.get("/livez")
async def get_liveness() -> Liveness:
    """Report that the process responds, without checking its dependencies."""
    return Liveness()


@router.get("/readyz", response_model=Readiness, responses={503: {"model": Readiness}})
async def get_readiness(request: Request, reader: Reader) -> Response:
    """Report readiness and any findings, within a second.

    503 if the database is unavailable or not migrated; other findings are only reported.
    """
    probes: Probes = request.app.state.probes
    readiness = await probes.readiness()
    return localized(readiness, reader, 200 if readiness.ready else 503)


@router.get("/metrics", response_class=PlainTextResponse)
def get_metrics(request: Request) -> Response:
    """Return Prometheus metrics to networks and token holders allowed by the operator."""
    _require_operator(request, request.app.state.service.settings)
    meter: Meter = request.app.state.meter
    return Response(meter.exposition(), headers={"Content-Type": CONTENT_TYPE_LATEST, "Cache-Control": "no-store"})


def _require_operator(request: Request, settings: Settings) -> None:
    """Respond to unauthorized clients as if the page did not exist."""
    if not (_has_token(request, settings) or _is_near(request, settings)):
        raise NotFoundError


def _has_token(request: Request, settings: Settings) -> bool:
    if settings.metrics_token is None:
        return False
    expected = f"Bearer {settings.metrics_token.get_secret_value()}"
    return hmac.compare_digest(request.headers.get("authorization", "").encode(), expected.encode())


def _is_near(request: Request, settings: Settings) -> bool:
    """Return whether a request comes from an allowed network and was not forwarded by an unknown proxy."""
    address = address_of(request, settings.trusted_proxies)
    peer = request.client.host if request.client else ""
    if address == peer and "x-forwarded-for" in request.headers:
        return False
    try:
        return any(ip_address(address) in network for network in settings.metrics_networks)
    except ValueError:
        return False
