import { describe, expect, it } from "vitest";
import type { FormEntry } from "../../../../tests/api/api-client.ts";
import { type AnyEntry, contentTypes, createEntry, JPEG, toForm } from "../../../../tests/api/entries.ts";
import { startApi } from "../../../../tests/api/start-api.ts";
import { buildJpeg } from "../../../../tests/files.ts";
import { postPath } from "../../../posts/content/post-path.ts";

const api = await startApi({ withSite: true });
const call = { token: api.token };
const { blocks, galleries, students } = contentTypes;
const OTHER = await buildJpeg({ width: 400, height: 300 });

const FLAG = { caption: "Flag hoisting", captionHi: "ध्वजारोहण", alt: "Children salute the flag" };
const DRILL = { captionHi: "परेड" };

const asField = (captions: object): FormEntry => ["captions", JSON.stringify(captions)];

async function stage(bytes: Buffer): Promise<string> {
  const answer = await api.post("/uploads/stage?type=galleries&field=images", {
    ...call,
    form: [["file", bytes]],
  });
  expect(answer.status).toBe(201);
  return answer.body.name;
}

/** An album or a post with two pictures, both with captions. */
async function createCaptioned(type: typeof galleries = galleries, overrides: Record<string, string> = {}) {
  const [one, two] = [await stage(JPEG), await stage(OTHER)];
  const fields = { ...type.fields, ...overrides };
  const answer = await api.post(type.create, {
    ...call,
    form: [...toForm(fields), ["keep", `${one}\n${two}`], asField({ [one]: FLAG, [two]: DRILL })],
  });
  expect(answer.status).toBe(201);
  const [first, second] = answer.body.images as [string, string];
  return { entry: answer.body as AnyEntry, first, second };
}

const update = (id: string, form: readonly FormEntry[], headers: Record<string, string> = {}) =>
  api.put(galleries.update(id), { ...call, form, headers });
const versionsOf = async (id: string): Promise<AnyEntry[]> =>
  (await api.get(`/revisions/galleries/${id}`, call)).body;
const read = async (path: string) => (await (await fetch(api.url + path)).text()).split("<main")[1] ?? "";

describe("captions", () => {
  it("belong to the stored files, whatever they were called while they were uploaded", async () => {
    const { entry, first, second } = await createCaptioned();
    expect(entry.captions).toEqual({ [first]: FLAG, [second]: DRILL });
    const shown = (await api.get(galleries.list)).body.find(({ _id }: AnyEntry) => _id === entry._id);
    expect(shown.captions).toEqual(entry.captions);
  });

  it("are null in an entry without any", async () => {
    expect((await createEntry(api, galleries)).captions).toBeNull();
    const { entry, first } = await createCaptioned();
    const emptied = await update(entry._id, [asField({ [first]: { caption: "  " } })]);
    expect(emptied.body.captions).toBeNull();
  });

  it("stay with their pictures when a client without captions reorders, adds and removes", async () => {
    const { entry, first, second } = await createCaptioned();
    const reordered = await update(entry._id, [["keep", `${second}\n${first}`]]);
    expect(reordered.body.captions).toEqual(entry.captions);
    const changed = await update(entry._id, [
      ["keep", second],
      ["images", JPEG],
    ]);
    expect(changed.body.images).toHaveLength(2);
    expect(changed.body.captions).toEqual({ [second]: DRILL });
  });

  it("of a picture that is not in the entry are refused, and nothing changes", async () => {
    const { entry, first, second } = await createCaptioned();
    const refused = await update(entry._id, [["keep", second], asField({ [first]: FLAG })]);
    expect(refused.status).toBe(400);
    expect(refused.body.errors.captions).toMatch(/no longer here/);
    const [stored] = await versionsOf(entry._id);
    expect(stored?.value).toMatchObject({ images: entry.images, captions: entry.captions });
  });

  it.each([
    ["no JSON", "{", /not valid/],
    ["a list", "[]", /object/],
    ["the name of no file", JSON.stringify({ "../x.jpg": {} }), /stored picture/],
    ["another text", JSON.stringify({ [`${"a".repeat(32)}.jpg`]: { title: "x" } }), /title/],
    [
      "a long text",
      JSON.stringify({ [`${"a".repeat(32)}.jpg`]: { alt: "x".repeat(301) } }),
      /at most 300 characters/,
    ],
    ["a number", JSON.stringify({ [`${"a".repeat(32)}.jpg`]: { caption: 5 } }), /text/],
  ])("refuse %s", async (_what, captions, reason) => {
    const { _id } = await createEntry(api, galleries);
    const refused = await update(_id, [["captions", captions]]);
    expect(refused.status).toBe(400);
    expect(refused.body.errors.captions).toMatch(reason);
  });

  it("are one line", async () => {
    const { entry, first } = await createCaptioned();
    const saved = await update(entry._id, [asField({ [first]: { caption: " Flag\r\n hoisting " } })]);
    expect(saved.body.captions).toEqual({ [first]: { caption: "Flag hoisting" } });
  });

  it("return with a version, and go with a picture that it does not have", async () => {
    const { entry, first, second } = await createCaptioned();
    const other = { [first]: { caption: "Other" } };
    const changed = await update(entry._id, [["keep", first], asField(other)]);
    expect(changed.body.captions).toEqual(other);
    const [, oldest] = await versionsOf(entry._id);
    const restored = await api.post(`/revisions/${oldest?.id}/restore`, call);
    expect(restored.body.value.captions).toEqual({ [first]: FLAG, [second]: DRILL });
    const [line] = (await api.get("/audit?limit=1", call)).body;
    expect(line.fields).toEqual(["images", "captions"]);
  });

  it("return from the trash", async () => {
    const { entry } = await createCaptioned();
    const removed = await api.remove(galleries.remove(entry._id), call);
    const restored = await api.post(`/trash/${removed.headers.get("x-revision")}/restore`, call);
    expect(restored.body.value.captions).toEqual(entry.captions);
  });

  it("are removed from all versions with a picture whose consent is withdrawn", async () => {
    const { entry, first, second } = await createCaptioned();
    const student = await createEntry(api, students);
    await api.put(`/students/${student._id}/pictures`, { ...call, json: { files: [first] } });
    const statement = { purposes: ["pictures"], state: "withdrawn", how: "in person", on: "2026-11-16" };
    await api.post("/consents", { ...call, json: { students: [student._id], ...statement } });
    const versions = await versionsOf(entry._id);
    expect(versions).toHaveLength(2);
    for (const { value } of versions) expect(value.captions).toEqual({ [second]: DRILL });
  });

  it("are found with their entry, and count as texts that may lack Hindi", async () => {
    const { entry, first } = await createCaptioned(galleries, { title: "Republic Day" });
    const search = async (query: string) =>
      (await api.get(`${galleries.list}?${query}`, call)).body.map(({ _id }: AnyEntry) => _id);
    expect(await search("q=hoisting")).toContain(entry._id);
    expect(await search(`q=${encodeURIComponent("परेड")}`)).toContain(entry._id);
    // The caption has its Hindi, the alternative text has none.
    expect(await search("lacks=hi")).toContain(entry._id);
    await update(entry._id, [asField({ [first]: { caption: "Tableau", captionHi: "झाँकी" } })]);
    expect(await search("lacks=hi")).not.toContain(entry._id);
    expect(await search("q=hoisting")).not.toContain(entry._id);
    const visitors = (await api.get(`${galleries.list}?q=tableau`)).body;
    expect(visitors.map(({ _id }: AnyEntry) => _id)).toEqual([entry._id]);
  });
});

