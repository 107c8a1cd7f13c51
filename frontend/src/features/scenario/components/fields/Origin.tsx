/** Whether a field holds what the latest recommendation says, or was set by hand; and the way back. */

import { t } from "@/i18n/t";
import { valueAt } from "@/lib/data/path";
import { AutoMark } from "./AutoMark";
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
  return (
    <AutoMark
      isAuto={valueAt(scenario, path) === value}
      because={t("scenario-recommended")}
      back={t("scenario-recommended-back")}
      said={said(value)}
      onRestore={() => edit(path, value)}
    />
  );
}
