import type { SecurityEventInfo } from "../../../features/accounts/content/security-event-contract.ts";
import { listSecurityEvents } from "../../../features/accounts/panel/security-event-client.ts";
import { certificates } from "../../../features/disclosure/content/certificates/certificates.ts";
import type { CheckState } from "../../../features/disclosure/content/check-contract.ts";
import { findCheckState } from "../../../features/disclosure/panel/check-client.ts";
import { contacts } from "../../../features/enquiries/content/contacts.ts";
import { loadSummary } from "../../../features/enquiries/panel/enquiry-counts.ts";
import { notices } from "../../../features/notices/content/notices.ts";
import type { ConsentCounts } from "../../../features/students/content/consent-contract.ts";
import { countConsents } from "../../../features/students/panel/consent/consent-client.ts";
import { type ResourceName, resourceNames, resources } from "../../../features/types.ts";
import { findYearStart } from "../../../features/year-change/panel/year-change-client.ts";
import { isYearChangeDue, isYearChangeSeason } from "../../../features/year-change/panel/year-reminder.ts";
import type { BackupInfo, PageSummary } from "../../content/api/api-contract.ts";
import { type Permission, permissionFor, publishPermissionFor } from "../../content/api/permissions.ts";
import type { MailState } from "../../content/mail/mail-contract.ts";
import type { Identity } from "../../content/site/identity.ts";
import { translatedFields } from "../../content/types/companions.ts";
import type { ApprovalState, Entity, Resource } from "../../content/types/define-resource.ts";
import { languagesOf } from "../../words/languages.ts";
import {
  countSample,
  type EntryPage,
  findLatestBackup,
  findPage,
  listEntries,
  listOwnSessions,
  listPages,
} from "../api/api-client.ts";
import type { ListQuery } from "../api/list-query.ts";
import { findMailState } from "../mail/mail-client.ts";
import { findAccountId, may } from "../session/rights.ts";
import { loadOr } from "../session/session-end.ts";

/** Enough for all enquiries in the plot. */
const ENQUIRIES_LIMIT = 500;
const LATEST_LIMIT = 5;
/** More than a school schedules, pins or sends back at a time. */
const TIMED_LIMIT = 100;
/** The content types of the dashboard: those in the menu. */
export const SHOWN_TYPES = resourceNames.filter(
  (name) => (resources[name] as Resource).screen.menu !== undefined,
);
/** The lists of the others say how many there are. */
const LISTED: readonly ResourceName[] = ["contacts", "notices", "certificates"];
const COUNTED = SHOWN_TYPES.filter((name) => !LISTED.includes(name));
/** The Hindi name of a student is optional, so the dashboard does not ask for it. */
const TRANSLATED = SHOWN_TYPES.filter(
  (name) => name !== "students" && translatedFields(resources[name]).length > 0,
);

export interface Dashboard {
  /** How many entries each content type has; undefined if it could not be loaded, or may not be read. */
  counts: Record<ResourceName, number | undefined>;
  /** How many published entries lack Hindi, by bilingual content type. */
  withoutHindi: Partial<Record<ResourceName, number>> | undefined;
  /** How many drafts wait for the user's approval, by content type. */
  waiting: Partial<Record<ResourceName, number>>;
  /** How many drafts of the user were sent back, by content type. */
  returned: Partial<Record<ResourceName, number>>;
  enquiries: Entity<typeof contacts>[] | undefined;
  /** How many the user has not seen. */
  newEnquiries: number | undefined;
  overdueEnquiries: number | undefined;
  /** Whether very many enquiries came in the last hour. */
  isFlood: boolean | undefined;
  latestNotices: Entity<typeof notices>[] | undefined;
  certificates: Entity<typeof certificates>[] | undefined;
  /** How many notices are scheduled, and when the first appears; undefined if there are none. */
  comingNotices: ComingNotices | undefined;
  /** The notice that is shown on every page now. */
  banner: Entity<typeof notices> | undefined;
  pages: PageSummary[] | undefined;
  /** Paths of the pages that the school has removed from the menus. */
  hiddenPages: readonly string[] | undefined;
  /** Undefined if it could not be loaded. */
  hasGeneratedPassword: boolean | undefined;
  /** What happened to the own account. */
  securityEvents: SecurityEventInfo[];
  sampleEntries: number | undefined;
  /** Null if the server makes none. */
  latestBackup: BackupInfo | null | undefined;
  isYearChangeDue: boolean | undefined;
  consents: ConsentCounts | undefined;
  /** What the disclosure page lacks. */
  disclosure: CheckState | undefined;
  mail: MailState | undefined;
}

export interface ComingNotices {
  count: number;
  nextAt: string;
}

/** What the dashboard needs for its open tasks: a task is shown to those who may do it. */
export const TASK_PERMISSIONS = {
  newEnquiries: "enquiries:read",
  consents: "consents:write",
  disclosure: "pages:write",
  pages: "pages:write",
  sampleEntries: "sample:write",
  isYearChangeDue: "students:write",
  certificates: "certificates:read",
} as const satisfies Partial<Record<keyof Dashboard, Permission>>;

