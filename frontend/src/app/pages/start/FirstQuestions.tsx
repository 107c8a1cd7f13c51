/** Required questions of the first step: number of desktops, user type, and clone type. */

import "@/i18n/pages/start";
import { Checkbox, Select } from "@mantine/core";
import type { WorkloadProfile } from "@/api/types";
import { NumberInput } from "@/components/fields/NumberInput";
import { Card } from "@/components/layout/Card";
import { type FirstAnswers, offeredWorkloads } from "@/features/projects/model/starter";
import { useWorkloads } from "@/features/scenario/api";
import { choiceLabel } from "@/features/scenario/model/fields";
import { withStanding } from "@/features/scenario/model/pools";
import { t } from "@/i18n/t";
import type { Deal } from "@/lib/sizing/deals";
import { type CloneType, cloneTypes } from "@/lib/sizing/poolAnswers";
import { loadOf } from "@/lib/sizing/profileLoad";
import classes from "./guide.module.css";
import { InstalledArray } from "./InstalledArray";

/** Answers so far; null for questions that are still open. */
export type OpenAnswers = { [Answer in keyof FirstAnswers]: FirstAnswers[Answer] | null } & Pick<
  FirstAnswers,
  "nothingElse"
>;

export const noAnswers: OpenAnswers = {
  nDesktops: null,
  nAdded: null,
  profile: null,
  cloneType: null,
  array: null,
  otherIops: null,
  otherUsedGib: null,
  nothingElse: false,
};

const MOST_DESKTOPS = 100_000;
const MOST_OTHER_IOPS = 10_000_000;
const MOST_OTHER_GIB = 1_000_000_000;

/** Whether the desktops use the installed array, with all that runs on it. */
const keepsArray = (deal: Deal) => deal === "check" || deal === "expand";

/** Whether what else runs on the array is entered, or stated to be nothing. */
const areOthersKnown = ({ otherIops, otherUsedGib, nothingElse }: OpenAnswers) =>
  nothingElse || otherIops !== null || otherUsedGib !== null;

/** The answers; null while one that this kind of project requires is missing. */
export function complete(answers: OpenAnswers, deal: Deal): FirstAnswers | null {
  const { nDesktops, profile, cloneType } = answers;
  const array = deal === "new" ? null : answers.array;
  const nAdded = deal === "expand" ? answers.nAdded : 0;
  if (nDesktops === null || nAdded === null || profile === null || cloneType === null) return null;
  if (deal !== "new" && array === null) return null;
  if (keepsArray(deal) && !areOthersKnown(answers)) return null;
  const nothingElse = keepsArray(deal) && answers.nothingElse;
  const others = keepsArray(deal) && !nothingElse ? answers : noAnswers;
  const [otherIops, otherUsedGib] = [others.otherIops ?? 0, others.otherUsedGib ?? 0];
  return { nDesktops, nAdded, profile, cloneType, array, otherIops, otherUsedGib, nothingElse };
}

interface CountProps {
  label: string;
  hint: string;
  value: number | null;
  isMissing: boolean;
  onChange: (count: number | null) => void;
}

function Count({ label, hint, value, isMissing, onChange }: CountProps) {
  return (
    <NumberInput
      label={label}
      description={hint}
      withAsterisk
      value={value}
      min={1}
      max={MOST_DESKTOPS}
      isWhole
      isOptional
      error={isMissing && value === null && t("start-desktops-missing")}
      onChange={onChange}
    />
  );
}

interface Props {
  deal: Deal;
  answers: OpenAnswers;
  /** Whether to mark missing answers. */
  isMissing: boolean;
  onChange: (answers: OpenAnswers) => void;
  /** Reports an installed array that was added to the catalog here. */
  onAdded?: (id: string) => void;
}

export function FirstQuestions(props: Props) {
  return (
    <Card title={t("start-desktops")}>
      <div className={classes.customer}>
        <DesktopFields {...props} />
      </div>
    </Card>
  );
}

/** A profile with the load of a user, which helps to choose between those of the same guest OS. */
function ProfileOption({ label, profile }: { label: string; profile: WorkloadProfile | undefined }) {
  return (
    <div>
      <div>{label}</div>
      {profile && (
        // the name of the option stays that of the profile; the load is the field's description once it is chosen
        <div className={classes.optionLoad} aria-hidden>
          {loadOf(profile)}
        </div>
      )}
    </div>
  );
}

