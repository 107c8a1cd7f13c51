"""Errors in scenario documents: each problem has a path, the given value, and the allowed values."""

from __future__ import annotations

import math
from datetime import date
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stormsizer.model.catalog import Catalog
from stormsizer.model.provenance import Document
from stormsizer.model.scenario import InvalidScenarioError, Problem, Scenario, check_against, parse
from stormsizer.simulation.pipeline import prepare
from tests.engine import seeds
from tests.support.languages import english, english_problems

GONE = object()
"""Represents a removed field."""

A_DATE = "a date and time with a time zone, e.g. 2011-05-30T08:00:00Z"
A_NUMBER, A_FINITE_NUMBER, A_WHOLE_NUMBER = "a number", "a finite number", "a whole number"
PRINTABLE, WHOLE_TEXT = "printable text", "valid Unicode text"
ONLY_THESE = "the fields in the published schema"
REQUIRED = "a value"
KINDS = (
    "provision, power_on, reboot, recompose, login, logoff, antivirus_scan, patch, backup, replication, load_test, "
    "failure, maintenance, or outage"
)
IDENTIFIER = "text that matches ^[a-z0-9][a-z0-9-]{0,63}$"
FIRST_DAY, LAST_DAY = "2011-05-29T00:00:00+00:00", "2011-06-12T00:00:00+00:00"
DEPLOY, POWER_ON, FIRST_LOGIN, FIRST_LOGOFF, MAINTENANCE, OUTAGE = 0, 1, 2, 3, 6, 7
"""Places of events in the sample."""


def changed(path: str, value: Any, document: dict[str, Any] | None = None) -> dict[str, Any]:
    """The sample with one field changed, added or taken away."""
    document = seeds.acme_document() if document is None else document
    *steps, last = [int(step) if step.isdigit() else step for step in path.split("/")]
    place: Any = document
    for step in steps:
        place = place[step]
    if value is GONE:
        del place[last]
    else:
        place[last] = value
    return document


def problems_of(document: Any) -> tuple[Problem, ...]:
    """Everything that is wrong with a document, wherever it is found."""
    with pytest.raises(InvalidScenarioError) as caught:
        prepare(parse(document), seeds.seed_catalog())
    return english_problems(caught.value)


def only_problem(document: Any) -> tuple[str, str, str]:
    """Path, what was given and what is allowed, of the one thing that is wrong."""
    (problem,) = problems_of(document)
    assert problem.message
    return problem.path, english(problem.given), english(problem.allowed)


