/** Puts one of several changes into the scenario, to see its week. */

import { Button } from "@mantine/core";
import { t } from "@/i18n/t";

export function TryButton({ words, onTry }: { words: string; onTry: () => void }) {
  return (
    <Button
      size="compact-xs"
      variant="default"
      aria-label={t("recommendation-try-label", { change: words })}
      onClick={onTry}
    >
      {t("recommendation-try")}
    </Button>
  );
}
