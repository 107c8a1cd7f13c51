/** Whether a field holds what the latest recommendation says, or was set by hand; and the way back. */

import { UnstyledButton } from "@mantine/core";
import { Icon } from "@/components/icons";
import { valueAt } from "@/lib/path";
import classes from "./form.module.css";
import { useForm } from "./formContext";

interface Props {
  path: string;
  /** A value in words. */
  said: (value: unknown) => string;
}

export function Origin({ path, said }: Props) {
  const { scenario, recommended, edit } = useForm();
  if (!recommended?.has(path)) return null;
  const value = recommended.get(path);
  if (valueAt(scenario, path) === value) {
    return (
      <span className={classes.origin} data-origin="auto" title="As recommended">
        AUTO
      </span>
    );
  }
  return (
    <span className={classes.origins}>
      <span className={classes.origin} data-origin="manual" title="Set by hand">
        MANUAL
      </span>
      <UnstyledButton
        className={classes.restore}
        title="Back to what is recommended"
        onClick={() => edit(path, value)}
      >
        <Icon name="restore" size={12} /> Restore {said(value)}
      </UnstyledButton>
    </span>
  );
}
