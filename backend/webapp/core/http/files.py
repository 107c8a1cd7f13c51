"""Files as answers: with a name to keep them under, and a tag that says whether they changed."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass

from fastapi import Response


@dataclass(frozen=True)
class File:
    """A file as it travels."""

    content: bytes
    media_type: str
    name: str

    @property
    def sha256(self) -> str:
        """Hash of what it says, in hexadecimal digits."""
        return hashlib.sha256(self.content).hexdigest()

    @property
    def etag(self) -> str:
        """Half of the hash, as a header has it."""
        return f'"{self.sha256[:32]}"'


def sent(file: File) -> Response:
    """Answer with a file that browsers keep and do not open."""
    headers = {"Content-Disposition": f'attachment; filename="{file.name}"', "ETag": file.etag}
    return Response(file.content, media_type=file.media_type, headers=headers)
