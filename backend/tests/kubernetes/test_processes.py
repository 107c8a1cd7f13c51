"""The commands, environment and probes of the chart with the real service: as processes, without containers."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest

from tests.kubernetes.chart import COMPONENTS, EVERYTHING, Document, changed, pod_templates, rendered, variables
from tests.kubernetes.test_pods import SECRETS
from tests.support.services import server_postgres, server_redis
from tests.webapp.setups import until
from webapp.deployment.postgres.cluster import free_port

pytestmark = pytest.mark.long

POD_IP = "10.1.2.3"
PROGRAMS = Path(sys.executable).parent
PATIENCE_S = 300.0


class Node:
    """Runs the containers of pods as processes, with their environment and probes."""

    def __init__(self, documents: list[Document], secrets: dict[str, str], folder: Path) -> None:
        self._templates = pod_templates(documents)
        self._secrets, self._folder = secrets, folder
        self.port = free_port()

    def container(self, name: str) -> dict[str, Any]:
        """Return a component's container."""
        (container,) = self._templates[name]["spec"]["containers"]
        return dict(container)

    def command(self, name: str) -> list[str]:
        """Return a component's command, with a free port in place of the container's."""
        listens = str(self.container("api")["ports"][0]["containerPort"])
        return [str(self.port) if each == listens else each for each in self.container(name)["args"]]

    def environment(self, name: str) -> dict[str, str]:
        """Return the environment of a component's container, as a kubelet fills it in."""
        filled = {"PATH": f"{PROGRAMS}:{os.environ['PATH']}", "HOSTNAME": socket.gethostname()}
        for variable, value in variables(self._templates[name]).items():
            if isinstance(value, str):
                filled[variable] = value.replace("$(POD_IP)", POD_IP)
            else:
                filled[variable] = POD_IP if "fieldRef" in value else self._secrets[variable]
        return filled | {"STORMSIZER_DATA_FOLDER": str(self._folder / name), "TMPDIR": str(self._folder)}

    def run(self, name: str) -> subprocess.CompletedProcess[str]:
        """Run a component's command to its end."""
        return subprocess.run(
            self.command(name), env=self.environment(name), capture_output=True, text=True, check=False, timeout=300
        )

    @contextmanager
    def running(self, name: str) -> Iterator[subprocess.Popen[bytes]]:
        """Start a component."""
        with (self._folder / f"{name}.log").open("wb") as log:
            process = subprocess.Popen(self.command(name), env=self.environment(name), stdout=log, stderr=log)
            try:
                yield process
            finally:
                process.kill()
                process.wait()

    def succeeds(self, name: str, probe: str) -> bool:
        """Return whether a probe of a component succeeds now."""
        check = self.container(name)[probe]
        if "httpGet" in check:
            return self.status(check["httpGet"]["path"]) == 200
        command = check["exec"]["command"]
        timeout_s = check["timeoutSeconds"] * 5  # other tests run at the same time
        ended = subprocess.run(command, env=self.environment(name), capture_output=True, check=False, timeout=timeout_s)
        return ended.returncode == 0

    def status(self, path: str, **headers: str) -> int:
        """Return the status of a request that names the pod by its address, as kubelet and Prometheus do."""
        address = f"http://127.0.0.1:{self.port}{path}"
        request = Request(address, headers={"Host": f"{POD_IP}:{self.port}"} | headers)
        try:
            with urlopen(request, timeout=10) as answer:
                return int(answer.status)
        except HTTPError as error:
            return error.code
        except OSError:
            return 0


@pytest.fixture(scope="module")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    """A database with this release's tables, and a queue."""
    documents = rendered(changed(EVERYTHING, "firstAccount", {}))
    with server_postgres() as database, server_redis() as redis:
        secrets = SECRETS | {"DATABASE_URL": database, "REDIS_URL": redis}
        made = Node(documents, secrets, tmp_path_factory.mktemp("pods"))
        migrated = made.run("migration")
        assert migrated.returncode == 0, migrated.stderr
        yield made


@pytest.mark.parametrize("name", COMPONENTS)
def test_probes_succeed_and_the_pod_ends_in_time(node: Node, name: str) -> None:
    template = node._templates[name]["spec"]
    assert not node.succeeds(name, "startupProbe")
    with node.running(name) as process:
        assert until(lambda: node.succeeds(name, "startupProbe"), PATIENCE_S, 1.0)
        assert node.succeeds(name, "livenessProbe")
        assert "readinessProbe" not in node.container(name) or node.succeeds(name, "readinessProbe")
        process.send_signal(signal.SIGTERM)
        began_s = time.monotonic()
        assert process.wait(template["terminationGracePeriodSeconds"]) == 0
        assert time.monotonic() - began_s < template["terminationGracePeriodSeconds"]


def test_prometheus_reads_the_metrics_with_the_token_only(node: Node) -> None:
    with node.running("api"):
        assert until(lambda: node.succeeds("api", "readinessProbe"), PATIENCE_S, 1.0)
        assert node.status("/metrics") == 404
        assert node.status("/metrics", Authorization=f"Bearer {SECRETS['STORMSIZER_METRICS_TOKEN']}") == 200
        assert node.status("/livez", Host="other.example.com") == 421
