import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import { createServer as createTlsServer } from "node:https";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import { decode } from "../../../../core/content/messages/message.ts";
import { findLinkProblem, type LinkCheckOptions } from "./check-link.ts";

/** Nobody trusts this certificate: it signs itself. */
const SELF_SIGNED = {
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgQIwiljZehF/SwVxG
/TyFhIZbhMhIfDfcExI/WiBMYhShRANCAAR2FkMvK07ScvM3QdDz19gFrL7383fP
5bWXLH+eFuVe4USBR6Aj0fEyNfnKvUFINFpk8LYvQh/HTKsXIjjvujyT
-----END PRIVATE KEY-----`,
  cert: `-----BEGIN CERTIFICATE-----
MIIBdTCCARugAwIBAgIUW2sX7rDkgIPatFdHzNKHKINg6ZcwCgYIKoZIzj0EAwIw
DzENMAsGA1UEAwwEdGVzdDAgFw0yNjExMTgxMzE3MThaGA8yMTI2MTAyNTEzMTcx
OFowDzENMAsGA1UEAwwEdGVzdDBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABHYW
Qy8rTtJy8zdB0PPX2AWsvvfzd8/ltZcsf54W5V7hRIFHoCPR8TI1+cq9QUg0WmTw
ti9CH8dMqxciOO+6PJOjUzBRMB0GA1UdDgQWBBT/eJkbWhbvvckrYYAtFWoGLhSy
HjAfBgNVHSMEGDAWgBT/eJkbWhbvvckrYYAtFWoGLhSyHjAPBgNVHRMBAf8EBTAD
AQH/MAoGCCqGSM49BAMCA0gAMEUCIQDlh0YyyykDwz+gDnP+WoCrTbvlSDLyCfm2
egqFL6ZwjQIgKzt9sWzBfasoEW0kGI2aCJ64szZ2yZEv13V12RiU9bE=
-----END CERTIFICATE-----`,
};

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

async function listen(server: Server): Promise<string> {
  servers.push(server);
  await once(server.listen(0, "127.0.0.1"), "listening");
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const open = async (answer: RequestListener) => `http://${await listen(createServer(answer))}`;

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

it.each<[string, RequestListener]>([
  ["refuses", answerWith(405)],
  ["does not answer", () => {}],
  ["breaks off", (request) => request.socket.destroy()],
])("a server that %s HEAD is asked with GET, whose body is not read", async (_what, answerHead) => {
  const methods: (string | undefined)[] = [];
  const address = await open((request, response) => {
    methods.push(request.method);
    if (request.method === "HEAD") return answerHead(request, response);
    // A body that never ends.
    response.writeHead(200).write("x".repeat(100_000));
  });
  expect(await findProblem(address, { patienceMs: 500 })).toBeUndefined();
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
    `http://0x7f000001:${port}`,
    `http://0177.1:${port}`,
    `http://[::ffff:7f00:1]:${port}`,
    "http://10.0.0.1",
    "http://169.254.169.254/latest/meta-data",
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

it("a server without a certificate that browsers trust, or without any encryption", async () => {
  const answer = answerWith(200);
  const selfSigned = await listen(createTlsServer(SELF_SIGNED, answer));
  expect(await findProblem(`https://${selfSigned}`)).toBe("link_certificate");
  const plain = await listen(createServer(answer));
  expect(await findProblem(`https://${plain}`)).toBe("link_certificate");
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
