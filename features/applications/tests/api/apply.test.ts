import { beforeAll, describe, expect, it } from "vitest";
import { startApi } from "../../../../tests/api/start-api.ts";
import { buildJpeg, buildPdf, buildProtectedPdf } from "../../../../tests/files.ts";
import { beginApplication, openApplications, TYPED } from "./parents.ts";

let now = Date.parse("2026-11-19T10:00:00+05:30");
const api = await startApi({ now: () => now, trustProxy: ["127.0.0.1"] });
const { db } = api.server.database;
const at = (moment: string) => {
  now = Date.parse(moment);
};

beforeAll(() =>
  openApplications(api, {
    documents: [
      { id: "photo", name: { en: "Photo", hi: "फ़ोटो" }, isRequired: true, classes: [] },
      { id: "report-card", name: { en: "Report card", hi: null }, isRequired: true, classes: ["Class 2"] },
    ],
    questions: [
      {
        id: "bus",
        question: { en: "Bus?", hi: "बस?" },
        kind: "choice",
        options: [
          { en: "Yes", hi: "हाँ" },
          { en: "No", hi: "नहीं" },
        ],
        isRequired: true,
      },
      { id: "since", question: { en: "Since?", hi: null }, kind: "date", options: [], isRequired: false },
    ],
  }),
);

const listFiles = async () =>
  (await Array.fromAsync(api.server.files.withdrawn.list())).map(({ name }) => name);

async function sendComplete(typed: Record<string, string> = {}) {
  const parent = await beginApplication(api, { ...TYPED, "question-bus": "Yes", ...typed });
  await parent.add("photo", await buildJpeg());
  const { status, body } = await parent.send();
  expect(status).toBe(200);
  return { ...parent, reference: body.sent.reference as string };
}

const findEntry = async (reference: string) => {
  const { body } = await api.get(`/applications/all?q=${reference}`, { token: api.token });
  return body[0];
};

describe("an application", () => {
  it("is stored as it is typed, also with errors, until it is sent", async () => {
    const parent = await beginApplication(api);
    await parent.save({ name: "आ", dateOfBirth: "soon" });
    const { body } = await parent.save({ mobileNumber: "12" });
    expect(body.typed).toEqual({ name: "आ", dateOfBirth: "soon", mobileNumber: "12" });
    expect(Object.keys(body.errors).sort()).toEqual(
      [
        ...[
          "address",
          "classSought",
          "dateOfBirth",
          "document-photo",
          "fatherName",
          "gender",
          "mobileNumber",
        ],
        "question-bus",
      ].sort(),
    );
    expect((await parent.send()).status).toBe(400);
    expect(await db.selectFrom("applications").select("_id").where("name", "=", "आ").execute()).toEqual([]);
  });

  it("reaches the office with documents and answers, and its parents get a reference", async () => {
    const { reference, find } = await sendComplete();
    const { body } = await find();
    expect(body).toMatchObject({ errors: {}, sent: { reference, step: "received", invitedAt: null } });
    expect(await findEntry(reference)).toMatchObject({
      ...TYPED,
      session: "2027-28",
      step: "received",
      language: "en",
      answers: [{ id: "bus", question: { en: "Bus?", hi: "बस?" }, answer: "Yes" }],
      consentedAt: "2026-11-19T04:30:00.000Z",
    });
  });

  it("is created once if it is sent several times", async () => {
    const parent = await beginApplication(api, { ...TYPED, name: "Twice", "question-bus": "No" });
    await parent.add("photo", await buildJpeg());
    const answers = await Promise.all([parent.send(), parent.send(), parent.send()]);
    expect(new Set(answers.map(({ status, body }) => [status, body.sent.reference].join()))).toHaveLength(1);
    expect(
      await db.selectFrom("applications").select("_id").where("name", "=", "Twice").execute(),
    ).toHaveLength(1);
    const events = await db.selectFrom("applicationEvents").select("kind").execute();
    expect(events.filter(({ kind }) => kind === "sent")).toHaveLength(2);
  });

  it("has answers only to questions of the school, and a day that does not exist is none", async () => {
    const parent = await beginApplication(api, { "question-bus": "Yes", "question-other": "x" });
    const { body } = await parent.save({ "question-another": "x", "question-since": "2026-02-31" });
    expect(body.typed).toEqual({ "question-bus": "Yes", "question-since": "2026-02-31" });
    expect(body.errors["question-since"]).toContain("Since?");
  });

  it("needs the consent", async () => {
    const parent = await beginApplication(api, { ...TYPED, "question-bus": "Yes" });
    await parent.add("photo", await buildJpeg());
    expect(await parent.send(false)).toMatchObject({
      status: 400,
      body: { errors: { consent: expect.any(String) } },
    });
  });

  it("accepts the name of the child in Hindi only", async () => {
    const { reference } = await sendComplete({ name: "", nameHi: "आशा" });
    expect(await findEntry(reference)).toMatchObject({ name: "आशा", nameHi: null });
  });
});

