"""Every ratio as a dot on a logarithmic axis, with where it is to lie: an SVG that reads on light and on dark."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from xml.sax.saxutils import escape

from stormsizer.messages.formatting import number
from tests.benchmarks.suite.figures import Figure, Target
from tests.benchmarks.suite.registry import LINES

WIDTH, ROW, HEAD, FOOT = 960, 26, 64, 22
NAME_END, PLOT_START, PLOT_END, RATIO_END, PEER_START, TARGET_END = 236, 252, 566, 634, 654, 940
AROUND_THE_ENGINE = ("startup", "service")
STYLE = """
  .page { fill: #ffffff } .text { fill: #14181f } .muted { fill: #59616e } .line { stroke: #e1e4ea }
  .even { stroke: #868e9c } .wanted { fill: #e2f4ee } .limit { stroke: #009e73 } .met { fill: #0072b2 }
  .missed { fill: #d55e00 } .free { fill: #59616e } .missed-text { fill: #8c3d00 }
  text { font-family: Inter, system-ui, sans-serif; font-size: 12px }
  .title { font-size: 14px; font-weight: 600 } .value { font-weight: 600 }
  @media (prefers-color-scheme: dark) {
    .page { fill: #171b21 } .text { fill: #eceff3 } .muted { fill: #a3acb9 } .line { stroke: #2b313a }
    .even { stroke: #6f7886 } .wanted { fill: #12322a } .met { fill: #56a9dc }
    .missed { fill: #e8762a } .free { fill: #a3acb9 } .missed-text { fill: #ffab73 }
  }"""
"""The colors of the product, those of `frontend/src/lib/tokens.ts`."""


def chart(figures: Sequence[Figure]) -> str:
    """Three panels: what costs so many times as much as its peer, what is so many times as fast, and the service.

    Dots are blue where the target is met, vermilion where it is missed and gray where there is none; the tinted band is
    where they are to lie. A figure of nothing has no place on a logarithmic axis and is left to the table.
    """
    drawn = [figure for figure in figures if figure.ratio > 0.0]
    around = [each for each in drawn if each.name.partition("/")[0] in AROUND_THE_ENGINE]
    engine = [each for each in drawn if each.name.partition("/")[0] not in AROUND_THE_ENGINE]
    panels = (
        ("Engine, times the cost of the peer: further left is better", [e for e in engine if not _is_speed(e)]),
        ("Engine, times the speed of the peer: further right is better", [e for e in engine if _is_speed(e)]),
        ("Start and service, times the cost of the peer: further left is better", around),
    )
    parts: list[str] = []
    top = 0
    for title, rows in panels:
        if rows:
            parts += _panel(title, rows, top)
            top += HEAD + ROW * len(rows) + FOOT
    size = f'viewBox="0 0 {WIDTH} {top}" width="{WIDTH}" height="{top}"'
    return "\n".join(
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img">',
            "<title>Ratios of the last run, each with its peer and its target</title>",
            f"<style>{STYLE}\n</style>",
            f'<rect class="page" width="{WIDTH}" height="{top}" rx="6"/>',
            *parts,
            "</svg>\n",
        )
    )


@dataclass(frozen=True)
class _Axis:
    """A logarithmic axis over the plot."""

    low: float
    high: float

    def x(self, value: float) -> float:
        share = math.log(value / self.low) / math.log(self.high / self.low)
        return PLOT_START + min(1.0, max(0.0, share)) * (PLOT_END - PLOT_START)

    @property
    def ticks(self) -> tuple[float, ...]:
        """Powers of ten, and what lies between them where there are few."""
        decades = range(math.floor(math.log10(self.low)), math.ceil(math.log10(self.high)) + 1)
        few, many = (1.0, 1.5, 2.0, 3.0, 5.0, 7.0), (1.0, 2.0, 5.0)
        steps = few if self.high < 8.0 * self.low else many if len(decades) <= 4 else (1.0,)
        ticks = (step * 10.0**power for power in decades for step in steps)
        return tuple(tick for tick in ticks if self.low * 0.999 <= tick <= self.high * 1.001)


def _axis_over(rows: Sequence[Figure]) -> _Axis:
    values = [1.0, *(figure.ratio for figure in rows), *(limit for limit in map(_limit, rows) if limit)]
    return _Axis(min(values) / 1.4, max(values) * 1.4)


def _panel(title: str, rows: Sequence[Figure], top: int) -> Iterator[str]:
    axis = _axis_over(rows)
    first, last = top + HEAD, top + HEAD + ROW * len(rows)
    yield _text("text title", 20, top + 28, title)
    yield _text("muted", RATIO_END, first - 10, "ratio", "end")
    yield _text("muted", PEER_START, first - 10, "peer")
    yield _text("muted", TARGET_END, first - 10, "target", "end")
    for tick in axis.ticks:
        at = axis.x(tick)
        kind = "even" if tick == 1.0 else "line"
        yield f'<line class="{kind}" x1="{at:.1f}" x2="{at:.1f}" y1="{first - 4}" y2="{last}"/>'
        yield _text("muted", at, first - 10, f"{tick:,g}", "middle")
    for place, figure in enumerate(rows):
        yield from _row(figure, first + ROW * place, axis)


def _row(figure: Figure, top: float, axis: _Axis) -> Iterator[str]:
    target, limit = LINES[figure.name].target, _limit(figure)
    middle, base = top + ROW / 2, top + ROW / 2 + 4
    kind = "free" if target is None else "met" if target.is_met(figure) else "missed"
    if limit is not None and target is not None:
        edge = axis.x(limit)
        start, end = (PLOT_START, edge) if target.is_most else (edge, PLOT_END)
        yield f'<rect class="wanted" x="{start:.1f}" y="{top + 4}" width="{end - start:.1f}" height="{ROW - 8}"/>'
        yield f'<line class="limit" x1="{edge:.1f}" x2="{edge:.1f}" y1="{top + 4}" y2="{top + ROW - 4}"/>'
    at = axis.x(figure.ratio)
    yield _text("text", NAME_END, base, figure.name, "end")
    yield f'<circle class="{kind}" cx="{at:.1f}" cy="{middle}" r="5"/>'
    yield _text(
        "missed-text value" if kind == "missed" else "text value", RATIO_END, base, number(figure.ratio, 3), "end"
    )
    yield _text("muted", PEER_START, base, figure.peer)
    if target is not None:
        missed = ", missed" if kind == "missed" else ""
        yield _text("missed-text" if missed else "muted", TARGET_END, base, f"{target}{missed}", "end")


def _limit(figure: Figure) -> float | None:
    """Return the position of the target on the ratio axis; an absolute target is divided by the peer's value."""
    target: Target | None = LINES[figure.name].target
    if target is None or target.limit <= 0.0:
        return None
    return target.limit if target.unit is None else target.limit / figure.peer_value


def _is_speed(figure: Figure) -> bool:
    target = LINES[figure.name].target
    return target is not None and not target.is_most


def _text(kind: str, x: float, y: float, said: str, anchor: str = "") -> str:
    anchored = f' text-anchor="{anchor}"' if anchor else ""
    return f'<text class="{kind}" x="{x:.1f}" y="{y:.1f}"{anchored}>{escape(said)}</text>'
