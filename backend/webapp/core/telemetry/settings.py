"""Standard OpenTelemetry variables that decide whether traces are sent. The SDK reads all others itself."""

from __future__ import annotations

import re
from typing import Literal, Self

from pydantic import Field, SecretStr, ValidationError, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

DEFAULT_NAME = "stormsizer"
_HEADER = re.compile(r"^\s*([^\s=]+\s*=.*)?$")
"""Form of a header. The SDK would log one that has no `=`, and with it a secret."""
SECRET = frozenset(f"exporter_otlp_{name}" for name in ("endpoint", "traces_endpoint", "headers", "traces_headers"))
"""Variables whose values are not quoted: addresses and headers can contain passwords and tokens."""
Sampler = Literal[
    "always_on",
    "always_off",
    "traceidratio",
    "parentbased_always_on",
    "parentbased_always_off",
    "parentbased_traceidratio",
]


class TelemetryError(ValueError):
    """A variable has an invalid value; the message is one line."""


class TelemetrySettings(BaseSettings):
    """Whether and how traces are sent to a collector."""

    model_config = SettingsConfigDict(env_prefix="OTEL_", env_ignore_empty=True, frozen=True)

    exporter_otlp_endpoint: str | None = Field(default=None, pattern=r"^https?://")
    """Address of the collector, without `/v1/traces`; traces are off without it."""
    exporter_otlp_traces_endpoint: str | None = Field(default=None, pattern=r"^https?://")
    """Complete address for traces, which takes precedence."""
    exporter_otlp_headers: SecretStr | None = None
    exporter_otlp_traces_headers: SecretStr | None = None
    exporter_otlp_protocol: Literal["http/protobuf"] = "http/protobuf"
    exporter_otlp_traces_protocol: Literal["http/protobuf"] = "http/protobuf"
    traces_exporter: Literal["otlp", "none"] = "otlp"
    traces_sampler: Sampler = "parentbased_always_on"
    traces_sampler_arg: float = Field(default=1.0, ge=0, le=1)
    """Share of traces that the samplers with `traceidratio` keep."""
    sdk_disabled: bool = False
    service_name: str | None = None

    @field_validator("exporter_otlp_headers", "exporter_otlp_traces_headers")
    @classmethod
    def _of_headers(cls, given: SecretStr | None) -> SecretStr | None:
        if given is not None and not all(_HEADER.match(each) for each in given.get_secret_value().split(",")):
            raise ValueError("must have the form name=value,name=value")
        return given

    @classmethod
    def from_environment(cls) -> Self:
        """Read the environment.

        Raises
        ------
        TelemetryError
            If a variable has an invalid value.
        """
        try:
            return cls()
        except ValidationError as error:
            first = error.errors()[0]
            name = f"OTEL_{first['loc'][0]}".upper()
            given = "invalid" if first["loc"][0] in SECRET else repr(first["input"])
            raise TelemetryError(f"{name} is {given}: {first['msg']}") from None

    @property
    def is_on(self) -> bool:
        """Whether traces are sent."""
        endpoint = self.exporter_otlp_traces_endpoint or self.exporter_otlp_endpoint
        return endpoint is not None and self.traces_exporter == "otlp" and not self.sdk_disabled

    @property
    def root_fraction(self) -> float:
        """Share of the traces started here that are kept; the browser starts as many."""
        kind = self.traces_sampler.removeprefix("parentbased_")
        return {"always_on": 1.0, "always_off": 0.0}.get(kind, self.traces_sampler_arg)

    def name_of(self, part: str) -> str:
        """Return the name of a part of the service in traces: `api`, `worker` or `browser`."""
        if self.service_name is None:
            return f"{DEFAULT_NAME}-{part}"
        return f"{self.service_name}-browser" if part == "browser" else self.service_name
