/** Marks whether a field has its default or was set manually, with a button that resets it. */

import { t } from "@/i18n/t";
import { valueAt } from "@/lib/data/path";
import { AutoMark } from "./AutoMark";
import { useForm } from "./formContext";
import { useIsQuestion } from "./WhyHint";

interface Props {
  path: string;
  /** The default. */
  standard: unknown;
  /** That, in words. */
  said: string;
}

export function DefaultHint({ path, standard, said }: Props) {
  const { scenario, recommended, edit } = useForm();
  // answers in the guide determine other fields too, so that a value that differs from the default is not manual
  const isQuestion = useIsQuestion();
  if (isQuestion || recommended?.has(path)) return null;
  return (
    <AutoMark
      isAuto={(valueAt(scenario, path) ?? standard) === standard}
      because={t("scenario-default-is", { value: said })}
      back={t("scenario-default-back")}
      said={said}
      onRestore={() => edit(path, standard)}
    />
  );
}
