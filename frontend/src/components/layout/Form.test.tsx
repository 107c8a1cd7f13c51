import { MantineProvider, TextInput } from "@mantine/core";
import { render, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import "@/test/english";
import { ProblemError } from "@/api/problem";
import { Form } from "./Form";

const refused = new ProblemError(422, { title: "Invalid", errors: [] });

test("a refused form moves the focus to the first field with an error", async () => {
  const form = (error: unknown) => (
    <MantineProvider>
      <Form error={error} isPending={false} action="Save" onSubmit={() => undefined}>
        <TextInput label="Name" />
        <TextInput label="Year" error={error ? "is out of range" : undefined} />
      </Form>
    </MantineProvider>
  );
  const { rerender } = render(form(null));
  expect(screen.getByLabelText("Year")).not.toHaveFocus();
  rerender(form(refused));
  await waitFor(() => expect(screen.getByLabelText("Year")).toHaveFocus());
});