/** Parts that cannot be loaded, or that the user may not read, are undefined; the dashboard shows the others. */
export async function loadDashboard(signal: AbortSignal): Promise<Dashboard> {
  const loadPart = async <Value>(permission: Permission, load: () => Promise<Value>) =>
    may(permission) ? loadOr(load(), undefined) : undefined;
  const load = <R extends Resource>(resource: R, query: ListQuery) =>
    loadPart(permissionFor(resource, "read"), () => listEntries(resource, query, signal));
  const [
    totals,
    lacking,
    waiting,
    returned,
    enquiries,
    latestNotices,
    allCertificates,
    coming,
    live,
    pages,
    school,
    sampleEntries,
    latestBackup,
    yearChangeDue,
    consents,
    disclosure,
    account,
    securityEvents,
    mail,
    summary,
  ] = await Promise.all([
    Promise.all(
      COUNTED.map(async (name) => [name, (await load(resources[name], { limit: 1 }))?.total] as const),
    ),
    Promise.all(
      TRANSLATED.filter((name) => may(permissionFor(resources[name], "write"))).map(async (name) => {
        const found = await load(resources[name], { limit: 1, isDraft: "false", lacks: "hi" });
        return [name, found?.total] as const;
      }),
    ),
    countApprovals((resource) => may(publishPermissionFor(resource)), "waiting", load),
    countApprovals((resource) => !may(publishPermissionFor(resource)), "returned", load),
    load(contacts, { limit: ENQUIRIES_LIMIT }),
    load(notices, { limit: LATEST_LIMIT }),
    load(certificates, {}),
    load(notices, { stage: "coming", limit: TIMED_LIMIT }),
    load(notices, { stage: "live", limit: TIMED_LIMIT }),
    loadPart(TASK_PERMISSIONS.pages, () => listPages(signal)),
    loadOr(findSchool(signal), undefined),
    loadPart(TASK_PERMISSIONS.sampleEntries, () => countSample(signal)),
    loadPart("backups:read", () => findLatestBackup(signal)),
    loadPart(TASK_PERMISSIONS.isYearChangeDue, () => findYearChangeDue(signal)),
    loadPart(TASK_PERMISSIONS.consents, () => countConsents(signal)),
    loadPart(TASK_PERMISSIONS.disclosure, () => findCheckState(signal)),
    loadOr(listOwnSessions(signal), undefined),
    loadOr(listSecurityEvents(signal), []),
    loadPart("mail:read", () => findMailState(signal)),
    loadPart("enquiries:read", () => loadSummary(signal)),
  ]);
  // A school with one language lacks no translations.
  const isBilingual = !school || languagesOf(school.languages).length > 1;
  return {
    counts: {
      ...Object.fromEntries(totals),
      contacts: enquiries?.total,
      notices: latestNotices?.total,
      certificates: allCertificates?.total,
    } as Dashboard["counts"],
    withoutHindi: isBilingual ? whole(lacking) : {},
    waiting,
    returned,
    enquiries: enquiries?.entries,
    newEnquiries: summary?.unread,
    overdueEnquiries: summary?.overdue,
    isFlood: summary?.isFlood,
    latestNotices: latestNotices?.entries,
    certificates: allCertificates?.entries,
    comingNotices: coming && findComing(coming),
    banner: live?.entries.find(({ isBanner }) => isBanner),
    pages,
    hiddenPages: school?.hiddenPages,
    hasGeneratedPassword: account?.hasGeneratedPassword,
    securityEvents,
    sampleEntries,
    latestBackup,
    isYearChangeDue: yearChangeDue,
    consents,
    disclosure,
    mail,
  };
}

const APPROVED = resourceNames.filter((name) => (resources[name] as Resource).isApproved);

/** Drafts in a state of approval. Of those that were sent back, only the user's own. */
async function countApprovals(
  isWanted: (resource: Resource) => boolean,
  approval: ApprovalState,
  load: (resource: Resource, query: ListQuery) => Promise<EntryPage<Resource> | undefined>,
): Promise<Partial<Record<ResourceName, number>>> {
  const wanted = APPROVED.filter((name) => isWanted(resources[name]));
  const accountId = findAccountId();
  const counts = await Promise.all(
    wanted.map(async (name) => {
      const found = await load(resources[name], { approval, limit: TIMED_LIMIT });
      const own = found?.entries.filter(({ createdBy }) => createdBy === accountId);
      return [name, approval === "waiting" ? found?.total : own?.length] as const;
    }),
  );
  return Object.fromEntries(counts.filter(([, count]) => count));
}

async function findYearChangeDue(signal: AbortSignal): Promise<boolean> {
  const now = new Date();
  return isYearChangeSeason(now) && isYearChangeDue(await findYearStart(signal), now);
}

const whole = (counts: (readonly [ResourceName, number | undefined])[]): Dashboard["withoutHindi"] =>
  counts.every(([, count]) => count !== undefined) ? Object.fromEntries(counts) : undefined;

async function findSchool(signal: AbortSignal): Promise<Identity> {
  return (await findPage("school", signal)).document as Identity;
}

function findComing({ entries, total }: EntryPage<typeof notices>): ComingNotices | undefined {
  const [nextAt] = entries.flatMap(({ publishAt }) => publishAt ?? []).sort();
  return nextAt === undefined ? undefined : { count: total, nextAt };
}
