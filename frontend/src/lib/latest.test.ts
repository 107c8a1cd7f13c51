import { expect, test, vi } from "vitest";
import { latestOnly } from "@/lib/latest";

function setUp() {
  const asked: { question: string; answer: (text: string) => void; fail: (error: Error) => void }[] = [];
  const answered = vi.fn();
  const failed = vi.fn();
  const latest = latestOnly<string, string>({
    fetch: (question) =>
      new Promise((answer, fail) => {
        asked.push({ question, answer, fail });
      }),
    answered,
    failed,
  });
  return { latest, asked, answered, failed };
}

const settled = () => new Promise((done) => setTimeout(done));

test("while one question is being answered, only the newest of the others is kept", async () => {
  const { latest, asked, answered } = setUp();
  for (const question of ["06:45", "06:30", "06:15", "06:00"]) latest.ask(question);
  expect(asked.map((each) => each.question)).toEqual(["06:45"]);
  asked[0]?.answer("21 min");
  await settled();
  expect(asked.map((each) => each.question)).toEqual(["06:45", "06:00"]);
  asked[1]?.answer("51 min");
  await settled();
  expect(answered.mock.calls).toEqual([
    ["06:45", "21 min"],
    ["06:00", "51 min"],
  ]);
});

test("a failure does not stop the next question", async () => {
  const { latest, asked, answered, failed } = setUp();
  latest.ask("bad");
  asked[0]?.fail(new Error("refused"));
  await settled();
  latest.ask("good");
  asked[1]?.answer("yes");
  await settled();
  expect(failed).toHaveBeenCalledTimes(1);
  expect(answered).toHaveBeenCalledWith("good", "yes");
});

test("after leaving nothing is reported", async () => {
  const { latest, asked, answered } = setUp();
  latest.ask("a");
  latest.stop();
  asked[0]?.answer("late");
  await settled();
  expect(answered).not.toHaveBeenCalled();
});