FIELDS = [
    # missing and unknown
    ("calendar", GONE, "nothing", REQUIRED),
    ("pools/0/n_desktops", GONE, "nothing", REQUIRED),
    ("events/2/pool_ids", GONE, "nothing", REQUIRED),
    ("events/7/ends_at", GONE, "nothing", REQUIRED),
    ("array/tiers/0/n_drives", GONE, "nothing", REQUIRED),
    ("pools/0/n_dekstops", 2500, "2500", ONLY_THESE),
    ("color", "blue", "blue", ONLY_THESE),
    ("events/2/n_slots", 128, "128", ONLY_THESE),
    # counts
    ("pools/0/n_desktops", 0, "0", "at least 1"),
    ("pools/0/n_desktops", -2500, "-2500", "at least 1"),
    ("pools/0/n_desktops", 100_001, "100001", "at most 100,000"),
    ("pools/0/n_desktops", True, "true", A_WHOLE_NUMBER),
    ("pools/0/n_desktops", 2500.0, "2500.0", A_WHOLE_NUMBER),
    ("pools/0/n_desktops", 2500.5, "2500.5", A_WHOLE_NUMBER),
    ("pools/0/n_desktops", "2500", "2500", A_WHOLE_NUMBER),
    ("pools/0/n_desktops", None, "null", A_WHOLE_NUMBER),
    ("pools/0/n_desktops", math.nan, "nan", A_WHOLE_NUMBER),
    ("pools/0/n_desktops", [2500], "a list of 1 item", A_WHOLE_NUMBER),
    ("pools/0/n_desktops", 10**400, "a number with about 400 digits", "at most 100,000"),
    ("events/1/n_slots", 0, "0", "at least 1"),
    ("hosts/n_hosts", 0, "0", "at least 1"),
    # numbers
    ("pools/0/memory_gib", 0, "0", "more than 0"),
    ("pools/0/memory_gib", -1.5, "-1.5", "more than 0"),
    ("pools/0/memory_gib", math.nan, "nan", A_FINITE_NUMBER),
    ("pools/0/memory_gib", math.inf, "inf", A_FINITE_NUMBER),
    ("pools/0/memory_gib", -math.inf, "-inf", A_FINITE_NUMBER),
    ("pools/0/memory_gib", "1.5", "1.5", A_NUMBER),
    ("pools/0/memory_gib", True, "true", A_NUMBER),
    ("pools/0/memory_gib", 10**400, "a number with about 400 digits", A_NUMBER),
    ("pools/0/image_gib", 5000, "5000", "at most 4,096"),
    ("pools/0/memory_reservation_fraction", 1.01, "1.01", "at most 1"),
    ("pools/0/memory_reservation_fraction", -0.01, "-0.01", "at least 0"),
    ("array/flash_cache_gib", -256, "-256", "at least 0"),
    ("events/2/window_s", 30, "30", "at least 60"),
    ("events/2/window_s", 90_000, "90000", "at most 86,400"),
    ("events/2/window_s", math.nan, "nan", A_FINITE_NUMBER),
    ("events/2/averaging_s", 1, "1", "at least 60"),
    # choices
    ("schema_version", 3, "3", "1 or 2"),
    ("schema_version", True, "true", A_WHOLE_NUMBER),
    ("schema_version", 1.0, "1.0", A_WHOLE_NUMBER),
    ("schema_version", "1", "1", A_WHOLE_NUMBER),
    ("pools/0/clone_type", "thick", "thick", "deduplicated, linked, instant, mcs, pvs, or full"),
    ("pools/0/assignment", "pooled", "pooled", "dedicated or floating"),
    ("pools/0/initial_state", "off", "off",
     "not_deployed, off_never_used, off_used, idle_never_used, idle_rebooted, or idle_used"),
    ("events/2/arrivals", "gaussian", "gaussian", "uniform or bell"),
    ("events/0/kind", "refresh", "refresh", KINDS),
    ("events/0/kind", 3, "3", KINDS),
    ("events/0/kind", GONE, "nothing", ", ".join(sorted(KINDS.replace("or ", "").split(", ")))),
    # instants
    ("calendar/starts_at", 1_306_627_200, "1306627200", A_DATE),
    ("calendar/starts_at", 1_306_627_200.5, "1306627200.5", A_DATE),
    ("calendar/starts_at", "1306627200", "1306627200", A_DATE),
    ("calendar/starts_at", "2011-05-29T00:00:00", "2011-05-29T00:00:00", A_DATE),
    ("calendar/starts_at", "2011-05-29", "2011-05-29", A_DATE),
    ("calendar/starts_at", date(2011, 5, 29), "2011-05-29", A_DATE),
    ("calendar/starts_at", "29 May 2011, 8 am", "29 May 2011, 8 am", A_DATE),
    ("calendar/starts_at", None, "null", A_DATE),
    ("calendar/starts_at", "0001-01-01T00:00:00+14:00", "0001-01-01T00:00:00+14:00", "a year from 1970 to 2199"),
    ("calendar/ends_at", "9999-12-31T23:59:59-14:00", "9999-12-31T23:59:59-14:00", "a year from 1970 to 2199"),
    ("calendar/starts_at", "2011-05-29T00:00:00.5Z", "2011-05-29T00:00:00.5Z",
     "a date and time without fractional seconds"),
    ("events/2/starts_at", "2011-05-30T08:00:00", "2011-05-30T08:00:00", A_DATE),
    ("time_zone", "Mars/Olympus", "Mars/Olympus", "an IANA time zone, e.g. Europe/Berlin"),
    ("time_zone", "../../etc/passwd", "../../etc/passwd", "an IANA time zone, e.g. Europe/Berlin"),
    ("time_zone", "", "empty text", "an IANA time zone, e.g. Europe/Berlin"),
    ("time_zone", "UTC\x00", "UTC\\x00", "an IANA time zone, e.g. Europe/Berlin"),
    # text
    ("name", "", "empty text", "at least 1 character"),
    ("name", "   ", "   ", "at least one visible character"),
    ("name", "x" * 201, "x" * 79 + "…", "at most 200 characters"),
    ("name", "two\nlines", "two\\nlines", "one line of printable text"),
    ("name", "bell\x07", "bell\\x07", PRINTABLE),
    ("name", "delete\x7f", "delete\\x7f", PRINTABLE),
    ("name", "next\x85line", "next\\x85line", PRINTABLE),
    ("name", "turned\u202eround", "turned\\u202eround", PRINTABLE),
    ("name", "half\ud800", "half\\ud800", WHOLE_TEXT),
    ("name", 7, "7", "text"),
    ("notes", "null\x00", "null\\x00", PRINTABLE),
    ("events/2/name", "\ud800\udc00", "\\ud800\\udc00", WHOLE_TEXT),
    ("pools/0/id", "Acme!", "Acme!", IDENTIFIER),
    ("pools/0/id", "acme\n", "acme\\n", IDENTIFIER),
    ("array/firmware_id", "8.1/../x", "8.1/../x", "text that matches ^[a-z0-9][a-z0-9.-]{0,63}$"),
    # containers
    ("pools", [], "a list of 0 items", "at least 1 item"),
    ("pools", {}, "a mapping with 0 fields", "a list"),
    ("pools", None, "null", "a list"),
    ("pools", "acme", "acme", "a list"),
    ("events", [], "a list of 0 items", "at least 1 item"),
    ("events/2/pool_ids", [], "a list of 0 items", "at least 1 item"),
    ("events/2/pool_ids", "acme", "acme", "a list"),
    ("events/2/pool_ids", [None], "null", "text"),
    ("hosts", [], "a list of 0 items", "a mapping of fields to values"),
    ("array", None, "null", "a mapping of fields to values"),
    ("events/2", "first-login", "first-login", "a mapping of fields to values"),
    # contradictions within one part
    ("calendar/ends_at", "2011-05-28T00:00:00Z", "2011-05-28T00:00:00Z",
     f"after {FIRST_DAY}, up to 2011-06-26T00:00:00+00:00"),
    ("calendar/ends_at", "2011-07-28T00:00:00Z", "2011-07-28T00:00:00Z",
     f"after {FIRST_DAY}, up to 2011-06-26T00:00:00+00:00"),
    ("events/7/ends_at", "2011-06-06T02:00:00Z", "2011-06-06T02:00:00Z", "after 2011-06-06T02:00:00+00:00"),
    # against each other
    ("events/0/starts_at", "2011-05-28T08:00:00Z", "2011-05-28T08:00:00+00:00",
     f"from {FIRST_DAY} to just before {LAST_DAY}"),
    ("events/12/starts_at", "2011-06-12T00:00:00Z", LAST_DAY, f"from {FIRST_DAY} to just before {LAST_DAY}"),
    ("events/7/ends_at", "2011-06-12T00:00:01Z", "2011-06-12T00:00:01+00:00", f"up to {LAST_DAY}"),
    ("events/1/id", "deploy", "deploy", "an ID that is not used yet"),
    ("events/2/pool_ids", ["acme", "acme"], "acme", "each pool once"),
    ("events/2/pool_ids", ["nobody"], "nobody", "acme"),
    # against the catalog
    ("pools/0/profile_id", "macos", "macos", ", ".join(sorted(seeds.seed_catalog().workloads))),
    ("pools/0/profile_containers", "cloud_cache", "cloud_cache", "none"),
    ("array/model_id", "cupboard", "cupboard", ", ".join(sorted(seeds.seed_catalog().arrays))),
    ("array/firmware_id", "ontap-9", "ontap-9", "ontap-8.0.1, ontap-8.1"),
    ("array/tiers/0/drive_id", "floppy", "floppy",
     ", ".join(sorted(seeds.seed_catalog().arrays["netapp-fas3270"].drives))),
    ("array/tiers/0/n_drives", 2, "2", "at least 3"),
    ("array/tiers/0/n_drives", 481, "481", "at most 480"),
    ("array/n_ports", 9, "9", "at most 8"),
    ("array/flash_cache_gib", 300, "300", "a multiple of 512"),
    ("array/flash_cache_gib", 1536, "1536", "at most 1,024"),
]  # fmt: skip
"""Field, what it is changed to, what the problem says was given, and what it says is allowed."""

