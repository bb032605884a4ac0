import { expect, it, vi } from "vitest";
import { ApiFailure, LoginDeclined } from "../../../../core/panel/api/api-failure.ts";
import { describeUpload, type UploadState } from "../../../../core/panel/entry-form/files/upload-state.ts";
import type { ChosenPhoto } from "./chosen-photos.ts";
import { sendPhotos } from "./send-photos.ts";

/** Photos that are prepared at once by default, and sent when the test says so. */
function start(
  names: string[],
  prepare: (name: string) => Promise<string | undefined> = async () => undefined,
) {
  const states: Record<string, UploadState> = {};
  const sent: Record<string, PromiseWithResolvers<void>> = {};
  const stopping = new AbortController();
  const photos = names.map(
    (name): ChosenPhoto => ({ id: name, path: name, open: async () => new File(["x"], name) }),
  );
  const steps = {
    async prepare(photo: ChosenPhoto) {
      const problem = await prepare(photo.path);
      return { file: await photo.open(), problem };
    },
    async send(file: File, signal: AbortSignal) {
      const sending = Promise.withResolvers<void>();
      sent[file.name] = sending;
      signal.addEventListener("abort", () => sending.reject(new DOMException("", "AbortError")));
      await sending.promise;
      return { name: `${file.name}.jpg`, size: 1, kind: "image" as const };
    },
    report({ id }: ChosenPhoto, state: UploadState) {
      states[id] = state;
    },
  };
  const done = sendPhotos(photos, steps, stopping.signal);
  const words = () =>
    Object.fromEntries(Object.entries(states).map(([id, state]) => [id, describeUpload(state)]));
  const areSent = (...wanted: string[]) => vi.waitFor(() => expect(Object.keys(sent)).toEqual(wanted));
  return { done, sent, words, areSent, stop: () => stopping.abort() };
}

it("sends two photos at a time and continues after a failure", async () => {
  const { done, sent, words, areSent } = start(["a", "b", "c"]);
  await areSent("a", "b");
  sent.a?.reject(new ApiFailure(503, { message: "The site is busy." }));
  await areSent("a", "b", "c");
  sent.b?.resolve();
  sent.c?.resolve();
  await done;
  expect(words()).toEqual({ a: "Failed: The site is busy.", b: "Done", c: "Done" });
});

it("prepares photos one by one, when they are needed", async () => {
  let atWork = 0;
  let most = 0;
  const ready: string[] = [];
  const { sent, areSent, done } = start(["a", "b", "c", "d"], async (name) => {
    most = Math.max(most, ++atWork);
    await Promise.resolve();
    atWork--;
    ready.push(name);
    return undefined;
  });
  await areSent("a", "b");
  expect(ready).toEqual(["a", "b"]);
  sent.b?.resolve();
  await areSent("a", "b", "c");
  expect(ready).toEqual(["a", "b", "c"]);
  sent.a?.resolve();
  await areSent("a", "b", "c", "d");
  sent.c?.resolve();
  sent.d?.resolve();
  await done;
  expect(most).toBe(1);
});

it("reports photos that cannot be prepared", async () => {
  const { done, words, sent } = start(["a"], async () => "Choose a JPEG, PNG or WebP image");
  await done;
  expect([words(), sent]).toEqual([{ a: "Failed: Choose a JPEG, PNG or WebP image" }, {}]);
});

it("stops everything on pause; unfinished photos wait again", async () => {
  const { done, words, areSent, sent, stop } = start(["a", "b", "c", "d"]);
  await areSent("a", "b");
  sent.a?.resolve();
  await areSent("a", "b", "c");
  stop();
  await done;
  expect(words()).toEqual({ a: "Done", b: "Waiting", c: "Waiting" });
});

it("after a refused login the user is not asked again for every photo", async () => {
  const { done, words, areSent, sent } = start(["a", "b", "c", "d"]);
  await areSent("a", "b");
  sent.a?.reject(new LoginDeclined());
  sent.b?.reject(new LoginDeclined());
  await done;
  expect(Object.keys(words())).toEqual(["a", "b"]);
});
