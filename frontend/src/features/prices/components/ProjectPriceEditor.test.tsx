import { MantineProvider } from "@mantine/core";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { expect, test } from "vitest";
import { defaults } from "@/api/forms";
import type { PriceList, ProjectPriceList } from "@/api/types";
import { fas3270 } from "@/test/fixtures";
import { at, refusal, server } from "@/test/server";
import { ProjectPriceEditor } from "./ProjectPriceEditor";

const base = {
  ...defaults.PriceList,
  id: "own",
  name: "Our prices",
  dated: "2026-01-01",
  licenses: [{ name: "Hypervisor", price: 100, per: "host", is_yearly: true }],
} as PriceList;

const other = { ...fas3270, id: "other", vendor: "Other", name: "Other 100" };

function shown(own: ProjectPriceList["own"] = null) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MantineProvider>
        <ProjectPriceEditor
          projectId="p1"
          given={{ own, prices: base, etag: '"before"' } as ProjectPriceList & { etag: string }}
          base={base}
          arrays={[fas3270, other]}
          drives={[]}
        />
      </MantineProvider>
    </QueryClientProvider>,
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

test("a change based on former prices is refused with the reason, and keeps what was typed", async () => {
  const matches: (string | null)[] = [];
  server.use(
    http.put(at("/projects/p1/price-list"), ({ request }) => {
      matches.push(request.headers.get("if-match"));
      return refusal(412, "The price list was changed meanwhile.");
    }),
  );
  shown();
  fireEvent.change(screen.getByLabelText("Price per host"), { target: { value: "9000" } });
  press("Save price list");
  expect(await screen.findByText("Another user changed the prices of this project")).toBeInTheDocument();
  expect(matches).toEqual(['"before"']);
  expect(screen.getByLabelText("Price per host")).toHaveValue("9000");
});

test("a project has licenses of its own, starting with those of the organization", async () => {
  const saved: unknown[] = [];
  server.use(
    http.put(at("/projects/p1/price-list"), async ({ request }) => {
      saved.push(await request.json());
      return HttpResponse.json({});
    }),
  );
  shown();
  expect(screen.getByRole("button", { name: "Save price list" })).toBeDisabled();
  expect(screen.getByText("Licenses of the organization: Hypervisor")).toBeInTheDocument();
  press("Set licenses for this project");
  fireEvent.change(screen.getByLabelText("License price"), { target: { value: "80" } });
  fireEvent.change(screen.getByLabelText("Valid until"), { target: { value: "2026-12-31" } });
  press("Save price list");
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]).toMatchObject({
    licenses: [{ name: "Hypervisor", price: 80 }],
    valid_until: "2026-12-31",
  });
});

test("prices of parts are folded by vendor, and a search opens those that match", () => {
  shown();
  const sections = () => [
    ...screen.getByRole("region", { name: "Prices of parts" }).querySelectorAll("details"),
  ];
  expect(sections().map(({ open }) => open)).not.toContain(true);
  fireEvent.change(screen.getByRole("searchbox", { name: "Search vendor, array or part" }), {
    target: { value: "other 100" },
  });
  expect(sections().map(({ open, textContent }) => [open, textContent?.startsWith("Other0 of")])).toEqual([
    [true, true],
  ]);
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "nothing like it" } });
  expect(screen.getByText("No prices match “nothing like it”.")).toBeInTheDocument();
});
