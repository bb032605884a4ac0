import { send } from "../../../core/panel/api/send.ts";
import type { SiteContent } from "../../../core/server/pages/site-content.ts";
import { announcementCalls } from "../content/announcement.ts";

export const announcementPreview: Partial<SiteContent> = {
  findAnnouncement: async () => (await send(announcementCalls.find)).text ?? undefined,
};
