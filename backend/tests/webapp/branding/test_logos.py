"""Uploaded logos: they are redrawn, harmful ones are refused, and no file or network is accessed."""

from __future__ import annotations

import base64
import gzip
import io
import os
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from PIL import Image

from tests.support.languages import english
from tests.webapp.branding.logos import (
    N_BOMB_BYTES,
    RED,
    bomb,
    chunk,
    encoded,
    png,
    svg,
    talkative_png,
    with_chunk,
    with_size,
)
from webapp.branding import pictures, rasteriser
from webapp.branding.pictures import LARGEST_KEPT_PX, MOST_BYTES, Logo, logo_of
from webapp.core.http.errors import InvalidInputError

RECT = '<rect width="100" height="50" fill="#ff0000"/>'
LONGEST_S = 30.0


def refused(picture: bytes) -> Any:
    """Return the problem of a rejected image."""
    with pytest.raises(InvalidInputError) as caught:
        logo_of(picture)
    (problem,) = caught.value.errors
    assert problem.path == "logo"
    return problem


def opened(picture: bytes) -> Image.Image:
    """Return the stored form of an image."""
    return Image.open(io.BytesIO(logo_of(picture).png))


def taken(picture: bytes) -> Logo | None:
    """Return the stored form of an image; None if it is rejected."""
    try:
        return logo_of(picture)
    except InvalidInputError:
        return None


@pytest.mark.parametrize("mode", ["RGBA", "RGB", "L", "LA", "P", "1", "I;16"])
def test_every_kind_of_png_is_reencoded_in_the_same_size(mode: str) -> None:
    kept = opened(png(40, 20, mode))
    assert (kept.size, kept.mode, kept.format) == ((40, 20), "RGBA", "PNG")


def test_gray_16_bit_image_keeps_its_brightness() -> None:
    assert opened(encoded(Image.new("I;16", (8, 8), 40_000))).getpixel((0, 0)) == (156, 156, 156, 255)


def test_image_metadata_is_removed() -> None:
    sent = talkative_png()
    assert b"design office" in sent
    kept = logo_of(sent).png
    chunks = {kind for kind in (b"tEXt", b"iTXt", b"zTXt", b"iCCP", b"eXIf", b"tIME") if kind in kept}
    assert chunks == set()
    for words in (b"design office", b"52.52", b"profile", b"<?php"):
        assert words not in kept
    assert opened(sent).getpixel((0, 0)) == RED
    assert logo_of(kept).png == kept


def test_first_frame_of_an_animation_is_used() -> None:
    frames = [Image.new("RGBA", (10, 10), color) for color in (RED, (0, 0, 255, 255))]
    moving = encoded(frames[0], save_all=True, append_images=frames[1:])
    kept = opened(moving)
    assert getattr(kept, "n_frames", 1) == 1
    assert kept.getpixel((0, 0)) == RED


def test_large_images_are_scaled_to_print_resolution() -> None:
    assert opened(png(4000, 1000)).size == (1600, 400)
    noise = Image.frombytes("RGB", (400, 400), os.urandom(400 * 400 * 3))
    assert logo_of(encoded(noise)).width_px <= LARGEST_KEPT_PX[0]


@pytest.mark.parametrize(
    "picture",
    [
        png()[:30],
        png()[:60],
        png()[:45] + b"x" + png()[46:],
        b"\x89PNG\r\n\x1a\n",
        b"\x89PNG\r\n\x1a\n" + chunk(b"IEND", b""),
        b"\x89PNG\r\n\x1a\n" + b"\xff" * 1000,
        with_size(0, 10),
        with_size(1000, 1000),
    ],
    ids=["half a head", "half", "wrong sum", "a signature", "no head", "noise", "no width", "too few pixels"],
)
def test_broken_png_is_rejected(picture: bytes) -> None:
    assert "PNG" in english(refused(picture).allowed)


