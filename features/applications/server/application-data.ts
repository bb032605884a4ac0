import type { Bilingual } from "../../../core/content/pages/define-page.ts";
import { completeReferences } from "../../../core/server/content/references.ts";
import { parseJson } from "../../../core/server/database/parse-json.ts";
import type { Database, EntryRow, Tx } from "../../../core/server/database/tables.ts";
import { rememberFiles } from "../../../core/server/files/remember-files.ts";
import { toClassKey } from "../../school/content/exports.ts";
import { applications } from "../content/applications.ts";
import { classValue } from "../content/form/apply-classes.ts";
import type { Answer } from "../content/form/check-application.ts";
import { applicationEvents } from "./application-events.ts";
import { deleteDocuments } from "./documents.ts";

interface Page {
  dates?: { session?: string | null };
  classes?: { items: { class: Bilingual }[] };
}

/** The stored page about admissions. */
async function readPage(from: Database | Tx): Promise<Page> {
  const page = await from
    .selectFrom("pages")
    .select("document")
    .where("name", "=", "admissions")
    .executeTakeFirst();
  return (parseJson(page?.document ?? "{}") ?? {}) as Page;
}

/** The session of the page about admissions. */
export const readSession = async (from: Database | Tx): Promise<string | null> =>
  (await readPage(from)).dates?.session ?? null;

/** Writes a class as the page about admissions does ("class 1", "कक्षा 1": "Class 1"), because seats and draws count by its name. */
export async function openClassNames(from: Database | Tx): Promise<(row: EntryRow) => EntryRow> {
  const names = ((await readPage(from)).classes?.items ?? []).map((item) => item.class);
  const listed = new Set(names.map(classValue));
  const byKey = new Map(
    names.flatMap((name) =>
      [name.en, name.hi].flatMap((each) => (each ? [[toClassKey(each), classValue(name)] as const] : [])),
    ),
  );
  return (row) => {
    const typed = String(row.classSought);
    return listed.has(typed) ? row : { ...row, classSought: byKey.get(toClassKey(typed)) ?? typed };
  };
}

/** The answers to the questions of the school. */
export const answersOf = ({ answers }: Readonly<Record<string, unknown>>) =>
  (parseJson(String(answers ?? "[]")) ?? []) as Answer[];

/** A new application has a reference, a session and a class of the page, if that lists it. */
export async function completeNew(from: Database | Tx, rows: readonly EntryRow[]): Promise<EntryRow[]> {
  const session = await readSession(from);
  const nameClass = await openClassNames(from);
  return completeReferences(
    applications,
    from,
    rows.map((row) => ({ ...nameClass(row), session: row.session ?? session })),
  );
}

/** Deletes what belongs to applications that are deleted for good, and to forms that were never sent. */
export async function removeApplicationData(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  // A document that is being added locks its form. It is deleted with the others when it is stored.
  await tx.selectFrom("applicationForms").select("_id").where("_id", "in", ids).forUpdate().execute();
  // The files are removed after the commit, or with the next attempt.
  await rememberFiles(tx, await deleteDocuments(tx, ids));
  await applicationEvents.remove(tx, ids);
  await tx.deleteFrom("applicationForms").where("_id", "in", ids).execute();
}
