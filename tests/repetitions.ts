/**
 * Tests that `npm test` leaves out because another test proves the same behaviour; `npm run test:all` runs them too. A new file is on no
 * list, so `npm test` runs it, and a file of `tests/api/` on both engines. Browser tests carry the tag `@all` instead.
 */

/** `npm test` sets the variable, `npm run test:all` does not. */
export const IS_ONCE = process.env.TEST_ONCE !== undefined;

/** About routes, rules, pages, commands and archives. SQL, locks and storage are tested by the other files, on both engines. */
export const ON_ONE_ENGINE = [
  "tests/api/access.test.ts",
  "tests/api/accounts.test.ts",
  "tests/api/admin-command.test.ts",
  "tests/api/backup-properties.test.ts",
  "tests/api/calendar.test.ts",
  "tests/api/child-file.test.ts",
  "tests/api/children.test.ts",
  "tests/api/companions.test.ts",
  "tests/api/contact.test.ts",
  "tests/api/content-types.test.ts",
  "tests/api/daily-backups.test.ts",
  "tests/api/damaged-backups.test.ts",
  "tests/api/damaged-pages.test.ts",
  "tests/api/drafts.test.ts",
  "tests/api/drawn-pictures.test.ts",
  "tests/api/edge-words.test.ts",
  "tests/api/empty-school.test.ts",
  "tests/api/errors.test.ts",
  "tests/api/every-field-shown.test.ts",
  "tests/api/failing-image-process.test.ts",
  "tests/api/feeds.test.ts",
  "tests/api/hostile-uploads.test.ts",
  "tests/api/import-command.test.ts",
  "tests/api/kill.test.ts",
  "tests/api/killed-import.test.ts",
  "tests/api/login.test.ts",
  "tests/api/menus.test.ts",
  "tests/api/message-params.test.ts",
  "tests/api/metrics.test.ts",
  "tests/api/notice-kit.test.ts",
  "tests/api/notice-pages.test.ts",
  "tests/api/offline.test.ts",
  "tests/api/openapi.test.ts",
  "tests/api/permissions.test.ts",
  "tests/api/privacy-page.test.ts",
  "tests/api/properties.test.ts",
  "tests/api/public-documents.test.ts",
  "tests/api/restored-files.test.ts",
  "tests/api/route-table.test.ts",
  "tests/api/sample.test.ts",
  "tests/api/sheets-of-other-programs.test.ts",
  "tests/api/site-languages.test.ts",
  "tests/api/student-export.test.ts",
  "tests/api/student-photos.test.ts",
  "tests/api/validation.test.ts",
];

/** Long tests of failures and of several machines. */
export const ONLY_IN_ALL = [
  "tests/examples/apply-examples.test.ts",
  "tests/api/kill.test.ts",
  "tests/faults/backup-under-writers.test.ts",
  "tests/faults/full-disk.test.ts",
  "tests/faults/history-kills.test.ts",
  "tests/faults/locked-database.test.ts",
  "tests/faults/migration-kills.test.ts",
  "tests/faults/overload.test.ts",
  "tests/faults/postgres-restart.test.ts",
  "tests/faults/restore-beside-server.test.ts",
  "tests/machines/silent-postgres.test.ts",
  "tests/machines/storage-away.test.ts",
  "tests/machines/three-machines.test.ts",
];
