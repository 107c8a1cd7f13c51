"""Standard variables decide whether traces are sent, and invalid ones are named."""

from __future__ import annotations

import pytest

from webapp.core.telemetry.settings import TelemetryError, TelemetrySettings


def settings(monkeypatch: pytest.MonkeyPatch, **variables: str) -> TelemetrySettings:
    for name, value in variables.items():
        monkeypatch.setenv(f"OTEL_{name}", value)
    return TelemetrySettings.from_environment()


@pytest.mark.parametrize(
    ("variables", "is_on"),
    [
        ({}, False),
        ({"EXPORTER_OTLP_ENDPOINT": ""}, False),
        ({"EXPORTER_OTLP_ENDPOINT": "http://collector:4318"}, True),
        ({"EXPORTER_OTLP_TRACES_ENDPOINT": "https://collector/v1/traces"}, True),
        ({"EXPORTER_OTLP_ENDPOINT": "http://collector:4318", "SDK_DISABLED": "true"}, False),
        ({"EXPORTER_OTLP_ENDPOINT": "http://collector:4318", "TRACES_EXPORTER": "none"}, False),
    ],
)
def test_traces_are_on_only_with_an_endpoint(
    monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], is_on: bool
) -> None:
    assert settings(monkeypatch, **variables).is_on is is_on


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("EXPORTER_OTLP_PROTOCOL", "grpc"),
        ("TRACES_SAMPLER", "sometimes"),
        ("TRACES_SAMPLER_ARG", "2"),
    ],
)
def test_invalid_variable_is_named_with_its_value(monkeypatch: pytest.MonkeyPatch, name: str, value: str) -> None:
    with pytest.raises(TelemetryError, match=f"OTEL_{name} is '{value}': .+"):
        settings(monkeypatch, **{name: value})


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("EXPORTER_OTLP_ENDPOINT", "grpc://user:hidden@collector:4317"),
        ("EXPORTER_OTLP_HEADERS", "Authorization: Bearer hidden"),
        ("EXPORTER_OTLP_TRACES_HEADERS", "a=b,hidden"),
    ],
)
def test_invalid_variable_that_can_contain_a_secret_is_not_quoted(
    monkeypatch: pytest.MonkeyPatch, name: str, value: str
) -> None:
    with pytest.raises(TelemetryError, match=f"OTEL_{name} is invalid: .+") as error:
        settings(monkeypatch, **{name: value})
    assert "hidden" not in str(error.value)


def test_headers_are_accepted_in_the_form_of_the_specification(monkeypatch: pytest.MonkeyPatch) -> None:
    given = settings(monkeypatch, EXPORTER_OTLP_HEADERS="authorization=Basic%20eA==, x-scope-orgid = 1,")
    assert given.exporter_otlp_headers is not None
    assert "eA==" not in repr(given)


@pytest.mark.parametrize(
    ("sampler", "arg", "fraction"),
    [("", "", 1.0), ("always_off", "", 0.0), ("parentbased_traceidratio", "0.1", 0.1), ("traceidratio", "", 1.0)],
)
def test_browser_starts_as_many_traces_as_the_sampler_keeps(
    monkeypatch: pytest.MonkeyPatch, sampler: str, arg: str, fraction: float
) -> None:
    assert settings(monkeypatch, TRACES_SAMPLER=sampler, TRACES_SAMPLER_ARG=arg).root_fraction == fraction


def test_parts_have_names_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    given = settings(monkeypatch)
    assert [given.name_of(part) for part in ("api", "worker", "browser")] == [
        "stormsizer-api",
        "stormsizer-worker",
        "stormsizer-browser",
    ]
    given = settings(monkeypatch, SERVICE_NAME="sizing")
    assert [given.name_of(part) for part in ("api", "browser")] == ["sizing", "sizing-browser"]
