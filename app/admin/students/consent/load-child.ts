import type { ChildRecord, ConsentCounts } from "../../../../content/consent/consent-contract.ts";
import type { Entity } from "../../../../content/resources/define-resource.ts";
import { students } from "../../../../content/resources/students.ts";
import { listEntries } from "../../api/api-client.ts";
import { ApiFailure, isAborted, logFailure } from "../../api/api-failure.ts";
import { countConsents, findChildPictures, findChildRecord } from "./consent-client.ts";

export interface LoadedChild {
  record: ChildRecord;
  student: Entity<typeof students>;
  /** The names of the pictures that show the child. */
  pictures: string[];
  rule: ConsentCounts["withoutRecord"];
}

/** Everything about one child, or why it cannot be shown. */
export async function loadChild(
  id: string,
  signal: AbortSignal,
): Promise<LoadedChild | "missing" | "failed"> {
  try {
    const [record, pictures, { withoutRecord }] = await Promise.all([
      findChildRecord(id, signal),
      findChildPictures(id, signal),
      countConsents(signal),
    ]);
    const student = await findStudent(record, signal);
    return student ? { record, student, pictures, rule: withoutRecord } : "missing";
  } catch (error) {
    if (isAborted(error) || !(error instanceof ApiFailure) || error.status === 401) throw error;
    logFailure(error);
    return error.status === 404 ? "missing" : "failed";
  }
}

/** There is no call for one student, so its section is asked. */
async function findStudent({ student }: ChildRecord, signal: AbortSignal) {
  const { _id, class: className, section } = student;
  const { entries } = await listEntries(students, { class: className, section }, signal);
  return entries.find((each) => each._id === _id);
}
