import { beforeEach, describe, expect, it } from "vitest";
import { CHILDREN_VERSION_PATH } from "../../../../core/content/site/offline.ts";
import { type AnyEntry, contentTypes, filePath, toForm } from "../../../../tests/api/entries.ts";
import { startApi } from "../../../../tests/api/start-api.ts";
import { EVERYWHERE, openMarkedPictures, type Places, TODAY } from "./marked-pictures.ts";

const api = await startApi({ withSite: true });
const call = { token: api.token };
const { galleries, students } = contentTypes;
const { record, setRule, trash, restore, createPlaces, findShown } = openMarkedPictures(api);
/** A consent of this day is over after a year. */
const LONG_AGO = "2020-01-01";

const change = (id: string, values: Record<string, string>) =>
  api.put(students.update(id), { ...call, form: toForm(values) });
const undo = async (batch: string) => {
  expect((await api.post(`/revisions/batches/${batch}/undo`, call)).status).toBe(200);
};

const isInOffice = async ({ album, picture }: Places): Promise<boolean> =>
  (await api.get(galleries.list, call)).body
    .find(({ _id }: AnyEntry) => _id === album)
    .images.includes(picture);

type Fate = "shown" | "hidden" | "removed";

const ways: [way: string, fate: Fate, change: (places: Places) => Promise<unknown>][] = [
  ["no answer, and the school requires none", "shown", async () => {}],
  ["no answer, and the school requires one", "hidden", () => setRule("hidden")],
  [
    "a yes of both, and the school requires one",
    "shown",
    async ({ child, friend }) => {
      await setRule("hidden");
      await record([child, friend], "given");
    },
  ],
  [
    "a yes of one, and the school requires one",
    "hidden",
    async ({ child }) => {
      await setRule("hidden");
      await record([child], "given");
    },
  ],
  ["a refusal", "hidden", ({ child }) => record([child], "refused")],
  [
    "a refusal of one and a yes of the other",
    "hidden",
    async ({ child, friend }) => {
      await record([child], "refused");
      await record([friend], "given");
    },
  ],
  [
    "a new yes after a refusal",
    "shown",
    async ({ child }) => {
      await record([child], "refused");
      await record([child], "given");
    },
  ],
  ["a refusal of another purpose", "shown", ({ child }) => record([child], "refused", TODAY, "photo")],
  ["a yes that has ended", "hidden", ({ child }) => record([child], "given", LONG_AGO)],
  ["a record in the trash", "hidden", ({ child }) => trash(child)],
  ["a record that is back from the trash", "shown", async ({ child }) => restore(await trash(child))],
  ["a child who has left without an answer", "hidden", ({ child }) => change(child, { leftOn: TODAY })],
  [
    "a child who has left with a yes",
    "shown",
    async ({ child }) => {
      await record([child], "given");
      await change(child, { leftOn: TODAY });
    },
  ],
  [
    "a child who has left with a yes that has ended",
    "hidden",
    async ({ child }) => {
      await record([child], "given", LONG_AGO);
      await change(child, { leftOn: TODAY });
    },
  ],
  [
    "a child who has left with a refusal",
    "hidden",
    async ({ child }) => {
      await record([child], "refused");
      await change(child, { leftOn: TODAY });
    },
  ],
  [
    "a child who is back at school",
    "shown",
    async ({ child }) => {
      await change(child, { leftOn: TODAY });
      await change(child, { leftOn: "" });
    },
  ],
  [
    "records that are deleted together",
    "hidden",
    ({ child, friend }) =>
      api.post(students.bulk, { ...call, json: { action: "delete", ids: [child, friend] } }),
  ],
  [
    "a deletion that is undone",
    "shown",
    async ({ child, friend }) => {
      const json = { action: "delete", ids: [child, friend] };
      await undo((await api.post(students.bulk, { ...call, json })).body.batch);
    },
  ],
  [
    "a refusal, and the mark is removed",
    "shown",
    async ({ child, picture }) => {
      await record([child], "refused");
      await api.put(`/students/${child}/pictures`, { ...call, json: { files: [] } });
      expect((await api.get(filePath(picture))).status).toBe(200);
    },
  ],
  [
    "a record in the trash whose mark is removed",
    "shown",
    async ({ child, picture }) => {
      await trash(child);
      const json = { files: [picture], students: [child], isMarked: false };
      expect((await api.post("/pictures/children", { ...call, json })).status).toBe(200);
    },
  ],
  ["a withdrawal", "removed", ({ child }) => record([child], "withdrawn")],
  [
    "a child who is deleted for good",
    "removed",
    async ({ child }) => {
      const { body } = await api.get(`/students/all`, call);
      const { rollNumber } = body.find(({ _id }: AnyEntry) => _id === child);
      await api.remove(`/students/${child}/forget`, { ...call, json: { confirm: rollNumber } });
    },
  ],
  [
    "a record that is deleted from the trash",
    "removed",
    async ({ child }) => api.remove(`/trash/${await trash(child)}`, call),
  ],
];

beforeEach(() => setRule("shown"));

describe("a picture of two children", () => {
  it.each(ways)("after %s is %s", async (_way, fate, changeIt) => {
    const places = await createPlaces();
    expect((await findShown(places)).sort()).toEqual(EVERYWHERE(places).sort());
    const before = (await api.look(CHILDREN_VERSION_PATH)).text;
    await changeIt(places);
    expect((await findShown(places)).sort()).toEqual(fate === "shown" ? EVERYWHERE(places).sort() : []);
    expect(await isInOffice(places)).toBe(fate !== "removed");
    const after = (await api.look(CHILDREN_VERSION_PATH)).text;
    if (fate !== "shown") expect(after, "phones drop their copies").not.toBe(before);
    const { body: hidden } = await api.get("/pictures/hidden", call);
    expect(hidden.files.includes(places.picture)).toBe(fate === "hidden");
  });
});
