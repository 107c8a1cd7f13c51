/** Edit the price list in use, or replace it by a file. */

import "@/i18n/pages/prices";
import { Button, Group, Textarea, TextInput } from "@mantine/core";
import { Suspense, useRef, useState } from "react";
import { limits } from "@/api/forms";
import { useMay } from "@/api/me";
import { asProblem } from "@/api/problem";
import type { ArrayModel, Drive, PriceList, PriceListInUse } from "@/api/types";
import { ErrorNotice, Notice } from "@/components/feedback/Notice";
import { toast } from "@/components/feedback/toasts";
import { NumberInput } from "@/components/fields/NumberInput";
import { Card } from "@/components/layout/Card";
import { t } from "@/i18n/t";
import { download } from "@/lib/browser/download";
import { lazily } from "@/lib/browser/lazily";
import { focusUnreadField } from "@/lib/browser/unreadField";
import { inPercent } from "@/lib/format/numbers";
import { conversionInWords, isCurrency } from "@/lib/sizing/prices";
import { useDeletePriceList, usePreviewPriceList, useReplacePriceList } from "../api";
import { converted, needsAnswer, relabeled } from "../model/currency";
import {
  type AmountGroup,
  amountAt,
  amountGroups,
  asOwn,
  discountOf,
  emptyList,
  listFrom,
  vendors,
  withAmount,
  withDiscount,
} from "../model/lines";
import { OwnershipFields } from "./OwnershipFields";
import { PartPrices } from "./PartPrices";
import { PriceListFiles } from "./PriceListFiles";
import classes from "./prices.module.css";
import { VendorDiscounts } from "./VendorDiscounts";

const CurrencyDialog = lazily(async () => (await import("./CurrencyDialog")).CurrencyDialog);
const ImportPreview = lazily(async () => (await import("./ImportPreview")).ImportPreview);

interface Props {
  inUse: PriceListInUse & { etag: string };
  arrays: readonly ArrayModel[];
  drives: readonly Drive[];
  today: string;
}

interface HeadProps {
  list: PriceList;
  onChange: (list: PriceList) => void;
  /** Asks how to change the prices to another currency. */
  onCurrency: (currency: string) => void;
}

function Currency({ list, onCurrency }: Pick<HeadProps, "list" | "onCurrency">) {
  const [typed, setTyped] = useState(list.currency ?? "");
  const done = () => {
    if (isCurrency(typed) && typed !== list.currency) onCurrency(typed);
  };
  return (
    <TextInput
      label={t("prices-currency")}
      description={conversionInWords(list.conversion)}
      value={typed}
      maxLength={3}
      error={isCurrency(typed) ? null : t("prices-currency-error")}
      onChange={(event) => setTyped(event.currentTarget.value.toUpperCase())}
      onBlur={done}
      onKeyDown={(event) => event.key === "Enter" && done()}
    />
  );
}

function Head({ list, onChange, onCurrency }: HeadProps) {
  return (
    <div className={classes.head}>
      <TextInput
        label={t("prices-name")}
        value={list.name}
        {...limits.PriceList.name}
        onChange={(event) => onChange({ ...list, name: event.currentTarget.value })}
      />
      <TextInput
        label={t("prices-dated")}
        type="date"
        value={list.dated}
        onChange={(event) => onChange({ ...list, dated: event.currentTarget.value })}
      />
      <TextInput
        label={t("prices-valid-until")}
        type="date"
        value={list.valid_until ?? ""}
        onChange={(event) => onChange({ ...list, valid_until: event.currentTarget.value || null })}
      />
      <Currency list={list} onCurrency={onCurrency} />
      <NumberInput
        label={t("prices-term")}
        value={list.term_years}
        {...limits.PriceList.term_years}
        onChange={(term_years) => term_years !== null && onChange({ ...list, term_years })}
      />
      <NumberInput
        label={t("prices-kwh")}
        value={list.price_per_kwh ?? null}
        {...limits.PriceList.price_per_kwh}
        onChange={(price_per_kwh) => onChange({ ...list, price_per_kwh })}
        unit={list.currency}
        isOptional
        placeholder={t("prices-no-power")}
      />
      <Textarea
        label={t("prices-notes")}
        autosize
        minRows={3}
        value={list.notes}
        className={classes.notes}
        onChange={(event) => onChange({ ...list, notes: event.currentTarget.value })}
      />
    </div>
  );
}

