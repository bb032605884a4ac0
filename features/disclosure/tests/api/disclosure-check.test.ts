import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { type Coded, message } from "../../../../core/content/messages/message.ts";
import { savePage } from "../../../../tests/api/save-page.ts";
import { startApi } from "../../../../tests/api/start-api.ts";
import { buildPdf } from "../../../../tests/files.ts";
import { ADMIN } from "../../../../tests/test-server.ts";
import type { CheckState, PresentedFinding } from "../../content/check-contract.ts";
import { openDisclosure } from "../../server/open-disclosure.ts";

const VIDEO = "https://youtu.be/aqz-KE-bpKQ";

const clock = { now: Date.parse("2024-03-12T06:00:00Z") };
const links = { asked: [] as string[], problem: undefined as Coded | undefined, wait: Promise.resolve() };

const api = await startApi({
  now: () => clock.now,
  async findLinkProblem(address) {
    links.asked.push(address);
    await links.wait;
    return links.problem;
  },
});
const { runDaily: checkDisclosure } = openDisclosure(api.server.core).check;

beforeEach(() => {
  links.asked = [];
  links.problem = undefined;
  links.wait = Promise.resolve();
});

const findState = async (): Promise<CheckState> =>
  (await api.get("/disclosure-check", { token: api.token })).body;

const run = () => api.post("/disclosure-check/run", { token: api.token });

async function check(): Promise<CheckState> {
  expect((await run()).status).toBe(200);
  await expect.poll(findState, { interval: 20 }).toMatchObject({ isRunning: false });
  return findState();
}

const only = (group: PresentedFinding["group"], { findings }: CheckState) =>
  findings
    .filter((finding) => finding.group === group)
    .map(({ name, message, to }) => [name.en, message, to]);

/** The session of the tests has ended by then. */
async function moveTo(moment: string): Promise<void> {
  clock.now = Date.parse(moment);
  api.token = await api.logIn(ADMIN.email, ADMIN.password);
}

it("nothing is checked before the page is used", async () => {
  expect(await findState()).toEqual({
    isUsed: false,
    isRunning: false,
    done: 0,
    total: 0,
    checkedAt: null,
    findings: [],
  });
  await checkDisclosure();
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

it("a link that does not open is found; a second check does not start meanwhile", async () => {
  await savePage(api, "disclosure", { infrastructure: { video: VIDEO } });
  links.problem = message("link_not_found", { status: 404 });
  let goOn = () => {};
  links.wait = new Promise((resolve) => {
    goOn = resolve;
  });
  const started = await run();
  expect(started.body).toMatchObject({ isRunning: true, done: 0 });
  await expect.poll(findState, { interval: 20 }).toMatchObject({ isRunning: true, done: 0, total: 1 });
  expect((await run()).body).toMatchObject({ isRunning: true });
  await checkDisclosure();
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
  await moveTo("2024-04-01T18:29:00Z");
  await check();
  await checkDisclosure();
  expect(links.asked).toHaveLength(1);
  // Midnight in India.
  clock.now = Date.parse("2024-04-01T18:31:00Z");
  await Promise.all([checkDisclosure(), checkDisclosure()]);
  expect(links.asked).toHaveLength(2);
  expect((await findState()).checkedAt).toBe("2024-04-01T18:31:00.000Z");
});

it("a check that fails keeps the earlier result and can be started again", async () => {
  links.problem = message("link_timeout");
  const before = await check();
  expect(only("unreachable", before)).toHaveLength(1);
  links.wait = Promise.reject(new Error("broken"));
  links.wait.catch(() => {});
  const { checkedAt, findings } = before;
  expect(await check()).toMatchObject({ checkedAt, findings });
  links.wait = Promise.resolve();
  links.problem = undefined;
  expect(only("unreachable", await check())).toEqual([]);
});

it("a file that the storage does not deliver is tried again, later each time, and no link is opened twice", async () => {
  const form: [string, string | Buffer][] = [
    ["kind", "fire safety"],
    ["number", "F/1"],
    ["issuedOn", "2024-01-05"],
    ["file", buildPdf()],
  ];
  expect((await api.post("/certificates/create", { token: api.token, form })).status).toBe(201);
  await moveTo("2024-05-01T06:00:00Z");
  links.problem = message("link_timeout");
  const storage = vi.spyOn(api.server.files, "find").mockRejectedValue(new Error("no storage"));
  onTestFinished(() => storage.mockRestore());
  let attempts = 0;
  const tryAfter = async (minutes: number) => {
    clock.now += minutes * 60_000;
    storage.mockClear();
    await checkDisclosure();
    if (storage.mock.calls.length > 0) attempts += 1;
    return attempts;
  };
  expect(await tryAfter(0)).toBe(1);
  const { checkedAt, ...unfinished } = await findState();
  expect(checkedAt).not.toBe("2024-05-01T06:00:00.000Z");
  expect(only("unreachable", { checkedAt, ...unfinished })).toHaveLength(1);
  expect([await tryAfter(9), await tryAfter(1), await tryAfter(10), await tryAfter(10)]).toEqual([
    1, 2, 3, 3,
  ]);
  storage.mockRestore();
  clock.now += 10 * 60_000;
  await checkDisclosure();
  expect(await findState()).toMatchObject({ checkedAt: "2024-05-01T06:40:00.000Z", isRunning: false });
  expect(links.asked).toEqual([VIDEO]);
});