ELSEWHERE = {
    "events/12/starts_at": "events.12.starts_at",
    "events/2/pool_ids [None]": "events.2.pool_ids.0",
    "events/2/pool_ids ['acme', 'acme']": "events.2.pool_ids.1",
    "events/2/pool_ids ['nobody']": "events.2.pool_ids.0",
    "array/tiers/0/n_drives 481": "array.tiers",
}
"""Problems whose path is not that of the changed field."""


@pytest.mark.parametrize(
    ("field", "value", "given", "allowed"),
    FIELDS,
    ids=[f"{f}={ascii(v)[:30]}" if v is not GONE else f"no {f}" for f, v, *_ in FIELDS],
)
def test_invalid_field_is_reported_with_its_value_and_the_allowed_values(
    field: str, value: Any, given: str, allowed: str
) -> None:
    path = ELSEWHERE.get(f"{field} {value}", field.replace("/", "."))
    assert only_problem(changed(field, value)) == (path, given, allowed)


def with_goals(**goals: float) -> dict[str, Any]:
    """The sample with goals."""
    return seeds.acme_document() | {"goals": goals}


@pytest.mark.parametrize(
    ("goals", "path", "given", "allowed"),
    [
        ({"login_good_s": 60, "login_fair_s": 15}, "goals.login_fair_s", "15", "more than 60"),
        ({"login_good_s": 90}, "goals.login_fair_s", "nothing", "more than 90"),
        ({"login_min_good_fraction": 90}, "goals.login_min_good_fraction", "90", "at most 1"),
        ({"spare_capacity_fraction": 1}, "goals.spare_capacity_fraction", "1", "less than 1"),
        ({"controller_max_fraction": 0}, "goals.controller_max_fraction", "0", "more than 0"),
        ({"login_p95_s": 10}, "goals.login_p95_s", "10", ONLY_THESE),
    ],
)
def test_goals_out_of_range_are_rejected(goals: dict[str, float], path: str, given: str, allowed: str) -> None:
    assert only_problem(with_goals(**goals)) == (path, given, allowed)


