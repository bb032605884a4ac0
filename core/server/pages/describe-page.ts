import { pageNames, pages } from "../../../features/pages.ts";
import { MAX_FILES_PER_REQUEST } from "../../content/files/upload-rules.ts";
import { pageSchema } from "../../content/pages/page-schema.ts";
import { type JsonSchema, toJsonSchema } from "../openapi.ts";

/** One description for the documents of all pages. */
const anyDocument = (io: "input" | "output"): JsonSchema => ({
  anyOf: pageNames.map((name) => ({ ...toJsonSchema(pageSchema(pages[name]), io), title: name })),
});

export const describePageAnswer = (): JsonSchema => ({
  type: "object",
  properties: {
    name: { type: "string", enum: pageNames },
    document: anyDocument("output"),
    updatedAt: { type: ["string", "null"], format: "date-time" },
  },
  required: ["name", "document", "updatedAt"],
  additionalProperties: false,
});

export const describePageInput = (): JsonSchema => ({
  type: "object",
  properties: {
    document: {
      type: "string",
      contentMediaType: "application/json",
      contentSchema: anyDocument("input"),
      description:
        "The fields to change, as JSON. A picture or PDF names a stored file of the page, or one that is sent along as `upload:0`, `upload:1`, ... in the order of `files`.",
    },
    files: { type: "array", items: { type: "string", format: "binary" }, maxItems: MAX_FILES_PER_REQUEST },
  },
  required: ["document"],
  additionalProperties: false,
});
