import { Button } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { asProblem } from "@/api/problem";
import { t } from "@/i18n/t";

const UNDO_MS = 8000;

export function toast(title: string, message = ""): void {
  notifications.show({ title, message });
}

export function toastProblem(error: unknown): void {
  const problem = asProblem(error);
  notifications.show({ color: "red", title: problem.message, message: problem.detail, autoClose: UNDO_MS });
}

/** Shows what was changed with an undo button for a few seconds; the returned function hides it. */
export function toastUndo(
  title: string,
  undo: () => unknown,
  onOver?: () => void,
  detail?: string,
): () => void {
  const id = notifications.show({
    title,
    autoClose: UNDO_MS,
    ...(onOver ? { onClose: onOver } : {}),
    message: (
      <>
        {detail && <div>{detail}</div>}
        <Button
          size="compact-sm"
          variant="default"
          mt={4}
          onClick={() => {
            undo();
            notifications.hide(id);
          }}
        >
          {t("common-undo")}
        </Button>
      </>
    ),
  });
  return () => notifications.hide(id);
}
