import { createHash, randomBytes } from "node:crypto";
import {
  createRequestHandler,
  type RequestHandler,
  type RouterContextProvider,
  type ServerBuild,
} from "react-router";
import type { ReceiveContact } from "../content/contact-routes.ts";
import type { SiteContent } from "../content/site-content.ts";
import type { MadeAnswer } from "../page-cache/answer-cache.ts";

/** What a page's loader or action may use. */
export interface SiteServices {
  content: SiteContent;
  siteUrl: string;
  /** The nonce of the page's own scripts. It never leaves the server: it tells them from whatever else is in the HTML. */
  scriptMark: string;
  /** Receives the finished page as it is: a response would turn it into bytes and back. */
  takePage(html: string): void;
  /** Keeps a message from the contact page; the visitor's address limits how many. */
  receiveContact(sent: unknown): Promise<void>;
  reportError(error: unknown): void;
}

/** The built app: React Router's server build, whose entry also makes the context for the loaders. */
export type SiteBuild = ServerBuild & {
  entry: { module: { createLoadContext(services: SiteServices): RouterContextProvider } };
};

export interface SiteRequest {
  method: string;
  /** Path and query, as sent. */
  url: string;
  address: string;
  body?: { type: string; text: string };
}

export interface SiteParts {
  siteUrl: string;
  loadBuild(): Promise<SiteBuild>;
  openContent(tags: Set<string>): SiteContent;
  /** The policy of a page whose inline scripts have these hashes. */
  contentSecurityPolicy(scriptHashes: readonly string[]): string;
  receiveContact: ReceiveContact;
  reportError(error: unknown): void;
}

export type RenderSite = (request: SiteRequest) => Promise<MadeAnswer>;

/** Turns a request into a page. The page depends on the path, the query and the content, and on nothing else. */
export function createSiteRenderer(parts: SiteParts): RenderSite {
  const scriptMark = randomBytes(16).toString("hex");
  const handlers = new WeakMap<SiteBuild, RequestHandler>();
  const handlerOf = (build: SiteBuild) => {
    const known = handlers.get(build) ?? createRequestHandler(build, "production");
    handlers.set(build, known);
    return known;
  };
  return async ({ method, url, address, body }) => {
    const startedAt = performance.now();
    const build = await parts.loadBuild();
    const tags = new Set<string>();
    let hasFailedPart = false;
    let page: string | undefined;
    const context = build.entry.module.createLoadContext({
      content: parts.openContent(tags),
      siteUrl: parts.siteUrl,
      scriptMark,
      takePage(html) {
        page = html;
      },
      receiveContact: (sent) => parts.receiveContact(sent, address),
      reportError(error) {
        hasFailedPart = true;
        parts.reportError(error);
      },
    });
    const request = new Request(pageUrl(parts.siteUrl, url), {
      method,
      ...(body && { body: body.text, headers: { "content-type": body.type } }),
    });
    const response = await handlerOf(build)(request, context);
    const text = page ?? (await response.text());
    const headers = Object.fromEntries(response.headers);
    if (headers["content-type"]?.startsWith("text/html")) {
      headers["content-security-policy"] = parts.contentSecurityPolicy(hashMarkedScripts(text, scriptMark));
    }
    headers["server-timing"] = showTiming(headers["server-timing"], performance.now() - startedAt);
    // React Router's data come without it.
    if (headers["content-type"] === "text/x-script") headers["content-type"] += "; charset=utf-8";
    // A list that could not be loaded is empty only until the next visitor asks.
    if (hasFailedPart) headers["cache-control"] = "no-store";
    return { status: response.status, headers, body: text.replaceAll(` nonce="${scriptMark}"`, ""), tags };
  };
}

/** The page says how long it took to render; the rest of the whole was mostly spent on its data. */
function showTiming(rendering: string | undefined, milliseconds: number): string {
  const total = `total;dur=${milliseconds.toFixed(1)}`;
  return rendering === undefined ? total : `${rendering}, ${total}`;
}

/** However the address is written (`//other.example/`, `/\\other.example/`), it is one of this site. */
function pageUrl(siteUrl: string, sent: string): URL {
  const path = sent.replace(/^https?:\/\/[^/?#]*/i, "").replace(/^[/\\]+/, "");
  return new URL(`${new URL(siteUrl).origin}/${path}`);
}

const INLINE_SCRIPT = /<script(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>/g;

/** A script without the mark gets no permission: if content ever slipped into a page as markup, it would not run. */
function hashMarkedScripts(html: string, mark: string): string[] {
  const hashes = new Set<string>();
  for (const { groups } of html.matchAll(INLINE_SCRIPT)) {
    const { attributes = "", code = "" } = groups ?? {};
    if (!attributes.includes(`nonce="${mark}"`)) continue;
    hashes.add(createHash("sha256").update(code).digest("base64"));
  }
  return [...hashes];
}
