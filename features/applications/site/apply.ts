/** Turns the form of an application into steps, and links to the forms that were begun in this browser or forgets them. */
export async function upgradeApplyForm(): Promise<void> {
  const page = document.querySelector("[data-apply], [data-apply-begun], [data-apply-over]");
  if (page) await (await import("./online/apply-script.ts")).startApply();
}
