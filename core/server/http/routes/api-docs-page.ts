import { escapeXml } from "../../formats/xml.ts";
import type { ApiDocument, ApiOperation, JsonSchema } from "../../openapi.ts";
import { renderPlainPage } from "../plain-page.ts";

const STYLE = `
h3 { margin: 2rem 0 .25rem; font-size: 1.05rem; overflow-wrap: anywhere; }
h4 { margin: 1rem 0 .25rem; font-size: .95rem; }
p { margin: .5rem 0; }
section p { margin: .25rem 0; }
nav ul { list-style: none; padding: 0; display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; }
.method { display: inline-block; min-width: 4rem; color: #1f4d3a; }
.table { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: .9rem; }
th, td { text-align: left; vertical-align: top; padding: .3rem .75rem .3rem 0; border-bottom: 1px solid #e4d8c4; }
`;

const code = (text: string) => `<code>${escapeXml(text)}</code>`;

/** Text between backticks is code. */
const prose = (text: string) => escapeXml(text).replace(/`([^`]+)`/g, "<code>$1</code>");

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

export function renderApiDocs({ info, paths, components }: ApiDocument) {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const groups = Map.groupBy(operations, ({ operation }) => operation.tags[0] ?? "");
  const names = [...groups.keys()];
  return renderPlainPage({
    language: "en",
    title: `${info.title} API`,
    style: STYLE,
    body: `<h1>${escapeXml(info.title)} API</h1>
${paragraphs(info.description)}
<h2 id="tokens">Tokens</h2>
${Object.values(components.securitySchemes)
  .map(({ description }) => paragraphs(description))
  .join("\n")}
<p>For programs: <a href="openapi.json">openapi.json</a> (OpenAPI 3.1)</p>
<nav aria-label="Contents"><ul>
${[...names, SCHEMAS].map((name) => `<li><a href="#${anchor(name)}">${escapeXml(name)}</a></li>`).join("\n")}
</ul></nav>
<main>
${names
  .map(
    (name) => `<h2 id="${anchor(name)}">${escapeXml(name)}</h2>
${(groups.get(name) ?? []).map(renderOperation).join("\n")}`,
  )
  .join("\n")}
<h2 id="${anchor(SCHEMAS)}">${SCHEMAS}</h2>
${Object.entries(components.schemas).map(renderSchema).join("\n")}
</main>`,
  });
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
<p>${escapeXml(summary)}. ${security ? "Needs a token." : "For everybody."}</p>
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
    escapeXml(description),
  ]),
)}
</section>`;
}

const renderSchema = ([name, schema]: [string, JsonSchema]) =>
  `<section>
<h3 id="${entryAnchor(name)}">${escapeXml(name)}</h3>
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
    return `<a href="#${entryAnchor(name)}">${escapeXml(name)}</a>`;
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
  return escapeXml(`${schema.format ?? types}${most}`);
}

function table(heading: string, rows: string[][]): string {
  if (rows.length === 0) return "";
  const body = rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`).join("\n");
  return `${heading && `<h4>${escapeXml(heading)}</h4>`}<div class="table"><table>${body}</table></div>`;
}
