import type { SelectQueryBuilder } from "kysely";
import { checkEntry } from "../../content/resources/check-entry.ts";
import type { Resource } from "../../content/resources/define-resource.ts";
import type { ResourceName } from "../../content/resources/index.ts";
import { fileNames } from "../database/entry-files.ts";
import { createIdSource } from "../database/entry-id.ts";
import type { OpenDatabase } from "../database/open-database.ts";
import { type Actor, type Change, PROGRAM, recordChange } from "../database/record-change.ts";
import { recordVersion, requireRevisionValue, type Version } from "../database/record-revision.ts";
import { findAllNamedFiles, findNamedFiles, findRevisionFiles } from "../database/row-files.ts";
import { asOneLine, searchTextContains, toSearchText } from "../database/search-text.ts";
import type { Database, EntryRow, StoredFields, Tables, Tx } from "../database/tables.ts";
import { notFound, staleEdit, staleOrder, validationFailed } from "../errors.ts";

export type EntryValues = Record<string, string | number | null>;

export interface EntryQuery {
  q?: string | undefined;
  limit?: number | undefined;
  offset?: number | undefined;
  filters?: Record<string, string>;
}

export interface ReadFields {
  /** What a reader is not shown is not even taken from the database; absent: every declared field and the times. */
  fields?: readonly string[];
}

/** Decides whether an edit that was made on `updatedAt` may be written. */
export type EditGuard = (updatedAt: string) => boolean;

/** Refuses, by throwing, to restore over a version; undefined: the entry is not there. */
export type RestoreGuard = (updatedAt: string | undefined) => void;

/** Hears which content type a committed change is about, and the version that it wrote. */
export type OnChange = (tag: string, version: number) => void;

export type ContentStore = ReturnType<typeof createContentStore>;

