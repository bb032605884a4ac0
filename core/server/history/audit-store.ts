import { featureStores } from "../../../features/stores.ts";
import type { AuditEntry, AuditFilter, AuditReader } from "../../content/api/audit-contract.ts";
import { inEnglish, isCoded } from "../../content/messages/message.ts";
import { searchTextContains } from "../database/entries/search-text.ts";
import type { Database } from "../database/tables.ts";
import { addHindiTitles } from "./hindi-titles.ts";

const COLUMNS = [
  ...(["_id", "at", "actor", "accountId", "person", "duties"] as const),
  ...(["type", "action", "entryId", "title", "fields"] as const),
] as const;
const EXPORT_STEP = 1000;

export type AuditStore = ReturnType<typeof createAuditStore>;

/** Reads the audit log. `recordChange` writes it, in the transaction of the change. */
export function createAuditStore(db: Database, now: () => number = Date.now) {
  const selectMatching = ({ q, duty, type, action, from, to }: AuditFilter, types: readonly string[]) => {
    let select = db.selectFrom("auditLog").where("type", "in", types);
    if (q) select = select.where(searchTextContains(q));
    if (duty) select = select.where("duties", "like", `%"${duty}"%`);
    if (type) select = select.where("type", "=", type);
    if (action) select = select.where("action", "=", action);
    if (from) select = select.where("at", ">=", from);
    if (to) select = select.where("at", "<", to);
    return select;
  };

  const readPage = async (
    filter: AuditFilter,
    { types, may }: AuditReader,
    { limit, offset }: { limit: number; offset: number },
  ): Promise<AuditEntry[]> => {
    if (types.length === 0) return [];
    const rows = await selectMatching(filter, types)
      .select(COLUMNS)
      .orderBy("at", "desc")
      .orderBy("_id", "desc")
      .limit(limit)
      .offset(offset)
      .execute();
    let titled = await writeMessages(await addHindiTitles(db, rows));
    for (const { auditTitles } of featureStores) {
      if (auditTitles && may(auditTitles.needs)) titled = await auditTitles.add(db, titled);
    }
    return titled.map(({ duties, fields, ...row }) => ({
      ...row,
      duties: duties === null ? null : (JSON.parse(duties) as string[]),
      fields: JSON.parse(fields) as string[],
    }));
  };

  return {
    /** Entries about the types that the reader may see. */
    async list(
      filter: AuditFilter,
      reader: AuditReader,
      page: { limit: number; offset: number },
    ): Promise<{ entries: AuditEntry[]; total: number }> {
      if (reader.types.length === 0) return { entries: [], total: 0 };
      const { total } = await selectMatching(filter, reader.types)
        .select((eb) => eb.fn.countAll().as("total"))
        .executeTakeFirstOrThrow();
      return { entries: await readPage(filter, reader, page), total: Number(total) };
    },

    /** All matching entries up to now, in parts. */
    async *readAll(filter: AuditFilter, reader: AuditReader): AsyncGenerator<AuditEntry[]> {
      // New entries would shift the offsets.
      const to = filter.to ?? new Date(Date.now() + 1).toISOString();
      for (let offset = 0; ; offset += EXPORT_STEP) {
        const entries = await readPage({ ...filter, to }, reader, { limit: EXPORT_STEP, offset });
        yield entries;
        if (entries.length < EXPORT_STEP) return;
      }
    },

    /** Removes entries that are older than a year. */
    async removeOld(): Promise<void> {
      const yearAgo = new Date(now());
      yearAgo.setUTCFullYear(yearAgo.getUTCFullYear() - 1);
      await db.deleteFrom("auditLog").where("at", "<", yearAgo.toISOString()).execute();
    },
  };
}

/** Titles that are messages, in both languages. The Hindi is loaded on demand: most lines have none. */
async function writeMessages<Line extends { title: string | null; titleHi: string | null }>(
  lines: readonly Line[],
): Promise<Line[]> {
  if (!lines.some(({ title }) => title !== null && isCoded(title))) return [...lines];
  const { writeMessage } = await import("../../words/panel/hi/write-message.ts");
  return lines.map((line) =>
    line.title !== null && isCoded(line.title)
      ? { ...line, title: inEnglish(line.title), titleHi: writeMessage(line.title) }
      : line,
  );
}
