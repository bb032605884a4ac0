import { listEntries } from "../../../core/panel/api/entries.ts";
import { applications } from "../content/applications.ts";
import { applicationPath } from "../content/screen-paths.ts";

/** The address of the application from which a student's record was made; undefined if there is none. */
export async function findOfStudent(studentId: string, signal: AbortSignal): Promise<string | undefined> {
  const [found] = (await listEntries(applications, { studentId, limit: 1 }, signal)).entries;
  return found && applicationPath(found._id);
}
