import type { SiteContent } from "../../../core/server/pages/site-content.ts";
import { findAnnouncement } from "./announcement-client.ts";

export const announcementPreview: Partial<SiteContent> = {
  findAnnouncement: async () => (await findAnnouncement()).text ?? undefined,
};
