import { type FeatureServer, oncePerServer } from "../../../core/server/feature-server.ts";
import { registerAnnouncementRoutes } from "./announcement-routes.ts";
import { createAnnouncementStore } from "./announcement-store.ts";

export const openAnnouncements = oncePerServer(({ pages }) => createAnnouncementStore(pages));

export const announcementServer: FeatureServer = {
  name: "announcement",
  open(core) {
    const announcements = openAnnouncements(core);
    const { answerPublicly } = core.content;
    return {
      registerApi: (api) => registerAnnouncementRoutes(api, { announcements, answerPublicly }),
    };
  },
};
