import { z } from "zod";
import { type Label, label } from "../../words/label.ts";
import { isPdfName, isPictureName } from "../files/images.ts";
import { type Coded, message, messageOf } from "../messages/message.ts";
import { storableText } from "../types/fields.ts";
import type {
  AnyDocument,
  ItemField,
  ListField,
  PageDeclaration,
  PageField,
  PageFields,
} from "./define-page.ts";
import { isBlankItem } from "./is-blank.ts";
import { isRecord } from "./walk-document.ts";

/** Messages use the label of the form and begin with a capital letter. */
const text = (label: Label, maximum: number) =>
  storableText(label, maximum)
    .nullable()
    .default(null)
    .transform((value) => value || null);

function bilingualSchema(label: Label, maximum: number, missing?: string) {
  const either = text(label, maximum);
  const schema = z.strictObject({ en: either, hi: either });
  if (missing === undefined) return schema;
  return schema.refine(({ en, hi }) => en !== null || hi !== null, { path: ["en"], error: missing });
}

const linesSchema = (label: Label, maximum: number, maxLines: number) => {
  const lines = z
    .array(storableText(label, maximum))
    .max(maxLines, message("too_many_lines", { label, maximum: maxLines }))
    .default([])
    .transform((all) => all.filter((line) => line !== ""));
  return z.strictObject({ en: lines, hi: lines });
};

const perCent = z.number().min(0).max(100);

const PICTURE_TEXT = label("The description of the picture", "फ़ोटो का विवरण");

const pictureSchemaWith = (alt: z.ZodType) =>
  z
    .strictObject({
      file: z.string().refine(isPictureName, message("choose_picture")),
      alt,
      focus: z.strictObject({ x: perCent, y: perCent }).nullable().default(null),
    })
    .nullable();

const pictureSchema = pictureSchemaWith(bilingualSchema(PICTURE_TEXT, 300, message("describe_picture")));
const emblemSchema = pictureSchemaWith(bilingualSchema(PICTURE_TEXT, 300).prefault({}));

const pdfSchema = z
  .strictObject({
    file: z.string().refine(isPdfName, message("choose_pdf")),
    addedOn: z.iso.date().nullable().default(null).describe("The day of the upload, set by the server"),
  })
  .nullable();

const ITEM_ID = /^[\w-]{1,40}$/;

function listSchema({ label, item, fields, maximum }: ListField) {
  const id = z.string().regex(ITEM_ID, message("not_an_item_id")).optional();
  return z
    .array(z.strictObject({ id, ...fieldSchemas(fields) }))
    .max(maximum, message("too_many_items", { label, maximum }))
    .superRefine((items, context) => {
      const seen = new Set<string>();
      for (const [index, { id: itemId }] of (items as { id?: string }[]).entries()) {
        if (itemId === undefined) continue;
        if (seen.has(itemId)) {
          context.addIssue({
            code: "custom",
            path: [index, "id"],
            message: message("item_twice", { label: item }),
          });
        }
        seen.add(itemId);
      }
    });
}

const schemasOfFields = new WeakMap<PageField, z.ZodType>();

/** Created once per field: every item of a list has the same fields. */
function fieldSchema(field: PageField): z.ZodType {
  const schema = schemasOfFields.get(field) ?? buildFieldSchema(field);
  schemasOfFields.set(field, schema);
  return schema;
}

function buildFieldSchema(field: PageField): z.ZodType {
  switch (field.kind) {
    case "bilingual":
      return bilingualSchema(
        field.label,
        field.maximum,
        field.required && message("required_in_either", { label: field.label }),
      );
    case "lines":
      return linesSchema(field.label, field.maximum, field.maxLines);
    case "picture":
      return field.isEmblem ? emblemSchema : pictureSchema;
    case "pdf":
      return pdfSchema;
    case "value":
      return field.required ? field.schema : emptyAsNull(field.schema);
    case "choices": {
      const values = field.options.map(({ value }) => value);
      return z
        .array(
          z.enum(values, {
            error: message("not_a_choice", { label: field.label, options: values.join(", ") }),
          }),
        )
        .transform((chosen) => values.filter((value) => chosen.includes(value)));
    }
    case "list":
      return listSchema(field);
    case "group":
      return z.strictObject(fieldSchemas(field.fields));
  }
}

const emptyAsNull = (schema: z.ZodType) =>
  z.preprocess(
    (value) => (typeof value === "string" && value.trim() === "" ? null : value),
    schema.nullable(),
  );

/** The value of an empty field. */
function emptyValue(field: PageField): unknown {
  switch (field.kind) {
    case "bilingual":
      return { en: null, hi: null };
    case "lines":
      return { en: [], hi: [] };
    case "choices":
    case "list":
      return [];
    case "group":
      return emptyValues(field.fields);
    default:
      return null;
  }
}

export const emptyValues = (fields: PageFields): AnyDocument =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, emptyValue(field)]));

