"""The Pod Security Standard "restricted", for the fields that the chart's pods have.

https://kubernetes.io/docs/concepts/security/pod-security-standards/, version 1.37. Pods here are Linux pods.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

Spec = dict[str, Any]

VOLUME_TYPES = {
    "configMap",
    "csi",
    "downwardAPI",
    "emptyDir",
    "ephemeral",
    "persistentVolumeClaim",
    "projected",
    "secret",
}
SECCOMP_PROFILES = ("RuntimeDefault", "Localhost")
HOST_NAMESPACES = ("hostNetwork", "hostPID", "hostIPC")


def violations(spec: Spec) -> list[str]:
    """Return the ways in which a pod violates the standard; none if it complies."""
    return [*_of_pod(spec), *(each for container in _containers(spec) for each in _of_container(container, spec))]


def _containers(spec: Spec) -> Iterator[Spec]:
    for kind in ("initContainers", "containers", "ephemeralContainers"):
        yield from spec.get(kind, [])


def _of_pod(spec: Spec) -> Iterator[str]:
    for name in HOST_NAMESPACES:
        if spec.get(name):
            yield f"{name} is set"
    for volume in spec.get("volumes", []):
        for kind in volume.keys() - {"name"} - VOLUME_TYPES:
            yield f"volume {volume['name']} has type {kind}"
    if spec.get("securityContext", {}).get("sysctls"):
        yield "sysctls are set"


def _of_container(container: Spec, spec: Spec) -> Iterator[str]:
    name, own = container["name"], container.get("securityContext", {})
    effective = spec.get("securityContext", {}) | own
    if effective.get("runAsNonRoot") is not True:
        yield f"{name}: runAsNonRoot is not true"
    if effective.get("runAsUser") == 0:
        yield f"{name}: runAsUser is 0"
    if effective.get("seccompProfile", {}).get("type") not in SECCOMP_PROFILES:
        yield f"{name}: seccompProfile is not one of {', '.join(SECCOMP_PROFILES)}"
    if own.get("privileged"):
        yield f"{name}: privileged is set"
    if own.get("allowPrivilegeEscalation") is not False:
        yield f"{name}: allowPrivilegeEscalation is not false"
    capabilities = own.get("capabilities", {})
    if "ALL" not in capabilities.get("drop", []):
        yield f"{name}: capabilities do not drop ALL"
    if set(capabilities.get("add", [])) - {"NET_BIND_SERVICE"}:
        yield f"{name}: capabilities add more than NET_BIND_SERVICE"
    if own.get("procMount", "Default") != "Default":
        yield f"{name}: procMount is not Default"
    if any(port.get("hostPort") for port in container.get("ports", [])):
        yield f"{name}: hostPort is set"
