import { findPageCall } from "../../../../core/content/api/page-contract.ts";
import type { Bilingual } from "../../../../core/content/pages/define-page.ts";
import { send } from "../../../../core/panel/api/send.ts";
import type { School } from "../../../school/content/exports.ts";
import { type ChildConsents, consentCalls } from "../../content/consent-contract.ts";
import type { PrivacyPage } from "../../content/privacy.ts";
import { type StudentCounts, studentCalls } from "../../content/student-export-contract.ts";
import { listConsents, matchIn } from "../consent/load-consents.ts";

export type Child = ChildConsents["student"];

export interface LoadedSlips {
  children: Child[];
  /** The number of all students; `children` may be the first of them. */
  total: number;
  school: School;
  privacy: PrivacyPage;
  /** The title of who signs. */
  signatory: Bilingual;
  counts: StudentCounts;
}

/** Five hundred sheets. */
const MOST_SLIPS = 1500;

/** The parameters of the address that select the students. */
export async function loadSlips(params: URLSearchParams, signal: AbortSignal): Promise<LoadedSlips> {
  const id = params.get("student");
  const [{ children, total }, school, privacy, home, counts] = await Promise.all([
    id === null ? listChildren(params, signal) : findChild(id, signal),
    send(findPageCall("school"), { signal }),
    send(findPageCall("privacy"), { signal }),
    send(findPageCall("home"), { signal }),
    send(studentCalls.count, { signal }),
  ]);
  return {
    children,
    total,
    school: school.document,
    privacy: privacy.document,
    signatory: home.document.principalsDesk.title,
    counts,
  };
}

async function listChildren(params: URLSearchParams, signal: AbortSignal) {
  const { children, total } = await listConsents({ ...matchIn(params), limit: MOST_SLIPS }, signal);
  return { children: children.map(({ student }) => student), total };
}

const findChild = async (id: string, signal: AbortSignal) => ({
  children: [(await send(consentCalls.ofStudent, { params: { student: id }, signal })).student],
  total: 1,
});
