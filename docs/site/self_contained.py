"""Makes the built pages independent of other servers, and of scripts within pages.

The service forbids both (`Content-Security-Policy: script-src 'self'`).
"""

from __future__ import annotations

import hashlib
import os
import re
from pathlib import Path

SERVED_AT = "/help"
"""Where the service has the site. Only the page for unknown addresses depends on it."""
NOT_FOUND = "404.html"

_FROM_ROOT = re.compile(rf'((?:href|src)=")/(?!{SERVED_AT[1:]}/)')
_FOLDER = re.compile(r'(href=")(\.|(?:\./)?\.\.(?:/\.\.)*)/?(")')
"""A link to a folder, which opens a list of its files where there is no server."""
_INLINE = re.compile(r"<script>(.*?)</script>", re.DOTALL)
_SHIM = '<script src="https://unpkg.com/iframe-worker/shim" type="text/javascript"></script>'
"""Search in pages opened from a folder needs it; `assets/iframe-worker.js` is that file."""


def make_self_contained(site: Path) -> None:
    """Move scripts out of the pages, and load the remaining one from the site."""
    scripts = site / "assets" / "inline"
    scripts.mkdir(parents=True)
    for page in site.rglob("*.html"):
        is_anywhere = page.name == NOT_FOUND
        start = SERVED_AT if is_anywhere else os.path.relpath(site, page.parent)

        def as_file(found: re.Match[str], start: str = start) -> str:
            name = f"{hashlib.sha256(found[1].encode()).hexdigest()[:12]}.js"
            (scripts / name).write_text(found[1])
            return f'<script src="{start}/assets/inline/{name}"></script>'

        text = page.read_text().replace(_SHIM, f'<script src="{start}/assets/iframe-worker.js"></script>')
        text = _FOLDER.sub(r"\1\2/index.html\3", _INLINE.sub(as_file, text))
        page.write_text(_FROM_ROOT.sub(rf"\1{SERVED_AT}/", text) if is_anywhere else text)
