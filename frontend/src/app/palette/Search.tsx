/** The field of the command palette, and what it finds. Loaded when the palette opens. */

import { TextInput } from "@mantine/core";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { t } from "@/i18n/t";
import { type Entry, matching } from "./entries";
import classes from "./palette.module.css";
import { useEntries } from "./useEntries";

function Option({ entry, id, isOn, onGo }: { entry: Entry; id: string; isOn: boolean; onGo: () => void }) {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOn) line.current?.scrollIntoView?.({ block: "nearest" });
  }, [isOn]);
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the option in hand
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys are pressed in the field
    <div ref={line} role="option" id={id} aria-selected={isOn} className={classes.option} onClick={onGo}>
      <span>{entry.label}</span>
      <span className={classes.hint}>
        {[entry.hint, t(`app-group-${entry.group}`)].filter(Boolean).join(" · ")}
      </span>
    </div>
  );
}

export function Search({ onDone }: { onDone: () => void }) {
  const [typed, setTyped] = useState("");
  const [at, setAt] = useState(0);
  const list = useId();
  const found = matching(useEntries(), typed);
  const on = Math.min(at, found.length - 1);
  const go = (entry: Entry | undefined) => {
    if (entry === undefined) return;
    onDone();
    entry.act();
  };
  const press = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step !== undefined) setAt((on + step + found.length) % Math.max(1, found.length));
    else if (event.key === "Enter") go(found[on]);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <TextInput
        data-autofocus
        autoFocus
        size="md"
        role="combobox"
        aria-label={t("app-search-field")}
        aria-expanded
        aria-autocomplete="list"
        aria-controls={list}
        aria-activedescendant={found.length > 0 ? `${list}-${on}` : undefined}
        placeholder={t("app-search-placeholder")}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setAt(0);
        }}
        onKeyDown={press}
      />
      <div role="listbox" id={list} aria-label={t("app-search-results")} className={classes.list}>
        {found.map((entry, i) => (
          <Option
            key={`${entry.group} ${entry.id}`}
            id={`${list}-${i}`}
            entry={entry}
            isOn={i === on}
            onGo={() => go(entry)}
          />
        ))}
      </div>
      <p role="status" className={found.length > 0 ? "visually-hidden" : classes.none}>
        {found.length > 0
          ? t("app-search-count", { n: found.length })
          : t("app-search-none", { text: typed })}
      </p>
    </>
  );
}
