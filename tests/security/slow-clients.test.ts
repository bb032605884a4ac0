import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { notices } from "../../features/notices/content/notices.ts";
import { startApi } from "../api/start-api.ts";
import { startTestServer } from "../test-server.ts";

const api = await startApi({ withSite: true });
const { server } = api.server.app;
const CROWD = 200;
const opened: Socket[] = [];

const openSocket = async (firstBytes: string): Promise<Socket> => {
  const socket = connect(Number(new URL(api.url).port), "127.0.0.1");
  opened.push(socket);
  socket.on("error", () => {});
  await once(socket, "connect");
  socket.write(firstBytes);
  return socket;
};
const openCrowd = (firstBytes: string) =>
  Promise.all(Array.from({ length: CROWD }, () => openSocket(firstBytes)));
const countConnections = () =>
  new Promise<number>((resolve, reject) =>
    server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );

const headersTimeout = server.headersTimeout;
const silence = server.timeout;
afterEach(async () => {
  vi.restoreAllMocks();
  server.headersTimeout = headersTimeout;
  server.timeout = silence;
  for (const socket of opened.splice(0)) socket.destroy();
  await expect.poll(countConnections).toBe(0);
});

it("the limits in use are those of a public site", () => {
  expect(server).toMatchObject({
    headersTimeout: 20_000,
    requestTimeout: 15 * 60_000,
    timeout: 2 * 60_000,
    keepAliveTimeout: expect.toSatisfy((value: number) => value > 60_000 && value <= 75_000),
  });
});

it("an idle connection does not prevent the server from closing", async () => {
  const other = await startTestServer();
  const accepted = once(other.app.server, "connection");
  const socket = connect(Number(new URL(other.url).port), "127.0.0.1");
  const ended = once(socket, "close");
  await accepted;
  await other.close();
  await ended;
});

describe("many clients that never complete their headers", () => {
  it("do not prevent others from reading or writing", async () => {
    await openCrowd("GET / HTTP/1.1\r\nHost: school.example\r\nX-Slow: ");
    expect((await api.look("/about")).status).toBe(200);
    expect((await api.get("/contact/all", { token: api.token })).status).toBe(200);
  });

  it("get 408 after the time limit", async () => {
    server.headersTimeout = 500;
    const [first] = await openCrowd("GET / HTTP/1.1\r\nHost: school.example\r\nX-Slow: ");
    const [answer] = await once(first as Socket, "data");
    expect(String(answer)).toMatch(/^HTTP\/1\.1 408 /);
    await expect.poll(countConnections).toBe(0);
  });
});

describe("many clients that send their bodies byte by byte", () => {
  const head =
    "POST /api/v1/contact/create HTTP/1.1\r\nHost: school.example\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{";

  it("use no capacity", async () => {
    await openCrowd(head);
    expect((await api.look("/students?q=a")).status).toBe(200);
    expect((await api.get("/contact/all", { token: api.token })).status).toBe(200);
  });

  it.each([
    ["JSON", head],
    [
      "the contact form",
      "POST /contact HTTP/1.1\r\nHost: school.example\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 5000\r\n\r\nname=",
    ],
  ])("is cut off after 30 seconds: %s", async (_what, request) => {
    hurry(30_000);
    const socket = await openSocket(request);
    const trickle = setInterval(() => socket.write(" "), 50);
    await new Promise((resolve) => socket.once("close", resolve));
    clearInterval(trickle);
    expect((await api.get("/contact/all", { token: api.token })).body).toEqual([]);
  });
});

describe("a refused client that keeps sending, byte by byte", () => {
  const head = (line: string, ...headers: string[]) =>
    [`${line} HTTP/1.1`, "Host: school.example", ...headers, "Content-Length: 5000000", "", "x"].join("\r\n");
  const form = "Content-Type: multipart/form-data; boundary=b";
  it.each([
    ["for want of a login", 401, head("POST /api/v1/galleries/create", form)],
    [
      "for a wrong type",
      415,
      head("POST /api/v1/galleries/create", "Content-Type: text/plain", `Authorization: Bearer ${api.token}`),
    ],
    ["for a form where none belongs", 415, head("POST /api/v1/contact/create", form)],
    ["for its size", 413, head("POST /api/v1/contact/create", "Content-Type: application/json")],
    ["for an unknown address", 404, head("POST /api/v1/nothing", form)],
    [
      "for a form that is none",
      400,
      head(
        "POST /api/v1/galleries/create",
        "Content-Type: multipart/form-data",
        `Authorization: Bearer ${api.token}`,
      ),
    ],
    ["with a page", 200, head("GET /about")],
  ])("is cut off after 30 seconds: refused %s", async (_why, status, request) => {
    hurry(30_000);
    const socket = await openSocket(request);
    const closed = new Promise((resolve) => socket.once("close", resolve));
    const [answer] = await once(socket, "data");
    expect(String(answer)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    const trickle = setInterval(() => socket.write("x"), 50);
    await closed;
    clearInterval(trickle);
  });
});

it("a client that does not read a large file is disconnected after two idle minutes", async () => {
  const name = await publishFile("a", 20 * 1024 * 1024);
  server.timeout = 500;
  const socket = await openSocket(`GET /api/v1/uploads/${name} HTTP/1.1\r\nHost: school.example\r\n\r\n`);
  socket.pause();
  await expect.poll(countConnections).toBe(0);
});

it("a client that needs more than 30 seconds to read a large file gets it whole", async () => {
  const bytes = 20 * 1024 * 1024;
  const name = await publishFile("b", bytes);
  hurry(30_000);
  const socket = await openSocket(
    `GET /api/v1/uploads/${name} HTTP/1.1\r\nHost: school.example\r\nConnection: close\r\n\r\n`,
  );
  const closed = new Promise((resolve) => socket.once("close", resolve));
  let received = 0;
  socket.on("data", (chunk) => {
    received += chunk.length;
  });
  socket.pause();
  await new Promise((resolve) => setTimeout(resolve, 1000));
  socket.resume();
  await closed;
  expect(received).toBeGreaterThan(bytes);
});

it("ten thousand pipelined requests are answered in order or not at all", async () => {
  const socket = await openSocket("GET /healthz HTTP/1.1\r\nHost: school.example\r\n\r\n".repeat(2000));
  await once(socket, "data");
  socket.destroy();
  expect((await api.look("/about")).status).toBe(200);
});

/** Stores a file that a notice names until the test ends: no other file is public. */
async function publishFile(letter: string, bytes: number): Promise<string> {
  const { files, content } = api.server;
  const name = `${letter.repeat(32)}.pdf`;
  await files.write(name, Buffer.alloc(bytes));
  const { _id } = await content.create(notices, { title: "Large", description: "A file", pdfOrImage: name });
  onTestFinished(async () => {
    await content.remove(notices, _id);
    await files.remove([name]);
  });
  return name;
}

/** Fires timers of this length at once. */
function hurry(milliseconds: number): void {
  const { setTimeout: wait } = globalThis;
  vi.spyOn(globalThis, "setTimeout").mockImplementation(((run: () => void, time?: number) =>
    wait(run, time === milliseconds ? 300 : time)) as typeof setTimeout);
}
