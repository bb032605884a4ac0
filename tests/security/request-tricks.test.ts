import { describe, expect, it } from "vitest";
import { contentTypes, createEntry } from "../api/entries.ts";
import { startApi } from "../api/start-api.ts";
import { ADMIN } from "../test-server.ts";
import { exchange, request } from "./raw-http.ts";

const api = await startApi({ withSite: true });
const { contacts, notices } = contentTypes;
const notice = await createEntry(api, notices);
const FORM = "name=Asha&phoneNumber=98260+11223&message=Hello";
const FORM_TYPE = { "content-type": "application/x-www-form-urlencoded" };
const countContacts = async () => (await api.get(contacts.list, { token: api.token })).body.length as number;

describe("methods", () => {
  it.each(["TRACE", "OPTIONS", "PATCH", "PUT", "DELETE", "PROPFIND", "SEARCH"])(
    "%s finds nothing on a page",
    async (method) => {
      const answer = await exchange(
        api.url,
        request(`${method} /about`, ["Content-Length: 0", "X-Echo: canary"]),
      );
      expect(answer.status).toBe(404);
      expect(answer.body).not.toContain("canary");
    },
  );

  it("a method that does not exist, or a tunnel, is refused", async () => {
    expect((await exchange(api.url, request("FOO /about"))).status).toBe(400);
    expect((await exchange(api.url, request("CONNECT evil.example:443"))).body).toBe("");
  });

  it("no header turns one method or address into another", async () => {
    const headers = {
      "x-http-method-override": "DELETE",
      "x-method-override": "DELETE",
      "x-original-url": notices.remove(notice._id),
      "x-rewrite-url": notices.remove(notice._id),
    };
    await api.get(notices.list, { token: api.token, headers });
    await api.get(`${notices.list}?limit=1`, { token: api.token, headers });
    expect((await api.get(notices.list)).body).toHaveLength(1);
  });
});

describe("headers", () => {
  it("an upgrade to another protocol is refused", async () => {
    for (const protocol of ["websocket", "h2c", "TLS/1.3"]) {
      const answer = await exchange(
        api.url,
        [
          "GET /healthz HTTP/1.1",
          "Host: x",
          "Connection: Upgrade, close",
          `Upgrade: ${protocol}`,
          "",
          "",
        ].join("\r\n"),
      );
      expect(answer.status).toBe(200);
    }
  });

  it.each([
    ["a length and chunks", ["Content-Length: 4", "Transfer-Encoding: chunked"], "0\r\n\r\n"],
    ["chunks by another name", ["Transfer-Encoding: xchunked"], "0\r\n\r\n"],
    ["chunks twice", ["Transfer-Encoding: chunked", "Transfer-Encoding: identity"], "0\r\n\r\n"],
    ["a negative length", ["Content-Length: -1"], ""],
    ["two lengths in one", ["Content-Length: 2, 2"], "{}"],
    ["a space before the colon", ["Content-Length : 2"], "{}"],
    ["a bare line feed", ["X-Split: a\nContent-Length: 2"], "{}"],
    ["a NUL", ["X-Null: a\0b"], ""],
  ])("a request with %s cannot smuggle a second one", async (_what, headers, body) => {
    const second = "GET /api/v1/contact/all HTTP/1.1\r\nHost: x\r\n\r\n";
    const answer = await exchange(api.url, request("POST /api/v1/contact/create", headers, body + second));
    expect(answer.status).toBe(400);
    expect(answer.body.match(/HTTP\/1\.1/g)).toBeNull();
  });

  it.each(["GET /about", "GET /nowhere", "GET /api/v1/notices/all", "HEAD /", "POST /api/v1/contact/create"])(
    "a second Host header is refused: %s",
    async (line) => {
      // Cached or not.
      for (let time = 0; time < 2; time++) {
        await api.look("/about");
        for (const second of ["Host: evil.example", "hOST: school.example", "Host:"]) {
          const answer = await exchange(api.url, request(line, [second]));
          expect([second, answer.status]).toEqual([second, 400]);
          expect(answer.headers.get("cache-control")).toBe("no-store");
          expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
          expect(answer.body).not.toContain("evil.example");
        }
      }
      expect((await exchange(api.url, request("GET /about", ["X-Host: evil.example"]))).status).toBe(200);
    },
  );

  it("a thousand headers, or an endless one, are refused", async () => {
    const many = Array.from({ length: 3000 }, (_, index) => `X-${index}: 1`);
    expect((await exchange(api.url, request("GET /about", many))).status).toBe(431);
    expect((await exchange(api.url, request("GET /about", [`Cookie: ${"a".repeat(20_000)}`]))).status).toBe(
      431,
    );
  });

  it("a malformed content type does not bypass the check of the body", async () => {
    for (const type of [
      "application/json\t; charset=utf-8",
      " application/json",
      'application/json; a="',
      "APPLICATION/JSON",
      "application/jsonx",
      "application/json;text/plain",
    ]) {
      const answer = await api.post("/admins/login", {
        headers: { "content-type": type },
        body: JSON.stringify({ email: "no address", password: 1, role: "admin" }),
      });
      expect([400, 415], type).toContain(answer.status);
    }
  });

  it("every response has a content type and a charset", async () => {
    const types = {
      "/": "text/html",
      "/about.data": "text/html",
      "/speculation-rules.json": "application/speculationrules+json",
      "/nowhere": "text/html",
      "/robots.txt": "text/plain",
      "/sitemap.xml": "application/xml",
      "/manifest.webmanifest": "application/manifest+json",
      "/healthz": "application/json",
      "/api/v1/notices/all": "application/json",
      "/api/v1/docs": "text/html",
      "/admin/handbook": "text/html",
      "/api/v1/nowhere": "application/json",
    };
    for (const [address, type] of Object.entries(types)) {
      const { headers } = await api.look(address);
      expect([address, headers.get("content-type")?.toLowerCase()]).toEqual([
        address,
        `${type}; charset=utf-8`,
      ]);
    }
  });

  it("no header reveals the software", async () => {
    for (const address of [
      "/",
      "/healthz",
      "/api/v1/notices/all",
      "/nowhere",
      "/favicon.ico",
      `/api/v1/uploads/${"0".repeat(32)}.pdf`,
    ]) {
      const { headers } = await api.look(address);
      for (const name of ["server", "x-powered-by", "via", "x-runtime"])
        expect([address, headers.get(name)]).toEqual([address, null]);
    }
  });
});

