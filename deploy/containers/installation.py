"""An installation of the service with Docker Compose, as the how-to guide describes it."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import yaml

from containers.engine import CommandFailedError, Engine, run

NAME = "sizing.example.com"
HTTP_PORT, HTTPS_PORT = 18_080, 18_443
SERVICES = ("postgres", "redis", "api", "worker", "sweeper", "nginx")
PASSWORDS = ("postgres-password", "database-owner-password", "database-app-password", "redis-password", "secret-key")
NGINX_USER = 101
HEALTHY_WITHIN_S = 300.0
STOP_WITHIN = "60"


@dataclass
class Installation:
    """One installation: its engine, the release's files, and the operator's settings.

    Attributes
    ----------
    release
        Folder with `docker-compose.yml` and what it mounts: this repository, or another commit of it.
    image
        Image of the service to run; the Compose file gets it under the name that it uses.
    settings
        Folder with `.env`, `secrets` and `tls`.
    more_files
        Compose files that change the release's own.
    """

    engine: Engine
    release: Path
    image: str
    settings: Path
    secrets: dict[str, str] = field(default_factory=dict)
    more_files: tuple[Path, ...] = ()

    @property
    def certificate(self) -> Path:
        """Certificate of nginx, which browsers have to trust."""
        return self.settings / "tls/certificate.pem"

    def compose(self, *words: str, given: bytes | None = None) -> bytes:
        """Run a Docker Compose command."""
        files = [f"--file={path}" for path in (self.release / "docker-compose.yml", *self.more_files)]
        options = (f"--project-directory={self.release}", *files, f"--env-file={self.settings / '.env'}")
        command = [*self.engine.compose, *options, *words]
        return run(command, environment=self.engine.environment, given=given)

    def use_image(self) -> None:
        """Give the image of this release the name that the Compose file uses."""
        compose = yaml.safe_load((self.release / "docker-compose.yml").read_text())
        self.engine.docker("tag", self.image, compose["services"]["api"]["image"])

    def up(self) -> float:
        """Start everything, as `docker compose up --detach` does; return the seconds until nginx is healthy.

        Nginx is started last: after a healthy API, which is started after the migration.
        """
        self.use_image()
        began_s = time.monotonic()
        self.compose("up", "--detach", "--no-build", "--quiet-pull")
        self.wait_until_healthy("nginx")
        return time.monotonic() - began_s

    def down(self, *, volumes: bool = False) -> None:
        """Remove the containers, and also the data if asked to."""
        self.compose("down", "--timeout", STOP_WITHIN, "--remove-orphans", *(["--volumes"] if volumes else []))

    def container(self, service: str) -> str:
        """Return the identifier of a service's container."""
        return self.compose("ps", "--all", "--quiet", service).decode().strip()

    def state(self, service: str) -> dict[str, Any]:
        """Return the state of a service's container, with `Pid`, `Status` and `Health`."""
        state: dict[str, Any] = self.engine.inspect(self.container(service))[0]["State"]
        return state

    def is_healthy(self, service: str) -> bool:
        """Return whether the health check of a service passes."""
        state = self.state(service)
        return bool(state["Status"] == "running" and state.get("Health", {}).get("Status") == "healthy")

    def wait_until_healthy(self, *services: str) -> None:
        """Wait for the health checks of services."""
        for service in services:
            wait_until(partial(self.is_healthy, service), f"{service} is healthy", HEALTHY_WITHIN_S)

    def stormsizer(self, *words: str) -> str:
        """Run `stormsizer` in the API's container."""
        return self.compose("exec", "-T", "api", "stormsizer", *words).decode()

    def backup(self) -> bytes:
        """Back up as `docs/how-to/back-up-and-restore.md` describes."""
        path = "/var/lib/stormsizer/out"
        script = f"stormsizer backup {path} >&2 && cat {path} && rm {path}"
        return self.compose("run", "--rm", "--no-deps", "-T", "migrate", "sh", "-c", script)

    def restore(self, backup: bytes) -> str:
        """Restore as `docs/how-to/back-up-and-restore.md` describes; return the table that the command prints."""
        self.use_image()
        self.compose("stop", "--timeout", STOP_WITHIN, "nginx", "api", "worker", "sweeper")
        path = "/var/lib/stormsizer/in"
        script = f"cat > {path} && stormsizer restore --replace {path}; code=$?; rm {path}; exit $code"
        return self.compose("run", "--rm", "-T", "migrate", "sh", "-c", script, given=backup).decode()

    def rows(self) -> dict[str, str]:
        """Return the number of rows and a digest of each table."""
        query = "SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY 1"
        tables = self._sql(query).split()
        rows = "md5(string_agg(md5(t::text), '' ORDER BY md5(t::text)))"
        parts = [
            f"SELECT '{table}', count(*) || ' rows ' || coalesce({rows}, '') FROM public.{table} t"  # noqa: S608
            for table in tables
        ]
        lines = self._sql(" UNION ALL ".join(parts)).splitlines()
        return dict(line.split("|", 1) for line in lines)

    def _sql(self, query: str) -> str:
        words = ("psql", "--username=stormsizer", "--dbname=stormsizer", "--no-align", "--tuples-only")
        return self.compose("exec", "-T", "postgres", *words, f"--command={query}").decode()


