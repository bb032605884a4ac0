import { createSaver } from "../../../../core/server/content/publish.ts";
import { PROGRAM } from "../../../../core/server/database/entries/record-change.ts";
import { writeSetting } from "../../../../core/server/database/settings.ts";
import { SETTINGS_TAG } from "../../../../core/server/page-cache/tags.ts";
import { text } from "../../../../tests/api/save-page.ts";
import type { TestServer } from "../../../../tests/test-server.ts";
import { type ApplicationSettings, applicationsSettings } from "../../content/settings.ts";

const { initial } = applicationsSettings.applications;

/** Sets up a school that takes applications for one class, without an end. */
export async function openApplications(
  site: TestServer,
  settings: Partial<ApplicationSettings> = {},
): Promise<void> {
  const open = { seats: "open", note: text(null) };
  const classes = [{ ...open, id: "one", class: text("Class 1", "कक्षा 1"), atLeast: 6, below: 8 }];
  await saveSettings(site, { ...initial, isOpen: true, ...settings });
  await site.pages.update(
    "admissions",
    (before) => ({
      ...before,
      dates: { session: "2027-28", opensOn: null, closesOn: null, line: text(null) },
      classes: { heading: text(null), line: text(null), ageOn: "03-31", items: classes },
    }),
    () => true,
    PROGRAM,
  );
}

/** Sets up a school that takes no applications, which is the initial state. */
export const closeApplications = (site: TestServer) => saveSettings(site, initial);

async function saveSettings(site: TestServer, settings: ApplicationSettings): Promise<void> {
  const save = createSaver(site.database.db, site.core.publish);
  await save(async (tx) => {
    await writeSetting(tx, "applications", settings, PROGRAM);
    return { tags: [SETTINGS_TAG] };
  });
}
