import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import { CANARIES, contentTypes, createEntry, JPEG } from "./entries.ts";
import { startApi } from "./start-api.ts";

const api = await startApi();
const { notices, contacts } = contentTypes;
const JSON_TYPE = { "content-type": "application/json" };

/** The security headers and the shape of the body are checked by the client at every call. */
it.each([
  ["an unknown address", "GET", "/api/v1/nothing", 404],
  ["an unknown address outside the API", "GET", "/nothing", 404],
  ["a method that is not there", "PATCH", "/api/v1/notices/all", 405],
  ["half an escape", "GET", "/api/v1/notices/%", 400],
  ["an escape that is none", "GET", "/%zz", 400],
  ["broken UTF-8", "GET", "/api/v1/blocks/get/%ff%fe", 400],
  ["a NUL", "GET", "/api/v1/blocks/get/%00", 404],
  ["an endless id", "GET", `/api/v1/blocks/get/${"a".repeat(5000)}`, 404],
  ["an endless query", "GET", `/api/v1/students/all?q=${"a".repeat(5000)}`, 400],
  ["a path upwards", "GET", "/api/v1/../../etc/passwd", 404],
  ["an absolute address", "GET", "http://elsewhere.example/api/v1/nothing", 404],
])("%s gets the common error body", async (_name, method, address, status) => {
  expect((await api.call(method, address)).status).toBe(status);
});

describe("bodies", () => {
  it.each([
    ["half of it", '{"content": "x', 400],
    ["two of them", "{}{}", 400],
    ["nothing", "", 400],
    ["a text", '"text"', 400],
    ["a list", "[]", 400],
    ["null", "null", 400],
    ["a prototype", '{"__proto__": {"role": "admin"}, "content": "x"}', 400],
    ["a constructor", '{"constructor": {"prototype": {"role": "admin"}}, "content": "x"}', 400],
    ["100 000 brackets", "[".repeat(100_000), 400],
    ["300 KB", JSON.stringify({ content: "x".repeat(300_000) }), 413],
  ])("JSON that is %s is refused", async (_name, body, status) => {
    const answer = await api.post("/texts/set", { token: api.token, body, headers: JSON_TYPE });
    expect(answer.status).toBe(status);
  });

  it("a type that is not JSON is 415", async () => {
    for (const type of [
      "text/plain",
      "text/html",
      "application/xml",
      "application/x-www-form-urlencoded",
      "nonsense",
    ]) {
      const headers = { "content-type": type };
      expect((await api.post("/texts/set", { token: api.token, body: "{}", headers })).status).toBe(415);
      const { _id } = await createEntry(api, contacts);
      expect((await api.put(contacts.update(_id), { token: api.token, body: "{}", headers })).status).toBe(
        415,
      );
    }
  });

  it("DELETE ignores the content type that many clients always send", async () => {
    const { _id } = await createEntry(api, notices);
    expect((await api.remove(notices.remove(_id), { token: api.token, headers: JSON_TYPE })).status).toBe(
      200,
    );
  });
});

describe("malformed HTTP requests", () => {
  const exchange = async (request: string) => {
    const socket = connect(Number(new URL(api.url).port), "127.0.0.1");
    socket.end(request);
    return text(socket);
  };

  it.each([
    ["no request", "hello\r\n\r\n", 400],
    ["a header of 20 KB", `GET /healthz HTTP/1.1\r\nHost: x\r\nX-Big: ${"a".repeat(20_000)}\r\n\r\n`, 431],
    [
      "two lengths",
      "POST /api/v1/contact/create HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n{}",
      400,
    ],
    [
      "a length and chunks",
      "POST /api/v1/contact/create HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
      400,
    ],
  ])("%s gets the common error body, and the connection is closed", async (_name, request, status) => {
    const [head = "", body = ""] = (await exchange(request)).split("\r\n\r\n");
    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} [A-Z]`));
    expect(head).toContain("x-content-type-options: nosniff");
    expect(head).toContain("content-security-policy: default-src 'none'");
    expect(head).toContain("connection: close");
    expect(JSON.parse(body)).toMatchObject({
      success: false,
      message: expect.any(String),
      id: expect.any(String),
    });
  });

  it("a client that disconnects in the middle of a body does no harm", async () => {
    const socket = connect(Number(new URL(api.url).port), "127.0.0.1");
    socket.write(
      "POST /api/v1/contact/create HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{",
    );
    await once(socket, "connect");
    socket.destroy();
    expect((await api.call("GET", "/readyz")).status).toBe(200);
  });
});

describe("the log", () => {
  const linesFor = async (call: () => Promise<unknown>) => {
    const from = api.logLines.length;
    await call();
    await expect.poll(() => api.logLines.length).toBeGreaterThan(from);
    return api.logLines.slice(from).map((line) => JSON.parse(line));
  };

  it("has one line for each request, with what was called and how it ended", async () => {
    const lines = await linesFor(() => api.get("/contact/all?q=secret"));
    expect(lines).toEqual([
      expect.objectContaining({
        level: 30,
        msg: "request",
        method: "GET",
        path: "/api/v1/contact/all",
        status: 401,
        refusal: "login_needed",
        ms: expect.any(Number),
        reqId: expect.any(String),
      }),
    ]);
    expect(Object.keys(lines[0]).sort()).toEqual(
      [
        "hostname",
        "level",
        "method",
        "ms",
        "msg",
        "path",
        "pid",
        "refusal",
        "reqId",
        "status",
        "time",
      ].sort(),
    );
  });

  it("names no address, query, header, field or unknown path", async () => {
    const personal = encodeURIComponent(CANARIES.mobileNumber);
    const lines = await linesFor(async () => {
      await api.get(`/students/all?q=${personal}`, { headers: { "user-agent": CANARIES.guardianName } });
      await api.get(`/students/${personal}`);
      await api.remove(`/students/${personal}`, { token: api.token });
      await api.call("GET", `/${personal}`);
      await api.call("GET", `/%zz${personal}`);
      await api.post("/contact/create", { json: { ...contacts.fields, extra: CANARIES.address } });
      await api.post("/contact/create", {
        body: `{"phoneNumber": "${CANARIES.visitorPhone}`,
        headers: JSON_TYPE,
      });
      await api.post("/admins/login", { json: { email: "canary@school.example", password: "canary" } });
      await api.post(notices.create, {
        token: api.token,
        form: [
          ["title", CANARIES.address],
          ["pdfOrImage", JPEG],
        ],
      });
    });
    expect(lines.length).toBeGreaterThanOrEqual(9);
    const log = JSON.stringify(lines);
    for (const secret of [personal, ...Object.values(CANARIES), "canary", "127.0.0.1", api.token]) {
      expect(log).not.toContain(secret);
    }
  });
});
