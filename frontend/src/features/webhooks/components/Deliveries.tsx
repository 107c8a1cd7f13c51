/** List the deliveries of a webhook with the responses of the receiver. */

import { Button, Modal, SegmentedControl, Skeleton, Table } from "@mantine/core";
import { useState } from "react";
import type { Delivery } from "@/api/types";
import { ErrorNotice } from "@/components/feedback/Notice";
import { PagedList } from "@/components/tables/PagedList";
import { ScrollTable } from "@/components/tables/ScrollTable";
import { t } from "@/i18n/t";
import { atTime } from "@/lib/time/dates";
import { useDeliveries, useDelivery, useResend } from "../api";
import { type DeliveryState, deliveryInWords, lastTry, states } from "../model/webhooks";
import classes from "./webhooks.module.css";

function Row({ delivery, onShow }: { delivery: Delivery; onShow: () => void }) {
  const resend = useResend();
  const at = atTime(delivery.created_at);
  return (
    <Table.Tr>
      <Table.Th scope="row">{at}</Table.Th>
      <Table.Td>{delivery.type}</Table.Td>
      <Table.Td>{deliveryInWords(delivery)}</Table.Td>
      <Table.Td>{delivery.tries.length}</Table.Td>
      <Table.Td>{lastTry(delivery)}</Table.Td>
      <Table.Td ta="right">
        <div className={classes.actions}>
          <Button
            size="compact-sm"
            variant="default"
            aria-label={t("webhooks-delivery-details-label", { date: at })}
            onClick={onShow}
          >
            {t("webhooks-delivery-details")}
          </Button>
          {delivery.state !== "pending" && (
            <Button
              size="compact-sm"
              variant="default"
              aria-label={t("webhooks-resend-label", { date: at })}
              loading={resend.isPending}
              onClick={() =>
                resend.mutate({
                  params: { path: { webhook_id: delivery.webhook_id, delivery_id: delivery.id } },
                })
              }
            >
              {t("webhooks-resend")}
            </Button>
          )}
        </div>
      </Table.Td>
    </Table.Tr>
  );
}

function Details({ delivery }: { delivery: Delivery }) {
  const whole = useDelivery(delivery.webhook_id, delivery.id);
  if (whole.error) return <ErrorNotice error={whole.error} />;
  if (!whole.data) return <Skeleton height={240} />;
  return (
    <>
      <strong>{t("webhooks-delivery-body")}</strong>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by key */}
      <pre className={classes.body} tabIndex={0}>
        {whole.data.body}
      </pre>
      <strong>{t("webhooks-delivery-attempt-log")}</strong>
      <ol>
        {whole.data.tries.map((tried) => (
          <li key={tried.at}>
            {t("webhooks-delivery-attempt", { date: atTime(tried.at), outcome: lastTry({ tries: [tried] }) })}
            {tried.excerpt && <pre className={classes.body}>{tried.excerpt}</pre>}
          </li>
        ))}
      </ol>
    </>
  );
}

export function Deliveries({ webhookId }: { webhookId: string }) {
  const [state, setState] = useState<DeliveryState | "">("");
  const [shown, setShown] = useState<Delivery | null>(null);
  const deliveries = useDeliveries(webhookId, state || null);
  return (
    <div>
      <SegmentedControl
        size="xs"
        mb={8}
        aria-label={t("webhooks-deliveries")}
        data={states.map(({ value, label }) => ({ value, label: t(label) }))}
        value={state}
        onChange={(value) => setState(value as DeliveryState | "")}
      />
      <PagedList
        query={deliveries}
        empty={t("webhooks-deliveries-empty")}
        hint={t("webhooks-deliveries-empty-hint")}
      >
        {(items) => (
          <ScrollTable label={t("webhooks-deliveries")}>
            <Table>
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>{t("webhooks-delivery-time")}</Table.Th>
                  <Table.Th>{t("webhooks-delivery-type")}</Table.Th>
                  <Table.Th>{t("webhooks-delivery-state")}</Table.Th>
                  <Table.Th>{t("webhooks-delivery-attempts")}</Table.Th>
                  <Table.Th>{t("webhooks-delivery-last")}</Table.Th>
                  <Table.Td />
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {items.map((delivery) => (
                  <Row key={delivery.id} delivery={delivery} onShow={() => setShown(delivery)} />
                ))}
              </Table.Tbody>
            </Table>
          </ScrollTable>
        )}
      </PagedList>
      <Modal
        opened={shown !== null}
        onClose={() => setShown(null)}
        size="lg"
        title={shown && `${shown.type}, ${atTime(shown.created_at)}`}
      >
        {shown && <Details delivery={shown} />}
      </Modal>
    </div>
  );
}
