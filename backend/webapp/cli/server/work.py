"""`worker`: runs jobs until it is stopped."""

from __future__ import annotations

import warnings

from celery.platforms import SecurityWarning

from stormsizer.model.scenario import Scenario
from webapp.catalogs.seeds import catalog_from_files
from webapp.cli.server.database import open_migrated_database
from webapp.cli.server.safety import require_safe
from webapp.core import logs
from webapp.core.concurrency import warm
from webapp.core.seed_scenarios import seed_scenarios
from webapp.core.telemetry.settings import TelemetrySettings
from webapp.demo.limits import limited
from webapp.settings import Settings
from webapp.worker import create_worker


def work() -> None:
    """Run a Celery worker in this process, with a pool of child processes."""
    settings = limited(Settings())
    require_safe(settings)
    logs.configure()
    TelemetrySettings.from_environment()  # reports an invalid value once, not in each process of the pool
    with open_migrated_database(settings) as url:
        scenarios: list[Scenario] = list(seed_scenarios(settings.seed_folder / "scenarios").values())
        if scenarios:  # compiled before the pool forks, so that every process has the kernels
            warm(catalog_from_files(settings.seed_folder / "catalog"), scenarios[0])
        app = create_worker(settings, url)
        # the queue carries JSON only, so that writing to it cannot execute code; the warning is about pickle
        warnings.simplefilter("ignore", SecurityWarning)
        app.worker_main(["--quiet", "worker", "--loglevel", "WARNING", "--without-gossip", "--without-mingle"])
