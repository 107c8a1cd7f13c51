/** Whether a field says what stands there when nobody has set it, or was set by hand; and the way back. */

import { valueAt } from "@/lib/data/path";
import { AutoMark } from "./AutoMark";
import { useForm } from "./formContext";

interface Props {
  path: string;
  /** What stands there otherwise. */
  standard: unknown;
  /** That, in words. */
  said: string;
}

export function DefaultHint({ path, standard, said }: Props) {
  const { scenario, recommended, edit } = useForm();
  if (recommended?.has(path)) return null;
  return (
    <AutoMark
      isAuto={(valueAt(scenario, path) ?? standard) === standard}
      because={`Nobody has set it: ${said}`}
      back="Back to what stands there when nobody has set it"
      said={said}
      onRestore={() => edit(path, standard)}
    />
  );
}
