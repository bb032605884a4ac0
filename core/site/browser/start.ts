/** The scripts of all public pages, loaded after the first view. */

import { browserParts, firstBrowserParts } from "../../../features/site-browser.ts";
import { showAdminLinks } from "./admin-links.ts";
import { layOutSections } from "./deferred-sections.ts";
import { coverFailedPictures } from "./failed-pictures.ts";
import { revealInView } from "./in-view.ts";
import { showLandingMessage } from "./landing-message.ts";
import { keepPlaceAcrossLanguages, offerLanguage } from "./language-links.ts";
import { showLoading } from "./loading.ts";
import { upgradeMenuPanel } from "./menu-panel.ts";
import { upgradeNavigationGroups } from "./navigation-groups.ts";
import { nextTask } from "./next-task.ts";
import { keepForOffline, showWhatIsSaved } from "./offline.ts";
import { addPrinting } from "./printing.ts";
import { followScroll } from "./site-header.ts";
import { startIslands } from "./start-islands.ts";

const parts = [
  showWhatIsSaved,
  ...firstBrowserParts,
  keepPlaceAcrossLanguages,
  showLandingMessage,
  showAdminLinks,
  followScroll,
  upgradeNavigationGroups,
  upgradeMenuPanel,
  showLoading,
  ...browserParts,
  addPrinting,
  coverFailedPictures,
  revealInView,
  offerLanguage,
];

for (const start of parts) {
  try {
    await start();
  } catch (error) {
    // A failing part does not stop the others.
    reportError(error);
  }
  await nextTask();
}
startIslands();
await nextTask();
keepForOffline();
document.documentElement.dataset.scripts = "started";
await layOutSections();
