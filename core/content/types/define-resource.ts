import type { z } from "zod";
import { type Label, label } from "../../words/label.ts";
import type { Language } from "../../words/languages.ts";
import type { UploadRule } from "../files/upload-rules.ts";
import type { Coded } from "../messages/message.ts";
import type { Bilingual } from "../pages/define-page.ts";
import type { PagePath } from "../site/public-pages.ts";
import { capitalised } from "../text/capitalised.ts";
import type { Sortable } from "../text/sort-key.ts";
import type { InSentences } from "./entry-names.ts";

interface AnyField {
  label: Label;
  /** The label where there is little room: on cards and on printed lists. */
  shortLabel?: Label;
  /** A flag is stored as 0 or 1. */
  column: "text" | "real" | "flag";
}

/** Names that a school writes in its own way, such as those of its classes. */
export type OwnNames = readonly { name: Bilingual }[];

/** How a field with names is sorted and shown. */
export interface FieldNames {
  /** Absent: sorted like any other text. */
  toSortKey?: (value: Sortable) => string;
  inLanguage(stored: string, language: Language, own: OwnNames): string;
}

export interface ValueField<Value = unknown> extends AnyField {
  kind: "value";
  schema: z.ZodType<Value>;
  /** Set if the rule for an edit differs from the rule for a new entry. */
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
    | "checkbox"
    | "captions";
  options?: readonly Value[];
  /** The Hindi of the options. In English they are shown as they are stored. */
  optionsHi?: Readonly<Record<string, string>>;
  /** May be omitted from a new entry and is then stored as null. */
  optional?: true;
  /** Required in a new entry, but an edit may clear it; stored as an empty text. */
  emptyOnUpdate?: true;
  /** Absent: a text is sorted and shown as it is stored. */
  names?: FieldNames;
  /** Uses the Markdown of posts (decision 018). */
  isMarkdown?: true;
  /** Its value as Hindi pages show it; undefined: as it is. A search finds both. */
  inHindi?: (value: string) => string | undefined;
  /** Stores the captions of the pictures in this list, as JSON (decision 058). */
  captionsOf?: string;
  /** A companion field (`companions.ts`), whose label names its language. */
  isInHindi?: true;
}

export interface FileField extends AnyField {
  kind: "file";
  rule: UploadRule;
  /** The message if a new entry has no file; absent if the file is optional. */
  required?: Coded;
  /** The specification defines the form of file paths per content type. */
  pathPrefix: "" | "uploads/" | "/uploads/";
}

export interface FilesField extends AnyField {
  kind: "files";
  rule: UploadRule;
  required?: Coded;
}

export type Field = ValueField | FileField | FilesField;
export type Fields = Record<string, Field>;

/** A column beside the fields, which no form of the visitor or the office sets. It may be null, unless it has a `first` value. */
export interface StateColumn {
  /** Its value in a new entry; absent: null. */
  first?: string;
  /** The office changes it, or the program together with such a change. Absent: it stays as it is. */
  changedBy?: "office" | "program";
  /** A search of the office finds its value, with or without hyphens. */
  isSearched?: true;
  /** Its name in the history and the audit log. */
  label?: Label;
  /** The names of its values. */
  names?: Readonly<Record<string, Label>>;
  /** Stores the id of an account, which only the screen of the entry names. */
  isAccount?: true;
  /** Stores a list of texts, as JSON. */
  isList?: true;
  /** Its JSON Schema in the document of the API. */
  schema: Readonly<Record<string, unknown>>;
}

export type Timestamp = "createdAt" | "updatedAt";

/** The names of fields that are not files. */
export type ValueName<F extends Fields> = string extends keyof F
  ? string
  : { [Name in keyof F & string]: F[Name] extends { kind: "value" } ? Name : never }[keyof F & string];

export interface ResourceMessages {
  loadFailed: Label;
  created: Label;
  createFailed: Label;
  updated: Label;
  updateFailed: Label;
  deleted: Label;
  deleteFailed: Label;
  empty: Label;
  /** Confirmation question before a delete; absent if the specification has none. */
  confirmDelete?: Label;
  /** One message for an incomplete form; absent: the first error is used. */
  invalidCreate?: Coded;
  invalidUpdate?: Coded;
}

