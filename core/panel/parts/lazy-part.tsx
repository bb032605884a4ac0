import { type ComponentType, lazy, type ReactNode, Suspense, useState } from "react";

type Load = () => Promise<unknown>;

/** Parts to load when the first screen is shown; undefined after that. */
let waiting: Load[] | undefined = [];

/** A phone may lose its connection for a few seconds. After that the error screen replaces the open one. */
const PAUSES_MS = [500, 1000, 2000, 4000, 8000];

/** A failure can be ignored: the part is loaded again when it is shown. */
const loadQuietly = (load: Load) => void load().catch(() => undefined);

/** Loads the parts of the open screen that are not shown yet. Called when the first screen is shown. */
export function loadParts(): void {
  const loads = waiting ?? [];
  waiting = undefined;
  for (const load of loads) loadQuietly(load);
}

/** A component that no list waits for: it is loaded after the first screen is shown. */
export function lazyPart<Part extends (props: never) => unknown>(
  load: () => Promise<Part>,
  placeholder?: ReactNode,
): Part {
  let loaded: ComponentType<object> | undefined;
  const loadOnce = async () => {
    for (const pauseMs of PAUSES_MS) {
      try {
        loaded ??= (await load()) as unknown as ComponentType<object>;
        break;
      } catch {
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
      }
    }
    loaded ??= (await load()) as unknown as ComponentType<object>;
    return { default: loaded };
  };
  if (waiting) waiting.push(loadOnce);
  else loadQuietly(loadOnce);
  const Shown = (props: object) => {
    // The same one as long as it is shown. If it is there already, it is shown at once: React would wait up to 300 ms for a lazy one.
    const [Part] = useState(() => loaded ?? lazy(loadOnce));
    return (
      <Suspense fallback={placeholder}>
        <Part {...props} />
      </Suspense>
    );
  };
  return Shown as unknown as Part;
}
