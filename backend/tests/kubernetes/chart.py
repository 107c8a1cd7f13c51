"""The chart, rendered by helm."""

from __future__ import annotations

import copy
import json
import subprocess
from functools import cache
from pathlib import Path
from typing import Any

import yaml

REPOSITORY = Path(__file__).resolve().parents[3]
CHART = REPOSITORY / "deploy" / "helm" / "stormsizer"
HELM = REPOSITORY / ".tools" / "bin" / "helm"
RELEASE, NAMESPACE = "sizing", "sizing"
COMPONENTS = ("api", "worker", "sweeper")

Values = dict[str, Any]
Document = dict[str, Any]

MINIMAL: Values = {
    "publicUrl": "https://sizing.example.com",
    "secrets": {name: {"name": "stormsizer"} for name in ("databaseUrl", "redisUrl", "secretKey")},
    "networkPolicy": {"ingressController": [{"namespaceSelector": {"matchLabels": {"team": "ingress"}}}]},
}
"""What an operator has to say."""

EVERYTHING: Values = {
    "publicUrl": "https://sizing.example.com",
    "allowedHosts": ["sizing.internal.example.com"],
    "trustedProxies": ["10.1.0.0/16", "fd00:1::/64"],
    "mailFrom": "Stormsizer <stormsizer@example.com>",
    "secrets": {
        "databaseUrl": {"name": "database", "key": "url"},
        "databaseOwnerUrl": {"name": "database", "key": "owner-url"},
        "redisUrl": {"name": "redis", "key": "url"},
        "secretKey": {"name": "stormsizer"},
        "smtpUrl": {"name": "mail", "key": "url"},
        "metricsToken": {"name": "metrics"},
    },
    "firstAccount": {
        "email": "you@example.com",
        "organization": "Your company",
        "password": {"name": "first-account"},
    },
    "settings": {"STORMSIZER_SIGN_UP": False, "STORMSIZER_RATE_LIMIT_PER_MINUTE": 600},
    "extraEnv": [{"name": "TZ", "value": "UTC"}],
    "image": {"repository": "registry.example.com/stormsizer", "digest": f"sha256:{'0' * 64}"},
    "imagePullSecrets": [{"name": "registry"}],
    "serviceAccountName": "stormsizer",
    "api": {"replicas": 3, "podAnnotations": {"example.com/team": "sizing"}, "podLabels": {"team": "sizing"}},
    "worker": {
        "concurrency": 4,
        "autoscaling": {"enabled": True, "minReplicas": 2, "maxReplicas": 12},
        "nodeSelector": {"kubernetes.io/arch": "amd64"},
        "tolerations": [{"key": "batch", "operator": "Exists"}],
        "affinity": {
            "podAntiAffinity": {
                "preferredDuringSchedulingIgnoredDuringExecution": [
                    {
                        "weight": 1,
                        "podAffinityTerm": {
                            "topologyKey": "kubernetes.io/hostname",
                            "labelSelector": {"matchLabels": {"app.kubernetes.io/component": "worker"}},
                        },
                    }
                ]
            }
        },
        "priorityClassName": "batch",
    },
    "ingress": {"enabled": True, "className": "public", "tlsSecretName": "sizing-tls"},
    "networkPolicy": {
        "ingressController": [{"namespaceSelector": {"matchLabels": {"team": "ingress"}}}],
        "monitoring": [{"namespaceSelector": {"matchLabels": {"team": "monitoring"}}}],
        "database": {"to": [{"ipBlock": {"cidr": "10.2.0.5/32"}}], "port": 5433},
        "redis": {"to": [{"podSelector": {"matchLabels": {"app": "redis"}}}], "port": 6380},
        "smtp": {"to": [{"ipBlock": {"cidr": "10.2.0.6/32"}}], "port": 587},
        "extraEgress": [{"ports": [{"protocol": "TCP", "port": 4318}]}],
    },
    "monitoring": {
        "networks": ["10.3.0.0/16"],
        "serviceMonitor": {"enabled": True, "labels": {"release": "prometheus"}},
        "prometheusRule": {"enabled": True, "labels": {"release": "prometheus"}},
        "dashboard": {"enabled": True},
    },
}
"""Every part of the chart switched on."""

REDUCED: Values = MINIMAL | {
    "networkPolicy": {"enabled": False},
    "podDisruptionBudget": {"enabled": False},
    "api": {"replicas": 1},
    "worker": {"replicas": 1},
}
"""As few objects as possible."""

SETS = {"minimal": MINIMAL, "everything": EVERYTHING, "reduced": REDUCED}


class ChartError(Exception):
    """helm refuses the chart or its values."""


def changed(values: Values, path: str, value: Any) -> Values:
    """Return values with the one at a path, such as ``worker.autoscaling.enabled``, replaced."""
    result = copy.deepcopy(values)
    *parents, last = path.split(".")
    node = result
    for parent in parents:
        node = node.setdefault(parent, {})
    node[last] = value
    return result


def rendered(values: Values, *, release: str = RELEASE) -> list[Document]:
    """Return the objects that helm would create, hooks included."""
    return [copy.deepcopy(document) for document in _rendered(json.dumps(values), release)]


def helm(*arguments: str, given: str | None = None, environment: dict[str, str] | None = None) -> str:
    """Return the output of a helm command; raise ``ChartError`` with its message."""
    if not HELM.exists():
        raise FileNotFoundError("helm is missing: run `make .stamps/helm`")
    ended = subprocess.run(
        [str(HELM), *arguments], input=given, capture_output=True, text=True, check=False, env=environment, timeout=600
    )
    if ended.returncode:
        raise ChartError(ended.stderr)
    return ended.stdout


def of_kind(documents: list[Document], kind: str) -> dict[str, Document]:
    """Return the objects of one kind by component, or by name if they belong to none."""
    chosen = [document for document in documents if document["kind"] == kind]
    return {document["metadata"]["name"].removeprefix(f"{RELEASE}-stormsizer-"): document for document in chosen}


def pod_templates(documents: list[Document]) -> dict[str, Document]:
    """Return the pod templates of all workloads, by component."""
    return {
        name: document["spec"]["template"]
        for kind in ("Deployment", "Job")
        for name, document in of_kind(documents, kind).items()
    }


def variables(template: Document) -> dict[str, Any]:
    """Return the environment of a pod's container: a text, or where it comes from."""
    (container,) = template["spec"]["containers"]
    return {each["name"]: each.get("value", each.get("valueFrom")) for each in container["env"]}


@cache
def _rendered(values: str, release: str) -> list[Document]:
    text = helm("template", release, str(CHART), "--namespace", NAMESPACE, "--values", "-", given=values)
    return [document for document in yaml.safe_load_all(text) if document is not None]
