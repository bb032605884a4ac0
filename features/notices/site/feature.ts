import type { FeatureSite } from "../../../core/site/feature-site.ts";
import { page as notice } from "./pages/notice.tsx";
import { page as notices } from "./pages/notices.tsx";

export const noticesSite: FeatureSite = {
  name: "notices",
  pages: { notice, notices },
};
