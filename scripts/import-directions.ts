/** Checks the import directions described in docs/architecture.md and finds import cycles: `node scripts/import-directions.ts`. */
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseSync, Visitor } from "vite";

interface Import {
  line: number;
  /** A path from the project root, or the name of a package. */
  target: string;
  isPackage: boolean;
  isType: boolean;
}

interface Module {
  file: string;
  imports: Import[];
  /** The lines that read `process.env`. */
  environmentReads: number[];
}

/** What each part of the program may import from the others; from `types` only types. */
const PARTS: Record<string, { from: string[]; types?: string[]; advice: string }> = {
  content: {
    from: ["content"],
    advice:
      "content/ is data and does not depend on the code that uses it; pass the value in, or move the code to its user",
  },
  server: {
    from: ["server", "content"],
    advice: "server/ uses content/ alone; let the caller (server/main.ts, cli/, scripts/) pass the value in",
  },
  app: {
    from: ["app", "content"],
    types: ["server"],
    advice:
      "app/ runs in browsers: take server/ as types only (import type) and get the values through a loader or the API",
  },
  cli: {
    from: ["cli", "server", "content"],
    advice: "cli/ uses the stores in server/ and content/, nothing else",
  },
  sample: {
    from: ["sample", "server", "content"],
    advice: "sample/ uses the stores in server/ and content/, nothing else",
  },
};

/** Passes the sample loader to the server, which does not import the sample. */
const SAMPLE_USER = "server/main.ts";
/** The parts of the panel that render public pages. */
const EDITORS = /^app\/admin\/(page|post)-editor\//;
const CONTENT_PACKAGES = new Set(["zod"]);
const SHARED_SERVER_FOLDERS = new Set(["database", "files", "workers"]);
/** Features that may use another feature directly. */
const BUILT_ON: Record<string, readonly string[]> = {
  students: ["content"],
  calendar: ["content", "students"],
  enquiries: ["content", "history", "students"],
  files: ["drawing", "pdf"],
  drawing: ["pdf"],
};
const IMAGE_LIBRARY_HOME = "server/drawing/";
/** A migration does the same on every database, in any later version of the program. */
const MIGRATIONS = "server/database/migrations/";
const MIGRATION_PACKAGES = /^(kysely|node:.*)$/;
const FROZEN =
  "migrations are frozen and import kysely, node: and what is in their folder; write what the migration needs into it";
const ENVIRONMENT_READERS = /^(server\/main\.ts|(scripts|cli|bench|tests)\/.*|[^/]+\.config\.ts)$/;
const ZOD_FREE = ["app/public/", "app/ui/"];

