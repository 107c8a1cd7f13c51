"""`recommend`: the cheapest configuration of every array family, from files and without a database."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import yaml

from stormsizer.analysis.shortlist import shortlist
from stormsizer.messages.formatting import NOTHING, against, count, number
from stormsizer.messages.terms import WITHOUT_PART
from stormsizer.model.scenario import MAIN_ARRAY, Scenario, parse, with_main_array
from stormsizer.recommendation.answer import BrokenGoal, Candidate, FamilyAnswer, Shortlist
from webapp.cli.errors import CommandError
from webapp.cli.runner import catalog_of, price_lines, tell, timed
from webapp.cli.tables import table
from webapp.core.http.yaml_documents import read_file
from webapp.core.languages import english

HEAD = ("Family", "Holds", "Configuration", "Price", "Per desktop", "Drives", "U", "W", "Headroom", "Worst", "Grade")
N_GOALS = 3
"""Maximum number of missed goals printed for each cheaper configuration."""


def recommend_families(
    file: Path,
    families: list[str] | None,
    save_to: Path | None,
    array: str | None,
    as_json: bool,
    own: Path | None,
    seeds: Path | None,
) -> None:
    """Search every family and print the results side by side, with the reasons why nothing cheaper is sufficient.

    The catalog includes the custom entries of the file or folder ``own``.
    """
    scenario, catalog = parse(read_file(file)), catalog_of(seeds, own)
    array_id = array or MAIN_ARRAY
    if array_id not in scenario.array_ids:
        raise CommandError(f"no array {array_id!r} (arrays: {', '.join(scenario.array_ids)})", exit_code=2)
    scenario = with_main_array(scenario, array_id)
    unknown = [each for each in families or () if each not in catalog.arrays]
    if unknown:
        raise CommandError(f"no family {unknown[0]!r} (families: {', '.join(catalog.arrays)})", exit_code=2)
    answer, elapsed_ms = timed(lambda progress: shortlist(scenario, catalog, progress, families))
    if save_to is not None:
        _save(scenario, answer, array_id, file, save_to)
    tell("shortlist", answer, elapsed_ms, None if as_json else partial(_readable, scenario))


def _save(scenario: Scenario, answer: Shortlist, array_id: str, file: Path, folder: Path) -> None:
    """Write the scenario on each family's configuration to a file that is named after the family."""
    folder.mkdir(parents=True, exist_ok=True)
    for family in answer.families:
        bought = with_main_array(family.recommendation.chosen.applied_to(scenario), array_id)
        document = bought.model_dump(mode="json", exclude_defaults=True)
        text = yaml.safe_dump(document, sort_keys=False, allow_unicode=True, width=118)
        (folder / f"{file.stem}-{family.recommendation.model_id}.yaml").write_text(text)


def _readable(scenario: Scenario, answer: Shortlist, elapsed_ms: float) -> str:
    lines = [english(answer.sentence), "", table(HEAD, [_row(family) for family in answer.families])]
    for family in answer.families:
        recommendation, window = family.recommendation, family.worst_window
        lines += ["", f"{recommendation.model_name}: {english(recommendation.sentence)}"]
        lines += [f"  {_why_not(candidate)}" for candidate in recommendation.why_not_cheaper]
        budget = recommendation.budget.sentence if recommendation.budget else ""
        upgrade = recommendation.upgrade.sentence if recommendation.upgrade else ""
        ownership = recommendation.ownership.sentence if recommendation.ownership else ""
        details = (
            upgrade,
            family.binding,
            window.sentence if window else "",
            budget,
            ownership,
            *recommendation.caveats,
        )
        lines += [f"  {english(text)}" for text in details if text]
    lines += ["", *(f"{each.model_name}: {english(each.why)}" for each in answer.refused)]
    unpriced = {each.recommendation.model_name: each.recommendation.chosen.unpriced for each in answer.families}
    lines += price_lines(answer.prices, unpriced)
    if answer.n_desktops != scenario.n_desktops:
        year = scenario.growth.through_year
        lines.append(f"Goals and prices per desktop are for {count(answer.n_desktops, 'desktop')} in {year}.")
    searched = f"{answer.n_legal:,} legal configurations, {answer.n_candidates:,} simulated, {elapsed_ms:,.0f} ms"
    return "\n".join([*lines, searched])


def _row(family: FamilyAnswer) -> tuple[str, ...]:
    answer, chosen = family.recommendation, family.recommendation.chosen
    currency = f" {answer.prices.currency}" if answer.prices is not None else ""
    return (
        answer.model_name,
        "yes" if answer.holds else "no",
        english(chosen.words),
        NOTHING if chosen.price is None else f"{chosen.price:,.0f}{currency}",
        NOTHING if answer.price_per_desktop is None else f"{answer.price_per_desktop:,.2f}{currency}",
        number(chosen.n_drives),
        number(chosen.rack_units),
        number(chosen.watts),
        number(family.headroom_desktops),
        english(family.worst_phase_label) or NOTHING,
        family.grade,
    )


def _why_not(candidate: Candidate) -> str:
    broken = "; ".join(_goal(each) for each in candidate.broken[:N_GOALS])
    more = len(candidate.broken) - N_GOALS
    return f"not {english(candidate.words)}: {broken}{f' and {more} more' if more > 0 else ''}"


def _goal(goal: BrokenGoal) -> str:
    places = [goal.phase_label] if goal.missing is None else [WITHOUT_PART[goal.missing], goal.phase_label]
    place = ", ".join(dict.fromkeys(map(english, places)))
    if goal.is_unfinished_work:
        return f"{place}, {english(goal.label)}"
    value, limit = against(goal.value, goal.limit, goal.unit)
    return f"{place}, {english(goal.label)} {value} (goal {limit})"
