/** Ask what happens to the API keys and webhooks of a member who is removed or leaves. */

import { Radio, Select, Skeleton } from "@mantine/core";
import type { Member } from "@/api/types";
import { ErrorNotice } from "@/components/feedback/Notice";
import { t } from "@/i18n/t";
import { atTime } from "@/lib/time/dates";
import { type useCredentials, useMembers } from "../api";
import { type Choice, newOwners } from "../model/credentials";
import classes from "./accounts.module.css";

interface Props {
  accountId: string;
  /** Account of the person who asks, who is offered first. */
  myId?: string | undefined;
  credentials: ReturnType<typeof useCredentials>;
  choice: Choice | null;
  onChoose: (choice: Choice) => void;
}

export function CredentialsChoice({ accountId, myId, credentials, choice, onChoose }: Props) {
  const members: Member[] = useMembers().data?.pages.flatMap(({ items }) => items) ?? [];
  if (credentials.error) return <ErrorNotice error={credentials.error} />;
  if (credentials.data === undefined) return <Skeleton h={72} />;
  const { items } = credentials.data;
  if (items.length === 0) return null;
  const owners = newOwners(members, accountId, myId);
  const first = owners[0]?.value ?? null;
  return (
    <div className={classes.credentials}>
      <p>{t("accounts-credentials", { n: items.length })}</p>
      <ul>
        {items.map(({ id, kind, name, last_used_at }) => (
          <li key={id}>
            {t(kind === "api_key" ? "accounts-credential-key" : "accounts-credential-webhook", { name })}
            {" · "}
            {last_used_at === null
              ? t("accounts-credential-unused")
              : t("accounts-credential-used", { date: atTime(last_used_at) })}
          </li>
        ))}
      </ul>
      <Radio.Group
        label={t("accounts-credentials-question")}
        value={choice?.kind ?? null}
        onChange={(kind) => onChoose(kind === "delete" ? { kind } : { kind: "hand_over", to: first })}
      >
        <Radio value="delete" label={t("accounts-credentials-delete")} mt={8} />
        <Radio
          value="hand_over"
          label={t("accounts-credentials-hand-over")}
          mt={8}
          disabled={first === null}
        />
      </Radio.Group>
      {choice?.kind === "hand_over" && (
        <Select
          mt={8}
          label={t("accounts-credentials-new-owner")}
          data={owners}
          value={choice.to}
          allowDeselect={false}
          onChange={(to) => to && onChoose({ kind: "hand_over", to })}
        />
      )}
    </div>
  );
}
