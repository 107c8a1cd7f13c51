"""From loose documents to one catalog that does not contradict itself."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from stormsizer.model.catalog import assemble
from stormsizer.model.catalog.assembly import KINDS
from tests.engine import seeds
from tests.support.languages import catalog_refused


@pytest.fixture
def documents() -> dict[str, list[dict[str, Any]]]:
    """The seed documents, to be changed at will."""
    return copy.deepcopy(seeds.catalog_documents())


def by_id(documents: dict[str, list[dict[str, Any]]], kind: str, identifier: str) -> dict[str, Any]:
    """One document of a kind."""
    return next(document for document in documents[kind] if document["id"] == identifier)


def test_seed_documents_assemble_into_a_catalog(documents: dict[str, list[dict[str, Any]]]) -> None:
    catalog = assemble(documents)
    assert "netapp-fas3270" in catalog.arrays
    assert len(catalog.evidence) >= 80


def test_an_unknown_kind_of_document_is_refused() -> None:
    with catalog_refused("unknown kinds of document: tapes"):
        assemble({"tapes": []})


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind != "evidence" and seeds.catalog_documents()[kind]])
def test_duplicate_identifier_is_rejected(documents: dict[str, list[dict[str, Any]]], kind: str) -> None:
    documents[kind].append(documents[kind][0])
    with catalog_refused(f"{documents[kind][0]['id']} stands twice"):
        assemble(documents)


def test_duplicate_evidence_row_is_rejected_across_documents(documents: dict[str, list[dict[str, Any]]]) -> None:
    first = documents["evidence"][0]
    documents["evidence"].append({"source": first["source"], "rows": [first["rows"][0]]})
    with catalog_refused(f"EvidenceRow {first['rows'][0]['id']} stands twice"):
        assemble(documents)


def test_unknown_drive_is_named(documents: dict[str, list[dict[str, Any]]]) -> None:
    by_id(documents, "arrays", "netapp-fas3270")["tiers"][0]["drives"].append("floppy")
    with catalog_refused(r"ArrayModel netapp-fas3270: drives: no drive 'floppy'"):
        assemble(documents)


def test_unknown_deployment_is_named(documents: dict[str, list[dict[str, Any]]]) -> None:
    by_id(documents, "workloads", "windows7-knowledge-rawc")["deployment_id"] = "by-hand"
    with catalog_refused(r"windows7-knowledge-rawc: deployment_id: no deployment 'by-hand'"):
        assemble(documents)


def test_unknown_successor_of_a_profile_is_named(documents: dict[str, list[dict[str, Any]]]) -> None:
    by_id(documents, "workloads", "windows7-knowledge-rawc")["superseded_by"] = "windows-9"
    with catalog_refused(r"windows7-knowledge-rawc: superseded_by: no profile 'windows-9'"):
        assemble(documents)


def test_unknown_source_is_named(documents: dict[str, list[dict[str, Any]]]) -> None:
    documents["evidence"][0]["source"] = "hearsay"
    with catalog_refused("no source 'hearsay' in the catalog"):
        assemble(documents)


def test_calibrated_name_without_a_calibration_is_named(documents: dict[str, list[dict[str, Any]]]) -> None:
    by_id(documents, "arrays", "netapp-fas3270")["network"]["host_path_ms"] = {"calibrated": "fas3270.wishes"}
    with catalog_refused(r"netapp-fas3270: no calibration holds a parameter 'fas3270\.wishes'"):
        assemble(documents)


def test_malformed_fact_is_named_with_its_path(documents: dict[str, list[dict[str, Any]]]) -> None:
    by_id(documents, "drives", "fc-450gb-15k")["random_read_ms"] = {"value": 5.3, "status": "stated"}
    with catalog_refused(r"Drive fc-450gb-15k: random_read_ms.*`source` and `where`"):
        assemble(documents)


@pytest.mark.parametrize(
    ("value", "complaint"),
    [(float("nan"), "finite"), ("fast", "number"), (None, "empty if and only if the status")],
)
def test_invalid_value_is_rejected(documents: dict[str, list[dict[str, Any]]], value: Any, complaint: str) -> None:
    by_id(documents, "drives", "fc-450gb-15k")["watts"] = {"value": value, "status": "assumed", "reasoning": "?"}
    with catalog_refused(rf"watts.*{complaint}"):
        assemble(documents)


def test_extra_field_is_rejected(documents: dict[str, list[dict[str, Any]]]) -> None:
    by_id(documents, "drives", "fc-450gb-15k")["color"] = "gray"
    with catalog_refused("color: Extra inputs"):
        assemble(documents)


def test_a_document_without_id_is_refused(documents: dict[str, list[dict[str, Any]]]) -> None:
    del by_id(documents, "drives", "fc-450gb-15k")["id"]
    with catalog_refused(r"Drive \(no id\): id: Field required"):
        assemble(documents)


def test_version_depends_only_on_the_content(documents: dict[str, list[dict[str, Any]]]) -> None:
    version = seeds.seed_catalog().version
    assert assemble(documents).version == version
    reordered = {kind: documents[kind] for kind in reversed(KINDS)}
    assert assemble(reordered).version == version
    by_id(documents, "drives", "fc-450gb-15k")["watts"]["value"] += 1
    assert assemble(documents).version != version


def test_calibration_can_be_tried_without_being_stored(documents: dict[str, list[dict[str, Any]]]) -> None:
    stored = assemble(documents)
    in_use = stored.calibrations["netapp-tr3949"]
    name = "fas3270.host_path_ms"
    other = in_use.model_copy(
        update={
            "parameters": tuple(p.model_copy(update={"value": 9.0}) if p.name == name else p for p in in_use.parameters)
        }
    )
    assert assemble(documents, other).arrays["netapp-fas3270"].network.host_path_ms.known == 9.0
    assert stored.arrays["netapp-fas3270"].network.host_path_ms.known != 9.0


def test_calibration_with_held_out_rows_fills_no_values(documents: dict[str, list[dict[str, Any]]]) -> None:
    with_all = assemble(documents)
    documents["calibrations"] = [c for c in documents["calibrations"] if not c.get("held_out")]
    assert assemble(documents).arrays == with_all.arrays
    assert assemble(documents).workloads == with_all.workloads
    assert assemble(documents).deployments == with_all.deployments
