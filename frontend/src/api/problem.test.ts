import { expect, test } from "vitest";
import { asProblem, problemOf } from "@/api/problem";

test("a problem document keeps the fields it names", async () => {
  const document = {
    title: "The input is not valid",
    status: 422,
    errors: [{ path: "goals.login_good_s", given: "-1", allowed: "more than 0", message: "too small" }],
  };
  const problem = await problemOf(new Response(JSON.stringify(document), { status: 422 }));
  expect(problem).toMatchObject({
    status: 422,
    message: "The input is not valid",
    problems: document.errors,
  });
});

test("a response that is not a problem document still reports what happened", async () => {
  const problem = await problemOf(
    new Response("<h1>Bad gateway</h1>", { status: 502, statusText: "Bad Gateway" }),
  );
  expect(problem.message).toBe("The service responded with 502 Bad Gateway");
});

test("a missing response says what to do", () => {
  expect(asProblem(new TypeError("Failed to fetch"))).toMatchObject({
    status: 0,
    message: "The service is unreachable",
  });
});
