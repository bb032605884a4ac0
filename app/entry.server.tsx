import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  RouterContextProvider,
  ServerRouter,
} from "react-router";
import type { SiteServices } from "../server/site/site-handler.ts";
import { siteServices } from "./site-services.ts";

/** The page goes out whole, not streamed: it is hashed, compressed and kept before anybody sees it. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const startedAt = performance.now();
  const { scriptMark } = loadContext.get(siteServices);
  const page = <ServerRouter context={routerContext} url={request.url} nonce={scriptMark} />;
  const html = await renderWhole(page, scriptMark);
  headers.set("Server-Timing", `render;dur=${(performance.now() - startedAt).toFixed(1)}`);
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(html, { status, headers });
}

function renderWhole(page: React.ReactElement, nonce: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString());
        done();
      },
    });
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      onAllReady: () => pipe(sink),
      onShellError: reject,
      onError: reject,
    });
  });
}

/** Called by the server, which cannot import the context key from this bundle by itself. */
export function createLoadContext(services: SiteServices): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(siteServices, services);
  return context;
}

/** Unknown addresses are everyday business and not worth a stack trace. */
export const handleError: HandleErrorFunction = (error, { context }) => {
  if (isRouteErrorResponse(error) && error.status < 500) return;
  context.get(siteServices).reportError(error);
};
