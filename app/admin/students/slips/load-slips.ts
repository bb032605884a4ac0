import { generatePath } from "react-router";
import { type ChildConsents, CONSENT_PATHS } from "../../../../content/consent/consent-contract.ts";
import type { PrivacyPage } from "../../../../content/pages/privacy.ts";
import type { School } from "../../../../content/pages/school.ts";
import { call, withQuery } from "../../api/api-call.ts";
import { countStudents, findPage, type StudentCounts } from "../../api/api-client.ts";

export type Child = ChildConsents["student"];

export interface LoadedSlips {
  children: Child[];
  /** The number of all students; `children` may be the first of them. */
  total: number;
  school: School;
  privacy: PrivacyPage;
  counts: StudentCounts;
}

/** Five hundred sheets. */
const MOST_SLIPS = 1500;

/** The parameters of the address that select the students. */
export async function loadSlips(params: URLSearchParams, signal: AbortSignal): Promise<LoadedSlips> {
  const id = params.get("student");
  const [{ children, total }, school, privacy, counts] = await Promise.all([
    id === null ? listChildren(params, signal) : findChild(id, signal),
    findPage("school", signal),
    findPage("privacy", signal),
    countStudents(signal),
  ]);
  return {
    children,
    total,
    school: school.document as School,
    privacy: privacy.document as PrivacyPage,
    counts,
  };
}

async function listChildren(params: URLSearchParams, signal: AbortSignal) {
  const wanted = (name: string) => params.get(name) ?? undefined;
  const path = withQuery(CONSENT_PATHS.list, {
    q: wanted("q"),
    class: wanted("class"),
    section: wanted("section"),
    without: wanted("without"),
    limit: MOST_SLIPS,
  });
  const { body, header } = await call("GET", path, { signal });
  const children = (body as ChildConsents[]).map(({ student }) => student);
  return { children, total: Number(header("x-total-count") ?? children.length) };
}

async function findChild(student: string, signal: AbortSignal) {
  const { body } = await call("GET", generatePath(CONSENT_PATHS.ofStudent, { student }), { signal });
  return { children: [(body as ChildConsents).student], total: 1 };
}
