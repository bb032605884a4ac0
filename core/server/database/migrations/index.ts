import { readdir } from "node:fs/promises";
import type { Migration } from "./migration.ts";

const names = (await readdir(import.meta.dirname))
  .filter((file) => /^\d{3}-.+\.ts$/.test(file))
  .map((file) => file.slice(0, -".ts".length))
  .sort();

/**
 * The files of this folder that begin with a number, in order, and frozen: a migration that has run anywhere is never edited, a new
 * one is added. A migration imports only what is in this folder, so that a change of today's declarations does not change what it does.
 */
export const migrations: ReadonlyMap<string, Migration> = new Map(
  await Promise.all(
    names.map(async (name) => [name, await import(/* @vite-ignore */ `./${name}.ts`)] as const),
  ),
);

/** The tables that a backup must have, by the migrations that its database had. */
export function tablesOf(applied: readonly string[]): string[] {
  const known = applied.flatMap((name) => migrations.get(name) ?? []);
  const replaced = new Set(known.flatMap(({ replaces }) => replaces?.tables ?? []));
  return known.flatMap(({ tables = [] }) => tables).filter((name) => !replaced.has(name));
}
