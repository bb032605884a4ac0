import type { Tx } from "./migration.ts";

export const tables = ["passkeys", "recoveryCodes", "settings"];

/**
 * The second step of the login (authenticator app, recovery codes, passkeys), the tickets between two calls of a login, tokens for
 * programs, choices of the school that are not page content, and the duties of the person in the audit log.
 */
export async function migrate(tx: Tx): Promise<void> {
  await tx.schema
    .createTable("settings")
    .addColumn("name", "text", (column) => column.primaryKey().notNull())
    .addColumn("value", "text", (column) => column.notNull())
    .addColumn("updatedAt", "text", (column) => column.notNull())
    .execute();

  for (const [name, type] of [
    ["totpSecret", "text"],
    ["totpSince", "text"],
    ["totpLastStep", "integer"],
  ] as const) {
    await tx.schema.alterTable("accounts").addColumn(name, type).execute();
  }
  await tx.schema
    .createTable("recoveryCodes")
    .addColumn("codeHash", "text", (column) => column.primaryKey().notNull())
    .addColumn("accountId", "text", (column) =>
      column.notNull().references("accounts._id").onDelete("cascade"),
    )
    .addColumn("usedAt", "text")
    .execute();
  await tx.schema
    .createTable("passkeys")
    .addColumn("_id", "text", (column) => column.primaryKey().notNull())
    .addColumn("accountId", "text", (column) =>
      column.notNull().references("accounts._id").onDelete("cascade"),
    )
    .addColumn("credentialId", "text", (column) => column.notNull().unique())
    .addColumn("publicKey", "text", (column) => column.notNull())
    .addColumn("counter", "integer", (column) => column.notNull())
    .addColumn("transports", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("createdAt", "text", (column) => column.notNull())
    .addColumn("lastUsedAt", "text")
    .execute();

  // Not in backups: a restored backup must not make old tickets and tokens valid again.
  await tx.schema
    .createTable("loginSteps")
    .addColumn("tokenHash", "text", (column) => column.primaryKey().notNull())
    .addColumn("accountId", "text", (column) => column.references("accounts._id").onDelete("cascade"))
    .addColumn("purpose", "text", (column) => column.notNull())
    .addColumn("challenge", "text")
    .addColumn("passwordHash", "text")
    .addColumn("expiresAt", "text", (column) => column.notNull())
    .execute();
  await tx.schema
    .createTable("apiTokens")
    .addColumn("_id", "text", (column) => column.primaryKey().notNull())
    .addColumn("tokenHash", "text", (column) => column.notNull().unique())
    .addColumn("accountId", "text", (column) =>
      column.notNull().references("accounts._id").onDelete("cascade"),
    )
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("permissions", "text", (column) => column.notNull())
    .addColumn("createdAt", "text", (column) => column.notNull())
    .addColumn("expiresAt", "text", (column) => column.notNull())
    .addColumn("lastUsedAt", "text")
    .execute();

  for (const table of ["recoveryCodes", "passkeys", "apiTokens"]) {
    await tx.schema.createIndex(`${table}OfAccount`).on(table).column("accountId").execute();
  }

  await tx.schema.alterTable("sessions").addColumn("confirmedAt", "text").execute();
  await tx.schema
    .alterTable("sessions")
    .addColumn("address", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  await tx.schema.alterTable("auditLog").addColumn("duties", "text").execute();
}
