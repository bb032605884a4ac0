/** `node migrate-until.ts FILE NUMBER`: migrates a SQLite file and kills itself before the statement of that number. */
import { Kysely, type KyselyPlugin } from "kysely";
import { applyMigrations } from "../../core/server/database/apply-migrations.ts";
import { sqliteDialects } from "../../core/server/database/sqlite-dialect.ts";
import type { Tables } from "../../core/server/database/tables.ts";

const [file = "", number = ""] = process.argv.slice(2);

let statement = 0;
const killer: KyselyPlugin = {
  transformQuery({ node }) {
    statement++;
    if (statement === Number(number)) process.kill(process.pid, "SIGKILL");
    return node;
  },
  transformResult: async ({ result }) => result,
};

const db = new Kysely<Tables>({ dialect: sqliteDialects(file).dialect, plugins: [killer] });
await applyMigrations(db);
await db.destroy();
