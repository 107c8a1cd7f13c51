"""Operations that are available in a demo. All others are refused, and every operation is in one of the two lists."""

from __future__ import annotations

from collections.abc import Mapping

from stormsizer.messages.text import msg
from webapp.core.http.errors import ServiceError
from webapp.permissions import PERMISSIONS


class NotInDemoError(ServiceError):
    """The operation is not available in the public demo."""

    status, kind, title = 403, "not-in-demo", msg("problem-title-not-in-demo")


def _each(names: str) -> frozenset[str]:
    return frozenset(names.split())


AVAILABLE = (
    _each("get_liveness get_readiness get_metrics get_scenario_schema get_defaults")
    | _each("list_projects get_project create_project update_project delete_project")
    | _each("list_scenarios get_scenario create_scenario update_scenario delete_scenario duplicate_scenario")
    | _each("list_scenario_versions get_scenario_version name_scenario_version restore_scenario_version")
    | _each(
        "branch_scenario list_samples preview preview_response_curve preview_arithmetic preview_array_from_sheet "
        "preview_array_from_key_figures"
    )
    | _each("create_run create_window create_shortlist create_advice create_runway create_sensitivity create_range")
    | _each("create_failure")
    | _each("list_runs get_run get_run_series follow_run cancel_run delete_run compare_runs")
    | _each("estimate_run get_usage get_limits export_run export_calendar")
    | _each("get_report create_report list_reports get_report_state get_report_content delete_report")
    | _each("get_branding get_branding_logo list_share_links")
    | _each("get_catalog list_arrays get_array list_drives get_drive list_deployments get_deployment")
    | _each("list_workloads get_workload list_sources get_source list_evidence_rows get_evidence_row get_evidence")
    | _each(
        "list_own_entries get_own_entry put_own_entry delete_own_entry copy_entry_as_own create_array_from_sheet "
        "put_array_from_sheet"
    )
    | _each("get_price_list export_price_list preview_price_list replace_price_list delete_price_list")
    | _each("get_project_prices replace_project_prices delete_project_prices")
    | _each("list_imports get_import create_import delete_import add_import_file remove_import_file read_import")
    | _each("cancel_import propose_import accept_import undo_import compare_import_with_run list_scenario_imports")
    | _each("propose_scenario_from_import create_scenario_from_import")
    | _each("get_me update_account sign_out get_organization")
)
"""Operations on the visitor's own projects, and the catalog. `list_share_links` is empty: pages ask for it."""

REFUSED: Mapping[str, frozenset[str]] = {
    "visitors have no credentials": _each(
        "get_sign_up sign_up verify_email sign_in request_password_reset reset_password confirm_email change_password "
        "change_email "
        "begin_second_factor confirm_second_factor remove_second_factor list_sessions end_session list_api_keys "
        "create_api_key revoke_api_key"
    ),
    "visitors are alone in their organization, which the demo deletes": _each(
        "choose_organization list_members list_credentials change_member remove_member leave_organization "
        "invite_member list_invitations withdraw_invitation read_invitation accept_invitation rename_organization "
        "delete_organization export_organization list_audit_entries verify_audit"
    ),
    "a public page with a visitor's text would carry the operator's name": _each(
        "create_share_link update_share_link revoke_share_link open_share_link get_shared get_shared_series "
        "get_shared_report replace_branding delete_branding replace_branding_logo delete_branding_logo"
    ),
    "the demo calls no other servers": _each(
        "list_webhooks create_webhook get_webhook update_webhook delete_webhook rotate_webhook_secret ping_webhook "
        "list_deliveries get_delivery resend_delivery"
    ),
    "only programs need it, and they have no access": _each("create_batch"),
}
"""Operations that a demo refuses, by reason."""


def require_available(operation: str) -> None:
    """Refuse an operation that is not available in a demo."""
    if operation not in AVAILABLE:
        raise NotInDemoError(msg("problem-not-in-demo"))


def require_classified() -> None:
    """Raise an error if an operation is in neither list or in both, or no longer exists."""
    refused = [name for names in REFUSED.values() for name in names]
    listed = sorted([*AVAILABLE, *refused])
    if listed != sorted(PERMISSIONS):
        wrong = sorted(
            set(listed).symmetric_difference(PERMISSIONS) | {each for each in listed if listed.count(each) > 1}
        )
        raise LookupError(f"not classified for the demo, or more than once: {wrong}")
