import { PALETTES } from "../../core/content/site/palettes.ts";
import { provenBy } from "../repetitions.ts";
import { DESKTOP, expect, expectAccessible, PHONE } from "./fixtures.ts";
import { test } from "./sample-site.ts";
import type { storePicture } from "./school-content.ts";

type Site = Parameters<typeof storePicture>[0];

const changeSchool = (site: Site, change: Record<string, unknown>) =>
  site.pages.update(
    "school",
    (before) => ({ ...before, ...change }),
    () => true,
  );

const restore = (site: Site) => changeSchool(site, { palette: "maroon", logo: null });

for (const { value: palette } of PALETTES) {
  test(`home and fees have enough contrast in the palette ${palette}`, {
    tag: "@all",
    annotation: provenBy("palettes.test.ts", "has enough contrast in the palette $value"),
  }, async ({ page, site }) => {
    test.slow();
    await changeSchool(site, { palette });
    try {
      for (const viewport of [DESKTOP, PHONE]) {
        await page.setViewportSize(viewport);
        for (const path of ["/#notices", "/fees"]) {
          await page.goto(path);
          await expect(page.locator("html")).toHaveAttribute("data-palette", palette);
          await expectAccessible(page, "color-contrast");
        }
      }
      const themeColour = await page.locator('meta[name="theme-color"]').getAttribute("content");
      const banner = await page.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue("--color-maroon").trim(),
      );
      expect(themeColour).toBe(banner);
    } finally {
      await restore(site);
    }
  });
}
