import { beforeEach, expect, it, vi } from "vitest";
import { CHILDREN_VERSION_PATH, SHOWS_CHILDREN_HEADER } from "../../content/site/offline.ts";
import { dropOutdatedChildren } from "./drop-children.ts";
import { stubCaches } from "./fake-caches.ts";
import { CACHES } from "./what-to-keep.ts";

const PHOTO = "/api/v1/uploads/a1.webp";
let storage: CacheStorage;
let answer: Response;

beforeEach(() => {
  storage = stubCaches();
  vi.stubGlobal("fetch", async () => answer);
});

async function save(kind: keyof typeof CACHES, path: string, headers: Record<string, string> = {}) {
  await (await storage.open(CACHES[kind])).put(path, new Response(path, { headers }));
}

async function saveAll(version?: string): Promise<void> {
  await save("pages", "/", { [SHOWS_CHILDREN_HEADER]: "yes" });
  await save("pages", "/fees");
  await save("pictures", PHOTO);
  await save("pdfs", "/api/v1/uploads/b2.pdf");
  if (version === undefined) return;
  const versions = await storage.open(CACHES.children);
  await versions.put(CHILDREN_VERSION_PATH, new Response(version));
}

async function listSaved(): Promise<string[]> {
  const kinds = [CACHES.pages, CACHES.pictures, CACHES.pdfs];
  const keys = await Promise.all(kinds.map(async (kind) => (await storage.open(kind)).keys()));
  return keys.flat().map(({ url }) => new URL(url).pathname);
}

const visit = (response: Response) => {
  answer = response;
  return dropOutdatedChildren(new URL("http://school/about"));
};

const EVERYTHING = ["/", "/fees", PHOTO, "/api/v1/uploads/b2.pdf"];

it("keeps all copies while the version is unchanged", async () => {
  await saveAll("one");
  await visit(new Response("one"));
  expect(await listSaved()).toEqual(EVERYTHING);
});

it("drops pages with students and all pictures once when the version changes", async () => {
  await saveAll("one");
  await visit(new Response("two"));
  expect(await listSaved()).toEqual(["/fees", "/api/v1/uploads/b2.pdf"]);
  await saveAll();
  await visit(new Response("two"));
  expect((await listSaved()).toSorted()).toEqual(EVERYTHING.toSorted());
});

it("drops all pages of an older worker, because they do not say whether they show students", async () => {
  await saveAll();
  await visit(new Response("one"));
  expect(await listSaved()).toEqual(["/api/v1/uploads/b2.pdf"]);
});

it("keeps all copies if the server does not answer", async () => {
  await saveAll("one");
  await visit(new Response("busy", { status: 503 }));
  expect(await listSaved()).toEqual(EVERYTHING);
});

it("drops the copies at the next visit if it was interrupted", async () => {
  await saveAll("one");
  vi.spyOn(storage, "delete").mockRejectedValueOnce(new Error("stopped"));
  await expect(visit(new Response("two"))).rejects.toThrow("stopped");
  await visit(new Response("two"));
  expect(await listSaved()).toEqual(["/fees", "/api/v1/uploads/b2.pdf"]);
});
