"""The services of `docker-compose.yml` as plain processes: the same commands, environment and nginx configuration.

What is another here than in containers, and nothing else:

- names of services (`postgres:5432`, `redis:6379`, `api:8000`) are free ports of the loopback address, and so are the
  ports that nginx listens on; the network of the proxy is the address that nginx has here,
- folders (`/var/lib/stormsizer`, `/run/secrets`, `/tmp`, the certificate's) are folders of the test,
- what the images bring is Debian's: PostgreSQL with its user and database, `redis-server`, nginx with a main
  configuration like that of its image, and `envsubst`, which fills in its template.
"""

from __future__ import annotations

import os
import re
import shutil
import signal
import ssl
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

import httpx2
import yaml
from sqlalchemy import create_engine, text
from sqlalchemy.engine import make_url

from tests.support.services import MISSING, MissingServerError, server_postgres
from tests.webapp.setups import until
from webapp.deployment.postgres.cluster import free_ports
from webapp.secret_files import with_password
from webapp.settings import REPOSITORY

COMPOSE = REPOSITORY / "docker-compose.yml"
TEMPLATE = REPOSITORY / "backend/nginx/stormsizer.conf.template"
NAME = "sizing.example.com"
DOTENV = {
    "ALLOWED_HOSTS": NAME,
    "PUBLIC_URL": f"https://{NAME}",
}
"""Settings that an operator writes into `.env`."""
SECRETS = {
    "postgres-password": "8f1c27ab9d3e4560",
    "database-owner-password": "5d0be7c4a1f29836",
    "database-app-password": "e94a6c31d7b8f205",
    "redis-password": "c0ffee5ad17b2e94",
    "secret-key": "b7Qz4nXw9Lr2Tk8Vd5Hs1Jm6Yc3Pf0Ga",
    "smtp-url": "",
}
"""Files that an operator writes into `secrets`."""
LONG_RUNNING = ("redis", "api", "worker", "sweeper", "nginx")
READY_WITHIN_S = 600.0
MAIN_CONFIGURATION = """
worker_processes 1;
daemon off;
pid {folder}/nginx.pid;
error_log {folder}/error.log notice;
events {{ worker_connections 512; }}
http {{
    client_body_temp_path {folder}/client_body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    default_type application/octet-stream;
    access_log {folder}/access.log;
    sendfile on;
    keepalive_timeout 65;
    include {folder}/conf.d/*.conf;
}}
"""


def interpolated(value: Any, given: Mapping[str, str]) -> Any:
    """Fill in variables as Compose does: `${NAME:?why}`, `${NAME:-else}`, and `$$` for `$`."""
    if isinstance(value, dict):
        return {name: interpolated(each, given) for name, each in value.items()}
    if isinstance(value, list):
        return [interpolated(each, given) for each in value]
    if not isinstance(value, str):
        return value

    def found(match: re.Match[str]) -> str:
        if match[0] == "$$":
            return "$"
        if match[1] in given:
            return given[match[1]]
        assert match[2] == "-", f"{match[1]} is not given: {match[3]}"
        return match[3]

    return re.sub(r"\$\$|\$\{(\w+)(?::([?-])([^}]*))?\}", found, value)


