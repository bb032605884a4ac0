import { Counter, Histogram, Registry } from "prom-client";
import type { ResponseCacheCounts } from "../../page-cache/response-cache.ts";

const DURATION_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

export interface Metrics {
  registry: Registry;
  countRequest(method: string, route: string, status: number, seconds: number): void;
  /** An accepted file with its variants. */
  countUpload(parts: readonly { bytes: Uint8Array }[]): void;
}

export function createMetrics(cache: Readonly<ResponseCacheCounts>): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Counter({
    name: "http_requests_total",
    help: "Requests that were routed.",
    labelNames: ["method", "route", "status"],
    registers,
  });
  const durations = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time from the arrival of a routed request to the end of its response.",
    labelNames: ["method", "route"],
    buckets: DURATION_BUCKETS,
    registers,
  });
  const uploads = new Counter({ name: "uploads_total", help: "Files that were accepted.", registers });
  const uploadBytes = new Counter({
    name: "upload_bytes_total",
    help: "Size of what was made of them.",
    registers,
  });
  addCacheMetrics(registry, cache);
  return {
    registry,
    countRequest(method, route, status, seconds) {
      requests.inc({ method, route, status });
      durations.observe({ method, route }, seconds);
    },
    countUpload(parts) {
      uploads.inc();
      for (const { bytes } of parts) uploadBytes.inc(bytes.length);
    },
  };
}

/** The cache has its own counts, which are read on request. */
function addCacheMetrics(registry: Registry, counts: Readonly<ResponseCacheCounts>): void {
  const registers = [registry];
  new Counter({
    name: "cached_responses_sent_total",
    help: "Cached responses that were sent before routing.",
    labelNames: ["status"],
    registers,
    collect() {
      this.reset();
      this.inc({ status: 200 }, counts.sentWhole);
      this.inc({ status: 304 }, counts.sentNotModified);
    },
  });
  new Counter({
    name: "cached_response_hits_total",
    help: "Public responses that were in the cache.",
    registers,
    collect() {
      this.reset();
      this.inc(counts.hits);
    },
  });
  new Counter({
    name: "cached_response_misses_total",
    help: "Public responses that had to be rendered.",
    registers,
    collect() {
      this.reset();
      this.inc(counts.misses);
    },
  });
}
