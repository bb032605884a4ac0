import { API_PREFIX } from "../../../../core/content/api/api-names.ts";
import type { ApplicationForm, Typed } from "../../content/form/apply-contract.ts";
import { LINK_HEADER } from "../../content/form/apply-path.ts";
import type { ScriptData } from "../form-view.tsx";
import { findUnsaved, noteForm } from "./begun-forms.ts";

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
  const status = document.createElement("p");
  status.role = "status";
  status.className = "min-h-6 text-caption font-bold text-leaf";
  form.querySelector("[data-apply-end]")?.before(status);
  let pause: ReturnType<typeof setTimeout> | undefined;

  const say = (text: string) => {
    status.textContent = text;
  };
  // Only these are sent, because the other values may have been changed on another phone since this page was loaded.
  const unsaved = { ...findTypedBefore(form), ...findUnsaved(link) };

  async function save(): Promise<ApplicationForm | undefined> {
    clearTimeout(pause);
    const sent = { ...unsaved };
    noteForm(link, unsaved);
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
      for (const [name, value] of Object.entries(sent)) if (unsaved[name] === value) delete unsaved[name];
      noteForm(link, unsaved);
      say(words.saved);
      return (await response.json()) as ApplicationForm;
    } catch {
      say(words.keptHere);
      pause = setTimeout(save, RETRY_MS);
      return undefined;
    }
  }

  for (const [name, value] of Object.entries(unsaved)) {
    const control = form.elements.namedItem(name);
    if (isTyped(control)) control.value = value;
  }
  showOwnAddress();
  form.addEventListener("input", ({ target }) => {
    if (!isTyped(target)) return;
    unsaved[target.name] = target.value;
    noteForm(link, unsaved);
    clearTimeout(pause);
    pause = setTimeout(save, PAUSE_MS);
  });
  form.addEventListener("formdata", ({ formData }) => {
    for (const name of [...formData.keys()]) {
      if (!(name in unsaved) && isTyped(form.elements.namedItem(name))) formData.delete(name);
    }
  });
  addEventListener("online", () => void save());
  if (Object.keys(unsaved).length > 0) void save();
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

/**
 * On a slow network the form is used before this script is loaded. After a reload or Back the browser has filled in what the page showed
 * then, so these values do not count.
 */
function findTypedBefore(form: HTMLFormElement): Typed {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const typed: Typed = {};
  for (const control of [...form.elements].filter(isTyped)) {
    const stored = storedValueOf(control);
    if (control.value === stored) continue;
    if (navigation?.type === "navigate") typed[control.name] = control.value;
    else control.value = stored;
  }
  return typed;
}

const storedValueOf = (control: Control): string =>
  control instanceof HTMLSelectElement
    ? (([...control.options].find(({ defaultSelected }) => defaultSelected) ?? control.options[0])?.value ??
      "")
    : control.defaultValue;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isTyped = (control: unknown): control is Control =>
  (control instanceof HTMLInputElement && control.type !== "file") ||
  control instanceof HTMLSelectElement ||
  control instanceof HTMLTextAreaElement;

/** The server may know the site by another address than this browser. */
function showOwnAddress(): void {
  const shown = document.querySelector<HTMLInputElement>("[data-apply-link]");
  const share = document.querySelector<HTMLAnchorElement>("[data-apply-share]");
  if (!shown || !share) return;
  const here = location.origin + new URL(shown.value).pathname + new URL(shown.value).search;
  share.href = share.href.replace(encodeURIComponent(shown.value), encodeURIComponent(here));
  shown.value = here;
}
