/** The configuration of an array that the customer already owns, and the ways to set it. */

import "@/i18n/pages/arrays";
import { Button } from "@mantine/core";
import type { Scenario } from "@/api/types";
import { t } from "@/i18n/t";
import { useArrays, useDrives } from "../../api";
import { fieldOf } from "../../model/fields";
import {
  asInstalled,
  configurationInWords,
  installedAt,
  installedPath,
  isAsInstalled,
  withInstalled,
  withoutInstalled,
} from "../../model/installed";
import { useForm } from "../fields/fields";
import form from "../fields/form.module.css";
import classes from "./arrays.module.css";

interface Props {
  /** Path of the array: `array`, or `other_arrays.0`. */
  at: string;
  onChange: (scenario: Scenario) => void;
}

function Problems({ at }: Pick<Props, "at">) {
  const { problems, schema } = useForm();
  const path = installedPath(at);
  return problems
    .filter((problem) => problem.path === path || problem.path.startsWith(`${path}.`))
    .map((problem) => {
      const [name] = problem.path.slice(path.length + 1).split(".");
      const label = name ? fieldOf(schema, "ArrayConfiguration", name).label : t("arrays-installed");
      return (
        <p key={problem.path} className={form.problem} role="alert">
          {t("results-error-at", { path: label, problem: t("common-problem", problem) })}
        </p>
      );
    });
}

function Actions({ at, onChange }: Props) {
  const { scenario } = useForm();
  const action = (label: string, made: (scenario: Scenario, at: string) => Scenario) => (
    <Button size="compact-sm" variant="default" onClick={() => onChange(made(scenario, at))}>
      {label}
    </Button>
  );
  if (installedAt(scenario, at) === null) return action(t("arrays-installed-mark"), withInstalled);
  return (
    <>
      {!isAsInstalled(scenario, at) && (
        <>
          {action(t("arrays-installed-use"), withInstalled)}
          {action(t("arrays-installed-return"), asInstalled)}
        </>
      )}
      {action(t("arrays-installed-clear"), withoutInstalled)}
    </>
  );
}

export function InstalledArray({ at, onChange }: Props) {
  const { scenario } = useForm();
  const models = useArrays().data?.items ?? [];
  const drives = useDrives().data?.items ?? [];
  const installed = installedAt(scenario, at);
  return (
    <fieldset className={form.group}>
      <legend className={form.legend}>{t("arrays-installed")}</legend>
      <Problems at={at} />
      {installed && <p className={classes.installed}>{configurationInWords(installed, models, drives)}</p>}
      <p className={classes.installedHint}>
        {t(installed ? "arrays-installed-hint" : "arrays-installed-none")}
      </p>
      <div className={form.row}>
        <Actions at={at} onChange={onChange} />
      </div>
    </fieldset>
  );
}
