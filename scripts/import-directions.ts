/** Checks the import directions described in docs/architecture.md and finds import cycles: `node scripts/import-directions.ts`. */
import { globSync, readFileSync } from "node:fs";
import { checkFeatures } from "./import-directions/features.ts";
import { findCycles } from "./import-directions/find-cycles.ts";
import { type Import, type Module, readModule } from "./import-directions/read-module.ts";

/** The allowed imports of each layer of the core and of a feature; from `types` only types. */
const LAYERS: Record<string, { from: string[]; types?: string[]; advice: string }> = {
  content: {
    from: ["content", "words"],
    advice:
      "content/ is data and does not depend on the code that uses it; pass the value in, or move the code to its user",
  },
  words: { from: ["content", "words"], advice: "words/ are texts for every other layer" },
  server: {
    from: ["server", "content", "words"],
    advice: "server/ uses content/ alone; let the caller (main.ts, cli/, scripts/) pass the value in",
  },
  ui: { from: ["ui", "content", "words"], advice: "ui/ holds primitives; pass the value as a property" },
  panel: {
    from: ["panel", "ui", "content", "words"],
    types: ["server"],
    advice:
      "panel/ runs in browsers, apart from the public pages: take server/ as types only, and move what the site needs too to ui/ or content/",
  },
  site: {
    from: ["site", "ui", "content", "words"],
    types: ["server"],
    advice:
      "site/ runs in browsers, apart from the panel: take server/ as types only, and move what the panel needs too to ui/ or content/",
  },
  cli: {
    from: ["cli", "server", "content", "words"],
    advice: "cli/ uses the stores in server/ and content/",
  },
  sample: {
    from: ["sample", "server", "content", "words"],
    advice: "sample/ uses the stores in server/ and content/",
  },
};

/** The layers of lists of all features whose names do not begin with it; absent: `content`. */
const LISTS: Record<string, string> = {
  stores: "server",
  tables: "server",
  drawings: "server",
  "sheet-jobs": "server",
  "hindi-messages": "words",
  "panel-words-en": "words",
  "panel-words-hi": "words",
  "site-words-en": "words",
  "site-words-hi": "words",
  "test-contracts": "tests",
};

/** Passes the sample loader to the server, which does not import the sample. */
const SAMPLE_USER = "core/server/main.ts";
/** The parts of the panel that render public pages. */
const EDITORS = /^(core\/panel\/page-editor|features\/(announcement|posts)\/panel)\//;
const CONTENT_PACKAGES = new Set(["zod"]);
/** Packages that one file imports, so that they can be replaced, with the folder of that file. */
const ONE_USER = { sharp: "core/server/drawing/", hucre: "core/server/sheets/" };
/** A migration does the same on every database, in any later version of the program. */
const MIGRATIONS = "core/server/database/migrations/";
const MIGRATION_PACKAGES = /^(kysely|node:.*)$/;
const FROZEN =
  "migrations are frozen and import kysely, node: and what is in their folder; write what the migration needs into it";
const ENVIRONMENT_READERS =
  /^(core\/server\/main\.ts|(core|features\/[\w-]+)\/cli\/.*|(scripts|bench|tests)\/.*|[^/]+\.config\.ts)$/;
const ZOD_FREE = new Set(["site", "ui"]);
/** Parts of the program for its developers. */
const FOR_DEVELOPERS = /^(bench|scripts|tests|features\/[\w-]+\/tests)\//;

export function findViolations(sources: ReadonlyMap<string, string>): string[] {
  const modules = [...sources]
    .filter(([file]) => !/\.test\.tsx?$/.test(file))
    .map(([file, source]) => readModule(file, source));
  return [
    ...modules.flatMap((module) => [...checkImports(module), ...checkEnvironment(module)]),
    ...checkOneUser(modules),
    ...checkSchemasInPublicPages(modules),
    ...checkCycles(modules),
    ...checkFeatures(modules),
  ];
}

function checkImports({ file, imports }: Module): string[] {
  return imports.flatMap((found) => {
    const advice = found.isPackage ? adviseOnPackage(file, found.target) : adviseOnFile(file, found);
    return advice === undefined ? [] : [`${file}:${found.line} imports ${found.target}: ${advice}`];
  });
}

