import type { RawBuilder, SqlBool } from "kysely";
import type { z } from "zod";
import type { FeatureTables } from "../../../features/tables.ts";
import type { Permission } from "../../content/api/permissions.ts";
import type { DocumentName } from "../../content/pages/page-names.ts";
import type { Resource } from "../../content/types/define-resource.ts";
import type { Label } from "../../words/label.ts";
import type { Actor } from "../database/entries/record-change.ts";
import type { Database, EntryRow, StoredFields, Tx } from "../database/tables.ts";

/** How a feature takes part in reading and writing entries and pages. A part is absent if the feature has no rule for it. */
export interface FeatureStore {
  /** Rules by the names of content types. */
  entries?: Readonly<Record<string, EntryRules>>;
  /** Rules by the names of pages. */
  pages?: Readonly<Partial<Record<DocumentName, PageRules>>>;
  /** Columns of its own tables with names of stored files. Nobody reads these files at their addresses; the feature serves them itself. */
  privateFiles?: readonly { table: keyof FeatureTables; column: string }[];
  /** Entries that people have sent: they belong to what is stored about a person (`features/enquiries`). */
  personEntries?: readonly PersonEntries[];
  /** Only one feature has it: all children are shown or hidden by one rule. */
  childVisibility?: ChildVisibility;
  /** Titles that the audit log does not store, for a person with the permission. */
  auditTitles?: {
    needs: Permission;
    add<Line extends AuditLine>(db: Database, lines: readonly Line[]): Promise<Line[]>;
  };
}

/** How the entries of a type are found by the telephone number or the email address of a person. */
export interface PersonEntries {
  resource: Resource;
  /** The fields. */
  phone: string;
  email: string;
  /** The screen of an entry in the panel. */
  path(id: string): string;
  /** Reads what is stored about an entry beside its fields. `entry` is a row or the value of a version. */
  findDetails?(from: Database | Tx, entry: StoredFields): Promise<PersonDetails>;
  /**
   * Reads what people have typed and not sent, with the fields of an entry. `mayHave` is a condition on a column, which may have the number or
   * the address anywhere in its text.
   */
  findUnsent?(from: Database | Tx, mayHave: (column: string) => RawBuilder<boolean>): Promise<StoredFields[]>;
}

/** Lines and history of an entry for the file with everything about a person. */
export interface PersonDetails {
  lines: { name: Label; text: Label }[];
  /** Oldest first. */
  log: { at: string; person: string; name: Label; text: Label }[];
}

/** Hooks of a feature into the changes of its content types' entries. */
export interface EntryRules {
  /** Filters of the office's lists beside the fields in `filters`. */
  filter?: EntryFilter;
  /** Completes rows before they are inserted. */
  completeNew?(from: Database | Tx, rows: readonly EntryRow[]): Promise<EntryRow[]>;
  /** Gives rows columns that are derived from other content. */
  deriveColumns?(tx: Tx): Promise<(row: EntryRow) => EntryRow>;
  /** Runs after new and restored rows were inserted, in the same transaction. */
  afterInsert?(tx: Tx, rows: readonly EntryRow[]): Promise<void>;
  /** Runs after rows were overwritten, in the same transaction. */
  afterChange?(tx: Tx, changes: readonly Required<RowChange>[], actor: Actor): Promise<void>;
  /** Stored files of other entries that a change may make public, or hide. */
  findOtherFiles?(tx: Tx, changes: readonly RowChange[]): Promise<string[]>;
  /** A condition on the revision `own`: what was recorded since must stay, so that undoing the creation keeps the entry. */
  hasRecordsSince?: RawBuilder<SqlBool>;
  /** Deletes what belongs to entries that are deleted for good. */
  purge?(tx: Tx, ids: readonly string[]): Promise<void>;
}

/** A new row has no `before`, a deleted one no `after`. */
export interface RowChange {
  before?: EntryRow;
  after?: EntryRow;
}

export interface EntryFilter {
  /** Query parameters, and properties of a match. */
  parameters: Readonly<Record<string, z.ZodType>>;
  /** The condition of the parameters that were sent. */
  read(
    db: Database,
    asked: Readonly<Record<string, unknown>>,
    accountId: string | undefined,
  ): Promise<RawBuilder<boolean>>;
  /** The condition without parameters. */
  usual: RawBuilder<boolean>;
}

export interface PageRules {
  /** Runs after the page was saved or restored, in the same transaction. Returns the tags of what it has changed. */
  afterSave?(tx: Tx): Promise<string[]>;
  /** The page decides which files are public. */
  decidesFiles?: true;
}

/** The one rule for which children visitors see, and on which pictures (decisions 033 and 034). Each condition is for one moment. */
export interface ChildVisibility {
  /** The type with the records of children. Its readers may also read pictures on which children are marked. */
  records: Resource;
  /** The tags of the content that decides it. */
  tags: readonly string[];
  /** Visitors may see an entry of this type. True for types without `child`. */
  isShownChild(resource: Resource, at: string): RawBuilder<SqlBool>;
  /** Visitors may see the photo of an entry that they may see. */
  isShownPhoto(resource: Resource, at: string): RawBuilder<SqlBool>;
  /** A condition on `childPictures`: visitors may see the marked child on pictures. */
  isShownMark(at: string): RawBuilder<SqlBool>;
  /** The next moment at which this changes by itself; undefined: never. */
  findNextChange(db: Database, at: string): Promise<number | undefined>;
  /** Throws unless the child has a record, which stays locked until the transaction ends. */
  requireRecord(tx: Tx, id: string): Promise<void>;
}

export interface AuditLine {
  type: string;
  entryId: string | null;
  title: string | null;
  titleHi: string | null;
}
