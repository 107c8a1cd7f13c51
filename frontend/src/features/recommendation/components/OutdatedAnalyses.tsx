/** Says which analyses are for an earlier version of the scenario: on its page, and before a report is downloaded. */

import "@/i18n/parts/outdated";
import { Button, Group, Menu, Popover } from "@mantine/core";
import { cloneElement, type MouseEvent, type ReactElement, useState } from "react";
import { useMay } from "@/api/me";
import { Notice } from "@/components/feedback/Notice";
import { t } from "@/i18n/t";
import { type OfScenario, useOutdated } from "../hooks/useOutdated";
import { outdatedInWords } from "../model/outdated";
import classes from "./recommendation.module.css";

interface AgainProps {
  isStarting: boolean;
  again: () => void;
}

function Again({ isStarting, again }: AgainProps) {
  const editor = useMay("editor");
  return (
    <Button {...editor} size="compact-sm" variant="default" loading={isStarting} onClick={again}>
      {t("outdated-again")}
    </Button>
  );
}

function OutdatedNotice(props: OfScenario) {
  const { runs, ...again } = useOutdated(props);
  if (runs.length === 0) return null;
  const { title, text } = outdatedInWords(runs);
  return (
    <Notice tone="fair" title={title} actions={<Again {...again} />}>
      {text}
    </Notice>
  );
}

/** The link to a report. If analyses are outdated, it first says so. */
export type ReportLink = ReactElement<{ href: string; onClick?: (event: MouseEvent) => void }>;

function OutdatedReport({ link, ...props }: OfScenario & { link: ReportLink }) {
  const { runs, isStarting, again } = useOutdated(props);
  const [isOpen, setOpen] = useState(false);
  if (runs.length === 0) return link;
  const { title, text } = outdatedInWords(runs);
  const ask = (event: MouseEvent) => {
    event.preventDefault();
    setOpen(true);
  };
  const runAgain = () => {
    again();
    setOpen(false);
  };
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-end" width={340} trapFocus shadow="md">
      <Popover.Target>{cloneElement(link, { onClick: ask })}</Popover.Target>
      <Popover.Dropdown>
        <p className={classes.sentence}>{title}</p>
        <p className={classes.quiet}>{text}</p>
        <Group gap={8} mt={8}>
          <Again isStarting={isStarting} again={runAgain} />
          <Button
            component="a"
            href={link.props.href}
            download
            size="compact-sm"
            variant="subtle"
            onClick={() => setOpen(false)}
          >
            {t("outdated-download")}
          </Button>
        </Group>
      </Popover.Dropdown>
    </Popover>
  );
}

/** The same at the top of the menu of report formats. */
function OutdatedInMenu(props: OfScenario) {
  const { runs, again } = useOutdated(props);
  const editor = useMay("editor");
  if (runs.length === 0) return null;
  const { title, text } = outdatedInWords(runs);
  return (
    <>
      <Menu.Label>
        {title}. {text}
      </Menu.Label>
      <Menu.Item {...editor} onClick={again}>
        {t("outdated-again")}
      </Menu.Item>
      <Menu.Divider />
    </>
  );
}

type Props = OfScenario & ({ at: "page" } | { at: "menu" } | { at: "link"; link: ReportLink });

/** One component for all places: once the page has loaded it, a report is not offered without it. */
export function Outdated(props: Props) {
  if (props.at === "link") return <OutdatedReport {...props} />;
  return props.at === "menu" ? <OutdatedInMenu {...props} /> : <OutdatedNotice {...props} />;
}
