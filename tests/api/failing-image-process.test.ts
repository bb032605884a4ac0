import { expect, it, vi } from "vitest";
import { completeForm, contentTypes } from "./entries.ts";
import { type Api, startApi } from "./start-api.ts";

const { facilities } = contentTypes;
const crashing = await startApi({ breaks: true });
const killed = await startApi({ breaks: true });

/** Sends a picture and signals the process that is started for it before that has done anything. */
async function uploadWhile(api: Api, signal: NodeJS.Signals) {
  const writeLine = vi.spyOn(api.logLines, "push").mockImplementation((line) => {
    const { pid, msg } = JSON.parse(line);
    if (msg === "image process started") process.kill(pid, signal);
    return 0;
  });
  const answer = await upload(api);
  writeLine.mockRestore();
  return answer;
}

const upload = (api: Api) =>
  api.post(facilities.create, { token: api.token, form: completeForm(facilities) });

it("a picture that crashes the decoder is refused in words, and the next one is taken", async () => {
  const refused = await uploadWhile(crashing, "SIGSEGV");
  expect([refused.status, refused.body.errors]).toEqual([
    422,
    { image: "The image is damaged and could not be read" },
  ]);
  expect(await crashing.storedFiles()).toEqual([]);
  expect((await upload(crashing)).status).toBe(201);
});

it("an upload whose process is killed may be sent again", async () => {
  const refused = await uploadWhile(killed, "SIGKILL");
  expect([refused.status, refused.headers.get("retry-after"), refused.body.id]).toEqual([
    503,
    "5",
    "temporarily_unavailable",
  ]);
  expect((await upload(killed)).status).toBe(201);
});