@pytest.mark.parametrize(
    "picture", [b"", b"GIF89a" + b"x" * 50, b"\xff\xd8\xff\xe0" + b"x" * 50, b"%PDF-1.7", b"PK\x03\x04", b"hello"]
)
def test_other_image_formats_are_rejected(picture: bytes) -> None:
    assert english(refused(picture).allowed) == "a PNG or SVG image"


def test_oversized_image_is_rejected_before_it_is_decompressed() -> None:
    started_s = time.thread_time()
    assert english(refused(png() + b"x" * MOST_BYTES).allowed) == "at most 512 KiB"
    assert english(refused(with_size(2001, 2000)).given) == "2,001 × 2,000 pixels"
    assert english(refused(with_size(2**31 - 1, 2**31 - 1)).allowed) == "at most 4,000,000 pixels"
    assert english(refused(png(2500, 2000, "1")).message) == "is too large"
    assert time.thread_time() - started_s < 2.0


@pytest.mark.parametrize("kind", [b"zTXt", b"iCCP", b"iTXt"])
def test_decompression_bombs_in_chunks_are_not_decompressed(kind: bytes) -> None:
    head = b"x\0\0" if kind != b"iTXt" else b"x\0\1\0\0\0"
    sent = with_chunk(kind, head + bomb())
    assert len(sent) < MOST_BYTES < N_BOMB_BYTES
    started_s = time.thread_time()
    assert "too large" in english(refused(sent).message)
    assert time.thread_time() - started_s < 2.0


def test_pixels_beyond_the_declared_size_are_not_decompressed() -> None:
    few = with_size(20, 10)[:33] + chunk(b"IDAT", bomb()) + chunk(b"IEND", b"")
    started_s = time.thread_time()
    kept = logo_of(few)
    assert (kept.width_px, kept.height_px) == (20, 10)
    assert time.thread_time() - started_s < 2.0


