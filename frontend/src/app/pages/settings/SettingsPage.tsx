import { Link, Outlet } from "@tanstack/react-router";
import { placeOf, useMe } from "@/api/me";
import { Page, PageHead } from "@/components/layout/PageHeader";
import { sectionsFor } from "./sections";
import classes from "./settings.module.css";

export function SettingsPage() {
  const me = useMe().data;
  const parts = me ? sectionsFor(me) : [];
  const lead = me?.has_accounts ? `Of ${placeOf(me)?.name ?? "no organisation"}` : "Of this installation";
  return (
    <Page>
      <PageHead
        title="Settings"
        lead={me && lead}
        actions={
          parts.length > 0 && (
            <nav className={classes.tabs} aria-label="Parts of the settings">
              {parts.map(({ to, label }) => (
                <Link key={to} to={to} className={classes.tab}>
                  {label}
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
