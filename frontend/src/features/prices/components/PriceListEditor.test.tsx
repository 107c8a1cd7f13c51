import { MantineProvider } from "@mantine/core";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, expect, test } from "vitest";
import { defaults } from "@/api/forms";
import type { PriceList } from "@/api/types";
import { fas3270 } from "@/test/fixtures";
import { at, server } from "@/test/server";
import { PriceListEditor } from "./PriceListEditor";

const prices: PriceList = {
  ...defaults.PriceList,
  id: "own",
  name: "Spring",
  dated: "2026-01-01",
  standing: "own",
  arrays: { [fas3270.id]: { controller: 40_000 } },
};

/** What was saved: the list, and whether its numbers were kept. */
const saved: { list: PriceList; keeps: string | null }[] = [];

beforeEach(() => {
  saved.length = 0;
  server.use(
    http.put(at("/price-list"), async ({ request }) => {
      const keeps = new URL(request.url).searchParams.get("keep_numbers");
      saved.push({ list: (await request.json()) as PriceList, keeps });
      return HttpResponse.json({ catalog_version: "test", prices, unpriced: [] });
    }),
  );
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={new QueryClient()}>
        <PriceListEditor
          inUse={{ catalog_version: "test", prices, unpriced: [], etag: '"spring"' }}
          arrays={[fas3270]}
          drives={[]}
          today="2026-11-28"
        />
      </QueryClientProvider>
    </MantineProvider>,
  );
});

const put = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const currency = () => screen.getByRole("textbox", { name: "Currency" });

async function typeEuro() {
  put("Currency", "eur");
  fireEvent.blur(currency());
  await screen.findByRole("dialog", { name: "Change currency from USD to EUR" });
}

async function save() {
  press("Save price list");
  await waitFor(() => expect(saved).toHaveLength(1));
}

test("another currency converts every price at a dated rate, which is saved with the list", async () => {
  await typeEuro();
  expect(screen.getByRole("button", { name: "Convert prices" })).toBeDisabled();
  put("1 USD in", "0.92");
  put("Source of the rate", "ECB");
  press("Convert prices");
  expect(await screen.findByText("converted from USD at 0.92 on 2026-11-28 (ECB)")).toBeInTheDocument();
  await save();
  expect(saved[0]?.keeps).toBe("false");
  expect(saved[0]?.list).toMatchObject({
    currency: "EUR",
    conversion: { from_currency: "USD", rate: 0.92, dated: "2026-11-28", source: "ECB" },
    arrays: { [fas3270.id]: { controller: 36_800 } },
  });
});

test("numbers stay as they are only if the user says that they are in the new currency", async () => {
  await typeEuro();
  fireEvent.click(screen.getByRole("radio", { name: "The numbers are already in EUR" }));
  press("Keep numbers");
  await save();
  expect(saved[0]?.keeps).toBe("true");
  expect(saved[0]?.list).toMatchObject({ currency: "EUR", arrays: { [fas3270.id]: { controller: 40_000 } } });
});

test("canceling leaves the currency as it was", async () => {
  await typeEuro();
  press("Cancel");
  await waitFor(() => expect(currency()).toHaveValue("USD"));
  expect(screen.getByRole("button", { name: "Save price list" })).toBeDisabled();
});

test("hosts, support and licenses are part of the list", async () => {
  put("Price per host", "9000");
  put("Support per year (share of purchase price)", "12");
  press("Add license");
  put("License", "Broker");
  put("License price", "110");
  put("Valid until", "2026-12-31");
  await save();
  expect(saved[0]?.list).toMatchObject({
    price_per_host: 9_000,
    valid_until: "2026-12-31",
    support_fraction_per_year: 0.12,
    licenses: [{ name: "Broker", price: 110, per: "desktop", is_yearly: true }],
  });
});
