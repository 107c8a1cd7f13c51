"""Previews that reuse unchanged stages give what they would give without, whatever was changed in between."""

from __future__ import annotations

import copy
import itertools
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any

import pytest

from stormsizer.experience import week
from stormsizer.model.catalog import Catalog
from stormsizer.model.scenario import InvalidScenarioError, Scenario, parse
from stormsizer.stage_cache import NO_CACHE, ById, StageCache
from tests.engine.seeds import seed_catalog
from tests.webapp.documents import Document, office
from webapp.preview import service
from webapp.preview.schemas import Preview, PreviewRequest

KEPT = {"answer": 4, "serve": 4, "judge": 256, "assumptions": 64}
Path = tuple[int | str, ...]


@pytest.fixture
def memory(monkeypatch: pytest.MonkeyPatch) -> StageCache:
    """An empty cache of previews."""
    own = StageCache(KEPT)
    monkeypatch.setattr(service, "MEMORY", own)
    return own


@pytest.fixture(scope="module")
def catalog() -> Catalog:
    return seed_catalog()


def long_office() -> Document:
    """A day with two boots, logins, a scan and a logoff, every field written out."""
    document = office(calendar={"starts_at": "2026-03-02T06:00:00Z", "ends_at": "2026-03-02T20:00:00Z"})
    more = [
        {"kind": "antivirus_scan", "starts_at": "2026-03-02T11:00:00Z"},
        {"kind": "logoff", "starts_at": "2026-03-02T16:00:00Z"},
        {"kind": "reboot", "starts_at": "2026-03-02T18:00:00Z"},
    ]
    document["events"] += [
        {"id": event["kind"].split("_")[0], "name": event["kind"], "pool_ids": ["office"], **event} for event in more
    ]
    return parse(document).model_dump(mode="json")


def answered(catalog: Catalog, document: Document, **asked: Any) -> Preview:
    return service.preview(catalog, {}, PreviewRequest.model_validate({"scenario": document, "n_buckets": 50, **asked}))


def without_time(answer: Preview) -> str:
    """Everything but the time that it took."""
    return answer.model_copy(update={"elapsed_ms": 0.0}).model_dump_json()


def alone(catalog: Catalog, document: Document, monkeypatch: pytest.MonkeyPatch, **asked: Any) -> str:
    """The answer of a service that keeps nothing."""
    with monkeypatch.context() as patch:
        patch.setattr(service, "MEMORY", NO_CACHE)
        return without_time(answered(catalog, document, **asked))


