import type { EntryContext } from "react-router";
import { SCROLL_POSITIONS } from "./scroll-positions.ts";
import { nextTask } from "./ui/next-task.ts";

/** What the page's script must know. */
interface PageStart {
  /** React Router's own settings. */
  context: object;
  /** In the order in which they are run. */
  files: readonly string[];
  /** The files that together are the module of a route, by its id. */
  routes: Record<string, readonly string[]>;
  /** Makes the page React's, once all else is there. */
  entry: string;
}

const START_ID = "page-start";
const DATA_ID = "page-data";

/**
 * Runs in the browser, which gets its text; so it stands alone, and `import()`, which the build would replace, is
 * handed to it. Each file is run in a task of its own, so that a slow phone answers to its visitor in between.
 */
async function openPage(
  startId: string,
  dataId: string,
  scrollPositions: string,
  pause: typeof nextTask,
  load: (file: string) => Promise<object>,
) {
  const textOf = (id: string) => document.getElementById(id)?.textContent ?? "";
  const { context, files, routes, entry }: PageStart = JSON.parse(textOf(startId));
  // React Router remembers scroll positions by this key; without one all first pages of a tab would share theirs.
  if (!history.state?.key) history.replaceState({ key: Math.random().toString(32).slice(2) }, "");
  try {
    // Before the first paint: a browser that is left to itself may end up elsewhere when the page comes alive.
    const position = JSON.parse(sessionStorage.getItem(scrollPositions) ?? "{}")[history.state.key];
    if (typeof position === "number") scrollTo(0, position);
  } catch {
    // A browser that keeps nothing begins at the top.
  }
  try {
    const loaded: Record<string, object> = {};
    for (const file of files) {
      loaded[file] = await load(file);
      await pause();
    }
    const modules: Record<string, object> = {};
    for (const [id, parts] of Object.entries(routes))
      modules[id] = Object.assign({}, ...parts.map((file) => loaded[file]));
    Object.assign(window, {
      __reactRouterContext: { ...context, stream: new Blob([textOf(dataId)]).stream() },
      __reactRouterRouteModules: modules,
    });
    await load(entry);
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: the visitor reads on, and whoever looks for the reason finds it
    console.warn("The page stays as it came, without its scripts.", error);
  }
}

/** The only script that stands in a page, the same in all of them, so that their policy can name it. */
export const openPageScript = `(${openPage})("${START_ID}", "${DATA_ID}", "${SCROLL_POSITIONS}", ${nextTask}, (file) => import(file))`;

/**
 * In place of React Router's `<Scripts>`, which writes data and file names as scripts that differ from page to page, and
 * runs all files in one go.
 */
export function writePageEnd(
  { manifest, staticHandlerContext, serverHandoffString }: EntryContext,
  data: string,
): string {
  const routes: PageStart["routes"] = {};
  const files = new Set([
    ...(manifest.hmr ? [manifest.hmr.runtime] : []),
    manifest.url,
    ...manifest.entry.imports,
  ]);
  for (const { route } of staticHandlerContext.matches) {
    const entry = manifest.routes[route.id];
    if (!entry) continue;
    const parts = [
      entry.clientMiddlewareModule,
      entry.clientActionModule,
      entry.clientLoaderModule,
      entry.hydrateFallbackModule,
      entry.module,
    ];
    const module = parts.filter((part) => part !== undefined);
    routes[route.id] = module;
    for (const file of [...(entry.imports ?? []), ...module]) files.add(file);
  }
  const start = {
    context: JSON.parse(serverHandoffString ?? "{}"),
    files: [...files],
    routes,
    entry: manifest.entry.module,
  };
  const preloads = [...files, manifest.entry.module].map(
    (file) => `<link rel="modulepreload" href="${file}">`,
  );
  return [
    ...preloads,
    `<script type="application/json" id="${START_ID}">${escapeMarkup(JSON.stringify(start))}</script>`,
    `<script type="application/json" id="${DATA_ID}">${escapeMarkup(data)}</script>`,
    `<script>${openPageScript}</script>`,
  ].join("");
}

/** In JSON, and in React Router's lines of it, a `<` stands only inside texts, where it may be written like this. */
const escapeMarkup = (json: string) => json.replaceAll("<", "\\u003c");
