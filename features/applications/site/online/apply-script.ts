import { forgetForm, showBegunForms } from "./begun-forms.ts";
import { openForm } from "./open-form.ts";
import { upgradeDocuments } from "./send-documents.ts";
import { showSteps } from "./show-steps.ts";

/** The scripts of the page with the form. */
export function startApply(): void {
  const link = new URLSearchParams(location.search).get("a");
  const isOver = document.querySelector("[data-apply-over]") !== null;
  void forgetForm(isOver ? link : null);
  document.addEventListener("submit", ({ submitter }) => {
    if (submitter instanceof HTMLButtonElement && submitter.value === "withdraw") void forgetForm(link);
  });
  showBegunForms();
  const form = document.querySelector<HTMLFormElement>("form[data-apply]");
  if (!form) return;
  const open = openForm(form);
  upgradeDocuments(open);
  showSteps(open);
}