/**
 * The document without empty items of lists, as a save stores it. Form and server call it before they check the document, so
 * that both have the same paths; the values may still be invalid.
 */
export function withoutBlankItems(fields: PageFields, document: AnyDocument): AnyDocument {
  const values = { ...document };
  for (const [name, field] of Object.entries(fields)) {
    const value = document[name];
    if (field.kind === "group" && isRecord(value)) values[name] = withoutBlankItems(field.fields, value);
    if (field.kind === "list" && Array.isArray(value))
      values[name] = value.filter((item) => !isBlankItem(item));
  }
  return values;
}

/** An omitted field is empty, except for required fields of list items. */
function fieldSchemas(fields: PageFields): Record<string, z.ZodType> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const schema = fieldSchema(field);
      return [
        name,
        // Checked like sent values: an item without a name is as invalid as one with an empty name.
        "required" in field && field.kind === "value" ? schema : schema.prefault(emptyValue(field)),
      ];
    }),
  );
}

const schemas = new WeakMap<PageDeclaration, z.ZodObject>();

/** The schema of the stored document of a page. */
export function pageSchema(page: PageDeclaration): z.ZodObject {
  const schema = schemas.get(page) ?? buildPageSchema(page);
  schemas.set(page, schema);
  return schema;
}

function buildPageSchema(page: PageDeclaration): z.ZodObject {
  const schema = z.strictObject(fieldSchemas(page.fields));
  if (!page.rules) return schema;
  return schema.superRefine((document, context) => {
    for (const [path, error] of Object.entries(page.rules?.(document as never) ?? {})) {
      context.addIssue({ code: "custom", path: path.split("."), message: error });
    }
  });
}

/** Validation errors by field path, such as `rows.3.grade.en`. */
export function documentErrors(error: z.ZodError): Record<string, Coded> {
  const errors: Record<string, Coded> = {};
  for (const issue of error.issues) {
    if (issue.code === "unrecognized_keys") {
      for (const key of issue.keys) {
        errors[[...issue.path, key].join(".")] ??= message("not_a_field_of_page", { name: key });
      }
      continue;
    }
    errors[issue.path.join(".")] ??= messageOf(issue);
  }
  return errors;
}

/**
 * Reads a stored document with today's declaration. Added fields are empty; removed fields and damaged values are left out.
 * `report` receives the path of each damaged value.
 */
export const readDocument = ({ fields }: PageDeclaration, stored: unknown, report: Report): AnyDocument =>
  readFields(fields, stored, "", report);

type Report = (path: string) => void;

function readFields(fields: PageFields, stored: unknown, prefix: string, report: Report): AnyDocument {
  if (!isRecord(stored)) report(prefix === "" ? "the whole document" : prefix);
  const values = isRecord(stored) ? stored : {};
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const path = prefix === "" ? name : `${prefix}.${name}`;
      return [
        name,
        Object.hasOwn(values, name) ? readField(field, values[name], path, report) : emptyValue(field),
      ];
    }),
  );
}

function readField(field: PageField, stored: unknown, path: string, report: Report): unknown {
  if (field.kind === "group") return readFields(field.fields, stored, path, report);
  if (field.kind === "list" && Array.isArray(stored)) return readItems(field, stored, path, report);
  const result = fieldSchema(field).safeParse(stored);
  if (result.success) return result.data;
  report(path);
  return emptyValue(field);
}

/** Drops items that lack a required field; gives the others an id, so that they can be saved. */
function readItems(field: ListField, stored: unknown[], path: string, report: Report): AnyDocument[] {
  const ids = new Set<unknown>();
  return stored.flatMap((item, index) => {
    const at = `${path}.${index}`;
    if (!isRecord(item)) {
      report(at);
      return [];
    }
    const isOwnId = typeof item.id === "string" && ITEM_ID.test(item.id) && !ids.has(item.id);
    if (!isOwnId) report(`${at}.id`);
    const id = isOwnId ? item.id : `item-${index}`;
    ids.add(id);
    const values = readFields(field.fields, item, at, report);
    const isWhole = Object.entries(field.fields).every(
      ([name, itemField]) => !isRequired(itemField) || fieldSchema(itemField).safeParse(values[name]).success,
    );
    if (!isWhole) report(at);
    return isWhole ? [{ id, ...values }] : [];
  });
}

const isRequired = (field: ItemField) => "required" in field && field.required === true;

/** Whether nobody has written any content; choices alone do not count. */
export function isEmptyDocument(page: PageDeclaration, document: AnyDocument): boolean {
  return Object.entries(page.fields).every(([name, field]) => isEmptyField(field, document[name]));
}

function isEmptyField(field: PageField, value: unknown): boolean {
  if (field.kind === "choices" || (field.kind === "value" && field.input === "select")) return true;
  if (field.kind === "group") {
    const values = value as AnyDocument;
    return Object.entries(field.fields).every(([name, part]) => isEmptyField(part, values[name]));
  }
  return JSON.stringify(value) === JSON.stringify(emptyValue(field));
}
