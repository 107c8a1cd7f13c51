import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { App } from "@/app/App";

test("the page names the product", () => {
  render(<App />);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Stormsizer");
});
