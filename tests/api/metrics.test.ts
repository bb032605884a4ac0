import { expect, it } from "vitest";
import { completeForm, contentTypes, JPEG } from "./entries.ts";
import { startApi } from "./start-api.ts";

const { notices } = contentTypes;
const api = await startApi({ withSite: true });
const behindProxy = await startApi({ trustProxy: ["127.0.0.1"] });
const forEverybody = await startApi({ metrics: "all" });
const forNobody = await startApi({ metrics: "off" });

const OTHER_MACHINE = { "x-forwarded-for": "203.0.113.7" };

/** The value of one line, named as it is written; 0 while it has not appeared. */
async function read(line: string): Promise<number> {
  const { status, text } = await api.call("GET", "/metrics");
  expect(status).toBe(200);
  const found = text.split("\n").find((candidate) => candidate.startsWith(`${line} `));
  return found === undefined ? 0 : Number(found.slice(line.length + 1));
}

async function growth(line: string, act: () => Promise<unknown>): Promise<number> {
  const before = await read(line);
  await act();
  return (await read(line)) - before;
}

it("requests are counted by route and status, whatever their address says", async () => {
  const route = `method="DELETE",route="/api/v1/notices/delete/:id"`;
  const act = () => api.remove("/notices/delete/somebodys-phone-number", { token: api.token });
  expect(await growth(`http_requests_total{${route},status="404"}`, act)).toBe(1);
  expect(await growth(`http_request_duration_seconds_count{${route}}`, act)).toBe(1);
  expect(await growth(`http_request_duration_seconds_bucket{le="+Inf",${route}}`, act)).toBe(1);
  expect((await api.call("GET", "/metrics")).text).not.toContain("somebodys-phone-number");
});

it("responses are counted as rendered once, and then as sent before routing", async () => {
  const readList = (headers = {}) => api.get("/team/all", { headers });
  const { headers } = await readList();
  expect(await growth("cached_response_misses_total", readList)).toBe(0);
  expect(await growth("cached_response_hits_total", readList)).toBe(1);
  expect(await growth(`cached_responses_sent_total{status="200"}`, readList)).toBe(1);
  const readAgain = () => readList({ "if-none-match": headers.get("etag") ?? "" });
  expect(await growth(`cached_responses_sent_total{status="304"}`, readAgain)).toBe(1);
  expect(await growth("cached_response_misses_total", () => api.get("/blocks/all"))).toBe(1);
});

it("accepted files are counted, refused ones are not", async () => {
  const form = completeForm(notices).filter(([field]) => field !== "pdfOrImage");
  const send = (file: Uint8Array) => () =>
    api.post(notices.create, { token: api.token, form: [...form, ["pdfOrImage", file]] });
  expect(await growth("uploads_total", send(JPEG))).toBe(1);
  expect(await growth("upload_bytes_total", send(JPEG))).toBeGreaterThan(0);
  expect(await growth("uploads_total", send(Buffer.from("not a picture")))).toBe(0);
});

it("process metrics are present, and every line is valid for Prometheus", async () => {
  expect(await read("process_resident_memory_bytes")).toBeGreaterThan(10_000_000);
  expect(await read("gurukul_mail_waiting")).toBe(0);
  expect(await read("process_cpu_seconds_total")).toBeGreaterThan(0);
  expect(await read("nodejs_eventloop_lag_p99_seconds")).toBeGreaterThan(0);
  expect(await read("nodejs_heap_size_used_bytes")).toBeGreaterThan(1_000_000);
  expect(await read("process_start_time_seconds")).toBeLessThanOrEqual(Date.now() / 1000);
  const { text, headers } = await api.call("GET", "/metrics");
  expect(headers.get("content-type")).toBe("text/plain; version=0.0.4; charset=utf-8");
  expect(headers.get("cache-control")).toBe("no-store");
  const line = /^(# (HELP|TYPE) [a-z0-9_]+ .+|[a-z0-9_]+(\{([a-z]+="[^"]*",?)+\})? [\d.e+-]+)$/;
  expect(text.split("\n").filter((candidate) => candidate !== "" && !line.test(candidate))).toEqual([]);
});

it("only this machine reads them, not visitors behind a proxy", async () => {
  const passedOn = (headers: Record<string, string>) => behindProxy.call("GET", "/metrics", { headers });
  expect((await passedOn({})).status).toBe(200);
  expect((await passedOn({ "x-forwarded-for": "127.0.0.1" })).status).toBe(200);
  expect((await passedOn(OTHER_MACHINE)).status).toBe(404);
  expect((await passedOn({ "x-forwarded-for": "127.0.0.1, 203.0.113.7" })).status).toBe(404);
});

it("a request through an untrusted proxy is not from this machine", async () => {
  expect((await api.call("GET", "/metrics", { headers: OTHER_MACHINE })).status).toBe(404);
  const claim = { "x-forwarded-for": "127.0.0.1" };
  expect((await api.call("GET", "/metrics", { headers: claim })).status).toBe(404);
});

it("METRICS=all shows them to everybody, METRICS=off to nobody", async () => {
  expect((await forEverybody.call("GET", "/metrics", { headers: OTHER_MACHINE })).status).toBe(200);
  expect((await forNobody.call("GET", "/metrics")).status).toBe(404);
});

it("a rendered page has Server-Timing, a cached one has not", async () => {
  const first = await api.look("/about");
  expect(first.headers.get("server-timing")).toMatch(/^render;dur=[\d.]+, total;dur=[\d.]+$/);
  expect((await api.look("/about")).headers.get("server-timing")).toBeNull();
  expect((await api.look("/students?q=asha")).headers.get("server-timing")).toMatch(/^render;dur=/);
});
