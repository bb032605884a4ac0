import { isIPv4 } from "node:net";
import { monitorEventLoopDelay } from "node:perf_hooks";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { Counter, Gauge, type Registry } from "prom-client";
import { label } from "../../../words/label.ts";
import type { Config } from "../../config.ts";
import { notFound } from "../../errors.ts";
import type { Metrics } from "./metrics.ts";

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
    if (readers === "local" && !isFromThisMachine(request)) throw notFound(label("Address", "पता"));
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

const DELAY_RESOLUTION_MS = 20;

/**
 * The same names as prom-client's `collectDefaultMetrics`, for common dashboards. That function starts observers that cannot be
 * stopped when a server closes.
 */
function openProcessMetrics(registry: Registry): { close(): void } {
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read());
      },
    });
  const loopDelay = monitorEventLoopDelay({ resolution: DELAY_RESOLUTION_MS });
  loopDelay.enable();
  const seconds = (nanoseconds: number) => nanoseconds / 1e9;
  const SINCE = "of the delays of the event loop since the last look.";
  gauge("nodejs_eventloop_lag_p50_seconds", `Median ${SINCE}`, () => seconds(loopDelay.percentile(50)));
  gauge("nodejs_eventloop_lag_p99_seconds", `99th percentile ${SINCE}`, () =>
    seconds(loopDelay.percentile(99)),
  );
  gauge("nodejs_eventloop_lag_max_seconds", `Longest ${SINCE}`, () => {
    const longest = seconds(loopDelay.max);
    loopDelay.reset();
    return longest;
  });
  gauge("process_resident_memory_bytes", "Memory that the process takes.", () => process.memoryUsage().rss);
  gauge("nodejs_heap_size_used_bytes", "Memory that its objects take.", () => process.memoryUsage().heapUsed);
  gauge(
    "process_start_time_seconds",
    "When it started, in Unix time.",
    () => Date.now() / 1000 - process.uptime(),
  );
  new Counter({
    name: "process_cpu_seconds_total",
    help: "Processor time used.",
    registers: [registry],
    collect() {
      const { user, system } = process.cpuUsage();
      this.reset();
      this.inc((user + system) / 1e6);
    },
  });
  return { close: () => loopDelay.disable() };
}
