import { expect, it } from "vitest";
import { startApi } from "../../../../tests/api/start-api.ts";
import { IS_ONCE } from "../../../../tests/repetitions.ts";
import { openApplications, TYPED } from "./parents.ts";

const api = await startApi({ now: () => Date.parse("2026-11-19T10:00:00+05:30"), trustProxy: ["127.0.0.1"] });
await openApplications(api, { documents: [] });

const from = (sender: number) => ({ "x-forwarded-for": `203.0.${Math.floor(sender / 200)}.${sender % 200}` });

async function apply(sender: number, name: string): Promise<number> {
  const headers = from(sender);
  const begun = await api.post("/apply", { headers, json: { language: "en", typed: { ...TYPED, name } } });
  if (begun.status !== 201) return begun.status;
  const own = { ...headers, "application-link": begun.body.link };
  return (await api.post("/apply/send", { headers: own, json: { consent: true } })).status;
}

it("one address begins at most 40 forms in an hour", async () => {
  const statuses: number[] = [];
  for (let number = 0; number < 42; number++) statuses.push(await apply(0, `Robot ${number}`));
  expect(statuses.filter((status) => status === 200)).toHaveLength(40);
  expect(statuses.slice(-2)).toEqual([429, 429]);
});

const PARTS = IS_ONCE ? 4 : 20;

it("the office finds the application of a parent among hundreds from robots", async () => {
  for (let part = 0; part < PARTS; part++) {
    const robots = Array.from({ length: 50 }, (_, number) => 1 + part * 50 + number);
    await Promise.all(robots.map((sender) => apply(sender, `Robot ${sender}`)));
  }
  expect(await apply(2000, "Asha among robots")).toBe(200);
  const found = await api.get("/applications/all?q=among&limit=20", { token: api.token });
  expect(found.body).toMatchObject([{ name: "Asha among robots" }]);
  const all = await api.get("/applications/all?limit=20", { token: api.token });
  expect(all.headers.get("x-total-count")).toBe(String(PARTS * 50 + 41));
}, 300_000);
