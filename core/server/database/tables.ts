import type { Generated, Kysely, Transaction } from "kysely";
import type { FeatureTables } from "../../../features/tables.ts";
import type { ResourceName } from "../../../features/types.ts";

/** Columns of every content table, in addition to the declared fields. Booleans are 0/1, times ISO 8601 UTC. */
export interface EntryColumns {
  _id: string;
  createdAt: string;
  updatedAt: string;
  /** The searchable fields in lower case, so that both engines search alike, including Hindi. */
  searchText: string;
  /** The same for all fields, for admins. */
  adminSearchText: Generated<string>;
  /** 1 if the entry is not published, or no longer. */
  isDraft: Generated<number>;
  /** 1 if the entry is unchanged sample content. */
  sample: Generated<number>;
}

/** Some columns of an entry. */
export type StoredFields = Record<string, string | number | null> & { _id: string };

/** All columns of an entry. */
export type EntryRow = StoredFields & { createdAt: string; updatedAt: string };

type ContentTable = EntryColumns & Record<string, string | number | null>;

/** The index of the searches of the site and of the panel, derived from entries and pages and therefore not backed up. */
export interface SearchTextTable {
  _id: Generated<number>;
  /** A content type's name, or "pages". */
  type: string;
  /** An entry's `_id`, or the name of a page or of one of its sections (`parents#transport`). */
  entryId: string;
  /** The date of the entry; empty if it has none for visitors. */
  day: string;
  /** The last day of an entry of the calendar; empty for anything else. */
  lastDay: string;
  /** The keys of its titles, each between line feeds, and of a page's headings, each between tabs (`titleKey`). */
  title: string;
  /** All tokens (`search-tokens.ts`); on SQLite they are only in the full-text index. */
  words: string;
}

export type Tables = Record<ResourceName, ContentTable> & FeatureTables & CoreTables;

interface CoreTables {
  accounts: {
    _id: string;
    email: string;
    passwordHash: string;
    role: string;
    disabledAt: string | null;
    createdAt: string;
    /** The language of the panel; null if the admin has not chosen one. */
    language: Generated<string | null>;
    /** A JSON object: how the lists of the panel are shown, by content type. */
    views: Generated<string>;
    /** 1 until the owner changes the password that the program has generated. */
    hasGeneratedPassword: Generated<number>;
    /** Empty until the person or an admin has entered it. */
    name: Generated<string>;
    /** A JSON list of duties. */
    duties: Generated<string>;
    lastLoginAt: Generated<string | null>;
    /** The key of the authenticator app; null if there is none. */
    totpSecret: Generated<string | null>;
    totpSince: Generated<string | null>;
    /** The time step of the last code that was used: a code is valid once. */
    totpLastStep: Generated<number | null>;
    /** How many time steps the last code was ahead of the server's clock; null before the first code of an app of an earlier version. */
    totpOffset: Generated<number | null>;
    /** Wrong codes of the second step, until the end of their day (`failed-codes.ts`). */
    failedCodes: Generated<number>;
    failedCodesUntil: Generated<string | null>;
  };
  /** A picture of an album or a post that shows a child. */
  childPictures: {
    studentId: string;
    /** The name of the stored file. */
    file: string;
  };
  /** Choices of the school that are not page content, as JSON (`core/content/site/settings.ts`). */
  settings: {
    name: string;
    value: string;
    updatedAt: string;
  };
  /** The texts and pictures of a page as one JSON document. */
  pages: {
    name: string;
    document: string;
    sample: Generated<number>;
    updatedAt: string;
  };
  /** Counted attempts within a time window, shared by all machines. */
  attempts: {
    subject: string;
    count: number;
    windowEndsAt: string;
  };
  /** A staged file that an entry has taken, so that no other entry can take it. */
  takenFiles: {
    file: string;
    takenAt: string;
  };
  /** A file that still has to be moved or removed; `*`: any file may be in the wrong place. */
  filesToPlace: {
    _id: string;
    file: string;
  };
  /** A withdrawn file that nothing names, with the moment in which the program first found that. */
  unknownFiles: {
    file: string;
    seenAt: string;
  };
  /** Incremented with every change, so that other processes know which cached pages are outdated. */
  contentVersions: {
    tag: string;
    version: number;
  };
  /** One line per change: who, what and when, but never a field's value. */
  auditLog: {
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
    /** A JSON list of the duties that the person had; null for visitors, the command line and lines of earlier versions. */
    duties: Generated<string | null>;
    /** The name of the person at that time; null if it was not known. */
    person: Generated<string | null>;
  };
  /** A version of an entry, a page or the announcement. */
  revisions: {
    _id: string;
    /** A content type's name, "pages" or "announcement". */
    type: string;
    /** An entry's `_id`, or the name of a page. */
    entryId: string;
    /** The first version of an entry is 1. */
    number: number;
    kind: string;
    /** The entry as JSON; for a deleted entry its last value. */
    value: string;
    /** The display name; only for admins, because it may be a child's name. */
    title: string | null;
    at: string;
    /** Null for versions from before the history feature. */
    actor: string | null;
    accountId: string | null;
    searchText: string;
    /** The same for all entries that were changed together. */
    batch: Generated<string | null>;
  };
  /** A stored file used by a revision. */
  revisionFiles: {
    revision: string;
    file: string;
  };
  /** Mails to be sent. After sending, only the row without the text is kept for a while. */
  mails: {
    _id: string;
    kind: string;
    recipient: string;
    language: string;
    subject: string;
    text: string;
    button: string | null;
    replyTo: string | null;
    /** The id of the enquiry, or of the link to an account, that the mail is about. */
    about: Generated<string | null>;
    createdAt: string;
    /** The end of the link in the text. */
    validUntil: string | null;
    /** The mail is not sent after this moment. */
    giveUpAt: string;
    nextTryAt: string;
    attempts: Generated<number>;
    /** The process that is sending it, until the claim ends. */
    claimedBy: Generated<string | null>;
    claimedUntil: Generated<string | null>;
    /** When the mail server asked for the text. Until its answer is stored, the mail may have been delivered. */
    handedOverAt: Generated<string | null>;
    sentAt: Generated<string | null>;
    givenUpAt: Generated<string | null>;
    /** Why the last attempt failed: a coded message. */
    lastError: Generated<string | null>;
  };
  searchTexts: SearchTextTable;
  /** The text of each PDF that the search looks through; empty if it cannot be read. */
  fileTexts: { file: string; text: string };
  /** The distinct words of the public texts, and how many letters each has; 0 if no typed word is corrected to it, -1 if only PDFs have it. */
  searchVocabulary: { word: string; letters: number };
  migrations: {
    name: string;
    appliedAt: string;
  };
}

export type Engine = "sqlite" | "postgres";
export type Database = Kysely<Tables>;
/** A transaction; functions that change data take one, so that their changes are atomic. */
export type Tx = Transaction<Tables>;
