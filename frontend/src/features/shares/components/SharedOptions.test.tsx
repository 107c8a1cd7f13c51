import { MantineProvider } from "@mantine/core";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Shared } from "@/api/types";
import { sharedResult } from "@/test/server";
import { SharedOptions } from "./SharedOptions";

type Options = NonNullable<Shared["options"]>;

const options = sharedResult.options as Options;
const [first] = options.items as [Options["items"][number]];
const free = { ...first, price: 0, price_per_month: 0, price_per_desktop: 0 };

test("only an installed array is already owned", () => {
  const items = [free, { ...free, model_name: "Vendor C 300", is_installed: true }];
  render(
    <MantineProvider>
      <SharedOptions options={{ ...options, items }} />
    </MantineProvider>,
  );
  const [entered, installed] = screen.getAllByRole("listitem");
  expect(entered).toHaveTextContent("0 USD");
  expect(entered).not.toHaveTextContent("Already owned");
  expect(installed).toHaveTextContent("Already owned");
});