function adviseOnPackage(file: string, name: string): string | undefined {
  if (file.startsWith(MIGRATIONS) && !MIGRATION_PACKAGES.test(name)) return FROZEN;
  const layer = layerOf(file);
  if ((layer !== "content" && layer !== "words") || CONTENT_PACKAGES.has(name)) return undefined;
  return "content/ imports zod and itself, so that every other part can use it; move the code to its user";
}

function adviseOnFile(file: string, { target, isType }: Import): string | undefined {
  if (file.startsWith(MIGRATIONS) && !target.startsWith(MIGRATIONS)) return FROZEN;
  const rules = LAYERS[layerOf(file) ?? ""];
  const layer = layerOf(target) ?? "";
  if (!rules || rules.from.includes(layer) || (isType && rules.types?.includes(layer))) return undefined;
  if (file === SAMPLE_USER && layer === "sample") return undefined;
  return EDITORS.test(file) && layer === "site" ? undefined : rules.advice;
}

function checkEnvironment({ file, environmentReads }: Module): string[] {
  if (ENVIRONMENT_READERS.test(file)) return [];
  return environmentReads.map(
    (line) =>
      `${file}:${line} reads process.env: only core/server/main.ts does; add it to core/server/config.ts and pass it in`,
  );
}

const checkOneUser = (modules: Module[]): string[] =>
  Object.entries(ONE_USER).flatMap(([name, home]) => {
    const users = modules.flatMap(({ file, imports }) => {
      const found = imports.find(({ target, isPackage }) => isPackage && target === name);
      return found && !FOR_DEVELOPERS.test(file) ? [{ file, line: found.line }] : [];
    });
    const user = users.find(({ file }) => file.startsWith(home));
    return users
      .filter((other) => other !== user)
      .map(({ file, line }) => `${file}:${line} imports ${name}: one file in ${home} does; call that one`);
  });

/** Zod has 23 KB: a tenth of what a phone may load for a whole page. */
function checkSchemasInPublicPages(modules: Module[]): string[] {
  const byFile = new Map(modules.map((module) => [module.file, module]));
  return modules
    .filter(({ file }) => ZOD_FREE.has(layerOf(file) ?? "") && !EDITORS.test(file))
    .flatMap(({ file, imports }) =>
      imports.flatMap((found) => {
        const chain = found.isType ? undefined : findChainToZod(found, byFile, new Set([file]));
        return chain
          ? [
              `${file}:${found.line} imports ${chain.join(" -> ")}: public pages carry no schemas; take types alone`,
            ]
          : [];
      }),
    );
}

function findChainToZod(from: Import, byFile: Map<string, Module>, seen: Set<string>): string[] | undefined {
  if (from.isPackage) return from.target === "zod" ? ["zod"] : undefined;
  if (seen.has(from.target)) return undefined;
  seen.add(from.target);
  for (const next of byFile.get(from.target)?.imports ?? []) {
    const chain = next.isType ? undefined : findChainToZod(next, byFile, seen);
    if (chain) return [from.target, ...chain];
  }
  return undefined;
}

/** Type imports included: files that import each other can only be understood and moved together. */
const checkCycles = (modules: Module[]): string[] =>
  findCycles(new Map(modules.map(({ file, imports }) => [file, imports.map(({ target }) => target)]))).map(
    (cycle) => `${cycle.join(" -> ")}: these files import each other; move what they share to a third file`,
  );

/** The layer of a file: a folder of the core or of a feature. A list of all features has the layer with which its name begins. */
function layerOf(file: string): string | undefined {
  const list = /^features\/([\w-]+)\.ts$/.exec(file)?.[1];
  if (list !== undefined) {
    const [first = ""] = list.split("-");
    return LISTS[list] ?? (Object.hasOwn(LAYERS, first) ? first : "content");
  }
  return /^(?:core|features\/[\w-]+)\/([\w-]+)\//.exec(file)?.[1];
}

if (import.meta.main) {
  const files = globSync("{bench,core,features,scripts,tests}/**/*.{ts,tsx,mjs}");
  const violations = findViolations(new Map(files.map((file) => [file, readFileSync(file, "utf8")])));
  for (const violation of violations) console.error(violation);
  console.log(`${files.length} files, ${violations.length} imports that are not allowed`);
  process.exitCode = violations.length > 0 ? 1 : 0;
}
