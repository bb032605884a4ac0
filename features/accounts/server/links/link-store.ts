import { randomUUID } from "node:crypto";
import { can, type Duty } from "../../../../core/content/api/permissions.ts";
import type { Coded } from "../../../../core/content/messages/message.ts";
import { message } from "../../../../core/content/messages/message.ts";
import { cancelMailsAbout } from "../../../../core/server/database/cancel-mails.ts";
import { type Actor, recordChange } from "../../../../core/server/database/entries/record-change.ts";
import type { Database, Tables, Tx } from "../../../../core/server/database/tables.ts";
import { notFound } from "../../../../core/server/errors.ts";
import { label } from "../../../../core/words/label.ts";
import { LANGUAGES, type Language } from "../../../../core/words/languages.ts";
import type { LinkKind } from "../../content/account-contract.ts";
import { findRights, readDuties, writeDuties } from "../account-rights.ts";
import { linkEnded, linkUnknown } from "../errors.ts";
import { createToken, digest } from "../tokens.ts";

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
const LASTS_MS: Record<LinkKind, number> = { invitation: 7 * DAY_MS, reset: HOUR_MS, email: DAY_MS };
/** Expired invitations stay in the list, to be renewed. */
const LISTED_MS = 30 * DAY_MS;

type Ending = "used" | "revoked" | "expired" | "withoutInviter";

/** Why a link cannot be used. */
const ENDINGS: Record<"invitation" | "other", Record<Ending, Coded>> = {
  invitation: {
    used: message("invitation_used"),
    revoked: message("invitation_revoked"),
    expired: message("invitation_expired"),
    withoutInviter: message("invitation_without_inviter"),
  },
  other: {
    used: message("link_used"),
    revoked: message("link_revoked"),
    expired: message("link_expired"),
    withoutInviter: message("link_revoked"),
  },
};

export interface AccountLink {
  _id: string;
  kind: LinkKind;
  /** Null for an invitation. */
  accountId: string | null;
  email: string;
  duties: Duty[];
  language: Language;
  createdAt: string;
  expiresAt: string;
  /** The email address of the account that created it. */
  createdBy: string | null;
  state: Ending | "open";
}

type ListedInvitation = AccountLink & { state: "open" | "expired" | "withoutInviter" };

const isListed = (link: AccountLink): link is ListedInvitation =>
  link.state !== "used" && link.state !== "revoked";

/** `token` is returned once and never stored. */
export interface CreatedLink {
  _id: string;
  token: string;
  expiresAt: string;
}

export interface NewLink {
  kind: LinkKind;
  accountId: string | null;
  email: string;
  duties?: readonly Duty[];
  language: Language;
  /** The link ends when this account may no longer manage accounts; null if it does not depend on an account. */
  createdBy: string | null;
}

export type LinkStore = ReturnType<typeof createLinkStore>;

