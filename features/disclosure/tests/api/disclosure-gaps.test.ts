import { beforeAll, expect, it } from "vitest";
import type { FormEntry } from "../../../../tests/api/api-client.ts";
import { bareName, contentTypes, createEntry } from "../../../../tests/api/entries.ts";
import { savePage, text } from "../../../../tests/api/save-page.ts";
import { startApi } from "../../../../tests/api/start-api.ts";
import { buildPdf, buildProtectedPdf, HTML } from "../../../../tests/files.ts";
import { firstOf } from "../../../../tests/repetitions.ts";
import { KIND_NAMES } from "../../content/certificates/certificate-names.ts";
import type { CheckState } from "../../content/check-contract.ts";
import { change, EMPTY, FACT_GAPS, FILLED, NEEDED_KINDS, type Source } from "../disclosure-gaps.ts";

/** The certificates are issued before this day, and it is past whenever the tests run. */
const NOW = Date.parse("2024-03-12T06:00:00Z");
const [YESTERDAY, TODAY] = ["2024-03-11", "2024-03-12"] as const;
const EMPTY_FIELD = "Nothing is written here yet";
const SCREEN = "/admin/certificates?view=cards";

const api = await startApi({ now: () => NOW, findLinkProblem: async () => undefined });
/** The certificate of each kind. */
const certificates = new Map<string, { _id: string; file: string }>();

const findState = async (): Promise<CheckState> =>
  (await api.get("/disclosure-check", { token: api.token })).body;

const findGaps = async () =>
  (await findState()).findings.map(({ group, name, message, to }) => [group, name.en, message, to]);

/** The gaps after a check of files and links. */
async function check() {
  expect((await api.post("/disclosure-check/run", { token: api.token })).status).toBe(200);
  await expect.poll(findState, { interval: 20 }).toMatchObject({ isRunning: false });
  return findGaps();
}

async function save(page: Source | "fees", document: object): Promise<void> {
  const { status, body } = await savePage(api, page, document);
  expect([status, body.errors]).toEqual([200, undefined]);
}

async function write(kind: string, form: readonly FormEntry[]): Promise<void> {
  const stored = certificates.get(kind);
  const fields: FormEntry[] = [["kind", kind], ["issuedOn", "2020-01-01"], ...form];
  const { status, body } = stored
    ? await api.put(`/certificates/update/${stored._id}`, { token: api.token, form: fields })
    : await api.post("/certificates/create", { token: api.token, form: fields });
  expect([status, body.errors]).toEqual([stored ? 200 : 201, undefined]);
  certificates.set(kind, body);
}

async function writeEach(...form: FormEntry[]): Promise<void> {
  for (const kind of NEEDED_KINDS) await write(kind, form);
}

/** One finding for each kind. */
const forEachKind = (group: string, reason: string, pathOf: (id: string, kind: string) => string) =>
  NEEDED_KINDS.map((kind) => [
    group,
    KIND_NAMES.en[kind],
    reason,
    `${SCREEN}&${pathOf(String(certificates.get(kind)?._id), kind.replaceAll(" ", "+"))}`,
  ]);

beforeAll(async () => {
  for (const page of ["school", "home", "disclosure"] as const) await save(page, FILLED[page]);
  await save("fees", { rows: [{ grade: text("1", "1") }] });
  await createEntry(api, contentTypes.events, { startsOn: "2024-04-01", endsOn: "" });
  await createEntry(api, contentTypes.committee);
  await writeEach(["file", buildPdf()]);
});

it("a complete school has no gaps, and its files and video open", async () => {
  expect(await check()).toEqual([]);
});

it.each(firstOf(FACT_GAPS, 4))("one gap is found: %s, %s", async (page, path, empty, label) => {
  await save(page, change(FILLED[page], { [path]: empty }));
  expect(await findGaps()).toEqual([["missing", label, EMPTY_FIELD, `/admin/pages/${page}?field=${path}`]]);
  await save(page, FILLED[page]);
});

