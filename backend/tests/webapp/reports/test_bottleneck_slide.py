"""The slide about bottlenecks is titled with the bottleneck at the highest utilization."""

from __future__ import annotations

from typing import Literal

from stormsizer.experience.grades import Binding
from stormsizer.simulation.result import PhaseResult
from stormsizer.storage.figures import Component
from tests.engine import seeds
from tests.engine.report import finished_week
from webapp.reports.slides.pages.bottleneck import phase_with_bottleneck


def with_binding(phase: PhaseResult, component: Component | Literal["none"], mean_fraction: float) -> PhaseResult:
    uses = tuple(use.model_copy(update={"mean_fraction": mean_fraction}) for use in phase.figures.components)
    figures = phase.figures.model_copy(update={"components": uses})
    binding = Binding(component=component, sentence="A bottleneck.")
    return phase.model_copy(update={"binding": binding, "figures": figures})


def test_a_worst_phase_without_bottleneck_gives_way_to_the_highest_one() -> None:
    phase = next(each for each in finished_week.result(seeds.acme_scenario()).phases if each.figures.components)
    none = with_binding(phase, "none", 0.4)
    ports = with_binding(phase, Component.PORT_OUT, 0.95)
    controller = with_binding(phase, Component.CONTROLLER_CPU, 0.96)
    assert phase_with_bottleneck([[none], [ports], [controller]]) is controller
    assert phase_with_bottleneck([[ports], [controller]]) is ports
    assert phase_with_bottleneck([[none]]) is none
