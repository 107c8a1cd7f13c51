/** Puts one of several changes into the scenario, to see its week. */

import { t } from "@/i18n/t";
import { UseButton } from "./UseButton";

export function TryButton({ words, onTry }: { words: string; onTry: () => void }) {
  return (
    <UseButton
      size="compact-xs"
      variant="default"
      aria-label={t("recommendation-try-label", { change: words })}
      onClick={onTry}
    >
      {t("recommendation-try")}
    </UseButton>
  );
}
