/** The price list in use, to be changed here or as a file. */

import { Button, FileButton, Group, NumberInput, Textarea, TextInput } from "@mantine/core";
import { useState } from "react";
import { useMay } from "@/api/me";
import { asProblem } from "@/api/problem";
import type { ArrayModel, Drive, PriceList, PriceListInUse } from "@/api/types";
import { ErrorNotice, Notice } from "@/components/feedback/Notice";
import { toast } from "@/components/feedback/toasts";
import { Card } from "@/components/layout/Card";
import { Icon } from "@/components/marks/icons";
import { download } from "@/lib/browser/download";
import { counted } from "@/lib/format/numbers";
import { isCurrency } from "@/lib/sizing/prices";
import { useDeletePriceList, useReplacePriceList } from "../api";
import { amountAt, amountGroups, asOwn, emptyList, listFrom, withAmount } from "../model/lines";
import classes from "./prices.module.css";

const MOST = 1e9;

interface Props {
  inUse: PriceListInUse & { etag: string };
  arrays: readonly ArrayModel[];
  drives: readonly Drive[];
  today: string;
}

function Head({ list, onChange }: { list: PriceList; onChange: (list: PriceList) => void }) {
  return (
    <div className={classes.head}>
      <TextInput
        label="Name"
        value={list.name}
        maxLength={200}
        onChange={(event) => onChange({ ...list, name: event.currentTarget.value })}
      />
      <TextInput
        label="As of"
        type="date"
        value={list.dated}
        onChange={(event) => onChange({ ...list, dated: event.currentTarget.value })}
      />
      <TextInput
        label="Currency"
        value={list.currency}
        maxLength={3}
        error={isCurrency(list.currency) ? null : "Three letters, like USD"}
        onChange={(event) => onChange({ ...list, currency: event.currentTarget.value.toUpperCase() })}
      />
      <Textarea
        label="Notes"
        autosize
        minRows={3}
        value={list.notes}
        className={classes.notes}
        onChange={(event) => onChange({ ...list, notes: event.currentTarget.value })}
      />
    </div>
  );
}

export function PriceListEditor({ inUse, arrays, drives, today }: Props) {
  const held = inUse.prices ?? emptyList(today);
  const [list, setList] = useState(held);
  const [unread, setUnread] = useState("");
  const replace = useReplacePriceList();
  const forget = useDeletePriceList();
  const editor = useMay("editor");
  const isChanged = list !== held;
  const isOwn = inUse.prices?.standing === "own";
  const missing = inUse.unpriced.length;

  const change = (next: PriceList) => {
    setUnread("");
    replace.reset();
    setList(next === held ? held : asOwn(next, held, today));
  };
  const save = () =>
    replace.mutate(
      { list: { ...list, standing: "own", id: "own" }, etag: inUse.etag },
      {
        onSuccess: () =>
          toast("Your prices are in use", "Answers from here on use them; older runs keep theirs."),
      },
    );
  const upload = async (file: File | null) => {
    if (file === null) return;
    try {
      change(listFrom(await file.text()));
    } catch (error) {
      setUnread(`${file.name} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  const take = () =>
    download("price-list.json", new Blob([JSON.stringify(list, null, 2)], { type: "application/json" }));

  return (
    <Card
      title={isOwn ? "Your price list" : "Illustrative price list"}
      note={
        isOwn
          ? "Your own prices; every answer from here on uses them"
          : "Orders of magnitude that show how the comparison works, not a quote: no study prints hardware prices. Change them to your own."
      }
      actions={
        <Group gap={8}>
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<Icon name="download" size={14} />}
            onClick={take}
          >
            JSON
          </Button>
          <FileButton onChange={upload} accept="application/json,.json">
            {(props) => (
              <Button {...props} size="compact-sm" variant="default">
                From a file
              </Button>
            )}
          </FileButton>
          {isOwn && (
            <Button
              {...editor}
              size="compact-sm"
              variant="default"
              loading={forget.isPending}
              onClick={() => forget.mutate()}
            >
              Back to the illustrative list
            </Button>
          )}
          {isChanged && (
            <Button size="compact-sm" variant="default" onClick={() => change(held)}>
              Drop the changes
            </Button>
          )}
          <Button
            size="compact-sm"
            title={editor.title}
            disabled={editor.disabled || !isChanged || !isCurrency(list.currency)}
            loading={replace.isPending}
            onClick={save}
          >
            Use these prices
          </Button>
        </Group>
      }
    >
      <div className={classes.page}>
        {unread && <Notice title={unread}>Take the list as JSON to see what one looks like.</Notice>}
        {replace.error && <ErrorNotice error={replace.error} />}
        {replace.error && asProblem(replace.error).status === 412 && (
          <Notice tone="plain" title="Somebody else has changed the list">
            Load the page again to see theirs; take yours as JSON first.
          </Notice>
        )}
        {missing > 0 && (
          <Notice tone="plain" title={`${counted(missing, "part")} without a price`}>
            Configurations with such parts have no price and are sorted by drives, rack units and watts, after
            those that have one.
          </Notice>
        )}
        <Head list={list} onChange={change} />
        <div className={classes.groups}>
          {amountGroups(arrays, drives).map((group) => (
            <fieldset key={group.title} className={classes.group}>
              <legend className={classes.legend}>{group.title}</legend>
              {group.lines.map(({ path, label }) => (
                <NumberInput
                  key={path}
                  size="xs"
                  label={label}
                  aria-label={`${group.title}: ${label}`}
                  className={classes.amount}
                  classNames={{ input: "numeric" }}
                  value={amountAt(list, path) ?? ""}
                  onChange={(typed) =>
                    change(withAmount(list, path, typeof typed === "number" ? typed : null))
                  }
                  min={0}
                  max={MOST}
                  suffix={` ${list.currency}`}
                  thousandSeparator=","
                  placeholder="not known"
                  hideControls
                />
              ))}
            </fieldset>
          ))}
        </div>
      </div>
    </Card>
  );
}
