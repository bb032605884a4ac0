import { NEVER_SAVED } from "../../../core/content/api/api-contract.ts";
import { callFor } from "../../../core/panel/api/api-call.ts";
import { ANNOUNCEMENT_PATHS, type Announcement, type SentAnnouncement } from "../content/announcement.ts";

export interface LoadedAnnouncement {
  text: Announcement | null;
  /** Null if there is none. */
  updatedAt: string | null;
}

export const findAnnouncement = (signal?: AbortSignal) =>
  callFor<LoadedAnnouncement>("GET", ANNOUNCEMENT_PATHS.get, { signal });

/** Fails with 409 if there is another version than `basedOn`. */
export const saveAnnouncement = (announcement: SentAnnouncement, basedOn: string | null) =>
  callFor<void>("POST", ANNOUNCEMENT_PATHS.set, {
    json: announcement,
    basedOn: basedOn ?? NEVER_SAVED,
  });