def leaves(node: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    items = node.items() if isinstance(node, dict) else enumerate(node) if isinstance(node, list) else None
    if items is None:
        yield path, node
        return
    for key, value in items:
        yield from leaves(value, (*path, key))


def nudged(value: Any) -> Iterator[Any]:
    """Values near this one; for most fields one of them is allowed."""
    match value:
        case bool():
            yield not value
        case int():
            yield from (value + 1, value - 1)
        case float():
            yield from (value * 1.25 + 0.05, value * 0.75)
        case str() if value.endswith("Z"):
            yield (datetime.fromisoformat(value) + timedelta(minutes=7)).isoformat()


def changed(document: Document, path: Path, value: Any) -> Document:
    document = copy.deepcopy(document)
    place: Any = document
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = value
    return document


def changes(document: Document, catalog: Catalog) -> list[tuple[str, Document]]:
    """The document with one field changed, for every number, switch and instant that can be."""
    found = []
    for path, value in leaves(document):
        for other in nudged(value):
            candidate = changed(document, path, other)
            try:
                week.prepare(parse(candidate), catalog)
            except InvalidScenarioError:
                continue
            found.append((".".join(map(str, path)), candidate))
            break
    return found


def test_cached_preview_equals_an_uncached_one_after_any_change(
    catalog: Catalog, memory: StageCache, monkeypatch: pytest.MonkeyPatch
) -> None:
    base = long_office()
    candidates = changes(base, catalog)
    assert len(candidates) > 60
    before = without_time(answered(catalog, base))
    differ = 0
    for path, document in candidates:
        expected = alone(catalog, document, monkeypatch)
        assert without_time(answered(catalog, document)) == expected, path
        differ += expected != before
    assert differ > 40
    assert without_time(answered(catalog, base)) == before == alone(catalog, base, monkeypatch)


def test_another_catalog_with_the_same_version_is_not_mixed_up(
    catalog: Catalog, memory: StageCache, monkeypatch: pytest.MonkeyPatch
) -> None:
    base = long_office()
    array = catalog.arrays["netapp-fas3270"]
    drives = {name: drive.model_copy(update={"name": f"Better {drive.name}"}) for name, drive in catalog.drives.items()}
    faster = array.network.model_copy(
        update={"host_path_ms": array.network.host_path_ms.model_copy(update={"value": 9.0})}
    )
    arrays = {**catalog.arrays, array.id: array.model_copy(update={"network": faster})}
    for other in (replace(catalog, drives=drives), replace(catalog, arrays=arrays), catalog):
        assert without_time(answered(other, base)) == alone(other, base, monkeypatch)


def test_instants_in_another_time_zone_are_returned_as_given(
    catalog: Catalog, memory: StageCache, monkeypatch: pytest.MonkeyPatch
) -> None:
    base = long_office()
    moved = copy.deepcopy(base)
    moved["calendar"] = {"starts_at": "2026-03-02T07:00:00+01:00", "ends_at": "2026-03-02T21:00:00+01:00"}
    for document in (base, moved, base):
        assert without_time(answered(catalog, document)) == alone(catalog, document, monkeypatch)


def noted(monkeypatch: pytest.MonkeyPatch, *stages: str) -> list[tuple[str, tuple[Any, ...]]]:
    """Have every call of a stage noted with what it was given."""
    calls: list[tuple[str, tuple[Any, ...]]] = []
    for stage in stages:
        function = getattr(week, stage)

        def note(*given: Any, stage: str = stage, function: Any = function, **named: Any) -> Any:
            calls.append((stage, given))
            return function(*given, **named)

        monkeypatch.setattr(week, stage, note)
    return calls


def test_dragging_one_event_does_not_recompute_the_other_phases(
    catalog: Catalog, memory: StageCache, monkeypatch: pytest.MonkeyPatch
) -> None:
    judged = noted(monkeypatch, "judge")
    base = long_office()
    events = {event["id"]: i for i, event in enumerate(base["events"])}
    n_phases = len(answered(catalog, base).result.phases)
    assert len(judged) == n_phases
    judged.clear()
    answered(catalog, changed(base, ("events", events["reboot"], "starts_at"), "2026-03-02T18:10:00Z"))
    events_judged = {given[0].event_id for _, given in judged}
    assert "reboot" in events_judged
    assert not events_judged & {"boot", "login"}


def test_changed_goals_are_not_simulated_again_and_a_zoom_is_not_judged_again(
    catalog: Catalog, memory: StageCache, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls = noted(monkeypatch, "serve", "judge")
    base = long_office()
    answered(catalog, base)
    calls.clear()
    answered(catalog, changed(base, ("goals", "host_latency_max_ms"), 7.5))
    assert {stage for stage, _ in calls} == {"judge"}
    calls.clear()
    answered(catalog, base, **{"from": "2026-03-02T08:00:00Z", "to": "2026-03-02T09:00:00Z"})
    assert calls == []


def test_cache_evicts_the_least_recently_used_entry() -> None:
    memory, computed = StageCache({"stage": 2}), itertools.count()

    def ask(inputs: str) -> int:
        return memory.reuse("stage", lambda: inputs, lambda: next(computed))

    assert [ask(inputs) for inputs in "aabacbab"] == [0, 0, 1, 0, 2, 3, 4, 3]
    assert [memory.reuse("other", lambda: "a", lambda: next(computed)) for _ in range(2)] == [5, 6]


def test_threads_share_a_cache(catalog: Catalog, memory: StageCache, monkeypatch: pytest.MonkeyPatch) -> None:
    base = long_office()
    documents = [changed(base, ("pools", 0, "n_desktops"), n) for n in (90, 95, 100, 105, 110, 115)]
    expected = [alone(catalog, document, monkeypatch) for document in documents]
    with ThreadPoolExecutor(4) as pool:
        found = list(pool.map(lambda document: without_time(answered(catalog, document)), documents * 3))
    assert found == expected * 3


def test_catalog_document_is_compared_by_identity() -> None:
    first, second = Scenario.model_validate(office()), Scenario.model_validate(office())
    assert first == second
    assert ById(first) == ById(first) != ById(second)
