import { once } from "node:events";
import { createServer, type IncomingMessage, ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, afterEach, describe, expect, it, vi } from "vitest";
import { finishAnswer, writeAnswer } from "./answer-cache.ts";
import { KeptHead } from "./kept-head.ts";
import { PUBLIC_CACHING } from "./public-caching.ts";

const BODY = "a short page";
const answer = await finishAnswer({
  status: 200,
  headers: { "content-type": "text/plain", "cache-control": PUBLIC_CACHING },
  body: BODY,
  tags: new Set(),
});
const server = createServer((request, response) => {
  writeAnswer(answer, request, response);
}).listen(0, "127.0.0.1");
await once(server, "listening");
afterAll(() => server.close());
afterEach(() => {
  vi.useRealTimers();
});

const headsMade = vi.spyOn(ServerResponse.prototype, "writeHead");

/** So that every test begins with heads to be made, and no second ends in the middle of it. */
let second = Date.UTC(2030, 0, 1);
function beginSecond() {
  second += 1000;
  vi.useFakeTimers({ toFake: ["Date"], now: second });
  headsMade.mockClear();
}

/** Sends the requests in one go, as a pipelining client does, and reads until the server hangs up. */
async function send(...requests: (readonly string[])[]): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  socket.write(requests.map((lines) => `${lines.join("\r\n")}\r\n\r\n`).join(""));
  return text(socket);
}

const HOST = "Host: school.example";
const CLOSE = "Connection: close";
const get = (...headers: string[]) => ["GET / HTTP/1.1", HOST, ...headers];

/** Node's own Date may change between two answers. */
const withoutDate = (sent: string) => sent.replaceAll(/^date: .*\r\n/gim, "");

const HEADERS = [
  "vary: Accept-Encoding",
  "content-type: text/plain",
  `cache-control: ${PUBLIC_CACHING}`,
  `etag: ${answer.etag}`,
];
const KEEP_ALIVE = ["Connection: keep-alive", "Keep-Alive: timeout=5"];
const whole = (connection: readonly string[], body = BODY) =>
  ["HTTP/1.1 200 OK", ...HEADERS, `content-length: ${BODY.length}`, ...connection, "", body].join("\r\n");
const notModified = (connection: readonly string[]) =>
  ["HTTP/1.1 304 Not Modified", ...HEADERS, ...connection, "", ""].join("\r\n");

describe("on one connection", () => {
  it("the second answer is the first again, with a head that was made once", async () => {
    beginSecond();
    const sent = await send(get(), get(), get(), get(CLOSE));
    expect(withoutDate(sent)).toBe(whole(KEEP_ALIVE).repeat(3) + whole([CLOSE]));
    expect(sent.match(/^date: .* GMT\r$/gim)).toHaveLength(4);
    expect(headsMade).toHaveBeenCalledTimes(2);
  });

  it("HEAD gets the head alone, whoever asked first", async () => {
    beginSecond();
    const head = ["HEAD / HTTP/1.1", HOST];
    const sent = await send(head, get(), head, get(CLOSE));
    expect(withoutDate(sent)).toBe(
      whole(KEEP_ALIVE, "") + whole(KEEP_ALIVE) + whole(KEEP_ALIVE, "") + whole([CLOSE]),
    );
    expect(headsMade).toHaveBeenCalledTimes(2);
  });

  it("who has the page hears 304, between others who do not", async () => {
    beginSecond();
    const known = `If-None-Match: ${answer.etag}`;
    const sent = await send(get(known), get(), get(known), get(known, CLOSE));
    expect(withoutDate(sent)).toBe(
      notModified(KEEP_ALIVE) + whole(KEEP_ALIVE) + notModified(KEEP_ALIVE) + notModified([CLOSE]),
    );
    expect(headsMade).toHaveBeenCalledTimes(3);
  });
});

