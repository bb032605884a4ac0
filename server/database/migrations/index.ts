import { createFirstTables } from "./001-first-tables.ts";
import { createAuditLog } from "./002-audit-log.ts";
import { addSessionDevice } from "./003-session-device.ts";
import { createPageDocuments } from "./004-page-documents.ts";
import { createHistory } from "./005-history.ts";
import { addListsDraftsBatches } from "./006-lists-drafts-batches.ts";
import { addHindiCompanions } from "./007-hindi-companions.ts";
import { respellHindi } from "./008-hindi-spellings.ts";
import { addLifeOfNotices } from "./009-life-of-notices.ts";
import { createEvents } from "./010-events.ts";
import { createSearch } from "./011-search.ts";
import { addConsents } from "./012-consents.ts";
import { coverTimesOfNotices } from "./013-times-of-notices.ts";
import { addPanelLanguagesAndTakenFiles } from "./014-panel-languages-taken-files.ts";
import { createFilesToPlace } from "./015-files-to-place.ts";
import { useLineFeeds } from "./016-line-feeds.ts";
import { indexStudentOrder } from "./017-student-order.ts";
import type { Engine, Tx } from "./migration.ts";

/**
 * In order, and frozen: a migration that has run anywhere is never edited; add a new one. A migration imports only from this
 * folder, so that changes of today's declarations do not affect it.
 */
export const migrations: Record<string, (tx: Tx, engine: Engine) => Promise<void>> = {
  "001-first-tables": createFirstTables,
  "002-audit-log": createAuditLog,
  "003-session-device": addSessionDevice,
  "004-page-documents": createPageDocuments,
  "005-history": createHistory,
  "006-lists-drafts-batches": addListsDraftsBatches,
  "007-hindi-companions": addHindiCompanions,
  "008-hindi-spellings": respellHindi,
  "009-life-of-notices": addLifeOfNotices,
  "010-events": createEvents,
  "011-search": createSearch,
  "012-consents": addConsents,
  "013-times-of-notices": coverTimesOfNotices,
  "014-panel-languages-taken-files": addPanelLanguagesAndTakenFiles,
  "015-files-to-place": createFilesToPlace,
  "016-line-feeds": useLineFeeds,
  "017-student-order": indexStudentOrder,
};

/** Migrations that change derived columns or the search; `refreshDerived` runs after the last of them. */
export const CHANGE_DERIVED: ReadonlySet<string> = new Set([
  ...["006-lists-drafts-batches", "007-hindi-companions", "008-hindi-spellings", "009-life-of-notices"],
  ...["011-search", "012-consents"],
]);