/** How the site search reads an entry. */
export interface SiteSearchRule<F extends Fields = Fields> {
  /** The kind of result, if visitors know it by another name than `singular`. */
  kind?: Label;
  /** If it is empty, the title is `usualTitle`, or the name of the kind of result. */
  title: ValueName<F>;
  texts: readonly ValueName<F>[];
  /** The date of an entry: the first of these fields with a value. Absent if a date means nothing to visitors. */
  days?: readonly (ValueName<F> | Timestamp)[];
  /** The fields of an entry of the calendar; `to` may be empty. */
  event?: Record<"kind" | "from" | "to", ValueName<F>>;
  /** The field with the category of a notice. */
  category?: ValueName<F>;
  /**
   * Looked for by names and numbers, and otherwise behind other results. The name of the kind of result is searched like the text: who looks
   * for it wants the page with all entries.
   */
  isMinor?: true;
  /** The section of the public page that has the entries; if the office leaves it out, they are not found. */
  section?: string;
  /** The page leaves out entries without pictures. */
  needsPictures?: true;
  /** The `_id`s of the entries that the page shows on a day, among all that are public. Absent: all of them. */
  pickShown?(entries: readonly Readonly<Record<string, unknown>>[], day: string): readonly string[];
  /** The public address of an entry. */
  path(entry: { _id: string } & Readonly<Record<string, unknown>>): string;
}

/** The names of what parents agree to. The feature with the consents adds them with `declare module`. */
// biome-ignore lint/suspicious/noEmptyInterface: the feature adds the members.
export interface ConsentPurposes {}

export interface Resource<F extends Fields = Fields> {
  /** The name of the type, its table and its cache tag. */
  name: string;
  singular: Label;
  inSentences?: InSentences;
  body: "multipart" | "json";
  paths: {
    list: string;
    get?: string;
    create: string;
    update: string;
    remove: string;
    /** Present if the office orders entries by hand; new entries are first. */
    order?: string;
    /** Bulk actions. */
    bulk: string;
  };
  /** The subject of its permissions (`enquiries:read`); absent: the name. */
  subject?: string;
  /** The actions of visitors; everything else needs a permission. */
  visitorsMay: "read" | "create" | "nothing";
  /** Fields in the order in which errors are reported. */
  fields: F;
  /** Fields visible without the permission to read. */
  publicFields: readonly ((keyof F & string) | Timestamp)[];
  /** Fields searched by `?q=`; admins search all fields that are not files. */
  search: readonly (keyof F & string)[];
  /** Fields by which an admin can sort. A text field has a column for its sort key. */
  sortable: readonly ValueName<F>[];
  /** Query parameters of the same name filter lists by these fields. */
  filters?: readonly (keyof F & string)[];
  /** Fields that bulk actions can change. */
  bulkFields?: readonly ValueName<F>[];
  /** Present if the site search includes its entries. Every field named here is public. */
  siteSearch?: SiteSearchRule<F>;
  /** Rules between fields: returns errors by field. Called with whole entries and with parts of them. */
  rules?: (values: Readonly<Record<string, unknown>>) => Record<string, Coded>;
  /** The ids of errors 409 with which its feature refuses a change. */
  changeErrorIds?: readonly string[];
  /**
   * Publishing its entries needs the permission `NAME:publish`. People without it write drafts, which others approve (decision 067). The
   * table has the columns `APPROVAL_COLUMNS`.
   */
  isApproved?: true;
  /** Query parameters of the office's lists that the feature of the type reads itself (`EntryRules`). */
  ownFilters?: readonly string[];
  /**
   * Entries have pictures of school life (field `images`), on which children can be marked. The number is the place of the type among
   * all of these types.
   */
  albumPlace?: number;
  /** Columns of the table beside the fields, in the order in which entries have them. */
  states?: Readonly<Record<string, StateColumn>>;
  /** Entries have a schedule and can be pinned: the fields include `publishAt`, `expiresAt` and `isPinned`. */
  isTimed?: true;
  /** Entries can be internal: visitors see neither them nor their files. The fields include the flag `isInternal`. */
  hasInternal?: true;
  /** The fields by which lists are sorted until an admin chooses another one, and the order in words. */
  orderedBy?: { fields: readonly ValueName<F>[]; description: string };
  /** Fields that a printed class list may have beside the name, in this order. The first three are on it until the office chooses. */
  classListFields?: readonly ValueName<F>[];
  /** Present for entries about a child: the parents' consent decides what visitors see. */
  child?: {
    /** The field with the `_id` of the child's record; `_id` if the entry is the record. */
    id: "_id" | (keyof F & string);
    /** The consent needed to show the entry at all. */
    purpose: keyof ConsentPurposes;
    /** The child's photo, which needs its own consent. */
    photo: keyof F & string;
    /** Entries without a linked record are always shown: they are about adults. */
    isAdultUnlessLinked?: true;
  };
  /** The field that names an entry in the audit log; absent if it would store a child's or a visitor's name there. */
  auditTitle?: keyof F & string;
  /** The title of an entry whose own may be empty, such as the name of its kind. */
  usualTitle?: (values: Readonly<Record<string, unknown>>) => Readonly<Record<Language, string>>;
  /** Its screen in the admin panel. */
  screen: {
    path: `/admin/${string}`;
    /** The section of the menu; absent if another screen links to it. */
    menu?: "daily" | "people" | "site";
    /** The label in the menu. */
    link: Label;
    /** The label on the dashboard. */
    plural: Label;
    /** The public page with the entries, if any. */
    publicPath?: PagePath | `/#${string}`;
  };
  messages: ResourceMessages;
  /** The specification gives notices an `id` in addition to `_id`. */
  idAlias?: "id";
}

