const KEY = "applications";
/** The server keeps a form that is not changed for the same time. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

interface Begun {
  link: string;
  /** The child's name, if it is typed already. */
  name: string;
  at: number;
}

function readBegun(): Begun[] {
  try {
    const stored: Begun[] = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return stored.filter(({ at }) => Date.now() - at < KEPT_MS);
  } catch {
    // There is no storage, or it has the data of another program.
    return [];
  }
}

/** Remembers a form that is open in this browser; without a name, forgets it. */
export function noteForm(link: string, name?: string): void {
  const others = readBegun().filter((each) => each.link !== link);
  const own = name === undefined ? [] : [{ link, name, at: Date.now() }];
  try {
    localStorage.setItem(KEY, JSON.stringify([...own, ...others]));
  } catch {}
}

/** Adds links to the forms that were begun in this browser, so that parents find them after the phone was switched off. */
export function showBegunForms(): void {
  const list = document.querySelector<HTMLElement>("[data-apply-begun]");
  for (const { link, name } of list ? readBegun() : []) {
    const anchor = document.createElement("a");
    anchor.href = `${location.pathname}?${new URLSearchParams({ a: link })}`;
    anchor.className = "button button-secondary";
    anchor.textContent = [list?.dataset.applyBegun, name].filter(Boolean).join(": ");
    list?.append(anchor);
  }
}
