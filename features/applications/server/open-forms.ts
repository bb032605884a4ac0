import { oncePerServer } from "../../../core/server/feature-server.ts";
import { createFormStore } from "./forms/form-store.ts";
import { createOldApplications } from "./forms/old-applications.ts";
import { createReceipts } from "./forms/receipts.ts";

/** The forms of parents and their receipts. */
export const openForms = oncePerServer((core) => {
  const { config, content, db, files, findSiteAddress, limiter, now, pages } = core;
  const receipts = createReceipts(core);
  const forms = createFormStore({
    db,
    store: content.store,
    pages,
    files,
    limiter,
    now,
    planReceipt: receipts.plan,
    findOrigin: async () => (await findSiteAddress()) ?? config.siteUrl,
  });
  return { forms, receipts, oldApplications: createOldApplications(db, core.publish, now) };
});
