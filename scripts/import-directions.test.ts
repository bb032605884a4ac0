import { expect, test } from "vitest";
import { findViolations } from "./import-directions.ts";

const check = (files: Record<string, string>) => findViolations(new Map(Object.entries(files)));

test.each([
  ["core/content/a.ts", 'import { b } from "../server/b.ts";', "content/ is data"],
  ["features/news/content/a.ts", 'import type { B } from "../server/b.ts";', "content/ is data"],
  ["core/content/a.ts", 'import { readFileSync } from "node:fs";', "content/ imports zod and itself"],
  ["core/server/a.ts", 'import { entries } from "../sample/entries.ts";', "server/ uses content/ alone"],
  ["core/server/open-school.ts", 'import { load } from "../sample/load.ts";', "server/ uses content/ alone"],
  ["core/server/a.ts", 'type Root = import("../site/root.tsx").Root;', "server/ uses content/ alone"],
  ["core/panel/a.tsx", 'import { open } from "../server/open.ts";', "take server/ as types only"],
  ["core/panel/a.tsx", 'import { type Open } from "../server/open.ts";', "take server/ as types only"],
  ["core/panel/a.tsx", 'export { open } from "../server/open.ts";', "take server/ as types only"],
  ["core/panel/a.tsx", 'const { open } = await import("../server/open.ts");', "take server/ as types only"],
  ["core/site/a.tsx", 'import { B } from "../panel/b.tsx";', "apart from the panel"],
  ["features/news/panel/a.tsx", 'import type { B } from "../site/b.tsx";', "apart from the public pages"],
  ["core/ui/a.tsx", 'import { B } from "../panel/b.tsx";', "ui/ holds primitives"],
  ["core/cli/a.ts", 'import { rows } from "../sample/rows.ts";', "cli/ uses the stores"],
  ["core/server/content/a.ts", 'import sharp from "sharp";', "one file in core/server/drawing/"],
  [
    "core/server/database/migrations/015-a.ts",
    'import { resources } from "../../../../features/types.ts";',
    "are frozen",
  ],
  ["core/server/database/migrations/015-a.ts", 'import type { Tx } from "../tables.ts";', "are frozen"],
  ["core/server/database/migrations/015-a.ts", 'import { z } from "zod";', "are frozen"],
  ["core/server/config.ts", "export const port = process.env.PORT;", "only core/server/main.ts does"],
])("%s may not contain: %s", (file, source, advice) => {
  const [violation, ...others] = check({ [file]: `\n${source}\n` });
  expect(violation).toContain(`${file}:2`);
  expect(violation).toContain(advice);
  expect(others).toEqual([]);
});

test.each([
  ["core/content/a.ts", 'import { z } from "zod"; import { b } from "./pages/b.ts";'],
  [
    "core/server/http/a.ts",
    'import { db } from "../database/db.ts"; import { notFound } from "../errors.ts";',
  ],
  [
    "core/server/database/migrations/015-a.ts",
    'import { sql } from "kysely"; import type { Tx } from "./migration.ts"; import { hash } from "node:crypto";',
  ],
  ["core/server/build-server.ts", 'import { a } from "./access/a.ts"; import { b } from "./http/b.ts";'],
  ["core/site/a.tsx", 'import type { Open } from "../server/open.ts"; import { B } from "../ui/b.tsx";'],
  ["core/cli/a.ts", 'import { open } from "../server/open.ts"; import { b } from "../content/b.ts";'],
  ["tests/a.ts", 'import sharp from "sharp"; import { rows } from "../core/sample/rows.ts";'],
  ["core/content/a.test.ts", 'import { test } from "vitest"; import { open } from "../server/open.ts";'],
  ["core/server/main.ts", 'import { loadSample } from "../sample/load-sample.ts";'],
  ["core/server/main.ts", "export const port = process.env.PORT;"],
])("%s may contain: %s", (file, source) => {
  expect(check({ [file]: source })).toEqual([]);
});

test.each([
  ["core/server/drawing", "sharp", "sharp"],
  ["core/server/sheets", "hucre/xlsx", "hucre/csv"],
])("a second file in %s may not import the same library", (folder, first, second) => {
  const violations = check({
    [`${folder}/a.ts`]: `import { a } from "${first}";`,
    [`${folder}/b.ts`]: `import { b } from "${second}";`,
  });
  expect(violations).toHaveLength(1);
});

