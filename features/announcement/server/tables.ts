import type { Generated } from "kysely";

/** The text above every page. */
export interface AnnouncementTables {
  announcement: {
    _id: string;
    content: string;
    contentHi: Generated<string | null>;
    link: string | null;
    sample: Generated<number>;
    updatedAt: string;
  };
}
