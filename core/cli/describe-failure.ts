import { findDatabaseError } from "../server/database/database-errors.ts";

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: "There is no such file or folder",
  ENOSPC: "The disk is full",
  EDQUOT: "The disk is full for this user",
  EROFS: "The disk can only be read",
  EACCES: "This user may not do that; sudo deploy/site-command COMMAND runs it as the site's user",
  EPERM: "This user may not do that; sudo deploy/site-command COMMAND runs it as the site's user",
  EISDIR: "This is a folder, not a file",
  ENOTDIR: "Part of the path is a file, not a folder",
  ENAMETOOLONG: "The name is too long",
};

/** A failure of the machine in one line; undefined for errors of the program, which need their stack. */
export function describeFailure(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code = "", path } = error as NodeJS.ErrnoException;
  // A database without an address is reported by its name, not as a file.
  const reason = path === undefined && code !== "ENOSPC" ? undefined : REASONS[code];
  if (reason !== undefined) return path === undefined ? `${reason}.` : `${reason}: ${path}`;
  return findDatabaseError(error)?.message;
}
