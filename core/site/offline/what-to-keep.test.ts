import { describe, expect, it } from "vitest";
import { type AskedRequest, type GivenResponse, kindOf, mayKeep } from "./what-to-keep.ts";

const PHOTO = "/api/v1/uploads/a1-800x600.w640.webp";
const CIRCULAR = "/api/v1/uploads/b2.pdf";

const buildRequest = (overrides: Partial<AskedRequest> = {}): AskedRequest => ({
  method: "GET",
  mode: "navigate",
  destination: "document",
  headers: new Headers(),
  ...overrides,
});
const picture = buildRequest({ mode: "no-cors", destination: "image" });
const call = buildRequest({ mode: "cors", destination: "" });

const kind = (request: AskedRequest, address: string) => kindOf(request, new URL(address, "http://school"));

describe("kindOf", () => {
  it.each([
    ["a page", buildRequest(), "/fees", "pages"],
    ["a page in Hindi", buildRequest(), "/hi/notices/42", "pages"],
    ["a page that only begins like another", buildRequest(), "/administration", "pages"],
    ["an uploaded picture", picture, PHOTO, "pictures"],
    ["a drawn picture", picture, "/icons/icon-192.png?v=1", "pictures"],
    ["a circular that is opened", buildRequest(), CIRCULAR, "pdfs"],
    ["a circular in a frame of a page", buildRequest({ destination: "iframe" }), CIRCULAR, "pdfs"],
    ["a style sheet", buildRequest({ mode: "no-cors", destination: "style" }), "/assets/x-1.css", "assets"],
  ] as const)("knows %s", (_title, request, address, expected) => {
    expect(kind(request, address)).toBe(expected);
  });

  it.each([
    ["the panel", buildRequest(), "/admin/notice-management"],
    ["the panel however it is spelled", buildRequest(), "/Admin"],
    ["the login", buildRequest(), "/login"],
    ["the login in Hindi", buildRequest(), "/hi/login"],
    ["the children", buildRequest(), "/students?q=a"],
    ["the children in Hindi", buildRequest(), "/hi/Students"],
    ["what was searched for", buildRequest(), "/search?q=fees"],
    ["an answer of the API", call, "/api/v1/notices/all"],
    ["an answer of the API in a tab", buildRequest(), "/api/v1/notices/all"],
    ["a picture that only admins may see", picture, "/api/v1/withdrawn/a1.webp"],
    ["a file that a script asks for", call, PHOTO],
    ["a form that is sent", buildRequest({ method: "POST" }), "/contact"],
    ["what needs a token", buildRequest({ headers: new Headers({ authorization: "Bearer x" }) }), "/fees"],
    ["a part of a file", buildRequest({ headers: new Headers({ range: "bytes=0-99" }) }), CIRCULAR],
    ["the manifest", buildRequest({ mode: "cors", destination: "manifest" }), "/manifest.webmanifest"],
  ])("leaves %s to the network", (_title, request, address) => {
    expect(kind(request, address)).toBeUndefined();
  });
});

const buildResponse = (
  headers: Record<string, string>,
  overrides: Partial<GivenResponse> = {},
): GivenResponse => ({
  status: 200,
  type: "basic",
  redirected: false,
  headers: new Headers({ "cache-control": "public, max-age=0", ...headers }),
  ...overrides,
});
const HTML = { "content-type": "text/html; charset=utf-8" };
const WEBP = { "content-type": "image/webp" };
const PDF = { "content-type": "application/pdf" };

describe("mayKeep", () => {
  it.each([
    ["a page", "pages", "/fees", buildResponse(HTML)],
    ["a picture of a page", "pictures", "/gallery", buildResponse(WEBP)],
    ["a circular of 5 MB", "pdfs", "/", buildResponse({ ...PDF, "content-length": String(5 * 1024 ** 2) })],
    ["a script", "assets", "/hi", buildResponse({ "content-type": "text/javascript" })],
  ] as const)("keeps %s", (_title, kind, askedBy, response) => {
    expect(mayKeep(kind, askedBy, response)).toBe(true);
  });

  it.each([
    ["a picture of a child's profile", "pictures", "/students", buildResponse(WEBP)],
    ["a picture that the panel shows", "pictures", "/admin/student-management", buildResponse(WEBP)],
    ["a script of the panel", "assets", "/admin", buildResponse({ "content-type": "text/javascript" })],
    ["a circular opened in the panel", "pdfs", "/admin", buildResponse({ ...PDF, "content-length": "9" })],
    ["what says so", "pages", "/fees", buildResponse({ ...HTML, "cache-control": "no-store" })],
    ["a missing page", "pages", "/fees", buildResponse(HTML, { status: 404 })],
    ["a part of a file", "pdfs", "/", buildResponse({ ...PDF, "content-length": "9" }, { status: 206 })],
    ["an answer that failed", "pages", "/fees", buildResponse(HTML, { status: 503 })],
    ["an answer of another site", "pictures", "/", buildResponse(WEBP, { type: "opaque", status: 0 })],
    ["an answer from another address", "pages", "/hi/fees", buildResponse(HTML, { redirected: true })],
    ["a feed", "pages", "/feed", buildResponse({ "content-type": "application/rss+xml" })],
    ["a page in place of a picture", "pictures", "/", buildResponse(HTML)],
    [
      "a larger circular",
      "pdfs",
      "/",
      buildResponse({ ...PDF, "content-length": String(5 * 1024 ** 2 + 1) }),
    ],
    ["a circular of unknown size", "pdfs", "/", buildResponse(PDF)],
  ] as const)("does not keep %s", (_title, kind, askedBy, response) => {
    expect(mayKeep(kind, askedBy, response)).toBe(false);
  });
});
