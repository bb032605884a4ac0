import { beforeEach, expect, it } from "vitest";
import type { CheckState, PresentedFinding } from "../../content/disclosure/check-contract.ts";
import { type Coded, message } from "../../content/messages/message.ts";
import { buildPdf, buildProtectedPdf, HTML } from "../files.ts";
import { bareName } from "./entries.ts";
import { savePage, text } from "./save-page.ts";
import { startApi } from "./start-api.ts";

const VIDEO = "https://youtu.be/aqz-KE-bpKQ";
const OF_KIND = "/admin/certificates?view=table&kind=fire+safety";
const HOUR_MS = 60 * 60_000;

const clock = { now: Date.parse("2026-11-18T06:00:00Z") };
const links = { asked: [] as string[], problem: undefined as Coded | undefined, wait: Promise.resolve() };

const api = await startApi({
  now: () => clock.now,
  async findLinkProblem(address) {
    links.asked.push(address);
    await links.wait;
    return links.problem;
  },
});

beforeEach(() => {
  links.asked = [];
  links.problem = undefined;
});

const findState = async (): Promise<CheckState> =>
  (await api.get("/disclosure-check", { token: api.token })).body;

async function check(): Promise<CheckState> {
  const started = await api.post("/disclosure-check/run", { token: api.token });
  expect(started.status).toBe(200);
  return expect.poll(findState, { interval: 20 }).toMatchObject({ isRunning: false }).then(findState);
}

const only = (group: PresentedFinding["group"], { findings }: CheckState) =>
  findings
    .filter((finding) => finding.group === group)
    .map(({ name, message, to }) => [name.en, message, to]);

async function addCertificate(values: Record<string, string> = {}, file: Buffer | null = buildPdf()) {
  const fields = { kind: "fire safety", issuedOn: "2024-01-01", ...values };
  const form = [...Object.entries(fields), ...(file ? ([["file", file]] as const) : [])];
  const { status, body } = await api.post("/certificates/create", { token: api.token, form });
  expect(status).toBe(201);
  return body;
}

const remove = async ({ _id }: { _id: string }) =>
  expect((await api.remove(`/certificates/delete/${_id}`, { token: api.token })).status).toBe(200);

it("nothing is checked before the page is used", async () => {
  expect(await findState()).toEqual({
    isUsed: false,
    isRunning: false,
    done: 0,
    total: 0,
    checkedAt: null,
    findings: [],
  });
  await api.server.checkDisclosure();
  expect((await findState()).checkedAt).toBeNull();
});

it("an empty field is found, links to the field and is gone when it is filled", async () => {
  await savePage(api, "disclosure", { general: { affiliationNumber: "1030001" } });
  const schoolCode = [
    "School code",
    "Nothing is written here yet",
    "/admin/pages/disclosure?field=general.schoolCode",
  ];
  const state = await findState();
  expect(state.isUsed).toBe(true);
  expect(only("missing", state)).toContainEqual(schoolCode);
  expect(only("missing", state).map(([name]) => name)).not.toContain("Affiliation number");
  await savePage(api, "disclosure", { general: { affiliationNumber: "1030001", schoolCode: "50001" } });
  expect(only("missing", await findState())).not.toContainEqual(schoolCode);
});

it("a certificate is expired on the day after its last one, without a new check", async () => {
  const certificate = await addCertificate({ validUntil: "2026-11-18" });
  expect(only("expired", await findState())).toEqual([]);
  clock.now += 24 * HOUR_MS;
  expect(only("expired", await findState())).toEqual([
    ["Fire safety certificate", "Expired on 18-11-2026", OF_KIND],
  ]);
  const renewed = await addCertificate({ issuedOn: "2026-11-01" });
  expect(only("expired", await findState())).toEqual([]);
  await remove(certificate);
  await remove(renewed);
});

it("drafts and internal certificates do not fill a gap", async () => {
  const name = "Fire safety certificate";
  const reasons = async () =>
    only("missing", await findState()).flatMap(([of, reason]) => (of === name ? [reason] : []));
  expect(await reasons()).toEqual(["The page has no certificate of this kind"]);
  const internal = await addCertificate({ isInternal: "true" });
  expect(await reasons()).toEqual(["There is only an internal certificate, which visitors do not see"]);
  const draft = await addCertificate({ isDraft: "true" });
  expect(await reasons()).toEqual(["There is only an internal certificate, which visitors do not see"]);
  await remove(internal);
  await remove(draft);
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
])("a stored file that is %s is found by a check, until it is replaced", async (_what, bytes, reason) => {
  const certificate = await addCertificate();
  const name = bareName(certificate.file);
  expect(only("unreadable", await check())).toEqual([]);
  await api.server.files.remove([name]);
  if (bytes) await api.server.files.write(name, bytes);
  expect(only("unreadable", await check())).toEqual([["Fire safety certificate", reason, OF_KIND]]);
  const form = [["file", buildPdf()]] as const;
  await api.put(`/certificates/update/${certificate._id}`, { token: api.token, form });
  expect(only("unreadable", await findState())).toEqual([]);
  await remove(certificate);
});

it("a link that does not open is found, and the check says how far it is", async () => {
  await savePage(api, "disclosure", { infrastructure: { video: VIDEO } });
  links.problem = message("link_not_found", { status: 404 });
  let goOn = () => {};
  links.wait = new Promise((resolve) => {
    goOn = resolve;
  });
  const started = await api.post("/disclosure-check/run", { token: api.token });
  expect(started.body).toMatchObject({ isRunning: true, done: 0 });
  await expect.poll(findState, { interval: 20 }).toMatchObject({ isRunning: true, done: 0, total: 1 });
  await api.post("/disclosure-check/run", { token: api.token });
  goOn();
  await expect.poll(findState, { interval: 20 }).toMatchObject({ isRunning: false });
  expect(links.asked).toEqual([VIDEO]);
  expect(only("unreachable", await findState())).toEqual([
    [
      "Video of the inspection",
      "The address answers that the page does not exist (status 404)",
      "/admin/pages/disclosure?field=infrastructure.video",
    ],
  ]);
  await savePage(api, "disclosure", { infrastructure: {} });
  expect(only("unreachable", await findState())).toEqual([]);
});

it("once a day files and links are checked by themselves", async () => {
  await savePage(api, "disclosure", { infrastructure: { video: VIDEO } });
  clock.now = Date.parse("2026-12-01T18:29:00Z");
  await check();
  await api.server.checkDisclosure();
  expect(links.asked).toHaveLength(1);
  // Midnight in India.
  clock.now = Date.parse("2026-12-01T18:31:00Z");
  await Promise.all([api.server.checkDisclosure(), api.server.checkDisclosure()]);
  expect(links.asked).toHaveLength(2);
  expect((await findState()).checkedAt).toBe("2026-12-01T18:31:00.000Z");
});

it("hidden sections are not checked", async () => {
  const sections = ["general", "documents", "academics", "staff", "infrastructure"];
  await savePage(api, "disclosure", { hiddenSections: sections });
  expect((await findState()).findings).toEqual([]);
  await savePage(api, "disclosure", { hiddenSections: [], general: { ...{ board: text("CBSE") } } });
});
