import type { Locator } from "@playwright/test";
import { LANGUAGES } from "../../core/words/languages.ts";
import { buildJpeg } from "../files.ts";
import { IS_ONCE, provenBy } from "../repetitions.ts";
import { addEntry, agreeToDelete, breakServer, toast } from "./admin-actions.ts";
import { allowFailedCalls, DESKTOP, expect, PHONE, test } from "./fixtures.ts";
import { panelText } from "./panel-words.ts";

/** A toast closes when its progress bar has finished. */
const toastTime = (shown: Locator) =>
  shown
    .getByRole("progressbar", { includeHidden: true })
    .evaluate((bar) => getComputedStyle(bar).animationDuration);

/** Runs in the page: waits until a toast has slid in, and pauses its progress bar. */
async function keepShown(element: Element): Promise<void> {
  await Promise.all(element.getAnimations().map((animation) => animation.finished));
  for (const animation of element.getAnimations({ subtree: true })) animation.pause();
}

/** Runs in the page: whether a click in the middle of the element reaches it. */
function isFree(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}

test("toasts stay three seconds on the facilities screen, five elsewhere, also with reduced motion, and can be closed", async ({
  asAdmin: page,
}) => {
  await page.goto("/admin/facilities");
  await page.getByLabel("Facility Name").focus();
  await page.getByRole("button", { name: "Create Facility" }).click();
  const shown = toast(page, "Facility Name is required!");
  await expect(shown).toBeVisible();
  expect(await toastTime(shown)).toBe("3s");

  await test.step("they close when their time is over", async () => {
    await shown
      .getByRole("progressbar", { includeHidden: true })
      .evaluate((bar) => Promise.all(bar.getAnimations().map((animation) => animation.finish())));
    await expect(shown).toBeHidden();
  });

  await page.getByRole("link", { name: "Team", exact: true }).click();
  await page.getByRole("button", { name: "Create Team Member" }).click();
  for (const reducedMotion of ["no-preference", "reduce"] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.getByRole("button", { name: "Save" }).click();
    const warning = page.locator(".Toastify__toast--warning[data-in=true]", { hasText: "Name is required" });
    await expect(warning).toBeVisible();
    expect(await toastTime(warning)).toBe("5s");
    await warning.getByRole("button", { name: "close" }).click();
    await expect(warning).toBeHidden();
    await expect(page.getByRole("dialog", { name: "Create Member" })).toBeVisible();
  }
});

test("the focus holds a toast with Undo, and the last change can still be undone after it has closed", {
  tag: "@all",
  annotation: provenBy(
    "admin-toasts.spec.ts",
    "toasts stay three seconds on the facilities screen, five elsewhere, also with reduced motion, and can be closed",
  ),
}, async ({ asAdmin: page, site }) => {
  for (const name of ["Library", "Garden"])
    await addEntry(site, "facilities", { name, image: await buildJpeg({ width: 80, height: 60 }) });
  await page.goto("/admin/facilities");
  await page.getByRole("button", { name: "Delete Library" }).click();
  await agreeToDelete(page);
  const shown = toast(page, "Facility deleted successfully");
  await expect(shown).toBeVisible();
  expect(await toastTime(shown)).toBe("3s");
  const bar = shown.getByRole("progressbar", { includeHidden: true });
  const isRunning = () => bar.evaluate((element) => getComputedStyle(element).animationPlayState);
  await page.keyboard.press("Alt+T");
  await expect(shown.getByRole("button", { name: "Undo" })).toBeFocused();
  await expect.poll(isRunning).toBe("paused");
  await page.keyboard.press("Escape");
  // The time also starts only after the toast has moved in.
  await expect.poll(isRunning).toBe("running");
  await shown.hover();
  await expect.poll(isRunning).toBe("paused");
  await page.mouse.move(0, 0);
  await expect.poll(isRunning).toBe("running");
  await bar.evaluate((element) => Promise.all(element.getAnimations().map((each) => each.finish())));
  await expect(shown).toBeHidden();

  const list = page.getByRole("region", { name: "Facilities" });
  await list.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("heading", { name: "Library" })).toBeVisible();
  await expect(list.getByRole("button", { name: "Undo" })).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();

  await test.step("the focus returns to the screen after Undo in a toast", async () => {
    await page.getByRole("button", { name: "Delete Library" }).click();
    await agreeToDelete(page);
    await expect(shown).toBeVisible();
    await page.keyboard.press("Alt+T");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "Library" })).toBeVisible();
    await expect(page.locator("main :focus")).toHaveCount(1);
  });

  await test.step("a new order is undone as a whole", async () => {
    const names = list.getByRole("heading", { level: 2 });
    const before = await names.allTextContents();
    await list.getByRole("button", { name: "Move Garden down", exact: true }).click();
    await expect(names).toHaveText(before.toReversed());
    await list.getByRole("button", { name: "Undo" }).click();
    await expect(names).toHaveText(before);
  });
});

