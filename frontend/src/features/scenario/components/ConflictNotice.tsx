import { Button, Group } from "@mantine/core";
import type { ScenarioDraft } from "@/api/types";
import { Notice } from "@/components/Notice";

interface Props {
  theirs: ScenarioDraft;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onCopyMine: () => void;
}

/** Two people changed the same scenario. Whatever is chosen, nothing is lost. */
export function ConflictNotice({ theirs, onKeepMine, onTakeTheirs, onCopyMine }: Props) {
  return (
    <Notice
      tone="fair"
      title={`Somebody else saved version ${theirs.version} meanwhile`}
      actions={
        <Group gap={8}>
          <Button size="compact-sm" onClick={onCopyMine}>
            Save mine as a copy
          </Button>
          <Button size="compact-sm" variant="default" onClick={onTakeTheirs}>
            Take theirs
          </Button>
          <Button size="compact-sm" variant="default" onClick={onKeepMine}>
            Save mine over it
          </Button>
        </Group>
      }
    >
      Your changes are kept in this browser and not saved yet. If you take theirs, undo brings yours back.
    </Notice>
  );
}
