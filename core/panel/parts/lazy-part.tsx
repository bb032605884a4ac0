import { type ComponentType, lazy, type ReactNode, Suspense, useState } from "react";

type Load = () => Promise<unknown>;

/** Parts to load when the first screen is shown; undefined after that. */
let waiting: Load[] | undefined = [];

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
    loaded ??= (await load()) as unknown as ComponentType<object>;
    return { default: loaded };
  };
  const Later = lazy(loadOnce);
  if (waiting) waiting.push(loadOnce);
  else loadQuietly(loadOnce);
  const Shown = (props: object) => {
    // The same one as long as it is shown. If it is there already, it is shown at once: React would wait up to 300 ms for a lazy one.
    const [Now] = useState(() => loaded);
    if (Now) return <Now {...props} />;
    return (
      <Suspense fallback={placeholder}>
        <Later {...props} />
      </Suspense>
    );
  };
  return Shown as unknown as Part;
}
