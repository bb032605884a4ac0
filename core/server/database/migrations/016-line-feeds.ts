import { sql } from "kysely";
import type { Engine, Tx } from "./migration.ts";

/** Derived texts are included: they are made of the others. */
const SEARCH = ["searchText", "adminSearchText"];

const TEXT_COLUMNS: Readonly<Record<string, readonly string[]>> = {
  alumni: [
    ...["name", "fatherName", "passOutClass", "designation", "post", "location"],
    ...["nameHi", "fatherNameHi", "passOutClassHi", "designationHi", "postHi", "locationHi", ...SEARCH],
  ],
  announcement: ["content", "contentHi"],
  blocks: [
    ...["title", "description", "autherName", "content"],
    ...["titleHi", "descriptionHi", "autherNameHi", "contentHi", ...SEARCH],
  ],
  committee: ["name", "nameHi", "designation", "designationHi", ...SEARCH],
  consents: ["by", "how"],
  contacts: ["name", "address", "phoneNumber", "message", ...SEARCH],
  events: ["title", "place", "description", "titleHi", "placeHi", "descriptionHi", ...SEARCH],
  facilities: ["name", "nameHi", ...SEARCH],
  galleries: ["title", "description", "titleHi", "descriptionHi", ...SEARCH],
  notices: ["title", "description", "titleHi", "descriptionHi", ...SEARCH],
  revisions: ["title", "searchText"],
  students: [
    ...["name", "rollNumber", "class", "section", "guardianName", "mobileNumber", "address", ...SEARCH],
  ],
  team: [
    ...["name", "designation", "subject", "qualification"],
    ...["nameHi", "designationHi", "subjectHi", "qualificationHi", ...SEARCH],
  ],
  topStudents: ["name", "class", "nameHi", "classHi", ...SEARCH],
};

/** Texts in JSON columns, where a CR is written as `\r`. */
const JSON_COLUMNS = [
  { table: "pages", key: "name", column: "document" },
  { table: "revisions", key: "_id", column: "value" },
] as const;

const STEP = 200;

/** Line breaks that forms had sent as CRLF become LF, in what is stored and in its history. */
export async function migrate(tx: Tx, engine: Engine): Promise<void> {
  const character = sql.raw(engine === "postgres" ? "chr" : "char");
  const [cr, lf] = [sql`${character}(13)`, sql`${character}(10)`];
  for (const [table, columns] of Object.entries(TEXT_COLUMNS)) {
    for (const name of columns) {
      const column = sql.ref(name);
      await sql`UPDATE ${sql.table(table)}
        SET ${column} = replace(replace(${column}, ${cr} || ${lf}, ${lf}), ${cr}, ${lf})
        WHERE ${column} LIKE '%' || ${cr} || '%'`.execute(tx);
    }
  }
  for (const place of JSON_COLUMNS) await rewriteJson(tx, place);
}

async function rewriteJson(tx: Tx, { table, key, column }: (typeof JSON_COLUMNS)[number]): Promise<void> {
  for (let last = ""; ; ) {
    const { rows } = await sql<{ key: string; text: string }>`
      SELECT ${sql.ref(key)} AS key, ${sql.ref(column)} AS text FROM ${sql.table(table)}
      WHERE ${sql.ref(key)} > ${last} AND ${sql.ref(column)} LIKE ${"%\\r%"} ESCAPE '!'
      ORDER BY ${sql.ref(key)} LIMIT ${sql.lit(STEP)}`.execute(tx);
    for (const row of rows) {
      const text = rewrite(row.text);
      if (text === undefined || text === row.text) continue;
      await sql`UPDATE ${sql.table(table)} SET ${sql.ref(column)} = ${text}
        WHERE ${sql.ref(key)} = ${row.key}`.execute(tx);
    }
    const [lastRow] = rows.slice(-1);
    if (!lastRow) return;
    last = lastRow.key;
  }
}

/** Undefined if the text is damaged: it stays unchanged. */
function rewrite(text: string): string | undefined {
  try {
    return JSON.stringify(withLineFeeds(JSON.parse(text)));
  } catch {
    return undefined;
  }
}

function withLineFeeds(value: unknown): unknown {
  if (typeof value === "string") return value.replace(/\r\n?/g, "\n");
  if (Array.isArray(value)) return value.map(withLineFeeds);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withLineFeeds(part)]));
}
