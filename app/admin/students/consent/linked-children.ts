import type { ChildConsents, ConsentCounts } from "../../../../content/consent/consent-contract.ts";
import type { Resource } from "../../../../content/resources/define-resource.ts";
import { words } from "../../../ui/panel-words.ts";
import { ApiFailure, isAborted, logFailure, SessionEnded } from "../../api/api-failure.ts";
import { countConsents, findChildRecord } from "./consent-client.ts";

/** The children whom entries are linked to, and what holds for children without a record. */
export interface LinkedChildren {
  rule: ConsentCounts["withoutRecord"];
  /** By the `_id` of the student; null: it is not there any more. */
  children: ReadonlyMap<string, ChildConsents | null>;
}

export interface LinkedEntry {
  studentId: string | null;
}

/** Undefined where it could not be learnt: the entries are shown without it. */
export async function loadLinkedChildren(
  entries: readonly LinkedEntry[],
  signal: AbortSignal,
): Promise<LinkedChildren | undefined> {
  const ids = [...new Set(entries.flatMap(({ studentId }) => studentId ?? []))];
  try {
    const [{ withoutRecord }, children] = await Promise.all([
      countConsents(signal),
      Promise.all(ids.map(async (id) => [id, await findChild(id, signal)] as const)),
    ]);
    return { rule: withoutRecord, children: new Map(children) };
  } catch (error) {
    if (isAborted(error) || error instanceof SessionEnded) throw error;
    logFailure(error);
    return undefined;
  }
}

export async function findChild(id: string, signal?: AbortSignal): Promise<ChildConsents | null> {
  try {
    return await findChildRecord(id, signal);
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 404) return null;
    throw error;
  }
}

/** "Asha Verma, class 5 A, roll number 12" */
export const describeChild = ({ name, class: className, section, rollNumber }: ChildConsents["student"]) =>
  words.childRecord.child(name, className, section, rollNumber);

/** The name of the child that an entry is linked to, or the reason why it cannot be shown. */
export async function nameChild(id: string, signal?: AbortSignal): Promise<string> {
  try {
    const child = await findChild(id, signal);
    return child ? describeChild(child.student) : words.childRecord.linkGone;
  } catch (error) {
    if (isAborted(error) || error instanceof SessionEnded) throw error;
    logFailure(error);
    return words.childRecord.nameNotLoaded;
  }
}

/** What visitors are not shown of an entry for want of consent, in a few words. */
export function findConsentMark(
  { child: declared }: Resource,
  { studentId }: LinkedEntry,
  linked: LinkedChildren | undefined,
): string | undefined {
  if (!linked) return undefined;
  const { notShown, withoutPhoto } = words.childRecord;
  if (studentId === null) {
    return linked.rule === "hidden" && !declared?.isAdultUnlessLinked ? notShown : undefined;
  }
  const child = linked.children.get(studentId);
  if (!child?.now.topStudents.isShown) return notShown;
  return child.now.photo.isShown ? undefined : withoutPhoto;
}
