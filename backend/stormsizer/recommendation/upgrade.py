"""Upgrade of an installed array: the parts that are kept, added, and left over."""

from collections import Counter
from collections.abc import Iterator

from stormsizer.messages.text import Listing, Message, Text, msg, sentences
from stormsizer.model.catalog import ArrayModel, Catalog
from stormsizer.model.scenario import ArrayConfiguration, Hosts
from stormsizer.recommendation.answer import PartCount, Upgrade
from stormsizer.recommendation.cost import (
    HOST_MEMORY,
    cost_at_prices_in_use,
    in_words,
    part_lines,
    prices_in_use,
    purchase_price,
    shelf_of,
)


def upgrade_of(
    configuration: ArrayConfiguration, installed: ArrayConfiguration | None, hosts: Hosts, catalog: Catalog
) -> Upgrade | None:
    """Return the difference between an installed configuration and another one; None if nothing is installed.

    Host memory is part of the purchase price, but not of the lists. Arrays of different families share no parts.
    """
    if installed is None:
        return None
    array, former = catalog.arrays[configuration.model_id], catalog.arrays[installed.model_id]
    needed, present = _parts(configuration, hosts, catalog), _parts(installed, hosts, catalog)
    kept = needed & present if array.id == former.id else Counter[Text]()
    added, left_over = _listed(needed - kept), _listed(present - kept)
    cost = cost_at_prices_in_use(configuration, hosts, catalog, installed)
    return Upgrade(
        installed_words=in_words(installed, former, catalog.drives),
        kept=_listed(kept),
        added=added,
        left_over=left_over,
        purchase_price=purchase_price(cost, prices_in_use(catalog)),
        sentence=sentences(*_sentences(array, former, added, left_over), _firmware(array, configuration, installed)),
    )


def _parts(configuration: ArrayConfiguration, hosts: Hosts, catalog: Catalog) -> Counter[Text]:
    """Return the number of parts by name; nodes are not divided into a controller and a shelf."""
    array = catalog.arrays[configuration.model_id]
    omitted = {HOST_MEMORY, shelf_of(array)} if array.is_in_hosts else {HOST_MEMORY}
    parts: Counter[Text] = Counter()
    for line in part_lines(configuration, hosts, array, catalog.drives, None):
        if line.part not in omitted:
            parts[line.part] += round(line.n)
    return parts


def _listed(parts: Counter[Text]) -> tuple[PartCount, ...]:
    return tuple(PartCount(part=part, n=n) for part, n in parts.items())


def _sentences(
    array: ArrayModel, former: ArrayModel, added: tuple[PartCount, ...], left_over: tuple[PartCount, ...]
) -> Iterator[Text]:
    if array.id != former.id:
        yield msg("upgrade-replaces", array=former.name)
    elif not added:
        yield msg("upgrade-adds-nothing", array=array.name)
    else:
        yield msg("upgrade-adds", array=array.name, parts=_in_words(added, array))
        if array.availability == "end_of_sale":
            yield msg("upgrade-end-of-sale", array=array.name)
    if left_over:
        yield msg("upgrade-left-over", parts=_in_words(left_over, former))


def _firmware(array: ArrayModel, configuration: ArrayConfiguration, installed: ArrayConfiguration) -> Text | None:
    """Return the change of the release of an installed array; None if there is none."""
    if installed.model_id != array.id or installed.firmware_id == configuration.firmware_id:
        return None
    before, after = (array.firmware_named(each.firmware_id).name for each in (installed, configuration))
    return msg("upgrade-firmware", before=before, after=after)


def _in_words(parts: tuple[PartCount, ...], array: ArrayModel) -> Listing:
    return Listing(tuple(_counted(each, array) for each in parts))


def _counted(part: PartCount, array: ArrayModel) -> Message:
    """Return a number of parts as text, without the name of the array."""
    match part.part:
        case Message(id="bill-node-in-hosts" | "bill-node" | "bill-controller") if array.is_in_hosts:
            return msg("configuration-nodes", n=part.n)
        case Message(id="bill-node" | "bill-controller"):
            return msg("analysis-controllers", n=part.n)
        case Message(id="bill-shelf"):
            return msg("analysis-shelves", n=part.n)
        case Message(id="bill-cache-module"):
            return msg("analysis-cache-modules", n=part.n)
        case Message(id="bill-port"):
            return msg("analysis-ports", n=part.n)
        case Message(id="bill-gib", params=(("volume", str(volume)),)):
            return msg("analysis-gib", n=part.n, volume=volume)
        case name:
            return msg("analysis-drives-of-model", n=part.n, drive=name)
