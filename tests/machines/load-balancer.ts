import { once } from "node:events";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { API_PREFIX } from "../../core/content/api/api-contract.ts";

export interface LoadBalancer {
  url: string;
  api: string;
  /** The number of requests sent to each server. */
  given: Map<string, number>;
  close(): Promise<void>;
}

const CHECK_EVERY_MS = 100;

/**
 * A small load balancer: it polls the readiness of every server and sends each request to the next ready one. If it cannot connect, it
 * tries another server; a request that was sent is never repeated.
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
    // Reads nothing from the visitor before the server is connected.
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

/** A test may set the address of the visitor. */
const forwardedFor = (request: http.IncomingMessage) =>
  request.headers["x-forwarded-for"] ?? request.socket.remoteAddress ?? "";
