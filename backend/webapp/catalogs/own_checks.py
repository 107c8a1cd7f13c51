"""Validation of custom catalog entries: facts have sources and are within bounds, references exist, text is clean."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from pydantic import TypeAdapter, ValidationError

from stormsizer.messages.text import Quantity, Text, msg
from stormsizer.model.catalog import ArrayModel, Catalog, CatalogError, Deployment, Drive, Source, WorkloadProfile
from stormsizer.model.catalog.assembly import REDUCTIONS
from stormsizer.model.catalog.facts import facts_of
from stormsizer.model.provenance import Document
from stormsizer.model.scenario import Problem
from stormsizer.model.scenario.problems import problems_of, shortened, shortened_text
from webapp.catalogs.own_schemas import Provenance
from webapp.core.http.errors import InvalidInputError
from webapp.core.security.text import Notes

MODELS: Mapping[str, type[Document]] = {
    "arrays": ArrayModel,
    "drives": Drive,
    "workloads": WorkloadProfile,
    "deployments": Deployment,
}
KIND_LABELS: Mapping[str, Text] = {
    "arrays": msg("catalog-kind-arrays"),
    "drives": msg("catalog-kind-drives"),
    "workloads": msg("catalog-kind-workloads"),
    "deployments": msg("catalog-kind-deployments"),
    "prices": msg("catalog-kind-prices"),
    "volumes_per_month": msg("catalog-kind-volumes"),
    "discounts": msg("catalog-kind-vendors"),
}
N_EXAMPLES = 5
"""Maximum number of identifiers that a problem suggests in place of an unknown one."""
WITH_STANDING = ("arrays", "workloads")
"""Kinds whose entries state whether they are calibrated. Custom entries never are."""
LARGEST_FACT = 1e9
MAY_BE_ZERO = frozenset(
    {
        "background_writes_iops",
        "boot_ghz_s",
        "cache_memory_fraction",
        "chassis_rack_units",
        "chassis_watts",
        "cold_read_fraction",
        "crowding_ratio",
        "fixed_s",
        "guest_time_s",
        "host_cache_hit_fraction",
        "host_path_ms",
        "hot_capacity_fraction",
        "hot_io_fraction",
        "idle_ghz",
        "login_ghz_s",
        "max_modules",
        "memory_gib",
        "n_parity",
        "n_parity_per_group",
        "n_pieces_read_per_write",
        "n_spares",
        "nvram_gib",
        "private_mib_per_desktop",
        "rack_units",
        "read_fraction",
        "read_latency_ms",
        "read_mb_per_s",
        "reads_iops_per_desktop",
        "reads_per_write",
        "recompose_s_per_desktop",
        "reserved_fraction",
        "s_per_desktop",
        "sequential_read_fraction",
        "standby_controllers",
        "standby_ports",
        "shared_image_fraction",
        "shared_read_fraction",
        "think_time_ms",
        "watts",
        "watts_per_module",
        "watts_without_drives",
        "write_cache_gib",
        "work_spread_cv",
        "write_mb_per_s",
        "writes_iops_per_desktop",
        "writes_per_write",
    }
)
"""Facts that may be zero; all others are used as divisors."""
_text: TypeAdapter[str] = TypeAdapter(Notes)


def checked(kind: str, given: Mapping[str, Any], source: Source, catalog: Catalog) -> dict[str, Any]:
    """Return the document in its stored form; if it is invalid, raise an error that lists the problems."""
    problems = tuple(unclean(given, "entry"))
    if problems:
        raise InvalidInputError(problems[:20])
    document = _with_source(given, source.id)
    if kind in WITH_STANDING:
        document["standing"] = "generic"
    try:
        entry = MODELS[kind].model_validate(document)
    except ValidationError as error:
        found = problems_of(error)
        raise InvalidInputError([each.model_copy(update={"path": f"entry.{each.path}"}) for each in found]) from error
    problems = (*unfounded(entry, {*catalog.sources, source.id}), *_unknown(entry, catalog))
    if problems:
        raise InvalidInputError(problems[:20])
    return entry.model_dump(mode="json")


def unclean(node: Any, path: str) -> Iterator[Problem]:
    """Yield a problem for each text that cannot be written to the database, a report or a log."""
    if isinstance(node, str):
        try:
            _text.validate_python(node)
        except ValidationError as error:
            yield from (each.model_copy(update={"path": path}) for each in problems_of(error))
    elif isinstance(node, Mapping):
        for key, value in node.items():
            yield from unclean(value, f"{path}.{shortened_text(str(key), 64)}")
    elif isinstance(node, list):
        for i, value in enumerate(node):
            yield from unclean(value, f"{path}.{i}")


def _with_source(node: Any, source_id: str) -> Any:
    """Replace the source `own` in facts with the ID of the entry's source."""
    if isinstance(node, Mapping):
        is_own = node.get("source") == "own"
        return {k: source_id if k == "source" and is_own else _with_source(v, source_id) for k, v in node.items()}
    return [_with_source(item, source_id) for item in node] if isinstance(node, list) else node


