import { expect, it, vi } from "vitest";
import { buildPdf } from "../files.ts";
import { completeForm, contentTypes, toForm } from "./entries.ts";
import { type Api, startApi } from "./start-api.ts";

const { facilities, notices } = contentTypes;
const crashing = await startApi({ breaks: true, hasOwnUploadProcess: true });
const killed = await startApi({ breaks: true, hasOwnUploadProcess: true });

const waiting = await startApi({ hasOwnUploadProcess: true });

/** Sends a picture and signals the process that is started for it before that has done anything. */
async function uploadWhile(api: Api, signal: NodeJS.Signals) {
  const writeLine = vi.spyOn(api.logLines, "push").mockImplementation((line) => {
    const { pid, msg } = JSON.parse(line);
    if (msg === "upload process started") process.kill(pid, signal);
    return 0;
  });
  const answer = await upload(api);
  writeLine.mockRestore();
  return answer;
}

const upload = (api: Api) =>
  api.post(facilities.create, { token: api.token, form: completeForm(facilities) });

it("a picture that crashes the decoder is refused with a message, and the next one is accepted", async () => {
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

it("while a PDF is checked the server answers other requests", async () => {
  const { promise: started, resolve } = Promise.withResolvers<number>();
  const log = vi.spyOn(waiting.logLines, "push").mockImplementation((line) => {
    const { pid, msg } = JSON.parse(line);
    if (msg === "upload process started") {
      process.kill(pid, "SIGSTOP");
      resolve(pid);
    }
    return 0;
  });
  const form = [...toForm(notices.fields), ["pdfOrImage", buildPdf()]] as const;
  let isAnswered = false;
  const uploading = waiting.post(notices.create, { token: waiting.token, form }).finally(() => {
    isAnswered = true;
  });
  const pid = await started;
  log.mockRestore();
  expect((await waiting.call("GET", "/healthz")).status).toBe(200);
  expect((await waiting.get(notices.list)).body).toEqual([]);
  expect(isAnswered).toBe(false);
  process.kill(pid, "SIGCONT");
  expect((await uploading).status).toBe(201);
});
