import { oncePerServer } from "../../../core/server/feature-server.ts";
import { openAccounts } from "../../accounts/server/exports.ts";
import { createCertificateReminders } from "./certificates/certificate-reminders.ts";
import { findFileProblem } from "./check/check-file.ts";
import { findLinkProblem } from "./check/check-link.ts";
import { createCheckStore } from "./check/check-store.ts";
import { readChecked } from "./check/read-checked.ts";
import { createDisclosureCheck, type FindProblem } from "./check/run-check.ts";

declare module "../../../core/server/feature-server.ts" {
  interface Replacements {
    /** Why visitors cannot open an address; absent: found by opening it. */
    findLinkProblem?: FindProblem;
  }
}

/** The check of the disclosure page, and the mails about certificates. */
export const openDisclosure = oncePerServer((core) => {
  const { config, content, db, files, log, mail, now, openContent, pages, uploadProcess } = core;
  const { findSiteAddress } = core;
  const { mailChoices: choices } = openAccounts(core);
  const check = createDisclosureCheck({
    store: createCheckStore(db, now),
    readContent: (today) => readChecked({ openContent, pages, store: content.store }, today),
    findProblem: {
      file: (name, signal) => findFileProblem(name, { files, checkPdf: uploadProcess.checkPdf }, signal),
      link:
        core.replacements.findLinkProblem ??
        ((address, signal) => findLinkProblem(address, { siteUrl: config.siteUrl, signal })),
    },
    log,
    now,
  });
  core.onClose(() => check.close());
  return {
    check,
    sendReminders: createCertificateReminders({ db, mail, choices, findSiteAddress, now }),
  };
});
