"""Labels, descriptions and units of the fields of a scenario."""

from collections.abc import Mapping
from dataclasses import dataclass

from stormsizer.messages.text import Text, msg
from stormsizer.model import scenario
from stormsizer.model.provenance import Document


@dataclass(frozen=True, slots=True)
class FieldText:
    """Label, description and unit of a field."""

    label: Text
    """Empty for goals, which have their own labels."""
    description: Text = ""
    unit: str = ""


_Fields = Mapping[str, FieldText]

_EVENT: _Fields = {
    "id": FieldText(msg("workbook-field-event-id"), msg("workbook-field-event-id.description")),
    "name": FieldText(msg("workbook-field-name"), msg("workbook-field-name.description")),
    "starts_at": FieldText(msg("workbook-field-event-start"), msg("workbook-field-event-start.description")),
    "time_zone": FieldText(msg("workbook-field-event-time-zone"), msg("workbook-field-event-time-zone.description")),
    "repeat": FieldText(msg("workbook-field-repeat"), msg("workbook-field-repeat.description")),
    "notes": FieldText(msg("workbook-field-notes"), msg("workbook-field-notes.description")),
    "kind": FieldText(msg("workbook-column-kind")),
}
_POOLED: _Fields = {
    **_EVENT,
    "pool_ids": FieldText(msg("workbook-field-pools"), msg("workbook-field-pools.description")),
    "at_local_time": FieldText(msg("workbook-field-at-local-time"), msg("workbook-field-at-local-time.description")),
}
_ENDING: _Fields = {
    **_EVENT,
    "ends_at": FieldText(msg("workbook-field-event-end"), msg("workbook-field-event-end.description")),
}