@dataclass
class Installation:
    """Everything that `docker compose up` starts, on this machine."""

    folder: Path
    database_url: str
    ports: dict[str, int]
    running: dict[str, subprocess.Popen[bytes]] = field(default_factory=dict)
    browsers: list[httpx2.Client] = field(default_factory=list)

    @cached_property
    def services(self) -> dict[str, Any]:
        """The services as the file has them, with the operator's values filled in."""
        found: dict[str, Any] = interpolated(yaml.safe_load(COMPOSE.read_text()), DOTENV)["services"]
        return found

    def here(self, given: str) -> str:
        """Put addresses and folders of this machine in place of those in containers."""
        ports = self.ports
        return (
            given.replace("@postgres:5432", f"@127.0.0.1:{ports['postgres']}")
            .replace("//redis:6379", f"//127.0.0.1:{ports['redis']}")
            .replace("api:8000", f"127.0.0.1:{ports['api']}")
            .replace("127.0.0.1:8000", f"127.0.0.1:{ports['api']}")
            .replace("127.0.0.1:8080", f"127.0.0.1:{ports['http']}")
            .replace("0.0.0.0", "127.0.0.1")
            .replace("172.30.0.0/24", "127.0.0.1/32")
            .replace("/var/lib/stormsizer", str(self.folder / "data"))
            .replace("/run/secrets", str(self.folder / "secrets"))
            .replace("/etc/stormsizer-tls", str(self.folder / "tls"))
        )

    def environment(self, service: str) -> dict[str, str]:
        """What a service finds in its environment, and what it takes to find programs and folders here."""
        said = {name: self.here(str(each)) for name, each in self.services[service].get("environment", {}).items()}
        numbers = {"8000": "api", "8080": "http", "8443": "https"}
        said = {name: str(self.ports[numbers[each]]) if each in numbers else each for name, each in said.items()}
        temporary = self.folder / f"tmp-{service}"
        temporary.mkdir(exist_ok=True)
        path = f"{Path(sys.executable).parent}:{os.environ['PATH']}:/usr/sbin"
        pages = {"STORMSIZER_FRONTEND_FOLDER": str(self.folder / "page")}
        return {"PATH": path, "HOME": str(self.folder), "TMPDIR": str(temporary), "HOSTNAME": service} | pages | said

    def command(self, service: str) -> list[str]:
        """Return the command of a service."""
        if service == "nginx":  # the image's own command
            return ["nginx", "-c", str(self.folder / "nginx.conf")]
        words = [self.here(str(word)) for word in self.services[service]["command"]]
        if service == "redis":
            local = f"redis-server --bind 127.0.0.1 --port {self.ports['redis']} --dir {self.folder}"
            return [word.replace("redis-server", local) for word in words]
        return [str(self.ports["api"]) if word == "8000" else word for word in words]

    def check(self, service: str) -> subprocess.CompletedProcess[str]:
        """Run the health check of a service."""
        kind, *words = self.services[service]["healthcheck"]["test"]
        words = [self.here(word) for word in words]
        environment = self.environment(service)
        if service == "postgres":
            environment |= {"PGPORT": str(self.ports["postgres"])}
        if service == "redis":
            words = [word.replace("redis-cli", f"redis-cli -p {self.ports['redis']}") for word in words]
        if service == "worker":
            words = [word.replace("$HOSTNAME", os.uname().nodename) for word in words]
        command = ["sh", "-c", *words] if kind == "CMD-SHELL" else words
        return subprocess.run(
            command, env=environment, cwd=REPOSITORY, capture_output=True, text=True, timeout=600, check=False
        )

    def is_healthy(self, service: str) -> bool:
        return self.check(service).returncode == 0

    def once(self, service: str) -> None:
        """Run a service that ends."""
        self._run(self.command(service), self.environment(service))

    def start(self, service: str) -> subprocess.Popen[bytes]:
        """Start a service that stays."""
        with (self.folder / f"{service}.log").open("ab") as log:
            process = subprocess.Popen(
                self.command(service),
                env=self.environment(service),
                cwd=self.folder,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
        self.running[service] = process
        return process

    def stop(self, service: str, seconds: float = 30.0) -> float:
        """Stop a service as Compose does; return the seconds that took."""
        process, began_s = self.running.pop(service), time.monotonic()
        process.terminate()
        try:
            process.wait(seconds)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()
            raise
        return time.monotonic() - began_s

    def answers(self, service: str, path: str) -> bool:
        """Return whether the API answers behind nginx, or nginx itself."""
        port = self.ports["api"] if service == "api" else self.ports["http"]
        try:
            return httpx2.get(f"http://127.0.0.1:{port}{path}", timeout=2).is_success
        except httpx2.HTTPError:
            return False

    @property
    def database(self) -> str:
        """Address of the database for the owner of the tables, with the password."""
        return with_password(self.environment("migrate")["DATABASE_URL"], SECRETS["database-owner-password"])

    def browser(self, address: str = "127.0.0.2", **headers: str) -> httpx2.Client:
        """Return a browser at an address of this machine, that finds the public name at nginx."""
        trust = ssl.create_default_context(cafile=self.folder / "tls/certificate.pem")
        transport = httpx2.HTTPTransport(verify=trust, local_address=address)
        browser = httpx2.Client(
            transport=ToNginx(transport, self.ports["https"]),
            base_url=f"https://{NAME}",
            headers={"Origin": f"https://{NAME}", **headers},
            timeout=600,
        )
        self.browsers.append(browser)
        return browser

    def stormsizer(self, *words: str, service: str = "api") -> str:
        """Run a command as `docker compose exec api stormsizer …` does, or `run migrate`."""
        return self._run(["stormsizer", *words], self.environment(service))

    def _run(self, command: list[str], environment: dict[str, str]) -> str:
        outcome = subprocess.run(
            command, env=environment, cwd=self.folder, capture_output=True, text=True, timeout=600, check=False
        )
        assert outcome.returncode == 0, outcome.stderr
        return outcome.stdout


class ToNginx(httpx2.BaseTransport):
    """Finds the public name at nginx's port of this machine, as a name server would."""

    def __init__(self, transport: httpx2.HTTPTransport, port: int) -> None:
        self._transport, self._port = transport, port

    def handle_request(self, request: httpx2.Request) -> httpx2.Response:
        there = httpx2.Request(
            request.method,
            request.url.copy_with(host="127.0.0.1", port=self._port),
            headers=request.headers,
            stream=request.stream,
            extensions={**request.extensions, "sni_hostname": NAME},
        )
        return self._transport.handle_request(there)

    def close(self) -> None:
        self._transport.close()


@contextmanager
def installed(folder: Path) -> Iterator[Installation]:
    """Bring everything up in the order of the file, and take it down again."""
    for program in ("nginx", "envsubst", "openssl"):
        if shutil.which(program, path=f"{os.environ['PATH']}:/usr/sbin") is None:
            raise MissingServerError(MISSING.format(program=program, package=program))
    with server_postgres() as url, ExitStack() as stack:
        ports = dict(zip(("redis", "api", "http", "https"), free_ports(4), strict=True))
        made = Installation(folder, url, {**ports, "postgres": int(make_url(url).port or 0)})
        _prepare(made)
        stack.callback(_take_down, made)
        made.start("redis")
        assert until(lambda: made.is_healthy("redis"), READY_WITHIN_S)
        for service in ("logins", "migrate"):
            made.once(service)
        for service in ("api", "worker", "sweeper", "nginx"):
            made.start(service)
        assert until(lambda: made.answers("api", "/readyz"), READY_WITHIN_S), (folder / "api.log").read_text()
        assert until(lambda: made.answers("nginx", "/nginx-alive"), READY_WITHIN_S)
        yield made


def _prepare(made: Installation) -> None:
    """Do what the images do at their start, and the operator before it."""
    for name in ("data", "secrets", "tls", "page", "conf.d"):
        (made.folder / name).mkdir()
    for name, secret in SECRETS.items():
        (made.folder / "secrets" / name).write_text(secret)
    (made.folder / "page/index.html").write_text("<!doctype html><title>Stormsizer</title>")
    _make_certificate(made.folder / "tls")
    _make_database(made)
    (made.folder / "nginx.conf").write_text(MAIN_CONFIGURATION.format(folder=made.folder))
    environment = made.environment("nginx")
    wanted = [name for name in environment if re.match(environment["NGINX_ENVSUBST_FILTER"], name)]
    outcome = subprocess.run(
        ["envsubst", " ".join(f"${{{name}}}" for name in wanted)],
        input=TEMPLATE.read_text(),
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    (made.folder / "conf.d/stormsizer.conf").write_text(outcome.stdout)


def _make_certificate(folder: Path) -> None:
    command = [
        "openssl",
        "req",
        "-x509",
        "-newkey",
        "ec",
        "-pkeyopt",
        "ec_paramgen_curve:P-256",
        "-nodes",
        "-days",
        "1",
    ]
    subject = ["-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}"]
    files = ["-keyout", str(folder / "key.pem"), "-out", str(folder / "certificate.pem")]
    subprocess.run([*command, *subject, *files], check=True, capture_output=True)


def _make_database(made: Installation) -> None:
    """Make user and database as the image of PostgreSQL does."""
    said = made.services["postgres"]["environment"]
    engine = create_engine(made.database_url, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        assert connection.scalar(text("SELECT current_user")) == said["POSTGRES_USER"]
        connection.execute(text(f"ALTER ROLE {said['POSTGRES_USER']} PASSWORD '{SECRETS['postgres-password']}'"))
        connection.execute(text(f"CREATE DATABASE {said['POSTGRES_DB']}"))
    engine.dispose()


def _take_down(made: Installation) -> None:
    for browser in made.browsers:
        browser.close()
    for process in made.running.values():
        process.send_signal(signal.SIGCONT)
        process.terminate()
    for process in made.running.values():
        try:
            process.wait(20)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()
