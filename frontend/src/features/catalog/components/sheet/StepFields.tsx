/** The fields of each step of the form for specification sheets. */

import { Checkbox, SegmentedControl, Select, TextInput } from "@mantine/core";
import type { Drive } from "@/api/types";
import { NumberInput } from "@/components/fields/NumberInput";
import { Card } from "@/components/layout/Card";
import { type LabelId, t } from "@/i18n/t";
import type { Design, NumberId, ProtectionKind, TextId } from "../../model/sheet/fields";
import { drivesOf, type Media, withDesign } from "../../model/sheet/form";
import { useSheetForm } from "./context";
import { NumberOf } from "./NumberOf";
import classes from "./sheet.module.css";

const designs = {
  shared_controllers: "sheets-design-shared",
  hyperconverged: "sheets-design-hyperconverged",
  storage_nodes: "sheets-design-nodes",
} satisfies Record<Design, LabelId>;
const media = { nvme: "sheets-media-nvme", sas: "sheets-media-sas" } satisfies Record<Media, LabelId>;
const kinds = {
  raid: "sheets-kind-raid",
  copies: "sheets-kind-copies",
  erasure_code: "sheets-kind-code",
} satisfies Record<ProtectionKind, LabelId>;

const optionsOf = <Value extends string>(labels: Record<Value, LabelId>, wanted = Object.keys(labels)) =>
  (wanted as Value[]).map((value) => ({ value, label: t(labels[value]) }));

type Text = Exclude<TextId, "drives">;

interface TextProps {
  id: Text;
  labelId: LabelId;
  hintId?: LabelId;
  isOptional?: boolean;
}

function TextOf({ id, labelId, hintId, isOptional = false }: TextProps) {
  const { form, change, errorOf } = useSheetForm();
  return (
    <TextInput
      label={t(labelId)}
      description={hintId && t(hintId)}
      required={!isOptional}
      inputWrapperOrder={["label", "input", "description", "error"]}
      type={id === "dated" ? "date" : id === "address" ? "url" : "text"}
      value={form[id]}
      error={errorOf(id)}
      onChange={(event) => change({ [id]: event.currentTarget.value })}
    />
  );
}

function Numbers({ ids }: { ids: NumberId[] }) {
  return ids.map((id) => <NumberOf key={id} id={id} />);
}

export function HardwareFields({ drives }: { drives: readonly Drive[] }) {
  const { form, change, errorOf } = useSheetForm();
  return (
    <>
      <Card title={t("sheets-array")}>
        <div className={classes.fields}>
          <TextOf id="vendor" labelId="sheets-vendor" />
          <TextOf id="name" labelId="sheets-name" />
          <TextOf id="release" labelId="sheets-release" isOptional />
          <NumberInput
            label={t("sheets-introduced")}
            value={form.introduced ?? null}
            isWhole
            isYear
            isOptional
            onChange={(introduced) => change({ introduced })}
          />
          <Select
            className={classes.design}
            label={t("sheets-design")}
            allowDeselect={false}
            data={optionsOf(designs)}
            value={form.design}
            onChange={(design) => design && change(withDesign(form, design as Design))}
          />
        </div>
      </Card>
      <Card title={t("sheets-controller-hardware")} note={t("sheets-controller-note")}>
        <div className={classes.fields}>
          <Numbers ids={["controllers", "cores", "specrate", "memory", "portSpeed", "ports", "maxArrays"]} />
        </div>
      </Card>
      <Card title={t("sheets-media-hardware")}>
        <div className={classes.fields}>
          <Select
            label={t("sheets-media")}
            allowDeselect={false}
            data={optionsOf(media)}
            value={form.media}
            onChange={(chosen) => chosen && change({ media: chosen as Media, drives: [] })}
          />
          <TextInput
            label={t("sheets-tier")}
            value={form.tierName}
            placeholder={t(media[form.media])}
            onChange={(event) => change({ tierName: event.currentTarget.value })}
          />
          <Numbers ids={["slots", "maxDrives", "watts", "rackUnits"]} />
        </div>
        <Checkbox.Group
          className={classes.drives}
          label={t("sheets-drives")}
          required
          value={form.drives}
          error={errorOf("drives")}
          onChange={(chosen) => change({ drives: chosen })}
        >
          <div className={classes.checks}>
            {drivesOf(form.media, drives).map(({ id, name }) => (
              <Checkbox key={id} value={id} label={name} error={errorOf("drives") !== undefined} />
            ))}
          </div>
        </Checkbox.Group>
      </Card>
    </>
  );
}

export function ProtectionFields() {
  const { form, change } = useSheetForm();
  const allowed = form.design === "shared_controllers" ? ["raid"] : ["copies", "erasure_code"];
  return (
    <>
      <Card title={t("sheets-protection")} note={t("sheets-protection-note")}>
        {allowed.length > 1 && (
          <div className={classes.wide}>
            <SegmentedControl
              aria-label={t("sheets-kind")}
              data={optionsOf(kinds, allowed)}
              value={form.kind}
              onChange={(kind) => change({ kind: kind as ProtectionKind })}
            />
          </div>
        )}
        <div className={classes.fields}>
          <Numbers ids={["groupSize", "parity", "spares", "reserve"]} />
        </div>
      </Card>
      <Card title={t("sheets-services")} note={t("sheets-services-note")}>
        <div className={classes.checks}>
          <Checkbox
            label={t("sheets-compression")}
            checked={form.hasCompression}
            onChange={(event) => change({ hasCompression: event.currentTarget.checked })}
          />
          <Checkbox
            label={t("sheets-deduplication")}
            checked={form.hasDeduplication}
            onChange={(event) => change({ hasDeduplication: event.currentTarget.checked })}
          />
        </div>
        <div className={classes.fields}>
          <Numbers ids={["reduction"]} />
        </div>
      </Card>
    </>
  );
}

export function MaximumFields() {
  const { form, change } = useSheetForm();
  return (
    <>
      <Card title={t("sheets-maximum")} note={t("sheets-maximum-note")}>
        <div className={classes.checks}>
          <Checkbox
            label={t("sheets-has-maximum")}
            checked={form.hasMaximum}
            onChange={(event) => change({ hasMaximum: event.currentTarget.checked })}
          />
        </div>
        <div className={classes.fields}>
          <Numbers ids={["iops", "block", "reads", "latency", "maximumControllers"]} />
        </div>
      </Card>
      <Card title={t("sheets-document")} note={t("sheets-document-note")}>
        <div className={classes.fields}>
          <TextOf id="source" labelId="sheets-source" />
          <TextOf id="publisher" labelId="sheets-publisher" />
          <TextOf id="dated" labelId="sheets-dated" hintId="sheets-dated-hint" />
          <TextOf id="address" labelId="sheets-address" isOptional />
        </div>
      </Card>
    </>
  );
}
