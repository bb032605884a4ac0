import { createElement } from "react";
import { hydrateRoot } from "react-dom/client";
import { islandModules } from "../islands/island-modules.ts";
import { nextTask } from "./next-task.ts";

/** Makes an island interactive; rejects if a file of it cannot be loaded. An island that fails stays as the server rendered it. */
export async function hydrate(island: HTMLElement): Promise<void> {
  const name = island.dataset.island ?? "";
  const served = island.innerHTML;
  const Component = await loadIsland(name);
  const props = JSON.parse(island.dataset.props ?? "{}");
  const root = hydrateRoot(island, createElement(Component, props, findSlot(island)), {
    onRecoverableError: (error) => report(name, error),
    async onUncaughtError(error) {
      report(name, error);
      // React removes the failed tree; this restores the server's HTML.
      await nextTask();
      root.unmount();
      island.innerHTML = served;
    },
  });
  await nextTask();
}

function loadIsland(name: string) {
  const load = islandModules[name];
  if (!load) throw new Error(`No feature has the island ${name} in site/islands.ts`);
  return load();
}

/** The server-rendered children, as an element that React does not change. */
function findSlot(island: Element) {
  const slot = island.querySelector("[data-slot]");
  if (!slot) return undefined;
  return createElement("div", {
    "data-slot": "",
    className: "contents",
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML of this page, from the server
    dangerouslySetInnerHTML: { __html: slot.innerHTML },
  });
}

function report(name: string, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the page still works; the reason is in the console
  console.error(`The island ${name} stays as the server rendered it.`, error);
}
