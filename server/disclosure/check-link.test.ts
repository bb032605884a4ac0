import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import { decode } from "../../content/messages/message.ts";
import { findLinkProblem, type LinkCheckOptions } from "./check-link.ts";

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

async function open(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  servers.push(server);
  await once(server.listen(0, "127.0.0.1"), "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const answerWith =
  (status: number, headers: Record<string, string> = {}): RequestListener =>
  (_request, response) =>
    response.writeHead(status, headers).end();

const OPEN: LinkCheckOptions = { siteUrl: "https://school.example", isForbidden: () => false };

const findProblem = async (address: string, options: Partial<LinkCheckOptions> = {}) => {
  const problem = await findLinkProblem(address, { ...OPEN, ...options });
  return problem && decode(problem).id;
};

it.each([
  [200, undefined],
  [204, undefined],
  [429, undefined],
  [401, "link_refused"],
  [403, "link_refused"],
  [404, "link_not_found"],
  [410, "link_not_found"],
  [500, "link_failed"],
])("an answer with the status %s means %s", async (status, problem) => {
  expect(await findProblem(await open(answerWith(status)))).toBe(problem);
});

it("a server that refuses HEAD is asked with GET, whose body is not read", async () => {
  const methods: (string | undefined)[] = [];
  const address = await open((request, response) => {
    methods.push(request.method);
    response.writeHead(request.method === "HEAD" ? 405 : 200);
    // An endless body.
    response.write("x".repeat(100_000));
  });
  expect(await findProblem(address)).toBeUndefined();
  expect(methods).toEqual(["HEAD", "GET"]);
});

it("redirects are followed, but not without end", async () => {
  const address = await open((request, response) => {
    const step = Number(request.url?.slice(1));
    if (step >= 3) response.writeHead(200).end();
    else response.writeHead(302, { location: `/${step + 1}` }).end();
  });
  expect(await findProblem(`${address}/0`)).toBeUndefined();
  expect(await findProblem(await open(answerWith(302, { location: "/again" })))).toBe("link_redirects");
});

it.each(["ftp://school.example/video", "javascript:alert(1)", "file:///etc/passwd", "no address"])(
  "%s is not requested, not even after a redirect",
  async (address) => {
    expect(await findProblem(address)).toBe("link_not_web");
    if (!address.includes(":")) return;
    expect(await findProblem(await open(answerWith(302, { location: address })))).toBe("link_not_web");
  },
);

it("a private address is not requested, by its number, by its name or after a redirect", async () => {
  let isAsked = false;
  const inside = await open((_request, response) => {
    isAsked = true;
    response.end();
  });
  const port = new URL(inside).port;
  const isForbidden = undefined;
  for (const address of [
    inside,
    `http://localhost:${port}`,
    `http://[::1]:${port}`,
    `http://2130706433:${port}`,
  ]) {
    expect([address, await findProblem(address, { isForbidden })]).toEqual([address, "link_private"]);
  }
  const site = await open(answerWith(302, { location: inside }));
  expect(await findProblem(site, { siteUrl: site, isForbidden })).toBe("link_private");
  expect(isAsked).toBe(false);
});

it("the site itself may have a private address", async () => {
  const site = await open(answerWith(200));
  expect(await findProblem(`${site}/fees`, { siteUrl: site, isForbidden: undefined })).toBeUndefined();
});

it("a server that does not answer is not waited for", async () => {
  expect(await findProblem(await open(() => {}), { patienceMs: 50 })).toBe("link_timeout");
});

it("nothing listens, or the connection breaks off", async () => {
  const address = await open((request) => request.socket.destroy());
  expect(await findProblem(address)).toBe("link_unreachable");
  const closed = await open(answerWith(200));
  const server = servers.pop();
  server?.close();
  if (server) await once(server, "close");
  expect(await findProblem(closed)).toBe("link_unreachable");
});

it("a name that does not exist is named as such", async () => {
  // Too long for a name: no server is asked for it.
  expect(await findProblem(`http://${"a".repeat(64)}.example/video`)).toBe("link_unknown_host");
});

it("a closing server stops the check", async () => {
  const closing = new AbortController();
  const address = await open(() => closing.abort());
  await expect(findLinkProblem(address, { ...OPEN, signal: closing.signal })).rejects.toThrow("aborted");
});
