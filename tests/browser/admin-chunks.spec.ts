import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

interface BuildManifest {
  entry: { module: string; imports: string[] };
  routes: Record<string, Record<string, unknown> & { imports?: string[]; css?: string[] }>;
}

/** Words that stand in the code of one thing only, and survive minification. */
const ADMIN_WORDS = {
  "the admin's calls": "/admins/login",
  "the admin's forms": "Nothing you entered is lost.",
  "the schemas": "invalid_union",
  "the toasts": "Toastify__toast",
  "the modals": "radix-",
};

async function readManifest(page: Page): Promise<BuildManifest> {
  await page.goto("/about");
  return page.evaluate(
    () => (window as unknown as { __reactRouterManifest: BuildManifest }).__reactRouterManifest,
  );
}

/** Every script and style sheet that the routes load, whatever part of a route it is for. */
function filesOf({ entry, routes }: BuildManifest, belongs: (id: string) => boolean): Set<string> {
  const ofRoutes = Object.entries(routes)
    .filter(([id]) => belongs(id))
    .flatMap(([, route]) => [
      ...(route.imports ?? []),
      ...(route.css ?? []),
      ...Object.values(route).filter(
        (value) => typeof value === "string" && /^\/assets\/.+\.js$/.test(value),
      ),
    ]);
  return new Set([entry.module, ...entry.imports, ...ofRoutes.map(String)]);
}

async function readAll(page: Page, files: Iterable<string>): Promise<string> {
  const texts: string[] = [];
  for (const file of files) texts.push(await (await page.request.get(file)).text());
  return texts.join("\n");
}

test("no public page loads any of the admin's code", async ({ page }) => {
  const manifest = await readManifest(page);
  const isAdmin = (id: string) => id.startsWith("admin/");
  const ofPublicPages = await readAll(
    page,
    filesOf(manifest, (id) => !isAdmin(id)),
  );
  const ofAdmin = await readAll(page, filesOf(manifest, isAdmin));
  for (const [what, word] of Object.entries(ADMIN_WORDS)) {
    expect(ofAdmin.includes(word), `${what} are in the admin's chunks`).toBe(true);
    expect(ofPublicPages.includes(word), `${what} are in a public page's chunks`).toBe(false);
  }
});

test("the admin's pages come from the server without content and without the office's data", async ({
  page,
}) => {
  for (const path of ["/login", "/admin", "/admin/notice-management", "/admin/ManageContacts"]) {
    const html = await (await page.request.get(path)).text();
    expect(html).toContain("Loading...");
    expect(html).not.toContain("<form");
    expect(html).toContain("noindex");
  }
});
