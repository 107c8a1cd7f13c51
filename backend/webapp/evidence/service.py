"""The backtest, computed once for a catalogue and an engine."""

import hashlib
import json

from sqlalchemy.orm import Session

import stormsizer
from stormsizer.catalog import Catalog
from stormsizer.evidence import Backtest, backtest
from webapp.evidence import repository
from webapp.kit.engine_room import slot
from webapp.kit.seed_scenarios import study_scenarios
from webapp.settings import Settings


def evidence(session: Session, settings: Settings, catalog: Catalog) -> Backtest:
    """Return every measured number beside the predicted one."""
    studies = study_scenarios(settings.seed_folder / "scenarios")
    documents = {source: scenario.model_dump(mode="json") for source, scenario in studies.items()}
    inputs = json.dumps([catalog.version, stormsizer.__version__, documents], sort_keys=True)
    inputs_sha256 = hashlib.sha256(inputs.encode()).hexdigest()
    document = repository.stored(session, inputs_sha256)
    if document is not None:
        return Backtest.model_validate(document)
    with slot():
        computed = backtest(catalog, studies)
    repository.store(session, inputs_sha256, computed.model_dump(mode="json"))
    return computed
