import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { buildStorage } from "../../ui/fake-storage.ts";
import { dropSession, storeSession } from "../session/session.ts";
import { type ConfirmAnswer, confirmQuestion } from "../session/steps/confirm-question.ts";
import { setUpQuestion } from "../session/steps/set-up-question.ts";
import { call, download } from "./api-call.ts";
import { ConfirmationDeclined, SessionEnded } from "./api-failure.ts";

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

it("does not take the page of a hotspot for the server's answer", async () => {
  vi.stubGlobal("fetch", async () => new Response("<!doctype html><title>Log in to Wi-Fi</title>"));
  await expect(call("PUT", "/students/update/1", { json: {} })).rejects.toMatchObject({ status: 0 });
});

it("accepts an answer without a body", async () => {
  vi.stubGlobal("fetch", async () => new Response(null, { status: 204 }));
  await expect(call("POST", "/admins/logout")).resolves.toMatchObject({ body: undefined });
});

describe("a call that needs the password again", () => {
  const stopAsking: (() => void)[] = [];
  afterEach(() => {
    for (const stop of stopAsking.splice(0)) stop();
  });

  /** Calls are refused until the question is answered. Returns the paths of the calls, and counts the questions. */
  function refuseUntil(answer: ConfirmAnswer): { sent: string[]; questions: () => number } {
    const sent: string[] = [];
    let asked = 0;
    let isConfirmed = false;
    vi.stubGlobal("fetch", async (path: string) => {
      sent.push(path);
      if (isConfirmed) return Response.json("name,class");
      const body = { success: false, message: "Give it again", id: "confirmation_needed" };
      return Response.json(body, { status: 403 });
    });
    const stop = confirmQuestion.askBy(async () => {
      asked++;
      isConfirmed = answer === "confirmed";
      return answer;
    });
    stopAsking.push(stop);
    return { sent, questions: () => asked };
  }

  it("is repeated after it was given, also if it downloads a file", async () => {
    const { sent, questions } = refuseUntil("confirmed");
    const { file } = await download("/students/export", "students.csv");
    expect(await file.text()).toBe('"name,class"');
    expect(sent).toEqual(["/api/v1/students/export", "/api/v1/students/export"]);
    expect(questions()).toBe(1);
  });

  it("asks once for calls at the same time", async () => {
    const { sent, questions } = refuseUntil("confirmed");
    await Promise.all([call("DELETE", "/trash/1"), call("DELETE", "/trash/2")]);
    expect([sent.length, questions()]).toEqual([4, 1]);
  });

  it("fails in words if the user cancels, and asks again the next time", async () => {
    const { sent, questions } = refuseUntil("declined");
    for (const time of [1, 2]) {
      const refused = call("DELETE", "/trash/1");
      await expect(refused).rejects.toThrow(ConfirmationDeclined);
      await expect(refused).rejects.toThrow(/^Nothing was done/);
      expect([sent.length, questions()]).toEqual([time, time]);
    }
  });

  it("fails with the message of the server if no screen can ask", async () => {
    refuseUntil("confirmed");
    for (const stop of stopAsking.splice(0)) stop();
    await expect(call("DELETE", "/trash/1")).rejects.toThrow("Give it again");
  });
});

it("a call that needs a second step is repeated after the user has set it up on the same screen", async () => {
  let isSetUp = false;
  const sent: string[] = [];
  vi.stubGlobal("fetch", async (path: string) => {
    if (path.endsWith("/admins/me")) return Response.json({}, { status: 500 });
    sent.push(path);
    if (isSetUp) return Response.json({ saved: true });
    return Response.json(
      { success: false, message: "Set up", id: "second_step_setup_needed" },
      { status: 403 },
    );
  });
  await expect(call("PUT", "/notices/1")).rejects.toThrow("Set up");
  const stop = setUpQuestion.askBy(async () => {
    isSetUp = true;
    return "set up";
  });
  await expect(call("PUT", "/notices/1")).resolves.toMatchObject({ body: { saved: true } });
  stop();
  expect(sent).toEqual(Array(3).fill("/api/v1/notices/1"));
});
