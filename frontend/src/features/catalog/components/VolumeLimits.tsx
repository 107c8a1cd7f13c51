/** The limits of a cloud volume: a table of its sizes, or how they grow with the size. */

import type { ArrayModel } from "@/api/types";
import { ScrollTable } from "@/components/tables/ScrollTable";
import { t } from "@/i18n/t";
import { significant, whole } from "@/lib/format/numbers";
import { limitLines } from "../model/volumes";
import classes from "./catalog.module.css";

type Volume = NonNullable<ArrayModel["volume"]>;

const orNone = (value: number | null | undefined) => (value == null ? "–" : whole(value));

function Sizes({ sizes }: Pick<Volume, "sizes">) {
  const columns = ["GiB", "IOPS", "MB/s", t("catalog-limit-burst-iops"), t("catalog-limit-burst-mb")];
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{t("catalog-limit-size")}</th>
          {columns.map((column) => (
            <th key={column} scope="col" className={classes.number}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sizes.map((size) => (
          <tr key={size.id}>
            <th scope="row">{size.id}</th>
            <td className={classes.number}>{whole(size.gib)}</td>
            <td className={classes.number}>{whole(size.iops)}</td>
            <td className={classes.number}>{significant(size.mb_per_s)}</td>
            <td className={classes.number}>{orNone(size.burst_iops)}</td>
            <td className={classes.number}>{orNone(size.burst_mb_per_s)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function ByGib({ volume }: { volume: Volume }) {
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{t("catalog-limit")}</th>
          <th scope="col">{t("catalog-value")}</th>
        </tr>
      </thead>
      <tbody>
        {limitLines(volume).map(({ label, value }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function VolumeLimits({ volume }: { volume: Volume }) {
  return (
    <ScrollTable label={t("catalog-limits", { name: volume.name })}>
      {volume.sizes.length > 0 ? <Sizes sizes={volume.sizes} /> : <ByGib volume={volume} />}
    </ScrollTable>
  );
}
