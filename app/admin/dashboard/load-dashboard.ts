import type { BackupInfo } from "../../../content/api-contract.ts";
import { contacts } from "../../../content/resources/contacts.ts";
import type { Entity, Resource } from "../../../content/resources/define-resource.ts";
import { type ResourceName, resourceNames, resources } from "../../../content/resources/index.ts";
import { notices } from "../../../content/resources/notices.ts";
import { countSample, findLatestBackup, type ListQuery, listEntries } from "../api-client.ts";
import { isAborted, logFailure } from "../api-failure.ts";
import { orToLogin } from "../session-end.ts";

/** Enough for every enquiry of the weeks that the plot shows. */
const ENQUIRIES_LIMIT = 500;
const LATEST_LIMIT = 5;

export interface Dashboard {
  /** How many entries each content type has; undefined where it could not be learnt. */
  counts: Record<ResourceName, number | undefined>;
  enquiries: Entity<typeof contacts>[] | undefined;
  latestNotices: Entity<typeof notices>[] | undefined;
  sampleEntries: number | undefined;
  /** Null when the server makes none. */
  latestBackup: BackupInfo | null | undefined;
}

export async function loadDashboard(signal: AbortSignal): Promise<Dashboard> {
  const load = <R extends Resource>(resource: R, query: ListQuery) =>
    orUndefined(orToLogin(listEntries(resource, query, signal)));
  const [totals, enquiries, latestNotices, sampleEntries, latestBackup] = await Promise.all([
    Promise.all(
      resourceNames.map(async (name) => [name, (await load(resources[name], { limit: 1 }))?.total] as const),
    ),
    load(contacts, { limit: ENQUIRIES_LIMIT }),
    load(notices, { limit: LATEST_LIMIT }),
    orUndefined(orToLogin(countSample(signal))),
    orUndefined(orToLogin(findLatestBackup(signal))),
  ]);
  return {
    counts: Object.fromEntries(totals) as Dashboard["counts"],
    enquiries: enquiries?.entries,
    latestNotices: latestNotices?.entries,
    sampleEntries,
    latestBackup,
  };
}

/** A part that fails leaves a gap, not an empty page. */
async function orUndefined<Value>(loading: Promise<Value>): Promise<Value | undefined> {
  try {
    return await loading;
  } catch (error) {
    if (isAborted(error) || error instanceof Response) throw error;
    logFailure(error);
    return undefined;
  }
}
