"""The steps of `make kubernetes`: what an operator does with the chart, and what the cluster must do then."""

from __future__ import annotations

import json
import os
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from tests.kubernetes.chart import (
    CHART,
    EVERYTHING,
    NAMESPACE,
    RELEASE,
    SETS,
    ChartError,
    Values,
    changed,
    helm,
    rendered,
)
from tests.kubernetes.control_plane import PROGRAMS, Cluster, KubectlError, Object, until
from tests.kubernetes.kubelets import ZONES, Kubelets
from tests.kubernetes.queue_metric import QueueMetric

IMAGES = tuple(f"registry.example.com/stormsizer@sha256:{digit * 64}" for digit in "012")
RESTRICTED = {f"pod-security.kubernetes.io/{mode}": "restricted" for mode in ("enforce", "warn", "audit")}
OWN = f"app.kubernetes.io/instance={RELEASE}"
API, WORKER = f"{RELEASE}-stormsizer-api", f"{RELEASE}-stormsizer-worker"
N_API = EVERYTHING["api"]["replicas"]
KINDS = (
    "deployments,services,ingresses,networkpolicies,poddisruptionbudgets,horizontalpodautoscalers,configmaps,"
    "servicemonitors,prometheusrules"
)


class TrialError(Exception):
    """The cluster does not do what the chart promises."""


