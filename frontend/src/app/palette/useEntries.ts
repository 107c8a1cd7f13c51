/** Collect the entries of the command palette for the current page. */

import { type MantineColorScheme, useMantineColorScheme } from "@mantine/core";
import { useMatch, useNavigate } from "@tanstack/react-router";
import { useMemo } from "react";
import { useMe } from "@/api/me";
import { useProjectContents, useProjects } from "@/features/projects/api";
import { useScenarioDraft } from "@/features/scenario/api";
import { sections } from "@/features/scenario/model/sections";
import { type LabelId, t } from "@/i18n/t";
import { sectionsFor } from "../pages/settings/sections";
import { catalogKinds } from "../search";
import { helpFor } from "../shell/HelpLink";
import { shortcutsShown } from "../shortcuts/shown";
import type { Entry } from "./entries";
import { eventEntries } from "./eventEntries";
import { useHelpPages } from "./useHelpPages";

const schemes: { id: MantineColorScheme; label: LabelId }[] = [
  { id: "light", label: "app-theme-light" },
  { id: "dark", label: "app-theme-dark" },
  { id: "auto", label: "app-theme-system" },
];

const noEvents: Entry[] = [];

type Navigate = ReturnType<typeof useNavigate>;

function ofScenario(scenarioId: string, navigate: Navigate): Entry[] {
  const params = { scenarioId };
  const group = "scenario" as const;
  const to = "/scenarios/$scenarioId";
  return [
    ...sections.map((id) => ({
      id: `part-${id}`,
      group,
      label: t(`scenario-section-${id}`),
      act: () => void navigate({ to, params, search: (now) => ({ ...now, section: id }) }),
    })),
    {
      id: "guide",
      group,
      label: t("app-open-guide"),
      act: () => void navigate({ to: "/scenarios/$scenarioId/guide", params }),
    },
    {
      id: "recommend",
      group,
      label: t("app-open-recommend"),
      act: () => void navigate({ to: "/scenarios/$scenarioId/recommend", params }),
    },
    {
      id: "failures",
      group,
      label: t("app-open-failures"),
      act: () => void navigate({ to: "/scenarios/$scenarioId/failures", params }),
    },
    {
      id: "versions",
      group,
      label: t("app-open-versions"),
      act: () => void navigate({ to, params, search: (now) => ({ ...now, versions: "yes" }) }),
    },
  ];
}

/** Events of the open scenario. */
function useEventEntries(scenarioId: string | undefined, navigate: Navigate): Entry[] {
  const scenario = useScenarioDraft(scenarioId).data?.scenario;
  return useMemo(() => {
    if (scenario === undefined || scenarioId === undefined) return noEvents;
    const to = "/scenarios/$scenarioId";
    return eventEntries(scenario, (search) => void navigate({ to, params: { scenarioId }, search }));
  }, [scenario, scenarioId, navigate]);
}

function useScenarioEntries(navigate: Navigate): Entry[] {
  const projects = useProjects().data ?? [];
  const contents = useProjectContents(projects);
  return projects.flatMap((project, i) =>
    (contents[i]?.data?.scenarios ?? []).map(({ id, name }) => ({
      id,
      group: "scenarios" as const,
      label: name,
      hint: project.name,
      act: () => void navigate({ to: "/scenarios/$scenarioId", params: { scenarioId: id } }),
    })),
  );
}

function pages(navigate: Navigate): Entry[] {
  const group = "pages" as const;
  const plain = [
    ["/projects", "app-nav-projects"],
    ["/runs", "app-nav-runs"],
    ["/imports", "app-nav-imports"],
    ["/evidence", "app-nav-evidence"],
    ["/account", "app-account"],
  ] as const;
  return [
    ...plain.map(([to, label]) => ({ id: to, group, label: t(label), act: () => void navigate({ to }) })),
    ...catalogKinds.map((kind) => ({
      id: `catalog-${kind}`,
      group,
      label: t(`app-catalog-${kind}`),
      act: () => void navigate({ to: "/catalog/$kind", params: { kind } }),
    })),
  ];
}

export function useEntries(): Entry[] {
  const navigate = useNavigate();
  const { setColorScheme } = useMantineColorScheme();
  const me = useMe().data;
  const match = useMatch({ from: "/scenarios/$scenarioId", shouldThrow: false });
  const scenarios = useScenarioEntries(navigate);
  const scenarioId = match?.params.scenarioId;
  const events = useEventEntries(scenarioId, navigate);
  const fixed = useMemo(
    () => ({
      here: scenarioId === undefined ? [] : ofScenario(scenarioId, navigate),
      start: {
        id: "start",
        group: "actions",
        label: t("projects-new-sizing"),
        act: () => void navigate({ to: "/start" }),
      },
      help: {
        id: "help",
        group: "actions",
        label: t("app-help"),
        act: () => void window.open(helpFor(window.location.pathname, window.location.search)),
      },
      keys: {
        id: "keys",
        group: "actions",
        label: t("app-keys"),
        act: () => shortcutsShown.set(true),
      },
      schemes: schemes.map(({ id, label }) => ({
        id,
        group: "actions",
        label: t(label),
        act: () => setColorScheme(id),
      })),
      pages: pages(navigate),
    }),
    [scenarioId, navigate, setColorScheme],
  );
  const settings = (me ? sectionsFor(me) : []).map(
    ({ to, label, hint }): Entry => ({
      id: to,
      group: "settings",
      label: t(label),
      hint: t(hint),
      act: () => void navigate({ to }),
    }),
  );
  const help = useHelpPages().map(
    ({ path, title }): Entry => ({
      id: path,
      group: "help",
      label: title,
      act: () => void window.open(`/help/${path}`),
    }),
  );
  return [
    ...fixed.here,
    ...events,
    fixed.start as Entry,
    ...scenarios,
    ...fixed.pages,
    ...settings,
    fixed.help as Entry,
    fixed.keys as Entry,
    ...(fixed.schemes as Entry[]),
    ...help,
  ];
}
