import { Link, Outlet } from "@tanstack/react-router";
import { placeOf, useMe } from "@/api/me";
import { Page, PageHead } from "@/components/layout/PageHeader";
import { t } from "@/i18n/t";
import { sectionsFor } from "./sections";
import classes from "./settings.module.css";

export function SettingsPage() {
  const me = useMe().data;
  const sections = me ? sectionsFor(me) : [];
  const lead = me?.has_accounts
    ? (placeOf(me)?.name ?? t("settings-no-organization"))
    : t("settings-of-installation");
  return (
    <Page>
      <PageHead
        title={t("settings-title")}
        lead={me && lead}
        actions={
          sections.length > 0 && (
            <nav className={classes.tabs} aria-label={t("settings-sections")}>
              {sections.map(({ to, label }) => (
                <Link key={to} to={to} className={classes.tab}>
                  {t(label)}
                </Link>
              ))}
            </nav>
          )
        }
      />
      <div className={classes.cards}>
        <Outlet />
      </div>
    </Page>
  );
}
