import type { FeatureSite } from "../../../core/site/feature-site.ts";
import { loadAnnouncement } from "./announcement-line.tsx";

export const announcementSite: FeatureSite = {
  name: "announcement",
  band: { place: "topStrip", load: loadAnnouncement },
};
