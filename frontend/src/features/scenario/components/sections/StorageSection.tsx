/** The array or arrays, and the hosts. */

import { Card } from "@/components/layout/Card";
import { t } from "@/i18n/t";
import { othersOf } from "@/lib/sizing/arrays";
import { NumberField, useForm } from "../fields/fields";
import classes from "../fields/form.module.css";
import { HostClockField, HostCoresField, HostMemoryField } from "../fields/HostFields";
import { MoreFields } from "../fields/MoreFields";
import { Origin } from "../fields/Origin";
import { AddArray } from "./AddArray";
import { ArrayFields } from "./ArrayFields";
import { ArrayTabs, type Props } from "./ArrayTabs";
import { InstalledArray } from "./InstalledArray";

function StorageCard(props: Props) {
  const { scenario } = useForm();
  return (
    <Card
      title={t("scenario-storage")}
      note={t("scenario-storage-note")}
      actions={<AddArray onChange={props.onChange} onArray={props.onArray} />}
    >
      {othersOf(scenario).length > 0 ? (
        <ArrayTabs {...props} />
      ) : (
        <>
          <ArrayFields at="array" belowModel={props.belowModel} />
          <InstalledArray at="array" onChange={props.onChange} />
        </>
      )}
    </Card>
  );
}

const moreOfHosts = [
  "specrate2017_int_base",
  "host_cache_gib",
  "storage_gbit_per_s_per_host",
  "storage_iops_per_host",
];

function HostsCard() {
  return (
    <Card title={t("scenario-hosts")} note={t("scenario-hosts-note")}>
      <div className={classes.grid}>
        <NumberField object="Hosts" path="hosts.n_hosts" help={t("scenario-hosts-hint")} />
        <NumberField
          object="Hosts"
          path="hosts.n_spare_hosts"
          label={t("scenario-spare-hosts")}
          help={t("scenario-spare-hosts-hint")}
        />
        <HostMemoryField />
        <HostCoresField />
        <HostClockField />
      </div>
      <MoreFields object="Hosts" at={(name) => `hosts.${name}`} names={moreOfHosts}>
        <div className={classes.grid}>
          <NumberField
            object="Hosts"
            path="hosts.specrate2017_int_base"
            label={t("scenario-specrate")}
            help={t("scenario-specrate-hint")}
          />
          <div>
            <NumberField
              object="Hosts"
              path="hosts.host_cache_gib"
              label={t("scenario-host-cache")}
              help={t("scenario-host-cache-hint")}
            />
            <Origin path="hosts.host_cache_gib" said={(value) => `${value} GiB`} />
          </div>
          <NumberField
            object="Hosts"
            path="hosts.storage_gbit_per_s_per_host"
            label={t("scenario-storage-link")}
            help={t("scenario-storage-link-hint")}
          />
          <NumberField
            object="Hosts"
            path="hosts.storage_iops_per_host"
            label={t("scenario-host-iops")}
            help={t("scenario-host-iops-hint")}
          />
        </div>
      </MoreFields>
    </Card>
  );
}

export function StorageSection(props: Props) {
  return (
    <div className={classes.cards}>
      <StorageCard {...props} />
      <HostsCard />
    </div>
  );
}
