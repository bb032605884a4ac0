import { isIPv4 } from "node:net";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Config } from "../config.ts";
import { notFound } from "../errors.ts";
import type { Metrics } from "./metrics.ts";
import { openProcessMetrics } from "./process-metrics.ts";

/** `/metrics` for Prometheus. */
export function registerMetrics(app: FastifyInstance, metrics: Metrics, readers: Config["metrics"]): void {
  if (readers === "off") return;
  const { registry } = metrics;
  const processMetrics = openProcessMetrics(registry);
  app.addHook("onClose", async () => processMetrics.close());

  app.addHook("onResponse", async (request, reply) => {
    const { method, routeOptions } = request;
    metrics.countRequest(method, routeOptions.url ?? "none", reply.statusCode, reply.elapsedTime / 1000);
  });

  app.get("/metrics", { config: { access: "public" } }, async (request, reply) => {
    if (readers === "local" && !isFromThisMachine(request)) throw notFound("Address");
    return reply
      .type(registry.contentType)
      .header("cache-control", "no-store")
      .send(await registry.metrics());
  });
}

/**
 * A proxy on this machine that is not in TRUST_PROXY would make every visitor look local. So a forwarded request must come from a
 * trusted proxy.
 */
function isFromThisMachine(request: FastifyRequest): boolean {
  const { headers, ip, ips } = request;
  const isForwarded = headers["x-forwarded-for"] !== undefined || headers.forwarded !== undefined;
  if (isForwarded && ips === undefined) return false;
  const address = ip.replace(/^::ffff:/, "");
  return isIPv4(address) ? address.startsWith("127.") : address === "::1";
}