@dataclass
class Trial:
    """An installation in a namespace that enforces the restricted Pod Security Standard."""

    cluster: Cluster
    kubelets: Kubelets
    metric: QueueMetric
    n_objects: int = field(default=0)

    def prepare(self) -> str:
        """Make the namespace and what the chart refers to; a pod without restrictions must be refused there."""
        self.cluster.apply(
            {"apiVersion": "v1", "kind": "Namespace", "metadata": {"name": NAMESPACE, "labels": RESTRICTED}},
            {
                "apiVersion": "scheduling.k8s.io/v1",
                "kind": "PriorityClass",
                "metadata": {"name": "batch"},
                "value": -1,
            },
        )
        place = {"name": "stormsizer", "namespace": NAMESPACE}
        self.cluster.apply({"apiVersion": "v1", "kind": "ServiceAccount", "metadata": place})
        spec = {"containers": [{"name": "any", "image": "any"}]}
        pod = {"apiVersion": "v1", "kind": "Pod", "metadata": {"name": "any", "namespace": NAMESPACE}, "spec": spec}
        _require('violates PodSecurity "restricted', lambda: self.cluster.apply(pod))
        return "a pod without restrictions is refused"

    def install_definitions(self) -> str:
        """Install the Prometheus operator's resource definitions; a wrong ServiceMonitor must be refused."""
        folder = PROGRAMS / "definitions"
        self.cluster.kubectl("apply", "--server-side", "--filename", str(folder))
        self.cluster.kubectl("wait", "--for=condition=Established", "--timeout=60s", "--filename", str(folder))
        place = {"name": "wrong", "namespace": NAMESPACE}
        spec = {"selector": {}, "endpoints": [{"port": "http", "interval": "half a minute"}]}
        wrong = {"apiVersion": "monitoring.coreos.com/v1", "kind": "ServiceMonitor", "metadata": place, "spec": spec}
        _require("spec.endpoints[0].interval", lambda: self.cluster.apply(wrong))
        return f"{len(list(folder.iterdir()))} definitions; a wrong ServiceMonitor is refused"

    def validate(self) -> str:
        """Send every object of every set of values to the API server, without creating it."""
        n = 0
        for values in SETS.values():
            documents = rendered(values)
            for document in documents:
                document["metadata"]["namespace"] = NAMESPACE
            self.cluster.apply(*documents, dry_run=True)
            n += len(documents)
        return f"{n} objects of {len(SETS)} sets of values, unknown fields refused, no warning"

    def install(self) -> str:
        """Install the release; the migration must have ended before the first Deployment exists."""
        self._helm("install", _values(0))
        listed = self.cluster.read(KINDS, "--namespace", NAMESPACE, "--selector", OWN)["items"]
        self._require_migrated_before(0, [each for each in listed if each["kind"] == "Deployment"])
        self.n_objects = len(listed)
        expected = {"api": N_API, "worker": 2, "sweeper": 1}
        until("ready pods", lambda: all(self._has_ready(name, n) for name, n in expected.items()))
        events = self.cluster.read("events", "--namespace", NAMESPACE, "--field-selector", "reason=FailedCreate")
        if events["items"]:
            raise TrialError(events["items"][0]["message"])
        return f"{self.n_objects} objects and {sum(expected.values())} pods, all admitted; migration first"

    def spread(self) -> str:
        """The scheduler must place the API's pods in different zones."""
        nodes = {pod["spec"]["nodeName"] for pod in self._ready("api")}
        if len(nodes) != min(N_API, len(ZONES)):
            raise TrialError(f"the API's pods are on {sorted(nodes)}")
        return f"{N_API} pods of the API on {len(nodes)} nodes in {len(nodes)} zones"

    def evict(self) -> str:
        """One pod of the API may be evicted, and the next only when it has been replaced."""
        first, second, *_ = (pod["metadata"]["name"] for pod in self._ready("api"))
        self._evict(first)
        _require("violate the pod's disruption budget", lambda: self._evict(second))
        until("replacement", lambda: len(self._ready("api")) == N_API)
        return "one pod is evicted, a second refused until the first is replaced"

    def autoscale(self) -> str:
        """The workers must follow the queue depth, up to the maximum."""
        took_s = []
        for depth, expected in ((20, 5), (400, 12)):
            self.metric.depth = depth
            took_s.append(until(f"{expected} workers", partial(self._has_ready, "worker", expected), 180.0))
        self.metric.depth = 0
        selector = f"namespace%3D{NAMESPACE}%2Cservice%3D{API}"
        if not all(selector in query for query in self.metric.queries):
            raise TrialError(f"the metric is read without the labels of the release: {self.metric.queries}")
        return f"2 workers become 5 at 20 open jobs ({took_s[0]:.0f} s) and 12 at 400 ({took_s[1]:.0f} s)"

    def upgrade(self) -> str:
        """Upgrade to another image; the API's ready pods must never be fewer than its replicas."""
        with self._fewest_ready("api") as fewest:
            self._helm("upgrade", _values(1))
        if fewest() < N_API:
            raise TrialError(f"{fewest()} of {N_API} pods of the API were ready during the upgrade")
        self._require_image(1)
        self._require_migrated_before(1, [*self._pods("api"), *self._pods("worker"), *self._pods("sweeper")])
        return f"new migration first; never fewer than {fewest()} of {N_API} pods of the API ready"

    def fail(self) -> str:
        """Upgrade to a release whose migration fails; the pods must stay as they are."""
        self.kubelets.fails.add(IMAGES[2])
        before = self._generations()
        values = changed(_values(2), "migration.backoffLimit", 0)
        _require("pre-upgrade hooks failed", lambda: self._helm("upgrade", values))
        if self._generations() != before:
            raise TrialError("a Deployment changed although the migration failed")
        self._require_image(1)
        return "helm reports the failed migration; no Deployment changed"

    def roll_back(self) -> str:
        """Return to the first release."""
        with self._fewest_ready("api") as fewest:
            self._run("rollback", RELEASE, "1", "--wait", "--timeout", "5m")
        self._require_image(0)
        if fewest() < N_API:
            raise TrialError(f"{fewest()} of {N_API} pods of the API were ready during the rollback")
        return f"pods of the first image; never fewer than {fewest()} of {N_API} pods of the API ready"

    def uninstall(self) -> str:
        """Remove the release; only what its last migration left may remain, since hooks belong to no release."""
        self._run("uninstall", RELEASE, "--wait")
        until("end of pods", lambda: not any(self._pods(name) for name in ("api", "worker", "sweeper")))
        listed = self.cluster.read(f"{KINDS},jobs,secrets", "--namespace", NAMESPACE, "--selector", OWN)["items"]
        left = {(each["kind"], each["metadata"]["name"]) for each in listed}
        if any(name != f"{RELEASE}-stormsizer-migration" for _, name in left):
            raise TrialError(f"left: {left}")
        remaining = ", ".join(sorted(kind for kind, _ in left)) or "nothing"
        return f"{self.n_objects} objects are gone; of the last migration remains: {remaining}"

    def _helm(self, action: str, values: Values) -> None:
        options = ("--namespace", NAMESPACE, "--values", "-", "--wait", "--timeout", "5m")
        self._run(action, RELEASE, str(CHART), *options, given=json.dumps(values))

    def _run(self, *arguments: str, given: str | None = None) -> None:
        environment = {**os.environ, "KUBECONFIG": str(self.cluster.kubeconfig), "HELM_NAMESPACE": NAMESPACE}
        helm(*arguments, given=given, environment=environment)

    def _pods(self, component: str) -> list[Object]:
        selector = f"{OWN},app.kubernetes.io/component={component}"
        pods: list[Object] = self.cluster.read("pods", "--namespace", NAMESPACE, "--selector", selector)["items"]
        return pods

    def _ready(self, component: str) -> list[Object]:
        return [pod for pod in self._pods(component) if _is_ready(pod)]

    def _has_ready(self, component: str, n: int) -> bool:
        return len(self._ready(component)) == n

    def _generations(self) -> dict[str, int]:
        deployments = self.cluster.read("deployments", "--namespace", NAMESPACE)["items"]
        return {each["metadata"]["name"]: each["metadata"]["generation"] for each in deployments}

    def _evict(self, name: str) -> None:
        place = {"name": name, "namespace": NAMESPACE}
        body = {"apiVersion": "policy/v1", "kind": "Eviction", "metadata": place}
        address = f"/api/v1/namespaces/{NAMESPACE}/pods/{name}/eviction"
        self.cluster.kubectl("create", "--raw", address, "--filename", "-", given=body)

    def _require_migrated_before(self, release: int, objects: list[Object]) -> None:
        """Require that the migration of a release ended before the objects were created."""
        job = self.cluster.read("job", f"{RELEASE}-stormsizer-migration", "--namespace", NAMESPACE)
        (container,) = job["spec"]["template"]["spec"]["containers"]
        if container["image"] != IMAGES[release]:
            raise TrialError(f"the last migration ran {container['image']}")
        first = min(each["metadata"]["creationTimestamp"] for each in objects)
        if job["status"]["completionTime"] > first:
            raise TrialError(f"the migration ended at {job['status']['completionTime']}, an object is from {first}")

    def _require_image(self, release: int) -> None:
        until("end of old pods", lambda: all("deletionTimestamp" not in each["metadata"] for each in self._pods("api")))
        images = {
            container["image"]
            for component in ("api", "worker", "sweeper")
            for pod in self._ready(component)
            for container in pod["spec"]["containers"]
        }
        if images != {IMAGES[release]}:
            raise TrialError(f"pods run {images}")

    @contextmanager
    def _fewest_ready(self, component: str) -> Iterator[Callable[[], int]]:
        """Count a component's ready pods until the end; yield the smallest number."""
        counts, ended = [len(self._ready(component))], threading.Event()

        def count() -> None:
            while not ended.wait(0.2):
                counts.append(len(self._ready(component)))

        thread = threading.Thread(target=count, daemon=True)
        thread.start()
        try:
            yield lambda: min(counts)
        finally:
            ended.set()
            thread.join()


