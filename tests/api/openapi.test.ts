import { Validator } from "@seriousme/openapi-schema-validator";
import { describe, expect, it } from "vitest";
import { startApi } from "./start-api.ts";

const api = await startApi();
const { body: document } = await api.look("/api/v1/openapi.json");

it("the document is valid OpenAPI 3.1", async () => {
  expect(document.openapi).toBe("3.1.0");
  expect(await new Validator().validate(structuredClone(document))).toEqual({ valid: true });
});

it("every route of the API is described, with a summary and with the error body for what can go wrong", () => {
  const undocumented = new Set(["/api/v1/*", "/api/v1/openapi.json", "/api/v1/docs"]);
  const served = api.server.routes
    .filter(({ method, path }) => method !== "HEAD" && path.startsWith("/api/v1/") && !undocumented.has(path))
    .map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, "{$1}")}`);
  const described = Object.entries<Record<string, { summary: string; responses: object }>>(
    document.paths,
  ).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ path, method, operation })),
  );
  const names = described
    .filter(({ method }) => method !== "head")
    .map(({ method, path }) => `${method.toUpperCase()} ${path}`);
  expect(names.sort()).toEqual(served.sort());
  for (const { operation } of described) {
    expect(operation.summary).toMatch(/^[A-Z]/);
    expect(operation.responses).toMatchObject({
      default: { content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } } },
    });
  }
});

it("operations have names of their own, the ids of their errors, and the permissions that they need in some cases", () => {
  const operations = Object.values<
    Record<string, { operationId: string; responses: object; "x-error-ids": Record<string, string[]> }>
  >(document.paths).flatMap((methods) => Object.values(methods));
  const names = operations.map(({ operationId }) => operationId);
  expect(new Set(names).size).toBe(names.length);
  expect(document.paths["/api/v1/blocks/get/{id}"].get.operationId).toBe("getBlocksGetById");
  for (const { responses, "x-error-ids": ids } of operations) {
    expect(Object.keys(responses).filter((status) => /^4|507/.test(status))).toEqual(Object.keys(ids));
    for (const each of Object.values(ids)) expect(each[0]).toMatch(/^[a-z_]+$/);
  }
  const create = document.paths["/api/v1/galleries/create"].post;
  expect(create["x-permission-also"]).toEqual({ "galleries:publish": "for an entry that is not a draft" });
  expect(create["x-error-ids"][403]).toContain("permission_needed");
});

it("guarded routes require the token, name the permission and describe 401 and 403", () => {
  for (const { method, path, access, isConfirmed } of api.server.routes) {
    const operation = document.paths[path.replace(/:(\w+)/g, "{$1}")]?.[method.toLowerCase()];
    if (!operation || method === "HEAD") continue;
    expect([path, operation.security]).toEqual([path, access === "public" ? [] : [{ adminToken: [] }]]);
    const isOpen = access === "public" || access === "session";
    expect([path, operation["x-permission"]]).toEqual([path, isOpen ? undefined : access]);
    expect([path, operation["x-confirmed"]]).toEqual([path, isConfirmed ? true : undefined]);
    if (access !== "public") expect(operation.responses).toMatchObject({ 401: {}, 403: {} });
  }
});

describe("forms", () => {
  const bodyOf = (path: string, method: string) =>
    document.paths[`/api/v1${path}`][method].requestBody.content["multipart/form-data"].schema;

  it("a create names its fields, files and what is required", () => {
    expect(bodyOf("/blocks/create", "post")).toMatchObject({
      required: ["title", "description", "autherName"],
      anyOf: [{ required: ["images"] }, { required: ["keep"] }],
      additionalProperties: false,
      properties: {
        title: { type: "string", minLength: 1, maxLength: 200 },
        images: { type: "array", maxItems: 20, items: { type: "string", format: "binary" } },
        content: { type: "string", maxLength: 100_000 },
        authorImage: { type: "string", format: "binary" },
      },
    });
    expect(bodyOf("/students/create", "post").properties.gender.enum).toEqual(["Male", "Female", "Other"]);
  });

  it("an update requires nothing and can keep and remove files", () => {
    const schema = bodyOf("/blocks/update/{id}", "put");
    expect(schema.required).toBeUndefined();
    expect(schema.properties).toMatchObject({
      keep: { type: "array" },
      remove: { type: "array", items: { enum: ["authorImage"] } },
    });
    expect(bodyOf("/facilities/update/{id}", "put").properties).not.toHaveProperty("remove");
    expect(bodyOf("/students/{id}", "put").properties.gender).toMatchObject({
      anyOf: [{ const: "" }, { enum: ["Male", "Female", "Other"] }],
    });
  });
});

it("optional fields may be null in JSON", () => {
  const body = document.paths["/api/v1/committee/create"].post.requestBody.content["application/json"].schema;
  expect(body.required).toEqual(["name", "designation"]);
  expect(body.properties.nameHi.anyOf).toContainEqual({ type: "null" });
  expect(body.properties.name.anyOf).toBeUndefined();
});

it("a public student has seven fields in the document too", () => {
  expect(Object.keys(document.components.schemas.PublicStudent.properties).sort()).toEqual(
    ["_id", "class", "name", "nameHi", "profilePhoto", "rollNumber", "section"].sort(),
  );
});

it("the HTML page is one self-contained document without scripts", async () => {
  const answer = await api.look("/api/v1/docs");
  const page = answer.text;
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(answer.headers.get("content-security-policy")).toMatch(
    /^default-src 'none'; style-src 'sha256-[\w+/=]{44}';/,
  );
  expect(page).not.toMatch(/<script|<link|<img|style="|https?:\/\//);
  for (const path of Object.keys(document.paths)) expect(page).toContain(`<code>${path}</code>`);
  expect(page).toContain("<code>curl -H &#34;Authorization: Bearer $TOKEN&#34;");
});
