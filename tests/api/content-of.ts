import { readSnapshot } from "../../core/server/backup/read-snapshot.ts";
import type { TestServer } from "../test-server.ts";

/** Everything that a restore preserves; it raises the versions and adds an audit line. */
export async function contentOf({ database }: TestServer) {
  const { tables, files } = await readSnapshot(database);
  return {
    files: [...files].sort(),
    // The order of rows is not significant.
    rows: [...tables]
      .filter(([name]) => !["contentVersions", "auditLog"].includes(name))
      .map(([name, rows]) => [name, rows.map((row) => JSON.stringify(row)).sort()]),
  };
}