interface OtherSystemsProps {
  answers: OpenAnswers;
  isMissing: boolean;
  onChange: (answers: Partial<OpenAnswers>) => void;
}

/** The load and the data of other systems on the installed array, or the statement that there are none. */
function OtherSystems({ answers, isMissing, onChange }: OtherSystemsProps) {
  const { nothingElse } = answers;
  return (
    <fieldset className={classes.others}>
      <legend>{t("start-others")}</legend>
      <p className={classes.othersHint}>{t("start-others-hint")}</p>
      <NumberInput
        label={t("start-others-iops")}
        description={t("start-others-iops-hint")}
        value={nothingElse ? null : answers.otherIops}
        disabled={nothingElse}
        min={0}
        max={MOST_OTHER_IOPS}
        isOptional
        onChange={(otherIops) => onChange({ otherIops })}
      />
      <NumberInput
        label={t("scenario-field-used_gib")}
        description={t("start-others-used-hint")}
        unit="GiB"
        value={nothingElse ? null : answers.otherUsedGib}
        disabled={nothingElse}
        min={0}
        max={MOST_OTHER_GIB}
        isOptional
        onChange={(otherUsedGib) => onChange({ otherUsedGib })}
      />
      <Checkbox
        label={t("start-others-none")}
        checked={nothingElse}
        error={isMissing && !areOthersKnown(answers) && t("start-others-missing")}
        onChange={(event) => onChange({ nothingElse: event.currentTarget.checked })}
      />
    </fieldset>
  );
}

interface FieldsProps extends Props {
  /** Whether the number of desktops is known already. */
  isCounted?: boolean;
}

export function DesktopFields({
  deal,
  answers,
  isMissing,
  isCounted = false,
  onChange,
  onAdded,
}: FieldsProps) {
  const workloads = useWorkloads();
  const items = workloads.data?.items ?? [];
  const { current, studied } = offeredWorkloads(items);
  const optionsOf = (profiles: typeof items) =>
    profiles.map(withStanding).map(({ id, name }) => ({ value: id, label: name }));
  const profileOf = (chosen: string | null) => items.find(({ id }) => id === chosen);
  const change = (next: Partial<OpenAnswers>) => onChange({ ...answers, ...next });
  return (
    <>
      {!isCounted && (
        <Count
          label={t(deal === "expand" ? "start-desktops-existing" : "start-desktops-number")}
          hint={t("start-desktops-number-hint")}
          value={answers.nDesktops}
          isMissing={isMissing}
          onChange={(nDesktops) => change({ nDesktops })}
        />
      )}
      {deal === "expand" && (
        <Count
          label={t("start-desktops-added")}
          hint={t("start-desktops-added-hint")}
          value={answers.nAdded}
          isMissing={isMissing}
          onChange={(nAdded) => change({ nAdded })}
        />
      )}
      <Select
        label={t("start-users")}
        description={answers.profile ? loadOf(answers.profile) : t("start-users-hint")}
        placeholder={t("start-choose")}
        withAsterisk
        data={[
          { group: t("start-users-current"), items: optionsOf(current) },
          { group: t("start-users-studied"), items: optionsOf(studied) },
        ]}
        value={answers.profile?.id ?? null}
        disabled={workloads.isPending}
        allowDeselect={false}
        maxDropdownHeight={420}
        renderOption={({ option }) => (
          <ProfileOption label={option.label} profile={profileOf(option.value)} />
        )}
        error={isMissing && answers.profile === null && t("start-users-missing")}
        onChange={(id) => change({ profile: profileOf(id) ?? null })}
      />
      <Select
        label={t("start-clones")}
        description={t("start-clones-hint")}
        placeholder={t("start-choose")}
        withAsterisk
        data={cloneTypes.map((value) => ({ value, label: choiceLabel(value) }))}
        value={answers.cloneType}
        allowDeselect={false}
        error={isMissing && answers.cloneType === null && t("start-clones-missing")}
        onChange={(chosen) => change({ cloneType: chosen as CloneType | null })}
      />
      {deal !== "new" && (
        <InstalledArray
          array={answers.array}
          isMissing={isMissing}
          onChange={(array) => change({ array })}
          onAdded={(id) => onAdded?.(id)}
        />
      )}
      {keepsArray(deal) && <OtherSystems answers={answers} isMissing={isMissing} onChange={change} />}
    </>
  );
}
