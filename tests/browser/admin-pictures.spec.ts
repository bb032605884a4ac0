import sharp from "sharp";
import { STAGE_PATH } from "../../core/content/api/api-contract.ts";
import { findPictureSize } from "../../core/content/files/images.ts";
import { notices } from "../../features/notices/content/notices.ts";
import { buildJpeg, buildNoisyJpeg, buildPng } from "../files.ts";
import { provenBy } from "../repetitions.ts";
import { giveFiles, jpegFile, NOTICES, saveNotice, startNotice, toast } from "./admin-actions.ts";
import { expect, expectAccessible, PHONE, test } from "./fixtures.ts";

/** How pictures get into the forms of the admin panel. */

test.describe("pictures", () => {
  test("are chosen, dropped and pasted, previewed, put in order and removed", async ({
    asAdmin: page,
    site,
  }) => {
    // The modal is in the middle of a tall screen, where everything moves when it grows or shrinks.
    await page.setViewportSize({ width: 1280, height: 1400 });
    const { promise: mayArrive, resolve: letThemArrive } = Promise.withResolvers<void>();
    await page.route(`**${STAGE_PATH}?*`, async (route) => {
      await mayArrive;
      await route.continue();
    });
    await page.goto("/admin/gallery-management");
    await page.getByRole("button", { name: "Create New Gallery" }).click();
    await page.getByLabel("Title").fill("Sports Day");
    await page
      .getByLabel("Images")
      .setInputFiles([
        jpegFile(await buildJpeg({ width: 100, height: 50 }), "one.jpg"),
        jpegFile(await buildJpeg({ width: 200, height: 50 }), "two.jpg"),
      ]);
    await giveFiles(
      page.locator("[data-file-field=images]"),
      "drop",
      await buildPng({ width: 300, height: 50 }),
    );
    await giveFiles(page.getByLabel("Description"), "paste", await buildPng({ width: 400, height: 50 }));
    const tiles = page.locator("[data-file-field=images] li");
    await expect(tiles).toHaveCount(4);
    await expect(tiles.locator("img").last()).toHaveJSProperty("naturalWidth", 400);
    const earlier = page.getByRole("button", { name: "Move Images 4 earlier" });
    const place = await earlier.boundingBox();
    letThemArrive();
    await expect(tiles.filter({ hasText: "Done" })).toHaveCount(4);
    expect(await earlier.boundingBox(), "nothing moves when all have arrived").toEqual(place);
    await expectAccessible(page);
    await earlier.click();
    await expect(page.getByRole("button", { name: "Move Images 1 earlier" })).toBeDisabled();
    await page.getByRole("button", { name: "Remove Images 1" }).click();
    await expect(page.getByLabel("Images")).toBeFocused();
    await page.getByRole("button", { name: "Create", exact: true }).click();
    await expect(toast(page, "Gallery created successfully!")).toBeVisible();

    const storedWidths = async () => {
      const [gallery] = (await (await fetch(`${site.url}/api/v1/galleries/all`)).json()) as {
        images: string[];
      }[];
      return gallery?.images.map((name) => findPictureSize(name)?.width);
    };
    expect(await storedWidths()).toEqual([200, 400, 300]);
  });

  test("from a phone are rotated and scaled down before they are sent", async ({ asAdmin: page, site }) => {
    const noise = { type: "gaussian" as const, mean: 128, sigma: 60 };
    const lying = await sharp({
      create: { width: 3200, height: 200, channels: 3, background: "#888", noise },
    })
      .withMetadata({ orientation: 6 })
      .jpeg({ quality: 95 })
      .toBuffer();
    await page.goto(NOTICES);
    await startNotice(page, "Photo of the day");
    await page.getByLabel("File (PDF/Image)").setInputFiles(jpegFile(lying));
    const sent = page.waitForRequest("**/notices/create");
    await saveNotice(page);
    await expect(toast(page, "Notice created successfully!")).toBeVisible();
    const { rows } = await site.content.list(notices);
    expect(findPictureSize(String(rows[0]?.pdfOrImage))).toEqual({ width: 150, height: 2400 });
    const length = Number((await (await sent).allHeaders())["content-length"]);
    expect(length).toBeLessThan(lying.length * 0.7);
  });

  test("that would grow when scaled down are sent unchanged", {
    tag: "@all",
    annotation: provenBy(
      "admin-pictures.spec.ts",
      "from a phone are rotated and scaled down before they are sent",
    ),
  }, async ({ asAdmin: page, site }) => {
    // Few colours and hard edges: smooth scaling adds thousands of shades.
    const stripes = Buffer.from(Array.from({ length: 3000 * 300 }, (_, index) => (index % 7 < 3 ? 0 : 255)));
    const plan = await sharp(stripes, { raw: { width: 3000, height: 300, channels: 1 } })
      .png({ palette: true, colours: 2 })
      .toBuffer();
    await page.goto(NOTICES);
    await startNotice(page, "Plan of the grounds");
    await page
      .getByLabel("File (PDF/Image)")
      .setInputFiles({ name: "plan.png", mimeType: "image/png", buffer: plan });
    const sent = page.waitForRequest("**/notices/create");
    await saveNotice(page);
    await expect(toast(page, "Notice created successfully!")).toBeVisible();
    const length = Number((await (await sent).allHeaders())["content-length"]);
    expect(length).toBeLessThan(plan.length + 5000);
    const { rows } = await site.content.list(notices);
    expect(findPictureSize(String(rows[0]?.pdfOrImage))).toEqual({ width: 2400, height: 240 });
  });

  test("in the clipboard next to copied text are not pasted, and pictures dropped outside a form do not replace the page", {
    tag: "@all",
    annotation: provenBy(
      "admin-pictures.spec.ts",
      "are chosen, dropped and pasted, previewed, put in order and removed",
    ),
  }, async ({ asAdmin: page }) => {
    await page.goto(NOTICES);
    await startNotice(page, "Half written");
    const wasTaken = await page.getByLabel("Description").evaluate((target) => {
      const copied = new DataTransfer();
      copied.items.add(new File(["picture of a cell"], "cell.png", { type: "image/png" }));
      copied.setData("text/plain", "Fees are due on Friday");
      const paste = new ClipboardEvent("paste", { bubbles: true, cancelable: true, clipboardData: copied });
      target.dispatchEvent(paste);
      return paste.defaultPrevented;
    });
    expect(wasTaken).toBe(false);
    const areRefused = await page.evaluate(() =>
      ["dragover", "drop"].map((type) => {
        const files = new DataTransfer();
        files.items.add(new File(["x"], "stray.png", { type: "image/png" }));
        const event = new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: files });
        document.body.dispatchEvent(event);
        return event.defaultPrevented;
      }),
    );
    expect(areRefused).toEqual([true, true]);
    await expect(page.locator("[data-file-field] li")).toHaveCount(0);
  });

  test("show the progress of their upload, which can be stopped and repeated", {
    tag: "@all",
    annotation: provenBy("upload-line.test.ts", "stops sending a removed file, which can be added again"),
  }, async ({ asAdmin: page }) => {
    // On a phone, where the form is longer than the screen.
    await page.setViewportSize(PHONE);
    await page.goto(NOTICES);
    await startNotice(page, "A slow line");
    await page
      .getByLabel("File (PDF/Image)")
      .setInputFiles(jpegFile(await buildNoisyJpeg({ width: 800, height: 600 })));
    const line = await page.context().newCDPSession(page);
    const atSpeed = (uploadThroughput: number) =>
      line.send("Network.emulateNetworkConditions", {
        offline: false,
        latency: 0,
        downloadThroughput: -1,
        uploadThroughput,
      });
    await atSpeed(20 * 1024);
    await saveNotice(page);
    const bar = page.getByRole("progressbar", { name: /Uploading \d+ %/ });
    await expect(bar).toBeVisible();
    await expect.poll(() => bar.evaluate((element: HTMLProgressElement) => element.value)).toBeGreaterThan(0);
    await expect(bar).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
    await page.getByRole("button", { name: "Stop upload" }).click();
    await expect(page.getByText("The upload was stopped.")).toBeInViewport({ ratio: 1 });
    await expect(page.getByLabel("Title")).toHaveValue("A slow line");
    await atSpeed(-1);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(toast(page, "Notice created successfully!")).toBeVisible();
    await expect(page.getByRole("heading", { name: "A slow line" })).toHaveCount(1);
  });
});
