import { Skeleton } from "@mantine/core";
import { ErrorNotice } from "@/components/feedback/Notice";
import { useArrays, useDrives } from "@/features/catalog/api";
import { usePriceList } from "@/features/prices/api";
import { PriceListEditor } from "@/features/prices/components/PriceListEditor";

/** The editable price list of the catalog. */
export function PricesSection() {
  const prices = usePriceList();
  const arrays = useArrays();
  const drives = useDrives();
  const error = prices.error ?? arrays.error ?? drives.error;
  if (error) return <ErrorNotice error={error} />;
  if (!prices.data || !arrays.data || !drives.data) return <Skeleton height={480} />;
  return (
    <PriceListEditor
      key={prices.data.etag}
      inUse={prices.data}
      arrays={arrays.data.items}
      drives={drives.data.items}
      today={new Date().toISOString().slice(0, 10)}
    />
  );
}
