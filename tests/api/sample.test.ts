import { expect, it, vi } from "vitest";
import { resources } from "../../content/resources/index.ts";
import { contentTypes, createEntry, JPEG } from "./entries.ts";
import { startApi } from "./start-api.ts";

const api = await startApi({ breaks: true });
const other = await startApi({ breaks: true });
const { facilities, notices } = contentTypes;
const pictures = ["a", "b", "c"].map((letter) => `${letter.repeat(32)}-40x30.jpg`);
for (const name of pictures) await api.server.files.write(name, JPEG);
const announcement = { content: "Welcome", link: "https://school.example" };
const rows = pictures.map((image, index) => ({
  resource: resources.facilities,
  values: { name: `Sample ${index}`, image },
}));
const isLoaded = await api.server.sample.load({ rows, announcement });

const call = { token: api.token };
const names = async () => (await api.get(facilities.list)).body.map(({ name }: { name: string }) => name);

it("the sample is loaded once, into an empty database only", async () => {
  expect(isLoaded).toBe(true);
  expect(await names()).toEqual(["Sample 2", "Sample 1", "Sample 0"]);
  expect(await api.server.sample.load({ rows, announcement })).toBe(false);
  expect((await api.get("/sample", call)).body).toEqual({ entries: 3 });
});

it("what the school edits or adds is no sample, and stays with its files when the sample goes", async () => {
  const [newest] = (await api.get(facilities.list)).body;
  await api.put(facilities.update(newest._id), { ...call, form: [["name", "Our library"]] });
  await createEntry(api, notices);
  expect((await api.get("/sample", call)).body).toEqual({ entries: 2 });

  const answer = await api.remove("/sample", call);
  expect([answer.status, answer.body]).toEqual([
    200,
    { success: true, message: "2 sample entries were removed. What the school added or changed has stayed." },
  ]);
  expect(await names()).toEqual(["Our library"]);
  expect((await api.get(notices.list)).body).toHaveLength(1);
  expect((await api.get("/texts/get")).body).toEqual({ text: null });
  expect((await api.get(`/uploads/${newest.image}`)).status).toBe(200);
  expect((await api.remove("/sample", call)).body.message).toBe("There was no sample content left.");
});

it("the entries are gone even when their files cannot be removed", async () => {
  const [image = ""] = pictures;
  await other.server.files.write(image, JPEG);
  await other.server.sample.load({ rows: rows.slice(0, 1), announcement });
  vi.spyOn(other.server.files, "remove").mockRejectedValueOnce(new Error("EIO: i/o error"));
  expect((await other.remove("/sample", { token: other.token })).status).toBe(200);
  expect((await other.get(facilities.list)).body).toEqual([]);
  await other.server.files.remove([image]);
});
