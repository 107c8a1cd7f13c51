"""What the operator chooses, read from the environment; every choice has a default that works on a laptop."""

from __future__ import annotations

import os
from functools import cached_property
from pathlib import Path
from typing import Annotated, Any

from pydantic import AliasChoices, Field, field_validator
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

REPOSITORY = Path(__file__).resolve().parents[2]


def _default_data_folder() -> Path:
    """Return the local user's folder; root's must be open to the account that PostgreSQL runs under."""
    if os.geteuid() == 0:
        return Path("/var/lib/stormsizer")
    shared = os.environ.get("XDG_DATA_HOME")
    return (Path(shared) if shared else Path.home() / ".local" / "share") / "stormsizer"


def _default_concurrency() -> int:
    """Return one process per core: each takes about a quarter of a gigabyte."""
    return min(8, max(2, os.cpu_count() or 2))


class Settings(BaseSettings):
    """Settings of the service. Variables are called `STORMSIZER_…`, apart from `DATABASE_URL` and `REDIS_URL`."""

    model_config = SettingsConfigDict(env_prefix="STORMSIZER_", frozen=True, populate_by_name=True)

    database_url: str | None = Field(default=None, validation_alias=AliasChoices("DATABASE_URL", "database_url"))
    """PostgreSQL server as SQLAlchemy writes it; without it a private one is started in the data folder."""
    redis_url: str | None = Field(default=None, validation_alias=AliasChoices("REDIS_URL", "redis_url"))
    """Broker of a server installation; without it messages travel as files in the data folder."""
    data_folder: Path = Field(default_factory=_default_data_folder)
    seed_folder: Path = REPOSITORY / "seed-data"
    frontend_folder: Path = REPOSITORY / "frontend" / "dist"
    host: str = "127.0.0.1"
    port: int = Field(default=8000, ge=1, le=65_535)
    allowed_hosts: Annotated[tuple[str, ...], NoDecode] = ()
    """Names under which browsers may reach the service, besides loopback; in the environment with commas between."""
    pool_size: int = Field(default=10, ge=1)
    max_body_bytes: int = Field(default=4 * 1024 * 1024, ge=1024)
    worker_concurrency: int = Field(default_factory=_default_concurrency, ge=1)
    """Runs, or chunks of one, that a worker computes at a time; by default one per core, between 2 and 8."""
    lease_s: float = Field(default=15.0, gt=0)
    """A worker that does not renew its lease for this long has lost its run."""
    sweep_s: float = Field(default=1.0, gt=0)
    """How often lost runs and lost messages are looked for."""
    republish_s: float = Field(default=5.0, gt=0)
    """A queued run that nobody takes up is announced again after this long."""
    max_attempts: int = Field(default=3, ge=1)
    run_time_limit_s: int = Field(default=300, ge=1)

    @field_validator("allowed_hosts", mode="before")
    @classmethod
    def _separated(cls, given: Any) -> Any:
        return tuple(name.strip() for name in given.split(",") if name.strip()) if isinstance(given, str) else given

    @property
    def is_local(self) -> bool:
        """Whether the database is our own, in the data folder."""
        return self.database_url is None

    @cached_property
    def queue_folder(self) -> Path:
        """Where messages travel when there is no Redis."""
        return self.data_folder / "queue"

    @cached_property
    def migrations_folder(self) -> Path:
        """Where the database's revisions lie."""
        return REPOSITORY / "migrations"