@pytest.mark.parametrize("document", [None, [], "a scenario", 7, True])
def test_invalid_documents_are_rejected(document: Any) -> None:
    (problem,) = problems_of(document)
    assert (problem.path, problem.allowed) == ("(document)", "a mapping of fields to values")


def test_overlapping_outages_are_rejected_even_if_one_contains_the_others() -> None:
    document = seeds.acme_document()
    outage = document["events"][OUTAGE]
    for i, (first, last) in enumerate([("02:30", "03:00"), ("04:00", "04:30"), ("06:30", "06:40")]):
        document["events"].append(
            outage | {"id": f"o{i}", "starts_at": f"2011-06-06T{first}:00Z", "ends_at": f"2011-06-06T{last}:00Z"}
        )
    assert [(p.path, p.given, p.allowed) for p in problems_of(document)] == [
        (f"events.{13 + i}.starts_at", f"2011-06-06T{first}:00+00:00", "2011-06-06T06:30:00+00:00 or later")
        for i, first in enumerate(["02:30", "04:00"])
    ]


def test_a_window_that_outlasts_the_calendar_is_refused() -> None:
    document = changed("calendar/ends_at", "2011-06-07T17:10:00Z")
    assert only_problem(document) == ("events.12.window_s", "1800", "at most 600")


def test_pool_without_an_event_is_rejected() -> None:
    document = seeds.acme_document()
    document["pools"].append(document["pools"][0] | {"id": "spare"})
    assert only_problem(document) == ("pools.1", "spare", "at least one event for this pool")


