"""Permission required for each operation, in one table used by the service and its tests.

An operation that is missing here prevents the service from starting.
"""

from __future__ import annotations

from collections.abc import Iterable

from fastapi import APIRouter
from fastapi.routing import APIRoute

from webapp.core.security.principal import Needs, Open, Permission, Permissions, Role, Scope
from webapp.core.security.rate_limits import Costs

_READING = Needs(Role.VIEWER, Scope.READ)
_WRITING = Needs(Role.EDITOR, Scope.WRITE)
_RUNNING = Needs(Role.EDITOR, Scope.RUN)
_MANAGING = Needs(Role.OWNER, Scope.MANAGE)


def _each(permission: Permission, names: str) -> dict[str, Permission]:
    return dict.fromkeys(names.split(), permission)


_OWNING = Needs(Role.OWNER, None)

PERMISSIONS: Permissions = {
    **_each(Open.TO_ALL, "get_liveness get_readiness get_metrics get_scenario_schema"),
    **_each(_READING, "list_projects get_project list_scenarios get_scenario list_samples"),
    **_each(_WRITING, "create_project update_project delete_project"),
    **_each(_WRITING, "create_scenario update_scenario delete_scenario duplicate_scenario"),
    **_each(_MANAGING, "list_audit_entries verify_audit"),
    **_each(_READING, "list_own_entries get_own_entry"),
    **_each(_WRITING, "put_own_entry delete_own_entry copy_entry_as_own create_array_from_sheet put_array_from_sheet"),
    **_each(_MANAGING, "export_organization"),
    **_each(Needs(Role.OWNER, None), "delete_organization"),
    **_each(_READING, "list_scenario_versions get_scenario_version"),
    **_each(_WRITING, "name_scenario_version restore_scenario_version branch_scenario"),
    **_each(
        _READING,
        "preview preview_response_curve preview_arithmetic preview_array_from_sheet preview_array_from_key_figures",
    ),
    **_each(_READING, "compare_runs list_runs get_run get_run_series follow_run get_report"),
    **_each(_READING, "create_report list_reports get_report_state get_report_content"),
    **_each(_WRITING, "delete_report"),
    **_each(_READING, "get_branding get_branding_logo"),
    **_each(_MANAGING, "replace_branding delete_branding replace_branding_logo delete_branding_logo"),
    **_each(_RUNNING, "create_run create_window create_shortlist create_advice create_runway create_sensitivity"),
    **_each(_RUNNING, "create_range create_failure create_batch cancel_run"),
    **_each(_READING, "estimate_run get_usage get_limits"),
    **_each(Open.TO_ALL, "get_defaults"),
    **_each(_OWNING, "list_api_keys create_api_key revoke_api_key"),
    **_each(_WRITING, "delete_run"),
    **_each(_READING, "get_catalog list_arrays get_array list_drives get_drive list_deployments get_deployment"),
    **_each(_READING, "list_workloads get_workload list_sources get_source list_evidence_rows get_evidence_row"),
    **_each(_READING, "get_evidence get_price_list export_price_list preview_price_list get_project_prices"),
    **_each(_WRITING, "replace_price_list delete_price_list replace_project_prices delete_project_prices"),
    **_each(Open.TO_ALL, "get_sign_up sign_up verify_email sign_in sign_out request_password_reset reset_password"),
    **_each(Open.TO_ALL, "confirm_email"),
    **_each(Open.TO_ALL, "read_invitation accept_invitation"),
    **_each(Open.TO_ACCOUNTS, "get_me update_account choose_organization list_sessions end_session change_password"),
    **_each(Open.TO_ACCOUNTS, "change_email begin_second_factor confirm_second_factor remove_second_factor"),
    **_each(_READING, "get_organization"),
    **_each(Needs(Role.VIEWER, Scope.MANAGE), "list_members"),
    **_each(Needs(Role.VIEWER, None), "leave_organization"),
    **_each(Needs(Role.OWNER, None), "rename_organization change_member remove_member list_credentials"),
    **_each(Needs(Role.OWNER, None), "invite_member list_invitations withdraw_invitation"),
    **_each(_READING, "list_share_links"),
    **_each(_WRITING, "create_share_link update_share_link revoke_share_link"),
    **_each(Open.TO_ALL, "open_share_link"),
    **_each(Open.TO_LINKS, "get_shared get_shared_series get_shared_report"),
    **_each(_READING, "list_imports get_import propose_import propose_scenario_from_import"),
    **_each(_READING, "compare_import_with_run list_scenario_imports"),
    **_each(_WRITING, "create_import delete_import add_import_file remove_import_file read_import cancel_import"),
    **_each(_WRITING, "accept_import create_scenario_from_import undo_import"),
    **_each(_READING, "export_run export_calendar"),
    **_each(_MANAGING, "list_webhooks create_webhook get_webhook update_webhook delete_webhook rotate_webhook_secret"),
    **_each(_MANAGING, "ping_webhook list_deliveries get_delivery resend_delivery"),
}

PERMISSIONS_OF_PAGES: Permissions = {"add_browser_spans": Open.TO_ACCOUNTS}
"""Operations for the pages of the service alone. They are not part of the API."""

COSTS: Costs = {
    **dict.fromkeys(
        ["create_run", "create_window", "estimate_run", "get_report", "create_report", "get_shared_report"], 5
    ),
    **dict.fromkeys(["create_shortlist", "create_advice", "create_runway", "create_sensitivity", "create_range"], 5),
    "create_failure": 5,
    **dict.fromkeys(["get_evidence", "open_share_link"], 5),
    **dict.fromkeys(
        ["add_import_file", "read_import", "propose_import", "accept_import", "compare_import_with_run"], 5
    ),
    **dict.fromkeys(["propose_scenario_from_import", "create_scenario_from_import"], 5),
    **dict.fromkeys(["export_run", "replace_branding_logo", "preview_price_list"], 5),
    **dict.fromkeys(["create_batch"], 50),
}
"""Rate limit cost of expensive operations; all others cost 1."""


def require_complete(routers: Iterable[APIRouter]) -> None:
    """Raise an error if an operation is missing from the table, or an entry's operation no longer exists."""
    names = {route.name for router in routers for route in router.routes if isinstance(route, APIRoute)}
    if names != PERMISSIONS.keys():
        missing, gone = names - PERMISSIONS.keys(), PERMISSIONS.keys() - names
        raise LookupError(f"permissions missing for {sorted(missing)}, left over for {sorted(gone)}")
