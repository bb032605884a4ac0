import { NEVER_SAVED } from "../../content/api-contract.ts";
import type { AnyDocument, PageDeclaration } from "../../content/pages/define-page.ts";
import { type PageName, pageNames, pages } from "../../content/pages/index.ts";
import { emptyValues, isEmptyDocument, readDocument } from "../../content/pages/page-schema.ts";
import { createIdSource } from "../database/entry-id.ts";
import type { OpenDatabase } from "../database/open-database.ts";
import { type Actor, PROGRAM, recordChange } from "../database/record-change.ts";
import { parseJson } from "../database/row-files.ts";
import type { Database, Tx } from "../database/tables.ts";
import { staleEdit } from "../errors.ts";
import { type EditGuard, laterThan, MENUS_TAG, type OnChange, writeTagged } from "./content-store.ts";

export interface StoredPage {
  document: AnyDocument;
  /** Null while nobody has saved the page. */
  updatedAt: string | null;
  /** Still as it came with the program. */
  isSample: boolean;
}

/** The tag of the cached pages that show a page's document. */
export const pageTag = (name: PageName) => `page:${name}`;

/** Items of a list keep their id while they are moved and edited. */
export const createItemId = createIdSource();

export type PageStore = ReturnType<typeof createPageStore>;

/** Reads and writes the documents of the pages. `reportDamage` hears which part of a stored document cannot be read. */
export function createPageStore(
  { db, engine }: Pick<OpenDatabase, "db" | "engine">,
  onChange: OnChange,
  reportDamage: (page: PageName, path: string) => void,
) {
  /** Documents as they were last read; a page that was saved since has another `updatedAt`. */
  const known = new Map<PageName, StoredPage>();

  const parse = (name: PageName, row: PageRow): StoredPage => {
    const report = (path: string) => reportDamage(name, path);
    const document = readDocument(pages[name], parseJson(row.document), report);
    return { document, updatedAt: row.updatedAt, isSample: row.sample === 1 };
  };

  const find = async (from: Database | Tx, name: PageName, locks = false): Promise<StoredPage> => {
    const query = from.selectFrom("pages").selectAll().where("name", "=", name);
    const row = await (locks && engine === "postgres" ? query.forUpdate() : query).executeTakeFirst();
    return row ? parse(name, row) : unsaved(pages[name]);
  };

  return {
    find: (name: PageName) => find(db, name),

    /** Every page. Only what was saved since the last time is read and parsed again. */
    async findAll(): Promise<Record<PageName, StoredPage>> {
      const rows = await db.selectFrom("pages").select(["name", "updatedAt"]).execute();
      const savedAt = new Map(rows.map(({ name, updatedAt }) => [name, updatedAt]));
      const found = await Promise.all(
        pageNames.map(async (name) => {
          const isKnown = known.get(name)?.updatedAt === (savedAt.get(name) ?? null);
          const page = (isKnown && known.get(name)) || (await find(db, name));
          known.set(name, page);
          return [name, page] as const;
        }),
      );
      return Object.fromEntries(found) as Record<PageName, StoredPage>;
    },

    async update(
      name: PageName,
      change: (before: AnyDocument) => AnyDocument,
      mayEdit: EditGuard,
      actor: Actor = PROGRAM,
    ): Promise<{ before: StoredPage; after: StoredPage }> {
      const page = pages[name];
      const write = async (tx: Tx) => {
        await createRow(tx, name);
        const before = await find(tx, name, true);
        if (!mayEdit(before.updatedAt ?? NEVER_SAVED)) throw staleEdit();
        const document = change(before.document);
        const updatedAt = laterThan(before.updatedAt ?? NEVER_SAVED);
        await writePage(tx, { name, document: JSON.stringify(document), sample: 0, updatedAt });
        const fields = Object.keys(page.fields).filter(
          (field) => JSON.stringify(document[field]) !== JSON.stringify(before.document[field]),
        );
        await recordChange(tx, actor, {
          type: "pages",
          action: "update",
          entryId: name,
          title: page.title,
          fields,
        });
        return { before, after: { document, updatedAt, isSample: false } };
      };
      const isEmpty = ({ document }: StoredPage) => isEmptyDocument(page, document);
      return writeTagged(db, pageTag(name), onChange, write, async (_tx, { before, after }) =>
        isEmpty(before) === isEmpty(after) ? [] : [MENUS_TAG],
      );
    },
  };
}

interface PageRow {
  name: string;
  document: string;
  sample: number;
  updatedAt: string;
}

/** Gives a page that nobody has saved a row that can be locked: of two admins who save it at once, one must wait. */
async function createRow(tx: Tx, name: PageName): Promise<void> {
  await tx
    .insertInto("pages")
    .values({ name, document: "{}", sample: 0, updatedAt: NEVER_SAVED })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
}

/** Takes the place of what stood there. */
export async function writePage(tx: Tx, row: PageRow): Promise<void> {
  const { name: _name, ...values } = row;
  await tx
    .insertInto("pages")
    .values(row)
    .onConflict((conflict) => conflict.column("name").doUpdateSet(values))
    .execute();
}

const unsaved = (page: PageDeclaration): StoredPage => ({
  document: emptyValues(page.fields),
  updatedAt: null,
  isSample: false,
});