export function findViolations(sources: ReadonlyMap<string, string>): string[] {
  const modules = [...sources]
    .filter(([file]) => !/\.test\.tsx?$/.test(file))
    .map(([file, source]) => readModule(file, source));
  return [
    ...modules.flatMap((module) => [...checkImports(module), ...checkEnvironment(module)]),
    ...checkImageLibrary(modules),
    ...checkSchemasInPublicPages(modules),
    ...checkCycles(modules),
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
  if (partOf(file) !== "content" || CONTENT_PACKAGES.has(name)) return undefined;
  return "content/ imports zod and itself, so that every other part can use it; move the code to its user";
}

function adviseOnFile(file: string, { target, isType }: Import): string | undefined {
  if (file.startsWith(MIGRATIONS) && !target.startsWith(MIGRATIONS)) return FROZEN;
  const rules = PARTS[partOf(file)];
  const isSampleInMain = file === SAMPLE_USER && partOf(target) === "sample";
  if (rules && !isSampleInMain) {
    const isAllowed =
      rules.from.includes(partOf(target)) || (isType && rules.types?.includes(partOf(target)));
    if (!isAllowed) return rules.advice;
  }
  if (isBetween(file, target, "app/public/", "app/admin/") && !EDITORS.test(file)) {
    return "app/public and app/admin never import each other; move what both need to app/ui/ or content/";
  }
  if (file.startsWith("app/ui/") && /^app\/(public|admin)\//.test(target)) {
    return "app/ui holds primitives that depend on no page; pass the value as a property";
  }
  const [feature, other] = [featureOf(file), featureOf(target)];
  const isBuiltOn = feature && other && BUILT_ON[feature]?.includes(other);
  if (feature && other && feature !== other && !isType && !isBuiltOn && !SHARED_SERVER_FOLDERS.has(other)) {
    return `server/${feature} and server/${other} are features of their own; let build-server.ts pass the value in`;
  }
  return undefined;
}

function checkEnvironment({ file, environmentReads }: Module): string[] {
  if (ENVIRONMENT_READERS.test(file)) return [];
  return environmentReads.map(
    (line) =>
      `${file}:${line} reads process.env: only server/main.ts does; add it to server/config.ts and pass it in`,
  );
}

/** Only one file imports the image library, so that it can be replaced. */
function checkImageLibrary(modules: Module[]): string[] {
  const users = modules.flatMap(({ file, imports }) => {
    const found = imports.find(({ target, isPackage }) => isPackage && target === "sharp");
    return found && !["bench", "tests"].includes(partOf(file)) ? [{ file, line: found.line }] : [];
  });
  const home = users.find(({ file }) => file.startsWith(IMAGE_LIBRARY_HOME));
  return users
    .filter((user) => user !== home)
    .map(
      ({ file, line }) =>
        `${file}:${line} imports sharp: one file in ${IMAGE_LIBRARY_HOME} does; call that one`,
    );
}

/** Zod has 23 KB: a tenth of what a phone may load for a whole page. */
function checkSchemasInPublicPages(modules: Module[]): string[] {
  const byFile = new Map(modules.map((module) => [module.file, module]));
  return modules
    .filter(({ file }) => ZOD_FREE.some((folder) => file.startsWith(folder)))
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

/** One violation for each cycle, type imports included: files that import each other can only be understood and moved together. */
function checkCycles(modules: Module[]): string[] {
  const byFile = new Map(modules.map((module) => [module.file, module]));
  const done = new Set<string>();
  const findCycles = (file: string, chain: readonly string[]): string[] => {
    if (chain.includes(file)) {
      const cycle = [...chain.slice(chain.indexOf(file)), file];
      return [`${cycle.join(" -> ")}: these files import each other; move what they share to a third file`];
    }
    if (done.has(file)) return [];
    const targets = new Set(byFile.get(file)?.imports.map(({ target }) => target));
    const cycles = [...targets].flatMap((target) => findCycles(target, [...chain, file]));
    done.add(file);
    return cycles;
  };
  return modules.flatMap(({ file }) => findCycles(file, []));
}

function partOf(file: string): string {
  return file.split("/", 1)[0] ?? "";
}

/** The folder below server/; files directly in server/ wire the features or are shared by them. */
function featureOf(file: string): string | undefined {
  return /^server\/([^/]+)\//.exec(file)?.[1];
}

function isBetween(file: string, target: string, one: string, other: string): boolean {
  return (
    (file.startsWith(one) && target.startsWith(other)) || (file.startsWith(other) && target.startsWith(one))
  );
}

function readModule(file: string, source: string): Module {
  const { program, errors } = parseSync(file, source);
  if (errors[0]) throw new Error(`${file} cannot be read: ${errors[0].message}`);

  const imports: Import[] = [];
  const environmentReads: number[] = [];
  const add = (node: { start: number; source?: unknown }, isType: boolean) => {
    const { source: from } = node;
    if (!from || typeof from !== "object" || !("value" in from) || typeof from.value !== "string") return;
    imports.push({ line: lineOf(node.start), isType, ...resolveTarget(file, from.value) });
  };
  new Visitor({
    ImportDeclaration: (node) => add(node, node.importKind === "type"),
    ExportNamedDeclaration: (node) => add(node, node.exportKind === "type"),
    ExportAllDeclaration: (node) => add(node, node.exportKind === "type"),
    ImportExpression: (node) => add(node, false),
    TSImportType: (node) => add(node, true),
    MemberExpression({ object, property, start }) {
      const isProcess = object.type === "Identifier" && object.name === "process";
      if (isProcess && property.type === "Identifier" && property.name === "env")
        environmentReads.push(lineOf(start));
    },
  }).visit(program);
  return { file, imports, environmentReads };

  function lineOf(offset: number): number {
    return source.slice(0, offset).split("\n").length;
  }
}

function resolveTarget(file: string, specifier: string): Pick<Import, "target" | "isPackage"> {
  if (specifier.startsWith(".")) {
    return { target: path.posix.join(path.posix.dirname(file), specifier), isPackage: false };
  }
  const [scope = "", name = ""] = specifier.split("/");
  return { target: scope.startsWith("@") ? `${scope}/${name}` : scope, isPackage: true };
}

if (import.meta.main) {
  const files = globSync("{app,bench,cli,content,sample,scripts,server,tests}/**/*.{ts,tsx,mjs}");
  const violations = findViolations(new Map(files.map((file) => [file, readFileSync(file, "utf8")])));
  for (const violation of violations) console.error(violation);
  console.log(`${files.length} files, ${violations.length} imports that are not allowed`);
  process.exitCode = violations.length > 0 ? 1 : 0;
}
