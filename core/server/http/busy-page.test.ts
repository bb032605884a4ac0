import Fastify from "fastify";
import { expect, it } from "vitest";
import { tooBusy } from "../errors.ts";
import { registerErrorHandler } from "./error-handler.ts";
import { registerRequestLog } from "./request-log.ts";

const lines: string[] = [];
const app = Fastify({ logger: { level: "warn", stream: { write: (line) => lines.push(line) } } });
registerRequestLog(app);
registerErrorHandler(app);
for (const url of ["/students", "/api/v1/students/all"]) {
  app.get(url, () => {
    throw tooBusy();
  });
}

const IN_A_BROWSER = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };

it("a browser that opens a page while the site is busy gets an error page that no cache keeps", async () => {
  const answer = await app.inject({ url: "/students", headers: IN_A_BROWSER });
  expect(answer.statusCode).toBe(503);
  expect(answer.headers).toMatchObject({
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-store",
    "retry-after": expect.stringMatching(/^[3-7]$/),
  });
  expect(answer.body).toContain(`again</a> in ${answer.headers["retry-after"]} seconds`);
});

it.each([
  ["the API", "/api/v1/students/all", IN_A_BROWSER],
  ["a program", "/students", { accept: "application/json" }],
])("%s gets the usual error", async (_who, url, headers) => {
  const answer = await app.inject({ url, headers });
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toMatchObject({ success: false, id: "temporarily_unavailable" });
  expect(answer.headers["retry-after"]).toMatch(/^[3-7]$/);
});

it("an intended refusal is not logged as an error", () => {
  expect(lines).toEqual([]);
});