test("the message shows how a public page reaches Zod through another file", () => {
  const violations = check({
    "core/site/form.tsx": 'import { check } from "../content/check.ts";',
    "core/content/check.ts": 'import { z } from "zod";',
  });
  expect(violations).toHaveLength(1);
  expect(violations[0]).toContain("core/site/form.tsx:1 imports core/content/check.ts -> zod");
});

test.each([
  ["values", 'import { b } from "./b.ts";', 'export { a } from "./a.ts";'],
  ["types", 'import type { B } from "./b.ts";', 'type A = import("./a.ts").A;'],
  ["values that load later", 'const load = () => import("./b.ts");', 'import { a } from "./a.ts";'],
])("two files may not import each other: %s", (_what, a, b) => {
  const violations = check({ "core/content/a.ts": a, "core/content/b.ts": b });
  expect(violations).toEqual([
    expect.stringContaining("core/content/a.ts -> core/content/b.ts -> core/content/a.ts: these"),
  ]);
});

test("a cycle through several files is reported once, with the files of the cycle only", () => {
  const violations = check({
    "server/start.ts": 'import { a } from "./a.ts"; import { c } from "./c.ts";',
    "server/a.ts": 'import { b } from "./b.ts";',
    "server/b.ts": 'import type { C } from "./c.ts";',
    "server/c.ts": 'import { a } from "./a.ts";',
  });
  expect(violations).toHaveLength(1);
  expect(violations[0]).toMatch(/^server\/a.ts -> server\/b.ts -> server\/c.ts -> server\/a.ts: /);
});

test("two files may import the same third file", () => {
  const violations = check({
    "server/a.ts": 'import { b } from "./b.ts"; import { c } from "./c.ts";',
    "server/b.ts": 'import { c } from "./c.ts";',
    "server/c.ts": "export const c = 1;",
  });
  expect(violations).toEqual([]);
});

const DEPENDS = 'export const a = defineFeature({ name: "a", dependsOn: ["b"] });';

test.each([
  ["core/server/a.ts", 'import type { B } from "../../features/b/server/b.ts";', "core/ imports the lists"],
  [
    "features/a/server/a.ts",
    'import { b } from "../../b/server/b.ts";',
    "only the exports.ts of a layer of b",
  ],
])("%s may not contain: %s", (file, source, advice) => {
  const [violation, ...others] = check({
    [file]: source,
    "features/a/content/feature.ts": file.startsWith("core/") ? "" : DEPENDS,
  });
  expect(violation).toContain(`${file}:1`);
  expect(violation).toContain(advice);
  expect(others).toEqual([]);
});

test("a feature declares every feature that it imports, and no other", () => {
  const uses = { "features/a/server/a.ts": 'import { b } from "../../b/server/exports.ts";' };
  expect(check({ ...uses, "features/a/content/feature.ts": DEPENDS })).toEqual([]);
  expect(check(uses)[0]).toContain("name b in dependsOn of features/a/content/feature.ts");
  expect(check({ "features/a/content/feature.ts": DEPENDS })[0]).toContain(
    "features/a/content/feature.ts:1 depends on b: nothing imports it",
  );
});

test("features do not depend on each other in a circle, type imports included", () => {
  const declare = (name: string, on: string) => `defineFeature({ name: "${name}", dependsOn: ["${on}"] });`;
  const violations = check({
    "features/a/content/feature.ts": declare("a", "b"),
    "features/a/server/a.ts": 'import { b } from "../../b/server/exports.ts";',
    "features/b/content/feature.ts": declare("b", "a"),
    "features/b/site/b.ts": 'import type { A } from "../../a/site/exports.ts";',
  });
  expect(violations).toHaveLength(1);
  expect(violations[0]).toContain("a -> b -> a: these features depend on each other");
});

test("folders of a feature do not import each other; what lies directly in the layer may import all of them", () => {
  const files = {
    "features/a/server/one/a.ts": 'import { b } from "../two/b.ts"; import { shared } from "../shared.ts";',
    "features/a/server/feature.ts": 'import { a } from "./one/a.ts";',
  };
  expect(check(files)).toEqual([]);
  const [violation, ...others] = check({
    ...files,
    "features/a/server/two/c.ts": 'import { d } from "../one/d.ts";',
  });
  expect(violation).toContain("features/a/server/two -> features/a/server/one");
  expect(others).toEqual([]);
});

test("tests of a feature may import every other one", () => {
  expect(check({ "features/a/tests/api/a.test.ts": 'import { b } from "../../../b/server/b.ts";' })).toEqual(
    [],
  );
  expect(check({ "features/a/tests/api/prepare.ts": 'import { b } from "../../../b/server/b.ts";' })).toEqual(
    [],
  );
});
