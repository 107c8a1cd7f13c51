"""What a translation leaves as it is: names that people gave, and words of the catalogue and its sources."""

from collections.abc import Iterable, Iterator

from stormsizer.messages.text import Message, Text
from stormsizer.model.scenario import Scenario
from stormsizer.report.context import ReportContext
from stormsizer.report.language import Say
from stormsizer.report.translation import Translation, names_in
from stormsizer.simulation.result import Result

OF_THE_USER = frozenset({"name", "notes", "customer"})
OF_A_RESULT = frozenset({"reasoning", "where", "source", "engine_version", "catalog_version", "model_name"})
OF_A_SOURCE = ("title", "publisher", "document", "address")


def speech(result: Result, scenario: Scenario, context: ReportContext) -> Say:
    """Return what renders the texts of a report in the language of its context."""
    if context.language is None:
        return context.localizer.text
    translate = Translation(context.language, names_of(result, scenario, context))

    def say(text: Text) -> str:
        rendered = context.localizer.text(text)
        return rendered if isinstance(text, Message) or rendered != text else translate(text)

    return say


def names_of(result: Result, scenario: Scenario, context: ReportContext) -> frozenset[str]:
    """Every text of a run that is no text of ours."""
    return frozenset(
        (
            *names_in(scenario.model_dump(mode="json"), OF_THE_USER),
            *names_in(result.model_dump(mode="json"), OF_A_RESULT | OF_THE_USER),
            *names_in(context.studies.model_dump(mode="json"), OF_A_RESULT | OF_THE_USER),
            *context.names.values(),
            *_sources(context),
            *(text for row in context.evidence_rows for text in (row.system_name, row.table)),
            *_of_the_look(context),
            *_caveats(context),
            scenario.time_zone,
            context.run_id,
        )
    )


def _sources(context: ReportContext) -> Iterator[str]:
    for source in context.sources.values():
        yield from (getattr(source, field) for field in OF_A_SOURCE)


def _caveats(context: ReportContext) -> Iterator[str]:
    """What the catalogue says about its arrays: whole, and sentence by sentence as it is joined to others."""
    if context.catalog is None:
        return
    for items in (context.catalog.arrays, context.catalog.deployments):
        for item in items.values():
            yield from names_in(item.model_dump(mode="json"), frozenset({"name"}))
    for array in context.catalog.arrays.values():
        for text in names_in(array.model_dump(mode="json"), frozenset({"text"})):
            yield text.strip()
            yield from (f"{sentence.rstrip('.')}." for sentence in text.strip().split(". "))


def _of_the_look(context: ReportContext) -> Iterable[str]:
    branding = context.branding
    return (context.organization or "", branding.organization, branding.cover_text, *branding.cover_text.split("\n"))