describe("the birthday", () => {
  const errorOf = async (typed: Record<string, string>) => {
    const parent = await beginApplication(api, { ...TYPED, ...typed });
    return (await parent.find()).body.errors.dateOfBirth;
  };

  it.each([
    // Class 1: at least 6 and below 8 on 31 March 2027.
    ["2019-03-31", "Class 1 is for children who were born on or after 01/04/2019"],
    ["2019-04-01", undefined],
    ["2021-03-31", undefined],
    ["2021-04-01", "Class 1 is for children who were born on or before 31/03/2021"],
    ["2020-02-29", undefined],
    ["2021-02-29", "Date of birth must be a date such as 2026-11-15"],
    ["2026-11-19", "Class 1 is for children who were born on or before 31/03/2021"],
    ["2026-11-20", "This day is in the future"],
  ])("%s: %s", async (dateOfBirth, error) => {
    expect(await errorOf({ dateOfBirth })).toBe(error);
  });
});

describe("a class", () => {
  it("without seats, or unknown, takes no application", async () => {
    for (const classSought of ["Class 3", "Class 12"]) {
      const parent = await beginApplication(api, { ...TYPED, classSought });
      expect((await parent.find()).body.errors.classSought).toBe("Choose a class that takes applications");
    }
  });

  it("asks for its own documents", async () => {
    const typed = { ...TYPED, classSought: "Class 2", dateOfBirth: "2019-06-30" };
    const { body } = await (await beginApplication(api, typed)).find();
    expect(Object.keys(body.errors)).toEqual(["question-bus", "document-photo", "document-report-card"]);
  });
});

describe("a document", () => {
  it("replaces the earlier one, whose file is removed, and can be read with the link", async () => {
    const parent = await beginApplication(api);
    const picture = await parent.add("photo", await buildJpeg({ width: 1200, height: 800 }));
    const before = await listFiles();
    const { body } = await parent.add("photo", buildPdf(), "scan.pdf");
    expect(body.documents).toMatchObject([
      { document: "photo", state: "sent", file: expect.stringMatching(/\.pdf$/) },
    ]);
    const read = await api.get(`/apply/documents/photo?link=${parent.link}`);
    expect(read.headers.get("content-type")).toBe("application/pdf");
    expect(read.headers.get("cache-control")).toBe("no-store");
    await api.server.retryFiles();
    const after = await listFiles();
    // Only the picture itself was stored, not the narrower copies for pages.
    expect(before.filter((name) => !after.includes(name))).toEqual([picture.body.documents[0].file]);
  });

  it.each([
    ["of 40 MB", async () => Buffer.alloc(40 * 1024 * 1024, 1), 413, "too_large"],
    ["with a password", async () => buildProtectedPdf("secret"), 422, "unprocessable_file"],
    [
      "from an iPhone (HEIC)",
      async () => Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1"),
      415,
      "unsupported_type",
    ],
    ["that is empty", async () => Buffer.alloc(0), 415, "unsupported_type"],
  ])("%s is refused, and the typed values stay", async (_what, build, status, id) => {
    const parent = await beginApplication(api, TYPED);
    expect(await parent.add("photo", await build())).toMatchObject({ status, body: { id } });
    expect((await parent.find()).body).toMatchObject({ typed: TYPED, documents: [] });
  });

  it("that the school does not ask for is refused", async () => {
    const parent = await beginApplication(api);
    expect((await parent.add("aadhaar", await buildJpeg())).status).toBe(400);
  });

  it("is at no address of files, not even for the office", async () => {
    const parent = await beginApplication(api);
    const { body } = await parent.add("photo", await buildJpeg());
    const [{ file }] = body.documents;
    expect((await api.get(`/uploads/${file}`)).status).toBe(404);
    expect((await api.get(`/withdrawn/${file}`, { token: api.token })).status).toBe(404);
    expect((await api.get("/apply/documents/photo?link=another")).status).toBe(404);
    await api.server.sweepFiles(new Date(Date.now() + 60_000));
    expect(await listFiles()).toContain(file);
  });
});

