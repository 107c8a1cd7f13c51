/** Says which of several arrays the figures of the page belong to, and shows another one. */

import "@/i18n/pages/arrays";
import { SegmentedControl } from "@mantine/core";
import { useId } from "react";
import { t } from "@/i18n/t";
import classes from "./arrays.module.css";

interface Props {
  arrays: readonly { id: string; name: string }[];
  shownId: string;
  onShow: (id: string) => void;
}

export function ArraySwitch({ arrays, shownId, onShow }: Props) {
  const label = useId();
  return (
    <div className={classes.switch}>
      <span id={label}>{t("arrays-shown")}</span>
      <SegmentedControl
        size="xs"
        aria-labelledby={label}
        data={arrays.map(({ id, name }) => ({ value: id, label: name }))}
        value={shownId}
        onChange={onShow}
      />
    </div>
  );
}
