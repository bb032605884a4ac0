import type { ApplicationForm } from "../../content/form/apply-contract.ts";
import type { OpenForm } from "./open-form.ts";

/** Shows one part of the form at a time. Each step is saved, and its errors are shown before the next step opens. */
export function showSteps({ form, words, save }: OpenForm): void {
  const steps = [...form.querySelectorAll<HTMLElement>("[data-step]")];
  const end = form.querySelector<HTMLElement>("[data-apply-end]");
  if (!end || steps.length === 0) return;
  const [last, extra] = end.querySelectorAll("button");
  extra?.remove();
  const back = buildButton(words.back, "secondary");
  const next = buildButton(words.next, "primary");
  end.prepend(next);
  end.append(back);
  const count = document.createElement("p");
  count.className = "font-bold text-leaf";
  form.prepend(count);
  let current = firstWrong(steps);

  const show = (index: number, moves: boolean) => {
    current = index;
    for (const [each, step] of steps.entries()) step.hidden = each !== index;
    count.textContent = words.step
      .replace("{step}", String(index + 1))
      .replace("{steps}", String(steps.length));
    back.hidden = index === 0;
    next.hidden = index === steps.length - 1;
    if (last) last.hidden = index < steps.length - 1;
    if (moves) steps[index]?.querySelector<HTMLElement>("h2")?.focus();
  };

  /** Undefined without a connection: then the step is stored on the phone, and the next one opens. */
  const findWrong = (saved: ApplicationForm | undefined, step: HTMLElement): HTMLElement | undefined => {
    if (!saved) return undefined;
    const fields = [...step.querySelectorAll<HTMLElement>("[data-field-of]")];
    const wrong = fields.filter((field) => showError(field, saved.errors[field.dataset.fieldOf ?? ""]));
    return wrong.find(({ offsetParent }) => offsetParent !== null);
  };

  next.addEventListener("click", async () => {
    const step = steps[current];
    const wrong = step && findWrong(await save(), step);
    if (wrong)
      wrong.querySelector<HTMLElement>(":is(button, input, select, textarea):not([hidden])")?.focus();
    else show(current + 1, true);
  });
  back.addEventListener("click", () => show(current - 1, true));
  form.addEventListener("submit", async (event) => {
    // The Enter key in a field opens the next step, as the button does.
    if (current < steps.length - 1) {
      event.preventDefault();
      next.click();
    }
  });
  form.addEventListener("input", ({ target }) => {
    const field = target instanceof Element && target.closest<HTMLElement>("[data-field-of]");
    if (field) showError(field, undefined);
  });
  watchAges(form);
  show(current, false);
}

/** Without scripts the errors are already in the page: its first step with one is shown. */
function firstWrong(steps: readonly HTMLElement[]): number {
  const wrong = steps.findIndex((step) => step.querySelector("[aria-invalid=true]"));
  return wrong === -1 ? 0 : wrong;
}

export function buildButton(text: string, look: "primary" | "secondary"): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = `button button-${look} min-h-12`;
  button.textContent = text;
  return button;
}

/** Returns whether there is a step with an error. */
export function showError(field: HTMLElement, error: string | undefined): boolean {
  const control = field.querySelector("input, select, textarea");
  const line = field.querySelector("[id$=-error]");
  if (line) line.textContent = error ?? "";
  if (error === undefined) control?.removeAttribute("aria-invalid");
  else control?.setAttribute("aria-invalid", "true");
  return error !== undefined;
}

/** Shows the birthdays of the chosen class at once, and whether the child is of the right age. */
function watchAges(form: HTMLFormElement): void {
  const chosen = form.elements.namedItem("classSought");
  const birthday = form.elements.namedItem("dateOfBirth");
  const line = form.querySelector("[data-ages-line]");
  if (!(chosen instanceof HTMLSelectElement && birthday instanceof HTMLInputElement)) return;
  const check = () => {
    const { ages = "", from, to, early, late } = chosen.selectedOptions[0]?.dataset ?? {};
    if (line) line.textContent = ages;
    const { value } = birthday;
    const field = birthday.closest<HTMLElement>("[data-field-of]");
    if (!field || value === "") return;
    const error = to && value > to ? late : from && value < from ? early : undefined;
    showError(field, error);
  };
  chosen.addEventListener("change", () => {
    check();
    for (const document of form.querySelectorAll<HTMLElement>("[data-classes]")) {
      document.hidden = !JSON.parse(document.dataset.classes ?? "[]").includes(chosen.value);
    }
  });
  birthday.addEventListener("change", check);
  check();
}
