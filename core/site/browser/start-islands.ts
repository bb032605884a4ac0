/** Islands are loaded before they are scrolled into view. */
const NEAR = "300px";

/**
 * Hydrates each island when it is near the viewport or used, one per task, so that a slow phone stays responsive. React is
 * loaded for the first one.
 */
export function startIslands(): void {
  const begun = new WeakSet<Element>();
  let last: Promise<void> = Promise.resolve();
  const begin = (island: HTMLElement) => {
    if (begun.has(island)) return;
    begun.add(island);
    near.unobserve(visibleBox(island));
    last = last.then(() => start(island));
  };
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const island = target.closest<HTMLElement>("[data-island]");
        if (isIntersecting && island) begin(island);
      }
    },
    { rootMargin: NEAR },
  );
  for (const island of document.querySelectorAll<HTMLElement>("[data-island]")) {
    // A press before this script was loaded: `first-script.ts`.
    if (island.ariaBusy === "true") begin(island);
    else if (island.dataset.waits === undefined) near.observe(visibleBox(island));
    for (const touch of ["pointerdown", "focusin", "wanted"]) {
      island.addEventListener(touch, () => begin(island), { once: true, passive: true });
    }
  }
}

async function start(island: HTMLElement): Promise<void> {
  try {
    await (await import("./hydrate-island.tsx")).hydrate(island);
  } catch (error) {
    // A file could not be loaded, or the visitor is leaving.
    // biome-ignore lint/suspicious/noConsole: the page still works; the reason is in the console
    console.warn(`The island ${island.dataset.island} stays as the server rendered it.`, error);
  }
  // Also after a failure: recorded clicks are then handled by plain HTML (`first-script.ts`).
  island.dataset.hydrated = "";
  island.dispatchEvent(new Event("hydrated"));
}

/** Observes the first child, because the island itself has no box (`display: contents`). */
const visibleBox = (island: Element) => island.firstElementChild ?? island;