def test_a_duplicate_pool_is_refused() -> None:
    document = seeds.acme_document()
    document["pools"].append(dict(document["pools"][0]))
    assert only_problem(document) == ("pools.1.id", "acme", "an ID that is not used yet")


@pytest.mark.parametrize(
    ("gone", "path", "allowed"),
    [
        ([DEPLOY], POWER_ON - 1, "a time after the desktops have been deployed"),
        ([POWER_ON], FIRST_LOGIN - 1, "a login after the desktops have been powered on"),
        ([FIRST_LOGIN], FIRST_LOGOFF - 1, "a logoff while users are logged in"),
        ([FIRST_LOGOFF], FIRST_LOGOFF, "a login after a logoff, because the users are already logged in"),
        ([DEPLOY, POWER_ON], FIRST_LOGIN - 2, "a login after the desktops have been powered on"),
    ],
)
def test_event_with_desktops_in_the_wrong_state_is_rejected_once(gone: list[int], path: int, allowed: str) -> None:
    document = seeds.acme_document()
    document["events"] = [event for i, event in enumerate(document["events"]) if i not in gone]
    problem = problems_of(document)[0]
    assert (problem.path, problem.allowed) == (f"events.{path}.starts_at", allowed)
    assert len(problems_of(document)) == 1


def test_desktops_can_be_provisioned_only_once() -> None:
    document = changed("pools/0/initial_state", "idle_used")
    assert problems_of(document)[0].path == "events.0.starts_at"
    assert problems_of(document)[0].given == "provision of acme at 2011-05-29T08:00:00+00:00"


def test_at_most_200_events_are_accepted() -> None:
    document = seeds.acme_document()
    document["events"] += [dict(document["events"][MAINTENANCE], id=f"m{i}") for i in range(188)]
    assert only_problem(document) == ("events", "a list of 201 items", "at most 200 items")
    document["events"].pop()
    assert len(parse(document).events) == 200


def test_at_most_40_pools_are_accepted() -> None:
    document = seeds.acme_document()
    document["pools"] = [dict(document["pools"][0], id=f"p{i}") for i in range(41)]
    assert only_problem(document) == ("pools", "a list of 41 items", "at most 40 items")
    assert only_problem(changed("events/2/pool_ids", ["acme"] * 41)) == (
        "events.2.pool_ids",
        "a list of 41 items",
        "at most 40 items",
    )


@pytest.mark.parametrize(
    ("array", "problem"),
    [
        ({"n_controllers": 3, "n_ports": 3, "flash_cache_gib": 0}, ("array.n_controllers", "3", "at most 2")),
        ({"n_controllers": 2, "n_ports": 1, "flash_cache_gib": 0}, ("array.n_ports", "1", "at least 2")),
        (
            {
                "n_controllers": 2,
                "n_ports": 2,
                "tiers": [{"drive_id": "fc-450gb-15k", "n_drives": 5}],
                "flash_cache_gib": 0,
            },
            ("array.tiers.0.n_drives", "5", "at least 6"),
        ),
        ({"n_controllers": 2, "n_ports": 2}, ("array.flash_cache_gib", "512", "a multiple of 1,024")),
        ({"tiers": 2 * [{"drive_id": "fc-450gb-15k", "n_drives": 24}]}, ("array.tiers", "2", "1: drives")),
        ({"n_arrays": 21}, ("array.n_arrays", "21", "at most 20")),
    ],
)
def test_an_array_that_cannot_be_built_is_refused(array: dict[str, Any], problem: tuple[str, str, str]) -> None:
    document = seeds.acme_document()
    document["array"].update(array)
    assert only_problem(document) == problem


def test_all_independent_errors_are_found_at_once() -> None:
    document = changed("pools/0/n_desktops", 0)
    changed("pools/0/memory_gib", "much", document)
    changed("events/2/window_s", -1, document)
    changed("array/tiers/0/n_drives", True, document)
    assert [problem.path for problem in problems_of(document)] == [
        "pools.0.n_desktops",
        "pools.0.memory_gib",
        "events.2.window_s",
        "array.tiers.0.n_drives",
    ]


def test_number_of_listed_problems_is_limited() -> None:
    document = seeds.acme_document() | {f"field-{i}": i for i in range(1_000)}
    assert len(problems_of(document)) == 20


