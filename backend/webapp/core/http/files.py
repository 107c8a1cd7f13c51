"""File responses, with a file name and an ETag."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass

from fastapi import Response


@dataclass(frozen=True)
class File:
    """A file in a response."""

    content: bytes
    media_type: str
    name: str

    @property
    def sha256(self) -> str:
        """SHA-256 hash of the content, in hexadecimal."""
        return hashlib.sha256(self.content).hexdigest()

    @property
    def etag(self) -> str:
        """ETag header value: half of the hash, in quotes."""
        return f'"{self.sha256[:32]}"'


def sent(file: File) -> Response:
    """Return a response with a file that browsers download instead of opening."""
    headers = {"Content-Disposition": f'attachment; filename="{file.name}"', "ETag": file.etag}
    return Response(file.content, media_type=file.media_type, headers=headers)