describe("public pages", () => {
  it("show captions below the pictures of an album, in the page's language or the other one", async () => {
    const { entry } = await createCaptioned();
    const english = await read(`/gallery/${entry._id}`);
    expect(english).toMatch(/<figcaption[^>]*>Flag hoisting<\/figcaption>/);
    expect(english).toMatch(/<figcaption lang="hi"[^>]*>परेड<\/figcaption>/);
    expect(english).toContain('alt="Children salute the flag"');
    expect(english).toMatch(/<img[^>]*alt="परेड"[^>]*lang="hi"/);
    const hindi = await read(`/hi/gallery/${entry._id}`);
    expect(hindi).toMatch(/<figcaption class[^>]*>ध्वजारोहण<\/figcaption>/);
    expect(hindi).toContain('alt="ध्वजारोहण"');
  });

  it("show nothing for pictures without captions, and name them as before", async () => {
    const { _id } = await createEntry(api, galleries);
    const html = await read(`/gallery/${_id}`);
    expect(html).not.toContain("<figcaption");
    expect(html).toContain('alt="Sports Day, picture 1 of 1"');
  });

  it("escape captions", async () => {
    const { entry, first } = await createCaptioned();
    const hostile = `"><script>alert(1)</script>`;
    await update(entry._id, [asField({ [first]: { caption: hostile } })]);
    const html = await read(`/gallery/${entry._id}`);
    expect(html).not.toContain("<script>alert");
    expect(html).toContain("&lt;script&gt;alert(1)");
  });

  it("show the captions of a post, and the site search finds them", async () => {
    const { entry } = await createCaptioned(blocks as typeof galleries, {
      content: "Look:\n\n![](picture:2)\n\n![A band](picture:2)",
    });
    const html = await read(postPath(entry._id));
    expect(html).toMatch(/<figcaption[^>]*>Flag hoisting<\/figcaption>/);
    expect(html).toContain('alt="Children salute the flag"');
    // The text's own words for a picture come first.
    expect(html).toContain('alt="A band"');
    expect(html).toMatch(/alt="परेड"[^>]*lang="hi"/);
    expect(html).toMatch(/<span lang="hi"[^>]*>परेड<\/span>/);
    expect(await read("/search?q=hoisting")).toContain(postPath(entry._id));
  });
});
