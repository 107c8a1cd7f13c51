/** Why a customer is asked: what in the answer depends on it. */

const reasons: Record<string, string> = {
  "pools.n_desktops":
    "Everything grows with it: how long a boot storm lasts, how many log in at once, how much space is taken.",
  "pools.profile_id":
    "What one desktop reads and writes when it boots, logs in and works differs tenfold between users and systems.",
  "pools.clone_type":
    "Clones that share an image are served from cache; full clones read their own blocks and take their own space.",
  "pools.deployment_id": "Clone managers work at their own pace, often slower than the array could.",
  "pools.assignment":
    "With floating desktops nobody waits for one that is still booting while another is up.",
  "pools.initial_state":
    "Desktops that have run already have warm caches and need no boot: the first Monday is milder.",
  "pools.time_zone": "Sites in other zones log in at other hours: storms that do not meet need less array.",
  "pools.memory_gib": "Swap files and suspended desktops take this much space on the array.",
  "pools.memory_reservation_fraction":
    "Reserved memory needs no swap file: often the cheapest capacity there is.",
  "pools.memory_in_use_fraction": "Decides how many desktops a host carries before it swaps to the array.",
  "pools.suspended_fraction": "Each suspended desktop keeps its memory in a file on the array.",
  "pools.image_gib": "Sizes the copies of the image, and what a recompose writes.",
  "pools.n_image_copies": "Each copy takes space, and warms its own cache.",
  "pools.growth_gib_per_desktop": "Deltas are the largest part of the space of most pools.",
  "pools.persistent_gib_per_desktop": "Survives a refresh, so it adds up for as long as the desktops live.",
  "pools.profile_container_gib_per_desktop": "Containers on this array are read at each login, and grow.",
  "pools.user_data_gib_per_desktop":
    "If home folders lie on the same array, they take space beside the desktops.",
  "pools.data_growth_fraction_per_year": "Space that is enough today is not in year three.",
  "pools.snapshot_reserve_fraction": "Snapshots hold what changes: their room is bought with the array.",
  "events.window_s":
    "The same people within 15 minutes ask for twice what they ask for within 30: the window makes the storm.",
  "events.arrivals": "Shifts that begin at the full hour arrive in a peak, offices spread.",
  "events.n_slots": "How many desktops boot at once is a setting that costs nothing, and sizes the storm.",
  "events.desktop_fraction": "Desktops that are up before people come do not boot while they wait.",
  "hosts.n_hosts": "The desktops' memory and CPU must fit, also when a host is missing.",
  "hosts.n_spare_hosts":
    "When these hosts are away the others carry everything: that is the case to size for.",
  "hosts.memory_gib_per_host": "Too little and hosts swap: the array then serves memory as well.",
  "hosts.n_cores_per_host": "Logins wait for CPU too: an array cannot mend what the hosts cannot compute.",
  "hosts.host_cache_gib": "Boot storms that are read from the hosts' memory never reach the array.",
  "hosts.storage_gbit_per_s_per_host": "A thin link makes a fast array slow.",
  "array.model_id": "Controllers, caches and RAID differ: the same drives carry different weeks.",
  "array.firmware_id": "One release may take twice the CPU of another for the same I/O.",
  "array.n_controllers": "In most published studies the controllers give out before the drives.",
  "array.flash_cache_gib":
    "Images are small and read by everybody: a cache that holds them takes most reads.",
  "array.tiers.n_drives": "Writes end up on drives: their number decides how many arrive per second.",
  "goals.login_good_s": "Users call a desktop slow by its login. The contract should name the figure.",
  "goals.login_min_good_fraction": "Sizing for the last percent can cost as much as for all the others.",
  "goals.host_latency_max_ms": "Beyond it applications feel slow even when nobody logs in.",
  "goals.power_on_max_s": "After an outage this is how long nobody works.",
  "goals.provisioning_max_s": "Decides whether an image can be rolled out in one night.",
  "goals.controller_max_fraction": "What is left free is what a failure or a bad day may take.",
  "goals.spare_capacity_fraction": "Full arrays slow down, and nobody can order space overnight.",
  "goals.survives": "A part breaks one day: the question is whether Monday morning holds without it.",
  "growth.desktops_fraction_per_year": "What is bought today must hold until it is written off.",
  "growth.through_year": "The year in which the array is to be replaced, not the one in which it is bought.",
};

/** Numbers in a path are places in a list: `pools.0.n_desktops` is asked as any `pools.n_desktops`. */
export function whyOf(path: string): string | undefined {
  const asked = path.replaceAll(/\.\d+(?=\.)/g, "");
  return Object.hasOwn(reasons, asked) ? reasons[asked] : undefined;
}

/** All paths that have a reason, as the schema writes them. */
export const askedPaths: readonly string[] = Object.keys(reasons);
