import { globSync, readFileSync } from "node:fs";
import { parseSync, Visitor } from "vite";
import { expect, it } from "vitest";
import { permissionFor, publishPermissionFor } from "../../core/content/api/permissions.ts";
import type { Feature } from "../../core/content/feature.ts";
import { screenAddress } from "../../core/content/site/office-paths.ts";
import { features } from "../../features/content.ts";
import { resourceList } from "../../features/types.ts";

/** These are always on, and the core needs them: every page has the school's name, every change an actor, every site a first page. */
const NEEDED = ["school", "accounts", "home"];

/** The core has these words for something of its own, too. */
const WORDS_OF_THE_CORE = [
  "pages", // everything that is stored as a page, in the history, the search and the log
  "people", // a group in the menu of the panel
  "search", // the type of an input
  "about", // the entry that a mail is about
  "contact", // a step of the setup guide: how the school is reached
];

const FILES = globSync("core/**/*.{ts,tsx,mjs}").filter(
  (file) => !/\.test\.tsx?$/.test(file) && !file.startsWith("core/server/database/migrations/"),
);

const others: readonly Feature[] = features.filter(({ name }) => !NEEDED.includes(name));
const documents = others.flatMap(({ ownDocuments = [] }) => ownDocuments);
const pages = others.flatMap((feature) => Object.keys(feature.documents ?? {}));
const types = others.flatMap((feature) => feature.types ?? []);
const resources = resourceList.filter(({ name }) => types.includes(name));

const words = [...others.map(({ name }) => name), ...types, ...documents, ...pages].filter(
  (word) => !WORDS_OF_THE_CORE.includes(word),
);

const parts = [
  ...others.flatMap(({ permissions = [] }) => permissions),
  ...documents.flatMap((name) => [`${name}:read`, `${name}:write`]),
  ...resources.flatMap((resource) => [
    permissionFor(resource, "read"),
    permissionFor(resource, "write"),
    publishPermissionFor(resource),
    resource.screen.path,
    ...Object.values(resource.paths).map((path) => `/api/v1${path}`),
  ]),
  ...others.flatMap(({ publicPages = [] }) => publicPages.map(({ path }) => path)),
  ...others.flatMap(({ screens = [] }) => screens.map(screenAddress)),
]
  // Without the values in a path: /gallery/:id.
  .map((part) => part.replace(/\/:.*/, ""))
  .filter((part) => part !== "/");

/** Matches a text that is a word, and a text that contains a permission or a path. */
const NAMES = new RegExp(`^(?:${words.join("|")})$|(?<![\\w./-])(?:${parts.join("|")})(?![\\w-])`);

function findNames(file: string, source: string): string[] {
  const found: string[] = [];
  const check = (text: unknown, start: number) => {
    if (typeof text !== "string" || !NAMES.test(text)) return;
    found.push(`${file}:${source.slice(0, start).split("\n").length} names ${text}`);
  };
  new Visitor({
    Literal: ({ value, start }) => check(value, start),
    TemplateElement: ({ value, start }) => check(value.cooked, start),
  }).visit(parseSync(file, source).program);
  return found;
}

it.each([
  'const type = "notices";',
  'type Kind = Words["calendar"]["kinds"];',
  'can(session, "students:read");',
  'const hint = "or a permission, such as admissions:write";',
  "const link = `/privacy#messages`;",
  "const example = `GET /api/v1/contact/all?limit=10`;",
  'navigate("/admin/marquee-manager");',
])("finds the name in %s", (source) => {
  expect(findNames("a.ts", source)).toEqual([expect.stringContaining("a.ts:1 names ")]);
});

it("the core names no feature", () => {
  const named = FILES.flatMap((file) => findNames(file, readFileSync(file, "utf8")));
  expect(named, "let the feature declare the value (docs/decisions/100)").toEqual([]);
});
