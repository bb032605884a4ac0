import type { Page } from "@playwright/test";

/** The drafts that are stored in this browser, each as JSON. */
export const readDrafts = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open("gurukul-office");
        opening.onsuccess = () => {
          const database = opening.result;
          if (!database.objectStoreNames.contains("drafts")) return resolve([]);
          const asked = database.transaction("drafts").objectStore("drafts").getAll();
          asked.onsuccess = () => {
            database.close();
            resolve(asked.result.map((draft) => JSON.stringify(draft)));
          };
        };
      }),
  );
