import { beforeEach, expect, it } from "vitest";
import { savePage, text } from "../../../../tests/api/save-page.ts";
import { startApi } from "../../../../tests/api/start-api.ts";

const api = await startApi({ withSite: true });

const OLD_CARD = {
  name: text("Dr Sudha Vyas"),
  title: text("Principal"),
  description: text("Welcome to our school."),
};
const PRINCIPAL = { name: text("Dr Sudha Vyas", "डॉ. सुधा व्यास"), qualification: text("M.A., B.Ed.") };
const HEADMASTER = { name: text("Shri Mehta"), title: text("HeadMaster"), description: text("Come early.") };
const saveDesk = (principalsDesk: unknown) => savePage(api, "home", { principalsDesk });
const lookAt = async (address: string) => (await api.look(address)).text;

beforeEach(async () => {
  await saveDesk({});
  await savePage(api, "management", { leaders: [], principal: {} });
});

it("shows the principal on the home page and the management desk, each with its own message", async () => {
  await saveDesk({ ...PRINCIPAL, message: text("Welcome to our school."), cards: [HEADMASTER] });
  const home = await lookAt("/");
  for (const words of ["Dr Sudha Vyas", ">Principal<", "M.A., B.Ed.", "Welcome to our school."]) {
    expect(home).toContain(words);
  }
  expect(home.indexOf("Dr Sudha Vyas")).toBeLessThan(home.indexOf("Shri Mehta"));
  expect(await lookAt("/hi")).toContain(">प्राचार्य<");
  expect(await lookAt("/management")).not.toContain("Dr Sudha Vyas");

  await savePage(api, "management", { principal: { message: text("We listen to parents.") } });
  const desk = await lookAt("/management");
  for (const words of ["Dr Sudha Vyas", ">Principal<", "M.A., B.Ed.", "We listen to parents."]) {
    expect(desk).toContain(words);
  }
  expect(desk).not.toContain("Welcome to our school.");

  await saveDesk({ ...PRINCIPAL, name: text("Dr Asha Rao"), title: text("Head of school") });
  const changed = await lookAt("/management");
  expect(changed).toContain("Dr Asha Rao");
  expect(changed).toContain("Head of school");
  expect(changed).not.toContain("Dr Sudha Vyas");
});

it("has no section without people", async () => {
  expect(await lookAt("/")).not.toContain("From the Principal’s Desk");
  await saveDesk({ message: text("A message without a name") });
  expect(await lookAt("/")).not.toContain("From the Principal’s Desk");
});

it("restores a version of the home page that has the principal among the people, as it was", async () => {
  await saveDesk({ cards: [OLD_CARD, HEADMASTER] });
  const changed = await saveDesk({ ...PRINCIPAL, cards: [HEADMASTER] });
  const revision = changed.headers.get("x-revision");
  expect((await api.post(`/revisions/${revision}/restore`, { token: api.token })).status).toBe(200);
  const home = await lookAt("/");
  expect(home.match(/<h3[^>]*>Dr Sudha Vyas/g)).toHaveLength(1);
  expect(home).toContain("Welcome to our school.");
  expect(home).not.toContain("M.A., B.Ed.");
});
