import { entryName, publicEntryName } from "../../content/api/answers.ts";
import { API_PREFIX, STAGE_PATH } from "../../content/api/api-contract.ts";
import { SHARED_PREFIX } from "../../content/files/upload-rules.ts";
import { inEnglish } from "../../content/messages/message.ts";
import { CAPTION_TEXTS } from "../../content/types/captions.ts";
import {
  APPROVAL_STATES,
  type Field,
  hasDrafts,
  type Resource,
  type ValueField,
} from "../../content/types/define-resource.ts";
import { type JsonSchema, toJsonSchema } from "../openapi.ts";
import { adminFields } from "./present-row.ts";

const isPublic = (resource: Resource) => resource.visitorsMay === "read";

/** The entries of a content type as they leave the API, by the name the document gives them. */
export function describeEntries(resource: Resource): Record<string, JsonSchema> {
  return {
    [entryName(resource)]: describeEntry(resource, adminFields(resource)),
    ...(isPublic(resource) && {
      [publicEntryName(resource)]: describeEntry(resource, resource.publicFields),
    }),
  };
}

function describeEntry(resource: Resource, shown: readonly string[]): JsonSchema {
  const id = { type: "string", format: "uuid" };
  const properties: Record<string, JsonSchema> = {
    _id: id,
    ...(resource.idAlias && { [resource.idAlias]: id }),
    ...Object.fromEntries(
      shown.map((name) => [
        name,
        STATES[name] ?? resource.states?.[name]?.schema ?? describeStored(resource, name),
      ]),
    ),
  };
  return { type: "object", properties, required: Object.keys(properties), additionalProperties: false };
}

const IS_DRAFT = { type: "boolean", description: "Not published: only admins see it" };

/** The columns of every type beside its fields. */
const STATES: Readonly<Record<string, JsonSchema>> = {
  isDraft: IS_DRAFT,
  approval: {
    type: ["string", "null"],
    enum: [...APPROVAL_STATES, null],
    description: "A draft waits for approval, or was sent back to its author",
  },
  approvalNote: { type: ["string", "null"], description: "Why the draft was sent back" },
  createdBy: { type: ["string", "null"], description: "The account that created it; null if unknown" },
};

function describeStored({ fields, child }: Resource, name: string): JsonSchema {
  const field = fields[name];
  if (!field) return { type: "string", format: "date-time" };
  if (field.kind === "files") {
    return {
      type: "array",
      items: { type: "string" },
      description: `Each file is at ${API_PREFIX}/uploads/NAME`,
    };
  }
  if (field.kind === "file") {
    return {
      // Parents may refuse the photo, and a child may have none.
      type: field.required === undefined || name === child?.photo ? ["string", "null"] : "string",
      description: `The file is at ${API_PREFIX}/uploads/NAME; given as ${field.pathPrefix}NAME`,
    };
  }
  if (field.captionsOf) return describeCaptions(field.captionsOf);
  const type = STORED_TYPES[field.column];
  return {
    type: field.optional ? [type, "null"] : type,
    // A draft that was restored may hold what today's rules refuse.
    ...(field.options && { description: `Mostly one of ${field.options.join(", ")}` }),
  };
}

const describeCaptions = (list: string): JsonSchema => ({
  type: ["object", "null"],
  additionalProperties: {
    type: "object",
    properties: Object.fromEntries(CAPTION_TEXTS.map((name) => [name, { type: "string" }])),
    additionalProperties: false,
  },
  description: `Captions and alternative texts of pictures, by their names in ${list}`,
});

const STORED_TYPES = { text: "string", real: "number", flag: "boolean" };