describe("after it was sent", () => {
  it("parents correct it until the office checks it, and can then only add documents", async () => {
    const { reference, save, send, add } = await sendComplete();
    await save({ address: "14 New Road, Ujjain", ignored: "x" });
    expect(await findEntry(reference)).toMatchObject({ address: TYPED.address });
    expect((await send()).body.typed).toMatchObject({ address: "14 New Road, Ujjain" });
    const entry = await findEntry(reference);
    expect(entry).toMatchObject({ address: "14 New Road, Ujjain", step: "received", reference });
    const events = await db
      .selectFrom("applicationEvents")
      .select(["kind", "person", "details"])
      .where("applicationId", "=", entry._id)
      .orderBy("_id")
      .execute();
    expect(events).toMatchObject([
      { kind: "sent", person: "visitor" },
      { kind: "corrected", person: "visitor", details: `{"fields":"address"}` },
    ]);
    await db.updateTable("applications").set({ step: "checked" }).where("_id", "=", entry._id).execute();
    expect((await save({ address: "Elsewhere" })).body.id).toBe("application_not_changeable");
    expect((await add("photo", await buildJpeg())).status).toBe(409);
    expect((await add("report-card", await buildJpeg())).status).toBe(201);
    await db
      .updateTable("applicationDocuments")
      .set({ state: "refused" })
      .where("applicationId", "=", entry._id)
      .execute();
    expect((await add("photo", await buildJpeg())).status).toBe(201);
  });

  it("a correction of an answer is recorded, and keeps what the school no longer asks for", async () => {
    await openApplications(api, { asksCategory: true });
    const { reference, save, send } = await sendComplete({ category: "EWS", "question-since": "2020-04-01" });
    const { body: settings } = await api.get("/applications/settings", { token: api.token });
    const [bus] = settings.questions;
    await openApplications(api, { asksCategory: false, questions: [bus] });
    await save({ "question-bus": "No" });
    expect((await send()).status).toBe(200);
    await openApplications(api, settings);
    const entry = await findEntry(reference);
    expect(entry).toMatchObject({
      category: "EWS",
      answers: [
        { id: "bus", answer: "No" },
        { id: "since", answer: "2020-04-01" },
      ],
    });
    const { body } = await api.get(`/applications/${entry._id}`, { token: api.token });
    expect(body.events).toContainEqual(
      expect.objectContaining({ kind: "corrected", details: { fields: "answers" } }),
    );
  });

  it("parents withdraw it until it is decided", async () => {
    const { reference, withdraw, find } = await sendComplete();
    expect((await withdraw()).status).toBe(200);
    expect((await find()).body.sent.step).toBe("withdrawn");
    expect((await withdraw()).status).toBe(409);
    expect((await findEntry(reference)).step).toBe("withdrawn");
  });

  it("parents get a receipt as a PDF with the reference and the link", async () => {
    const { link, reference } = await sendComplete();
    const receipt = await api.get(`/apply/receipt?link=${link}`);
    expect(receipt.headers.get("content-type")).toBe("application/pdf");
    expect(receipt.bytes.subarray(0, 5).toString()).toBe("%PDF-");
    expect(receipt.headers.get("content-disposition")).toContain(reference);
    const unsent = await beginApplication(api);
    expect((await api.get(`/apply/receipt?link=${unsent.link}`)).status).toBe(404);
  });

  it("reference, telephone and birthday find it again, and a wrong detail always gets the same answer", async () => {
    const { link, reference } = await sendComplete({ mobileNumber: "98765 43210" });
    const seekFrom = (sender: number, json: Record<string, string>) =>
      api.post("/apply/find", { json, headers: { "x-forwarded-for": `203.0.113.${100 + sender}` } });
    const seek = (json: Record<string, string>) => seekFrom(0, json);
    const right = {
      reference: reference.toLowerCase().replace("-", ""),
      mobileNumber: "+91 9876543210",
      dateOfBirth: TYPED.dateOfBirth,
    };
    expect((await seek(right)).body).toEqual({ link });
    const wrong = [
      { ...right, reference: "AAA-AAA" },
      { ...right, mobileNumber: "98765 43211" },
      { ...right, dateOfBirth: "2020-07-01" },
    ];
    const answers = await Promise.all(wrong.map(seek));
    expect(new Set(answers.map(({ text }) => text))).toHaveLength(1);
    // Those who find it are not refused, nor is the family of a reference that others try with wrong numbers.
    for (let attempt = 0; attempt < 12; attempt++) {
      expect((await seek(right)).body).toEqual({ link });
      await seekFrom(attempt, { ...right, mobileNumber: "98765 00000" });
    }
    expect((await seekFrom(20, right)).body).toEqual({ link });
    for (let attempt = 30; attempt < 40; attempt++)
      await seekFrom(attempt, { ...right, dateOfBirth: "2020-01-01" });
    expect((await seekFrom(40, right)).status).toBe(429);
    for (let attempt = 0; attempt < 10; attempt++) await seek({ ...right, reference: `AAA-AA${attempt}` });
    expect((await seek({ ...right, reference: "AAA-AAB" })).status).toBe(429);
  });

  it("a form that was not sent can be deleted with its documents", async () => {
    const parent = await beginApplication(api, TYPED);
    const { body } = await parent.add("photo", await buildJpeg());
    expect((await parent.withdraw()).status).toBe(200);
    expect((await parent.find()).status).toBe(404);
    await api.server.retryFiles();
    expect(await listFiles()).not.toContain(body.documents[0].file);
  });
});

