"""The web application, put together from its features."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from asgi_correlation_id import CorrelationIdMiddleware
from fastapi import FastAPI
from starlette.middleware.body_limit import RequestBodyLimitMiddleware

from stormsizer import __version__
from webapp.catalogs import endpoints as catalog_endpoints
from webapp.catalogs import price_endpoints
from webapp.catalogs.service import catalog_of_version, current_catalog
from webapp.evidence import endpoints as evidence_endpoints
from webapp.evidence.service import evidence
from webapp.kit import health, problem_answers, single_page
from webapp.kit.db import Sessions
from webapp.kit.guard import Guard
from webapp.kit.openapi import EVERY_ANSWER, describe
from webapp.kit.ports import Ports, Service
from webapp.kit.queue import Queue
from webapp.preview import endpoints as preview_endpoints
from webapp.projects import endpoints as project_endpoints
from webapp.reports import endpoints as report_endpoints
from webapp.runs import endpoints as run_endpoints
from webapp.runs.service import finished
from webapp.runs.sweeper import Sweeper
from webapp.scenarios import endpoints as scenario_endpoints
from webapp.scenarios.service import snapshot
from webapp.settings import Settings

API = "/api/v1"
FEATURES = (
    project_endpoints,
    scenario_endpoints,
    preview_endpoints,
    run_endpoints,
    report_endpoints,
    catalog_endpoints,
    price_endpoints,
    evidence_endpoints,
)


def create_service(settings: Settings, sessions: Sessions, queue: Queue) -> Service:
    """Connect the features."""
    ports = Ports(
        current_catalog=current_catalog,
        catalog_of_version=catalog_of_version,
        snapshot=snapshot,
        finished_run=finished,
        evidence=evidence,
    )
    return Service(settings, sessions, queue, ports)


def create_app(service: Service | None = None) -> FastAPI:
    """Return the application; without a service it can only describe itself."""

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        if service is None:
            yield
            return
        sweeper = Sweeper(service.sessions, service.queue, service.settings)
        sweeper.start()
        yield
        sweeper.stop()

    settings = Settings() if service is None else service.settings
    app = FastAPI(
        title="Stormsizer",
        version=__version__,
        summary="Sizes storage for virtual desktops.",
        openapi_url=None,
        separate_input_output_schemas=False,
        generate_unique_id_function=lambda route: route.name,
        responses=EVERY_ANSWER,
        lifespan=lifespan,
    )
    app.state.service = service
    app.include_router(health.router)
    for feature in FEATURES:
        app.include_router(feature.router, prefix=API)
    problem_answers.install(app)
    app.add_middleware(RequestBodyLimitMiddleware, max_body_size=settings.max_body_bytes)
    app.add_middleware(Guard, allowed_hosts=settings.allowed_hosts, max_body_bytes=settings.max_body_bytes)
    app.add_middleware(CorrelationIdMiddleware)

    @app.get(f"{API}/openapi.json", include_in_schema=False)
    def get_openapi() -> dict[str, object]:
        return describe(app)

    single_page.install(app, settings.frontend_folder)
    return app
