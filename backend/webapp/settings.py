"""The operator's settings, read from the environment. Every setting has a default that works locally."""

from __future__ import annotations

import os
from datetime import time
from functools import cached_property
from ipaddress import IPv4Network, IPv6Network
from pathlib import Path
from typing import Annotated, Any
from urllib.parse import urlsplit
from zoneinfo import available_timezones

from pydantic import AliasChoices, Field, IPvAnyNetwork, SecretStr, ValidationInfo, field_validator
from pydantic_settings import (
    BaseSettings,
    InitSettingsSource,
    NoDecode,
    PydanticBaseSettingsSource,
    SettingsConfigDict,
)

from webapp.secret_files import secrets_in_files, with_password

REPOSITORY = Path(__file__).resolve().parents[2]
PACKAGED = Path(__file__).resolve().parent / "packaged"
"""Catalog, languages, migrations and pages in an installed wheel; `hatch_build.py` puts them there."""
PRODUCT = PACKAGED if PACKAGED.is_dir() else REPOSITORY
"""Folder of `seed-data`, `migrations` and `frontend/dist`."""


def _default_data_folder() -> Path:
    """Return the user's data folder; for root, one that is accessible to the account that PostgreSQL runs under."""
    if os.geteuid() == 0:
        return Path("/var/lib/stormsizer")
    shared = os.environ.get("XDG_DATA_HOME")
    return (Path(shared) if shared else Path.home() / ".local" / "share") / "stormsizer"


def _default_concurrency() -> int:
    """Return the number of cores, at least 2 and at most 8; each process takes about a quarter gigabyte of memory."""
    return min(8, max(2, os.cpu_count() or 2))


