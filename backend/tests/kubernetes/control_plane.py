"""A private control plane on the loopback address: etcd, API server, controllers and scheduler. It has no kubelet."""

from __future__ import annotations

import json
import secrets
import subprocess
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import rsa

from tests.kubernetes.chart import REPOSITORY
from webapp.deployment.postgres.cluster import free_ports

PROGRAMS = REPOSITORY / ".tools" / "control-plane"
KUBECTL = REPOSITORY / ".tools" / "bin" / "kubectl"
ISSUER = "https://kubernetes.default.svc"
STARTED_WITHIN_S = 120.0

Object = dict[str, Any]


class KubectlError(Exception):
    """The API server refuses a request."""


@dataclass(frozen=True)
class Cluster:
    """Access to the API server as its administrator."""

    kubeconfig: Path

    def kubectl(self, *arguments: str, given: Any = None) -> str:
        """Return the output of kubectl; raise ``KubectlError`` with its message."""
        ended = subprocess.run(
            [str(KUBECTL), "--kubeconfig", str(self.kubeconfig), *arguments],
            input=None if given is None else json.dumps(given),
            capture_output=True,
            text=True,
            check=False,
            timeout=120,
        )
        if ended.returncode:
            raise KubectlError(ended.stderr.strip())
        return ended.stdout

    def read(self, *arguments: str) -> Object:
        """Return objects as kubectl reads them."""
        read: Object = json.loads(self.kubectl("get", *arguments, "--output", "json"))
        return read

    def apply(self, *objects: Object, dry_run: bool = False) -> None:
        """Create or change objects; unknown fields and warnings are errors."""
        options = ["--validate=strict", "--warnings-as-errors", *(["--dry-run=server"] if dry_run else [])]
        listed = {"apiVersion": "v1", "kind": "List", "items": list(objects)}
        self.kubectl("apply", "--server-side", *options, "--filename", "-", given=listed)


@contextmanager
def control_plane(folder: Path) -> Iterator[Cluster]:
    """Start a control plane with its files in a folder; stop it at the end."""
    if not PROGRAMS.is_dir():
        raise FileNotFoundError("the control plane is missing: run `make .stamps/control-plane`")
    etcd_port, peer_port, port, controllers_port, scheduler_port = free_ports(5)
    cluster = Cluster(_written_access(folder, port))
    common = ["--kubeconfig", str(cluster.kubeconfig), "--leader-elect=false", "--bind-address=127.0.0.1"]
    with ExitStack() as stack:

        def start(*command: str) -> None:
            stack.enter_context(_running(folder, command))

        etcd = f"http://127.0.0.1:{etcd_port}"
        peer = f"http://127.0.0.1:{peer_port}"
        addresses = [f"--{kind}-client-urls={etcd}" for kind in ("listen", "advertise")]
        start("etcd", f"--data-dir={folder / 'etcd'}", "--unsafe-no-fsync", *addresses, f"--listen-peer-urls={peer}")
        start("kube-apiserver", *_api_server_options(folder, etcd, port))
        until("API server", lambda: cluster.kubectl("get", "--raw", "/readyz") == "ok")
        start(
            "kube-controller-manager",
            *common,
            f"--secure-port={controllers_port}",
            f"--cert-dir={folder / 'controllers'}",
            f"--service-account-private-key-file={folder / 'service-accounts.key'}",
            "--controllers=*,-node-lifecycle-controller",
            "--horizontal-pod-autoscaler-sync-period=1s",
        )
        start("kube-scheduler", *common, f"--secure-port={scheduler_port}", f"--cert-dir={folder / 'scheduler'}")
        until("namespace", lambda: bool(cluster.read("serviceaccount", "default")))
        yield cluster


def until(what: str, is_so: Callable[[], bool], limit_s: float = STARTED_WITHIN_S) -> float:
    """Wait for a condition; return how long that took in seconds."""
    began_s = time.monotonic()
    while True:
        try:
            if is_so():
                return time.monotonic() - began_s
            problem = "it did not happen"
        except KubectlError as error:
            problem = str(error)
        if time.monotonic() - began_s > limit_s:
            raise TimeoutError(f"{what}: not within {limit_s:.0f} s: {problem}")
        time.sleep(0.2)


def _api_server_options(folder: Path, etcd: str, port: int) -> Sequence[str]:
    return (
        f"--etcd-servers={etcd}",
        f"--secure-port={port}",
        "--bind-address=127.0.0.1",
        f"--cert-dir={folder / 'api-server'}",
        f"--token-auth-file={folder / 'tokens.csv'}",
        "--authorization-mode=RBAC",
        f"--service-account-issuer={ISSUER}",
        f"--service-account-signing-key-file={folder / 'service-accounts.key'}",
        f"--service-account-key-file={folder / 'service-accounts.key'}",
        "--service-cluster-ip-range=10.96.0.0/16",
        "--endpoint-reconciler-type=none",
    )


def _written_access(folder: Path, port: int) -> Path:
    """Write the keys of service accounts and the administrator's token; return the administrator's configuration."""
    key = rsa.generate_private_key(65_537, 2048).private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.TraditionalOpenSSL, serialization.NoEncryption()
    )
    (folder / "service-accounts.key").write_bytes(key)
    token = secrets.token_hex(16)
    (folder / "tokens.csv").write_text(f'{token},administrator,1,"system:masters"\n')
    kubeconfig = folder / "kubeconfig"
    cluster = {"server": f"https://127.0.0.1:{port}", "insecure-skip-tls-verify": True}
    kubeconfig.write_text(
        json.dumps(
            {
                "apiVersion": "v1",
                "kind": "Config",
                "clusters": [{"name": "private", "cluster": cluster}],
                "users": [{"name": "administrator", "user": {"token": token}}],
                "contexts": [{"name": "private", "context": {"cluster": "private", "user": "administrator"}}],
                "current-context": "private",
            }
        )
    )
    return kubeconfig


@contextmanager
def _running(folder: Path, command: Sequence[str]) -> Iterator[None]:
    name, *options = command
    with (folder / f"{name}.log").open("wb") as log:
        process = subprocess.Popen([str(PROGRAMS / name), *options], stdout=log, stderr=log, cwd=folder)
        try:
            yield
        finally:
            process.terminate()
            try:
                process.wait(20)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
