/** A small preview of the report cover. */

import { t } from "@/i18n/t";
import type { Branding, BrandingInput } from "../api";
import classes from "./branding.module.css";

interface Props {
  look: Required<BrandingInput>;
  logo: Branding["logo"];
}

export function CoverPreview({ look, logo }: Props) {
  return (
    <figure className={classes.cover} aria-label={t("branding-preview")}>
      <div className={classes.band} style={{ background: look.primary_color }} />
      <div className={classes.sheet}>
        {logo ? (
          <img
            src={`/api/v1/branding/logo?${logo.sha256.slice(0, 12)}`}
            alt={t("branding-logo")}
            className={classes.logo}
          />
        ) : (
          <div className={classes.logo} />
        )}
        <div className={classes.from}>{look.organization}</div>
        <div className={classes.title} style={{ color: look.primary_color }}>
          {t("branding-preview-title")}
        </div>
        <div className={classes.rule} style={{ background: look.accent_color }} />
        <p className={classes.words}>{look.cover_text}</p>
      </div>
    </figure>
  );
}
