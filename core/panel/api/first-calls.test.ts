import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { buildStorage } from "../../ui/fake-storage.ts";
import { storeSession } from "../session/session.ts";
import { call } from "./api-call.ts";
import { ApiFailure, SessionEnded } from "./api-failure.ts";
import { dropFirstCalls, type FirstCall, startFirstCalls } from "./first-calls.ts";

const PATH = "/notices/all";
const CALL: FirstCall = { path: PATH, needs: ["notices:read"] };
const sent: Request[] = [];
const answer = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  sent.length = 0;
  answer.mockReset().mockImplementation(async () => Response.json([]));
  vi.stubGlobal("sessionStorage", buildStorage());
  vi.stubGlobal("fetch", (path: string, options: RequestInit) => {
    sent.push(new Request(`https://school.example${path}`, options));
    return answer();
  });
  storeSession({ token: "valid", role: "admin" });
});
afterEach(() => {
  dropFirstCalls();
  vi.unstubAllGlobals();
});

it("is taken by the first call of its path, and by no later one", async () => {
  startFirstCalls([CALL]);
  expect(sent.map(({ headers }) => headers.get("authorization"))).toEqual(["Bearer valid"]);
  await expect(call("GET", PATH)).resolves.toMatchObject({ body: [] });
  expect(sent).toHaveLength(1);
  await call("GET", PATH);
  expect(sent).toHaveLength(2);
});

it.each([
  ["GET", "/notices/all?q=bus"],
  ["POST", PATH],
])("is not taken by %s %s", async (method, path) => {
  startFirstCalls([CALL]);
  await call(method, path);
  expect(sent).toHaveLength(2);
});

it.each([
  { token: "valid", role: "teacher" },
  { token: "", role: "admin" },
])("is not started with %j", (session) => {
  storeSession(session);
  startFirstCalls([CALL]);
  expect(sent).toEqual([]);
});

it("is not started without its permission", () => {
  storeSession({ token: "valid", role: "admin", permissions: "blocks:read" });
  startFirstCalls([CALL]);
  expect(sent).toEqual([]);
  storeSession({ token: "valid", role: "admin", permissions: "blocks:read notices:read" });
  startFirstCalls([CALL, { path: "/consents/counts", needs: ["notices:read", "consents:read"] }]);
  expect(sent.map(({ url }) => new URL(url).pathname)).toEqual([`/api/v1${PATH}`]);
});

it("fails like any other call", async () => {
  answer.mockResolvedValueOnce(Response.json({ success: false, message: "Unauthorized" }, { status: 401 }));
  startFirstCalls([CALL]);
  await expect(call("GET", PATH)).rejects.toThrow(SessionEnded);
  answer.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  startFirstCalls([CALL]);
  await expect(call("GET", PATH)).rejects.toThrow(ApiFailure);
});

it("ends if the first screen does not take it", async () => {
  startFirstCalls([CALL]);
  dropFirstCalls();
  expect(sent[0]?.signal.aborted).toBe(true);
  await call("GET", PATH);
  expect(sent).toHaveLength(2);
});
