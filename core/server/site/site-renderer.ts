import { createHash } from "node:crypto";
import { SHOWS_CHILDREN_HEADER } from "../../content/site/offline.ts";
import { languagesOf, readLanguagePath } from "../../words/languages.ts";
import { findDatabaseError } from "../database/database-errors.ts";
import type { ApiError } from "../errors.ts";
import type { Enqueue } from "../http/load-shedding.ts";
import type { RenderedResponse } from "../page-cache/cached-response.ts";
import type { SiteContent } from "../pages/site-content.ts";
import type { SiteBuild, SiteData, SitePageRequest, SitePages, SiteServices } from "./site-build.ts";
import type { ReceiveMessage } from "./site-parts.ts";

export interface SiteRequest extends SitePageRequest {
  /** The visitor's IP address. */
  address: string;
}

export interface SiteParts {
  siteUrl: string;
  loadBuild(): Promise<SiteBuild>;
  /** Whether phones save pages for reading without a connection. */
  worksOffline: boolean;
  openContent(): SiteContent;
  /** The policy for pages whose inline script has this hash. */
  contentSecurityPolicy(scriptHash: string): string;
  receiveMessage: ReceiveMessage;
  openSiteData(visitor: { address: string }): SiteData;
  /** Their addresses have a secret behind #. Browsers do not send it, but other sites need no referrer either. */
  secretPaths: ReadonlySet<string>;
  /** Renders pages one after the other, and refuses them if the server is too busy. */
  enqueue: Enqueue;
  reportError(error: unknown): void;
}

interface RenderedHtml extends RenderedResponse {
  body: string;
}

export interface SiteRenderer {
  page(request: SiteRequest): Promise<RenderedHtml>;
  /** The document of the login or of a screen of the panel, by its normalized path. */
  office(path: string): Promise<RenderedHtml>;
}

/**
 * The panel opens without a request for its document for a few minutes. The document has no content, and its scripts are
 * in the browser's cache longer than that.
 */
const OFFICE_CACHING = "public, max-age=300, s-maxage=1";

/** Tells browsers which pages to fetch before a link is followed. */
export const SPECULATION_RULES_PATH = "/speculation-rules.json";

export function createSiteRenderer(parts: SiteParts): SiteRenderer {
  const htmlHeaders = (pages: SitePages) => {
    const scriptHash = createHash("sha256").update(pages.FIRST_SCRIPT).digest("base64");
    return {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": parts.contentSecurityPolicy(scriptHash),
    };
  };
  return {
    async page({ address, ...request }) {
      const startedAt = performance.now();
      const { pages, publicAssets } = await parts.loadBuild();
      const content = parts.openContent();
      let hasFailedPart = false;
      let trouble: ApiError | undefined;
      const services: SiteServices = {
        content,
        data: parts.openSiteData({ address }),
        siteUrl: parts.siteUrl,
        receiveContact: (sent, language) => parts.receiveMessage(sent, { address, language }),
        reportError(error) {
          trouble ??= findDatabaseError(error);
          // Without the database no part of a page can be made. A sent form is still answered with what was typed.
          if (trouble && !request.form) throw error;
          hasFailedPart = true;
          parts.reportError(error);
        },
      };
      const render = () =>
        pages.renderPage(request, services, { ...publicAssets, worksOffline: parts.worksOffline });
      // A message to the office is never refused because the server is busy.
      const { status, location, isPrivate, html, renderMs } = await (request.form
        ? render()
        : parts.enqueue(render));
      const headers: Record<string, string> = {
        ...htmlHeaders(pages),
        "speculation-rules": `"${SPECULATION_RULES_PATH}"`,
        "server-timing": `render;dur=${renderMs.toFixed(1)}, total;dur=${(performance.now() - startedAt).toFixed(1)}`,
      };
      if (location !== undefined) headers.location = location;
      if (content.showsChildren()) headers[SHOWS_CHILDREN_HEADER] = "yes";
      // A list that failed to load must not stay empty for later visitors.
      if (hasFailedPart || isPrivate) headers["cache-control"] = "no-store";
      // The address of a private page has a secret, which no other request may name.
      if (isPrivate) headers["referrer-policy"] = "no-referrer";
      if (trouble?.retryAfterSeconds !== undefined)
        headers["retry-after"] = String(trouble.retryAfterSeconds);
      const sent = status === 500 && trouble ? trouble.status : status;
      return { status: sent, headers, body: html, ...content.shown };
    },

    async office(path) {
      const { pages, findOfficeAssets } = await parts.loadBuild();
      const content = parts.openContent();
      const school = await content.page("school");
      const { path: moved, hasMoved } = readLanguagePath(path, languagesOf(school.languages));
      const headers: Record<string, string> = htmlHeaders(pages);
      if (hasMoved) {
        return { status: 302, headers: { ...headers, location: moved }, body: "", ...content.shown };
      }
      return {
        status: 200,
        headers: {
          ...headers,
          "cache-control": OFFICE_CACHING,
          ...(parts.secretPaths.has(moved) && { "referrer-policy": "no-referrer" }),
        },
        body: pages.renderOffice(path, findOfficeAssets(path), {
          school,
          siteUrl: parts.siteUrl,
          off: await content.findOffParts(),
        }),
        ...content.shown,
      };
    },
  };
}
