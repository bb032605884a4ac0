import { expect, it } from "vitest";
import { emptyValues } from "../../core/content/pages/page-schema.ts";
import { fees } from "../../features/fees/content/fees.ts";
import { savePage } from "./save-page.ts";
import { startApi } from "./start-api.ts";

const api = await startApi({ breaks: true, withSite: true });

const store = (document: string) =>
  api.server.database.db
    .insertInto("pages")
    .values({ name: "fees", document, updatedAt: new Date().toISOString() })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ document }))
    .execute();

const damageInLog = () =>
  api.logLines
    .map((line) => JSON.parse(line))
    .filter(({ msg }) => /damaged/.test(msg))
    .map(({ path }) => path);

it("the valid parts of a damaged document are served, and the log names the others", async () => {
  await store(
    JSON.stringify({
      session: 5,
      tableHeading: { en: "Fees", hi: null },
      rows: [{ id: "a", grade: { en: "One", hi: null }, admissionFee: [] }, { id: "b" }, "no item"],
    }),
  );
  const { document } = (await api.get("/pages/get/fees")).body;
  expect(document.session).toBeNull();
  expect(document.tableHeading.en).toBe("Fees");
  expect(document.rows).toMatchObject([{ id: "a", grade: { en: "One" }, admissionFee: null }]);
  expect(new Set(damageInLog())).toEqual(new Set(["session", "rows.0.admissionFee", "rows.1", "rows.2"]));
});

it("an item without an id is shown, and the page can be saved again", async () => {
  const [first, second, third] = ["One", "Two", "Three"].map((en) => ({ grade: { en, hi: null } }));
  await store(JSON.stringify({ rows: [{ id: "a", ...first }, { id: "a", ...second }, third] }));
  const saved = await savePage(api, "fees", { session: "2026-27" });
  expect(saved.status).toBe(200);
  expect(saved.body.document.rows).toMatchObject([{ id: "a", ...first }, second, third]);
  expect(damageInLog()).toContain("rows.1.id");
});

it("visitors see the valid parts of a damaged document", async () => {
  const { status, text } = await api.look("/fees");
  expect(status).toBe(200);
  expect(text).toContain("One");
});

it("a document that cannot be read at all is an empty page", async () => {
  await store("{ not json");
  const { body } = await api.get("/pages/get/fees", { token: api.token });
  expect(body.document).toEqual(emptyValues(fees.fields));
});
