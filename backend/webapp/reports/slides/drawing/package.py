"""Deterministic packaging: sorted members with a fixed date and no data from the machine that made the template."""

import io
import zipfile

EPOCH = (1980, 1, 1, 0, 0, 0)
"""Earliest date that an archive member can have."""


def repacked(package: bytes) -> bytes:
    """Repack an archive with its members sorted by name and all dates equal."""
    target = io.BytesIO()
    with (
        zipfile.ZipFile(io.BytesIO(package)) as source,
        zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as sorted_package,
    ):
        for name in sorted(source.namelist()):
            member = zipfile.ZipInfo(name, EPOCH)
            member.compress_type = zipfile.ZIP_DEFLATED
            member.external_attr = 0o600 << 16
            sorted_package.writestr(member, source.read(name))
    return target.getvalue()