/** One-use links: invitations, password resets and changes of an email address. */
export function createLinkStore(db: Database, now: () => number = Date.now) {
  const select = (source: Database | Tx) =>
    source
      .selectFrom("accountLinks")
      .leftJoin("accounts", "accounts._id", "accountLinks.createdBy")
      .select([
        ...(["accountLinks._id", "accountLinks.kind", "accountLinks.accountId"] as const),
        ...(["accountLinks.email", "accountLinks.duties", "accountLinks.language"] as const),
        ...(["accountLinks.createdAt", "accountLinks.expiresAt"] as const),
        ...(["accountLinks.usedAt", "accountLinks.revokedAt", "accountLinks.createdBy"] as const),
        ...(["accounts.email as creator", "accounts.role", "accounts.disabledAt"] as const),
        "accounts.duties as dutiesOfCreator",
      ]);
  type Row = Awaited<ReturnType<ReturnType<typeof select>["execute"]>>[number];

  function hasInviter({ createdBy, creator, role, disabledAt, dutiesOfCreator }: Row): boolean {
    if (createdBy === null) return true;
    if (creator === null || role === null || dutiesOfCreator === null || disabledAt !== null) return false;
    const rights = findRights({ role, duties: readDuties(dutiesOfCreator) });
    return can(rights, "accounts:write");
  }

  function stateOf(row: Row): AccountLink["state"] {
    if (row.usedAt !== null) return "used";
    if (row.revokedAt !== null) return "revoked";
    if (row.expiresAt <= new Date(now()).toISOString()) return "expired";
    return hasInviter(row) ? "open" : "withoutInviter";
  }

  const present = (row: Row): AccountLink => ({
    _id: row._id,
    kind: row.kind as LinkKind,
    accountId: row.accountId,
    email: row.email,
    duties: readDuties(row.duties),
    language: LANGUAGES.find((language) => language === row.language) ?? "en",
    createdAt: row.createdAt,
    expiresAt: row.expiresAt,
    createdBy: row.creator,
    state: stateOf(row),
  });

  const refuse = (kind: LinkKind, ending: Ending) =>
    linkEnded(ENDINGS[kind === "invitation" ? kind : "other"][ending]);

  return {
    async create(tx: Tx, { duties = [], ...link }: NewLink): Promise<CreatedLink> {
      const created = { _id: randomUUID(), token: createToken() };
      const expiresAt = new Date(now() + LASTS_MS[link.kind]).toISOString();
      await tx
        .insertInto("accountLinks")
        .values({
          ...link,
          _id: created._id,
          tokenHash: digest(created.token),
          duties: writeDuties(duties),
          createdAt: new Date(now()).toISOString(),
          expiresAt,
          usedAt: null,
          revokedAt: null,
        })
        .execute();
      return { ...created, expiresAt };
    },

    /** The link of a token; throws in words if it cannot be used. */
    async require(token: string, kind: LinkKind): Promise<AccountLink> {
      const row = await select(db)
        .where("accountLinks.tokenHash", "=", digest(token))
        .where("accountLinks.kind", "=", kind)
        .executeTakeFirst();
      if (!row) throw linkUnknown();
      const link = present(row);
      if (link.state !== "open") throw refuse(kind, link.state);
      return link;
    },

    /** In the transaction of what the link allows. Of concurrent calls one succeeds. */
    async use(tx: Tx, { _id, kind }: AccountLink): Promise<void> {
      const used = await tx
        .updateTable("accountLinks")
        .set({ usedAt: new Date(now()).toISOString() })
        .where("_id", "=", _id)
        .where("usedAt", "is", null)
        .where("revokedAt", "is", null)
        .returning("_id")
        .executeTakeFirst();
      if (used) return;
      const link = await tx
        .selectFrom("accountLinks")
        .select("usedAt")
        .where("_id", "=", _id)
        .executeTakeFirst();
      throw refuse(kind, link?.usedAt === null ? "revoked" : "used");
    },

    /** Invitations that nobody has accepted or revoked, newest first. */
    async listInvitations(): Promise<ListedInvitation[]> {
      const rows = await select(db)
        .where("accountLinks.kind", "=", "invitation")
        .where("accountLinks.usedAt", "is", null)
        .where("accountLinks.revokedAt", "is", null)
        .orderBy("accountLinks.createdAt", "desc")
        .orderBy("accountLinks._id")
        .execute();
      return rows.map(present).filter(isListed);
    },

    /** Ends the open invitations of an address; a new one replaces them. */
    async revokeInvitationsOf(tx: Tx, email: string): Promise<void> {
      await endLinks(tx, { kind: "invitation", email }, now);
    },

    /** Ends an invitation that is still in the list; throws 404 if it is not. */
    async revokeInvitation(tx: Tx, id: string, actor: Actor): Promise<AccountLink> {
      const row = await select(tx).where("accountLinks._id", "=", id).executeTakeFirst();
      const ended = await endLinks(tx, { kind: "invitation", _id: id }, now);
      if (!row || ended.length === 0) throw notFound(label("Invitation", "निमंत्रण"));
      await recordChange(tx, actor, { type: "invitation", action: "delete", entryId: id, title: row.email });
      return present(row);
    },

    /** When the mail server has accepted a mail after its invitation was replaced or withdrawn, by address. */
    async listLateMails(): Promise<Map<string, string>> {
      const rows = await db
        .selectFrom("accountLinks")
        .innerJoin("mails", "mails.about", "accountLinks._id")
        .select(["accountLinks.email", "mails.sentAt"])
        .where("accountLinks.kind", "=", "invitation")
        .whereRef("mails.sentAt", ">=", "accountLinks.revokedAt")
        .orderBy("mails.sentAt")
        .execute();
      return new Map(rows.flatMap(({ email, sentAt }) => (sentAt === null ? [] : [[email, sentAt]])));
    },

    async removeExpired(): Promise<void> {
      const since = new Date(now() - LISTED_MS).toISOString();
      await db.deleteFrom("accountLinks").where("expiresAt", "<=", since).execute();
    },
  };
}

type WhichLinks = Partial<Pick<Tables["accountLinks"], "_id" | "kind" | "email" | "accountId">>;

/** Ends open links and cancels the mails with them. Returns their ids. */
async function endLinks(tx: Tx, which: WhichLinks, now: () => number = Date.now): Promise<string[]> {
  const ended = await tx
    .updateTable("accountLinks")
    .set({ revokedAt: new Date(now()).toISOString() })
    .where("usedAt", "is", null)
    .where("revokedAt", "is", null)
    .where((eb) => eb.and(which))
    .returning("_id")
    .execute();
  const ids = ended.map(({ _id }) => _id);
  await cancelMailsAbout(tx, ids);
  return ids;
}

/** Ends every open link of an account, or those of one kind: for a new link, password or address, and when the account is disabled. */
export async function endLinksOf(tx: Tx, accountId: string, kind?: LinkKind): Promise<void> {
  await endLinks(tx, { accountId, ...(kind && { kind }) });
}