/** Reads and writes the entries of every content type. */
export function createContentStore({ db, engine }: OpenDatabase, onChange: OnChange) {
  const createEntryId = createIdSource();

  /** Held until the transaction ends: of two edits at once, the second sees what the first wrote. */
  async function findLocked(tx: Tx, resource: Resource, id: string): Promise<EntryRow | undefined> {
    const query = tx.selectFrom(tableOf(resource)).selectAll().where("_id", "=", id);
    // A SQLite write transaction has the whole database to itself.
    return (await (engine === "postgres" ? query.forUpdate() : query).executeTakeFirst()) as
      | EntryRow
      | undefined;
  }

  async function requireLocked(tx: Tx, resource: Resource, id: string): Promise<EntryRow> {
    const row = await findLocked(tx, resource, id);
    if (!row) throw notFound(resource.singular);
    return row;
  }

  return {
    async list(
      resource: Resource,
      { fields = allFields(resource), ...query }: EntryQuery & ReadFields = {},
    ): Promise<{ rows: StoredFields[]; total: number }> {
      const matching = selectMatching(db, resource, query);
      let page = matching.select(columnsOf(fields));
      if (resource.paths.order) page = page.orderBy("position");
      page = page.orderBy("createdAt", "desc").orderBy("_id", "desc");
      const isWhole = query.limit === undefined && query.offset === undefined;
      // SQLite takes an offset only together with a limit.
      if (!isWhole) page = page.limit(query.limit ?? Number.MAX_SAFE_INTEGER).offset(query.offset ?? 0);
      const rows = (await page.execute()) as StoredFields[];
      return { rows, total: totalShown(rows.length, query) ?? (await count(matching)) };
    },

    async find(
      resource: Resource,
      id: string,
      { fields = allFields(resource) }: ReadFields = {},
    ): Promise<StoredFields | undefined> {
      const query = db.selectFrom(tableOf(resource)).select(columnsOf(fields)).where("_id", "=", id);
      return (await query.executeTakeFirst()) as StoredFields | undefined;
    },

    async isEmpty(resource: Resource): Promise<boolean> {
      return (await db.selectFrom(tableOf(resource)).select("_id").limit(1).executeTakeFirst()) === undefined;
    },

    /** Every stored file that an entry or a page names; of `wanted`, where that is given. */
    async fileNamesInUse(wanted?: readonly string[]): Promise<Set<string>> {
      return wanted ? findNamedFiles({ db, engine }, wanted) : findAllNamedFiles(db);
    },

    /** Every stored file that a revision names; of `wanted`, where that is given. */
    fileNamesInHistory: (wanted?: readonly string[]) => findRevisionFiles({ db, engine }, wanted),

    async create(resource: Resource, values: EntryValues, actor: Actor = PROGRAM): Promise<EntryRow> {
      const now = new Date().toISOString();
      const row: EntryRow = {
        ...values,
        _id: createEntryId(),
        createdAt: now,
        updatedAt: now,
        searchText: searchTextOf(resource, values),
        sample: 0,
      };
      const insert = async (tx: Tx) => {
        if (resource.paths.order) row.position = await findPlaceInFront(tx, resource);
        await tx.insertInto(tableOf(resource)).values(row).execute();
        const change = { action: "create", ...nameOf(resource, row) } as const;
        await recordVersion(tx, actor, change, versionOf(resource, row));
      };
      await write(db, resource, onChange, insert, menusTag(resource, row._id));
      return row;
    },

    /**
     * Writes only the given fields. The row as it was comes back too, for the files that were replaced, and the revision that
     * holds it.
     */
    async update(
      resource: Resource,
      id: string,
      change: (before: EntryRow) => EntryValues,
      mayEdit: EditGuard,
      actor: Actor = PROGRAM,
    ): Promise<SavedChange> {
      return write(db, resource, onChange, async (tx) => {
        const before = await requireLocked(tx, resource, id);
        if (!mayEdit(before.updatedAt)) throw staleEdit();
        return saveChange(tx, resource, before, change(before), "update", actor);
      });
    },

    /** Makes an entry what it was at a revision. One that is gone comes back under its id, at its place. */
    async restore(
      resource: Resource,
      { revision, id }: { revision: string; id: string },
      guard: RestoreGuard,
      actor: Actor,
    ): Promise<RestoredEntry> {
      const bringBack = async (tx: Tx): Promise<RestoredEntry> => {
        const before = await findLocked(tx, resource, id);
        const value = (await requireRevisionValue(tx, engine, revision)) as EntryRow;
        guard(before?.updatedAt);
        const values = requireFittingValues(resource, value, before);
        if (before) return saveChange(tx, resource, before, values, "restore", actor);
        const after: EntryRow = {
          ...values,
          _id: id,
          createdAt: value.createdAt,
          updatedAt: laterThan(value.updatedAt),
          searchText: searchTextOf(resource, values),
          sample: 0,
          ...(resource.paths.order && { position: Number(value.position ?? 0) }),
        };
        const inserted = await tx
          .insertInto(tableOf(resource))
          .values(after)
          .onConflict((conflict) => conflict.column("_id").doNothing())
          .returning("_id")
          .executeTakeFirst();
        if (!inserted) {
          // Somebody else restored it at the same moment.
          guard(after.updatedAt);
          throw staleEdit();
        }
        const change = { action: "restore", ...nameOf(resource, after) } as const;
        await recordVersion(tx, actor, change, versionOf(resource, after));
        return { before: undefined, after, undo: undefined };
      };
      return write(db, resource, onChange, bringBack, menusTag(resource, id));
    },

    /** Puts all entries in the given order. */
    async reorder(resource: Resource, ids: readonly string[], actor: Actor = PROGRAM): Promise<void> {
      await write(db, resource, onChange, async (tx) => {
        // Everybody locks the rows in the same order, so that two at once wait instead of stopping each other.
        const query = tx.selectFrom(tableOf(resource)).select("_id").orderBy("_id");
        const rows = await (engine === "postgres" ? query.forUpdate() : query).execute();
        const known = new Set(rows.map(({ _id }) => _id));
        if (ids.length !== known.size || !ids.every((id) => known.delete(id))) throw staleOrder();
        for (const [position, id] of ids.entries()) {
          await tx.updateTable(tableOf(resource)).set({ position }).where("_id", "=", id).execute();
        }
        await recordChange(tx, actor, { action: "update", type: resource.name, fields: ["order"] });
      });
    },

    /** The entry as it was comes back, and the revision that holds it. */
    async remove(
      resource: Resource,
      id: string,
      actor: Actor = PROGRAM,
    ): Promise<{ before: EntryRow; undo: string }> {
      const erase = async (tx: Tx) => {
        const before = await requireLocked(tx, resource, id);
        await tx.deleteFrom(tableOf(resource)).where("_id", "=", id).execute();
        const change = { action: "delete", ...nameOf(resource, before) } as const;
        const { id: undo } = await recordVersion(tx, actor, change, versionOf(resource, before));
        return { before, undo };
      };
      return write(db, resource, onChange, erase, menusTag(resource, id));
    },
  };
}

