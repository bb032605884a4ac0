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
  expect(seen).toEqual({ dialogs: [], violations: [] });
});
