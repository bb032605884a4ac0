import { pagePaths } from "../../core/content/site/public-pages.ts";
import { expectNoSidewaysScroll } from "../../features/home/tests/browser/home-page.ts";
import { replaceMap } from "../../features/home/tests/browser/map-frame.ts";
import { provenBy } from "../repetitions.ts";
import { addEntry, STUDENT } from "./admin-actions.ts";
import { allowFailedCalls, expect, expectToSuitEveryScreen, test } from "./fixtures.ts";
import { publish, publishAlumni } from "./school-content.ts";

const GONE = "gone-1200x900.jpg";
const LONG = "W".repeat(120);
const LONG_IN_HINDI = "प्रयोगशाला".repeat(12);

test("long words, Hindi and missing pictures break no public page, result list and banner", {
  tag: "@all",
  annotation: provenBy(
    "team-and-facilities.spec.ts",
    "/teachers shows each member with portrait, designation, subject and qualification, in up to five columns",
  ),
}, async ({ page, site, consoleErrors }) => {
  test.slow();
  allowFailedCalls(consoleErrors);
  await replaceMap(page);
  await publishAlumni(site);
  await publish(site, "facilities", [{ name: LONG_IN_HINDI, image: GONE }]);
  await publish(site, "topStudents", [{ name: LONG, class: LONG.slice(0, 40), percent: 95.5, image: GONE }]);
  await publish(site, "students", [
    {
      ...STUDENT,
      name: LONG_IN_HINDI,
      class: LONG.slice(0, 40),
      rollNumber: "9".repeat(40),
      profilePhoto: null,
    },
  ]);
  await publish(site, "galleries", [{ title: LONG_IN_HINDI, description: null, images: `["${GONE}"]` }]);
  const post = { description: "W".repeat(4000), content: "W".repeat(4000), autherName: LONG };
  await publish(site, "blocks", [
    { ...post, title: LONG_IN_HINDI, images: `["${GONE}"]`, authorImage: "gone-200x200.jpg" },
  ]);
  const notice = { title: LONG_IN_HINDI, description: "w".repeat(400), isBanner: "true" };
  const { _id } = await addEntry(site, "notices", notice);
  const [stored] = (await (await fetch(`${site.url}/api/v1/blocks/all`)).json()) as { _id: string }[];
  const hostile = encodeURIComponent(`<script>alert(1)</script>${"w".repeat(300)}`);
  for (const address of [
    ...pagePaths,
    `/blog-details/${stored?._id}`,
    `/notices/${_id}`,
    `/students?q=${hostile}`,
    `/hi/search?q=${LONG_IN_HINDI}`,
  ]) {
    await page.goto(address);
    for (const width of [320, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 740 });
      await test.step(`${address} at ${width} px`, () => expectNoSidewaysScroll(page));
    }
  }
  await expect(page.locator("main").getByRole("article").first()).toBeVisible();
  await expectToSuitEveryScreen(page);
});
