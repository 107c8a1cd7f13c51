"""A catalog in which every number is known exactly."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from stormsizer.model.catalog import Catalog

STATED = {"status": "stated", "source": "netapp-tr3949", "where": "a table", "reasoning": "", "rows": ()}


def bare(catalog: Catalog) -> Catalog:
    """The same values, all of them stated and without a range."""
    kinds: dict[str, Any] = {
        kind: {key: type(each).model_validate(_exact(each.model_dump())) for key, each in documents.items()}
        for kind in ("arrays", "drives", "deployments", "workloads")
        for documents in (getattr(catalog, kind),)
    }
    documents: dict[str, list[Any]] = {kind: [] for kind in kinds}
    return replace(catalog, documents={**catalog.documents, **documents}, **kinds)


def _exact(node: Any) -> Any:
    if isinstance(node, dict):
        if "status" in node and node.get("value") is not None:
            return {**node, **STATED, "low": None, "high": None}
        return {key: _exact(value) for key, value in node.items()}
    return [_exact(item) for item in node] if isinstance(node, list | tuple) else node
