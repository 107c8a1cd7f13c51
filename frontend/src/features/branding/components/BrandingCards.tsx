import { Button, ColorInput, FileButton, Skeleton, Textarea, TextInput } from "@mantine/core";
import { useState } from "react";
import { limits } from "@/api/forms";
import { type Gate, useMay } from "@/api/me";
import { asProblem, saidOf } from "@/api/problem";
import { ErrorNotice, Notice } from "@/components/feedback/Notice";
import { toast } from "@/components/feedback/toasts";
import { Card } from "@/components/layout/Card";
import { Form } from "@/components/layout/Form";
import { t } from "@/i18n/t";
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

interface Props {
  branding: Tagged;
  owner: Gate;
}

type Design = Required<BrandingInput>;

function designOf({ organization, primary_color, accent_color, cover_text }: Tagged): Design {
  return { organization, primary_color, accent_color, cover_text };
}

interface FieldProps {
  given: Design;
  isReadOnly: boolean;
  error: unknown;
  onChange: (change: Partial<Design>) => void;
}

function DesignFields({ given, isReadOnly, error, onChange }: FieldProps) {
  const colors = [
    { key: "primary_color", label: "branding-primary-color", hint: "branding-primary-color-hint" },
    { key: "accent_color", label: "branding-accent-color", hint: "branding-accent-color-hint" },
  ] as const;
  return (
    <>
      <TextInput
        label={t("branding-organization")}
        value={given.organization}
        {...limits.BrandingInput.organization}
        readOnly={isReadOnly}
        error={saidOf(error, "organization")}
        onChange={(event) => onChange({ organization: event.currentTarget.value })}
      />
      <div className={classes.colors}>
        {colors.map(({ key, label, hint }) => (
          <ColorInput
            key={key}
            withEyeDropper={false}
            label={t(label)}
            description={t(hint)}
            value={given[key]}
            readOnly={isReadOnly}
            error={saidOf(error, key)}
            onChange={(color) => onChange({ [key]: color })}
          />
        ))}
      </div>
      <Textarea
        label={t("branding-cover-text")}
        description={t("branding-cover-text-hint", {
          used: given.cover_text.length,
          allowed: limits.BrandingInput.cover_text.maxLength,
        })}
        value={given.cover_text}
        {...limits.BrandingInput.cover_text}
        autosize
        minRows={3}
        readOnly={isReadOnly}
        error={saidOf(error, "cover_text")}
        onChange={(event) => onChange({ cover_text: event.currentTarget.value })}
      />
    </>
  );
}

function DesignCard({ branding, owner }: Props) {
  const [given, setGiven] = useState(() => designOf(branding));
  const replace = useReplaceBranding();
  const reset = useDeleteBranding();
  const names = Object.keys(given) as (keyof Design)[];
  const hasChanged = names.some((name) => given[name] !== branding[name]);
  const save = () =>
    replace.mutate(
      { body: given, etag: branding.etag },
      { onSuccess: () => toast(t("branding-saved"), t("branding-saved-hint")) },
    );
  return (
    <Card
      title={t("branding-title")}
      note={t("branding-note")}
      actions={
        branding.is_own && (
          <Button
            {...owner}
            size="compact-sm"
            variant="default"
            loading={reset.isPending}
            onClick={() => reset.mutate(undefined)}
          >
            {t("branding-reset")}
          </Button>
        )
      }
    >
      <div className={classes.beside}>
        <Form
          action={t("branding-save")}
          error={replace.error}
          isPending={replace.isPending}
          isReady={!owner.disabled && hasChanged}
          onSubmit={save}
        >
          <DesignFields
            given={given}
            isReadOnly={owner.disabled}
            error={replace.error}
            onChange={(change) => setGiven((before) => ({ ...before, ...change }))}
          />
        </Form>
        <CoverPreview look={given} logo={branding.logo} />
      </div>
    </Card>
  );
}

function LogoCard({ branding: { logo }, owner }: Props) {
  const replace = useReplaceLogo();
  const remove = useDeleteLogo();
  const problem = replace.error ? asProblem(replace.error) : null;
  return (
    <Card
      title={t("branding-logo")}
      note={t("branding-logo-note")}
      actions={
        <div className={classes.actions}>
          {logo && (
            <Button
              {...owner}
              size="compact-sm"
              variant="default"
              loading={remove.isPending}
              onClick={() => remove.mutate(undefined)}
            >
              {t("common-remove")}
            </Button>
          )}
          <FileButton accept="image/png,image/svg+xml" onChange={(file) => file && replace.mutate(file)}>
            {(props) => (
              <Button {...props} {...owner} size="compact-sm" loading={replace.isPending}>
                {t(logo ? "branding-logo-replace" : "branding-logo-choose")}
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
        {logo
          ? t("branding-logo-size", { width: logo.width_px, height: logo.height_px })
          : t("branding-logo-none")}
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
      <DesignCard key={branding.data.etag} branding={branding.data} owner={owner} />
      <LogoCard branding={branding.data} owner={owner} />
    </>
  );
}
