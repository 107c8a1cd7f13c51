import { Skeleton } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useMe } from "@/api/me";
import { ErrorNotice } from "@/components/feedback/Notice";
import { t } from "@/i18n/t";
import { sectionsFor } from "./sections";
import classes from "./settings.module.css";

export function SettingsHome() {
  const me = useMe();
  if (me.error) return <ErrorNotice error={me.error} />;
  if (!me.data) return <Skeleton height={160} />;
  return (
    <div className={classes.parts}>
      {sectionsFor(me.data).map(({ to, label, hint }) => (
        <Link key={to} to={to} className={classes.part}>
          <strong>{t(label)}</strong>
          <span>{t(hint)}</span>
        </Link>
      ))}
      <Link to="/catalog/$kind" params={{ kind: "prices" }} className={classes.part}>
        <strong>{t("settings-prices")}</strong>
        <span>{t("settings-prices-hint")}</span>
      </Link>
    </div>
  );
}