FIELDS: Mapping[type[Document], _Fields] = {
    scenario.Calendar: {
        "starts_at": FieldText(msg("workbook-field-calendar-start"), msg("workbook-field-calendar-start.description")),
        "ends_at": FieldText(msg("workbook-field-calendar-end"), msg("workbook-field-calendar-end.description")),
    },
    scenario.Pool: {
        "id": FieldText(msg("workbook-field-pool-id"), msg("workbook-field-pool-id.description")),
        "name": FieldText(msg("workbook-field-name"), msg("workbook-field-name.description")),
        "n_desktops": FieldText(msg("workbook-field-desktops"), msg("workbook-field-desktops.description")),
        "profile_id": FieldText(msg("workbook-field-profile"), msg("workbook-field-profile.description")),
        "time_zone": FieldText(msg("workbook-field-pool-time-zone"), msg("workbook-field-pool-time-zone.description")),
        "clone_type": FieldText(msg("workbook-field-clone-type"), msg("workbook-field-clone-type.description")),
        "deployment_id": FieldText(msg("workbook-field-deployment"), msg("workbook-field-deployment.description")),
        "assignment": FieldText(msg("workbook-field-assignment"), msg("workbook-field-assignment.description")),
        "initial_state": FieldText(
            msg("workbook-field-initial-state"), msg("workbook-field-initial-state.description")
        ),
        "memory_gib": FieldText(msg("workbook-field-memory"), msg("workbook-field-memory.description"), "GiB"),
        "memory_reservation_fraction": FieldText(
            msg("workbook-field-memory-reservation"), msg("workbook-field-memory-reservation.description"), "%"
        ),
        "memory_in_use_fraction": FieldText(
            msg("workbook-field-memory-in-use"), msg("workbook-field-memory-in-use.description"), "%"
        ),
        "suspended_fraction": FieldText(
            msg("workbook-field-suspended"), msg("workbook-field-suspended.description"), "%"
        ),
        "image_gib": FieldText(msg("workbook-field-image"), msg("workbook-field-image.description"), "GiB"),
        "n_image_copies": FieldText(msg("workbook-field-image-copies"), msg("workbook-field-image-copies.description")),
        "n_base_images": FieldText(msg("workbook-field-base-images"), msg("workbook-field-base-images.description")),
        "overcommit": FieldText(msg("workbook-field-overcommit"), msg("workbook-field-overcommit.description")),
        "growth_gib_per_desktop": FieldText(
            msg("workbook-field-unique-data"), msg("workbook-field-unique-data.description"), "GiB per desktop"
        ),
        "disposable_gib_per_desktop": FieldText(
            msg("workbook-field-disposable-disk"), msg("workbook-field-disposable-disk.description"), "GiB per desktop"
        ),
        "persistent_gib_per_desktop": FieldText(
            msg("workbook-field-persistent-disk"), msg("workbook-field-persistent-disk.description"), "GiB per desktop"
        ),
        "profile_container_gib_per_desktop": FieldText(
            msg("workbook-field-profile-container"),
            msg("workbook-field-profile-container.description"),
            "GiB per desktop",
        ),
        "user_data_gib_per_desktop": FieldText(
            msg("workbook-field-user-data"), msg("workbook-field-user-data.description"), "GiB per desktop"
        ),
        "data_growth_fraction_per_year": FieldText(
            msg("workbook-field-data-growth"), msg("workbook-field-data-growth.description"), "% per year"
        ),
        "growth_years": FieldText(
            msg("workbook-field-growth-years"), msg("workbook-field-growth-years.description"), "years"
        ),
        "snapshot_reserve_fraction": FieldText(
            msg("workbook-field-snapshot-reserve"), msg("workbook-field-snapshot-reserve.description"), "%"
        ),
    },
    scenario.Repetition: {
        "weekdays": FieldText(msg("workbook-field-weekdays"), msg("workbook-field-weekdays.description")),
        "until": FieldText(msg("workbook-field-repeat-until"), msg("workbook-field-repeat-until.description")),
    },
    scenario.Provision: _POOLED,
    scenario.PowerOn: {
        **_POOLED,
        "n_slots": FieldText(msg("workbook-field-power-on-slots"), msg("workbook-field-power-on-slots.description")),
        "desktop_fraction": FieldText(
            msg("workbook-field-powered-on-share"), msg("workbook-field-powered-on-share.description"), "%"
        ),
        "on_arrival_slots": FieldText(
            msg("workbook-field-on-arrival-slots"), msg("workbook-field-on-arrival-slots.description")
        ),
        "on_arrival_per_minute": FieldText(
            msg("workbook-field-on-arrival-per-minute"),
            msg("workbook-field-on-arrival-per-minute.description"),
            "per minute",
        ),
    },
    scenario.Reboot: {
        **_POOLED,
        "n_slots": FieldText(msg("workbook-field-power-on-slots"), msg("workbook-field-power-on-slots.description")),
    },
    scenario.Recompose: {
        **_POOLED,
        "n_slots": FieldText(msg("workbook-field-recompose-slots"), msg("workbook-field-recompose-slots.description")),
    },
    scenario.Login: {
        **_POOLED,
        "window_s": FieldText(msg("workbook-field-login-window"), msg("workbook-field-login-window.description"), "s"),
        "logins_per_minute": FieldText(
            msg("workbook-field-logins-per-minute"), msg("workbook-field-logins-per-minute.description"), "per minute"
        ),
        "arrivals": FieldText(msg("workbook-field-arrivals"), msg("workbook-field-arrivals.description")),
        "averaging_s": FieldText(msg("workbook-field-averaging"), msg("workbook-field-averaging.description"), "s"),
    },
    scenario.Logoff: {
        **_POOLED,
        "window_s": FieldText(
            msg("workbook-field-logoff-window"), msg("workbook-field-logoff-window.description"), "s"
        ),
        "refresh": FieldText(msg("workbook-field-refresh"), msg("workbook-field-refresh.description")),
        "refresh_slots": FieldText(
            msg("workbook-field-refresh-slots"), msg("workbook-field-refresh-slots.description")
        ),
    },
    scenario.AntivirusScan: {
        **_POOLED,
        "n_slots": FieldText(
            msg("workbook-field-concurrent-desktops"), msg("workbook-field-concurrent-desktops.description")
        ),
        "mb_per_s_per_desktop": FieldText(
            msg("workbook-field-rate-limit"), msg("workbook-field-rate-limit.description"), "MB/s per desktop"
        ),
        "gib_per_desktop": FieldText(
            msg("workbook-field-data-read"), msg("workbook-field-data-read.description"), "GiB per desktop"
        ),
    },
    scenario.Patch: {
        **_POOLED,
        "n_slots": FieldText(
            msg("workbook-field-concurrent-desktops"), msg("workbook-field-concurrent-desktops.description")
        ),
        "mb_per_s_per_desktop": FieldText(
            msg("workbook-field-rate-limit"), msg("workbook-field-rate-limit.description"), "MB/s per desktop"
        ),
        "read_gib_per_desktop": FieldText(
            msg("workbook-field-data-read"), msg("workbook-field-data-read.description"), "GiB per desktop"
        ),
        "write_gib_per_desktop": FieldText(
            msg("workbook-field-data-written"), msg("workbook-field-data-written.description"), "GiB per desktop"
        ),
    },
    scenario.Backup: {
        **_ENDING,
        "read_mb_per_s": FieldText(
            msg("workbook-field-read-rate"), msg("workbook-field-read-rate.description"), "MB/s"
        ),
        "sequential_fraction": FieldText(
            msg("workbook-field-backup-sequential"), msg("workbook-field-backup-sequential.description"), "%"
        ),
    },
    scenario.Replication: {
        **_ENDING,
        "write_mb_per_s": FieldText(
            msg("workbook-field-write-rate"), msg("workbook-field-write-rate.description"), "MB/s"
        ),
    },
    scenario.LoadTest: {
        **_ENDING,
        **_POOLED,
        "outstanding_ios": FieldText(
            msg("workbook-field-outstanding-ios"), msg("workbook-field-outstanding-ios.description")
        ),
        "read_fraction": FieldText(msg("workbook-field-read-share"), msg("workbook-field-read-share.description"), "%"),
        "io_kib": FieldText(msg("workbook-field-io-size"), msg("workbook-field-io-size.description"), "KiB"),
        "sequential_fraction": FieldText(
            msg("workbook-field-sequential-share"), msg("workbook-field-sequential-share.description"), "%"
        ),
    },
    scenario.Failure: {
        **_ENDING,
        "part": FieldText(msg("workbook-field-failed-part"), msg("workbook-field-failed-part.description")),
        "n_parts": FieldText(msg("workbook-field-failed-parts"), msg("workbook-field-failed-parts.description")),
        "tier": FieldText(msg("workbook-field-failed-tier"), msg("workbook-field-failed-tier.description")),
        "rebuild_fraction": FieldText(msg("workbook-field-rebuild"), msg("workbook-field-rebuild.description"), "%"),
    },
    scenario.Maintenance: _ENDING,
    scenario.Outage: _ENDING,
    scenario.Hosts: {
        "n_hosts": FieldText(msg("workbook-field-hosts"), msg("workbook-field-hosts.description")),
        "memory_gib_per_host": FieldText(
            msg("workbook-field-host-memory"), msg("workbook-field-host-memory.description"), "GiB per host"
        ),
        "n_cores_per_host": FieldText(msg("workbook-field-host-cores"), msg("workbook-field-host-cores.description")),
        "ghz_per_core": FieldText(
            msg("workbook-field-host-clock"), msg("workbook-field-host-clock.description"), "GHz per core"
        ),
        "host_cache_gib": FieldText(
            msg("workbook-field-host-cache"), msg("workbook-field-host-cache.description"), "GiB"
        ),
        "storage_gbit_per_s_per_host": FieldText(
            msg("workbook-field-host-bandwidth"), msg("workbook-field-host-bandwidth.description"), "Gbit/s per host"
        ),
        "n_spare_hosts": FieldText(msg("workbook-field-spare-hosts"), msg("workbook-field-spare-hosts.description")),
    },
    scenario.ArrayConfiguration: {
        "model_id": FieldText(msg("workbook-field-model"), msg("workbook-field-model.description")),
        "firmware_id": FieldText(msg("workbook-field-firmware"), msg("workbook-field-firmware.description")),
        "n_arrays": FieldText(msg("workbook-field-arrays"), msg("workbook-field-arrays.description")),
        "n_controllers": FieldText(msg("workbook-field-controllers"), msg("workbook-field-controllers.description")),
        "tiers": FieldText(msg("workbook-field-tiers"), msg("workbook-field-tiers.description")),
        "flash_cache_gib": FieldText(
            msg("workbook-field-flash-cache"), msg("workbook-field-flash-cache.description"), "GiB"
        ),
        "n_ports": FieldText(msg("workbook-field-ports"), msg("workbook-field-ports.description")),
    },
    scenario.TierChoice: {
        "drive_id": FieldText(msg("workbook-field-drive"), msg("workbook-field-drive.description")),
        "n_drives": FieldText(msg("workbook-field-drives"), msg("workbook-field-drives.description")),
    },
    scenario.Goals: {
        "login_good_s": FieldText("", msg("workbook-goal-good-login-description"), "s"),
        "login_fair_s": FieldText("", msg("workbook-goal-fair-login-description"), "s"),
        "login_min_good_fraction": FieldText("", msg("workbook-goal-good-logins-description"), "%"),
        "login_max_poor_fraction": FieldText("", msg("workbook-goal-poor-logins-description"), "%"),
        "host_latency_max_ms": FieldText("", msg("workbook-goal-host-latency-description"), "ms"),
        "power_on_max_s": FieldText("", msg("workbook-goal-power-on-time-description"), "s"),
        "provisioning_max_s": FieldText("", msg("workbook-goal-provisioning-time-description"), "s"),
        "controller_max_fraction": FieldText("", msg("workbook-goal-controller-cpu-description"), "%"),
        "drive_max_fraction": FieldText("", msg("workbook-goal-drive-utilization-description"), "%"),
        "port_max_fraction": FieldText("", msg("workbook-goal-port-utilization-description"), "%"),
        "host_cpu_max_fraction": FieldText("", msg("workbook-goal-host-cpu-description"), "%"),
        "memory_oversubscription_max_ratio": FieldText("", msg("workbook-goal-memory-oversubscription-description")),
        "spare_capacity_fraction": FieldText("", msg("workbook-goal-spare-capacity-description"), "%"),
        "survives": FieldText("", msg("workbook-goal-failure-tolerance-description")),
    },
    scenario.Growth: {
        "desktops_fraction_per_year": FieldText(
            msg("workbook-field-desktop-growth"), msg("workbook-field-desktop-growth.description"), "% per year"
        ),
        "through_year": FieldText(msg("workbook-field-through-year"), msg("workbook-field-through-year.description")),
    },
    scenario.Indicators: {
        "login_delay_weight_fraction": FieldText(
            msg("workbook-field-login-delay-weight"), msg("workbook-field-login-delay-weight.description"), "%"
        ),
        "application_load_good_s": FieldText(
            msg("workbook-field-application-load-good"), msg("workbook-field-application-load-good.description"), "s"
        ),
        "application_load_fair_s": FieldText(
            msg("workbook-field-application-load-fair"), msg("workbook-field-application-load-fair.description"), "s"
        ),
        "application_load_weight_fraction": FieldText(
            msg("workbook-field-application-load-weight"),
            msg("workbook-field-application-load-weight.description"),
            "%",
        ),
        "disk_load_good_iops": FieldText(
            msg("workbook-field-disk-load-good"), msg("workbook-field-disk-load-good.description"), "IOPS"
        ),
        "disk_load_fair_iops": FieldText(
            msg("workbook-field-disk-load-fair"), msg("workbook-field-disk-load-fair.description"), "IOPS"
        ),
        "disk_load_weight_fraction": FieldText(
            msg("workbook-field-disk-load-weight"), msg("workbook-field-disk-load-weight.description"), "%"
        ),
        "disk_queue_good_ios": FieldText(
            msg("workbook-field-disk-queue-good"), msg("workbook-field-disk-queue-good.description"), "I/Os"
        ),
        "disk_queue_fair_ios": FieldText(
            msg("workbook-field-disk-queue-fair"), msg("workbook-field-disk-queue-fair.description"), "I/Os"
        ),
        "disk_queue_weight_fraction": FieldText(
            msg("workbook-field-disk-queue-weight"), msg("workbook-field-disk-queue-weight.description"), "%"
        ),
    },
}


def field_text(document: type[Document], name: str) -> FieldText:
    """Return the texts of a field."""
    return FIELDS[document][name]