test("an error toast goes when the next save succeeds", async ({ asAdmin: page, site, consoleErrors }) => {
  allowFailedCalls(consoleErrors);
  await addEntry(site, "team", {
    name: "Kamala",
    designation: "Teacher",
    subject: "Hindi",
    qualification: "M.A.",
  });
  await page.goto("/admin/team-management");
  await page.getByRole("button", { name: "Edit Kamala" }).click();
  const form = page.getByRole("dialog");
  await breakServer(page, /\/team\//, "PUT");
  await form.getByRole("button", { name: "Save" }).click();
  const failed = page.locator(".Toastify__toast--error");
  await expect(failed).toBeVisible();
  await failed.hover();
  await page.unroute(/\/team\//);
  await form.getByRole("button", { name: "Try again" }).press("Enter");
  await expect(toast(page, "Team member updated successfully!")).toBeVisible();
  await expect(failed).toHaveCount(0);
});

/** Every layout of the header in `npm run test:all`; the narrowest in `npm test`. */
const WIDTHS = IS_ONCE ? [PHONE.width] : [PHONE.width, 768, 1024, DESKTOP.width];

/** Runs in the page: whether the boxes of two elements overlap. */
function doOverlap([one, other]: (Element | null)[]): boolean {
  if (!one || !other) throw new Error("Not on the page");
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

for (const language of LANGUAGES)
  test(`in ${language}, toasts cover no header, no heading, no button for the next entry and neither heading nor buttons of a modal`, {
    tag: language === "en" ? [] : "@all",
  }, async ({ asAdmin: page }) => {
    const say = (english: string) => new RegExp(`^${panelText(language, english)}$`);
    await page.addInitScript((chosen) => localStorage.setItem("panelLanguage", chosen), language);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 720 });
      await page.goto("/admin/team-management");
      const add = page.getByRole("button", { name: say("Create Team Member") });
      await add.click();
      const form = page.getByRole("dialog");
      await form.getByRole("button", { name: say("Save") }).click();
      const warning = page.locator(".Toastify__toast--warning[data-in=true]");
      await warning.evaluate(keepShown);
      const isCovered = async (shown: Locator, element: Locator) => {
        const [one, other] = [await shown.elementHandle(), await element.elementHandle()];
        return page.evaluate(doOverlap, [one, other]);
      };
      const atBothSizes = async (check: (title: string) => Promise<void>) => {
        for (const size of ["100%", "200%"]) {
          await page.evaluate((to) => document.documentElement.style.setProperty("font-size", to), size);
          await page.evaluate(() => window.dispatchEvent(new Event("resize")));
          await check(`${width} px, font size ${size}`);
        }
        await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));
      };
      await atBothSizes(async (title) => {
        const close = form.getByRole("button", { name: say("Close") });
        await close.evaluate((button) => button.scrollIntoView());
        const save = form.getByRole("button", { name: say("Save") });
        for (const element of [close, form.getByRole("heading").first(), save])
          expect(await isCovered(warning, element), title).toBe(false);
      });
      await warning.getByRole("button").click();

      for (const label of ["Name", "Designation", "Subject", "Qualification"])
        await form.getByLabel(say(label)).fill("Kamala");
      await form.getByRole("button", { name: say("Save") }).click();
      const shown = toast(page, new RegExp(panelText(language, "Team member created successfully!")));
      await expect(form).toBeHidden();
      await shown.evaluate(keepShown);
      expect([width, await add.evaluate(isFree)]).toEqual([width, true]);
      await atBothSizes(async (title) => {
        for (const element of [page.getByRole("banner"), page.getByRole("heading", { level: 1 })])
          expect(await isCovered(shown, element), title).toBe(false);
        const { left, right } = await shown.evaluate((element) => element.getBoundingClientRect());
        expect(left, title).toBeGreaterThanOrEqual(0);
        expect(width - right, title).toBeLessThanOrEqual(20);
      });
    }
  });
