import { MantineProvider } from "@mantine/core";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import type { RunProgress, RunSummary } from "@/api/types";
import { run } from "@/test/server";
import { RunControls } from "./RunControls";

const latest = run as unknown as RunSummary;
const running: RunProgress = { ...latest, state: "running", stage: "simulating", progress_fraction: 0.4 };

function show(props: Partial<Parameters<typeof RunControls>[0]>) {
  const onRun = vi.fn();
  const onCancel = vi.fn();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MantineProvider>
        <RunControls
          progress={null}
          secondsLeft={null}
          latest={latest}
          version={1}
          may={{ disabled: false, title: undefined }}
          onRun={onRun}
          onCancel={onCancel}
          {...props}
        />
      </MantineProvider>
    </QueryClientProvider>,
  );
  return { onRun, onCancel };
}

test("the report of the current version can be exported", () => {
  show({});
  expect(screen.getByRole("link", { name: "Report (PDF)" })).toHaveAttribute(
    "href",
    "/api/v1/runs/r1/report",
  );
  expect(screen.getByRole("button", { name: "Run again" })).toBeInTheDocument();
});

test("the report is exported in the selected language, which is shown", async () => {
  show({});
  await userEvent.click(screen.getByRole("button", { name: "More report formats" }));
  expect(await screen.findByRole("menuitemradio", { name: "English", hidden: true })).toBeChecked();
  await userEvent.click(screen.getByRole("menuitemradio", { name: "Deutsch", hidden: true }));
  expect(screen.getByRole("menuitemradio", { name: "Deutsch", hidden: true })).toBeChecked();
  const [link] = screen.getAllByRole("link", { hidden: true });
  expect(link).toHaveTextContent("Report (PDF), Deutsch");
  expect(link).toHaveAttribute("href", "/api/v1/runs/r1/report?language=de");
});

test("the technical annex is off until it is selected", async () => {
  show({});
  await userEvent.click(screen.getByRole("button", { name: "More report formats" }));
  const annex = await screen.findByRole("menuitemcheckbox", { name: /Technical annex/, hidden: true });
  expect(annex).not.toBeChecked();
  await userEvent.click(annex);
  const [link] = screen.getAllByRole("link", { hidden: true });
  expect(link).toHaveAttribute("href", "/api/v1/runs/r1/report?technical_annex=true");
});

test("the report of an older version says so", async () => {
  const { onRun } = show({ version: 3 });
  expect(screen.getByRole("link", { name: "Report (PDF), v1" })).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Run" }));
  expect(onRun).toHaveBeenCalledOnce();
});

test("a run shows its progress and can be canceled", async () => {
  const { onCancel } = show({ progress: running });
  expect(screen.getByRole("status")).toHaveTextContent("Simulating, 40%");
  await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
  expect(onCancel).toHaveBeenCalledOnce();
});

test("a failed run shows the reason", () => {
  show({ progress: { ...running, state: "failed", message: "The calculation took too long." } });
  expect(screen.getByRole("alert")).toHaveTextContent("Run failed: The calculation took too long.");
});
