import { expect, it } from "vitest";
import { buildPdf } from "../files.ts";
import { startApi } from "./start-api.ts";

const api = await startApi({ hasOwnUploadProcess: true, withSite: true });
const READERS = 100;

const countDrawings = () =>
  api.logLines.filter((line) => /^draw/.test((JSON.parse(line) as { job?: string }).job ?? "")).length;

const form: [string, string | Buffer][] = [
  ["title", "Holidays"],
  ["description", "The school is closed on Friday."],
  ["pdfOrImage", buildPdf()],
];
const circular = await api.post("/notices/create", { token: api.token, form });
const findPath = (name: string) => (name.startsWith("/") ? name : `/notices/${circular.body._id}/${name}`);

const readAll = async (readers: readonly Promise<Response>[]) =>
  (await Promise.all(readers)).map(({ status }) => status).filter((status) => status !== 200);

it("a letter is drawn once for a hundred readers who come at the same time", async () => {
  const before = countDrawings();
  const readers = Array.from({ length: READERS }, () => fetch(api.server.url + findPath("letter.pdf")));
  expect(await readAll(readers)).toEqual([]);
  expect(countDrawings() - before).toBe(1);
});

it.each(["/share-card.jpg", "card.jpg", "letter.pdf", "page-1.jpg"])(
  "%s is not drawn again for each reader while other content changes",
  async (name) => {
    const path = findPath(name);
    const before = countDrawings();
    const readers: Promise<Response>[] = [];
    for (let count = 0; count < READERS; count += 2) {
      readers.push(fetch(api.server.url + path), fetch(api.server.url + path));
      await api.post("/texts/set", { token: api.token, json: { content: `Text ${count}` } });
    }
    expect(await readAll(readers)).toEqual([]);
    // A reader who missed the cache may ask right after the drawing is done.
    expect(countDrawings() - before).toBeLessThanOrEqual(2);
  },
);
