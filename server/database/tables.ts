import type { Generated, Kysely, Transaction } from "kysely";
import type { ResourceName } from "../../content/resources/index.ts";

/** Columns that every content table has beside the declared fields. Booleans are 0/1, times ISO 8601 UTC. */
export interface EntryColumns {
  _id: string;
  createdAt: string;
  updatedAt: string;
  /** The searchable fields in lower case, so that both engines search alike, Hindi included. */
  searchText: string;
  /** The same of all fields, for admins. */
  adminSearchText: Generated<string>;
  /** 1 while the office has not published the entry, or has withdrawn it. */
  isDraft: Generated<number>;
  /** 1 while the entry is the untouched sample that came with the program. */
  sample: Generated<number>;
}

/** Some columns of an entry. */
export type StoredFields = Record<string, string | number | null> & { _id: string };

/** All columns of an entry. */
export type EntryRow = StoredFields & { createdAt: string; updatedAt: string };

type ContentTable = EntryColumns & Record<string, string | number | null>;

interface AccountTable {
  _id: string;
  email: string;
  passwordHash: string;
  role: string;
  disabledAt: string | null;
  createdAt: string;
  /** The language of the panel; null: the admin has never chosen one. */
  language: Generated<string | null>;
}

interface SessionTable {
  tokenHash: string;
  accountId: string;
  createdAt: string;
  lastSeenAt: string;
  /** "Chrome on Android"; empty when it is not known. */
  device: Generated<string>;
}

interface AnnouncementTable {
  _id: string;
  content: string;
  contentHi: Generated<string | null>;
  link: string | null;
  sample: Generated<number>;
  updatedAt: string;
}

/** The words and pictures of a page, as one JSON document. */
interface PageTable {
  name: string;
  document: string;
  sample: Generated<number>;
  updatedAt: string;
}

/** Counted attempts within a window, shared by all machines. */
interface AttemptTable {
  subject: string;
  count: number;
  windowEndsAt: string;
}

/** A file that was sent ahead and that an entry has taken: no other one has it too. */
interface TakenFileTable {
  file: string;
  takenAt: string;
}

/** A file that is still to be moved or removed; `*`: any file may be in the wrong place. */
interface FileToPlaceTable {
  _id: string;
  file: string;
}

/** Raised with every change, so that other processes learn which cached pages are out of date. */
interface ContentVersionTable {
  tag: string;
  version: number;
}

/** A line for each change: who, what and when, but never what stood in a field. */
interface AuditTable {
  _id: string;
  at: string;
  actor: string;
  accountId: string | null;
  type: string;
  action: string;
  entryId: string | null;
  title: string | null;
  /** A JSON list of names. */
  fields: string;
  searchText: string;
}

/** A version of an entry, a page or the announcement. */
interface RevisionTable {
  _id: string;
  /** A content type's name, "pages" or "announcement". */
  type: string;
  /** An entry's `_id`, or the name of a page. */
  entryId: string;
  /** The first version of an entry is 1. */
  number: number;
  kind: string;
  /** As JSON; of a deleted entry what it was at last. */
  value: string;
  /** What people call it; for admins only, because it may be a child's name. */
  title: string | null;
  at: string;
  /** Null: it was there before history was kept. */
  actor: string | null;
  accountId: string | null;
  searchText: string;
  /** The same for all entries that were changed at once. */
  batch: Generated<string | null>;
}

/** A stored file that a revision names. */
interface RevisionFileTable {
  revision: string;
  file: string;
}

/** What parents have said about a purpose. Lines are added, never changed, and go only with the child's record. */
interface ConsentTable {
  _id: string;
  studentId: string;
  purpose: string;
  state: string;
  /** Who said so. */
  by: string;
  how: string;
  /** The day on which it was said or signed. */
  on: string;
  /** The last moment at which it holds; null: until something else is said. */
  until: string | null;
  recordedAt: string;
  recordedBy: string;
  accountId: string | null;
}

/** What holds for a purpose: the latest of the lines above, so that lists need not look for it. */
interface ConsentStateTable {
  studentId: string;
  purpose: string;
  state: string;
  on: string;
  /** The last moment at which it may be shown: empty when it was refused or withdrawn, far in the future when it holds without end. */
  shownUntil: string;
}

/** A picture of an album or a post that shows a child. */
interface ChildPictureTable {
  studentId: string;
  /** The name of the stored file. */
  file: string;
}

/** What the search of the site looks through, made of entries and pages and therefore not backed up. */
export interface SearchTextTable {
  _id: Generated<number>;
  /** A content type's name, or "pages". */
  type: string;
  /** An entry's `_id`, or the name of a page. */
  entryId: string;
  /** When it is from; empty where that means nothing. */
  day: string;
  /** The words of the title as they are looked up, each after a space. */
  title: string;
  /** All words. */
  words: string;
}

interface MigrationTable {
  name: string;
  appliedAt: string;
}

export type Tables = Record<ResourceName, ContentTable> & {
  accounts: AccountTable;
  sessions: SessionTable;
  announcement: AnnouncementTable;
  pages: PageTable;
  attempts: AttemptTable;
  takenFiles: TakenFileTable;
  filesToPlace: FileToPlaceTable;
  contentVersions: ContentVersionTable;
  auditLog: AuditTable;
  revisions: RevisionTable;
  revisionFiles: RevisionFileTable;
  consents: ConsentTable;
  consentStates: ConsentStateTable;
  childPictures: ChildPictureTable;
  searchTexts: SearchTextTable;
  migrations: MigrationTable;
};

export type Engine = "sqlite" | "postgres";
export type Database = Kysely<Tables>;
/** A transaction; functions that change data take one, so that their changes stand or fall together. */
export type Tx = Transaction<Tables>;
