import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { buildStorage } from "../../ui/fake-storage.ts";
import { findAccountId, may, mustSetUpSecondStep, refreshRights } from "./rights.ts";
import { dropSession, findSession, storeSession } from "./session.ts";

beforeEach(() => {
  vi.stubGlobal("sessionStorage", buildStorage());
  storeSession({ token: "live", role: "admin", email: "clerk@school.example" });
});
afterEach(() => vi.unstubAllGlobals());

const OWN = {
  accountId: "a1",
  name: "Asha",
  email: "clerk@school.example",
  duties: ["notices"],
  permissions: ["notices:read"],
  mustSetUpSecondStep: false,
  views: {},
};

const answerWith = (answer: () => Promise<Response>) => vi.stubGlobal("fetch", answer);

it("nothing is hidden while the permissions are unknown", () => {
  expect(may("students:read")).toBe(true);
  storeSession({ token: "live", role: "admin", permissions: "notices:read notices:write" });
  expect([may("notices:write"), may("students:read")]).toEqual([true, false]);
  storeSession({ token: "live", role: "admin", permissions: "" });
  expect(may("notices:read")).toBe(false);
});

it("refreshed permissions replace the stored ones, and the rest of the session stays", async () => {
  answerWith(async () => Response.json(OWN));
  await refreshRights();
  expect([may("notices:read"), may("notices:write"), findAccountId()]).toEqual([true, false, "a1"]);
  expect(findSession()).toMatchObject({ token: "live", name: "Asha", duties: "notices" });
});

it.each([
  ["an unreachable server", async () => Promise.reject(new TypeError("Failed to fetch"))],
  ["an ended session", async () => Response.json({ success: false }, { status: 401 })],
  ["another program", async () => new Response("<html>")],
])("%s leaves the known permissions", async (_what, answer) => {
  storeSession({ token: "live", role: "admin", permissions: "notices:read" });
  answerWith(answer);
  await refreshRights();
  expect([may("notices:read"), may("students:read")]).toEqual([true, false]);
});

it("an answer that arrives after the logout is dropped", async () => {
  answerWith(async () => {
    dropSession();
    return Response.json(OWN);
  });
  await refreshRights();
  expect(findSession()).toBeUndefined();
});

it("the session remembers that a second step has to be set up, until it is", async () => {
  for (const mustSetUp of [true, false]) {
    answerWith(async () => Response.json({ ...OWN, permissions: [], mustSetUpSecondStep: mustSetUp }));
    await refreshRights();
    expect(mustSetUpSecondStep()).toBe(mustSetUp);
  }
});
