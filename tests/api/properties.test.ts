import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { IS_ONCE } from "../repetitions.ts";
import { allTypes, changeCall, contentTypes, createEntry, formTypes, toForm } from "./entries.ts";
import { startApi } from "./start-api.ts";

let time = Date.now();
const api = await startApi();
const visitors = await startApi({ now: () => time });
const { contacts, topStudents, students } = contentTypes;

/** `npm test` tries fewer values, `npm run test:all` more. */
const RUNS = { numRuns: IS_ONCE ? 10 : 60 };
/** Letters of every script, lone surrogates, control characters, and common edge cases. */
const anyText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.string({ unit: "grapheme", maxLength: 60 }),
  fc.constantFrom(
    "",
    " ",
    "\n",
    "\0",
    "\ud800",
    "%",
    "_",
    "\\",
    "'",
    '"',
    "--",
    "#{x}",
    "../",
    "__proto__",
    "NaN",
    "1e400",
  ),
);
/** Forms replace lone surrogates. */
const formText = anyText.map((text) => text.toWellFormed());
const anyName = fc.oneof(anyText, fc.constantFrom("name", "title", "_id", "keep", "remove", "toString"));

const entries = new Map<string, string>();
for (const type of allTypes) entries.set(type.name, (await createEntry(api, type))._id);

describe.each(allTypes)("$name", (type) => {
  const id = entries.get(type.name) ?? "";
  const fieldNames = Object.keys(type.fields);

  it("any text is stored unchanged (but trimmed) or refused with its field", async () => {
    const values = fc.record({
      field: fc.constantFrom(...fieldNames),
      value: type.body === "json" ? anyText : formText,
    });
    await fc.assert(
      fc.asyncProperty(values, async ({ field, value }) => {
        const answer = await api.put(type.update(id), {
          token: api.token,
          ...changeCall(type, { [field]: value }),
        });
        expect([200, 400]).toContain(answer.status);
        if (answer.status === 400) expect(Object.keys(answer.body.errors)).toEqual([field]);
        // Forms turn every line break into CR LF.
        else if (!/[\r\n]/.test(value) && typeof answer.body[field] === "string") {
          expect(answer.body[field]).toBe(value.trim());
        }
      }),
      RUNS,
    );
  });

  it("any id is found or not found", async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(anyText, fc.uuid()), async (text) => {
        // With these the address is another one: that of the list, or the one above it.
        fc.pre(!["", ".", ".."].includes(text));
        const path = encodeURIComponent(text.toWellFormed());
        const answers = [await api.remove(type.remove(path), { token: api.token })];
        if (type.get) answers.push(await api.get(type.get(path)));
        for (const { status } of answers) expect(status).toBe(404);
      }),
      RUNS,
    );
  });

  it("any query is answered or refused", async () => {
    const names = fc.oneof(fc.constantFrom("q", "limit", "offset", "class", "section"), anyName);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(names, anyText), { maxLength: 4 }), async (pairs) => {
        const query = new URLSearchParams(
          pairs.map(([name, value]) => [name.toWellFormed(), value.toWellFormed()]),
        );
        for (const token of [undefined, api.token]) {
          if (token === undefined && type.publicKeys.length === 0) continue;
          const answer = await api.get(`${type.list}?${query}`, token === undefined ? {} : { token });
          expect([200, 400]).toContain(answer.status);
        }
      }),
      RUNS,
    );
  });
});

describe.each(formTypes)("forms of $name", (type) => {
  it("any fields are accepted or refused", async () => {
    const names = fc.oneof(
      fc.constantFrom(...Object.keys(type.fields)),
      anyName.map((name) => name.toWellFormed()),
    );
    const forms = fc.array(fc.tuple(names, formText), { maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(forms, async (form) => {
        const answer = await api.put(type.update(entries.get(type.name) ?? ""), { token: api.token, form });
        expect([200, 400]).toContain(answer.status);
      }),
      RUNS,
    );
  });
});

it("any JSON is a message, a login or an announcement, or is refused", async () => {
  const anyMessage = fc.oneof(
    fc.jsonValue({ maxDepth: 3 }),
    fc.dictionary(
      fc.oneof(fc.constantFrom("name", "address", "phoneNumber", "message", "website"), anyName),
      fc.oneof(anyText, fc.jsonValue()),
    ),
    fc.record({ email: fc.oneof(anyText, fc.emailAddress()), password: fc.oneof(anyText, fc.jsonValue()) }),
    fc.record({ content: anyText, link: fc.oneof(anyText, fc.webUrl(), fc.constant(null)) }),
  );
  await fc.assert(
    fc.asyncProperty(anyMessage, async (json) => {
      time += 16 * 60_000;
      expect([201, 400]).toContain((await visitors.post("/contact/create", { json })).status);
      expect([400, 401]).toContain((await visitors.post("/admins/login", { json })).status);
      expect([200, 400]).toContain((await api.post("/texts/set", { token: api.token, json })).status);
      expect([200, 400]).toContain(
        (await api.put(contacts.update(entries.get(contacts.name) ?? ""), { token: api.token, json })).status,
      );
    }),
    { numRuns: IS_ONCE ? 25 : 150 },
  );
});

it("any number between 0 and 100 is stored exactly, any other is refused", async () => {
  const update = (percent: number) =>
    api.put(topStudents.update(entries.get(topStudents.name) ?? ""), {
      token: api.token,
      form: toForm({ percent }),
    });
  await fc.assert(
    fc.asyncProperty(fc.double(), async (percent) => {
      const answer = await update(percent);
      if (percent >= 0 && percent <= 100) expect(answer.body.percent).toBe(percent + 0);
      else expect(answer.status).toBe(400);
    }),
    RUNS,
  );
});

it("a search finds exactly the students whose name in either language, roll number or class contains it", async () => {
  const children = ["Aarav", "ÀÉÎ", "शर्मा", "a_b%c\\d", "İstanbul", "ß"];
  for (const name of children) await createEntry(api, students, { name });
  const { body: all } = await api.get("/students/all");
  const parts = fc.constantFrom(...children).chain((name) => {
    const letters = [...name];
    return fc
      .tuple(fc.nat(letters.length - 1), fc.integer({ min: 1, max: 3 }))
      .map(([start, length]) => letters.slice(start, start + length).join(""));
  });
  // biome-ignore lint/suspicious/noControlCharactersInRegex: nobody types these
  const asTyped = (text: string) => text.replace(/[\u0000-\u001f]+/g, " ").trim();
  const plain = (text: string) => text.normalize("NFC").toLowerCase();
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        parts,
        anyText.map((text) => text.toWellFormed()),
      ),
      async (q) => {
        const found = await api.get(`/students/all?q=${encodeURIComponent(q)}`);
        const expected = all.filter((student: Record<string, string>) =>
          ["name", "nameHi", "rollNumber", "class"].some((field) =>
            plain(student[field] ?? "").includes(plain(asTyped(q))),
          ),
        );
        if (found.status === 200) expect(found.body).toEqual(expected);
        else expect(q.length).toBeGreaterThan(200);
      },
    ),
    RUNS,
  );
});
