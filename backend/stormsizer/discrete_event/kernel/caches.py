"""Caches: one CLOCK cache per controller, with consecutively numbered blocks."""

from stormsizer.discrete_event.kernel.compiling import compiled, inlined
from stormsizer.discrete_event.kernel.layout import Caches, Floats, Ints


@compiled
def look_up(caches: Caches, which: int, block: int) -> bool:
    """Return whether a block is in a cache; if not, insert it in place of one not used for a full turn of the clock."""
    slot = caches.slot_of[which, block]
    if slot >= 0:
        caches.used[which, slot] = 1
        return True
    hand = caches.hands[which]
    n_slots = caches.used.shape[1]
    while caches.used[which, hand] == 1:
        caches.used[which, hand] = 0
        hand += 1
        if hand == n_slots:
            hand = 0
    old = caches.block_in[which, hand]
    if old >= 0:
        caches.slot_of[which, old] = -1
    caches.block_in[which, hand] = block
    caches.slot_of[which, block] = hand
    hand += 1
    caches.hands[which] = 0 if hand == n_slots else hand
    return False


@inlined
def find(caches: Caches, asker: int, which: int, at: float) -> bool:
    """Look up the shared or private block that a uniform number selects; return whether a read of it is a hit."""
    row = caches.lookups[asker]
    if at < row.shared:
        first, n, at = row.shared_first, row.shared_blocks, at / row.shared
    else:
        first, n, at = row.private_first, row.private_blocks, (at - row.shared) / (1.0 - row.shared)
    found = bool(n < 1.0 or look_up(caches, which, int(first) + min(int(at * n), int(n) - 1)))
    caches.outcomes[1 if found else 0] += 1
    return found


@compiled
def read_all(caches: Caches, askers: Ints, which: int, at: Floats) -> None:
    """Read one block per uniform number from one cache."""
    for i in range(at.shape[0]):
        find(caches, askers[i], which, at[i])
