import type { Page } from "@playwright/test";

/** What an attack would have done, counted on every page that opens in the tab. */
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