def prepared(engine: Engine, release: Path, image: str, settings: Path) -> Installation:
    """Return an installation whose settings, secrets and certificate have been created in a folder."""
    values = {name: secrets.token_hex(24) for name in PASSWORDS}
    values["smtp-url"] = f"smtp://mailer:{secrets.token_hex(12)}@192.0.2.1:2525"
    for name in ("secrets", "tls"):
        (settings / name).mkdir(parents=True, exist_ok=True)
    (settings / "secrets").chmod(0o700)
    for name, value in values.items():
        (settings / "secrets" / name).write_text(f"{value}\n")
    variables = {
        "ALLOWED_HOSTS": NAME, "PUBLIC_URL": f"https://{NAME}",
        "HTTP_PORT": HTTP_PORT, "HTTPS_PORT": HTTPS_PORT,
        "TLS_FOLDER": settings / "tls", "SECRETS_FOLDER": settings / "secrets",
    }  # fmt: skip
    (settings / ".env").write_text("".join(f"{name}={value}\n" for name, value in variables.items()))
    _make_certificate(settings / "tls")
    return Installation(engine, release, image, settings, values)


def of_previous_release(current: Installation, release: Path, image: str, settings: Path) -> Installation:
    """Return the same installation with an earlier release's files, which expect the secrets in `.env`."""
    settings.mkdir(parents=True, exist_ok=True)
    names = {
        "postgres-password": "POSTGRES_PASSWORD", "redis-password": "REDIS_PASSWORD", "secret-key": "SECRET_KEY",
        "smtp-url": "SMTP_URL",
    }  # fmt: skip
    secret = "".join(f"{variable}={current.secrets[name]}\n" for name, variable in names.items())
    (settings / ".env").write_text((current.settings / ".env").read_text() + secret)
    (settings / ".env").chmod(0o600)
    (settings / "tls").unlink(missing_ok=True)
    (settings / "tls").symlink_to(current.settings / "tls")
    more = () if runs_read_only(release) else (_writable_roots(settings / "writable.yml"),)
    return Installation(current.engine, release, image, settings, current.secrets, more)


def runs_read_only(release: Path) -> bool:
    """Return whether a release's service starts with a read-only root, as its Compose file demands."""
    return (release / "deploy/image/entrypoint.sh").exists()


def _writable_roots(file: Path) -> Path:
    services = {name: {"read_only": False} for name in ("migrate", "api", "worker", "sweeper")}
    file.write_text(yaml.safe_dump({"services": services}))
    return file


def wait_until(is_so: Callable[[], bool], what: str, within_s: float, every_s: float = 0.2) -> float:
    """Wait for a condition and return the seconds waited.

    Raises
    ------
    TimeoutError
        If the condition does not hold in time.
    """
    began_s = time.monotonic()
    while True:
        try:
            if is_so():
                return time.monotonic() - began_s
        except (CommandFailedError, IndexError, KeyError):
            pass  # the container is being replaced
        if time.monotonic() - began_s > within_s:
            raise TimeoutError(f"timed out after {within_s:.0f} s, waiting until {what}")
        time.sleep(every_s)


def _make_certificate(folder: Path) -> None:
    key, certificate = folder / "key.pem", folder / "certificate.pem"
    run(
        [
            "openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "2",
            "-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}", "-keyout", key, "-out", certificate,
        ]
    )  # fmt: skip
    key.chmod(0o400)
    run(["chown", str(NGINX_USER), key])
