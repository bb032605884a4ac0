import { expect, it } from "vitest";
import { savePage, text } from "../../../../tests/api/save-page.ts";
import { startApi } from "../../../../tests/api/start-api.ts";

const api = await startApi({ withSite: true });
const look = async (path: string) => (await api.look(path)).text;

it("the results of the board examinations are one tap away from the home page, if there are any", async () => {
  expect(await look("/")).not.toContain("#achievements");
  const results = [{ session: "2025-26", class: text("Class 10"), passed: 48 }];
  expect((await savePage(api, "about", { achievements: { results } })).status).toBe(200);
  expect(await look("/")).toContain('href="/about#achievements"');
  expect(await look("/hi")).toContain('href="/hi/about#achievements"');
  expect(await look("/about")).toContain('id="achievements"');
  await savePage(api, "school", { hiddenPages: ["/about"] });
  expect(await look("/")).not.toContain("#achievements");
});
