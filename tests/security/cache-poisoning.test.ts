import { describe, expect, it } from "vitest";
import { contentTypes, createEntry } from "../api/entries.ts";
import { startApi } from "../api/start-api.ts";
import { exchange, request } from "./raw-http.ts";

const MAX_CACHED = 10;
const api = await startApi({ withSite: true, maxCachedResponses: MAX_CACHED });
await createEntry(api, contentTypes.students);
await createEntry(api, contentTypes.notices);
const EVIL = "evil.example";

const ADDRESSES = ["/", "/about", "/students", "/api/v1/notices/all", "/api/v1/students/all"];

/** Changes an entry that all of them may show, so that the next response is rendered again. */
const dropCachedResponses = async () => {
  await createEntry(api, contentTypes.notices);
  await createEntry(api, contentTypes.students);
};

const countMisses = async () => {
  const { text } = await api.look("/metrics");
  return Number(/^cached_response_misses_total (\d+)$/m.exec(text)?.[1]);
};

const isCached = async (address: string) => {
  const before = await countMisses();
  await api.look(address);
  return (await countMisses()) === before;
};

describe.each([
  ["a host of their own", [`Host: ${EVIL}`]],
  ["a forwarded host", [`X-Forwarded-Host: ${EVIL}`, "X-Forwarded-Proto: gopher", "X-Forwarded-Port: 1337"]],
  [
    "a forwarded line",
    [`Forwarded: host=${EVIL};proto=https`, `X-Host: ${EVIL}`, `X-Forwarded-Server: ${EVIL}`],
  ],
  [
    "another address in a header",
    ["X-Original-URL: /admin", "X-Rewrite-URL: /admin", "X-HTTP-Method-Override: DELETE"],
  ],
  ["cookies", [`Cookie: token=${EVIL}; lang=${EVIL}; role=admin`]],
  ["a part of it", ["Range: bytes=0-99", `If-Range: "${EVIL}"`]],
  [
    "languages and origins",
    [`Accept-Language: ${EVIL}`, `Origin: https://${EVIL}`, `Referer: https://${EVIL}/`],
  ],
  [
    "what it takes",
    ["Accept: application/json", "X-Requested-With: XMLHttpRequest", "Accept-Charset: utf-7"],
  ],
])("a request with %s", (_what, headers) => {
  it.each(ADDRESSES)("gets the usual response at %s, and so does the next visitor", async (address) => {
    const line = `GET ${address}`;
    const hosts = headers.some((header) => header.startsWith("Host:")) ? [] : ["Host: school.example"];
    const ask = (own: readonly string[]) =>
      exchange(api.url, [`${line} HTTP/1.1`, ...own, "Connection: close", "", ""].join("\r\n"));
    await dropCachedResponses();
    const poisoned = await ask([...hosts, ...headers]);
    const visitor = await ask(["Host: school.example"]);
    expect(poisoned.status).toBe(200);
    expect(visitor.status).toBe(200);
    expect(poisoned.body).toBe(visitor.body);
    expect(JSON.stringify([visitor.body, ...visitor.headers])).not.toContain(EVIL);
  });
});

it.each(["/", "/about", "/login"])("an odd query changes nothing at %s", async (address) => {
  const plain = await api.look(address);
  for (const query of [`?utm_source=${EVIL}`, `?page=${EVIL}&callback=alert`, "?", "?_routes=", "?index"]) {
    const odd = await api.look(`${address}${query}`);
    expect([query, odd.text]).toEqual([query, plain.text]);
    expect(odd.text).not.toContain(EVIL);
  }
  expect((await api.look(address)).text).toBe(plain.text);
});

it("a search is never cached, in any spelling of its address", async () => {
  for (const address of ["/students?q=Kavya", "/Students/?q=Kavya", "/%73tudents?q=Kavya"]) {
    const answer = await api.look(address);
    expect([address, answer.status, answer.headers.get("cache-control")]).toEqual([address, 200, "no-store"]);
  }
});

it("an absolute address of another site is treated as a path of this site", async () => {
  for (const address of [
    `http://${EVIL}/about`,
    `//${EVIL}/about`,
    `/\\${EVIL}/about`,
    `\\\\${EVIL}/about`,
    `/.//${EVIL}/about`,
  ]) {
    const answer = await exchange(api.url, request(`GET ${address}`));
    expect([200, 400, 404], address).toContain(answer.status);
    expect(answer.headers.get("location")).toBeNull();
    expect(answer.body, address).not.toContain(EVIL);
  }
});

it("many spellings of one address do not evict the pages from the cache", async () => {
  const spellings = [
    (number: number) => `/api/v1/texts/get#${number}`,
    (number: number) => `/${number}/../about`,
    (number: number) => `/\\${number}/about`,
    (number: number) => `/about#${number}`,
    (number: number) => `/api/v1/te${encodeEachLetter("xts", number)}/get`,
  ];
  // A save just before must not drop them again during the test.
  await dropCachedResponses();
  const pages = ["/about", "/api/v1/texts/get", "/students"];
  for (const page of pages) await api.look(page);
  for (let number = 0; number < MAX_CACHED; number++) {
    for (const spell of spellings) await api.look(spell(number));
  }
  for (const page of pages) expect([page, await isCached(page)]).toEqual([page, true]);
});

/** The bits of the number say which letters are written as their codes, in capital or small digits. */
function encodeEachLetter(letters: string, number: number): string {
  return Array.from(letters, (letter, index) => {
    const choice = Math.floor(number / 3 ** index) % 3;
    const code = `%${letter.charCodeAt(0).toString(16)}`;
    return [letter, code, code.toUpperCase()][choice];
  }).join("");
}

it("responses to a token are not cached for others, even if its session has ended", async () => {
  const dead = { authorization: `Bearer ${"x".repeat(43)}` };
  for (const address of [...ADDRESSES, "/api/v1/texts/get", "/api/v1/students/all?q=a"]) {
    const refused = await api.look(address, { headers: dead });
    expect([address, refused.headers.get("www-authenticate")]).toEqual([
      address,
      'Bearer error="invalid_token"',
    ]);
    expect([address, refused.headers.get("cache-control")]).toEqual([address, "no-store"]);
    expect((await api.look(address)).headers.get("www-authenticate")).toBeNull();
  }
  const admin = await api.look("/api/v1/students/all", { token: api.token });
  expect(admin.headers.get("cache-control")).toBe("no-store");
  expect(Object.keys((await api.look("/api/v1/students/all")).body[0])).not.toContain("mobileNumber");
});

it("errors and missing pages are not cached", async () => {
  for (const address of [
    "/nowhere",
    "/blog-details/none",
    "/api/v1/nowhere",
    "/admin/none",
    "/about.css",
    "/students/x.js",
  ]) {
    const answer = await api.look(address);
    expect([address, answer.status, answer.headers.get("cache-control")]).toEqual([address, 404, "no-store"]);
  }
});
