import type { Typed } from "../../content/form/apply-contract.ts";
import { dropFilesExcept } from "./kept-files.ts";

const KEY = "applications";
/** The server keeps a form that is not changed for the same time. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

interface Begun {
  link: string;
  /** Values that were typed here and are not saved on the server yet, by field. */
  unsaved: Typed;
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

function store(begun: readonly Begun[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(begun));
  } catch {}
}

const readOthers = (link: string | null) => readBegun().filter((each) => each.link !== link);

/** Remembers a form that is open in this browser. */
export const noteForm = (link: string, unsaved: Typed): void =>
  store([{ link, unsaved, at: Date.now() }, ...readOthers(link)]);

/** Removes a form, and those that are too old, with everything that this browser has of them: the next person may use it, too. */
export async function forgetForm(link: string | null): Promise<void> {
  const others = readOthers(link);
  store(others);
  await dropFilesExcept(others.map((each) => each.link));
}

export const findUnsaved = (link: string): Typed =>
  readBegun().find((each) => each.link === link)?.unsaved ?? {};

/** Adds links to the forms that were begun in this browser, so that parents find them after the phone was switched off. */
export function showBegunForms(): void {
  const list = document.querySelector<HTMLElement>("[data-apply-begun]");
  for (const { link, at } of list ? readBegun() : []) {
    const anchor = document.createElement("a");
    anchor.href = `${location.pathname}?${new URLSearchParams({ a: link })}`;
    anchor.className = "button button-secondary";
    // The day and time tell forms apart. The next person at a shared computer must not read the name of a child.
    const lastTyped = new Date(at).toLocaleString(`${document.documentElement.lang}-IN`, {
      dateStyle: "medium",
      timeStyle: "short",
    });
    anchor.textContent = `${list?.dataset.applyBegun}: ${lastTyped}`;
    const forget = document.createElement("button");
    forget.type = "button";
    forget.className = anchor.className;
    forget.textContent = list?.dataset.applyForget ?? "";
    forget.ariaLabel = `${forget.textContent}: ${lastTyped}`;
    forget.addEventListener("click", () => {
      void forgetForm(link);
      anchor.remove();
      forget.remove();
      list?.closest("form")?.querySelector<HTMLElement>("[type=submit]")?.focus();
    });
    list?.append(anchor, forget);
  }
}
