import type { FastifyInstance } from "fastify";
import { SHEET_TYPES } from "../../../../core/content/files/sheets.ts";
import { message } from "../../../../core/content/messages/message.ts";
import { dayInIndia } from "../../../../core/content/text/india-time.ts";
import { listQueryOf, readAdminQuery } from "../../../../core/server/content/answer-list.ts";
import type { ContentStore } from "../../../../core/server/content/content-store.ts";
import { actorOf, recordChange } from "../../../../core/server/database/entries/record-change.ts";
import type { Database } from "../../../../core/server/database/tables.ts";
import { serve } from "../../../../core/server/serve.ts";
import { studentCalls } from "../../content/student-export-contract.ts";
import { students } from "../../content/students.ts";

const query = listQueryOf(students)
  .omit({ limit: true, offset: true })
  .extend(studentCalls.exportList.query.shape);

/** Exports the students of an admin's list for spreadsheet programs. */
export function registerStudentExport(
  app: FastifyInstance,
  { db, store }: { db: Database; store: ContentStore },
): void {
  serve(app, { ...studentCalls.exportList, query }, async (request, reply) => {
    const { format, language, ...asked } = request.query;
    const listed = readAdminQuery(students, asked);
    const { rows } = await store.list(students, {
      ...listed,
      audience: "office",
      fields: [],
      isCounted: false,
    });
    const ids = rows.map(({ _id }) => _id);
    const title = describeExport(ids.length, listed.filters);
    // Exported data; audited before the first byte is sent.
    await db
      .transaction()
      .execute((tx) =>
        recordChange(tx, actorOf(request.session), { type: students.name, action: "export", title }),
      );
    // Spreadsheets and the panel's Hindi are loaded on demand.
    const { exportStudents } = await import("./export-students.ts");
    return reply
      .type(SHEET_TYPES[format])
      .header("content-disposition", `attachment; filename="students-${dayInIndia(new Date())}.${format}"`)
      .send(exportStudents(db, { ids, format, language }));
  });
}

/** The log contains a filter only if it is an existing class or section: other text could be anything. */
function describeExport(count: number, { class: name, section }: Record<string, string | number> = {}) {
  if (count > 0 && name && section) return message("class_section_listed", { count, name, section });
  if (count > 0 && name) return message("class_listed", { count, name });
  if (count > 0 && section) return message("section_listed", { count, section });
  return message("students_listed", { count });
}