it("each certificate that visitors do not see is a gap", async () => {
  await writeEach(["isInternal", "true"]);
  const internal = "There is only an internal certificate, which visitors do not see";
  expect(await findGaps()).toEqual(forEachKind("missing", internal, (id) => `edit=${id}&field=isInternal`));
  const absent = forEachKind(
    "missing",
    "The page has no certificate of this kind",
    (_id, kind) => `new=&kind=${kind}`,
  );
  await writeEach(["isInternal", "false"], ["isDraft", "true"]);
  expect(await findGaps()).toEqual(absent);
  await writeEach(["isDraft", "false"]);
  for (const { _id } of certificates.values())
    await api.remove(`/certificates/delete/${_id}`, { token: api.token });
  certificates.clear();
  expect(await findGaps()).toEqual(absent);

  await writeEach();
  expect(await findGaps()).toEqual(
    forEachKind("missing", "The certificate has no file", (id) => `edit=${id}&field=file`),
  );
  await writeEach(["file", buildPdf()]);
  expect(await findGaps()).toEqual([]);
});

it("each certificate has expired on the day after its last one", async () => {
  await writeEach(["validUntil", TODAY]);
  expect(await findGaps()).toEqual([]);
  await writeEach(["validUntil", YESTERDAY]);
  expect(await findGaps()).toEqual(forEachKind("expired", "Expired on 11-03-2024", (id) => `new=${id}`));
  await writeEach(["validUntil", ""]);
  expect(await findGaps()).toEqual([]);
});

it.each<[string, Buffer | undefined, string]>([
  ["missing", undefined, "The file is no longer in the storage. Upload it again"],
  ["empty", Buffer.alloc(0), "The file is empty (0 bytes). Upload it again"],
  [
    "protected",
    buildProtectedPdf("secret"),
    "The PDF is protected. Save it without password or protection and choose it again",
  ],
  ["a web page", HTML, "The file is not a PDF. Save it as a PDF and upload it again"],
  [
    "cut off",
    buildPdf().subarray(0, 400),
    "The PDF is damaged or built in an unusual way. Export it again as a plain PDF",
  ],
])("each stored file that is %s is found by a check, until it is replaced", async (_what, bytes, reason) => {
  for (const { file } of certificates.values()) {
    await api.server.files.remove([bareName(file)]);
    if (bytes) await api.server.files.write(bareName(file), bytes);
  }
  expect(await check()).toEqual(forEachKind("unreadable", reason, (id) => `edit=${id}&field=file`));
  await writeEach(["file", buildPdf()]);
  expect(await findGaps()).toEqual([]);
});

it("all gaps at once are all found, and hidden sections have none", async () => {
  await writeEach(["validUntil", YESTERDAY]);
  const { school, home, disclosure } = EMPTY;
  await save("school", school);
  await save("home", home);
  await save("disclosure", change(disclosure, { "general.board": text("CBSE", null) }));
  const found = await findGaps();
  const sizesAndParts = ["address.postalCode", "classes", "Size"];
  const expected = FACT_GAPS.filter(([, path]) => !sizesAndParts.some((part) => path.includes(part)));
  expect(found.map(([, , , to]) => to)).toEqual(
    expect.arrayContaining(expected.map(([page, path]) => `/admin/pages/${page}?field=${path}`)),
  );
  expect(found).toEqual(
    expect.arrayContaining(forEachKind("expired", "Expired on 11-03-2024", (id) => `new=${id}`)),
  );
  expect(found).toContainEqual([
    "missing",
    "Board",
    "The Hindi text is missing",
    "/admin/pages/disclosure?field=general.board.hi",
  ]);
  const hiddenSections = ["general", "documents", "academics", "staff", "infrastructure"];
  await save("disclosure", { ...disclosure, hiddenSections });
  expect(await findGaps()).toEqual([]);
});
