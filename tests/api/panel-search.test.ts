import { expect, it } from "vitest";
import { type AnyEntry, contentTypes, createEntry } from "./entries.ts";
import { startApi } from "./start-api.ts";

const api = await startApi();
const call = { token: api.token };
const { contacts, notices, students } = contentTypes;

const NAMES = ["Asha Verma", "Rohan Varma", "मीरा वर्मा", "Laxmi Joshi", "सुनीता चौहान", "Imran Khan"];
for (const [index, name] of NAMES.entries()) {
  await createEntry(api, students, { name, rollNumber: String(8141 + index), guardianName: "Guardian" });
}

const search = async (list: string, q: string, as: { token?: string } = call) => {
  const { body, headers } = await api.get(`${list}?${new URLSearchParams({ q, limit: "24" })}`, as);
  return { entries: body as AnyEntry[], total: Number(headers.get("x-total-count")) };
};
const names = async (q: string, as?: { token?: string }) =>
  (await search(students.list, q, as)).entries.map(({ name }) => name);

it("finds students by the sound of their names, those with the typed spelling first", async () => {
  const found = await names("verma");
  expect(found[0]).toBe("Asha Verma");
  expect(found.toSorted()).toEqual(["Asha Verma", "Rohan Varma", "मीरा वर्मा"].toSorted());
  expect((await names("वर्मा"))[0]).toBe("मीरा वर्मा");
  expect(await names("lakshmi")).toEqual(["Laxmi Joshi"]);
  expect(await names("लक्ष्मी जोशी")).toEqual(["Laxmi Joshi"]);
  expect(await names("sunita chauhan")).toEqual(["सुनीता चौहान"]);
  expect(await names("verma 8142")).toEqual(["Rohan Varma"]);
  for (const q of ["vermin", "qwerty", "ख़टबट", "😀", '"', "@=xyz"])
    expect([q, await names(q)]).toEqual([q, []]);
});

it("visitors' lists find only the typed text", async () => {
  expect(await names("verma", {})).toEqual(["Asha Verma"]);
  expect(await names("lakshmi", {})).toEqual([]);
});

it("the total, the pages and actions on all that match mean the same entries", async () => {
  const { entries, total } = await search(students.list, "varma");
  expect([entries.length, total]).toEqual([3, 3]);
  const { body: second } = await api.get(`${students.list}?q=varma&limit=2&offset=2`, call);
  expect(second).toHaveLength(1);
  const bulk = { action: "change", values: { section: "C" }, match: { q: "varma" } };
  expect((await api.post(students.bulk, { ...call, json: { ...bulk, count: 1 } })).status).toBe(409);
  expect((await api.post(students.bulk, { ...call, json: { ...bulk, count: 3 } })).body.changed).toBe(3);
  const { body } = await api.get("/consents?q=varma", call);
  expect(body).toHaveLength(3);
});

it("a list with enough matches is not widened, and a chosen order stays", async () => {
  const { entries } = await search(`${students.list}`, "guardian");
  expect(entries).toHaveLength(NAMES.length);
  const { body } = await api.get(`${students.list}?q=varma&sort=name`, call);
  expect(body.map(({ name }: AnyEntry) => name)).toEqual(["Asha Verma", "Rohan Varma", "मीरा वर्मा"]);
});

it("finds other words for the same, and follows edits and deletions", async () => {
  const notice = await createEntry(api, notices, {
    title: "दीपावली अवकाश",
    description: "विद्यालय बंद",
    titleHi: "",
    descriptionHi: "",
  });
  await createEntry(api, contacts, { message: "When does admission begin?" });
  const titles = async (q: string) => (await search(notices.list, q)).entries.map(({ title }) => title);
  for (const q of ["diwali", "chhutti", "holidays", "दीवाली की छुट्टियाँ"]) {
    expect([q, await titles(q)]).toEqual([q, ["दीपावली अवकाश"]]);
  }
  expect((await search(contacts.list, "प्रवेश")).total).toBe(1);
  await api.put(notices.update(notice._id), {
    ...call,
    form: [
      ["title", "होली"],
      ["description", "रंग"],
    ],
  });
  expect([await titles("diwali"), await titles("holi")]).toEqual([[], ["होली"]]);
  await api.remove(notices.remove(notice._id), call);
  expect(await titles("holi")).toEqual([]);
});