describe("other origins", () => {
  const ORIGINS = ["https://evil.example", "null", "http://127.0.0.1", api.url];

  it("no other site may read anything, and no preflight is answered", async () => {
    for (const origin of ORIGINS) {
      const headers = {
        origin,
        "access-control-request-method": "PUT",
        "access-control-request-headers": "authorization",
      };
      for (const address of [
        "/",
        "/api/v1/students/all",
        "/api/v1/admins/login",
        "/api/v1/contact/all",
        "/healthz",
      ]) {
        for (const method of ["GET", "OPTIONS"]) {
          const answer = await api
            .call(method, address, { headers })
            .catch(() => api.look(address, { headers }));
          const allowed = [...answer.headers.keys()].filter((name) => name.startsWith("access-control-"));
          expect([address, allowed]).toEqual([address, []]);
        }
      }
    }
  });

  it("a token is accepted in its header only: not in a cookie, an address, a body or another scheme", async () => {
    const { token } = api;
    const disguises: Record<string, string>[] = [
      { cookie: `token=${token}; role=admin; Authorization=Bearer ${token}` },
      { "x-access-token": token, "x-auth-token": token },
      { authorization: token },
      { authorization: `Basic ${Buffer.from(`office@school.example:${token}`).toString("base64")}` },
      { authorization: `Bearer ${token}, Bearer ${token}` },
      { authorization: `Bearer ${token}x` },
      { authorization: `Bearer "${token}"` },
      { "proxy-authorization": `Bearer ${token}` },
    ];
    for (const headers of disguises) {
      expect((await api.get(contacts.list, { headers })).status, Object.keys(headers).join()).toBe(401);
    }
    expect((await api.get(`${contacts.list}?token=${token}&access_token=${token}`)).status).toBe(401);
  });

  it("no answer sets a cookie", async () => {
    const login = await api.post("/admins/login", {
      json: ADMIN,
    });
    expect(login.status).toBe(200);
    for (const answer of [login, await api.look("/"), await api.look("/login"), await api.look("/contact")]) {
      expect(answer.headers.get("set-cookie")).toBeNull();
    }
  });

  it("a form on another site cannot send our contact form", async () => {
    const before = await countContacts();
    const send = (origin: Record<string, string>) =>
      api.call("POST", "/contact", { headers: { ...FORM_TYPE, ...origin }, body: FORM });
    const refused = await send({ origin: "https://evil.example", "sec-fetch-site": "cross-site" });
    expect([refused.status, refused.body.id]).toEqual([403, "cross_site_request"]);
    expect(await countContacts()).toBe(before);
  });

  it("the own form is accepted, also from browsers that send no origin", async () => {
    const before = await countContacts();
    for (const origin of [{ "sec-fetch-site": "same-origin", origin: api.url }, {}]) {
      // The same text again would be the same message.
      const form = `${FORM}+${Object.keys(origin).length}`;
      const answer = await exchange(
        api.url,
        request(
          "POST /contact",
          [
            ...Object.entries({ ...FORM_TYPE, ...origin }).map(([name, value]) => `${name}: ${value}`),
            `Content-Length: ${form.length}`,
          ],
          form,
        ),
      );
      expect(answer.status).toBe(303);
    }
    expect(await countContacts()).toBe(before + 2);
  });

  it("bodies that another site could send without a preflight are not accepted as JSON", async () => {
    const body = JSON.stringify(contacts.fields);
    for (const type of [
      "text/plain",
      "application/x-www-form-urlencoded",
      "multipart/form-data; boundary=x",
    ]) {
      for (const path of ["/contact/create", "/admins/login"]) {
        expect((await api.post(path, { headers: { "content-type": type }, body })).status).toBe(415);
      }
    }
    for (const type of ["text/plain", "application/json", "multipart/form-data; boundary=x"]) {
      const answer = await api.call("POST", "/contact", { headers: { "content-type": type }, body });
      expect([type, answer.status]).toEqual([type, 415]);
    }
  });

  it("a contact form without a body is refused like one of another type", async () => {
    const answer = await api.call("POST", "/contact", { headers: { "content-length": "0" } });
    expect([answer.status, answer.body.id]).toEqual([415, "unsupported_type"]);
  });

  it("reading pages changes nothing", async () => {
    const reads = api.server.routes.filter(({ method, access }) => method === "GET" && access !== "session");
    const before = await api.server.database.db.selectFrom("contentVersions").selectAll().execute();
    for (const { path } of reads) {
      await api.look(path.replace(":id", notice._id).replace("*", "about"), { token: api.token });
    }
    expect(await api.server.database.db.selectFrom("contentVersions").selectAll().execute()).toEqual(before);
  });
});