/** The input of a create or an update. */
export function describeInput(resource: Resource, mode: "create" | "update"): JsonSchema {
  const fields = Object.entries(resource.fields);
  const isNeeded = (field: Field) =>
    field.kind === "value"
      ? !field.optional && field.column !== "flag"
      : field.kind === "file" && field.required !== undefined;
  const neededList = fields.find(([, field]) => field.kind === "files" && field.required !== undefined);
  return {
    type: "object",
    properties: {
      ...Object.fromEntries(fields.map(([name, field]) => [name, describeSent(resource, field, mode)])),
      ...(hasDrafts(resource) && { isDraft: { ...IS_DRAFT, ...describeFlag(resource) } }),
      ...describeKeep(resource, mode),
      ...(mode === "update" && describeRemove(resource)),
    },
    ...(mode === "create" && {
      required: fields.filter(([, field]) => isNeeded(field)).map(([name]) => name),
      ...(neededList && { anyOf: [{ required: [neededList[0]] }, { required: ["keep"] }] }),
    }),
    additionalProperties: false,
  };
}

/** A form has texts only. */
const describeFlag = ({ body }: Resource): JsonSchema =>
  body === "json" ? { type: "boolean" } : { type: "string", enum: ["true", "false"] };

function describeSent(resource: Resource, field: Field, mode: "create" | "update"): JsonSchema {
  if (field.kind === "value" && field.column === "flag") return describeFlag(resource);
  if (field.kind === "value") {
    const value = describeValue(field, mode);
    // A form has no way to send null.
    return field.optional && resource.body === "json" ? { anyOf: [value, { type: "null" }] } : value;
  }
  const file = { type: "string", format: "binary" };
  const description = `415: "${inEnglish(field.rule.wrongType)}". 413: "${inEnglish(field.rule.tooLarge)}".`;
  return field.kind === "files"
    ? { type: "array", items: file, maxItems: field.rule.maxFiles, description }
    : { ...file, description };
}

const DESCRIPTIONS: Partial<Record<ValueField["input"], string>> = {
  date: "A date such as 2026-11-15, or a time with its zone",
  "datetime-local": "A date and time with its zone, or without one as clocks in India show it",
  captions: `JSON: {"NAME": {${CAPTION_TEXTS.map((name) => `"${name}": "…"`).join(", ")}}}, by the names of stored, kept or staged pictures. Absent leaves the captions of pictures that stay; given, it replaces them all.`,
};

function describeValue(field: ValueField, mode: "create" | "update"): JsonSchema {
  const filled = {
    ...(field.input in DESCRIPTIONS && { description: DESCRIPTIONS[field.input] }),
    ...toJsonSchema((mode === "update" && field.updateSchema) || field.schema, "input"),
    ...(field.options && { enum: [...(field.optional ? [""] : []), ...field.options] }),
  };
  return mode === "update" && field.emptyOnUpdate ? { anyOf: [{ const: "" }, filled] } : filled;
}

function describeKeep(resource: Resource, mode: "create" | "update"): Record<string, JsonSchema> {
  const hasList = Object.values(resource.fields).some((field) => field.kind === "files");
  if (!hasList) return {};
  const which =
    mode === "create"
      ? `Files staged by POST ${API_PREFIX}${STAGE_PATH}, and pictures of other albums and posts as ${SHARED_PREFIX}NAME`
      : `Stored files to keep, files staged by POST ${API_PREFIX}${STAGE_PATH}, and pictures of other albums and posts as ${SHARED_PREFIX}NAME`;
  const otherwise = mode === "create" ? "" : " Absent keeps all, one empty text keeps none.";
  const description = `${which}, in order: one per text, or for long lists several in one text, one per line.${otherwise} Files that are sent along follow them.`;
  return { keep: { type: "array", items: { type: "string" }, description } };
}

function describeRemove(resource: Resource): Record<string, JsonSchema> {
  const removable = Object.entries(resource.fields)
    .filter(([, field]) => field.kind === "file" && field.required === undefined)
    .map(([name]) => name);
  if (removable.length === 0) return {};
  const items = { type: "string", enum: removable };
  return { remove: { type: "array", items, description: "Files to take away" } };
}
