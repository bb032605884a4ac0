import { featureDashboards } from "../../../features/panel-dashboard.ts";
import { type ResourceName, resourceNames, resources } from "../../../features/types.ts";
import { type PageSummary, sampleCalls } from "../../content/api/api-contract.ts";
import { type BackupInfo, type BackupProblem, backupCalls } from "../../content/api/backup-contract.ts";
import { findPageCall, pageCalls } from "../../content/api/page-contract.ts";
import { type Permission, permissionFor, publishPermissionFor } from "../../content/api/permissions.ts";
import { type MailState, mailCalls } from "../../content/mail/mail-contract.ts";
import { featureOfType, isOn } from "../../content/parts/parts.ts";
import { partsCalls } from "../../content/parts/parts-contract.ts";
import type { Identity } from "../../content/site/identity.ts";
import { translatedFields } from "../../content/types/companions.ts";
import { type ApprovalState, hasDrafts, type Resource } from "../../content/types/define-resource.ts";
import { entryTitle } from "../../content/types/entry-title.ts";
import { languagesOf } from "../../words/languages.ts";
import { send } from "../api/send.ts";
import { inPanelLanguage } from "../panel-texts.ts";
import { offParts } from "../session/off-parts.ts";
import { findAccountId, may } from "../session/rights.ts";
import { loadOr } from "../session/session-end.ts";
import type { DashboardPart, EntryCounts, PlacedCard, PlacedStep, PlacedTask } from "./feature-dashboard.ts";
import { loadEntries, loadPart, TIMED_LIMIT } from "./load-part.ts";

/** The content types of the dashboard: those in the menu. */
export const SHOWN_TYPES = resourceNames.filter(
  (name) => (resources[name] as Resource).screen.menu !== undefined,
);
/** Their features load entries of them, with their number. */
const COUNTED_BY_FEATURES = new Set(featureDashboards.flatMap(({ counted = [] }) => counted));
const COUNTED = SHOWN_TYPES.filter((name) => !COUNTED_BY_FEATURES.has(name));
/** Hindi is optional in the record of a child, and in what visitors do not read, so the dashboard does not ask for it. */
const TRANSLATED = SHOWN_TYPES.filter((name) => {
  const resource: Resource = resources[name];
  return hasDrafts(resource) && resource.child?.id !== "_id" && translatedFields(resource).length > 0;
});

const isTypeOn = (name: ResourceName) => isOn(offParts(), featureOfType(name));

export interface Dashboard {
  counts: EntryCounts;
  /** How many published entries lack Hindi, by bilingual content type. */
  withoutHindi: Partial<Record<ResourceName, number>> | undefined;
  /** How many drafts wait for the user's approval, by content type. */
  waiting: Partial<Record<ResourceName, number>>;
  /** How many drafts of the user were sent back, by content type. */
  returned: Partial<Record<ResourceName, number>>;
  /** The titles of the user's drafts that somebody else has published within a week. */
  published: string[];
  pages: PageSummary[] | undefined;
  /** Paths of the pages that the school has removed from the menus. */
  hiddenPages: readonly string[] | undefined;
  /** The school has decided at least once which parts of the site it needs; undefined if that is not known. */
  hasChosenParts: boolean | undefined;
  sampleEntries: number | undefined;
  /** Null if the server makes none. */
  latestBackup: BackupInfo | null | undefined;
  /** Null if the daily backups are in order or the server makes none. */
  backupProblem: BackupProblem | null | undefined;
  mail: MailState | undefined;
  /** The tasks and cards of the features. */
  featureTasks: PlacedTask[];
  cards: PlacedCard[];
  featureSteps: PlacedStep[];
  /** The permissions to read what the open tasks need and what could not be loaded. */
  missing: Permission[];
}

