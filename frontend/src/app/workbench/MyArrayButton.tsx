/** Opens the short form for an array that the catalog lacks, without leaving the page. */

import "@/i18n/pages/sheets";
import { Button, Modal, Skeleton } from "@mantine/core";
import { Suspense, useState } from "react";
import { useMay } from "@/api/me";
import type { ArrayModel, Scenario } from "@/api/types";
import { withModel } from "@/features/scenario/model/installed";
import { t } from "@/i18n/t";
import { lazily } from "@/lib/browser/lazily";

const MyArray = lazily(() =>
  import("@/features/catalog/components/sheet/MyArray").then((its) => its.MyArray),
);

interface ButtonProps {
  onSaved: (array: ArrayModel) => void;
  /** Project that the array belongs to; by default, all projects. */
  projectId?: string | undefined;
}

export function MyArrayButton({ onSaved, projectId }: ButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const editor = useMay("editor");
  const close = () => setOpen(false);
  return (
    <>
      <Button {...editor} size="compact-sm" variant="transparent" px={0} onClick={() => setOpen(true)}>
        {t("sheets-mine")}
      </Button>
      <Modal opened={isOpen} onClose={close} size="64rem" title={t("sheets-mine-title")}>
        <Suspense fallback={<Skeleton height={420} />}>
          <MyArray
            editor={editor}
            projectId={projectId}
            onSaved={(array) => {
              close();
              onSaved(array);
            }}
          />
        </Suspense>
      </Modal>
    </>
  );
}

interface Props {
  scenario: Scenario;
  projectId: string;
  onChange: (scenario: Scenario) => void;
}

/** The same for the main array of a scenario, which takes the new one's place. */
export function MyArrayOfScenario({ scenario, projectId, onChange }: Props) {
  return <MyArrayButton projectId={projectId} onSaved={(model) => onChange(withModel(scenario, model))} />;
}
