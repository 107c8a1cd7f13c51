"""The web application, assembled from its features."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial

from asgi_correlation_id import CorrelationIdMiddleware
from fastapi import Depends, FastAPI

from stormsizer import __version__
from webapp.accounts import endpoints as account_endpoints
from webapp.accounts.auth import confirmation
from webapp.accounts.auth.sessions import recognize as recognize_session
from webapp.accounts.email.outbox import report_ready
from webapp.accounts.members import endpoints as member_endpoints
from webapp.api_keys import endpoints as api_key_endpoints
from webapp.api_keys import repository as keys
from webapp.api_keys.recognition import principal_of_key
from webapp.audit import endpoints as audit_endpoints
from webapp.branding import endpoints as branding_endpoints
from webapp.branding.service import branding
from webapp.catalogs import endpoints as catalog_endpoints
from webapp.catalogs import own, own_endpoints, price_endpoints
from webapp.catalogs.project_prices import endpoints as project_price_endpoints
from webapp.catalogs.service import catalog_of_version, current_catalog
from webapp.catalogs.service import lock as lock_catalog
from webapp.core.audit import signing
from webapp.core.credentials import Ownership
from webapp.core.db.session import Sessions
from webapp.core.former_names import FormerPaths
from webapp.core.http import help_pages, idempotency, problem_responses, single_page
from webapp.core.http.body_limits import BodyLimits
from webapp.core.maintenance import MaintenanceHeader, MaintenanceWatch, refuse_changes
from webapp.core.openapi.description import EVERY_ANSWER, describe
from webapp.core.ports import OwnCatalog, Ports, Queue, Service, StudiesOfRuns
from webapp.core.security.guard import Guard
from webapp.core.security.rate_limits import RateLimiter, RateLimitHeaders
from webapp.core.telemetry import spans
from webapp.demo import pages as demo_pages
from webapp.demo.limits import limited
from webapp.demo.operations import require_available, require_classified
from webapp.demo.reset import DemoReset
from webapp.evidence import endpoints as evidence_endpoints
from webapp.evidence.service import evidence
from webapp.exports import endpoints as export_endpoints
from webapp.imports import endpoints as import_endpoints
from webapp.imports import upload_endpoints
from webapp.imports.applied import imported
from webapp.imports.sweeper import sweep_once as sweep_imports
from webapp.jobs.sweeper import Sweeper, sweep_once
from webapp.jobs.transitions import JOB_SWEEP
from webapp.operations import endpoints as operation_endpoints
from webapp.operations.access_log import AccessLog
from webapp.operations.metrics import Meter
from webapp.operations.readiness import Probes
from webapp.permissions import COSTS, PERMISSIONS, PERMISSIONS_OF_PAGES, require_complete
from webapp.personal_data import endpoints as personal_data_endpoints
from webapp.preview import endpoints as preview_endpoints
from webapp.projects import endpoints as project_endpoints
from webapp.reports import endpoints as report_endpoints
from webapp.runs import endpoints as run_endpoints
from webapp.runs import studies
from webapp.runs.batch import endpoints as batch_endpoints
from webapp.runs.execution.sweeps import RUN_SWEEPS
from webapp.runs.quota import endpoints as quota_endpoints
from webapp.runs.service import finished, series
from webapp.scenarios import endpoints as scenario_endpoints
from webapp.scenarios.service import saved, snapshot, stored, to_change
from webapp.settings import Settings
from webapp.shares import endpoints as share_endpoints
from webapp.telemetry import endpoints as telemetry_endpoints
from webapp.webhooks import endpoints as webhook_endpoints
from webapp.webhooks import event_docs
from webapp.webhooks import repository as webhooks

API = "/api/v1"
FEATURES = (
    project_endpoints,
    scenario_endpoints,
    preview_endpoints,
    run_endpoints,
    quota_endpoints,
    batch_endpoints,
    api_key_endpoints,
    report_endpoints,
    branding_endpoints,
    export_endpoints,
    import_endpoints,
    upload_endpoints,
    catalog_endpoints,
    price_endpoints,
    project_price_endpoints,
    own_endpoints,
    evidence_endpoints,
    audit_endpoints,
    personal_data_endpoints,
    webhook_endpoints,
    share_endpoints,
    account_endpoints,
    member_endpoints,
)


def create_service(settings: Settings, sessions: Sessions, queue: Queue) -> Service:
    """Return the service, with its features connected. A demo has the limits of a demo, whatever the operator sets."""
    settings = limited(settings)
    ports = Ports(
        current_catalog=current_catalog,
        catalog_of_version=catalog_of_version,
        snapshot=snapshot,
        store_scenario=stored,
        scenario_to_change=to_change,
        save_scenario=saved,
        own_catalog=OwnCatalog(lock_catalog, own.add, own.remove_unchanged),
        finished_run=partial(finished, catalog_of_version),
        series=series,
        studies=StudiesOfRuns(studies.chosen, partial(studies.answers, imports=imported)),
        branding=branding,
        report=report_endpoints.report_for_holder,
        tell_report=report_ready,
        evidence=evidence,
        permissions={**PERMISSIONS, **PERMISSIONS_OF_PAGES},
        recognize_holder=share_endpoints.holder_of,
        confirm=confirmation.of_request,
        recognize=(principal_of_key, recognize_session),
        credentials=(Ownership(keys.owned_by, keys.hand_over), Ownership(webhooks.owned_by, webhooks.hand_over)),
    )
    if settings.demo:
        ports = replace(ports, require_available=require_available)
    if settings.has_rate_limits:
        ports = replace(ports, count=RateLimiter(settings, COSTS))
    return Service(settings, signing(sessions, settings), queue, ports)


def sweeper_of(service: Service) -> Sweeper:
    """Return the sweeper, which recovers runs and jobs with a lost worker or message, and deletes expired imports."""
    what = (service.sessions, service.queue, service.settings)
    sweeps = (
        partial(sweep_once, RUN_SWEEPS, *what),
        partial(sweep_once, (JOB_SWEEP,), *what),
        partial(sweep_imports, service.sessions),
        *((DemoReset(service).sweep,) if service.settings.demo else ()),
    )
    return Sweeper(sweeps, service.settings.sweep_s)


def create_app(service: Service | None = None) -> FastAPI:
    """Return the application; without a service, it can only describe its API."""
    sweeper = None if service is None else sweeper_of(service)

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        if sweeper is None:
            yield
            return
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
        webhooks=event_docs.router,
        dependencies=[Depends(refuse_changes)],
        lifespan=lifespan,
        telemetry=spans.of_requests(),
    )
    app.state.service = service
    app.state.permissions = PERMISSIONS
    app.state.probes = None if service is None else Probes(service)
    app.state.maintenance = MaintenanceWatch(None if service is None else service.sessions.kw["bind"])
    app.state.meter = Meter(service, lambda: None if sweeper is None else sweeper.age_s)
    app.include_router(operation_endpoints.router)
    for feature in FEATURES:
        app.include_router(feature.router, prefix=API)
    if spans.exports() is not None:
        app.include_router(telemetry_endpoints.router, prefix=API)
    problem_responses.install(app)
    app.add_exception_handler(idempotency.Replay, idempotency.replay)
    most, counts_itself = settings.max_body_bytes, upload_endpoints.limits_itself
    app.add_middleware(FormerPaths)
    app.add_middleware(MaintenanceHeader, watch=app.state.maintenance)
    app.add_middleware(BodyLimits, max_body_bytes=most, limits_itself=counts_itself)
    app.add_middleware(Guard, allowed_hosts=settings.served_hosts, max_body_bytes=most, limits_itself=counts_itself)
    app.add_middleware(RateLimitHeaders)
    app.add_middleware(AccessLog, meter=app.state.meter, writes_lines=settings.has_access_log)
    app.add_middleware(CorrelationIdMiddleware)

    @app.get(f"{API}/openapi.json", include_in_schema=False)
    def get_openapi() -> dict[str, object]:
        return describe(app)

    require_complete([operation_endpoints.router, *(feature.router for feature in FEATURES)])
    require_classified()
    help_pages.install(app, settings.docs_folder)
    index = None
    if service is not None and settings.demo:
        demo_pages.install(app, service)
        index = demo_pages.index(service)
    single_page.install(app, settings.frontend_folder, index, spans.root_fraction())
    return app