/** Parts that cannot be loaded, or that the user may not read, are undefined; the dashboard shows the others. */
export async function loadDashboard(signal: AbortSignal): Promise<Dashboard> {
  const off = offParts();
  const [
    totals,
    lacking,
    waiting,
    returned,
    published,
    parts,
    pages,
    chosen,
    school,
    sampleEntries,
    latestBackup,
    backupState,
    mail,
  ] = await Promise.all([
    Promise.all(
      COUNTED.filter(isTypeOn).map(
        async (name) => [name, (await loadEntries(resources[name], { limit: 1 }, signal))?.total] as const,
      ),
    ),
    Promise.all(
      TRANSLATED.filter((name) => isTypeOn(name) && may(permissionFor(resources[name], "write"))).map(
        async (name) => {
          const query = { limit: 1, isDraft: "false", lacks: "hi" };
          return [name, (await loadEntries(resources[name], query, signal))?.total] as const;
        },
      ),
    ),
    countApprovals((resource) => may(publishPermissionFor(resource)), "waiting", signal),
    countApprovals((resource) => !may(publishPermissionFor(resource)), "returned", signal),
    findPublished(signal),
    Promise.all(
      featureDashboards.flatMap(({ name, load }) => (isOn(off, name) ? (load?.(signal) ?? []) : [])),
    ),
    loadPart("pages:write", () => send(pageCalls.list, { signal })),
    loadPart("pages:read", () => send(partsCalls.find, { signal })),
    loadOr(findSchool(signal), undefined),
    loadPart("sample:write", async () => (await send(sampleCalls.count, { signal })).entries),
    loadPart("backups:read", () => send(backupCalls.findLatest, { signal })),
    loadPart("backups:read", () => send(backupCalls.findState, { signal })),
    loadPart("mail:read", () => send(mailCalls.find, { signal })),
  ]);
  // A school with one language lacks no translations.
  const isBilingual = !school || languagesOf(school.languages).length > 1;
  return {
    counts: Object.assign(Object.fromEntries(totals), ...parts.map(({ counts }) => counts)),
    withoutHindi: isBilingual ? whole(lacking) : {},
    waiting,
    returned,
    published,
    pages,
    hiddenPages: school?.hiddenPages,
    hasChosenParts: chosen && chosen.updatedAt !== null,
    sampleEntries,
    latestBackup,
    backupProblem: backupState?.problem,
    mail,
    featureTasks: parts.flatMap(({ tasks = [] }: DashboardPart) => tasks),
    cards: parts.flatMap(({ cards = [] }: DashboardPart) => cards),
    featureSteps: parts.flatMap(({ setupSteps = [] }: DashboardPart) => setupSteps),
    missing: [
      ...(pages ? [] : ["pages:write" as const]),
      ...(sampleEntries === undefined ? ["sample:write" as const] : []),
      ...parts.flatMap(({ missing = [] }: DashboardPart) => missing),
    ],
  };
}

const APPROVED = resourceNames.filter((name) => (resources[name] as Resource).isApproved);

/** Drafts in a state of approval. Of those that were sent back, only the user's own. */
async function countApprovals(
  isWanted: (resource: Resource) => boolean,
  approval: ApprovalState,
  signal: AbortSignal,
): Promise<Partial<Record<ResourceName, number>>> {
  const wanted = APPROVED.filter((name) => isTypeOn(name) && isWanted(resources[name]));
  const accountId = findAccountId();
  const counts = await Promise.all(
    wanted.map(async (name) => {
      const found = await loadEntries<Resource>(resources[name], { approval, limit: TIMED_LIMIT }, signal);
      const own = found?.entries.filter(({ createdBy }) => createdBy === accountId);
      return [name, approval === "waiting" ? found?.total : own?.length] as const;
    }),
  );
  return Object.fromEntries(counts.filter(([, count]) => count));
}

const RECENT_MS = 7 * 24 * 60 * 60 * 1000;

/** For users whose drafts other people publish. */
async function findPublished(signal: AbortSignal): Promise<string[]> {
  const mine = APPROVED.map((name): Resource => resources[name]).filter(
    (resource) =>
      isTypeOn(resource.name as ResourceName) &&
      may(permissionFor(resource, "write")) &&
      !may(publishPermissionFor(resource)),
  );
  const accountId = findAccountId();
  const since = new Date(Date.now() - RECENT_MS).toISOString();
  const found = await Promise.all(
    mine.map(async (resource) => {
      const page = await loadEntries(resource, { isDraft: "false", limit: TIMED_LIMIT }, signal);
      const own = page?.entries.filter((entry) => entry.createdBy === accountId && entry.updatedAt > since);
      return own?.map((entry) => entryTitle(resource, inPanelLanguage(resource, entry)) ?? "") ?? [];
    }),
  );
  return found.flat().filter(Boolean);
}

const whole = (counts: (readonly [ResourceName, number | undefined])[]): Dashboard["withoutHindi"] =>
  counts.every(([, count]) => count !== undefined) ? Object.fromEntries(counts) : undefined;

async function findSchool(signal: AbortSignal): Promise<Identity> {
  return (await send(findPageCall("school"), { signal })).document;
}
