import { moveAnnouncement } from "./announcement/site/announcement.ts";
import { upgradeApplyForm } from "./applications/site/apply.ts";
import { watchMap } from "./contact/site/map-frame.ts";
import { upgradeNoticePopup } from "./notices/site/board/notice-popup.ts";
import { awaitPosts } from "./posts/site/await-posts.ts";
import { suggestSearches } from "./search/site/suggest-searches.ts";
import { searchWhileTyping } from "./students/site/student-search.ts";

/** The scripts that every public page starts first, because they move the focus. */
export const firstBrowserParts = [upgradeNoticePopup];

/** The scripts that start after the menus. */
export const browserParts = [
  moveAnnouncement,
  awaitPosts,
  searchWhileTyping,
  suggestSearches,
  watchMap,
  upgradeApplyForm,
];