describe("a connection that will not stay open", () => {
  it.each([
    ["the client says so", get(CLOSE)],
    ["it speaks HTTP/1.0", ["GET / HTTP/1.0", HOST]],
  ])("is closed when %s, whatever head was kept", async (_why, last) => {
    beginSecond();
    const sent = await send(get(), last);
    expect(withoutDate(sent)).toBe(whole(KEEP_ALIVE) + whole([CLOSE]));
    expect(withoutDate(await send(get(), get(CLOSE)))).toBe(whole(KEEP_ALIVE) + whole([CLOSE]));
  });

  it("is closed by HTTP/1.0 after a 304, which has no length", async () => {
    beginSecond();
    const known = `If-None-Match: ${answer.etag}`;
    const sent = await send(get(known), ["GET / HTTP/1.0", "Connection: keep-alive", known]);
    expect(withoutDate(sent)).toBe(notModified(KEEP_ALIVE) + notModified([CLOSE]));
  });
});

it("an HTTP/1.0 connection that wants to stay open does", async () => {
  beginSecond();
  const old = ["GET / HTTP/1.0", "Connection: keep-alive"];
  expect(withoutDate(await send(old, old, ["GET / HTTP/1.0"]))).toBe(
    whole(KEEP_ALIVE).repeat(2) + whole([CLOSE]),
  );
});

it("the next second has a head of its own", async () => {
  beginSecond();
  await send(get(), get(CLOSE));
  expect(headsMade).toHaveBeenCalledTimes(2);
  beginSecond();
  await send(get(), get(CLOSE));
  expect(headsMade).toHaveBeenCalledTimes(2);
});

it("nginx hears until when, as long as its second lasts", async () => {
  beginSecond();
  const clock = (milliseconds: string) => `X-Proxy-Clock: ${second / 1000}.${milliseconds}`;
  const sent = await send(get(clock("100")), get(clock("900")), get(), get(CLOSE));
  const expiry = `x-accel-expires: @${second / 1000}`;
  const ok = "HTTP/1.1 200 OK";
  expect(sent.match(/HTTP.1.1 200 OK|x-accel-.*/g)).toEqual([ok, expiry, ok, expiry, ok, ok]);
  expect(headsMade).toHaveBeenCalledTimes(3);
});

it("head and body go out in one piece, after the first time", async () => {
  beginSecond();
  const ends = vi.spyOn(ServerResponse.prototype, "end");
  await send(get(), get(), get(CLOSE));
  const sizes = ends.mock.calls.map(([piece]) => (piece as unknown as Buffer).length);
  ends.mockRestore();
  expect(sizes).toEqual([BODY.length, expect.any(Number), BODY.length]);
  expect(sizes[1]).toBeGreaterThan(BODY.length + HEADERS.join("\r\n").length);
});

describe("a Node that does it differently", () => {
  const request = { httpVersion: "1.1", method: "GET", headers: {} } as IncomingMessage;
  const headers = { "x-frame-options": "SAMEORIGIN" };
  const body = Buffer.from(BODY);
  const build = (overrides: object) =>
    ({
      shouldKeepAlive: true,
      headersSent: false,
      writeHead: vi.fn(),
      end: vi.fn(),
      ...overrides,
    }) as unknown as ServerResponse;

  it.each([
    ["has no such field", {}],
    ["pays no heed to the field", { _header: "HTTP/1.1 200 OK\r\n\r\n" }],
    ["does not note that the head went", { _header: "HTTP/1.1 200 OK\r\n\r\n", headersSent: true }],
  ])("writes every head anew if it %s", (_how, fields) => {
    const head = new KeptHead(200, headers, body);
    for (let time = 0; time < 3; time++) {
      const response = build(fields);
      head.send(request, response);
      expect(response.writeHead).toHaveBeenCalledExactlyOnceWith(200, headers);
      expect(response.end).toHaveBeenCalledExactlyOnceWith(body);
    }
  });
});
