import type { Page } from "@playwright/test";

/** Tests never leave this machine: the map on the contact page is an empty document. */
export async function standInForMap(page: Page): Promise<void> {
  const body = '<!doctype html><html lang="en"><title>Map</title></html>';
  await page.route("https://www.openstreetmap.org/**", (route) =>
    route.fulfill({ contentType: "text/html", body }),
  );
}
