import type { FeatureStore } from "../../../core/server/content/feature-store.ts";
import { ANNOUNCEMENT_TAG } from "../content/announcement.ts";
import { announcementVersion, readVersion, THE_ONE } from "./announcement-versions.ts";

export const announcementStore: FeatureStore = {
  text: {
    name: ANNOUNCEMENT_TAG,
    present: readVersion,
    async insertSample(tx, text) {
      await tx
        .insertInto("announcement")
        .values({ ...text, _id: THE_ONE, sample: 1, updatedAt: new Date().toISOString() })
        .execute();
    },
    async removeSample(tx) {
      const deleted = await tx
        .deleteFrom("announcement")
        .where("sample", "=", 1)
        .returning(["content", "contentHi", "link"])
        .execute();
      return deleted.map(announcementVersion);
    },
  },
};
