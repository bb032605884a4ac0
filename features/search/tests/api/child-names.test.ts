import { expect, it } from "vitest";
import { contentTypes, createEntry } from "../../../../tests/api/entries.ts";
import { startApi } from "../../../../tests/api/start-api.ts";

const api = await startApi({ withSite: true });
const call = { token: api.token };
const { alumni, students, topStudents } = contentTypes;

/** The same name exactly, in the other script, by sound, with one and two edits, with a swap, as one word, and in part. */
const SPELLINGS = [
  ...[
    "Vaishnavi Kothekar",
    "वैष्णवी कोठेकर",
    "vaisnavi kothekar",
    "vaishnawi kotekar",
    "vaishnvai",
    "xaishnavi",
  ],
  ...[
    "vaishnavii",
    "vaihsnavi kothekra",
    "vaishnavikothekar",
    "vaish",
    "kothekar",
    "कोठेकर",
    "वैष्णवि",
    "वेष्णवी",
  ],
];

/** The page of results, without what was typed. */
async function look(q: string) {
  const answer = await fetch(`${api.url}/search?${new URLSearchParams({ q })}`);
  const html = (await answer.text()).split("<main")[1] ?? "";
  return { hasResults: html.includes("<article"), isCorrected: html.includes("Showing results for") };
}

it("a child without consent is not found, in any spelling, sound or distance, whatever type has the name", async () => {
  const student = await createEntry(api, students, { name: "Vaishnavi Kothekar", nameHi: "वैष्णवी कोठेकर" });
  const linked = { name: "Vaishnavi Kothekar", nameHi: "वैष्णवी कोठेकर", studentId: student._id };
  await createEntry(api, topStudents, linked);
  await createEntry(api, alumni, linked);
  const refusal = {
    students: [student._id],
    purposes: ["name", "topStudents"],
    state: "refused",
    how: "slip",
  };
  const on = new Date().toISOString().slice(0, 10);
  expect((await api.post("/consents", { ...call, json: { ...refusal, on } })).status).toBe(200);
  for (const q of SPELLINGS) {
    expect([q, await look(q)]).toEqual([q, { hasResults: false, isCorrected: false }]);
  }
  // The same spellings find a text that visitors may read.
  await createEntry(api, contentTypes.notices, { title: "Vaishnavi Kothekar", titleHi: "वैष्णवी कोठेकर" });
  for (const q of SPELLINGS) expect([q, (await look(q)).hasResults]).toEqual([q, true]);
});
