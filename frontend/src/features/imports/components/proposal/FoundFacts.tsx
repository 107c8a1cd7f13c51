/** What the inventory says about the selected pools, for the questions on user type and clone type. */

import { t } from "@/i18n/t";
import { significant, whole } from "@/lib/format/numbers";
import { ratesOf } from "../../model/figures";
import type { FoundPool } from "../../model/types";
import classes from "../imports.module.css";

const gib = (value: number) => `${significant(value)} GiB`;

function factsOf({ guest_os, n_cpus, memory_gib, provisioned_gib, used_gib, unshared_gib, load }: FoundPool) {
  const facts: [string, string | null][] = [
    [t("imports-guest-os"), guest_os || null],
    [t("imports-cpus"), n_cpus === null ? null : whole(n_cpus)],
    [t("imports-memory"), memory_gib === null ? null : gib(memory_gib)],
    [t("imports-provisioned"), provisioned_gib === null ? null : gib(provisioned_gib)],
    [t("imports-used"), used_gib === null ? null : gib(used_gib)],
    [t("imports-unshared"), unshared_gib === null ? null : gib(unshared_gib)],
    [t("imports-load-mean-iops"), load == null ? null : significant(ratesOf(load).mean)],
  ];
  return facts.flatMap(([name, value]) => (value === null ? [] : [`${name} ${value}`])).join(" · ");
}

export function FoundFacts({ pools }: { pools: readonly FoundPool[] }) {
  if (pools.length === 0) return null;
  const isShared = pools.some(({ unshared_gib }) => unshared_gib !== null);
  return (
    <section aria-label={t("imports-facts")}>
      <h4 className={classes.subhead}>{t("imports-facts")}</h4>
      <ul className={classes.remarks}>
        {pools.map((pool) => (
          <li key={pool.id}>
            <strong>{t("imports-machines-group", { name: pool.name, n: pool.n_desktops })}</strong>
            {`: ${factsOf(pool)}. ${pool.why}`}
          </li>
        ))}
      </ul>
      {isShared && <p className={classes.hint}>{t("imports-facts-clones")}</p>}
    </section>
  );
}
