import { MantineProvider } from "@mantine/core";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { valueAt, withValueAt } from "@/lib/data/path";
import { acme, scenarioSchema } from "@/test/fixtures";
import { ScenarioForm } from "../fields/formContext";
import { OtherWorkloads } from "./OtherWorkloads";

function Fields({ startsOpen, given = acme }: { startsOpen?: boolean; given?: typeof acme }) {
  const [scenario, setScenario] = useState(given);
  return (
    <MantineProvider>
      <ScenarioForm
        scenario={scenario}
        schema={scenarioSchema}
        problems={[]}
        edit={(path, value) => setScenario(withValueAt(scenario, path, value))}
      >
        <OtherWorkloads at="array" startsOpen={startsOpen} />
        <output>{JSON.stringify(valueAt(scenario, "array.other_workloads"))}</output>
      </ScenarioForm>
    </MantineProvider>
  );
}

test("load and data of other systems are entered in a folded group", async () => {
  render(<Fields />);
  const group = screen.getByRole("button", { name: /Other workloads on this array/ });
  expect(screen.queryByRole("textbox")).toBeNull();
  await userEvent.click(group);
  await userEvent.clear(screen.getByLabelText("Reads"));
  await userEvent.type(screen.getByLabelText("Reads"), "500");
  await userEvent.clear(screen.getByLabelText("Used space"));
  await userEvent.type(screen.getByLabelText("Used space"), "2000");
  await userEvent.tab();
  const stored = JSON.parse(screen.getByRole("status").textContent ?? "") as Record<string, number>;
  expect(stored).toMatchObject({ reads_iops: 500, used_gib: 2000 });
});

test("the statement that nothing else runs on the array replaces the figures", async () => {
  const other_workloads = { ...acme.array.other_workloads, reads_iops: 500, unmeasured: ["FILESERVER"] };
  render(<Fields startsOpen given={{ ...acme, array: { ...acme.array, other_workloads } }} />);
  const stated = screen.getByRole("checkbox", { name: "Nothing else runs on it" });
  await userEvent.click(stated);
  expect(JSON.parse(screen.getByRole("status").textContent ?? "")).toMatchObject({
    reads_iops: 0,
    unmeasured: [],
    nothing_else: true,
  });
  expect(screen.queryByLabelText("Reads")).toBeNull();
  expect(screen.queryByText(/FILESERVER/)).toBeNull();
  await userEvent.click(stated);
  expect(screen.getByRole("status")).toHaveTextContent('"nothing_else":false');
  expect(screen.getByLabelText("Reads")).toBeVisible();
});

test("the group starts open for an existing array", () => {
  render(<Fields startsOpen />);
  expect(screen.getByLabelText("Writes")).toBeVisible();
  expect(screen.getByLabelText("I/O size")).toBeVisible();
});

test("systems without load are named until their load is included", async () => {
  const other_workloads = {
    ...acme.array.other_workloads,
    unmeasured: ["FILESERVER", "SQL-A"],
    n_unmeasured: 2,
  };
  render(<Fields startsOpen given={{ ...acme, array: { ...acme.array, other_workloads } }} />);
  expect(screen.getByText(/Without the load of FILESERVER, SQL-A/)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Load is included" }));
  expect(screen.queryByText(/FILESERVER/)).toBeNull();
  expect(screen.getByRole("status")).toHaveTextContent('"n_unmeasured":0');
});
