import { buildJpeg } from "../files.ts";
import { addEntry } from "./admin-actions.ts";
import { expect, test } from "./fixtures.ts";
import { watchAttacks } from "./watch-attacks.ts";

/** Markdown that other renderers turn into scripts, frames and foreign addresses. */
const PAYLOAD = [
  "[a](javascript:alert(1)) [b](JAVASCRIPT:alert(2)) [c](data:text/html,<script>alert(3)</script>)",
  "[d](//evil.example) [e](vbscript:alert(4)) [f]( javascript:alert(5)) [g](<javascript:alert(6)>)",
  '![h](picture:1"onerror="alert(7)) ![i](javascript:alert(8)) ![j](https://evil.example/x.png)',
  '[k](https://school.example/"onmouseover="alert(9)) [l](/"onmouseover="alert(10))',
  "<script>alert(11)</script> **<img src=x onerror=alert(12)>** <https://evil.example>",
  "[m]: javascript:alert(13)\n[m] &#106;avascript:alert(14) `<svg/onload=alert(15)>`",
  "## <svg/onload=alert(16)>\n\n- <iframe src=javascript:alert(17)>\n\n> <script>alert(18)</script>",
].join("\n\n");

const PASTED = `<script>alert(21)</script><p style="color: red" onclick="alert(22)">a <a href="javascript:alert(23)">b</a>
  <img src=x onerror="alert(24)"> &lt;svg/onload=alert(25)&gt;</p><iframe srcdoc="<script>alert(26)</script>"></iframe>
  <style onload="alert(27)"></style><p>c</p>`;

const MADE = "[onerror], [onload], [onmouseover], script, iframe, img[src*=evil], img[src=x]";

test("hostile Markdown creates neither scripts nor script links, on the site and in the editor", async ({
  asAdmin: page,
  site,
}) => {
  const seen = await watchAttacks(page);
  const { _id } = await addEntry(site, "blocks", {
    title: "Post",
    description: PAYLOAD,
    autherName: "S",
    images: await buildJpeg(),
    content: PAYLOAD,
  });
  const preview = page.frameLocator("iframe[title='The post as visitors will see it']");
  for (const [address, post] of [
    [`/blog-details/${_id}`, page.getByRole("article")],
    [`/admin/block-management/${_id}/write`, preview.locator("main")],
  ] as const) {
    await page.goto(address);
    await expect(post).toContainText("alert(18)");
    await expect(post.locator(MADE)).toHaveCount(0);
    const links = await post
      .locator("a")
      .evaluateAll((all) => all.map((link) => String(link.getAttribute("href"))));
    expect(links).toContain('/"onmouseover="alert(10)');
    expect(links.filter((href) => !/^(https:\/\/|\/(?!\/))/.test(href))).toEqual([]);
  }

  await test.step("neither does HTML that is pasted into the editor", async () => {
    const text = page.getByRole("textbox", { name: "Full Post" });
    await text.evaluate((field: HTMLTextAreaElement, html) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/html", html);
      field.select();
      field.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    }, PASTED);
    await expect(text).toHaveValue("a b <svg/onload=alert(25)>\n\nc");
    await expect(preview.getByText("c", { exact: true })).toBeVisible();
    await expect(preview.locator(MADE)).toHaveCount(0);
    await expect(preview.locator("main a")).toHaveCount(0);
  });
  expect(seen).toEqual({ dialogs: [], violations: [] });
});
