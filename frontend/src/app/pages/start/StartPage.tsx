/** The first step of the guide: project type, customer, and the required questions about the desktops. */

import "@/i18n/pages/start";
import { Button } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useState } from "react";
import { useMay } from "@/api/me";
import { asProblem, saidOf } from "@/api/problem";
import { startSearch } from "@/app/search";
import { ErrorNotice } from "@/components/feedback/Notice";
import { Card } from "@/components/layout/Card";
import { Page, PageHead } from "@/components/layout/PageHeader";
import { giveToProject } from "@/features/catalog/api";
import { startScenario, useProjects } from "@/features/projects/api";
import type { FirstAnswers } from "@/features/projects/model/starter";
import { t } from "@/i18n/t";
import type { Deal } from "@/lib/sizing/deals";
import { DealChoice } from "./DealChoice";
import { complete, FirstQuestions, noAnswers } from "./FirstQuestions";
import { FromFiles } from "./FromFiles";
import classes from "./guide.module.css";
import { NEW_PROJECT, ProjectFields, useNewProject } from "./ProjectFields";
import { Steps } from "./Steps";

const route = getRouteApi("/start");

interface Begun {
  answers: FirstAnswers;
  /** Ids of the arrays that were added on this page: they belong to the customer. */
  added: readonly string[];
}

/** Creates the scenario, and a project for a new customer. */
function useBegin(deal: Deal, projectId: string, name: string) {
  const projects = useProjects();
  const queries = useQueryClient();
  const navigate = route.useNavigate();
  const newProject = useNewProject();
  return useMutation({
    mutationFn: async ({ answers, added }: Begun) => {
      const known = projects.data?.find(({ id }) => id === projectId);
      const project = known ?? (await newProject(name.trim()));
      if (answers.array && added.includes(answers.array.id))
        await giveToProject(answers.array.id, project.id);
      return startScenario(project, deal, answers);
    },
    meta: { isShownAtTheField: true },
    onSuccess: async ({ id }) => {
      await queries.invalidateQueries();
      await navigate({
        to: "/scenarios/$scenarioId/guide",
        params: { scenarioId: id },
        search: { deal, step: "desktops" },
      });
    },
  });
}

export function StartPage() {
  const { deal = "new", project } = route.useSearch();
  const navigate = route.useNavigate();
  const projects = useProjects();
  const editor = useMay("editor");
  const [name, setName] = useState("");
  const [answers, setAnswers] = useState(noAnswers);
  const [added, setAdded] = useState<readonly string[]>([]);
  const [isMissing, setMissing] = useState(false);
  const known = projects.data?.some(({ id }) => id === project);
  const projectId = known && project ? project : NEW_PROJECT;
  const begin = useBegin(deal, projectId, name);
  const change = (next: { deal?: Deal; project?: string | undefined }) =>
    void navigate({ search: (now) => startSearch({ ...now, ...next }), replace: true, resetScroll: false });
  const isAtField = asProblem(begin.error).problems.length > 0;
  return (
    <Page>
      <PageHead title={t("start-title")} lead={t("start-lead")} actions={<FromFiles project={project} />} />
      <form
        className={classes.page}
        onSubmit={(event) => {
          event.preventDefault();
          const given = complete(answers, deal);
          setMissing(given === null);
          if (given) begin.mutate({ answers: given, added });
        }}
      >
        <Steps step="deal" />
        <DealChoice deal={deal} onDeal={(chosen) => change({ deal: chosen })} />
        <Card title={t("start-customer")}>
          {projects.error && <ErrorNotice error={projects.error} />}
          <div className={classes.customer}>
            <ProjectFields
              projects={projects.data ?? []}
              projectId={projectId}
              name={name}
              isDisabled={projects.isPending}
              nameError={saidOf(begin.error, "name")}
              onProject={(id) => change({ project: id === NEW_PROJECT ? undefined : id })}
              onName={setName}
            />
          </div>
        </Card>
        <FirstQuestions
          deal={deal}
          answers={answers}
          isMissing={isMissing}
          onChange={setAnswers}
          onAdded={(id) => setAdded([...added, id])}
        />
        {begin.error && !isAtField && <ErrorNotice error={begin.error} />}
        <div className={classes.foot}>
          <span />
          <Button
            type="submit"
            {...editor}
            disabled={editor.disabled || projects.isPending}
            loading={begin.isPending}
          >
            {t("start-next-deal")}
          </Button>
        </div>
      </form>
    </Page>
  );
}
