import { type Sample, showMetric } from "./metric-text.ts";

/** Upper ends of the classes that durations are counted in, in seconds. */
const CLASSES = [
  0.001,
  0.0025,
  0.005,
  0.01,
  0.025,
  0.05,
  0.1,
  0.25,
  0.5,
  1,
  2.5,
  10,
  Number.POSITIVE_INFINITY,
];

interface RouteCounts {
  method: string;
  route: string;
  byStatus: Map<number, number>;
  /** As many as there are classes. */
  byDuration: number[];
  seconds: number;
}

/** What was asked of this process since it started. */
export class RequestMetrics {
  readonly #routes = new Map<string, RouteCounts>();
  #uploads = 0;
  #uploadBytes = 0;

  countRequest(method: string, route: string, status: number, seconds: number): void {
    const counts = this.#countsOf(method, route);
    counts.byStatus.set(status, (counts.byStatus.get(status) ?? 0) + 1);
    const index = CLASSES.findIndex((end) => seconds <= end);
    counts.byDuration[index] = (counts.byDuration[index] ?? 0) + 1;
    counts.seconds += seconds;
  }

  /** An accepted file, with everything that was made of it. */
  countUpload(parts: readonly { bytes: Uint8Array }[]): void {
    this.#uploads++;
    for (const { bytes } of parts) this.#uploadBytes += bytes.length;
  }

  show(): string {
    return [
      showMetric("http_requests_total", "counter", "Requests that were routed.", this.#statusSamples()),
      showMetric(
        "http_request_duration_seconds",
        "histogram",
        "Time from the arrival of a routed request to the end of its answer.",
        this.#durationSamples(),
      ),
      showMetric("uploads_total", "counter", "Files that were accepted.", this.#uploads),
      showMetric("upload_bytes_total", "counter", "Size of what was made of them.", this.#uploadBytes),
    ].join("");
  }

  #countsOf(method: string, route: string): RouteCounts {
    const key = `${method} ${route}`;
    const known = this.#routes.get(key);
    if (known) return known;
    const counts = { method, route, byStatus: new Map(), byDuration: CLASSES.map(() => 0), seconds: 0 };
    this.#routes.set(key, counts);
    return counts;
  }

  *#statusSamples(): Iterable<Sample> {
    for (const { method, route, byStatus } of this.#routes.values()) {
      for (const [status, value] of byStatus) yield { labels: { method, route, status }, value };
    }
  }

  *#durationSamples(): Iterable<Sample> {
    for (const { method, route, byDuration, seconds } of this.#routes.values()) {
      let soFar = 0;
      for (const [index, count] of byDuration.entries()) {
        soFar += count;
        const end = CLASSES[index] ?? Number.POSITIVE_INFINITY;
        const le = Number.isFinite(end) ? end : "+Inf";
        yield { suffix: "_bucket", labels: { method, route, le }, value: soFar };
      }
      yield { suffix: "_sum", labels: { method, route }, value: seconds };
      yield { suffix: "_count", labels: { method, route }, value: soFar };
    }
  }
}