const isJson = ({ name, type }: File) => type === "application/json" || name.toLowerCase().endsWith(".json");

/** The list being edited, with what can be done with it. */
function useEditedList({ inUse, today }: Pick<Props, "inUse" | "today">) {
  const held = inUse.prices ?? emptyList(today);
  const [list, setList] = useState(held);
  const [unread, setUnread] = useState("");
  const replace = useReplacePriceList();
  const change = (next: PriceList) => {
    setUnread("");
    replace.reset();
    setList(next === held ? held : asOwn(next, held, today));
  };
  const [keepsNumbers, setKeepsNumbers] = useState(false);
  const [asked, setAsked] = useState<string | null>(null);
  const [nAsked, setNAsked] = useState(0);
  const save = () => {
    if (needsAnswer(list, held, keepsNumbers)) return setAsked(list.currency ?? null);
    replace.mutate(
      { list: { ...list, standing: "own", id: "own" }, etag: inUse.etag, keepsNumbers },
      { onSuccess: () => toast(t("prices-saved"), t("prices-saved-hint")) },
    );
  };
  const answered = (next: PriceList | null, keeps = false) => {
    if (next !== null) {
      setKeepsNumbers(keeps);
      change(next);
    }
    setAsked(null);
    setNAsked((n) => n + 1);
  };
  const currency = { asked, ask: setAsked, answered, nAsked };
  const preview = usePreviewPriceList();
  const upload = async (file: File) => {
    setUnread("");
    preview.reset();
    if (!isJson(file)) return preview.mutate(file);
    try {
      change(listFrom(await file.text()));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      setUnread(t("prices-unreadable", { file: file.name, reason }));
    }
  };
  const discard = () => {
    setKeepsNumbers(false);
    setNAsked((n) => n + 1);
    change(held);
  };
  const own = (next: PriceList) => asOwn({ ...next, standing: "own", id: "own" }, held, today);
  const isChanged = list !== held;
  return { list, held, isChanged, unread, replace, preview, change, save, upload, discard, own, currency };
}

type Edited = ReturnType<typeof useEditedList>;

interface ActionsProps {
  edited: Edited;
  isOwn: boolean;
  onSave: () => void;
}

function Actions({ edited, isOwn, onSave }: ActionsProps) {
  const reset = useDeletePriceList();
  const editor = useMay("editor");
  const { list, isChanged, replace } = edited;
  const save = () =>
    download("price-list.json", new Blob([JSON.stringify(list, null, 2)], { type: "application/json" }));
  return (
    <Group gap={8}>
      <PriceListFiles
        onJson={save}
        hasUnsaved={isChanged}
        isReading={edited.preview.isPending}
        onFile={edited.upload}
      />
      {isOwn && (
        <Button
          {...editor}
          size="compact-sm"
          variant="default"
          loading={reset.isPending}
          onClick={() => reset.mutate()}
        >
          {t("prices-reset")}
        </Button>
      )}
      {isChanged && (
        <Button size="compact-sm" variant="default" onClick={edited.discard}>
          {t("prices-discard")}
        </Button>
      )}
      <Button
        size="compact-sm"
        title={editor.title}
        disabled={editor.disabled || !isChanged || !isCurrency(list.currency)}
        loading={replace.isPending}
        onClick={onSave}
      >
        {t("prices-save")}
      </Button>
    </Group>
  );
}

