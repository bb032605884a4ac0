import { expect, it, vi } from "vitest";
import { resources } from "../../features/types.ts";
import { contentTypes, createEntry, JPEG } from "./entries.ts";
import { savePage, text } from "./save-page.ts";
import { startApi } from "./start-api.ts";

const api = await startApi({ breaks: true });
const other = await startApi({ breaks: true });
const { facilities, notices } = contentTypes;
const pictures = ["a", "b", "c"].map((letter) => `${letter.repeat(32)}-40x30.jpg`);
for (const name of pictures) await api.server.files.write(name, JPEG);
const documents = [
  {
    name: "announcement" as const,
    document: { content: "Welcome", contentHi: null, link: "https://school.example" },
  },
];
const rows = pictures.map((image, index) => ({
  resource: resources.facilities,
  values: { name: `Sample ${index}`, image },
}));
const [portrait, sky] = ["d", "e"].map((letter) => `${letter.repeat(32)}-40x30.jpg`);
const shownIn = (file = "") => ({ file, alt: text("The school"), focus: null });
for (const name of [portrait, sky]) await api.server.files.write(String(name), JPEG);
const pages = [
  { name: "fees", document: { session: "2027-28" } },
  { name: "about", document: { vision: { picture: shownIn(sky) } } },
  {
    name: "home",
    document: { slides: [{ id: "1", heading: text("Welcome"), picture: shownIn(portrait) }] },
  },
] as const;
const isLoaded = await api.server.sample.load({ rows, documents, pages });

const call = { token: api.token };
const names = async () => (await api.get(facilities.list)).body.map(({ name }: { name: string }) => name);

it("the sample is loaded once, into an empty database only", async () => {
  expect(isLoaded).toBe(true);
  expect(await names()).toEqual(["Sample 2", "Sample 1", "Sample 0"]);
  expect((await api.get("/pages/get/fees")).body.document.session).toBe("2027-28");
  expect(await api.server.sample.load({ rows, documents, pages })).toBe(false);
  expect((await api.get("/sample", call)).body).toEqual({ entries: 6 });
});

it("edited or added entries stay with their files when the sample is removed", async () => {
  const [newest] = (await api.get(facilities.list)).body;
  await api.put(facilities.update(newest._id), { ...call, form: [["name", "Our library"]] });
  await createEntry(api, notices);
  await savePage(api, "about", { history: { text: text("Ours") } });
  expect((await api.get("/sample", call)).body).toEqual({ entries: 4 });
  const { body: summaries } = await api.get("/pages/all", call);
  const sampleOf = summaries.flatMap((page: { name: string; isSample: boolean }) =>
    page.isSample ? [page.name] : [],
  );
  expect(sampleOf).toEqual(["home", "fees"]);

  const answer = await api.remove("/sample", call);
  expect([answer.status, answer.body]).toEqual([
    200,
    {
      success: true,
      message: "4 sample entries were removed. What the school added or changed has stayed.",
      entries: 4,
    },
  ]);
  expect(await names()).toEqual(["Our library"]);
  expect((await api.get(notices.list)).body).toHaveLength(1);
  expect((await api.get("/texts/get")).body).toEqual({ text: null });
  expect((await api.get(`/uploads/${newest.image}`)).status).toBe(200);
  expect((await api.get("/pages/get/fees")).body).toMatchObject({
    document: { session: null },
    updatedAt: null,
  });
  expect((await api.get("/pages/get/home")).body.document.slides).toEqual([]);
  expect((await api.get(`/uploads/${portrait}`)).status).toBe(404);
  expect((await api.get("/pages/get/about")).body.document).toMatchObject({
    vision: { picture: shownIn(sky) },
    history: { text: text("Ours") },
  });
  expect((await api.get(`/uploads/${sky}`)).status).toBe(200);
  expect((await api.remove("/sample", call)).body.message).toBe("There was no sample content left.");
});

it("the entries are removed even if their files cannot be removed", async () => {
  const [image = ""] = pictures;
  await other.server.files.write(image, JPEG);
  await other.server.sample.load({ rows: rows.slice(0, 1), documents, pages: [] });
  vi.spyOn(other.server.files, "remove").mockRejectedValueOnce(new Error("EIO: i/o error"));
  expect((await other.remove("/sample", { token: other.token })).status).toBe(200);
  expect((await other.get(facilities.list)).body).toEqual([]);
  await other.server.retryFiles();
  expect(await other.storedFiles()).not.toContain(image);
});
