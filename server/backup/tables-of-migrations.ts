/**
 * The tables of a complete backup, by the migration that created them: a backup of an older version lacks those of newer
 * migrations. Logins and rate limits are not backed up.
 */
const TABLES_OF_MIGRATIONS: Readonly<Record<string, readonly string[]>> = {
  "001-first-tables": [
    ...["accounts", "announcement", "blocks", "contacts", "contentVersions", "facilities", "galleries"],
    ...["notices", "students", "team", "topStudents"],
  ],
  "002-audit-log": ["auditLog"],
  "004-page-documents": ["alumni", "committee", "pages"],
  "005-history": ["revisionFiles", "revisions"],
  "010-events": ["events"],
  "012-consents": ["childPictures", "consentStates", "consents"],
};

export const tablesOf = (migrations: readonly string[]): string[] =>
  migrations.flatMap((name) => TABLES_OF_MIGRATIONS[name] ?? []);
