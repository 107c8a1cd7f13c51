"""`advise` and `sensitivity`: schedule and configuration changes and sensitivity analysis, without a database."""

from __future__ import annotations

from pathlib import Path

from stormsizer.analysis.advice.run import Advice, AdvisedChange, advise
from stormsizer.analysis.sensitivity.answer import Flip
from stormsizer.analysis.sensitivity.sweep import End, InputSensitivity, Sensitivity, sensitivity
from stormsizer.analysis.weeks import KeyFigure
from stormsizer.messages.formatting import NOTHING, count, number, percent, quantity
from stormsizer.messages.text import sentences
from stormsizer.model.scenario import parse
from webapp.cli.runner import catalog_of, price_lines, tell, timed
from webapp.cli.tables import table
from webapp.core.http.yaml_documents import read_file
from webapp.core.languages import english

OUTCOMES = {"holds": "holds", "improves": "helps", "changes_nothing": "nothing", "worsens": "harms"}


def advise_on_file(file: Path, as_json: bool, own: Path | None, seed: Path | None) -> None:
    """Simulate a scenario file with changes that need no new hardware, and print the changes that help."""
    scenario, catalog = parse(read_file(file)), catalog_of(seed, own)
    answer, elapsed_ms = timed(lambda progress: advise(scenario, catalog, progress))
    tell("advice", answer, elapsed_ms, None if as_json else _advice_words)


def sensitivity_of_file(file: Path, as_json: bool, own: Path | None, seed: Path | None) -> None:
    """Vary each input of a scenario file and print its effect on the margin."""
    scenario, catalog = parse(read_file(file)), catalog_of(seed, own)
    answer, elapsed_ms = timed(lambda progress: sensitivity(scenario, catalog, progress))
    tell("sensitivity", answer, elapsed_ms, None if as_json else _sensitivity_words)


def _advice_words(answer: Advice, elapsed_ms: float) -> str:
    head = ("Change", "Week", "Event", "Before and after", "Grade", "Margin", "Costs", "Saves")
    parts = [
        answer.scenario_name,
        english(answer.sentence),
        *(english(each.sentence) for each in answer.reboot_windows),
    ]
    parts.append("")
    if answer.changes:
        rows = [_change_row(i, change, answer) for i, change in enumerate(answer.changes, 1)]
        parts += [table(head, rows), "", *_numbered(answer.changes), ""]
    parts += price_lines(answer.prices, {})
    parts.append(
        f"{count(answer.n_simulations, 'week')} simulated, {count(answer.n_searches, 'search', 'searches')}, "
        f"{elapsed_ms:,.0f} ms"
    )
    return "\n".join(parts)


def _change_row(i: int, change: AdvisedChange, answer: Advice) -> tuple[str, ...]:
    effect = change.event or change
    saved = change.saving.saved.price if change.saving and change.saving.holds_then else None
    return (
        f"{i}. {change.kind.replace('_', ' ')}",
        OUTCOMES[change.outcome],
        english(answer.worst_phase_label if change.event is None else change.event.label),
        f"{_value(effect.figure_before)} → {_value(effect.figure_after)}",
        f"{effect.grade_before} → {effect.grade_after}",
        f"{percent(change.margin_before)} → {percent(change.margin_after)}",
        NOTHING if change.price is None else number(round(change.price)),
        NOTHING if saved is None else number(round(saved)),
    )


def _numbered(changes: tuple[AdvisedChange, ...]) -> list[str]:
    return [f"{i}. {english(sentences(change.sentence, change.note))}" for i, change in enumerate(changes, 1)]


def _sensitivity_words(answer: Sensitivity, elapsed_ms: float) -> str:
    head = ("Input", "Low", "Now", "High", "At low", "At high", "Flips at")
    return "\n".join(
        (
            answer.scenario_name,
            english(answer.sentence),
            f"{english(answer.figure.label)}, {english(answer.worst_phase_label)}: {_value(answer.figure)}",
            "",
            table(head, [_input_row(each) for each in answer.inputs]),
            "",
            *(f"{english(event.label)}: {english(event.sentence)}" for event in answer.events),
            "",
            *(english(step.sentence) for step in answer.next_steps),
            "",
            *price_lines(answer.prices, {}),
            f"{count(answer.n_simulations, 'week')} simulated, {elapsed_ms:,.0f} ms",
        )
    )


def _input_row(each: InputSensitivity) -> tuple[str, ...]:
    flip = NOTHING if each.flip is None else f"{quantity(each.flip.value, each.unit, 3)}"
    by = "" if each.flip is None else f" ({_change(each.flip)})"
    return (
        english(each.label),
        NOTHING if each.low is None else quantity(each.low.value, each.unit, 3),
        quantity(each.value, each.unit, 3),
        NOTHING if each.high is None else quantity(each.high.value, each.unit, 3),
        _end(each.low),
        _end(each.high),
        f"{flip}{by}",
    )


def _value(figure: KeyFigure) -> str:
    return quantity(figure.value, figure.unit)


def _change(flip: Flip) -> str:
    """Return the relative change with its sign, for example *−4%*."""
    return f"{'+' if flip.change_fraction > 0 else '−'}{percent(abs(flip.change_fraction))}"


def _end(end: End | None) -> str:
    if end is None or end.figure is None:
        return NOTHING
    return f"{_value(end.figure)}, {'meets goals' if end.holds else 'misses goals'}"