def unfounded(entry: Document, sources: set[str], prefix: str = "entry") -> Iterator[Problem]:
    """Yield a problem for each fact whose value is out of bounds or whose source does not exist."""
    for named in facts_of(entry):
        path, source = f"{prefix}.{named.path}", named.fact.source
        if named.fact.value is not None:
            yield from _out_of_bounds(path, named.fact.value)
        if source is not None and source not in sources:
            yield problem(f"{path}.source", source, msg("allowed-source"), msg("field-not-in-catalog"))


def _out_of_bounds(path: str, value: float) -> Iterator[Problem]:
    field = path.rsplit(".", 1)[-1]
    most = 1.0 if field.endswith("_fraction") else LARGEST_FACT
    if field in REDUCTIONS and value < 1:
        yield problem(path, value, msg("allowed-at-least", amount=1), msg("field-out-of-range"))
    elif not 0 <= value <= most or (value == 0 and field not in MAY_BE_ZERO):
        limit = Quantity(most, "", 3)
        may_be_zero = field in MAY_BE_ZERO
        allowed = msg("allowed-zero-to", limit=limit) if may_be_zero else msg("allowed-above-zero-to", limit=limit)
        yield problem(path, value, allowed, msg("field-out-of-range"))


def _unknown(entry: Document, catalog: Catalog) -> Iterator[Problem]:
    """Yield a problem for each reference to an entry that does not exist."""
    if isinstance(entry, ArrayModel):
        for i, tier in enumerate(entry.tiers):
            for drive in tier.drives:
                if drive not in catalog.drives:
                    yield reference_problem(f"entry.tiers.{i}.drives", drive, "drives", hardware_of(catalog))
    if isinstance(entry, WorkloadProfile) and entry.deployment_id not in catalog.deployments:
        yield reference_problem("entry.deployment_id", entry.deployment_id, "deployments", catalog.deployments)


def source_of(source_id: str, provenance: Provenance) -> Source:
    """Return the provenance of custom entries as a source of the catalog."""
    return Source(
        id=source_id,
        title=provenance.source,
        publisher=provenance.publisher,
        kind="engineering_note",
        year=provenance.dated.year,
        address=provenance.address,
        checked_on=provenance.dated.isoformat(),
        notes=provenance.notes,
    )


def contradiction(path: str, error: CatalogError) -> Problem:
    """Return the problem for an entry with which the whole catalog is invalid."""
    return Problem(
        path=path,
        given=shortened(str(error), 200),
        allowed=msg("allowed-catalog-entry"),
        message=msg("field-contradicts-catalog"),
    )


def hardware_of(catalog: Catalog) -> dict[str, Drive]:
    """Return the drives of a catalog by ID, without the sizes of cloud volumes."""
    return {drive.id: drive for drive in catalog.drives.values() if not drive.is_volume_size}


def reference_problem(path: str, given: str, kind: str, known: Mapping[str, Document]) -> Problem:
    """Return the problem for an identifier that is not in the catalog."""
    examples = ", ".join(sorted(known)[:N_EXAMPLES])
    allowed = msg("allowed-catalog-id", kind=KIND_LABELS[kind], examples=examples)
    return problem(path, given, allowed, msg("field-not-in-catalog"))


def problem(path: str, given: object, allowed: Text, message: Text) -> Problem:
    """Return the problem for a field."""
    return Problem(path=path, given=shortened(given), allowed=allowed, message=message)
