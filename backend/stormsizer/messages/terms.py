"""Messages for terms that results share: phases, events, components, parts and grades."""

from collections.abc import Mapping

from stormsizer.messages.text import Message, msg

PHASES: Mapping[str, Message] = {
    "provisioning": msg("phase-provisioning"),
    "power_on": msg("phase-power-on"),
    "first_login": msg("phase-first-login"),
    "monday_login": msg("phase-monday-login"),
    "tuesday_login": msg("phase-tuesday-login"),
    "steady_state": msg("phase-steady-state"),
    "idle": msg("phase-idle"),
    "recompose": msg("phase-recompose"),
    "antivirus_scan": msg("phase-antivirus-scan"),
    "patch": msg("phase-patch"),
    "load_test": msg("phase-load-test"),
    "backup": msg("phase-backup"),
    "replication": msg("phase-replication"),
    "failure": msg("phase-failure"),
}
"""Label of each phase, by value."""

STUDY_PARTS: Mapping[str, Message] = {
    **PHASES,
    "application": msg("phase-application"),
    "capacity": msg("phase-capacity"),
    "configuration": msg("phase-configuration"),
    "environment": msg("phase-environment"),
    "hosts": msg("phase-hosts"),
    "storage_test": msg("phase-storage-test"),
}
"""Label of the subject of a study's row: a phase, or a part of the test setup."""

EVENTS: Mapping[str, Message] = {
    "provision": msg("phase-provisioning"),
    "power_on": msg("phase-power-on"),
    "reboot": msg("event-reboot"),
    "recompose": msg("phase-recompose"),
    "login": msg("event-login"),
    "logoff": msg("event-logoff"),
    "antivirus_scan": msg("phase-antivirus-scan"),
    "patch": msg("phase-patch"),
    "backup": msg("phase-backup"),
    "replication": msg("phase-replication"),
    "load_test": msg("phase-load-test"),
    "failure": msg("phase-failure"),
    "maintenance": msg("event-maintenance"),
    "outage": msg("event-outage"),
}
"""Label of each event, by kind."""

COMPONENTS: Mapping[str, Message] = {
    "controller_cpu": msg("component-controller-cpu"),
    "flash": msg("component-flash"),
    "drives": msg("component-drives"),
    "performance": msg("component-performance"),
    "capacity": msg("component-capacity"),
    "iops_limit": msg("component-iops-limit"),
    "throughput_limit": msg("component-throughput-limit"),
    "port_out": msg("component-port-out"),
    "port_in": msg("component-port-in"),
    "host_link_in": msg("component-host-link-in"),
    "host_link_out": msg("component-host-link-out"),
    "host_cpu": msg("component-host-cpu"),
    "clone_manager": msg("component-clone-manager"),
    "power_on_slots": msg("component-power-on-slots"),
    "schedule": msg("component-schedule"),
    "none": msg("component-none"),
}
"""Label of each component or bottleneck, for table cells, chart legends and the start of a line."""

COMPONENTS_IN_TEXT: Mapping[str, Message] = {
    "controller_cpu": msg("component-controller-cpu.inline"),
    "flash": msg("component-flash.inline"),
    "drives": msg("component-drives.inline"),
    "performance": msg("component-performance.inline"),
    "capacity": msg("component-capacity.inline"),
    "iops_limit": msg("component-iops-limit.inline"),
    "throughput_limit": msg("component-throughput-limit.inline"),
    "port_out": msg("component-port-out.inline"),
    "port_in": msg("component-port-in.inline"),
    "host_link_in": msg("component-host-link-in.inline"),
    "host_link_out": msg("component-host-link-out.inline"),
    "host_cpu": msg("component-host-cpu.inline"),
    "clone_manager": msg("component-clone-manager.inline"),
    "power_on_slots": msg("component-power-on-slots.inline"),
    "schedule": msg("component-schedule.inline"),
}
"""Name of each component inside a sentence, as a noun without an article."""

PARTS: Mapping[str, Message] = {
    "controller": msg("part-controller"),
    "drive": msg("part-drive"),
    "port": msg("part-port"),
    "flash_cache": msg("part-flash-cache"),
}
"""Label of each part that can fail."""

ONE_PART: Mapping[str, Message] = {
    "controller": msg("part-controller.one"),
    "node": msg("part-node.one"),
    "drive": msg("part-drive.one"),
    "port": msg("part-port.one"),
    "flash_cache": msg("part-flash-cache.one"),
}
"""Name of one such part, or of a node, inside a sentence, with its article (nominative), for example *a drive*."""

WITHOUT_PART: Mapping[str, Message] = {
    "controller": msg("part-controller.without"),
    "node": msg("part-node.without"),
    "drive": msg("part-drive.without"),
    "port": msg("part-port.without"),
    "flash_cache": msg("part-flash-cache.without"),
}
"""Start of a sentence or label about the system after a part has failed, for example *With one drive failed*."""

STATUSES: Mapping[str, Message] = {
    "pass": msg("status-pass"),
    "at_risk": msg("status-at-risk"),
    "fail": msg("status-fail"),
}
"""Word for each status."""

STATUS_HEADLINES: Mapping[str, Message] = {
    "pass": msg("status-pass.headline"),
    "at_risk": msg("status-at-risk.headline"),
    "fail": msg("status-fail.headline"),
}
"""Headline for each status."""

LOW_CONFIDENCE_HEADLINES: Mapping[str, Message] = {
    "pass": msg("status-pass.headline-low"),
    "at_risk": msg("status-at-risk.headline-low"),
}
"""Headline for a status that prediction errors could change."""

GUEST_TIME_HEADLINES: Mapping[str, Message] = {
    "pass": msg("status-pass.headline-guest-time"),
    "at_risk": msg("status-at-risk.headline-guest-time"),
}
"""Headline for a status that prediction errors could change only as long as the guest time of logins is assumed."""

GRADES: Mapping[str, Message] = {
    "good": msg("grade-good"),
    "fair": msg("grade-fair"),
    "poor": msg("grade-poor"),
}
"""Label of each grade."""
STORMS: Mapping[str, Message] = {
    "boot": msg("storm-boot"),
    "login": msg("storm-login"),
    "logout": msg("storm-logout"),
    "unknown": msg("storm-other"),
}
"""Kinds of storms in measurements, as nouns in mid-sentence."""
