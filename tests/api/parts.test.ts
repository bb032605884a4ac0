import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { closeOff, findOffPaths, partNames } from "../../core/content/parts/parts.ts";
import { CHILDREN_VERSION_PATH } from "../../core/content/site/offline.ts";
import { pagePaths } from "../../core/content/site/public-pages.ts";
import { loadSample } from "../../core/sample/load-sample.ts";
import { restoreBackup } from "../../core/server/backup/restore-backup.ts";
import { writeBackupFile } from "../../core/server/backup/write-backup.ts";
import { createPartsStore } from "../../core/server/parts/parts-store.ts";
import { contentTypes, createEntry, filePath, toForm } from "./entries.ts";
import { startApi } from "./start-api.ts";

const api = await startApi({ withSite: true });
const { server, token } = api;
await loadSample(server.sample, server.files, {
  builtFolder: path.resolve(import.meta.dirname, "../../build/sample"),
  siteUrl: "https://school.example",
});

const SEEN = { timeout: 10_000, interval: 50 };

const save = (off: Iterable<string>, headers = {}) =>
  api.put("/parts", { token, headers, json: { off: [...off] } });
const switchOff = async (...names: string[]) => {
  const answer = await save(closeOff(names));
  expect(answer.status).toBe(200);
  return answer;
};
const read = async (address: string) => (await api.look(address)).text;
const statusOf = async (address: string) => (await api.look(address)).status;
const isOff = async (name: string) =>
  (await api.get("/parts")).body.parts.find((part: { name: string }) => part.name === name).isOn === false;
const history = async () => (await api.get("/revisions/parts/parts", { token })).body;

afterEach(() => save([]));

