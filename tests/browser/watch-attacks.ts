import type { Page } from "@playwright/test";

/** Records dialogs and CSP violations on every page of the tab. */
export async function watchAttacks(page: Page) {
  const seen = { dialogs: [] as string[], violations: [] as string[] };
  page.on("dialog", (dialog) => {
    seen.dialogs.push(dialog.message());
    return dialog.dismiss();
  });
  await page.exposeFunction("reportViolation", (what: string) => seen.violations.push(what));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
      const { reportViolation } = window as unknown as { reportViolation(what: string): void };
      reportViolation(`${violatedDirective} ${blockedURI}`);
    });
  });
  return seen;
}
