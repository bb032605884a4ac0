import { renderToString } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  RouterContextProvider,
  ServerRouter,
} from "react-router";
import type { SiteServices } from "../server/site/site-handler.ts";
import { openPageScript, writePageEnd } from "./open-page.ts";
import { siteServices } from "./site-services.ts";
import { IconSprite } from "./ui/icon.tsx";
import { drawIconSprite } from "./ui/icon-drawings.tsx";

const iconSprite = drawIconSprite();

/**
 * The page goes out whole, not streamed: it is compressed and kept before anybody sees it. As one text it is
 * made in half the time that a stream of bytes takes.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const startedAt = performance.now();
  const { takePage } = loadContext.get(siteServices);
  const { serverHandoffStream, ...context } = routerContext;
  const page = renderToString(
    <IconSprite value={iconSprite}>
      <ServerRouter context={context} url={request.url} />
    </IconSprite>,
  );
  const loaderData = await readText(serverHandoffStream);
  const content = page.slice(0, -END_OF_PAGE.length) + writePageEnd(routerContext, loaderData);
  takePage(DOCTYPE + content + END_OF_PAGE);
  headers.set("Server-Timing", `render;dur=${(performance.now() - startedAt).toFixed(1)}`);
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(null, { status, headers });
}

/** React writes it into streams only; without it browsers fall back to the rules of the nineties. */
const DOCTYPE = "<!doctype html>";
const END_OF_PAGE = "</body></html>";

async function readText(stream: EntryContext["serverHandoffStream"]): Promise<string> {
  if (!stream) return "";
  const decoder = new TextDecoder();
  let text = "";
  for await (const bytes of stream) text += decoder.decode(bytes, { stream: true });
  return text;
}

export { openPageScript };

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
