/** Everything that moves or answers on a public page, loaded once its first view is complete. */
import { showAdminLinks } from "./admin-links.ts";
import { coverFailedPictures } from "./failed-pictures.ts";
import { revealInView } from "./in-view.ts";
import { showLandingMessage } from "./landing-message.ts";
import { keepPlaceAcrossLanguages, offerLanguage } from "./language-links.ts";
import { showLoading } from "./loading.ts";
import { watchMap } from "./map-frame.ts";
import { upgradeMenuPanel } from "./menu-panel.ts";
import { upgradeNavigationGroups } from "./navigation-groups.ts";
import { nextTask } from "./next-task.ts";
import { keepForOffline, showWhatIsSaved } from "./offline.ts";
import { addPrinting } from "./printing.ts";
import { followScroll } from "./site-header.ts";
import { searchWhileTyping } from "./student-search.ts";

const parts = [
  showWhatIsSaved,
  keepPlaceAcrossLanguages,
  showLandingMessage,
  showAdminLinks,
  followScroll,
  upgradeNavigationGroups,
  upgradeMenuPanel,
  showLoading,
  searchWhileTyping,
  addPrinting,
  watchMap,
  coverFailedPictures,
  revealInView,
  offerLanguage,
];

for (const start of parts) {
  try {
    await start();
  } catch (error) {
    // What an old browser cannot do is not missed by the others.
    reportError(error);
  }
  await nextTask();
}
// React is large; what needs none does not wait for it. Where its file does not come, `first-script.ts` hears of it.
(await import("./start-islands.tsx")).startIslands();
await nextTask();
keepForOffline();
document.documentElement.dataset.scripts = "started";
