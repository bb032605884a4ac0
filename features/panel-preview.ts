import type { SiteContent } from "../core/server/pages/site-content.ts";
import { announcementPreview } from "./announcement/panel/preview.ts";
import { enquiriesPreview } from "./enquiries/panel/preview.ts";

/** What the preview of a page reads from the features, beside pages and entries. */
export const previewContents: readonly Partial<SiteContent>[] = [announcementPreview, enquiriesPreview];
