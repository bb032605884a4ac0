import { words } from "../../ui/panel-words.ts";
import { ApiFailure, failedWith, failureOf, isPartOff } from "../api/api-failure.ts";

/** A field that the user and somebody else have both changed. */
export interface Difference {
  name: string;
  label: string;
  mine: string;
  theirs: string;
}

/** A stored version; `updatedAt` is null if nothing was ever saved. */
export interface Stored {
  updatedAt: string | null;
}

/** How a form saves an edit of a stored version, and how it compares the edit with what somebody else has saved. */
export interface VersionedSave<Edit, Theirs extends Stored, Saved> {
  /** Sends the edit with `If-Match`. */
  send(edit: Edit): Promise<Saved>;
  /** Loads the version that somebody else has saved. */
  load(): Promise<Theirs>;
  /** The person who saved it; undefined if unknown. */
  findPerson(theirs: Theirs): Promise<string | undefined>;
  /** The fields that both have changed to different values. */
  compare(edit: Edit, theirs: Theirs): readonly Difference[] | Promise<readonly Difference[]>;
  /** The edit based on the other version: with what only the other person has changed, and their values in `takeTheirs`. */
  rebase(edit: Edit, theirs: Theirs, takeTheirs: ReadonlySet<string>): Edit;
  /** Whether the edit differs from the version that it is based on. */
  isChanged(edit: Edit): boolean;
}

/** An edit that cannot be saved before the user has chosen between two values of at least one field. */
export interface Conflict<Edit, Theirs extends Stored> {
  edit: Edit;
  theirs: Theirs;
  person: string | undefined;
  differences: readonly Difference[];
}

/** `kept`: the user has chosen the stored values only, and nothing was sent. */
export type Outcome<Edit, Theirs extends Stored, Saved> =
  | { is: "saved"; edit: Edit; saved: Saved }
  | { is: "kept"; theirs: Theirs }
  | { is: "conflict"; conflict: Conflict<Edit, Theirs> };

const NOTHING: ReadonlySet<string> = new Set();

/** The other version could not be loaded, so nothing is saved. */
class TheirsNotLoaded extends ApiFailure {
  constructor() {
    super(409, { message: words.entryForm.theirsNotLoaded });
  }
}

/** Sends an edit. If somebody else has changed only other fields, it is sent again, based on their version. */
export async function sendVersion<Edit, Theirs extends Stored, Saved>(
  edit: Edit,
  save: VersionedSave<Edit, Theirs, Saved>,
): Promise<Outcome<Edit, Theirs, Saved>> {
  try {
    return { is: "saved", edit, saved: await save.send(edit) };
  } catch (error) {
    if (!failedWith(error, "stale_edit")) throw error;
  }
  const theirs = await save.load().catch(explainLoad);
  const differences = await save.compare(edit, theirs);
  if (differences.length === 0) return sendVersion(save.rebase(edit, theirs, NOTHING), save);
  const person = await save.findPerson(theirs).catch(() => undefined);
  return { is: "conflict", conflict: { edit, theirs, person, differences } };
}

/** Continues with the values that the user has chosen. */
export async function sendChoice<Edit, Theirs extends Stored, Saved>(
  { edit, theirs }: Conflict<Edit, Theirs>,
  takeTheirs: ReadonlySet<string>,
  save: VersionedSave<Edit, Theirs, Saved>,
): Promise<Outcome<Edit, Theirs, Saved>> {
  const rebased = save.rebase(edit, theirs, takeTheirs);
  return save.isChanged(rebased) ? sendVersion(rebased, save) : { is: "kept", theirs };
}

/** Forms have answers of their own if the entry was deleted, or its feature switched off. */
function explainLoad(error: unknown): never {
  if (failureOf(error).status === 404 || isPartOff(error)) throw error;
  throw new TheirsNotLoaded();
}

/** Whether the user and somebody else have changed a value, to different ones. */
export const isDisputed = <Value>({ base, mine, theirs }: Record<"base" | "mine" | "theirs", Value>) =>
  mine !== base && theirs !== base && mine !== theirs;
