/** Runs in a copy of the source that has the examples, and uses what they add. */
import assert from "node:assert/strict";
import path from "node:path";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createServer } from "vite";
import { devAssets, type SitePages } from "../../core/server/site/site-build.ts";
import { buildJpeg } from "../files.ts";
import { startTestServer } from "../test-server.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");
const vite = await createServer({
  root: ROOT,
  appType: "custom",
  logLevel: "error",
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, hmr: false, watch: null },
});
const site = await startTestServer({
  withSite: true,
  loadBuild: async () => ({
    pages: (await vite.ssrLoadModule("/core/render-page.tsx")) as unknown as SitePages,
    ...devAssets,
  }),
  clientFolder: path.join(ROOT, "public"),
  offline: false,
});
const authorization = `Bearer ${await site.adminToken()}`;

async function ask(address: string, request: RequestInit = {}): Promise<Response> {
  const answer = await fetch(`${site.url}${address}`, request);
  assert.ok(answer.ok, `${address}: ${answer.status} ${answer.ok ? "" : await answer.text()}`);
  return answer;
}

const asAdmin = (address: string, request: RequestInit = {}) =>
  ask(`/api/v1${address}`, { ...request, headers: { ...request.headers, authorization } });

const post = async (address: string, body: unknown) =>
  (
    await asAdmin(address, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    })
  ).json();

await checkPrivateField();
await checkContentType();
await site.close();
await vite.close();
process.stdout.write("All examples work\n");

async function checkPrivateField(): Promise<void> {
  const template = await (await asAdmin("/students/import/template?language=en&format=csv")).text();
  assert.match(template, /Blood group/);

  const form = new FormData();
  form.set("file", new Blob(["नाम,अनुक्रमांक,कक्षा,वर्ग,ब्लड ग्रुप\nAsha Verma,1,5,A,बी पॉज़िटिव\n"]), "list.csv");
  const sheet = await (await asAdmin("/students/import/read", { method: "POST", body: form })).json();
  assert.deepEqual(sheet.columns, ["name", "rollNumber", "class", "section", "bloodGroup"]);

  const [{ cells, row }] = sheet.rows;
  const values = Object.fromEntries(sheet.columns.map((field: string, at: number) => [field, cells[at]]));
  const saved = await post("/students/import", {
    rows: [{ row, values }],
    fields: sheet.columns,
    known: "update",
  });
  assert.equal(saved.counts.new, 1);

  const [student] = await (await asAdmin("/students/all")).json();
  assert.equal(student.bloodGroup, "B+");
  assert.doesNotMatch(await (await ask("/api/v1/students/all")).text(), /bloodGroup/);

  const exported = await (await asAdmin("/students/export?format=csv&language=hi")).text();
  assert.match(exported, /रक्त समूह/);
  assert.match(exported, /बी पॉज़िटिव/);
  const childFile = await (await asAdmin(`/students/${student._id}/everything?language=en`)).text();
  assert.match(childFile, /Blood group/);

  const { StudentDetails } = await vite.ssrLoadModule("/features/students/panel/student-details.tsx");
  const details = renderToStaticMarkup(createElement(StudentDetails, { student: student }));
  assert.match(details, /Blood group<\/dt><dd[^>]*>B\+/);
  const { LIST_COLUMNS } = await vite.ssrLoadModule(
    "/features/students/panel/class-lists/class-list-settings.ts",
  );
  assert.ok(LIST_COLUMNS.includes("bloodGroup"));
}

async function checkContentType(): Promise<void> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ title: "Kabaddi cup", year: "2026", titleHi: "कबड्डी कप" })) {
    form.set(name, value);
  }
  form.set("image", new Blob([new Uint8Array(await buildJpeg({ width: 60, height: 60 }))]), "cup.jpg");
  await asAdmin("/achievements/create", { method: "POST", body: form });
  const page = await (await ask("/achievements")).text();
  assert.match(page, /<h1[^>]*>Achievements<\/h1>/);
  assert.match(page, /Kabaddi cup/);
  assert.match(await (await ask("/hi/achievements")).text(), /कबड्डी कप/);
  assert.match(await (await ask("/sitemap.xml")).text(), /\/achievements</);
  await ask("/admin/achievements");
  const log = await (await asAdmin("/audit?type=achievements")).text();
  assert.match(log, /Kabaddi cup/);
}
