import "@/i18n/pages/settings";
import { getRouteApi } from "@tanstack/react-router";
import { AuditLog } from "@/features/audit/components/AuditLog";
import { auditSearch } from "../../search";

const route = getRouteApi("/settings/audit");

export function AuditSettings() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <AuditLog
      search={search}
      onSearch={(given) => void navigate({ search: auditSearch({ ...given }), replace: true })}
    />
  );
}
