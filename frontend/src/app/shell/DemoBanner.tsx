/** What visitors of a public demo should know; hidden until the browser is closed once they have read it. */

import "@/i18n/pages/banners";
import { CloseButton } from "@mantine/core";
import { useState } from "react";
import { t } from "@/i18n/t";
import { demo } from "@/lib/demo";
import { duration } from "@/lib/format/numbers";
import { timeOfDay } from "@/lib/time/dates";
import classes from "./demo.module.css";

const KEY = "stormsizer-demo-notice";
const HIDDEN = "hidden";

export function DemoBanner() {
  const [isHidden, setHidden] = useState(() => sessionStorage.getItem(KEY) === HIDDEN);
  const facts = demo();
  if (facts === null || isHidden) return null;
  const hide = () => {
    sessionStorage.setItem(KEY, HIDDEN);
    setHidden(true);
  };
  return (
    <aside data-screen className={classes.banner} aria-label={t("demo-label")}>
      <p className={classes.text}>
        {t("demo-text", {
          idle: duration(facts.idle_minutes * 60),
          time: timeOfDay(Date.parse(facts.reset_at)),
        })}{" "}
        {facts.help_url !== null && (
          <a href={facts.help_url} target="_blank" rel="noreferrer">
            {t("demo-install")}
          </a>
        )}
      </p>
      <CloseButton size="sm" aria-label={t("demo-hide")} onClick={hide} />
    </aside>
  );
}
