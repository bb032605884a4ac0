import { contacts } from "../../features/enquiries/content/contacts.ts";
import { ENQUIRY_PATHS } from "../../features/enquiries/content/enquiry-contract.ts";
import { notices } from "../../features/notices/content/notices.ts";
import type { PageName } from "../../features/pages.ts";
import { alumni } from "../../features/people/content/alumni.ts";
import { CONSENT_PATHS } from "../../features/students/content/consent-contract.ts";
import { students } from "../../features/students/content/students.ts";
import { topStudents } from "../../features/students/content/top-students.ts";
import { STUDENT_FILTERS } from "../../features/students/panel/student-filters.ts";
import { resourceList } from "../../features/types.ts";
import { PAGE_PATHS, STUDENT_COUNTS_PATH } from "../content/api/api-contract.ts";
import { permissionFor } from "../content/api/permissions.ts";
import { normalizePath } from "../content/site/address.ts";
import type { Resource } from "../content/types/define-resource.ts";
import type { FirstCall } from "./api/first-calls.ts";
import { type ListQuery, withQuery } from "./api/list-query.ts";
import { type PageOptions, pageQuery } from "./entry-list/page-query.ts";

const list = ({ paths }: Resource, query: ListQuery = {}) => withQuery(paths.list, query);
const firstPage = (resource: Resource, options?: PageOptions) =>
  list(resource, pageQuery(new URL(resource.screen.path, "https://panel.invalid"), options));
const page = (name: PageName) => PAGE_PATHS.get.replace(":name", name);
const consentCounts: FirstCall = { path: CONSENT_PATHS.counts, needs: ["consents:read"] };

/** Screens that load something else than the whole list of their content type. */
const OTHERS = new Map<Resource, readonly (string | FirstCall)[]>([
  [notices, [list(notices), page("notices")]],
  [students, [firstPage(students, { filters: STUDENT_FILTERS }), STUDENT_COUNTS_PATH, page("school")]],
  [contacts, [firstPage(contacts), ENQUIRY_PATHS.people, ENQUIRY_PATHS.summary]],
  [topStudents, [list(topStudents), consentCounts]],
  [alumni, [list(alumni), consentCounts]],
]);

/** Without the permission of the screen, its loader makes no call. */
const callOf = (resource: Resource, call: string | FirstCall): FirstCall => {
  const { path, needs } = typeof call === "string" ? { path: call, needs: [] } : call;
  return { path, needs: [permissionFor(resource, "read"), ...needs] };
};

const CALLS: ReadonlyMap<string, readonly FirstCall[]> = new Map(
  resourceList.map((resource) => [
    normalizePath(resource.screen.path),
    (OTHERS.get(resource) ?? [list(resource)]).map((call) => callOf(resource, call)),
  ]),
);

/**
 * The calls that the loader of a screen makes at its address without a query. They start while its scripts load
 * (`api/first-calls.ts`); one that the loader does not make is wasted.
 */
export const callsOf = (path: string): readonly FirstCall[] => CALLS.get(path) ?? [];