def test_svg_is_stored_as_png_cropped_to_its_content() -> None:
    kept = opened(svg('<rect x="10" y="10" width="40" height="20" fill="#ff0000"/>'))
    assert kept.format == "PNG"
    assert kept.size[0] / kept.size[1] == pytest.approx(2, abs=0.01)
    assert kept.getpixel((kept.width // 2, kept.height // 2)) == RED


def test_scripts_in_an_svg_are_removed() -> None:
    scripts = (
        '<script>document.location="https://evil.example"</script>'
        '<script xlink:href="https://evil.example/x.js"/>'
        '<foreignObject width="9" height="9"><body xmlns="http://www.w3.org/1999/xhtml"><script>1</script></body>'
        '</foreignObject><a xlink:href="javascript:alert(1)"><rect width="100" height="50" fill="#ff0000" '
        'onload="alert(1)" onclick="alert(1)"/></a><set attributeName="fill" to="blue" onbegin="alert(1)"/>'
    )
    kept = logo_of(svg(scripts)).png
    assert Image.open(io.BytesIO(kept)).getpixel((5, 5)) == RED
    for words in (b"script", b"alert", b"evil", b"<"):
        assert words not in kept[:200] + kept[-200:]


class Listener:
    """Counts who calls."""

    def __init__(self) -> None:
        self._socket = socket.create_server(("127.0.0.1", 0))
        self.n_calls = 0
        Thread(target=self._listen, daemon=True).start()

    @property
    def address(self) -> str:
        host, port = self._socket.getsockname()
        return f"{host}:{port}"

    def _listen(self) -> None:
        while True:
            try:
                connection, _ = self._socket.accept()
            except OSError:
                return
            self.n_calls += 1
            connection.close()

    def close(self) -> None:
        self._socket.close()


@pytest.fixture
def listener() -> Iterator[Listener]:
    """A local server that would receive a request."""
    found = Listener()
    socket.create_connection(("127.0.0.1", int(found.address.rpartition(":")[2]))).close()
    while found.n_calls < 1:
        time.sleep(0.01)
    yield found
    found.close()


def leading_out(file: Path, address: str) -> dict[str, bytes]:
    """Pictures that refer to something outside themselves, in all the ways there are."""
    places = {
        "http": f"http://{address}/x.png",
        "https": f"https://{address}/x.png",
        "ftp": f"ftp://{address}/x.png",
        "no scheme": f"//{address}/x.png",
        "file": f"file://{file}",
        "path": str(file),
        "path upwards": f"../../../../../..{file}",
        "path here": file.name,
    }
    found = {}
    for name, place in places.items():
        found[f"image, {name}"] = svg(f'{RECT}<image width="9" height="9" href="{place}"/>')
        found[f"old image, {name}"] = svg(f'{RECT}<image width="9" height="9" xlink:href="{place}"/>')
        found[f"use, {name}"] = svg(f'{RECT}<use href="{place}#a"/>')
        found[f"style, {name}"] = svg(f'<style>@import url("{place}"); rect {{ fill: url("{place}") }}</style>{RECT}')
        found[f"font, {name}"] = svg(f'<style>@font-face {{ font-family: x; src: url("{place}") }}</style>{RECT}')
        found[f"filter, {name}"] = svg(
            f'<filter id="f"><feImage href="{place}"/></filter><rect width="9" height="9" filter="url(#f)"/>{RECT}'
        )
        found[f"entity, {name}"] = f'<!DOCTYPE svg [<!ENTITY x SYSTEM "{place}">]>'.encode() + svg(f"<g>&x;</g>{RECT}")
        found[f"grammar, {name}"] = f'<!DOCTYPE svg SYSTEM "{place}">'.encode() + svg(RECT)
        found[f"sheet, {name}"] = f'<?xml-stylesheet href="{place}"?>'.encode() + svg(RECT)
        inner = base64.b64encode(svg(f'<image width="100" height="50" href="{place}"/>')).decode()
        found[f"within, {name}"] = svg(f'<image width="100" height="50" href="data:image/svg+xml;base64,{inner}"/>')
    return found


SHORTER = (
    "image, http",
    "image, path",
    "image, path here",
    "entity, file",
    "style, http",
    "filter, path",
    "within, path",
)
"""Ways out that every lane tries."""


@pytest.mark.parametrize("every_way", [False, pytest.param(True, marks=pytest.mark.long)])
def test_svg_reads_no_files_and_sends_no_requests(tmp_path: Path, listener: Listener, *, every_way: bool) -> None:
    canary = tmp_path / "canary.png"
    canary.write_bytes(encoded(Image.new("RGBA", (100, 50), (1, 2, 3, 255))))
    tried = leading_out(canary, listener.address)
    assert len(tried) == 80
    n_calls, asked = listener.n_calls, list(tried) if every_way else SHORTER
    found = {name: taken(tried[name]) for name in asked}
    assert listener.n_calls == n_calls
    drawn = {name: Image.open(io.BytesIO(kept.png)) for name, kept in found.items() if kept is not None}
    told = [
        name for name, each in drawn.items() if (1, 2, 3, 255) in {color for _, color in each.getcolors(2**21) or ()}
    ]
    assert told == []
    assert 0 < len(drawn) < len(asked)


def laughs(depth: int) -> bytes:
    """Entities that each expand to ten others."""
    said = ["ha", *(f"&a{i};" * 10 for i in range(depth - 1))]
    entities = "".join(f'<!ENTITY a{i} "{each}">' for i, each in enumerate(said))
    return f"<!DOCTYPE svg [{entities}]>".encode() + svg(f"<g>&a{depth - 1};</g>{RECT}")


def nested_uses(depth: int) -> str:
    """Groups that each show ten of another."""
    ten = [f'<use href="#g{i}"/>' * 10 for i in range(depth)]
    groups = "".join(f'<g id="g{i + 1}">{uses}</g>' for i, uses in enumerate(ten))
    return f'<defs><rect id="g0" width="1" height="1"/>{groups}</defs><use href="#g{depth}"/>'


FILTER = (
    '<filter id="f" x="-1000%" y="-1000%" width="100000%" height="100000%"><feTurbulence baseFrequency="0.5" '
    'numOctaves="100"/><feGaussianBlur stdDeviation="1000"/></filter>'
    '<rect width="50000" height="50000" filter="url(#f)"/>'
)
HURTING = {
    "laughs": laughs(9),
    "uses": svg(nested_uses(8)),
    "a circle of uses": svg('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'),
    "depth": svg("<g>" * 20_000 + "</g>" * 20_000),
    "filter": svg(FILTER, 'viewBox="0 0 100000 50000"'),
    "pattern": svg(
        '<pattern id="p" width="0.0001" height="0.0001" patternUnits="userSpaceOnUse"><rect width="1" height="1"/>'
        '</pattern><rect width="100" height="50" fill="url(#p)"/>'
    ),
    "dashes": svg('<path d="M0 0H100" stroke="red" stroke-width="50" stroke-dasharray="0.0000001"/>'),
    "numbers": svg('<rect width="1e38" height="1e38"/>', 'width="1e38" height="1e38"'),
    "no size": svg(RECT, 'width="0" height="0" viewBox="0 0 0 0"'),
    "points": svg(f'<path d="M0 0{"L9 9 1 1" * 60_000}" stroke="red" stroke-width="3"/>'),
}


@pytest.mark.parametrize(
    "name", [pytest.param(each, marks=[pytest.mark.long] * (each == "points")) for each in HURTING]
)
def test_malicious_svg_ends_quickly_without_harm(name: str) -> None:
    assert len(HURTING[name]) <= MOST_BYTES
    started_s = time.monotonic()
    kept = taken(HURTING[name])
    assert kept is None or (kept.width_px, kept.height_px) <= LARGEST_KEPT_PX
    assert time.monotonic() - started_s < LONGEST_S


def test_slow_svg_is_stopped_at_the_time_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pictures, "LONGEST_DRAWING_S", 0.001)
    problem = refused(svg(RECT))
    assert (english(problem.message), english(problem.allowed)) == (
        "takes too much time or memory to render",
        "a simpler image, or a PNG",
    )


@pytest.mark.skipif(not rasteriser.IS_LIMITED, reason="no system but Linux limits processes so")
def test_svg_that_uses_too_much_memory_ends_only_its_own_process() -> None:
    assert english(refused(HURTING["filter"]).message) == "takes too much time or memory to render"
    assert opened(svg(RECT)).getpixel((0, 0)) == RED


def test_transparent_or_partly_supported_svg_is_rejected() -> None:
    assert english(refused(svg("")).message) == "is fully transparent"
    transparent = png(mode="LA", width_px=5)[:8] + encoded(Image.new("RGBA", (5, 5)))[8:]
    assert english(refused(transparent).message) == "is fully transparent"
    for text in ("<text>Acme</text>", "<svg:text x='1'>Acme</svg:text>", "<TEXT\n>Acme</TEXT>"):
        assert "contains text" in english(refused(svg(RECT + text)).message)


@pytest.mark.parametrize(
    "picture",
    [
        b"<",
        b"<svg",
        b"<html><body/></html>",
        b"<?xml version='1.0'?>",
        svg(RECT)[:-6],
        svg(RECT).replace(b"/>", b">"),
        b"\xef\xbb\xbf<svg \xff/>",
        b"<!DOCTYPE svg [<!ENTITY % x '<!ENTITY y \"z\">'> %x;]>" + svg("&y;"),
    ],
)
def test_broken_svg_is_rejected(picture: bytes) -> None:
    assert refused(picture).allowed


@pytest.mark.parametrize("picture", [svg(RECT).decode().encode("utf-16"), gzip.compress(svg(RECT))])
def test_svg_in_another_container_is_rejected(picture: bytes) -> None:
    assert english(refused(picture).allowed) == "a PNG or SVG image"
