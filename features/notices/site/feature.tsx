import type { FeatureSite } from "../../../core/site/feature-site.ts";
import { NOTICE_POPUP_ID } from "./board/popup-id.ts";
import { loadNewestOffline } from "./newest-offline.tsx";
import { page as notice } from "./pages/notice.tsx";
import { page as notices } from "./pages/notices.tsx";
import { loadSiteBanner } from "./site-banner.tsx";

export const noticesSite: FeatureSite = {
  name: "notices",
  pages: { notice, notices },
  band: { place: "aboveHeader", load: loadSiteBanner },
  popupId: NOTICE_POPUP_ID,
  loadOfflinePart: loadNewestOffline,
};
