import { type ComponentType, createElement } from "react";
import { hydrateRoot } from "react-dom/client";
import { ISLAND_ATTRIBUTE, type IslandName, PROPS_ATTRIBUTE, SLOT_ATTRIBUTE } from "../islands/island.tsx";
import { islandModules } from "../islands/island-modules.ts";
import { nextTask } from "./next-task.ts";

/** Islands are loaded before they are scrolled into view. */
const NEAR = "300px";

/**
 * Hydrates each island when it is near the viewport or used, one per task, so that a slow phone stays responsive. A failed
 * island stays as the server rendered it.
 */
export function startIslands(): void {
  const begun = new WeakSet<Element>();
  let last: Promise<void> = Promise.resolve();
  const begin = (island: HTMLElement) => {
    if (begun.has(island)) return;
    begun.add(island);
    near.unobserve(visibleBox(island));
    last = last.then(() => hydrate(island));
  };
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const island = target.closest<HTMLElement>(`[${ISLAND_ATTRIBUTE}]`);
        if (isIntersecting && island) begin(island);
      }
    },
    { rootMargin: NEAR },
  );
  for (const island of document.querySelectorAll<HTMLElement>(`[${ISLAND_ATTRIBUTE}]`)) {
    near.observe(visibleBox(island));
    for (const touch of ["pointerdown", "focusin", "wanted"]) {
      island.addEventListener(touch, () => begin(island), { once: true, passive: true });
    }
  }
}

/** Observes the first child, because the island itself has no box (`display: contents`). */
const visibleBox = (island: Element) => island.firstElementChild ?? island;

async function hydrate(island: HTMLElement): Promise<void> {
  const name = island.dataset.island as IslandName;
  const served = island.innerHTML;
  try {
    // biome-ignore lint/suspicious/noExplicitAny: the props are checked where a page uses the island
    const Component: ComponentType<any> = await islandModules[name]();
    const props = JSON.parse(island.getAttribute(PROPS_ATTRIBUTE) ?? "{}");
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
  } catch (error) {
    // The file could not be loaded, or the visitor is leaving.
    // biome-ignore lint/suspicious/noConsole: the page still works; the reason is in the console
    console.warn(`The island ${name} stays as the server rendered it.`, error);
  }
  // Also after a failure: recorded clicks are then handled by plain HTML (`first-script.ts`).
  island.dataset.hydrated = "";
  island.dispatchEvent(new Event("hydrated"));
}

/** The server-rendered children, as an element that React does not change. */
function findSlot(island: Element) {
  const slot = island.querySelector(`[${SLOT_ATTRIBUTE}]`);
  if (!slot) return undefined;
  return createElement("div", {
    [SLOT_ATTRIBUTE]: "",
    className: "contents",
    dangerouslySetInnerHTML: { __html: slot.innerHTML },
  });
}

function report(name: IslandName, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the page still works; the reason is in the console
  console.error(`The island ${name} stays as the server rendered it.`, error);
}