class Settings(BaseSettings):
    """Settings of the service. Variables are named `STORMSIZER_…`, except those of `DATABASE_…` and `REDIS_…`.

    A secret can also be in a file: `STORMSIZER_SECRET_KEY_FILE` is the path of a file that contains the secret key.
    """

    model_config = SettingsConfigDict(env_prefix="STORMSIZER_", frozen=True, populate_by_name=True)

    database_password: SecretStr | None = Field(
        default=None, validation_alias=AliasChoices("DATABASE_PASSWORD", "database_password")
    )
    """Password for a `DATABASE_URL` that has none."""
    database_owner_password: SecretStr | None = Field(
        default=None, validation_alias=AliasChoices("DATABASE_OWNER_PASSWORD", "database_owner_password")
    )
    """Password that `stormsizer create-logins` gives to the login that owns and migrates the database."""
    database_app_password: SecretStr | None = Field(
        default=None, validation_alias=AliasChoices("DATABASE_APP_PASSWORD", "database_app_password")
    )
    """Password that `stormsizer create-logins` gives to the login that runs the service."""
    redis_password: SecretStr | None = Field(
        default=None, validation_alias=AliasChoices("REDIS_PASSWORD", "redis_password")
    )
    """Password for a `REDIS_URL` that has none."""
    database_url: str | None = Field(default=None, validation_alias=AliasChoices("DATABASE_URL", "database_url"))
    """PostgreSQL server as a SQLAlchemy URL; without it, a private server is started in the data folder."""
    redis_url: str | None = Field(default=None, validation_alias=AliasChoices("REDIS_URL", "redis_url"))
    """Broker of a server installation; without it, messages are files in the data folder."""
    data_folder: Path = Field(default_factory=_default_data_folder)
    seed_folder: Path = PRODUCT / "seed-data"
    frontend_folder: Path = PRODUCT / "frontend" / "dist"
    docs_folder: Path = PRODUCT / "docs" / "site" / "dist"
    """Folder with the built documentation, which is served below `/help/`."""
    accounts: bool | None = None
    """Whether users sign in; by default only with a database server."""
    host: str = "127.0.0.1"
    port: int = Field(default=8000, ge=1, le=65_535)
    allowed_hosts: Annotated[tuple[str, ...], NoDecode] = ()
    """Host names of the service, in addition to loopback; separated by commas or spaces."""
    public_url: str | None = Field(default=None, pattern=r"^https?://[a-z0-9.-]+(:\d{1,5})?$")
    """Public address of the service, for example `https://sizing.example.com`; used in emails."""
    trusted_proxies: Annotated[tuple[IPvAnyNetwork, ...], NoDecode] = ()
    """Networks of trusted proxies (`X-Forwarded-For`); separated by commas."""
    secret_key: SecretStr | None = None
    """Secret of this installation, from which all keys are derived; required with sign-in."""
    sign_up: bool = False
    """Whether people may create accounts themselves; otherwise accounts come only from operators and invitations."""
    sign_up_domains: Annotated[tuple[str, ...], NoDecode] = ()
    """Mail domains whose addresses may sign up; separated by commas. By default any, if sign-up is allowed."""
    session_idle_s: float = Field(default=1_800.0, gt=0)
    """Idle time after which a session ends."""
    session_longest_s: float = Field(default=43_200.0, gt=0)
    """Maximum length of a session."""
    password_passes: int = Field(default=2, ge=1)
    password_memory_kib: int = Field(default=19_456, ge=8)
    """Memory used to hash or check a password (Argon2id)."""
    smtp_url: SecretStr | None = None
    """`smtp://`, `smtp+starttls://` or `smtps://user:password@host:port`; without it, no email is sent."""
    mail_from: str = "Stormsizer <stormsizer@localhost>"
    access_log: bool | None = None
    """Whether each request is logged; by default only with sign-in."""
    metrics_networks: Annotated[tuple[IPvAnyNetwork, ...], NoDecode] = (
        IPv4Network("127.0.0.0/8"),
        IPv6Network("::1/128"),
    )
    """Networks that may read `/metrics`; separated by commas."""
    metrics_token: SecretStr | None = Field(default=None, min_length=20)
    """Bearer token that may read `/metrics` from anywhere."""
    least_free_bytes: int = Field(default=1024**3, ge=0)
    """`/readyz` warns if the data folder's disk has less free space than this."""
    pool_size: int = Field(default=10, ge=1)
    max_body_bytes: int = Field(default=4 * 1024 * 1024, ge=1024)
    max_import_file_bytes: int = Field(default=256 * 1024 * 1024, ge=1024)
    """Maximum size of one measurement file, as uploaded. A proxy in front of the service may allow less."""
    max_import_bytes: int = Field(default=4 * 1024**3, ge=1024)
    """Maximum size of all measurement files that an organization stores at a time."""
    max_imports: int = Field(default=100, ge=1)
    """Maximum number of imports that an organization stores at a time."""
    import_kept_s: float = Field(default=7 * 86_400.0, gt=0)
    """Imports expire after this long, with their files; changes applied to scenarios remain."""
    import_time_limit_s: float = Field(default=240.0, gt=0)
    """Time limit of an import analysis; at most `run_time_limit_s`."""
    worker_concurrency: int = Field(default_factory=_default_concurrency, ge=1)
    """Number of runs or chunks that a worker computes at once; by default one per core, between 2 and 8."""
    lease_s: float = Field(default=15.0, gt=0)
    """Lease duration: a worker that does not renew its lease within this time loses its job."""
    sweep_s: float = Field(default=1.0, gt=0)
    """Interval between sweeps."""
    republish_s: float = Field(default=5.0, gt=0)
    """Time after which a queued run that no worker has claimed is announced again."""
    job_pauses_s: Annotated[tuple[float, ...], NoDecode] = Field(
        default=(1.0, 5.0, 30.0, 120.0, 600.0, 3600.0, 14_400.0, 43_200.0),
        min_length=1,
        validation_alias=AliasChoices("STORMSIZER_JOB_PAUSES_S", "STORMSIZER_ERRAND_PAUSES_S", "job_pauses_s"),
    )
    """Pauses between attempts to complete an email, webhook, report or import; comma-separated in the environment.

    The environment variable of the previous release, `STORMSIZER_ERRAND_PAUSES_S`, works for one more release."""
    webhook_time_limit_s: float = Field(default=10.0, gt=0)
    """Total time limit for a call to a webhook receiver."""
    webhook_pause_after_s: float = Field(default=3 * 86_400.0, gt=0)
    """A webhook that has failed for this long is paused."""
    webhook_test_hosts: Annotated[tuple[str, ...], NoDecode] = ()
    """Non-public host names that webhooks may reach, including over `http`; separated by commas."""
    max_attempts: int = Field(default=3, ge=1)
    run_time_limit_s: int = Field(default=300, ge=1)
    rate_limits: bool | None = None
    """Whether requests are rate limited; by default only with sign-in."""
    rate_limit_per_minute: int = Field(default=1_200, ge=100)
    """Maximum cost of the requests of one key, session or link per minute; most requests cost 1."""
    rate_limit_organization_per_minute: int = Field(
        default=6_000,
        ge=100,
        validation_alias=AliasChoices(
            "STORMSIZER_RATE_LIMIT_ORGANIZATION_PER_MINUTE",
            "STORMSIZER_RATE_LIMIT_ORGANISATION_PER_MINUTE",
            "rate_limit_organization_per_minute",
        ),
    )
    """The same limit for all keys and sessions of an organization together. The previous release's variable, spelled
    *ORGANISATION*, works for one more release."""
    rate_limit_unknown_per_minute: int = Field(default=300, ge=100)
    """The same limit for unauthenticated requests from one client address."""
    quotas: bool | None = None
    """Whether the quotas below apply; by default only with sign-in. Organizations may have their own quotas."""
    max_open_runs: int = Field(default=200, ge=1)
    max_run_s: float = Field(default=1_800.0, gt=0)
    """Maximum estimated engine time of one run in seconds, summed over all workers."""
    max_day_s: float = Field(default=36_000.0, gt=0)
    """Maximum engine time of an organization per day, in seconds."""

    max_open_reports: int = Field(default=100, ge=1)
    """Maximum number of an organization's reports that are queued or running."""
    first_account_email: str | None = None
    """Email address of the account that `stormsizer migrate` creates if there is none yet."""
    first_organization: str | None = None
    """Name of that account's organization."""
    first_account_password: SecretStr | None = None
    """Password of that account; without it, `stormsizer migrate` prints a link to set one."""
    first_account_password_file: Path | None = None
    """File with the password of that account, as an alternative."""

    @classmethod
    def settings_customise_sources(
        cls,
        settings_cls: type[BaseSettings],
        init_settings: PydanticBaseSettingsSource,
        env_settings: PydanticBaseSettingsSource,
        dotenv_settings: PydanticBaseSettingsSource,  # noqa: ARG003
        file_secret_settings: PydanticBaseSettingsSource,  # noqa: ARG003
    ) -> tuple[PydanticBaseSettingsSource, ...]:
        """Read secrets from the files that variables name, unless the environment contains the secret itself."""
        files = InitSettingsSource(settings_cls, secrets_in_files(os.environ))
        return (init_settings, env_settings, files)

    @field_validator("database_url", "redis_url")
    @classmethod
    def _with_its_password(cls, given: str | None, info: ValidationInfo) -> str | None:
        password: SecretStr | None = info.data.get(f"{str(info.field_name).removesuffix('_url')}_password")
        return given if given is None or password is None else with_password(given, password.get_secret_value())

    demo: bool = False
    """Whether this is a public demo, whose visitors need no account and whose data is deleted every day."""
    demo_visitors: int = Field(default=50, ge=1)
    """Maximum number of visitors at a time."""
    demo_idle_s: float = Field(default=7_200.0, gt=0)
    """Idle time after which a visitor's data is deleted."""
    demo_reset_at: time = time(3)
    """Time of day at which the data of all visitors is deleted."""
    demo_help_url: str | None = Field(default=None, pattern=r"^https?://[^\s\"<>]+$")
    """Address of the installation instructions that the demo links to."""
    demo_time_zone: str = "UTC"
    """Time zone of `demo_reset_at`, such as `Europe/Berlin`."""

    @field_validator("demo_time_zone")
    @classmethod
    def _of_a_zone(cls, given: str) -> str:
        if given not in available_timezones():
            raise ValueError("must be a time zone such as Europe/Berlin")
        return given

    @field_validator(
        *("allowed_hosts", "sign_up_domains", "trusted_proxies", "metrics_networks", "job_pauses_s"),
        "webhook_test_hosts",
        mode="before",
    )
    @classmethod
    def _separated(cls, given: Any) -> Any:
        return tuple(given.replace(",", " ").split()) if isinstance(given, str) else given

    @field_validator("sign_up_domains")
    @classmethod
    def _lower_case(cls, given: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(domain.lower().removeprefix("@") for domain in given)

    @property
    def max_job_attempts(self) -> int:
        """Number of attempts after which a job fails."""
        return len(self.job_pauses_s) + 1

    @property
    def is_local(self) -> bool:
        """Whether the database is the embedded one, in the data folder."""
        return self.database_url is None

    @property
    def has_accounts(self) -> bool:
        """Whether users sign in; otherwise there is a single local user."""
        return not self.is_local if self.accounts is None else self.accounts

    @field_validator("smtp_url")
    @classmethod
    def _of_a_mail_server(cls, given: SecretStr | None) -> SecretStr | None:
        if given is None or not given.get_secret_value():
            return None
        parts = urlsplit(given.get_secret_value())
        if not (parts.scheme in ("smtp", "smtp+starttls", "smtps") and parts.hostname):
            raise ValueError("must have the form smtps://user:password@mail.example.com:465")
        return given

    @property
    def has_access_log(self) -> bool:
        """Whether each request is logged."""
        return self.has_accounts if self.access_log is None else self.access_log

    @property
    def has_rate_limits(self) -> bool:
        """Whether requests are rate-limited."""
        return self.has_accounts if self.rate_limits is None else self.rate_limits

    @property
    def has_quotas(self) -> bool:
        """Whether quotas apply."""
        return self.has_accounts if self.quotas is None else self.quotas

    @property
    def served_hosts(self) -> tuple[str, ...]:
        """Host names of the service, in addition to loopback."""
        public = None if self.public_url is None else urlsplit(self.public_url).hostname
        return self.allowed_hosts if public is None else (*self.allowed_hosts, public)

    @cached_property
    def queue_folder(self) -> Path:
        """Folder for messages when Redis is not used."""
        return self.data_folder / "queue"

    @cached_property
    def migrations_folder(self) -> Path:
        """Folder that contains the database migrations."""
        return PRODUCT / "migrations"