function Notices({ edited, nUnpriced }: { edited: Edited; nUnpriced: number }) {
  const { unread, replace, preview } = edited;
  return (
    <>
      {unread && <Notice title={unread}>{t("prices-unreadable-hint")}</Notice>}
      {preview.error && <ErrorNotice error={preview.error} />}
      {replace.error && <ErrorNotice error={replace.error} />}
      {replace.error && asProblem(replace.error).status === 412 && (
        <Notice tone="plain" title={t("prices-conflict")}>
          {t("prices-conflict-hint")}
        </Notice>
      )}
      {nUnpriced > 0 && (
        <Notice tone="plain" title={t("prices-missing", { n: nUnpriced })}>
          {t("prices-missing-hint")}
        </Notice>
      )}
    </>
  );
}

function Amounts({ edited, groups }: { edited: Edited; groups: readonly AmountGroup[] }) {
  const { list, change } = edited;
  return (
    <PartPrices
      groups={groups}
      isPriced={(path) => amountAt(list, path) !== null}
      field={({ path, label }, { title }) => (
        <NumberInput
          key={path}
          size="xs"
          label={label}
          aria-label={t("prices-amount", { group: title, part: label })}
          className={classes.amount}
          value={amountAt(list, path)}
          onChange={(amount) => change(withAmount(list, path, amount))}
          {...limits.ArrayPrices.controller}
          unit={list.currency}
          isOptional
          placeholder={t("prices-unknown")}
        />
      )}
    />
  );
}

function Discounts({ edited, names }: { edited: Edited; names: readonly string[] }) {
  const { list, change } = edited;
  return (
    <VendorDiscounts n={names.filter((vendor) => discountOf(list, vendor) !== null).length}>
      {names.map((vendor) => (
        <NumberInput
          key={vendor}
          size="xs"
          label={vendor}
          className={classes.amount}
          value={discountOf(list, vendor)}
          onChange={(typed) => change(withDiscount(list, vendor, typed === null ? null : typed / 100))}
          min={0}
          max={100}
          unit="%"
          isOptional
          placeholder={inPercent("0")}
        />
      ))}
    </VendorDiscounts>
  );
}

function AskedCurrency({ edited, to, today }: { edited: Edited; to: string; today: string }) {
  const { list, held, currency } = edited;
  const isTyped = list.currency !== to;
  const from = { ...list, currency: isTyped ? list.currency : held.currency } as PriceList;
  return (
    <Suspense>
      <CurrencyDialog
        from={from.currency ?? ""}
        to={to}
        today={today}
        onConvert={(rate) => currency.answered(converted(from, held, to, rate))}
        onKeep={() => currency.answered(relabeled(list, to), true)}
        onClose={() => currency.answered(null)}
      />
    </Suspense>
  );
}

export function PriceListEditor({ inUse, arrays, drives, today }: Props) {
  const edited = useEditedList({ inUse, today });
  const fields = useRef<HTMLDivElement>(null);
  const isOwn = inUse.prices?.standing === "own";
  const save = () => {
    if (!focusUnreadField(fields.current)) edited.save();
  };
  return (
    <Card
      title={t(isOwn ? "prices-own" : "prices-illustrative")}
      note={t(isOwn ? "prices-own-note" : "prices-illustrative-note")}
      actions={<Actions edited={edited} isOwn={isOwn} onSave={save} />}
    >
      <div ref={fields} className={classes.page}>
        <Notices edited={edited} nUnpriced={inUse.unpriced.length} />
        <Head
          key={edited.currency.nAsked}
          list={edited.list}
          onChange={edited.change}
          onCurrency={edited.currency.ask}
        />
        <OwnershipFields list={edited.list} onChange={edited.change} />
        <Discounts edited={edited} names={vendors(arrays)} />
        <Amounts edited={edited} groups={amountGroups(arrays, drives)} />
      </div>
      {edited.currency.asked && <AskedCurrency edited={edited} to={edited.currency.asked} today={today} />}
      {edited.preview.data && (
        <Suspense>
          <ImportPreview
            preview={edited.preview.data}
            hasUnsaved={edited.isChanged}
            own={edited.own}
            onClose={edited.preview.reset}
          />
        </Suspense>
      )}
    </Card>
  );
}
