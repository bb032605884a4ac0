import type { Label } from "../words/label.ts";
import type { PublicPage } from "./site/define-public-page.ts";
import type { NamedSubject } from "./types/entry-names.ts";

/** A screen of the panel, other than the list of a content type, which follows from its declaration. */
export interface Screen {
  /** The file in `panel/screens/`, without its ending. */
  file: string;
  /** Below /admin; absent: named like the file. A segment that begins with a colon stands for any value. */
  address?: string;
  /** The screen needs no session, and its address is a whole one. */
  isOpen?: true;
  /** Shown without the menu: without a token it leads to the login, not to the home page. */
  isAlone?: true;
  /** The permissions that the screen needs to be of any use. */
  needs?: readonly string[];
  /** The link of the menu that is marked while the screen is open; absent: its own. */
  partOf?: string;
}

/** The part of a feature in a duty: the subjects of permissions that the duty contains. The feature that names the duty declares it. */
export interface DutyPart {
  subjects: readonly string[];
  /** Subjects that the duty only reads. */
  reads?: readonly string[];
  /** The name of the duty in the panel. */
  title?: readonly [en: string, hi: string];
  /** A short description of the rights; if absent, the words of the screen "Accounts" have it. */
  may?: readonly [en: string, hi: string];
  /** Where it is among the duties that the panel offers. */
  place?: number;
  /** Its entries are drafts until somebody else publishes them. */
  isForDrafts?: true;
  /** The duty reads everything that the office reads, whatever its subjects. */
  looks?: true;
}

/** How the school switches a feature off and on, on the screen "Parts of the site". Texts are in English and Hindi. */
export interface FeatureSwitch {
  title: readonly [en: string, hi: string];
  /** One sentence. */
  about: readonly [en: string, hi: string];
  /** The names of features that must be on. */
  needs?: readonly string[];
}

/** When an account gets a mail. */
export type MailTime = "now" | "daily" | "never";

/** A kind of queued mails. */
export interface MailKindTexts {
  /** Its name in the panel. */
  name: Label;
  /** A person of the office has written the mail; the others are automatic. */
  isPersonal?: true;
  /** Sent to people who have written to the school, and part of what is stored about them. */
  isToVisitors?: true;
}

/** Mails that the owner of an account chooses by topic; until then there are none. */
export interface ChosenMails {
  /** The permission without which nobody gets them. */
  needs: string;
  topics: readonly string[];
  times: readonly MailTime[];
}

/** A step of the setup guide about texts of pages: their fields name it with `neededFor`. Texts are in English and Hindi. */
export interface SetupStep {
  /** Where it is among the steps. */
  place: number;
  title: readonly [en: string, hi: string];
  text: readonly [en: string, hi: string];
}

/** A subject of the audit log beside content. */
export interface AuditType {
  /** The permission to read its lines. */
  needs: string;
  /** Its place in the list of types. */
  place: number;
  /** There is one of it: titles of lines are details. */
  isOnly?: true;
}

/** How the audit log names and describes an action. */
export interface AuditActionTexts {
  /** For the filter by action. */
  name: Label;
  /** A sentence with placeholders: see `core/words/panel/en/audit-sentences.ts`. */
  sentence: Label;
  /** The title of a line has numbers: "versions 5, files 1". */
  hasCounts?: true;
}

/** The description of a feature for every layer. Free of Zod, because public pages read it. */
export interface Feature {
  /** The name of its folder. */
  name: string;
  /** The features whose exports it imports (`scripts/import-directions.ts`). */
  dependsOn?: readonly string[];
  /** Absent: the feature is always on. */
  switch?: FeatureSwitch;
  /** The content types that go with it when it is switched off. */
  types?: readonly string[];
  publicPages?: readonly PublicPage[];
  /** The names of style sheets in its folder `site`; each is the only one of some public pages besides the common one. */
  stylesheets?: readonly string[];
  screens?: readonly Screen[];
  /** The pages that the office edits, each with its place in the panel. Those with a `top` are pages too (`panelPlace`). */
  documents?: Readonly<Record<string, number>>;
  setupSteps?: Readonly<Record<string, SetupStep>>;
  /** Permissions that are about neither a content type nor an own document. */
  permissions?: readonly `${string}:${"read" | "write"}`[];
  /** The permissions that are enough to change a single page, by the page's name (decision 098). */
  pagePermissions?: Readonly<Record<string, `${string}:write`>>;
  /** By the name of the duty. A duty may have parts in several features. */
  duties?: Readonly<Record<string, DutyPart>>;
  mails?: ChosenMails;
  mailKinds?: Readonly<Record<string, MailKindTexts>>;
  /** Subjects that are apart from the rest: read with duties that name them, or only with full accounts. */
  apart?: { byDuty?: readonly string[]; byFullAccounts?: readonly string[] };
  /** The names of its subjects of the audit log and the trash that are no content types. */
  subjects?: Readonly<Record<string, NamedSubject>>;
  /** The labels of changes in the audit log that are no fields of a form, by type. */
  auditFields?: Readonly<Record<string, Readonly<Record<string, Label>>>>;
  /** The subjects of the audit log beside content. */
  auditTypes?: Readonly<Record<string, AuditType>>;
  /** Documents that are no pages. Each has the permissions `NAME:read` and `NAME:write`, and is edited on the first screen of the feature. */
  ownDocuments?: readonly string[];
}

/** Every duty that writes entries also needs their files, earlier versions and trash. */
export const ENTRY_TOOLS = ["files", "history", "trash"] as const;

/** Checks the literal against the type and keeps its exact type. */
export const defineFeature = <const Declared extends Feature>(feature: Declared & Feature): Declared =>
  feature;
