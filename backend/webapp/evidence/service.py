"""The backtest, computed once per catalog and engine version."""

import hashlib
import json
from collections.abc import Mapping
from threading import Lock

import stormsizer
from stormsizer.evidence import Backtest, backtest
from stormsizer.model.catalog import Catalog
from stormsizer.model.scenario import Scenario
from webapp.core.db.session import Sessions
from webapp.core.seed_scenarios import seed_scenarios
from webapp.evidence import repository
from webapp.settings import Settings

_computing = Lock()


def evidence(sessions: Sessions, settings: Settings, catalog: Catalog) -> Backtest:
    """Return every measured value with its prediction. Concurrent callers wait for the computation.

    Prices do not affect it: catalogs that differ only in prices share one backtest.
    """
    scenarios = seed_scenarios(settings.seed_folder / "scenarios")
    inputs_sha256 = inputs_hash(catalog, scenarios)
    found = _stored(sessions, inputs_sha256)
    if found is None:
        with _computing:
            found = _stored(sessions, inputs_sha256) or _computed(sessions, inputs_sha256, catalog, scenarios)
    return found.model_copy(update={"catalog_version": catalog.version})


def _computed(sessions: Sessions, inputs_sha256: str, catalog: Catalog, scenarios: Mapping[str, Scenario]) -> Backtest:
    computed = backtest(catalog, scenarios)
    with sessions.begin() as session:
        repository.store(session, inputs_sha256, computed.model_dump(mode="json"))
    return computed


def _stored(sessions: Sessions, inputs_sha256: str) -> Backtest | None:
    with sessions() as session:
        document = repository.stored(session, inputs_sha256)
    return None if document is None else Backtest.model_validate(document)


def inputs_hash(catalog: Catalog, scenarios: Mapping[str, Scenario]) -> str:
    """Return the hash of all inputs to a backtest and of the structure of the backtest document."""
    documents = {name: scenario.model_dump(mode="json") for name, scenario in scenarios.items()}
    facts = {kind: list(entries) for kind, entries in catalog.documents.items() if kind != "prices"}
    shape = Backtest.model_json_schema(mode="serialization")
    inputs = json.dumps([facts, stormsizer.__version__, shape, documents], sort_keys=True)
    return hashlib.sha256(inputs.encode()).hexdigest()