export interface SavedChange {
  before: EntryRow;
  after: EntryRow;
  /** The revision that undoes the change. */
  undo: string | undefined;
}

export type RestoredEntry = Omit<SavedChange, "before"> & { before: EntryRow | undefined };

async function saveChange(
  tx: Tx,
  resource: Resource,
  before: EntryRow,
  values: EntryValues,
  action: "update" | "restore",
  actor: Actor,
): Promise<SavedChange> {
  const changed = { ...values, updatedAt: laterThan(before.updatedAt), sample: 0 };
  const searchText = searchTextOf(resource, { ...before, ...changed });
  const after: EntryRow = { ...before, ...changed, searchText };
  await tx
    .updateTable(tableOf(resource))
    .set({ ...changed, searchText })
    .where("_id", "=", before._id)
    .execute();
  const fields = Object.keys(resource.fields).filter((name) => after[name] !== before[name]);
  const change = { action, ...nameOf(resource, after), fields };
  // The sample came with the program; who else wrote what was there before history was kept, nobody knows.
  const actorBefore = before.sample === 1 ? PROGRAM : null;
  const { previous: undo } = await recordVersion(tx, actor, change, versionOf(resource, after), {
    ...versionOf(resource, before),
    at: before.updatedAt,
    actor: actorBefore,
  });
  return { before, after, undo };
}

/** What history keeps of an entry: all but what follows from it. */
export function versionOf(resource: Resource, { searchText: _searchText, ...value }: EntryRow): Version {
  const title = resource.auditTitle ?? resource.search[0];
  return {
    value,
    files: fileNames(resource, value),
    title: title === undefined ? null : (value[title] as string | null),
  };
}

/** The fields of an old version, if today's rules let an edit save them. What it does not have stays as it is. */
function requireFittingValues(
  resource: Resource,
  value: EntryRow,
  current: EntryRow | undefined,
): EntryValues {
  const fields = Object.entries(resource.fields);
  const known = fields.filter(([name]) => Object.hasOwn(value, name));
  const values = Object.fromEntries(known.map(([name]) => [name, value[name] ?? null]));
  // A rule about text has nothing to say about a field that may be absent, and is.
  const filled = fields.filter(
    ([name, field]) =>
      (name in values || !current) &&
      !(field.kind === "value" && field.optional && (values[name] ?? null) === null),
  );
  const sent = Object.fromEntries(filled.map(([name]) => [name, values[name] ?? null]));
  const { errors, message } = checkEntry(resource, "update", sent, () => true);
  if (message !== undefined) throw validationFailed(errors, message);
  return values;
}

/** Says which tags a change concerns besides its own; it sees what every earlier change under that tag has left. */
type FindMoreTags<Result> = (tx: Tx, result: Result) => Promise<string[]>;

/**
 * Runs a change in a transaction and raises the version of its tag in the same one. From there on whoever changes something
 * under the same tag waits, so that what `findMoreTags` sees stays true until the end.
 */
