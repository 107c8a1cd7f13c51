"""The backtest, computed once for a catalogue and an engine."""

import hashlib
import json
from threading import Lock

import stormsizer
from stormsizer.catalog import Catalog
from stormsizer.evidence import Backtest, backtest
from stormsizer.scenario import Scenario
from webapp.evidence import repository
from webapp.kit.db import Sessions
from webapp.kit.seed_scenarios import study_scenarios
from webapp.settings import Settings

_computing = Lock()


def evidence(sessions: Sessions, settings: Settings, catalog: Catalog) -> Backtest:
    """Return every measured number beside the predicted one. Who asks while it is computed waits for it."""
    studies = study_scenarios(settings.seed_folder / "scenarios")
    inputs_sha256 = _hash_of(catalog, studies)
    found = _stored(sessions, inputs_sha256)
    if found is not None:
        return found
    with _computing:
        found = _stored(sessions, inputs_sha256)
        if found is not None:
            return found
        computed = backtest(catalog, studies)
        with sessions.begin() as session:
            repository.store(session, inputs_sha256, computed.model_dump(mode="json"))
        return computed


def _stored(sessions: Sessions, inputs_sha256: str) -> Backtest | None:
    with sessions() as session:
        document = repository.stored(session, inputs_sha256)
    return None if document is None else Backtest.model_validate(document)


def _hash_of(catalog: Catalog, studies: dict[str, Scenario]) -> str:
    documents = {source: scenario.model_dump(mode="json") for source, scenario in studies.items()}
    inputs = json.dumps([catalog.version, stormsizer.__version__, documents], sort_keys=True)
    return hashlib.sha256(inputs.encode()).hexdigest()
