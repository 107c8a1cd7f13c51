/** The links of a run: make one, see who opened each, end it. */

import { Button, Radio, Select, TextInput } from "@mantine/core";
import { useState } from "react";
import type { Gate } from "@/api/me";
import { saidOf } from "@/api/problem";
import type { ShareLink } from "@/api/types";
import { Notice } from "@/components/feedback/Notice";
import { OneTimeSecret } from "@/components/feedback/OneTimeSecret";
import { toastProblem } from "@/components/feedback/toasts";
import { Form } from "@/components/layout/Form";
import { PagedList } from "@/components/tables/PagedList";
import { useCreateShareLink, useRevokeShareLink, useShareLinks } from "../api";
import { contents, isOnThisComputer, lives, statusOf, viewsOf } from "../model/shares";
import classes from "./shares.module.css";

function NewLink({ runId }: { runId: string }) {
  const [shows, setShows] = useState<ShareLink["shows"]>("result_and_report");
  const [days, setDays] = useState("14");
  const [label, setLabel] = useState("");
  const create = useCreateShareLink();
  if (create.data) {
    const { url } = create.data;
    return (
      <div className={classes.fields}>
        <OneTimeSecret label="Link" value={url}>
          Whoever has it sees this run, without an account, until it ends or you revoke it.
        </OneTimeSecret>
        {isOnThisComputer(url) && (
          <Notice tone="plain" title="This link works on this computer alone">
            Stormsizer runs here and nobody else reaches it; send the report instead.
          </Notice>
        )}
        <Button variant="default" onClick={() => create.reset()}>
          Another link
        </Button>
      </div>
    );
  }
  const submit = () =>
    create.mutate({
      params: { path: { run_id: runId } },
      body: { shows, lasts_days: Number(days), ...(label.trim() ? { label: label.trim() } : {}) },
    });
  return (
    <Form action="Make the link" error={create.error} isPending={create.isPending} onSubmit={submit}>
      <Radio.Group label="It shows" value={shows} onChange={(value) => setShows(value as ShareLink["shows"])}>
        <div className={classes.fields} style={{ gap: 8, paddingTop: 8 }}>
          {contents.map((each) => (
            <Radio key={each.value} value={each.value} label={each.label} description={each.says} />
          ))}
        </div>
      </Radio.Group>
      <Select
        label="It ends after"
        data={lives}
        value={days}
        allowDeselect={false}
        error={saidOf(create.error, "lasts_days")}
        onChange={(value) => value && setDays(value)}
      />
      <TextInput
        label="For whom"
        description="For your own list; whoever opens it does not see this"
        maxLength={200}
        value={label}
        error={saidOf(create.error, "label")}
        onChange={(event) => setLabel(event.currentTarget.value)}
      />
    </Form>
  );
}

function Line({ link, editor }: { link: ShareLink; editor: Gate }) {
  const revoke = useRevokeShareLink();
  const name = link.label || "without a name";
  return (
    <li className={classes.link} data-over={!link.is_open || undefined}>
      <div>
        <strong>{name}</strong>
        <div className={classes.facts}>
          {statusOf(link)} · {viewsOf(link)} · {link.shows === "result" ? "result" : "result and report"} · by{" "}
          {link.created_by}
        </div>
      </div>
      {link.is_open && (
        <Button
          {...editor}
          size="compact-sm"
          variant="default"
          aria-label={`Revoke the link ${name}`}
          loading={revoke.isPending}
          onClick={() => revoke.mutate({ params: { path: { link_id: link.id } } }, { onError: toastProblem })}
        >
          Revoke
        </Button>
      )}
    </li>
  );
}

function Links({ runId, editor }: { runId: string; editor: Gate }) {
  const links = useShareLinks(runId);
  return (
    <section aria-label="Links of this run">
      <h3 className={classes.made}>Links of this run</h3>
      <PagedList query={links} empty="None yet">
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