describe("the days", () => {
  it("end with the last second of the closing day in India, and the typed values are kept", async () => {
    const inTime = await beginApplication(api, { ...TYPED, "question-bus": "Yes" });
    const late = await beginApplication(api, { ...TYPED, "question-bus": "Yes" });
    for (const { add } of [inTime, late]) await add("photo", await buildJpeg());
    at("2026-11-30T23:59:59.999+05:30");
    expect((await inTime.send()).status).toBe(200);
    at("2026-12-01T00:00:00.000+05:30");
    expect((await late.send()).body.id).toBe("applications_closed");
    expect((await late.save({ sibling: "Ravi, Class 4" })).body.typed).toMatchObject({
      ...TYPED,
      sibling: "Ravi, Class 4",
    });
    expect((await beginApplication(api)).begun.body.id).toBe("applications_closed");
    // An application that was sent in time can still be corrected.
    await inTime.save({ sibling: "Ravi" });
    expect((await inTime.send()).status).toBe(200);
    at("2026-11-19T10:00:00+05:30");
  });

  it("do not matter while the school takes no applications", async () => {
    await openApplications(api, { isOpen: false });
    expect((await beginApplication(api)).begun.status).toBe(409);
    await openApplications(api);
    expect((await beginApplication(api)).begun.status).toBe(201);
  });
});

it("a text that no database stores is answered as a wrong link or a wrong filter", async () => {
  for (const call of ["receipt?link=%00", "documents/photo?link=%00"])
    expect((await api.get(`/apply/${call}`)).status).toBe(404);
  for (const call of ["all?session=%00", "summary?session=%00"])
    expect((await api.get(`/applications/${call}`, { token: api.token })).status).toBe(400);
});

it("a robot that fills in the hidden field gets no form", async () => {
  const answer = await api.post("/apply", {
    json: { language: "en", typed: {}, website: "https://x.example" },
  });
  expect(answer).toMatchObject({ status: 400, body: { errors: { website: expect.any(String) } } });
});

it("a link cannot be guessed, and guesses do not refuse the valid links of the same address", async () => {
  const { find, link } = await beginApplication(api);
  const headers = { "x-forwarded-for": "203.0.113.66" };
  const statuses: number[] = [];
  // A busy machine does not accept 1 000 connections at the same moment.
  for (let part = 0; part < 20; part++) {
    const tries = Array.from({ length: 50 }, (_, index) =>
      api.get("/apply", { headers: { ...headers, "application-link": `guess-${part}-${index}` } }),
    );
    statuses.push(...(await Promise.all(tries)).map(({ status }) => status));
  }
  expect(statuses.filter((status) => status === 404).length).toBeLessThanOrEqual(30);
  expect(statuses.every((status) => status === 404 || status === 429)).toBe(true);
  expect((await find()).status).toBe(200);
  for (const call of [
    api.put("/apply", { headers, json: { typed: {} } }),
    api.get("/apply/receipt?link=x", { headers }),
  ]) {
    expect((await call).status).toBe(429);
  }
  expect((await api.get("/apply", { headers: { ...headers, "application-link": link } })).status).toBe(200);
  const unknown = { "application-link": "unknown" };
  expect((await api.put("/apply", { headers: unknown, json: { typed: {} } })).status).toBe(404);
});
