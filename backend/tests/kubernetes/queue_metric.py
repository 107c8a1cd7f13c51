"""An adapter that serves one external metric, as the Prometheus adapter would, through the API server."""

from __future__ import annotations

import json
import ssl
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

from tests.kubernetes.control_plane import Cluster, Object, until

GROUP, VERSION, METRIC = "external.metrics.k8s.io", "v1beta1", "stormsizer_queue_depth"
NAMESPACE = "metrics"


class QueueMetric:
    """The metric's value, and the queries for it."""

    def __init__(self) -> None:
        self.depth = 0
        self.queries: set[str] = set()

    def answer(self, path: str) -> Object:
        """Return the response to a request of the API server."""
        if METRIC not in path:
            resource = {"name": METRIC, "kind": "ExternalMetricValueList", "namespaced": True, "verbs": ["get"]}
            return {
                "kind": "APIResourceList",
                "apiVersion": "v1",
                "groupVersion": f"{GROUP}/{VERSION}",
                "resources": [resource | {"singularName": ""}],
            }
        self.queries.add(path)
        now = datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
        item = {"metricName": METRIC, "metricLabels": {}, "timestamp": now, "value": str(self.depth)}
        return {
            "kind": "ExternalMetricValueList",
            "apiVersion": f"{GROUP}/{VERSION}",
            "metadata": {},
            "items": [item],
        }


@contextmanager
def queue_metric(cluster: Cluster, folder: Path) -> Iterator[QueueMetric]:
    """Serve the metric, and register it with the API server."""
    metric = QueueMetric()

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            body = json.dumps(metric.answer(self.path)).encode()
            self.send_response(200)
            self.send_header("Content-Type", "application/json")
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_: object) -> None:
            """Print nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(_certificate(folder))
    server.socket = context.wrap_socket(server.socket, server_side=True)
    threading.Thread(target=server.serve_forever, name="metric", daemon=True).start()
    try:
        _register(cluster, server.server_port)
        yield metric
    finally:
        server.shutdown()


def _register(cluster: Cluster, port: int) -> None:
    place = {"name": "queue-metric", "namespace": NAMESPACE}
    cluster.apply({"apiVersion": "v1", "kind": "Namespace", "metadata": {"name": NAMESPACE}})
    cluster.apply(
        {
            "apiVersion": "v1",
            "kind": "Service",
            "metadata": place,
            "spec": {"type": "ExternalName", "externalName": "localhost", "ports": [{"port": port}]},
        },
        {
            "apiVersion": "apiregistration.k8s.io/v1",
            "kind": "APIService",
            "metadata": {"name": f"{VERSION}.{GROUP}"},
            "spec": {
                "group": GROUP,
                "version": VERSION,
                "groupPriorityMinimum": 100,
                "versionPriority": 100,
                "insecureSkipTLSVerify": True,
                "service": place | {"port": port},
            },
        },
    )
    until("external metric", lambda: METRIC in cluster.kubectl("get", "--raw", f"/apis/{GROUP}/{VERSION}"))


def _certificate(folder: Path) -> Path:
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "localhost")])
    now = datetime.now(UTC)
    builder = x509.CertificateBuilder().subject_name(name).issuer_name(name).public_key(key.public_key())
    builder = builder.serial_number(x509.random_serial_number()).not_valid_before(now - timedelta(minutes=1))
    certificate = builder.not_valid_after(now + timedelta(hours=6)).sign(key, SHA256())
    file = folder / "queue-metric.pem"
    pem = serialization.Encoding.PEM
    private = key.private_bytes(pem, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    file.write_bytes(certificate.public_bytes(pem) + private)
    return file
