"""The JSON schemas of Kubernetes releases, generated from its own API description, without unknown fields."""

from __future__ import annotations

import json
import zipfile
from functools import cache
from typing import Any

from jsonschema_rs import Draft202012Validator, Registry

from tests.kubernetes.chart import REPOSITORY, Document

WHEELS = REPOSITORY / ".tools" / "kubernetes"
RELEASES = tuple(f"1.{minor}" for minor in range(30, 38))
"""Kubernetes releases that the chart is checked for: from its `kubeVersion` to the newest that has schemas here."""
FOLDER = "kubernetes_validate/kubernetes-json-schema/v{release}.0-local-strict"
DEFINITIONS = "https://kubernetes.io/api/_definitions.json"


def errors(document: Document, release: str) -> list[str]:
    """Return what a Kubernetes release would not accept in an object, each with its path."""
    group, _, version = document["apiVersion"].rpartition("/")
    name = "-".join(filter(None, (document["kind"].lower(), group.split(".")[0], version)))
    found = _validator(name, release).iter_errors(document)
    return [f"{'.'.join(map(str, error.instance_path))}: {error.message}" for error in found]


@cache
def _validator(name: str, release: str) -> Any:
    return Draft202012Validator(_read(name, release), registry=_registry(release))


@cache
def _registry(release: str) -> Registry:
    return Registry([(DEFINITIONS, _read("_definitions", release))])


def _read(name: str, release: str) -> Any:
    wheels = list(WHEELS.glob("kubernetes_validate-*.whl"))
    if not wheels:
        raise FileNotFoundError("the Kubernetes schemas are missing: run `make .stamps/helm`")
    with zipfile.ZipFile(wheels[0]) as archive:
        return json.loads(archive.read(f"{FOLDER.format(release=release)}/{name}.json"))
