/** Buttons that export the price list as files and upload one. */

import "@/i18n/pages/prices";
import { Button, FileButton } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import { toastProblem } from "@/components/feedback/toasts";
import { Icon } from "@/components/marks/icons";
import { t } from "@/i18n/t";
import { download } from "@/lib/browser/download";
import { type FileForm, priceListFile } from "../api";

interface Props {
  /** Saves the list as it is edited. */
  onJson: () => void;
  /** Whether the page has changes that are not saved; CSV and XLSX have the saved list. */
  hasUnsaved: boolean;
  isReading: boolean;
  onFile: (file: File) => void;
}

function Export({ form, isDisabled }: { form: FileForm; isDisabled: boolean }) {
  const taken = useMutation({
    mutationFn: async () => download(`price-list.${form}`, await priceListFile(form)),
    onError: toastProblem,
  });
  return (
    <Button
      size="compact-sm"
      variant="default"
      leftSection={<Icon name="download" size={14} />}
      disabled={isDisabled}
      {...(isDisabled ? { title: t("prices-export-unsaved") } : {})}
      loading={taken.isPending}
      onClick={() => taken.mutate()}
    >
      {form.toUpperCase()}
    </Button>
  );
}

export function PriceListFiles({ onJson, hasUnsaved, isReading, onFile }: Props) {
  const reset = useRef<() => void>(null);
  const take = (file: File | null) => {
    reset.current?.();
    if (file !== null) onFile(file);
  };
  return (
    <>
      <Export form="xlsx" isDisabled={hasUnsaved} />
      <Export form="csv" isDisabled={hasUnsaved} />
      <Button
        size="compact-sm"
        variant="default"
        leftSection={<Icon name="download" size={14} />}
        onClick={onJson}
      >
        JSON
      </Button>
      <FileButton resetRef={reset} onChange={take} accept=".xlsx,.csv,.txt,.json">
        {(props) => (
          <Button {...props} size="compact-sm" variant="default" loading={isReading}>
            {t("prices-upload")}
          </Button>
        )}
      </FileButton>
    </>
  );
}
