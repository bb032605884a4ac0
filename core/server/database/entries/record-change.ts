import type { AuditAction } from "../../../content/api/audit-contract.ts";
import { inEnglish } from "../../../content/messages/message.ts";
import type { Tx } from "../tables.ts";
import { createIdSource } from "./entry-id.ts";
import { toSearchText } from "./search-text.ts";

/** The actor of a change: an account (by email), a program (`nameProgram`) or one of the actors below. */
export interface Actor {
  name: string;
  accountId: string | null;
  /** The person may only change drafts that they have created (`own-drafts.ts`). */
  ownDraftsOnly?: true;
}

export const VISITOR: Actor = { name: "visitor", accountId: null };
export const COMMAND_LINE: Actor = { name: "command line", accountId: null };
/** Changes without a user, such as the first admin and the sample content. */
export const PROGRAM: Actor = { name: "program", accountId: null };

/** The account of the session, or a visitor. A program is named with the owner of its token. */
export function actorOf(
  session: { email: string; accountId: string; program?: string | undefined } | undefined,
): Actor {
  if (!session) return VISITOR;
  const { email, accountId, program } = session;
  return { name: program === undefined ? email : nameProgram(email, program), accountId };
}

export const nameProgram = (email: string, name: string) => `${email} (${name})`;

export interface Change {
  /** A content type's name, or another key of AUDIT_TYPES. */
  type: string;
  action: AuditAction;
  entryId?: string;
  /** Never the name of a child or a visitor: the log is kept for a year, even if the entry is deleted. Sentences of the program are messages. */
  title?: string | null;
  /** The names of the changed fields, never their values. */
  fields?: readonly string[];
}

const createId = createIdSource();

/** Writes a line of the audit log in the transaction of the change. */
export const recordChange = (tx: Tx, actor: Actor, change: Change, at?: string): Promise<void> =>
  recordChanges(tx, actor, [change], at);

/** The same for several changes. */
export async function recordChanges(
  tx: Tx,
  actor: Actor,
  changes: readonly Change[],
  at = new Date().toISOString(),
): Promise<void> {
  const person = await findPerson(tx, actor);
  const lines = changes.map(({ type, action, entryId, title = null, fields = [] }) => ({
    _id: createId(),
    at,
    actor: actor.name,
    accountId: actor.accountId,
    person: person?.name || null,
    duties: person?.duties ?? null,
    type,
    action,
    entryId: entryId ?? null,
    title,
    fields: JSON.stringify(fields),
    searchText: toSearchText([actor.name, person?.name, title && inEnglish(title), entryId]),
  }));
  await tx.insertInto("auditLog").values(lines).execute();
}

/** The name and the duties at the time of the change: the account may be changed or deleted later. */
const findPerson = async (tx: Tx, { accountId }: Actor) =>
  accountId === null
    ? undefined
    : tx.selectFrom("accounts").select(["name", "duties"]).where("_id", "=", accountId).executeTakeFirst();
