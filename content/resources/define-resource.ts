import type { z } from "zod";
import type { UploadRule } from "../files/upload-rules.ts";
import type { Coded } from "../messages/message.ts";
import type { PagePath } from "../site/public-pages.ts";

interface AnyField {
  label: string;
  /** A flag is stored as 0 or 1. */
  column: "text" | "real" | "flag";
}

export interface ValueField<Value = unknown> extends AnyField {
  kind: "value";
  schema: z.ZodType<Value>;
  /** Where the rule for an edit differs from that for a new entry. */
  updateSchema?: z.ZodType<Value>;
  input:
    | "text"
    | "textarea"
    | "number"
    | "date"
    | "time"
    | "datetime-local"
    | "tel"
    | "url"
    | "select"
    | "checkbox";
  options?: readonly Value[];
  /** May be left out of a new entry, and is then stored as null. */
  optional?: true;
  /** A new entry needs it, but an edit may empty it; it is then stored as an empty text. */
  emptyOnUpdate?: true;
  /** Lists are sorted as children pass through the school: nursery before class 1, class 9 before class 10. */
  isClass?: true;
  /** Marked up as posts are (decision 018). */
  isMarkdown?: true;
  /** What it is called in Hindi: of a companion (`companions.ts`), whose form speaks the language that it takes. */
  labelHi?: string;
}

export interface FileField extends AnyField {
  kind: "file";
  rule: UploadRule;
  /** What to say when a new entry comes without it; absent when it may. */
  required?: Coded;
  /** The specification gives each content type's file paths in its own form. */
  pathPrefix: "" | "uploads/" | "/uploads/";
}

export interface FilesField extends AnyField {
  kind: "files";
  rule: UploadRule;
  required?: Coded;
}

export type Field = ValueField | FileField | FilesField;
export type Fields = Record<string, Field>;

export type Timestamp = "createdAt" | "updatedAt";

/** The names of the fields that are no files. */
type ValueName<F extends Fields> = string extends keyof F
  ? string
  : { [Name in keyof F & string]: F[Name] extends { kind: "value" } ? Name : never }[keyof F & string];

export interface ResourceMessages {
  loadFailed: string;
  created: string;
  createFailed: string;
  updated: string;
  updateFailed: string;
  deleted: string;
  deleteFailed: string;
  empty: string;
  /** Asked before a delete; absent where the specification asks nothing. */
  confirmDelete?: string;
  /** One sentence for a form that is not complete; absent: the first fault speaks. */
  invalidCreate?: Coded;
  invalidUpdate?: Coded;
}

export interface Resource<F extends Fields = Fields> {
  /** Also the table's name and the tag of the cached pages that show it. */
  name: string;
  singular: string;
  body: "multipart" | "json";
  paths: {
    list: string;
    get?: string;
    create: string;
    update: string;
    remove: string;
    /** Present: the office puts the entries in order by hand; a new one stands first until it is moved. */
    order?: string;
    /** Many entries at once. */
    bulk: string;
  };
  /** What its permissions are called: `enquiries:read`; absent: its name. */
  subject?: string;
  /** Visitors read what the school publishes, or send something to the office; everything else needs a permission. */
  visitorsMay: "read" | "create";
  /** Fields in the order in which their faults are reported. */
  fields: F;
  /** What a caller without the permission to read may see. */
  publicFields: readonly ((keyof F & string) | Timestamp)[];
  /** Fields looked through by `?q=`; for an admin all that are no files. */
  search: readonly (keyof F & string)[];
  /** Fields by which an admin may sort a list. A text among them has a column for its sort key. */
  sortable: readonly ValueName<F>[];
  /** Fields that a list may be narrowed by, as query parameters of the same name. */
  filters?: readonly (keyof F & string)[];
  /** Fields that can be changed for many entries at once. */
  bulkFields?: readonly ValueName<F>[];
  /** Present: visitors find its entries by the search of the site. Every field named here is public. */
  siteSearch?: {
    title: ValueName<F>;
    texts: readonly ValueName<F>[];
    /** When an entry is from: the first of these that it has. Absent: that means nothing to visitors. */
    days?: readonly (ValueName<F> | Timestamp)[];
    /** Where an entry is read. */
    path(entry: { _id: string } & Readonly<Record<string, unknown>>): string;
  };
  /** What must be right between fields: what is wrong, by field. It is asked about whole entries and about parts of them. */
  rules?: (values: Readonly<Record<string, unknown>>) => Record<string, Coded>;
  /** Entries appear and end by themselves, and the important ones stand first: `publishAt`, `expiresAt` and `isPinned` are among its fields. */
  isTimed?: true;
  /** Listed class by class in the school's own order, then by `section` and `rollNumber`. */
  isListedByClass?: true;
  /** About a child: what visitors are shown of it follows the consent of its parents. */
  child?: {
    /** The field with the `_id` of the student; of students themselves their own. */
    id: "_id" | "studentId";
    /** The purpose of the consent without which the entry is not shown. */
    purpose: "name" | "topStudents";
    /** The child's photo, which needs a consent of its own. */
    photo: keyof F & string;
    /** Entries that are linked to no student are shown whatever holds for children without a record: they are about adults. */
    isAdultUnlessLinked?: true;
  };
  /** Names an entry in the audit log; absent where it would keep a child's or a visitor's name there. */
  auditTitle?: keyof F & string;
  /** Its screen in the admin panel. */
  screen: {
    path: `/admin/${string}`;
    /** The part of the menu that leads to it. */
    menu: "daily" | "people" | "site";
    /** The link in the menu, in the office's words. */
    link: string;
    /** What the dashboard calls the entries. */
    plural: string;
    /** The page that shows the entries to visitors; absent where none does. */
    publicPath?: PagePath | "/#notices";
  };
  messages: ResourceMessages;
  /** The specification gives notices an `id` beside their `_id`. */
  idAlias?: "id";
}

/** Entries that visitors may read can be kept from them; messages to the office are the office's anyway. */
export const hasDrafts = ({ visitorsMay }: Pick<Resource, "visitorsMay">) => visitorsMay === "read";

/** Children leave school, and are kept as long as the office wants. */
export const hasLeavers = ({ fields }: Pick<Resource, "fields">) => Object.hasOwn(fields, "leftOn");

/** Checks the literal at its definition while keeping its exact types. */
export const defineResource = <const R extends Resource>(resource: R & Resource<R["fields"]>): R => resource;

type FieldValue<F> =
  F extends ValueField<infer Value>
    ? Value | (F extends { optional: true } ? null : never) | (F extends { emptyOnUpdate: true } ? "" : never)
    : F extends FilesField
      ? string[]
      : string | null;

export type Entity<R extends { fields: Fields }> = {
  _id: string;
  /** For admins: it is not published. Absent where there are no drafts. */
  isDraft?: boolean;
} & Record<Timestamp, string> & { -readonly [Name in keyof R["fields"]]: FieldValue<R["fields"][Name]> };

/** What a visitor may see of an entry. */
export type PublicEntity<R extends { fields: Fields; publicFields: readonly string[] }> = Pick<
  Entity<R>,
  Extract<R["publicFields"][number] | "_id", keyof Entity<R>>
>;
