import { moveAnnouncement } from "./announcement/site/announcement.ts";
import { watchMap } from "./contact/site/map-frame.ts";
import { upgradeNoticePopup } from "./notices/site/board/notice-popup.ts";
import { awaitPosts } from "./posts/site/await-posts.ts";
import { searchWhileTyping } from "./students/site/student-search.ts";

/** What the script of every public page starts first, because it takes the focus. */
export const firstBrowserParts = [upgradeNoticePopup];

/** What that script starts after the menus. */
export const browserParts = [moveAnnouncement, awaitPosts, searchWhileTyping, watchMap];