def test_a_hostile_field_name_is_shortened_and_made_printable() -> None:
    for name in ("x" * 100_000, "a\x00\x1b[31m", "\u202e"):
        (problem,) = problems_of(seeds.acme_document() | {name: 1})
        assert problem.path.isprintable()
        assert len(problem.path) <= 64


def test_a_hostile_value_is_shortened_and_made_printable() -> None:
    deep: Any = []
    for _ in range(5_000):
        deep = [deep]
    for value in ("\x1b[31m" * 50_000, deep, [[1] * 100_000] * 10, {str(i): i for i in range(100_000)}, b"\x00"):
        (problem,) = problems_of(changed("pools/0/memory_gib", value))
        assert english(problem.given).isprintable()
        assert len(english(problem.given)) <= 80


def test_overlong_number_is_rejected() -> None:
    """Python writes no integer of more than 4,300 digits."""
    (problem,) = problems_of(changed("pools/0/n_desktops", 10**5_000))
    assert problem.given == "a number with about 5,000 digits"


def test_a_problem_reads_as_a_sentence() -> None:
    (problem,) = problems_of(changed("pools/0/n_desktops", 0))
    assert str(problem) == "pools.0.n_desktops: is too small (given 0; allowed: at least 1)"


def test_sample_has_no_problems(catalog: Catalog) -> None:
    scenario = parse(seeds.acme_document())
    check_against(scenario, catalog)
    assert scenario.n_desktops == 2_500


def test_written_scenario_is_read_back_unchanged(acme: Scenario) -> None:
    assert parse(acme.model_dump(mode="json")) == acme
    assert Scenario.model_validate_json(acme.model_dump_json()) == acme


def test_scenario_is_immutable(acme: Scenario) -> None:
    with pytest.raises(ValueError, match="frozen"):
        acme.name = "another"  # type: ignore[misc]


PATHS = st.sampled_from(
    ["name", "notes", "time_zone", "calendar", "calendar/starts_at", "pools", "pools/0", "pools/0/id",
     "pools/0/n_desktops", "pools/0/image_gib", "events", "events/0", "events/0/kind", "events/2/window_s",
     "events/2/pool_ids", "events/2/pool_ids/0", "hosts", "hosts/n_hosts", "array", "array/model_id",
     "array/tiers", "array/tiers/0/n_drives", "array/flash_cache_gib", "goals", "schema_version"]
)  # fmt: skip
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.text(st.characters(categories=["Cs"])),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=5,
)


@settings(max_examples=300)
@given(path=PATHS, value=VALUES)
def test_any_field_value_is_accepted_or_rejected_with_a_problem(path: str, value: Any) -> None:
    """No other exception is raised, and every problem can be displayed."""
    document, found = changed(path, value), None
    try:
        check_against(parse(document), seeds.seed_catalog())
    except InvalidScenarioError as error:
        found = error.problems
    assert found is None or len(found) > 0
    for problem in found or ():
        assert problem.path
        assert (
            problem.path + english(problem.given) + english(problem.allowed) + english(problem.message)
        ).isprintable()
        Problem.model_validate_json(problem.model_dump_json())


def test_every_field_is_described_or_self_explanatory() -> None:
    """No field may hold text or numbers without bounds."""
    schema = Scenario.model_json_schema()
    unbounded = [
        f"{name}.{field}"
        for name, part in [("Scenario", schema), *schema["$defs"].items()]
        for field, rules in part.get("properties", {}).items()
        if rules.get("type") in ("integer", "number", "string", "array") and not _bounded(rules)
    ]
    assert unbounded == []


def _bounded(rules: dict[str, Any]) -> bool:
    match rules["type"]:
        case "string":
            return bool({"maxLength", "pattern", "enum", "const", "format"} & rules.keys())
        case "array":
            return "maxItems" in rules
        case _:
            return bool({"maximum", "exclusiveMaximum", "const", "enum"} & rules.keys())


def test_documents_reject_unknown_fields() -> None:
    assert Document.model_config["extra"] == "forbid"
    assert Document.model_config["allow_inf_nan"] is False
