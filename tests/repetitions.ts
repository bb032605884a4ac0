/**
 * Tests that `npm test` leaves out because another test proves the same behaviour; `npm run test:all` runs them too. `npm test` runs new
 * files, API tests on SQLite. `scripts/repetitions.test.ts` checks that the named tests exist.
 */

/** For a browser test with the tag `@all`: the test that proves its behaviour in `npm test`, by the end of its path and its title. */
export const provenBy = (file: string, title: string) => ({
  type: "proven by",
  description: `${file}: ${title}`,
});

/** `npm test` sets the variable, `npm run test:all` does not. */
export const IS_ONCE = process.env.TEST_ONCE !== undefined;

/** For tests that repeat one behaviour with many inputs: `npm test` takes the first ones. */
export const firstOf = <T>(cases: readonly T[], count: number): T[] =>
  cases.slice(0, IS_ONCE ? count : undefined);

/** For rules that one place applies to every route: `npm test` takes every eighth route. */
export const everyEighth = <T>(routes: readonly T[]): T[] =>
  routes.filter((_, index) => !IS_ONCE || index % 8 === 0);

/** API tests about SQL, locks, search, order, transactions, migrations, storage and backups. `npm test` runs all others on SQLite only. */
export const ON_BOTH_ENGINES = [
  "features/accounts/tests/api/account-races.test.ts",
  "features/accounts/tests/api/one-time-codes.test.ts",
  "features/accounts/tests/api/replaced-links.test.ts",
  "features/accounts/tests/api/second-step-races.test.ts",
  "features/accounts/tests/api/second-step-setup.test.ts",
  "features/accounts/tests/api/security-events.test.ts",
  "features/accounts/tests/api/sessions.test.ts",
  "features/announcement/tests/api/stale-announcement.test.ts",
  "features/applications/tests/api/apply.test.ts",
  "features/applications/tests/api/draws.test.ts",
  "features/applications/tests/api/form-races.test.ts",
  "features/applications/tests/api/old-applications.test.ts",
  "features/applications/tests/api/admissions-work.test.ts",
  "features/applications/tests/api/office.test.ts",
  "features/disclosure/tests/api/certificate-mails.test.ts",
  "features/disclosure/tests/api/disclosure-check-store.test.ts",
  "features/enquiries/tests/api/daily-mail-race.test.ts",
  "features/enquiries/tests/api/enquiries.test.ts",
  "features/enquiries/tests/api/enquiry-figures.test.ts",
  "features/enquiries/tests/api/old-enquiries.test.ts",
  "features/search/tests/api/leaks.test.ts",
  "features/search/tests/api/many-results.test.ts",
  "features/search/tests/api/pdf-texts.test.ts",
  "features/search/tests/api/site-search.test.ts",
  "features/search/tests/api/unfound-words.test.ts",
  "features/students/tests/api/child-copies.test.ts",
  "features/students/tests/api/consent-undo.test.ts",
  "features/students/tests/api/forget-student.test.ts",
  "features/students/tests/api/import-while-students-change.test.ts",
  "features/students/tests/api/marked-picture-changes.test.ts",
  "features/students/tests/api/student-order.test.ts",
  "features/students/tests/api/withdrawals.test.ts",
  "tests/api/backup-of-version-0-9.test.ts",
  "tests/api/backup.test.ts",
  "tests/api/bulk.test.ts",
  "tests/api/concurrent-commits.test.ts",
  "tests/api/database-away.test.ts",
  "tests/api/failing-stores.test.ts",
  "tests/api/hindi-lists.test.ts",
  "tests/api/lists.test.ts",
  "tests/api/long-lists.test.ts",
  "tests/api/mail-loop.test.ts",
  "tests/api/newer-data.test.ts",
  "tests/api/order.test.ts",
  "tests/api/page-cache.test.ts",
  "tests/api/panel-search.test.ts",
  "tests/api/public-files.test.ts",
  "tests/api/sorted-lists.test.ts",
  "tests/api/staged-files.test.ts",
  "tests/api/tables.test.ts",
  "tests/api/trash-many.test.ts",
  "tests/api/undo-batches.test.ts",
];

/** Long tests of failures, of several machines and of another browser, each with a test that proves its behaviour in `npm test`. */
export const ONLY_IN_ALL = {
  "tests/examples/apply-examples.test.ts": "documented-files.test.ts",
  "core/server/files/s3-long-list.test.ts": "s3-file-store.test.ts",
  "tests/api/kill.test.ts": "kills.test.ts",
  "features/students/tests/api/killed-import.test.ts": "import-process.test.ts",
  "tests/faults/backup-under-writers.test.ts": "backup-properties.test.ts",
  "tests/faults/built-program.test.ts": "npm-start.test.ts",
  "tests/faults/corrupt-database.test.ts": "damaged-backups.test.ts",
  "tests/faults/failed-updates.test.ts": "update.test.ts",
  "tests/faults/full-disk.test.ts": "failing-stores.test.ts",
  "tests/faults/history-kills.test.ts": "kills.test.ts",
  "tests/faults/interrupted-first-start.test.ts": "tables.test.ts",
  "tests/faults/locked-database.test.ts": "failing-stores.test.ts",
  "tests/faults/migration-kills.test.ts": "tables.test.ts",
  "tests/faults/npm-scripts.test.ts": "npm-start.test.ts",
  "tests/faults/overload.test.ts": "load-shedding.test.ts",
  "tests/faults/postgres-restart.test.ts": "database-away.test.ts",
  "tests/faults/refused-attempts.test.ts": "login.test.ts",
  "tests/faults/release-archive.test.ts": "update.test.ts",
  "tests/faults/restore-beside-server.test.ts": "restored-files.test.ts",
  "tests/faults/sigterm.test.ts": "npm-start.test.ts",
  "tests/faults/unmovable-files.test.ts": "public-files.test.ts",
  "tests/firefox/firefox.test.ts": "public-pages.spec.ts",
  "tests/machines/silent-postgres.test.ts": "database-away.test.ts",
  "tests/machines/storage-away.test.ts": "failing-stores.test.ts",
  "tests/machines/three-machines.test.ts": "page-cache.test.ts",
};
