import type { Page } from "@playwright/test";

/** How many A4 pages a page takes on paper. */
export async function countSheets(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: "A4", preferCSSPageSize: true });
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
