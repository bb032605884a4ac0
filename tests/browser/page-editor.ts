import type { FrameLocator, Page } from "@playwright/test";
import type { AnyDocument } from "../../core/content/pages/define-page.ts";
import { emptyValues } from "../../core/content/pages/page-schema.ts";
import { type PageName, pages } from "../../features/pages.ts";
import type { TestServer } from "../test-server.ts";
import { toast } from "./admin-actions.ts";
import { expect } from "./fixtures.ts";

export const text = (en: string | null, hi: string | null = null) => ({ en, hi });

/** Saves a page as another admin. */
export const writePage = (site: TestServer, name: PageName, document: AnyDocument) =>
  site.pages.update(
    name,
    () => ({ ...emptyValues(pages[name].fields), ...document }),
    () => true,
  );

/** Part of a document of the page `discipline`. */
export const GUIDELINES = {
  guidelines: ["Be on time", "Be kind", "Be tidy"].map((title, index) => ({
    id: String(index),
    title: text(title),
    text: text(null),
  })),
};

export async function openEditor(page: Page, name: PageName): Promise<FrameLocator> {
  await page.goto(`/admin/pages/${name}`);
  const preview = page.frameLocator("iframe");
  await expect(preview.locator("main")).toBeAttached();
  return preview;
}

export const field = (page: Page, path: string) => page.locator(`[data-path="${path}"]`);

export async function save(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(toast(page, "Saved. The page shows it at once.")).toBeVisible();
}
