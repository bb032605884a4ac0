import { createHash } from "node:crypto";
import {
  createRequestHandler,
  type RequestHandler,
  type RouterContextProvider,
  type ServerBuild,
} from "react-router";
import { resolveOnSite } from "../../content/address.ts";
import type { ReceiveContact } from "../content/contact-routes.ts";
import type { SiteContent } from "../content/site-content.ts";
import type { RenderedResponse } from "../page-cache/cached-response.ts";

/** What a page's loader or action may use. */
export interface SiteServices {
  content: SiteContent;
  siteUrl: string;
  /** Receives the finished page as it is: a response would turn it into bytes and back. */
  takePage(html: string): void;
  /** Keeps a message from the contact page; the visitor's address limits how many. */
  receiveContact(sent: unknown): Promise<void>;
  reportError(error: unknown): void;
}

/** The built app: React Router's server build, whose entry also makes the context for the loaders. */
export type SiteBuild = ServerBuild & {
  entry: {
    module: {
      createLoadContext(services: SiteServices): RouterContextProvider;
      /** The script that stands in every page. */
      openPageScript: string;
    };
  };
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
  /** The policy of pages whose one inline script has this hash. */
  contentSecurityPolicy(scriptHash: string): string;
  receiveContact: ReceiveContact;
  reportError(error: unknown): void;
}

interface PreparedBuild {
  handle: RequestHandler;
  /** A script that slipped into a page with some content is not the one it names, and does not run. */
  policy: string;
}

export type RenderSite = (request: SiteRequest) => Promise<RenderedResponse>;

/** Turns a request into a page. The page depends on the path, the query and the content, and on nothing else. */
export function createSiteRenderer(parts: SiteParts): RenderSite {
  const prepared = new WeakMap<SiteBuild, PreparedBuild>();
  const prepare = (build: SiteBuild): PreparedBuild => {
    const known = prepared.get(build);
    if (known) return known;
    const scriptHash = createHash("sha256").update(build.entry.module.openPageScript).digest("base64");
    const policy = parts.contentSecurityPolicy(scriptHash);
    const made = { handle: createRequestHandler(build, "production"), policy };
    prepared.set(build, made);
    return made;
  };
  return async ({ method, url, address, body }) => {
    const startedAt = performance.now();
    const build = await parts.loadBuild();
    const { handle, policy } = prepare(build);
    const tags = new Set<string>();
    let hasFailedPart = false;
    let page: string | undefined;
    const context = build.entry.module.createLoadContext({
      content: parts.openContent(tags),
      siteUrl: parts.siteUrl,
      takePage(html) {
        page = html;
      },
      receiveContact: (sent) => parts.receiveContact(sent, address),
      reportError(error) {
        hasFailedPart = true;
        parts.reportError(error);
      },
    });
    const request = new Request(resolveOnSite(parts.siteUrl, url), {
      method,
      ...(body && { body: body.text, headers: { "content-type": body.type } }),
    });
    const response = await handle(request, context);
    const text = page ?? (await response.text());
    const headers = Object.fromEntries(response.headers);
    if (headers["content-type"]?.startsWith("text/html")) headers["content-security-policy"] = policy;
    headers["server-timing"] = showTiming(headers["server-timing"], performance.now() - startedAt);
    // React Router's data come without it.
    if (headers["content-type"] === "text/x-script") headers["content-type"] += "; charset=utf-8";
    // A list that could not be loaded is empty only until the next visitor asks.
    if (hasFailedPart) headers["cache-control"] = "no-store";
    return { status: response.status, headers, body: text, tags };
  };
}

/** The page says how long it took to render; the rest of the whole was mostly spent on its data. */
function showTiming(rendering: string | undefined, milliseconds: number): string {
  const total = `total;dur=${milliseconds.toFixed(1)}`;
  return rendering === undefined ? total : `${rendering}, ${total}`;
}
