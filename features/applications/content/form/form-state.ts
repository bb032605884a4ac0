import type { Coded } from "../../../../core/content/messages/message.ts";
import type { Language } from "../../../../core/words/languages.ts";
import type { ApplicationSettings, AskedDocument } from "../settings.ts";
import { type ApplyClass, findAskedDocuments } from "./apply-classes.ts";
import type { ApplicationForm, FormDocument, Typed } from "./apply-contract.ts";

/** How long a form is kept after the last change. */
export const FORM_DAYS = 30;

/** The data of a sent application that its parents see. */
export type SentApplication = NonNullable<ApplicationForm["sent"]>;

/** A form, or the application that it has become. */
export interface FormState {
  _id: string;
  link: string;
  /** The address of the site, for showing the whole link. */
  origin: string;
  language: Language;
  /** What parents see in the form: values that were not sent yet, or else those that were sent. */
  typed: Typed;
  /** The values that the school has; none before the form is sent. */
  stored: Typed;
  savedAt: string;
  documents: FormDocument[];
  errors: Record<string, Coded>;
  /** Null until it is sent. */
  sent: SentApplication | null;
  /** Whether there are typed values that were not sent. */
  hasUnsent: boolean;
  settings: ApplicationSettings;
  classes: ApplyClass[];
}

/** How and whether the school takes applications now. */
export interface Intake {
  isOpen: boolean;
  settings: ApplicationSettings;
  classes: ApplyClass[];
  session: string | null;
}

/** The documents that are asked for and missing or refused. */
export function findMissing(
  settings: Pick<ApplicationSettings, "documents">,
  classSought: string | undefined,
  documents: readonly { document: string; state: string }[],
): AskedDocument[] {
  const added = documents.filter(({ state }) => state !== "refused").map(({ document }) => document);
  return findAskedDocuments(settings, classSought).filter(({ id }) => !added.includes(id));
}
