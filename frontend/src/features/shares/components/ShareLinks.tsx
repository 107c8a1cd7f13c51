/** Create, list and revoke the share links of a run. */

import { Button, Checkbox, Radio, Select, TextInput } from "@mantine/core";
import { useState } from "react";
import { defaults, limits } from "@/api/forms";
import type { Gate } from "@/api/me";
import { saidOf } from "@/api/problem";
import type { ShareLink } from "@/api/types";
import { Notice } from "@/components/feedback/Notice";
import { OneTimeSecret } from "@/components/feedback/OneTimeSecret";
import { toastProblem } from "@/components/feedback/toasts";
import { Form } from "@/components/layout/Form";
import { PagedList } from "@/components/tables/PagedList";
import { t } from "@/i18n/t";
import { useCreateShareLink, useRevokeShareLink, useShareLinks } from "../api";
import { contents, isOnThisComputer, lifetimes, statusOf, viewsOf } from "../model/shares";
import classes from "./shares.module.css";

function NewLink({ runId }: { runId: string }) {
  const [shows, setShows] = useState<ShareLink["shows"]>(defaults.ShareLinkInput.shows);
  const [days, setDays] = useState(String(defaults.ShareLinkInput.lasts_days));
  const [showsOptions, setShowsOptions] = useState<boolean>(defaults.ShareLinkInput.shows_options);
  const [showsWindows, setShowsWindows] = useState<boolean>(defaults.ShareLinkInput.shows_reboot_windows);
  const [label, setLabel] = useState("");
  const create = useCreateShareLink();
  if (create.data) {
    const { url } = create.data;
    return (
      <div className={classes.fields}>
        <OneTimeSecret label={t("shares-link")} value={url}>
          {t("shares-link-hint")}
        </OneTimeSecret>
        {isOnThisComputer(url) && (
          <Notice tone="plain" title={t("shares-local-only")}>
            {t("shares-local-only-hint")}
          </Notice>
        )}
        <Button variant="default" onClick={() => create.reset()}>
          {t("shares-another")}
        </Button>
      </div>
    );
  }
  const submit = () =>
    create.mutate({
      params: { path: { run_id: runId } },
      body: {
        shows,
        shows_options: showsOptions,
        shows_reboot_windows: showsWindows,
        lasts_days: Number(days),
        ...(label.trim() ? { label: label.trim() } : {}),
      },
    });
  return (
    <Form action={t("shares-create")} error={create.error} isPending={create.isPending} onSubmit={submit}>
      <Radio.Group
        label={t("shares-content")}
        value={shows}
        onChange={(value) => setShows(value as ShareLink["shows"])}
      >
        <div className={classes.fields} style={{ gap: 8, paddingTop: 8 }}>
          {contents.map((each) => (
            <Radio key={each.value} value={each.value} label={t(each.label)} description={t(each.hint)} />
          ))}
        </div>
      </Radio.Group>
      <Checkbox
        label={t("shares-with-options")}
        description={t("shares-with-options-hint")}
        checked={showsOptions}
        onChange={(event) => setShowsOptions(event.currentTarget.checked)}
      />
      <Checkbox
        label={t("shares-with-windows")}
        description={t("shares-with-windows-hint")}
        checked={showsWindows}
        onChange={(event) => setShowsWindows(event.currentTarget.checked)}
      />
      <Select
        label={t("shares-expires-after")}
        data={lifetimes()}
        value={days}
        allowDeselect={false}
        error={saidOf(create.error, "lasts_days")}
        onChange={(value) => value && setDays(value)}
      />
      <TextInput
        label={t("shares-label")}
        description={t("shares-label-hint")}
        {...limits.ShareLinkInput.label}
        value={label}
        error={saidOf(create.error, "label")}
        onChange={(event) => setLabel(event.currentTarget.value)}
      />
    </Form>
  );
}

function Line({ link, editor }: { link: ShareLink; editor: Gate }) {
  const revoke = useRevokeShareLink();
  const name = link.label || t("shares-unlabeled");
  return (
    <li className={classes.link} data-over={!link.is_open || undefined}>
      <div>
        <strong>{name}</strong>
        <div className={classes.facts}>
          {t("shares-facts", {
            status: statusOf(link),
            views: viewsOf(link),
            content: t(
              link.shows === "result" ? "shares-content-result" : "shares-content-result-and-report",
            ),
            person: link.created_by,
          })}
        </div>
      </div>
      {link.is_open && (
        <Button
          {...editor}
          size="compact-sm"
          variant="default"
          aria-label={t("shares-revoke-label", { name })}
          loading={revoke.isPending}
          onClick={() => revoke.mutate({ params: { path: { link_id: link.id } } }, { onError: toastProblem })}
        >
          {t("shares-revoke")}
        </Button>
      )}
    </li>
  );
}

function Links({ runId, editor }: { runId: string; editor: Gate }) {
  const links = useShareLinks(runId);
  return (
    <section aria-label={t("shares-list")}>
      <h3 className={classes.made}>{t("shares-list")}</h3>
      <PagedList query={links} empty={t("shares-empty")}>
        {(items) => (
          <ul className={classes.links}>
            {items.map((link) => (
              <Line key={link.id} link={link} editor={editor} />
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  );
}

interface Props {
  runId: string;
  editor: Gate;
}

export function ShareLinks({ runId, editor }: Props) {
  return (
    <>
      {!editor.disabled && <NewLink runId={runId} />}
      <Links runId={runId} editor={editor} />
    </>
  );
}
