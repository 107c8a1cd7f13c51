import { Button, ColorInput, FileButton, Skeleton, Textarea, TextInput } from "@mantine/core";
import { useState } from "react";
import { type Gate, useMay } from "@/api/me";
import { asProblem, saidOf } from "@/api/problem";
import { ErrorNotice, Notice } from "@/components/feedback/Notice";
import { toast } from "@/components/feedback/toasts";
import { Card } from "@/components/layout/Card";
import { Form } from "@/components/layout/Form";
import {
  type BrandingInput,
  type Tagged,
  useBranding,
  useDeleteBranding,
  useDeleteLogo,
  useReplaceBranding,
  useReplaceLogo,
} from "../api";
import classes from "./branding.module.css";
import { CoverPreview } from "./CoverPreview";

const longestName = 200;
const longestText = 600;

interface Props {
  branding: Tagged;
  owner: Gate;
}

function Look({ branding, owner }: Props) {
  const [given, setGiven] = useState<Required<BrandingInput>>(() => ({
    organisation: branding.organisation,
    primary_color: branding.primary_color,
    accent_color: branding.accent_color,
    cover_text: branding.cover_text,
  }));
  const replace = useReplaceBranding();
  const forget = useDeleteBranding();
  const set = (change: Partial<BrandingInput>) => setGiven((before) => ({ ...before, ...change }));
  const names = Object.keys(given) as (keyof BrandingInput)[];
  const hasChanged = names.some((name) => given[name] !== branding[name]);
  return (
    <Card
      title="Look of reports"
      note="On the cover, in headings and on slides; reports that are there stay as they are"
      actions={
        branding.is_own && (
          <Button
            {...owner}
            size="compact-sm"
            variant="default"
            loading={forget.isPending}
            onClick={() => forget.mutate(undefined)}
          >
            Back to plain
          </Button>
        )
      }
    >
      <div className={classes.beside}>
        <Form
          action="Use this look"
          error={replace.error}
          isPending={replace.isPending}
          isReady={!owner.disabled && hasChanged}
          onSubmit={() =>
            replace.mutate(
              { body: given, etag: branding.etag },
              { onSuccess: () => toast("In use", "From the next report on") },
            )
          }
        >
          <TextInput
            label="Who hands reports over"
            value={given.organisation}
            maxLength={longestName}
            readOnly={owner.disabled}
            error={saidOf(replace.error, "organisation")}
            onChange={(event) => set({ organisation: event.currentTarget.value })}
          />
          <div className={classes.colors}>
            <ColorInput
              withEyeDropper={false}
              label="Main colour"
              description="Of the cover"
              value={given.primary_color}
              readOnly={owner.disabled}
              error={saidOf(replace.error, "primary_color")}
              onChange={(primary_color) => set({ primary_color })}
            />
            <ColorInput
              withEyeDropper={false}
              label="Second colour"
              description="Of headings and rules"
              value={given.accent_color}
              readOnly={owner.disabled}
              error={saidOf(replace.error, "accent_color")}
              onChange={(accent_color) => set({ accent_color })}
            />
          </div>
          <Textarea
            label="Words on the cover"
            description={`${given.cover_text.length} of ${longestText} characters`}
            value={given.cover_text}
            maxLength={longestText}
            autosize
            minRows={3}
            readOnly={owner.disabled}
            error={saidOf(replace.error, "cover_text")}
            onChange={(event) => set({ cover_text: event.currentTarget.value })}
          />
        </Form>
        <CoverPreview look={given} logo={branding.logo} />
      </div>
    </Card>
  );
}

function LogoCard({ branding: { logo }, owner }: Props) {
  const replace = useReplaceLogo();
  const forget = useDeleteLogo();
  const problem = replace.error ? asProblem(replace.error) : null;
  return (
    <Card
      title="Logo"
      note="PNG or SVG, at most 512 KiB; it is drawn anew, so nothing else that is in the file is kept"
      actions={
        <div className={classes.actions}>
          {logo && (
            <Button
              {...owner}
              size="compact-sm"
              variant="default"
              loading={forget.isPending}
              onClick={() => forget.mutate(undefined)}
            >
              Remove
            </Button>
          )}
          <FileButton accept="image/png,image/svg+xml" onChange={(file) => file && replace.mutate(file)}>
            {(props) => (
              <Button {...props} {...owner} size="compact-sm" loading={replace.isPending}>
                {logo ? "Choose another" : "Choose a file"}
              </Button>
            )}
          </FileButton>
        </div>
      }
    >
      {problem && (
        <Notice title={problem.message} tone="poor">
          {problem.problems.map(({ message }) => message).join("; ") || problem.detail}
        </Notice>
      )}
      <p className={classes.plain}>
        {logo ? `${logo.width_px} × ${logo.height_px} pixels.` : "Reports have no logo yet."}
      </p>
    </Card>
  );
}

export function BrandingCards() {
  const branding = useBranding();
  const owner = useMay("owner");
  if (branding.error) return <ErrorNotice error={branding.error} />;
  if (!branding.data) return <Skeleton height={420} />;
  return (
    <>
      <Look key={branding.data.etag} branding={branding.data} owner={owner} />
      <LogoCard branding={branding.data} owner={owner} />
    </>
  );
}
