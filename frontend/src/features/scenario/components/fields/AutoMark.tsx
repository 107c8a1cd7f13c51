/** Whether a field has its automatic value or was set by hand; and the reset button. */

import { UnstyledButton } from "@mantine/core";
import { Icon } from "@/components/marks/icons";
import { t } from "@/i18n/t";
import classes from "./form.module.css";

interface Props {
  isAuto: boolean;
  /** Why the automatic value is what it is. */
  because: string;
  /** What the way back leads to. */
  back: string;
  /** The value there, in words. */
  said: string;
  onRestore: () => void;
}

export function AutoMark({ isAuto, because, back, said, onRestore }: Props) {
  if (isAuto) {
    return (
      <span className={classes.origin} data-origin="auto" title={because}>
        {t("scenario-auto")}
      </span>
    );
  }
  return (
    <span className={classes.origins}>
      <span className={classes.origin} data-origin="manual" title={t("scenario-manual-hint")}>
        {t("scenario-manual")}
      </span>
      <UnstyledButton className={classes.restore} title={back} onClick={onRestore}>
        <Icon name="restore" size={12} /> {t("scenario-restore", { value: said })}
      </UnstyledButton>
    </span>
  );
}
