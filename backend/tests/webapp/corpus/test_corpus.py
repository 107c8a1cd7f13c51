"""Bad input of every class, in both set-ups: no internal error, and the same response in both."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Any

import pytest

from tests.webapp.conftest import installed
from tests.webapp.corpus import addresses, extremes, json_values, proofs, requests, texts
from tests.webapp.corpus.cases import Case, Stage, at, set_the_stage
from tests.webapp.scenarios.corpus import CORPUS
from tests.webapp.setups import SetUp

SHORT = 64_000
CLASSES: dict[str, Callable[[], Iterable[Case]]] = {
    "I1 JSON values": json_values.cases,
    "I2 texts": texts.text_cases,
    "I3 bodies and headers": requests.body_cases,
    "I4 identifiers and pages": requests.id_cases,
    "I6 numbers in text": requests.number_cases,
    "I8 formulas and markup": texts.formula_cases,
    "I10 addresses": addresses.cases,
    "I12 scenarios": extremes.cases,
}


@dataclass(frozen=True)
class Both:
    """The two set-ups side by side."""

    embedded: Stage
    server: Stage
    set_ups: tuple[SetUp, SetUp]

    def locked(self) -> Both:
        """The same, behind a service that people sign in to."""
        embedded, server = (
            replace(stage, client=each.with_accounts().client()) for stage, each in zip(self, self.set_ups, strict=True)
        )
        return Both(embedded, server, self.set_ups)

    def __iter__(self) -> Iterator[Stage]:
        return iter((self.embedded, self.server))


@pytest.fixture(scope="module")
def both(
    embedded_postgres_url: str,
    server_postgres_url: str,
    server_redis_url: str,
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[Both]:
    folders = [tmp_path_factory.mktemp(name) for name in ("embedded", "server")]
    with (
        installed("embedded", embedded_postgres_url, None, folders[0]) as embedded,
        installed("server", server_postgres_url, server_redis_url, folders[1]) as server,
    ):
        yield Both(set_the_stage(embedded), set_the_stage(server), (embedded, server))
        for each in (embedded, server):
            each.clean()


@pytest.mark.parametrize("every_nth", [pytest.param(4, id="sample"), pytest.param(1, id="all", marks=pytest.mark.long)])
@pytest.mark.parametrize("name", CLASSES)
def test_every_input_gets_the_same_response_in_both_set_ups(
    both: Both, name: str, every_nth: int, record_property: Callable[[str, object], None]
) -> None:
    """The sample has every input that must be refused as a scenario, and a part of the others."""
    cases = [case for n, case in enumerate(CLASSES[name]()) if n % every_nth == 0 or case.name in CORPUS]
    wrong = [said for case in cases for said in _problems_of(case, both)]
    record_property("cases", len(cases))
    print(f"{name}: {len(cases)} cases in two set-ups, {len(wrong)} wrong")
    assert not wrong, "\n".join(wrong)


def test_forged_credentials_are_rejected(both: Both, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("webapp.accounts.auth.sign_in.REFUSED_AFTER_S", 0.0)
    locked = both.locked()
    cases = list(proofs.cases())
    wrong = [said for case in cases for said in _problems_of(case, locked)]
    print(f"I11 proofs: {len(cases)} cases in two set-ups, {len(wrong)} wrong")
    assert not wrong, "\n".join(wrong)


def test_corpus_has_the_required_size() -> None:
    least = {"I1": 60, "I2": 80, "I3": 40, "I4": 50, "I6": 30, "I8": 48, "I10": 72, "I12": 120}
    counts = {name.split()[0]: len(list(cases())) for name, cases in CLASSES.items()}
    assert all(counts[name] >= n for name, n in least.items()), counts
    assert len(list(proofs.cases())) >= 60


def _problems_of(case: Case, both: Both) -> Iterator[str]:
    """Say what is wrong with the answers to a case."""
    first, second = (case.send(stage) for stage in both)
    for answer in (first, second):
        why = _wrong(case, answer)
        if why:
            yield f"{case.name}: {why}: {answer.text[:300]!a}"
            return
    if _essence(first) != _essence(second):
        yield f"{case.name}: {_essence(first)} in one set-up, {_essence(second)} in the other"


def _wrong(case: Case, answer: Any) -> str:
    if answer.status_code not in case.allowed:
        return f"{answer.status_code}, allowed: {tuple(case.allowed)}"
    if answer.status_code >= 400:
        if answer.headers["content-type"] != "application/problem+json":
            return f"answered as {answer.headers['content-type']}"
        return "a long refusal" if len(answer.content) > SHORT else ""
    if case.kept is not None:
        path, sent = case.kept
        kept = at(answer.json(), path)
        return "" if kept == sent else f"kept as {kept!a}, sent {sent!a}"
    json.loads(answer.text, parse_constant=_no_number)
    return ""


def _no_number(text: str) -> float:
    raise AssertionError(f"the answer holds {text}")


def _essence(answer: Any) -> tuple[object, ...]:
    """Return the parts that must be equal: the status, and for a rejection its kind and fields."""
    if answer.status_code < 400:
        return (answer.status_code,)
    problem = answer.json()
    return (answer.status_code, problem["type"], [error["path"] for error in problem["errors"]])
