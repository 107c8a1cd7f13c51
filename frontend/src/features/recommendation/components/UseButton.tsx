/** Puts a change into the scenario, unless the answer is for another version of it. */

import { Button, type ButtonProps } from "@mantine/core";
import { createContext, type ReactNode, useContext } from "react";
import { t } from "@/i18n/t";

/** Whether the answer around a button is for other inputs than those of the scenario now. */
export const OutdatedAnswer = createContext(false);

interface Props extends ButtonProps {
  "aria-label"?: string;
  onClick: () => void;
  children: ReactNode;
}

export function UseButton({ disabled, ...props }: Props) {
  const isOutdated = useContext(OutdatedAnswer);
  return (
    <Button
      {...props}
      disabled={disabled || isOutdated}
      {...(isOutdated && { title: t("recommendation-outdated-use") })}
    />
  );
}
