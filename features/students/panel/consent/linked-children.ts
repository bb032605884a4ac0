import type { Entity, Field, Resource } from "../../../../core/content/types/define-resource.ts";
import { failedWith, isAborted, logFailure, SessionEnded } from "../../../../core/panel/api/api-failure.ts";
import { send } from "../../../../core/panel/api/send.ts";
import { loadView } from "../../../../core/panel/entry-table/load-view.ts";
import { may } from "../../../../core/panel/session/rights.ts";
import { loadOr } from "../../../../core/panel/session/session-end.ts";
import { words } from "../../../../core/ui/panel-words.ts";
import { showClass, showSection } from "../../../school/panel/exports.ts";
import { type ChildConsents, type ConsentCounts, consentCalls } from "../../content/consent-contract.ts";
import { showName } from "../shown-name.ts";

/** The students that entries are linked to, and the rule for students without a record. */
export interface LinkedChildren {
  rule: ConsentCounts["withoutRecord"];
  /** Consents by the `_id` of the student; null if the student was deleted. */
  children: ReadonlyMap<string, ChildConsents | null>;
}

export interface LinkedEntry {
  studentId: string | null;
}

export async function loadLinkedView<R extends Resource & { fields: Record<keyof LinkedEntry, Field> }>(
  resource: R,
  request: Request,
) {
  const page = await loadView(resource, request);
  // If the call fails, or the user may not read it, the entries are shown without it.
  const linked =
    may("consents:read") && may("students:read")
      ? await loadOr(
          loadLinkedChildren(page.loaded.entries as (Entity<R> & LinkedEntry)[], request.signal),
          undefined,
        )
      : undefined;
  return { ...page, linked };
}

async function loadLinkedChildren(
  entries: readonly LinkedEntry[],
  signal: AbortSignal,
): Promise<LinkedChildren> {
  const ids = [...new Set(entries.flatMap(({ studentId }) => studentId ?? []))];
  const [{ withoutRecord }, children] = await Promise.all([
    send(consentCalls.counts, { signal }),
    Promise.all(ids.map(async (id) => [id, await findChild(id, signal)] as const)),
  ]);
  return { rule: withoutRecord, children: new Map(children) };
}

export async function findChild(id: string, signal?: AbortSignal): Promise<ChildConsents | null> {
  try {
    return await send(consentCalls.ofStudent, { params: { student: id }, signal });
  } catch (error) {
    if (failedWith(error, 404)) return null;
    throw error;
  }
}

/** "Asha Verma, class 5 A, roll number 12" */
export const describeChild = (child: Omit<ChildConsents["student"], "_id" | "guardianName">) =>
  words.childRecord.child(
    showName(child),
    showClass(child.class),
    showSection(child.section),
    child.rollNumber,
  );

/** The name of the linked student, or the reason why it cannot be shown. */
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

/** A short note on what visitors do not see of an entry because consent is missing. */
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
