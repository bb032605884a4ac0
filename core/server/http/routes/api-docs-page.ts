import type { ApiDocument, ApiOperation, JsonSchema } from "../../openapi.ts";

export const DOCS_STYLE = `
:root { color-scheme: light; }
body { margin: 0 auto; padding: 1.5rem 1rem 4rem; max-width: 56rem; background: #fbf6ec; color: #221a16;
  font: 1rem/1.55 system-ui, sans-serif; }
h1, h2 { color: #7a1f2b; line-height: 1.2; }
h2 { margin-top: 3rem; border-bottom: 2px solid #e08a1e; padding-bottom: .25rem; }
h3 { margin: 2rem 0 .25rem; font-size: 1.05rem; overflow-wrap: anywhere; }
h4 { margin: 1rem 0 .25rem; font-size: .95rem; }
a { color: #7a1f2b; }
p { margin: .5rem 0; }
section p { margin: .25rem 0; }
nav ul { list-style: none; padding: 0; display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; }
.method { display: inline-block; min-width: 4rem; color: #1f4d3a; }
.table { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: .9rem; }
th, td { text-align: left; vertical-align: top; padding: .3rem .75rem .3rem 0; border-bottom: 1px solid #e4d8c4; }
code { font: .9em ui-monospace, monospace; }
`;

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? "");
const code = (text: string) => `<code>${escapeHtml(text)}</code>`;

/** Text between backticks is code. */
const prose = (text: string) => escapeHtml(text).replace(/`([^`]+)`/g, "<code>$1</code>");

const paragraphs = (text: string) =>
  text
    .split("\n\n")
    .map((paragraph) => `<p>${prose(paragraph)}</p>`)
    .join("\n");

const anchor = (text: string) => text.toLowerCase().replace(/[^a-z0-9]+/g, "-");

/** The last section. A group of routes is called "Entries". */
const SCHEMAS = "Schemas";

/** Entries have the names of their groups of routes, so their anchors need a prefix. */
const entryAnchor = (name: string) => `entry-${anchor(name)}`;

export function renderApiDocs({ info, paths, components }: ApiDocument): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const groups = Map.groupBy(operations, ({ operation }) => operation.tags[0] ?? "");
  const names = [...groups.keys()];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(info.title)} API</title>
<style>${DOCS_STYLE}</style>
</head>
<body>
<h1>${escapeHtml(info.title)} API</h1>
${paragraphs(info.description)}
<h2 id="tokens">Tokens</h2>
${Object.values(components.securitySchemes)
  .map(({ description }) => paragraphs(description))
  .join("\n")}
<p>For programs: <a href="openapi.json">openapi.json</a> (OpenAPI 3.1)</p>
<nav aria-label="Contents"><ul>
${[...names, SCHEMAS].map((name) => `<li><a href="#${anchor(name)}">${escapeHtml(name)}</a></li>`).join("\n")}
</ul></nav>
<main>
${names
  .map(
    (name) => `<h2 id="${anchor(name)}">${escapeHtml(name)}</h2>
${(groups.get(name) ?? []).map(renderOperation).join("\n")}`,
  )
  .join("\n")}
<h2 id="${anchor(SCHEMAS)}">${SCHEMAS}</h2>
${Object.entries(components.schemas).map(renderSchema).join("\n")}
</main>
</body>
</html>
`;
}

interface PlacedOperation {
  path: string;
  method: string;
  operation: ApiOperation;
}

function renderOperation({ path, method, operation }: PlacedOperation): string {
  const { summary, security, parameters = [], requestBody, responses } = operation;
  const [bodyType, body] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  return `<section>
<h3><code class="method">${method.toUpperCase()}</code> ${code(path)}</h3>
<p>${escapeHtml(summary)}. ${security ? "Needs a token." : "For everybody."}</p>
${table(
  "Parameters",
  parameters.map((parameter) => [
    code(parameter.name),
    `in the ${parameter.in}`,
    describeType(parameter.schema),
    describeNeed(parameter.required === true),
  ]),
)}
${bodyType && body ? table(`Body: ${bodyType}`, fieldRows(body.schema)) : ""}
${table(
  "Answers",
  Object.entries(responses).map(([status, { description, content }]) => [
    code(status),
    content ? describeType(Object.values(content)[0]?.schema ?? {}) : "",
    escapeHtml(description),
  ]),
)}
</section>`;
}

const renderSchema = ([name, schema]: [string, JsonSchema]) =>
  `<section>
<h3 id="${entryAnchor(name)}">${escapeHtml(name)}</h3>
${table("", fieldRows(schema))}
</section>`;

function fieldRows(schema: JsonSchema): string[][] {
  const required = (schema.required ?? []) as string[];
  return Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>).map(([name, field]) => [
    code(name),
    describeType(field),
    describeNeed(required.includes(name)),
    prose(String(field.description ?? "")),
  ]);
}

const describeNeed = (isRequired: boolean) => (isRequired ? "required" : "optional");

function describeType(schema: JsonSchema): string {
  if (typeof schema.$ref === "string") {
    const name = schema.$ref.split("/").at(-1) ?? "";
    return `<a href="#${entryAnchor(name)}">${escapeHtml(name)}</a>`;
  }
  const choices = (schema.anyOf ?? schema.oneOf) as JsonSchema[] | undefined;
  if (choices) return [...new Set(choices.map(describeType))].join(" or ");
  if (schema.const !== undefined) return code(JSON.stringify(schema.const));
  if (Array.isArray(schema.enum)) return schema.enum.map((value) => code(String(value))).join(" or ");
  if (schema.format === "binary") return "file";
  if (schema.type === "object" && schema.properties) {
    return code(`{ ${Object.keys(schema.properties).join(", ")} }`);
  }
  if (schema.type === "array") return `list of ${describeType(schema.items as JsonSchema)}`;
  const types = [schema.type ?? "anything"].flat().join(" or ");
  const most = typeof schema.maxLength === "number" ? `, at most ${schema.maxLength} characters` : "";
  return escapeHtml(`${schema.format ?? types}${most}`);
}

function table(heading: string, rows: string[][]): string {
  if (rows.length === 0) return "";
  const body = rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`).join("\n");
  return `${heading && `<h4>${escapeHtml(heading)}</h4>`}<div class="table"><table>${body}</table></div>`;
}
