import { expect, it } from "vitest";
import { startApi } from "../../../../tests/api/start-api.ts";

const api = await startApi();
const { token } = api;

it("students cannot be switched off without the year change", async () => {
  const { status, body } = await api.put("/parts", { token, json: { off: ["students"] } });
  expect([status, body.id]).toEqual([422, "part_needed"]);
  expect(body.message).toBe("Year change needs Students: switch both on, or both off");
  expect((await api.put("/parts", { token, json: { off: ["students", "year-change"] } })).status).toBe(200);
  expect((await api.get("/students/year-change", { token })).body.id).toBe("part_off");
});
