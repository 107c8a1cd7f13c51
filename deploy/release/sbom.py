"""Software bill of materials: every part of the service and its pages, as CycloneDX 1.6."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import UTC, datetime
from uuid import NAMESPACE_URL, uuid5

from cyclonedx.contrib.license.factories import LicenseFactory
from cyclonedx.model import ExternalReference, ExternalReferenceType, HashAlgorithm, HashType, XsUri
from cyclonedx.model.bom import Bom, BomMetaData
from cyclonedx.model.component import Component, ComponentType
from cyclonedx.model.license import License
from cyclonedx.output import make_outputter
from cyclonedx.schema import OutputFormat, SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator
from packageurl import PackageURL

from release.licenses import spdx
from release.parts import Part
from release.repository import ReleaseError

SCHEMA = SchemaVersion.V1_6


def sbom(parts: Iterable[Part], version: str, epoch: int, installed: Mapping[str, str]) -> str:
    """Return the bill of materials as JSON.

    ``installed`` has the SHA-256 digest of the wheel of each Python package by its name; the other digests that the
    lock file allows are wheels of other platforms. The same input returns the same bytes.
    """
    root = Component(name="stormsizer", version=version, type=ComponentType.APPLICATION, bom_ref="stormsizer")
    bom = Bom(
        metadata=BomMetaData(component=root, timestamp=datetime.fromtimestamp(epoch, UTC)),
        serial_number=uuid5(NAMESPACE_URL, f"stormsizer-{version}-{epoch}"),
    )
    known = {(part.kind, part.ref): (part, _component(part, installed)) for part in parts}
    for part, component in known.values():
        bom.components.add(component)
        needed = [known[part.kind, ref][1] for ref in part.needs]
        bom.register_dependency(component, needed)
    bom.register_dependency(root, [component for _, component in known.values()])
    text = make_outputter(bom, OutputFormat.JSON, SCHEMA).output_as_string(indent=2)
    require_valid(text)
    return text + "\n"


def require_valid(text: str) -> None:
    """Fail if a document does not follow the JSON schema of CycloneDX 1.6."""
    problem = JsonStrictValidator(SCHEMA).validate_str(text)
    if problem is not None:
        raise ReleaseError(f"the bill of materials does not follow the schema of CycloneDX: {problem}")


def _component(part: Part, installed: Mapping[str, str]) -> Component:
    digest = installed.get(part.name)
    hashes = part.hashes if part.kind == "npm" else ((("SHA-256", digest),) if digest else ())
    return Component(
        name=part.name,
        version=part.version,
        type=ComponentType.LIBRARY,
        bom_ref=f"{part.kind}:{part.ref}",
        purl=_purl(part),
        licenses=[_license(spdx(part))],
        hashes=[HashType(alg=HashAlgorithm(name), content=value) for name, value in hashes],
        external_references=_references(part),
    )


def _license(spdx_expression: str) -> License:
    """Return an SPDX license, or a license by name if SPDX does not list it."""
    if spdx_expression.startswith("LicenseRef-"):
        return LicenseFactory().make_with_name(spdx_expression)
    return LicenseFactory().make_with_expression(spdx_expression)


def _purl(part: Part) -> PackageURL | None:
    if part.kind == "file":
        return None
    namespace, _, name = part.name.rpartition("/")
    return PackageURL(part.kind, namespace or None, name, part.version)


def _references(part: Part) -> list[ExternalReference]:
    if part.kind != "npm":
        return []
    page = XsUri(f"https://www.npmjs.com/package/{part.name}/v/{part.version}")
    return [ExternalReference(type=ExternalReferenceType.WEBSITE, url=page)]