/** The paths of most content types, such as `/team/all`. */
export const usualPaths = (base: `/${string}`) => ({
  list: `${base}/all`,
  create: `${base}/create`,
  update: `${base}/update/:id`,
  remove: `${base}/delete/:id`,
  bulk: `${base}/bulk`,
});

type UsualMessage =
  | Exclude<keyof ResourceMessages, "createFailed" | "updateFailed" | "invalidCreate" | "invalidUpdate">
  | "saveFailed";

/** The messages of most content types. The Hindi ones differ in gender and number, and so they are written out. */
export const usualMessages = (
  one: string,
  many: string,
  done: "added" | "created",
  hindi: Readonly<Record<UsualMessage, string>>,
) => {
  const name = capitalised(one);
  const saveFailed = label(`Failed to save ${one}. Please try again.`, hindi.saveFailed);
  return {
    loadFailed: label(`Failed to fetch ${many}.`, hindi.loadFailed),
    created: label(`${name} ${done} successfully!`, hindi.created),
    createFailed: saveFailed,
    updated: label(`${name} updated successfully!`, hindi.updated),
    updateFailed: saveFailed,
    deleted: label(`${name} deleted successfully!`, hindi.deleted),
    deleteFailed: label(`Failed to delete ${one}.`, hindi.deleteFailed),
    confirmDelete: label(`Are you sure you want to delete this ${one}?`, hindi.confirmDelete),
    empty: label(`No ${many} available`, hindi.empty),
  };
};

/** Entries that visitors may read can be drafts. */
export const hasDrafts = ({ visitorsMay }: Pick<Resource, "visitorsMay">) => visitorsMay === "read";

/** Children whose records have `leftOn` can leave the school and stay in the database. */
export const hasLeavers = ({ fields }: Pick<Resource, "fields">) => Object.hasOwn(fields, "leftOn");

/** A draft waits for approval, or was sent back to its author. */
export const APPROVAL_STATES = ["waiting", "returned"] as const;
export type ApprovalState = (typeof APPROVAL_STATES)[number];

/** Columns of types whose drafts are approved. */
export const APPROVAL_COLUMNS = ["approval", "approvalNote", "createdBy"] as const;

/** The columns of a type that are changed by these. */
export const statesChangedBy = (
  { states = {} }: Pick<Resource, "states">,
  ...by: readonly NonNullable<StateColumn["changedBy"]>[]
): string[] =>
  Object.entries(states).flatMap(([name, { changedBy }]) =>
    changedBy && by.includes(changedBy) ? [name] : [],
  );

/** Checks the literal against the type and keeps its exact type. */
export const defineResource = <const R extends Resource>(resource: R & Resource<R["fields"]>): R => resource;

export type FieldValue<F> =
  F extends ValueField<infer Value>
    ? Value | (F extends { optional: true } ? null : never) | (F extends { emptyOnUpdate: true } ? "" : never)
    : F extends FilesField
      ? string[]
      : string | null;

export type Entity<R extends { fields: Fields }> = {
  _id: string;
  /** Only for admins: the entry is not published. Absent for types without drafts. */
  isDraft?: boolean;
  /** Only for admins, of types whose drafts are approved. */
  approval?: ApprovalState | null;
  approvalNote?: string | null;
  /** The `_id` of the account that created the entry. */
  createdBy?: string | null;
  /** Only of enquiries. */
  reference?: string | null;
  language?: Language | null;
  status?: string;
  /** The `_id` of an account. */
  assignedTo?: string | null;
  followUpOn?: string | null;
  firstAnsweredAt?: string | null;
  closedAt?: string | null;
  spamReasons?: string[];
} & Record<Timestamp, string> & { -readonly [Name in keyof R["fields"]]: FieldValue<R["fields"][Name]> };

/** The part of an entry that visitors see. */
export type PublicEntity<R extends { fields: Fields; publicFields: readonly string[] }> = Pick<
  Entity<R>,
  Extract<R["publicFields"][number] | "_id", keyof Entity<R>>
>;
