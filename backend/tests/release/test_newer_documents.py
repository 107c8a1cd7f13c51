"""Processes of the previous release read the catalog and the scenarios that this release stores."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import pytest

from tests.release.codes import Code, code_of, rolling_commit
from webapp.catalogs.seeds import read_seeds
from webapp.core.seed_scenarios import seed_scenarios
from webapp.settings import Settings

READ = """
import json, sys
from stormsizer.model.scenario import Scenario
from webapp.catalogs.seeds import catalog_of

stored = json.load(sys.stdin)
catalog_of([tuple(pair) for pair in stored["catalog"]])
for document in stored["scenarios"]:
    Scenario.model_validate(document)
"""

Stored = dict[str, list[Any]]


def stored() -> Stored:
    """Documents as this release stores them."""
    folder = Settings().seed_folder
    return {
        "catalog": [(each.kind, each.document) for each in read_seeds(folder / "catalog")],
        "scenarios": [each.model_dump(mode="json") for each in seed_scenarios(folder / "scenarios").values()],
    }


def problems(code: Code, documents: Stored) -> str:
    """Return the error that a release reports when it reads the documents; empty if there is none."""
    done = subprocess.run(
        [sys.executable, "-c", READ],
        env=code.environment,
        cwd=code.folder,
        input=json.dumps(documents),
        capture_output=True,
        text=True,
        check=False,
    )
    return done.stderr


@pytest.fixture(scope="module")
def previous(tmp_path_factory: pytest.TempPathFactory) -> Code:
    return code_of(rolling_commit(), tmp_path_factory.mktemp("previous"), {})


def test_previous_release_reads_the_documents_of_this_one(previous: Code) -> None:
    documents = stored()
    assert len(documents["catalog"]) > 50
    assert len(documents["scenarios"]) > 5
    assert problems(previous, documents) == ""


@pytest.mark.parametrize("part", ["catalog", "scenarios"])
def test_field_that_the_previous_release_does_not_know_is_found(previous: Code, part: str) -> None:
    documents = stored()
    document = documents[part][0] if part == "scenarios" else documents[part][0][1]
    document["cover_color"] = "blue"
    assert "cover_color" in problems(previous, documents)
