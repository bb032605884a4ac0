import { expect, test } from "vitest";
import { findViolations } from "./import-directions.ts";

const check = (files: Record<string, string>) => findViolations(new Map(Object.entries(files)));

test.each([
  ["content/a.ts", 'import { b } from "../server/b.ts";', "content/ is data"],
  ["content/a.ts", 'import type { B } from "../server/b.ts";', "content/ is data"],
  ["content/a.ts", 'import { readFileSync } from "node:fs";', "content/ imports zod and itself"],
  ["server/a.ts", 'import { entries } from "../sample/entries.ts";', "server/ uses content/ alone"],
  ["server/open-school.ts", 'import { load } from "../sample/load.ts";', "server/ uses content/ alone"],
  ["server/a.ts", 'type Root = import("../app/root.tsx").Root;', "server/ uses content/ alone"],
  ["app/a.tsx", 'import { open } from "../server/open.ts";', "take server/ as types only"],
  ["app/a.tsx", 'import { type Open } from "../server/open.ts";', "take server/ as types only"],
  ["app/a.tsx", 'export { open } from "../server/open.ts";', "take server/ as types only"],
  ["app/a.tsx", 'const { open } = await import("../server/open.ts");', "take server/ as types only"],
  ["app/public/a.tsx", 'import { B } from "../admin/b.tsx";', "never import each other"],
  ["app/admin/a.tsx", 'import type { B } from "../public/b.tsx";', "never import each other"],
  ["app/ui/a.tsx", 'import { B } from "../admin/b.tsx";', "app/ui holds primitives"],
  ["server/access/a.ts", 'import { send } from "../http/send.ts";', "let build-server.ts pass the value in"],
  ["cli/a.ts", 'import { rows } from "../sample/rows.ts";', "cli/ uses the stores"],
  ["server/content/a.ts", 'import sharp from "sharp";', "one file in server/drawing/"],
  [
    "server/database/migrations/015-a.ts",
    'import { resources } from "../../../content/resources/index.ts";',
    "are frozen",
  ],
  ["server/database/migrations/015-a.ts", 'import type { Tx } from "../tables.ts";', "are frozen"],
  ["server/database/migrations/015-a.ts", 'import { z } from "zod";', "are frozen"],
  ["server/config.ts", "export const port = process.env.PORT;", "only server/main.ts does"],
])("%s may not contain: %s", (file, source, advice) => {
  const [violation, ...others] = check({ [file]: `\n${source}\n` });
  expect(violation).toContain(`${file}:2`);
  expect(violation).toContain(advice);
  expect(others).toEqual([]);
});

test.each([
  ["content/a.ts", 'import { z } from "zod"; import { b } from "./pages/b.ts";'],
  ["server/access/a.ts", 'import { db } from "../database/db.ts"; import { notFound } from "../errors.ts";'],
  ["server/access/a.ts", 'import type { Send } from "../http/send.ts";'],
  ["server/students/a.ts", 'import { place } from "../content/place.ts";'],
  [
    "server/database/migrations/015-a.ts",
    'import { sql } from "kysely"; import type { Tx } from "./migration.ts"; import { hash } from "node:crypto";',
  ],
  ["server/build-server.ts", 'import { a } from "./access/a.ts"; import { b } from "./http/b.ts";'],
  ["app/public/a.tsx", 'import type { Open } from "../../server/open.ts"; import { B } from "../ui/b.tsx";'],
  ["cli/a.ts", 'import { open } from "../server/open.ts"; import { b } from "../content/b.ts";'],
  ["tests/a.ts", 'import sharp from "sharp"; import { rows } from "../sample/rows.ts";'],
  ["content/a.test.ts", 'import { test } from "vitest"; import { open } from "../server/open.ts";'],
  ["server/main.ts", 'import { loadSample } from "../sample/load-sample.ts";'],
  ["server/main.ts", "export const port = process.env.PORT;"],
])("%s may contain: %s", (file, source) => {
  expect(check({ [file]: source })).toEqual([]);
});

test("a second file in server/drawing may not import the image library", () => {
  const violations = check({
    "server/drawing/images.ts": 'import sharp from "sharp";',
    "server/drawing/thumbnails.ts": 'import sharp from "sharp";',
  });
  expect(violations).toHaveLength(1);
});

test("the message shows how a public page reaches Zod through another file", () => {
  const violations = check({
    "app/public/form.tsx": 'import { check } from "../../content/check.ts";',
    "content/check.ts": 'import { z } from "zod";',
  });
  expect(violations).toHaveLength(1);
  expect(violations[0]).toContain("app/public/form.tsx:1 imports content/check.ts -> zod");
});

test.each([
  ["values", 'import { b } from "./b.ts";', 'export { a } from "./a.ts";'],
  ["types", 'import type { B } from "./b.ts";', 'type A = import("./a.ts").A;'],
  ["values that load later", 'const load = () => import("./b.ts");', 'import { a } from "./a.ts";'],
])("two files may not import each other: %s", (_what, a, b) => {
  const violations = check({ "content/a.ts": a, "content/b.ts": b });
  expect(violations).toEqual([
    expect.stringContaining("content/a.ts -> content/b.ts -> content/a.ts: these"),
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
