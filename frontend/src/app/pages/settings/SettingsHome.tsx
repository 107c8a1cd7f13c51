import { Skeleton } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useMe } from "@/api/me";
import { ErrorNotice } from "@/components/feedback/Notice";
import { sectionsFor } from "./sections";
import classes from "./settings.module.css";

export function SettingsHome() {
  const me = useMe();
  if (me.error) return <ErrorNotice error={me.error} />;
  if (!me.data) return <Skeleton height={160} />;
  return (
    <div className={classes.parts}>
      {sectionsFor(me.data).map(({ to, label, says }) => (
        <Link key={to} to={to} className={classes.part}>
          <strong>{label}</strong>
          <span>{says}</span>
        </Link>
      ))}
      <Link to="/catalog/$kind" params={{ kind: "prices" }} className={classes.part}>
        <strong>Price list</strong>
        <span>What hardware costs, for every answer from here on</span>
      </Link>
    </div>
  );
}
