import { showBegunForms } from "./begun-forms.ts";
import { openForm } from "./open-form.ts";
import { upgradeDocuments } from "./send-documents.ts";
import { showSteps } from "./show-steps.ts";

/** The scripts of the page with the form. */
export function startApply(): void {
  showBegunForms();
  const form = document.querySelector<HTMLFormElement>("form[data-apply]");
  if (!form) return;
  const open = openForm(form);
  upgradeDocuments(open);
  showSteps(open);
}
