import { isIPv4 } from "node:net";
import { monitorEventLoopDelay } from "node:perf_hooks";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Config } from "../config.ts";
import { notFound } from "../errors.ts";
import type { AnswerCacheCounts } from "../page-cache/answer-cache.ts";
import { showMetric } from "./metric-text.ts";
import type { RequestMetrics } from "./request-metrics.ts";

const DELAY_RESOLUTION_MS = 20;

export interface MetricsParts {
  readers: Config["metrics"];
  requests: RequestMetrics;
  keptAnswers: Readonly<AnswerCacheCounts>;
}

/** `/metrics` in the text form that Prometheus reads. */
export function registerMetrics(
  app: FastifyInstance,
  { readers, requests, keptAnswers }: MetricsParts,
): void {
  if (readers === "off") return;
  const loopDelay = monitorEventLoopDelay({ resolution: DELAY_RESOLUTION_MS });
  loopDelay.enable();
  app.addHook("onClose", async () => {
    loopDelay.disable();
  });

  app.addHook("onResponse", async (request, reply) => {
    const { method, routeOptions } = request;
    requests.countRequest(method, routeOptions.url ?? "none", reply.statusCode, reply.elapsedTime / 1000);
  });

  app.get("/metrics", { config: { access: "public" } }, async (request, reply) => {
    if (readers === "local" && !isFromThisMachine(request)) throw notFound("Address");
    const text = [
      requests.show(),
      showKeptAnswers(keptAnswers),
      showLoopDelay(loopDelay),
      showProcess(),
    ].join("");
    loopDelay.reset();
    return reply
      .type("text/plain; version=0.0.4; charset=utf-8")
      .header("cache-control", "no-store")
      .send(text);
  });
}

/**
 * A proxy on this machine that is not named in TRUST_PROXY would make every visitor look local, so whatever says that it
 * was passed on must come from a proxy that is.
 */
function isFromThisMachine(request: FastifyRequest): boolean {
  const { headers, ip, ips } = request;
  const isPassedOn = headers["x-forwarded-for"] !== undefined || headers.forwarded !== undefined;
  if (isPassedOn && ips === undefined) return false;
  const address = ip.replace(/^::ffff:/, "");
  return isIPv4(address) ? address.startsWith("127.") : address === "::1";
}

function showKeptAnswers({ hits, misses, sentWhole, sentNotModified }: Readonly<AnswerCacheCounts>): string {
  return [
    showMetric("kept_answers_sent_total", "counter", "Kept answers that were sent before routing.", [
      { labels: { status: 200 }, value: sentWhole },
      { labels: { status: 304 }, value: sentNotModified },
    ]),
    showMetric("kept_answer_hits_total", "counter", "Public answers that were there already.", hits),
    showMetric("kept_answer_misses_total", "counter", "Public answers that had to be made.", misses),
  ].join("");
}

function showLoopDelay(delay: ReturnType<typeof monitorEventLoopDelay>): string {
  const seconds = (nanoseconds: number) => (Number.isFinite(nanoseconds) ? nanoseconds / 1e9 : 0);
  const help = "How late the event loop was since the last look.";
  return showMetric("nodejs_eventloop_delay_seconds", "gauge", help, [
    { labels: { quantile: 0.5 }, value: seconds(delay.percentile(50)) },
    { labels: { quantile: 0.99 }, value: seconds(delay.percentile(99)) },
    { labels: { quantile: 1 }, value: seconds(delay.max) },
  ]);
}

function showProcess(): string {
  const { rss, heapUsed } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  const startedAt = Date.now() / 1000 - process.uptime();
  return [
    showMetric("process_resident_memory_bytes", "gauge", "Memory that the process takes.", rss),
    showMetric("nodejs_heap_used_bytes", "gauge", "Memory that its objects take.", heapUsed),
    showMetric("process_cpu_seconds_total", "counter", "Processor time used.", (user + system) / 1e6),
    showMetric("process_start_time_seconds", "gauge", "When it started, in Unix time.", startedAt),
  ].join("");
}