export async function writeTagged<Result>(
  db: Database,
  tag: string,
  onChange: OnChange,
  change: (tx: Tx) => Promise<Result>,
  findMoreTags: FindMoreTags<Result> = async () => [],
): Promise<Result> {
  const { result, versions } = await db.transaction().execute(async (tx) => {
    const result = await change(tx);
    const own = await raiseVersions(tx, [tag]);
    const more = await raiseVersions(tx, await findMoreTags(tx, result));
    return { result, versions: [...own, ...more] };
  });
  for (const [raised, version] of versions) onChange(raised, version);
  return result;
}

export async function raiseVersions(tx: Tx, tags: Iterable<string>): Promise<Map<string, number>> {
  const versions = new Map<string, number>();
  for (const tag of tags) versions.set(tag, await raiseVersion(tx, tag));
  return versions;
}

async function raiseVersion(tx: Tx, tag: string): Promise<number> {
  const { version } = await tx
    .insertInto("contentVersions")
    .values({ tag, version: 1 })
    .onConflict((conflict) =>
      conflict.column("tag").doUpdateSet((eb) => ({ version: eb("contentVersions.version", "+", 1) })),
    )
    .returning("version")
    .executeTakeFirstOrThrow();
  return version;
}

const write = <Result>(
  db: Database,
  resource: Resource,
  onChange: OnChange,
  change: (tx: Tx) => Promise<Result>,
  findMoreTags?: FindMoreTags<Result>,
) => writeTagged(db, resource.name, onChange, change, findMoreTags);

/** The menus change with the first entry of a content type and with the last. */
const menusTag = (resource: Resource, id: string) => async (tx: Tx) => {
  const other = await tx
    .selectFrom(tableOf(resource))
    .select("_id")
    .where("_id", "!=", id)
    .limit(1)
    .executeTakeFirst();
  return other === undefined ? [MENUS_TAG] : [];
};

async function findPlaceInFront(tx: Tx, resource: Resource): Promise<number> {
  const { first } = await tx
    .selectFrom(tableOf(resource))
    .select((eb) => eb.fn.min("position").as("first"))
    .executeTakeFirstOrThrow();
  return Number(first ?? 0) - 1;
}

/** An entry as the audit log names it. */
const nameOf = (resource: Resource, row: EntryRow): Pick<Change, "type" | "entryId" | "title"> => ({
  type: resource.name,
  entryId: row._id,
  title: resource.auditTitle === undefined ? null : (row[resource.auditTitle] as string | null),
});

/** Names of tables and columns come from the declarations, never from a request. */
const tableOf = (resource: Resource) => resource.name as ResourceName;
const allFields = (resource: Resource) => [...Object.keys(resource.fields), "createdAt", "updatedAt"];
const columnsOf = (fields: readonly string[]) => [...new Set(["_id", ...fields])];

function selectMatching(db: Database, resource: Resource, query: EntryQuery) {
  let select = db.selectFrom(tableOf(resource));
  if (query.q) select = select.where(searchTextContains(query.q));
  for (const [name, value] of Object.entries(query.filters ?? {})) {
    select = select.where(name, "=", asOneLine(value));
  }
  return select;
}

/** How many there are in all, when the page itself tells: it holds the last of them. A search then looks only once. */
function totalShown(
  rows: number,
  { limit = Number.POSITIVE_INFINITY, offset = 0 }: EntryQuery,
): number | undefined {
  const hasLast = rows < limit && (rows > 0 || offset === 0);
  return hasLast ? offset + rows : undefined;
}

async function count(matching: SelectQueryBuilder<Tables, ResourceName, object>): Promise<number> {
  const { total } = await matching.select((eb) => eb.fn.countAll().as("total")).executeTakeFirstOrThrow();
  return Number(total);
}

export const searchTextOf = (resource: Resource, values: EntryValues) =>
  toSearchText(resource.search.map((name) => values[name]));

/** Raised when a content type or a page ceases to be empty, or becomes it: the menus leave empty pages out. */
export const MENUS_TAG = "menus";

/** Entity tags are made of `updatedAt`, so two edits within a millisecond must still differ. */
export function laterThan(updatedAt: string): string {
  return new Date(Math.max(Date.now(), Date.parse(updatedAt) + 1)).toISOString();
}
