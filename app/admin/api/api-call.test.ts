import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { buildStorage } from "../../ui/fake-storage.ts";
import { dropSession, storeSession } from "../session/session.ts";
import { call } from "./api-call.ts";
import { SessionEnded } from "./api-failure.ts";

beforeEach(() => {
  vi.stubGlobal("sessionStorage", buildStorage());
  storeSession({ token: "ended", role: "admin" });
});
afterEach(() => vi.unstubAllGlobals());

/** Records the token of each call; the first call is refused, after `meanwhile`. */
function refuseFirst(meanwhile: () => void): (string | null)[] {
  const sent: (string | null)[] = [];
  vi.stubGlobal("fetch", async (_path: string, { headers }: RequestInit) => {
    sent.push(new Headers(headers).get("authorization"));
    if (sent.length > 1) return Response.json([]);
    meanwhile();
    return Response.json({ success: false, message: "Unauthorized" }, { status: 401 });
  });
  return sent;
}

it("repeats a call with the session that another call has renewed", async () => {
  const sent = refuseFirst(() => storeSession({ token: "renewed", role: "admin" }));
  await expect(call("GET", "/students/all")).resolves.toMatchObject({ body: [] });
  expect(sent).toEqual(["Bearer ended", "Bearer renewed"]);
});

it("does not repeat a call without a session when another call has dropped it", async () => {
  const sent = refuseFirst(dropSession);
  await expect(call("GET", "/students/all")).rejects.toThrow(SessionEnded);
  expect(sent).toEqual(["Bearer ended"]);
});
