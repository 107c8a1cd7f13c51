"""A stand-in for kubelets: it reports pods as running, ready, succeeded or failed. It runs no container."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime

from tests.kubernetes.control_plane import Cluster, KubectlError, Object

ZONES = ("a", "b", "c")
READY_AFTER_S = 1.0
LOOK_EVERY_S = 0.3
COMPONENT = "app.kubernetes.io/component"


class Kubelets:
    """Nodes in three zones.

    Attributes
    ----------
    fails
        Images whose migration fails.
    """

    def __init__(self, cluster: Cluster) -> None:
        self.fails: set[str] = set()
        self._cluster = cluster
        self._seen_s: dict[str, float] = {}
        self._stopped = threading.Event()

    def watch(self) -> None:
        """Report on pods until stopped."""
        while not self._stopped.wait(LOOK_EVERY_S):
            try:
                for pod in self._cluster.read("pods", "--all-namespaces")["items"]:
                    self._report(pod)
            except KubectlError:  # a pod is gone, or another writer was faster: look again
                continue

    def stop(self) -> None:
        """Stop reporting."""
        self._stopped.set()

    def _report(self, pod: Object) -> None:
        meta, phase = pod["metadata"], pod["status"]["phase"]
        if "deletionTimestamp" in meta:
            options = ("--grace-period=0", "--force", "--ignore-not-found", "--wait=false")
            self._cluster.kubectl("delete", "pod", meta["name"], "--namespace", meta["namespace"], *options)
            return
        seen_s = self._seen_s.setdefault(meta["uid"], time.monotonic())
        if "nodeName" not in pod["spec"] or phase != "Pending" or time.monotonic() - seen_s < READY_AFTER_S:
            return
        status = {"status": self._status(pod)}
        name = (meta["name"], "--namespace", meta["namespace"])
        self._cluster.kubectl(
            "patch", "pod", *name, "--subresource=status", "--type=merge", f"--patch={json.dumps(status)}"
        )

    def _status(self, pod: Object) -> Object:
        now = datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
        (container,) = pod["spec"]["containers"]
        own = {"name": container["name"], "image": container["image"], "imageID": "", "restartCount": 0}
        if pod["metadata"]["labels"].get(COMPONENT) == "migration":
            failed = container["image"] in self.fails
            ended = {"exitCode": int(failed), "startedAt": now, "finishedAt": now}
            states = [own | {"ready": False, "state": {"terminated": ended}}]
            return {"phase": "Failed" if failed else "Succeeded", "startTime": now, "containerStatuses": states}
        ready = [{"type": kind, "status": "True", "lastTransitionTime": now} for kind in ("ContainersReady", "Ready")]
        states = [own | {"ready": True, "started": True, "state": {"running": {"startedAt": now}}}]
        return {"phase": "Running", "startTime": now, "conditions": ready, "containerStatuses": states}


@contextmanager
def kubelets(cluster: Cluster) -> Iterator[Kubelets]:
    """Register a node in each zone, and report on their pods."""
    for zone in ZONES:
        _register(cluster, zone)
    made = Kubelets(cluster)
    thread = threading.Thread(target=made.watch, name="kubelets", daemon=True)
    thread.start()
    try:
        yield made
    finally:
        made.stop()
        thread.join()


def _register(cluster: Cluster, zone: str) -> None:
    name = f"node-{zone}"
    labels = {"kubernetes.io/hostname": name, "topology.kubernetes.io/zone": zone, "kubernetes.io/arch": "amd64"}
    cluster.apply({"apiVersion": "v1", "kind": "Node", "metadata": {"name": name, "labels": labels}})
    room = {"cpu": "32", "memory": "64Gi", "ephemeral-storage": "500Gi", "pods": "110"}
    ready = [{"type": "Ready", "status": "True", "reason": "KubeletReady"}]
    status = {"status": {"capacity": room, "allocatable": room, "conditions": ready}}
    cluster.kubectl("patch", "node", name, "--subresource=status", "--type=merge", f"--patch={json.dumps(status)}")
    cluster.kubectl("patch", "node", name, "--type=merge", f"--patch={json.dumps({'spec': {'taints': None}})}")
