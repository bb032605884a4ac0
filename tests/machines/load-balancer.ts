import { once } from "node:events";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { API_PREFIX } from "../../content/api/api-contract.ts";

export interface LoadBalancer {
  url: string;
  api: string;
  /** How many requests each server behind it was given. */
  given: Map<string, number>;
  close(): Promise<void>;
}

const CHECK_EVERY_MS = 100;

/**
 * A small load balancer: it asks every server for its readiness, and sends each request to the next one that is ready. Only
 * when a server cannot even be connected to does the request go to another; whatever was sent is never sent twice.
 */
export async function startLoadBalancer(servers: readonly string[]): Promise<LoadBalancer> {
  const ready = new Set(servers);
  const given = new Map(servers.map((server) => [server, 0]));
  const check = async (server: string) => {
    const isReady = await fetch(`${server}/readyz`).then(
      ({ status }) => status === 200,
      () => false,
    );
    if (isReady) ready.add(server);
    else ready.delete(server);
  };
  const checks = setInterval(() => servers.map(check), CHECK_EVERY_MS);

  let turn = 0;
  const pass = (request: http.IncomingMessage, response: http.ServerResponse, tries = servers.length) => {
    const candidates = ready.size > 0 ? [...ready] : servers;
    const server = candidates[turn++ % candidates.length] ?? "";
    given.set(server, (given.get(server) ?? 0) + 1);
    const onward = http.request(server, {
      method: request.method,
      path: request.url,
      headers: { ...request.headers, "x-forwarded-for": forwardedFor(request) },
      agent: false,
    });
    onward.on("response", (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(response);
    });
    onward.on("error", (error: NodeJS.ErrnoException) => {
      const isUntouched = error.code === "ECONNREFUSED";
      if (isUntouched && tries > 1) pass(request, response, tries - 1);
      else if (response.headersSent) response.destroy();
      else response.writeHead(502).end(String(error));
    });
    // Nothing is taken from the visitor before somebody is there to receive it.
    onward.on("socket", (socket) => socket.once("connect", () => request.pipe(onward)));
  };

  const proxy = http.createServer((request, response) => pass(request, response)).listen(0, "127.0.0.1");
  await once(proxy, "listening");
  const url = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  return {
    url,
    api: `${url}${API_PREFIX}`,
    given,
    async close() {
      clearInterval(checks);
      proxy.close();
      proxy.closeAllConnections();
    },
  };
}

/** A test may speak for a visitor with an address of its own. */
const forwardedFor = (request: http.IncomingMessage) =>
  request.headers["x-forwarded-for"] ?? request.socket.remoteAddress ?? "";
