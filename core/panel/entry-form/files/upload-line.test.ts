import { expect, it, vi } from "vitest";
import { pictureFiles } from "../../../content/files/upload-rules.ts";
import { ApiFailure, LoginDeclined } from "../../api/api-failure.ts";
import type { StageCall } from "../../api/entries.ts";
import { openUploadLine } from "./upload-line.ts";
import { describeUpload, type UploadState } from "./upload-state.ts";

/** An upload queue that prepares files at once and sends them when the test says so. */
function openLine(prepare = async (file: File) => ({ file })) {
  const states: Record<string, UploadState> = {};
  const sent: Record<string, PromiseWithResolvers<void> & { call: StageCall }> = {};
  const line = openUploadLine({
    prepare,
    async send(call) {
      const sending = Promise.withResolvers<void>();
      sent[call.file.name] = { ...sending, call };
      call.signal?.addEventListener("abort", () => sending.reject(new DOMException("", "AbortError")));
      await sending.promise;
      return { name: `${call.file.name}.jpg`, size: 1, kind: "image" };
    },
    report({ id }, news) {
      if (news.upload) states[id] = news.upload;
    },
  });
  const add = (...ids: string[]) => {
    for (const id of ids) line.add({ id, field: "images", file: new File(["x"], id), rule: pictureFiles });
  };
  const words = () =>
    Object.fromEntries(Object.entries(states).map(([id, state]) => [id, describeUpload(state)]));
  return { line, add, sent, words };
}

it("sends two files at a time, in order, and continues after a failure", async () => {
  const { add, sent, words } = openLine();
  add("a", "b", "c", "d");
  expect(words()).toEqual({ a: "Waiting", b: "Waiting", c: "Waiting", d: "Waiting" });
  await vi.waitFor(() => expect(Object.keys(sent)).toEqual(["a", "b"]));
  sent.a?.call.onProgress?.(0.4);
  sent.b?.call.onProgress?.(1);
  expect(words()).toMatchObject({ a: "Sending 40 %", b: "Preparing", c: "Waiting" });

  sent.a?.reject(new ApiFailure(503, { message: "The site is busy." }));
  sent.b?.resolve();
  await vi.waitFor(() => expect(Object.keys(sent)).toEqual(["a", "b", "c", "d"]));
  expect(words()).toMatchObject({ a: "Failed: The site is busy.", b: "Done" });
  sent.c?.resolve();
  add("a");
  sent.d?.resolve();
  await vi.waitFor(() => expect(words()).toMatchObject({ a: "Sending 0 %", c: "Done", d: "Done" }));
});

it("prepares files one by one before they are sent", async () => {
  let atWork = 0;
  let most = 0;
  let ready = 0;
  const { add, sent } = openLine(async (file) => {
    most = Math.max(most, ++atWork);
    await Promise.resolve();
    atWork--;
    ready++;
    return { file };
  });
  add("a", "b", "c", "d", "e");
  await vi.waitFor(() => expect(ready).toBe(5));
  expect([most, Object.keys(sent)]).toEqual([1, ["a", "b"]]);
});

it("stops sending a removed file, which can be added again", async () => {
  const { line, add, sent, words } = openLine();
  add("a", "b", "c");
  await vi.waitFor(() => expect(Object.keys(sent)).toEqual(["a", "b"]));
  line.drop("c");
  line.drop("a");
  expect(sent.a?.call.signal?.aborted).toBe(true);
  add("c");
  sent.b?.resolve();
  await vi.waitFor(() => expect(words()).toMatchObject({ b: "Done", c: "Sending 0 %" }));
  sent.c?.resolve();
  await vi.waitFor(() => expect(words()).toMatchObject({ c: "Done" }));
});

it("reports why a file cannot be sent, and asks for a login only once", async () => {
  const { add, sent, words } = openLine(async (file) => ({
    file,
    ...(file.name === "big" && { problem: "Image size exceeds 10MB" }),
  }));
  add("big", "a", "b", "c");
  await vi.waitFor(() => expect(Object.keys(sent)).toEqual(["a", "b"]));
  sent.a?.reject(new LoginDeclined());
  const ended = "Failed: Your session has ended. Log in again to go on.";
  await vi.waitFor(() =>
    expect(words()).toEqual({ big: "Failed: Image size exceeds 10MB", a: ended, b: ended, c: ended }),
  );
  expect(Object.keys(sent)).toEqual(["a", "b"]);
});

it("sends nothing after the form is closed", async () => {
  const { line, add, sent } = openLine();
  add("a", "b", "c");
  await vi.waitFor(() => expect(Object.keys(sent)).toEqual(["a", "b"]));
  line.close();
  expect([sent.a?.call.signal?.aborted, sent.b?.call.signal?.aborted]).toEqual([true, true]);
  await Promise.resolve();
  expect(Object.keys(sent)).toEqual(["a", "b"]);
});
