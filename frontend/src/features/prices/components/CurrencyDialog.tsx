/** Ask whether to convert prices to another currency at a rate, or to keep the numbers because they are already in it. */

import "@/i18n/pages/prices";
import { Button, Group, Modal, Radio, TextInput } from "@mantine/core";
import { useState } from "react";
import { limits } from "@/api/forms";
import { NumberInput } from "@/components/fields/NumberInput";
import { t } from "@/i18n/t";
import type { Rate } from "../model/currency";
import classes from "./prices.module.css";

interface Props {
  from: string;
  to: string;
  today: string;
  onConvert: (rate: Rate) => void;
  onKeep: () => void;
  onClose: () => void;
}

export function CurrencyDialog({ from, to, today, onConvert, onKeep, onClose }: Props) {
  const [answer, setAnswer] = useState("convert");
  const [rate, setRate] = useState<number | null>(null);
  const [dated, setDated] = useState(today);
  const [source, setSource] = useState("");
  const isConverted = answer === "convert";
  const isComplete = rate !== null && rate > 0 && dated !== "" && source.trim() !== "";
  const use = () => {
    if (!isConverted) return onKeep();
    if (rate !== null && isComplete) onConvert({ rate, dated, source: source.trim() });
  };
  return (
    <Modal opened onClose={onClose} title={t("prices-currency-title", { from, to })}>
      <form
        className={classes.preview}
        onSubmit={(event) => {
          event.preventDefault();
          use();
        }}
      >
        <Radio.Group
          value={answer}
          onChange={setAnswer}
          aria-label={t("prices-currency-title", { from, to })}
        >
          <div className={classes.preview}>
            <Radio value="convert" label={t("prices-currency-convert")} />
            {isConverted && (
              <div className={classes.rate}>
                <NumberInput
                  data-autofocus
                  label={t("prices-currency-rate", { from })}
                  value={rate}
                  onChange={setRate}
                  min={0}
                  max={1e6}
                  unit={to}
                  isOptional
                />
                <TextInput
                  label={t("prices-currency-dated")}
                  type="date"
                  value={dated}
                  onChange={(event) => setDated(event.currentTarget.value)}
                />
                <TextInput
                  label={t("prices-currency-source")}
                  {...limits.CurrencyConversion.source}
                  value={source}
                  onChange={(event) => setSource(event.currentTarget.value)}
                />
              </div>
            )}
            <Radio value="keep" label={t("prices-currency-keep", { to })} />
          </div>
        </Radio.Group>
        <Group justify="end">
          <Button variant="default" onClick={onClose}>
            {t("common-cancel")}
          </Button>
          <Button type="submit" disabled={isConverted && !isComplete}>
            {t(isConverted ? "prices-currency-do-convert" : "prices-currency-do-keep")}
          </Button>
        </Group>
      </form>
    </Modal>
  );
}
