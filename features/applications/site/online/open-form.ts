import { API_PREFIX } from "../../../../core/content/api/api-names.ts";
import type { ApplicationForm } from "../../content/form/apply-contract.ts";
import { LINK_HEADER } from "../../content/form/apply-path.ts";
import type { ScriptData } from "../form-view.tsx";
import { noteForm } from "./begun-forms.ts";

/** How long a pause in typing lasts before it is saved. */
const PAUSE_MS = 1500;
const RETRY_MS = 5000;

export interface OpenForm extends ScriptData {
  form: HTMLFormElement;
  /** Shows a text in the line below the form that screen readers announce. */
  say(text: string): void;
  /** Saves the typed values. Resolves to undefined without a connection; then it is retried. */
  save(): Promise<ApplicationForm | undefined>;
}

export const headersOf = (link: string) => ({ [LINK_HEADER]: link });

/** Stores typed values on this phone at once, and on the server after a short pause and when there is a connection. */
export function openForm(form: HTMLFormElement): OpenForm {
  const data: ScriptData = JSON.parse(form.dataset.apply ?? "");
  const { link, language, words } = data;
  const key = `application ${link}`;
  const status = document.createElement("p");
  status.role = "status";
  status.className = "min-h-6 text-caption font-bold text-leaf";
  form.querySelector("[data-apply-end]")?.before(status);
  let pause: ReturnType<typeof setTimeout> | undefined;

  const say = (text: string) => {
    status.textContent = text;
  };
  const typed = () =>
    Object.fromEntries(
      [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === "string"),
    );

  async function save(): Promise<ApplicationForm | undefined> {
    clearTimeout(pause);
    const sent = typed();
    noteForm(link, sent.name || sent.nameHi || "");
    try {
      const response = await fetch(`${API_PREFIX}/apply`, {
        method: "PUT",
        headers: { ...headersOf(link), "content-type": "application/json" },
        body: JSON.stringify({ typed: sent, language }),
      });
      if (response.status >= 500) throw new Error(`The server answered ${response.status}`);
      if (!response.ok) {
        say(findRefusal(data, await response.text()));
        return undefined;
      }
      // Something may have been typed meanwhile.
      if (JSON.stringify(typed()) === JSON.stringify(sent)) dropKept(key);
      say(words.saved);
      return (await response.json()) as ApplicationForm;
    } catch {
      say(words.keptHere);
      pause = setTimeout(save, RETRY_MS);
      return undefined;
    }
  }

  fillKept(form, key);
  showOwnAddress();
  form.addEventListener("input", (event) => {
    const isFile = event.target instanceof HTMLInputElement && event.target.type === "file";
    if (isFile) return;
    keep(key, typed());
    clearTimeout(pause);
    pause = setTimeout(save, PAUSE_MS);
  });
  addEventListener("online", () => void save());
  // A phone may discard a page in the background without another event.
  addEventListener("pagehide", () => keep(key, typed()));
  if (localStorageHas(key)) void save();
  return { ...data, form, say, save };
}

/** The reason of the server for a refusal, in the language of the page. */
export function findRefusal({ refusals, words }: ScriptData, answer: string): string {
  try {
    const { id = "", params }: { id?: string; params?: { reason?: string } } = JSON.parse(answer);
    return refusals[params?.reason ?? id] ?? words.failed;
  } catch {
    return words.failed;
  }
}

function keep(key: string, typed: Record<string, string>): void {
  try {
    localStorage.setItem(key, JSON.stringify(typed));
  } catch {}
}

function dropKept(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {}
}

function localStorageHas(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/** Fills in the values that are stored on this phone: they are newer than those of the server. */
function fillKept(form: HTMLFormElement, key: string): void {
  try {
    const kept: Record<string, string> = JSON.parse(localStorage.getItem(key) ?? "{}");
    for (const [name, value] of Object.entries(kept)) {
      const control = form.elements.namedItem(name);
      const isText =
        control instanceof HTMLInputElement ||
        control instanceof HTMLSelectElement ||
        control instanceof HTMLTextAreaElement;
      if (isText) control.value = value;
    }
  } catch {}
}

/** The server may know the site by another address than this browser. */
function showOwnAddress(): void {
  const shown = document.querySelector<HTMLInputElement>("[data-apply-link]");
  const share = document.querySelector<HTMLAnchorElement>("[data-apply-share]");
  if (!shown || !share) return;
  const here = location.origin + new URL(shown.value).pathname + new URL(shown.value).search;
  share.href = share.href.replace(encodeURIComponent(shown.value), encodeURIComponent(here));
  shown.value = here;
}