describe("redirects", () => {
  const TARGETS = [
    "//evil.example",
    "/\\evil.example",
    "/%2f%2fevil.example",
    "/%5cevil.example",
    "//evil.example/%2e%2e",
    "/about//evil.example",
    "/about/..//evil.example",
    "/.evil.example",
    "/@evil.example",
    "/;@evil.example",
    "///evil.example/",
    "/https:/evil.example",
    "/%0d%0aLocation:%20https://evil.example",
    "/login?next=//evil.example",
    "/login?redirect=https://evil.example&returnTo=//evil.example",
    "/admin?url=javascript:alert(1)",
    "/contact?ended=//evil.example",
  ];

  it.each(TARGETS)("%s does not redirect to another site", async (address) => {
    for (const spelled of [address, `${address}/`]) {
      const answer = await exchange(api.url, request(`GET ${spelled}`));
      expect(answer.status < 300 || answer.status >= 400).toBe(true);
      expect(answer.headers.get("location")).toBeNull();
      expect(answer.headers.get("refresh")).toBeNull();
    }
  });
});

describe("private files", () => {
  it.each([
    "/.env",
    "/.git/config",
    "/package.json",
    "/data/gurukul.sqlite",
    "/server/main.ts",
    "/assets/",
    "/icons/",
    "/assets/../server/index.js",
    "/assets/..%2f..%2fserver%2findex.js",
    "/assets/%2e%2e/%2e%2e/server/index.js",
    "/assets/..%5c..%5cserver",
    "/icons/....//....//etc/passwd",
    "/assets/%00",
    "/api/v1/uploads/../gurukul.sqlite",
    "/api/v1/uploads/..%2fgurukul.sqlite",
    "/api/v1/uploads/%2e%2e%2fgurukul.sqlite",
    "/api/v1/uploads/.",
    "/api/v1/uploads/",
    "/api/v1/backups",
    "/debug",
    "/__manifest",
    "/@vite/client",
  ])("%s is 404", async (address) => {
    const answer = await exchange(api.url, request(`GET ${address}`));
    expect([400, 404]).toContain(answer.status);
    expect(answer.body).not.toMatch(/SQLite format|root:x:|sourceMappingURL|Index of/);
  });
});
