import type { SiteContent } from "../core/server/pages/site-content.ts";
import { enquiriesPreview } from "./enquiries/panel/preview.ts";

/** The data of the features for the preview of a page, beside pages and entries. */
export const previewContents: readonly Partial<SiteContent>[] = [enquiriesPreview];
