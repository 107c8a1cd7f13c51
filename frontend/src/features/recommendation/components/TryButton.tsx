/** Puts one of several changes into the scenario, to see its week. */

import { t } from "@/i18n/t";
import { UseButton } from "./UseButton";

interface Props {
  words: string;
  /** Whether the change helps little or not at all. */
  isMinor?: boolean;
  onTry: () => void;
}

export function TryButton({ words, isMinor = false, onTry }: Props) {
  return (
    <UseButton
      size="compact-xs"
      variant={isMinor ? "subtle" : "default"}
      aria-label={t("recommendation-try-label", { change: words })}
      onClick={onTry}
    >
      {t("recommendation-try")}
    </UseButton>
  );
}
