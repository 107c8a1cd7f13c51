import { t } from "@/i18n/t";
import { zones } from "@/lib/time/instants";
import { CatalogField, useForm } from "./fields";

/** With spaces instead of underscores, so that "new york" finds the city. */
const siteZones = zones.map((zone) => ({ id: zone, name: zone.replaceAll("_", " ") }));

/** Time zone of a pool's site; by default, that of the scenario. */
export function SiteZone({ path }: { path: string }) {
  const { scenario } = useForm();
  return (
    <CatalogField
      path={path}
      label={t("scenario-site-zone")}
      help={t("scenario-site-zone-hint")}
      options={siteZones}
      none={t("scenario-site-zone-none", { zone: scenario.time_zone })}
    />
  );
}
