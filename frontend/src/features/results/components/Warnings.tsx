/** Warnings about a result, each with a link to its field. */

import "@/i18n/pages/warnings";
import { Button } from "@mantine/core";
import type { Result } from "@/api/types";
import { Card } from "@/components/layout/Card";
import { t } from "@/i18n/t";
import classes from "./results.module.css";

interface Props {
  warnings: Result["warnings"];
  onField: (path: string) => void;
}

/** Parts of a scenario; other paths are parts of the result. */
const FIELDS = /^(array|other_arrays|pools|events|hosts|goals|growth)\b/;

export function Warnings({ warnings, onField }: Props) {
  if (warnings.length === 0) return null;
  return (
    <Card title={t("warnings-title", { n: warnings.length })}>
      <ul className={classes.warnings}>
        {warnings.map(({ path, message }) => (
          <li key={`${path} ${message}`}>
            <span>{message}</span>
            {FIELDS.test(path) && (
              <Button
                size="compact-xs"
                variant="subtle"
                aria-label={t("warnings-field-label", { message })}
                onClick={() => onField(path)}
              >
                {t("warnings-field")}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
