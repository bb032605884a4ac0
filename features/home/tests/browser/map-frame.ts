import type { Page } from "@playwright/test";

/** Replaces the map on the contact page by an empty document, because tests use no network. */
export async function replaceMap(page: Page): Promise<void> {
  const body = '<!doctype html><html lang="en"><title>Map</title></html>';
  await page.route("https://www.openstreetmap.org/**", (route) =>
    route.fulfill({ contentType: "text/html", body }),
  );
}