/** The addresses on this site that a page links to, without language, query and fragment. */
const linksIn = (html: string) =>
  new Set(
    [...html.matchAll(/\shref="(\/[^"#?]*)/g)].map(([, href = ""]) =>
      href.replace(/^\/hi(?=\/|$)/, "").toLowerCase(),
    ),
  );

const isBelow = (paths: ReadonlySet<string>, href: string) =>
  [...paths].some((each) =>
    each.includes(":")
      ? href.startsWith(each.slice(0, each.indexOf(":")))
      : href === each || href.startsWith(`${each}/`),
  );

describe("saving", () => {
  it("everything is on at first", async () => {
    const { body, headers } = await api.get("/parts", { token });
    expect(body.parts.map(({ name }: { name: string }) => name)).toEqual(partNames);
    expect(body.parts.every((part: { isOn: boolean }) => part.isOn)).toBe(true);
    expect(headers.get("etag")).toMatch(/^"/);
  });

  it("has a version, a line in the audit log and an undo", async () => {
    const before = (await history()).length;
    const { headers } = await switchOff("calendar");
    expect(await statusOf("/calendar")).toBe(404);
    expect(await history()).toHaveLength(Math.max(before + 1, 2));
    expect((await history())[0].value).toEqual({ off: ["calendar"] });
    const { body } = await api.get("/audit?limit=1", { token });
    expect(body).toMatchObject([{ type: "parts", action: "update", fields: ["off"] }]);
    const undone = await api.post(`/revisions/${headers.get("x-revision")}/restore`, { token });
    expect(undone.status).toBe(200);
    expect(await statusOf("/calendar")).toBe(200);
    expect(await isOff("calendar")).toBe(false);
  });

  it("is refused over a version that somebody else has saved", async () => {
    const { headers } = await api.get("/parts", { token });
    const seen = { "if-match": String(headers.get("etag")) };
    expect((await save(["fees"], seen)).status).toBe(200);
    expect(await save(["posts"], seen)).toMatchObject({ status: 409, body: { id: "stale_edit" } });
    expect(await isOff("posts")).toBe(false);
  });

  it("is refused with a name that is no part", async () => {
    expect((await save(["home"])).status).toBe(400);
  });
});

describe.each(partNames)("%s switched off", (name) => {
  it("answers 404 on every page and route, is linked nowhere, and comes back", async () => {
    const off = closeOff([name]);
    const paths = findOffPaths(off);
    const own = pagePaths.filter((each) => paths.has(each));
    const shown = pagePaths.filter((each) => !paths.has(each));
    const before = await Promise.all(own.map(statusOf));
    await switchOff(name);
    for (const page of own) {
      expect([page, await statusOf(page)]).toEqual([page, 404]);
      expect([page, await statusOf(`/hi${page}`)]).toEqual([page, 404]);
    }
    for (const page of [...shown, "/hi", "/offline", "/sitemap.xml"]) {
      const { status, text } = await api.look(page);
      expect([page, status]).toEqual([page, 200]);
      const links =
        page === "/sitemap.xml"
          ? new Set(
              [...text.matchAll(/<loc>[^<]*?\/\/[^/<]+([^<]*)/g)].map(([, link = ""]) =>
                link.replace(/^\/hi(?=\/|$)/, ""),
              ),
            )
          : linksIn(text);
      expect([page, [...links].filter((href) => isBelow(paths, href))]).toEqual([page, []]);
    }
    const routes = server.routes.filter(({ part }) => part !== undefined && off.has(part));
    for (const { method, path: address } of routes) {
      const { status } = await api.call(method, address.replace(/:\w+(\([^)]*\))?/g, "x"), { token });
      expect([method, address, status]).toEqual([method, address, 404]);
    }
    await save([]);
    expect(await Promise.all(own.map(statusOf))).toEqual(before);
  });
});

it("an off part answers in words, before the login is asked for", async () => {
  await switchOff("calendar");
  const { body } = await api.get("/events/all");
  expect(body).toMatchObject({
    id: "part_off",
    message: "The school has switched this part of the site off for now",
  });
  expect((await api.get("/pages/get/calendar")).body.id).toBe("part_off");
});

it("feeds, calendars and search have nothing of a part that is off", async () => {
  expect(await statusOf("/notices/feed.xml")).toBe(200);
  expect(await read("/search?q=library")).toContain("/facilities");
  await switchOff("notices", "facilities");
  expect(await statusOf("/notices/feed.xml")).toBe(404);
  expect(await read("/search?q=library")).not.toContain("/facilities");
});

it("the panel's lists leave out pages, trash and versions of a part that is off", async () => {
  const { facilities } = contentTypes;
  const { _id } = await createEntry(api, facilities);
  await api.remove(facilities.remove(_id), { token });
  const trashed = async () =>
    (await api.get("/trash", { token })).body.some(({ entryId }: { entryId: string }) => entryId === _id);
  const isListed = async () =>
    (await api.get("/pages/all", { token })).body.some(
      (page: { name: string }) => page.name === "facilities",
    );
  expect([await trashed(), await isListed()]).toEqual([true, true]);
  await switchOff("facilities");
  expect([await trashed(), await isListed()]).toEqual([false, false]);
  expect((await api.get(`/revisions/facilities/${_id}`, { token })).body.id).toBe("part_off");
  await save([]);
  expect([await trashed(), await isListed()]).toEqual([true, true]);
});

it("files of a part that is off are not public, and nothing is deleted", async () => {
  const { galleries } = contentTypes;
  const { images } = await createEntry(api, galleries);
  const image = `/api/v1${filePath(String(images[0]))}`;
  expect(await statusOf(image)).toBe(200);
  await switchOff("galleries");
  expect(await statusOf(image)).toBe(404);
  await save([]);
  expect(await statusOf(image)).toBe(200);
});

it("an edit and a visitor's message are refused clearly, and go through after the part is on again", async () => {
  const { notices } = contentTypes;
  const { _id } = await createEntry(api, notices);
  await switchOff("notices", "enquiries");
  const edit = () => api.put(notices.update(_id), { token, form: toForm({ title: "Changed" }) });
  expect((await edit()).body.id).toBe("part_off");
  const form = new URLSearchParams({ name: "Asha", phoneNumber: "9876543210", message: "Typed with care" });
  const post = () => fetch(`${api.url}/contact`, { method: "POST", body: form, redirect: "manual" });
  const refused = await post();
  expect(refused.status).toBe(404);
  const html = await refused.text();
  expect(html).toContain("Typed with care");
  expect(html).toContain("The school has switched this part of the site off for now");
  await save([]);
  expect((await edit()).status).toBe(200);
  expect((await post()).status).toBe(303);
});

it("phones learn that children are gone from the pages", async () => {
  const before = await read(CHILDREN_VERSION_PATH);
  await switchOff("students", "people");
  const { status, text } = await api.look(CHILDREN_VERSION_PATH);
  expect(status).toBe(200);
  expect(text).not.toBe(before);
});

it("a change of another process is followed", async () => {
  expect(await statusOf("/fees")).toBe(200);
  const elsewhere = createPartsStore(server.database.db, () => {});
  await elsewhere.set(new Set(["fees"]));
  await expect.poll(() => statusOf("/fees"), SEEN).toBe(404);
});

it("a restored backup has the parts that were on in it", async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), "gurukul-parts-"));
  const file = path.join(folder, "backup");
  await switchOff("fees");
  await writeBackupFile(server, file);
  await switchOff("posts");
  await restoreBackup(file, server, { mayOverwrite: true });
  await expect.poll(async () => [await statusOf("/fees"), await statusOf("/blog")], SEEN).toEqual([404, 200]);
  await rm(folder, { recursive: true });
});
