import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseSync, Visitor } from "vite";
import { expect, test } from "vitest";
import { ON_BOTH_ENGINES, ONLY_IN_ALL } from "../tests/repetitions.ts";

const ROOT = path.join(import.meta.dirname, "..");
const FILES = globSync("{core,features,scripts,tests}/**/*.{test,spec}.{ts,tsx}", { cwd: ROOT });
const REPEATED = Object.keys(ONLY_IN_ALL);

/** Expressions within a template are "…". */
function textOf(node: Node | undefined): string | undefined {
  if (node?.type === "TemplateLiteral") return node.quasis.map(({ value }) => value.cooked).join("…");
  return node?.type === "Literal" && typeof node.value === "string" ? node.value : undefined;
}

type Call = Parameters<NonNullable<ConstructorParameters<typeof Visitor>[0]["CallExpression"]>>[0];
type Node = Call["arguments"][number];

interface Test {
  title: string;
  isRepeated: boolean;
  /** The parameters of `provenBy`. */
  proof: (string | undefined)[] | undefined;
}

function readTest(title: string, details: Node | undefined): Test {
  const properties = details?.type === "ObjectExpression" ? details.properties : [];
  const findValue = (name: string) =>
    properties.flatMap((each) =>
      each.type === "Property" && each.key.type === "Identifier" && each.key.name === name ? each.value : [],
    )[0];
  const annotation = findValue("annotation");
  return {
    title,
    isRepeated: textOf(findValue("tag")) === "@all",
    proof: annotation?.type === "CallExpression" ? annotation.arguments.map(textOf) : undefined,
  };
}

const testsOfFiles = new Map<string, Test[]>();

function readTests(file: string): Test[] {
  const known = testsOfFiles.get(file);
  if (known) return known;
  const tests: Test[] = [];
  testsOfFiles.set(file, tests);
  const source = readFileSync(path.join(ROOT, file), "utf8");
  new Visitor({
    CallExpression({ arguments: [first, second] }) {
      const title = textOf(first);
      if (title !== undefined && second) tests.push(readTest(title, second));
    },
  }).visit(parseSync(file, source).program);
  return tests;
}

/** Some files of different folders have the same name. */
function findFile(name: string): string {
  const found = FILES.filter((file) => file.endsWith(`/${name}`));
  expect(found, `exactly one file is named ${name}`).toHaveLength(1);
  return found[0] ?? "";
}

test.each([...ON_BOTH_ENGINES, ...REPEATED])(
  "%s exists: renamed files must be renamed in the list",
  (file) => {
    // A feature that was deleted took its tests along.
    const isLeft = existsSync(path.join(ROOT, file.split("/").slice(0, 2).join("/")));
    if (isLeft) expect(FILES).toContain(file);
  },
);

test.each(Object.entries(ONLY_IN_ALL))("%s repeats %s, which `npm test` runs", (_file, proof) => {
  expect(REPEATED).not.toContain(findFile(proof));
});

const repeatedTests = FILES.filter((file) => file.endsWith(".spec.ts")).flatMap((file) =>
  readTests(file).flatMap(({ title, isRepeated, proof }) => (isRepeated ? [{ file, title, proof }] : [])),
);

test.each(repeatedTests)("a test that `npm test` runs proves: $title ($file)", ({ proof }) => {
  const [name = "no file", title] = proof ?? [];
  const file = findFile(name);
  expect(REPEATED).not.toContain(file);
  const once = readTests(file).filter(({ isRepeated }) => !isRepeated);
  expect(once.map((each) => each.title)).toContain(title);
});