STEPS: tuple[tuple[str, Callable[[Trial], str]], ...] = (
    ("Namespace enforces *restricted*", Trial.prepare),
    ("Prometheus operator's definitions", Trial.install_definitions),
    ("Strict validation by the server", Trial.validate),
    ("`helm install`", Trial.install),
    ("Placement", Trial.spread),
    ("Eviction", Trial.evict),
    ("Autoscaling", Trial.autoscale),
    ("`helm upgrade`", Trial.upgrade),
    ("`helm upgrade`, migration fails", Trial.fail),
    ("`helm rollback`", Trial.roll_back),
    ("`helm uninstall`", Trial.uninstall),
)


@dataclass(frozen=True)
class Outcome:
    """What a step has shown, and how long it took."""

    title: str
    shown: str
    took_s: float


def outcomes(trial: Trial) -> Iterator[Outcome]:
    """Take the steps one after the other."""
    for title, step in STEPS:
        began_s = time.monotonic()
        shown = step(trial)
        yield Outcome(title, shown, time.monotonic() - began_s)


def logs(folder: Path) -> str:
    """Return the last lines of each program, for an error message."""
    return "\n".join(
        f"{file.name}:\n  " + "\n  ".join(file.read_text(errors="replace").splitlines()[-5:])
        for file in sorted(folder.glob("*.log"))
    )


def _values(release: int) -> Values:
    repository, digest = IMAGES[release].split("@")
    return EVERYTHING | {"image": {"repository": repository, "digest": digest}}


def _is_ready(pod: Object) -> bool:
    conditions = {each["type"]: each["status"] for each in pod["status"].get("conditions", [])}
    return conditions.get("Ready") == "True" and "deletionTimestamp" not in pod["metadata"]


def _require(message: str, act: Callable[[], object]) -> None:
    """Require that the cluster or helm refuses something with a message."""
    try:
        act()
    except (KubectlError, ChartError) as error:
        if message not in str(error):
            raise TrialError(f"expected “{message}”, got: {error}") from error
        return
    raise TrialError(f"expected “{message}”, got no error")
