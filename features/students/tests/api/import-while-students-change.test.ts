import { expect, it } from "vitest";
import { PROGRAM } from "../../../../core/server/database/entries/record-change.ts";
import { contentTypes, createEntry } from "../../../../tests/api/entries.ts";
import { startApi } from "../../../../tests/api/start-api.ts";
import { checkInPlace, type RowChecker } from "../../server/import/plan-import.ts";
import { createStudentImporter } from "../../server/import/student-importer.ts";

const api = await startApi();
const { students } = contentTypes;

it("an import holds no lock while it is planned, and is planned again if a student was changed meanwhile", async () => {
  const known = await createEntry(api, students, { class: "5", section: "A", rollNumber: "1", name: "Asha" });
  let plans = 0;
  const checker: RowChecker = {
    ...checkInPlace,
    async plan(rows) {
      const plan = await checkInPlace.plan(rows);
      plans += 1;
      if (plans === 1) {
        // This would wait for a transaction that holds the student, or the database.
        const form = [["address", "Freeganj"]] as const;
        expect((await api.put(students.update(known._id), { token: api.token, form })).status).toBe(200);
      }
      return plan;
    },
  };
  const { database, pages } = api.server;
  const importer = createStudentImporter({ db: database.db, publish: () => {}, pages, checker });
  const values = { name: "Asha", rollNumber: "1", class: "5", section: "A", address: "Freeganj" };
  const request = { rows: [{ row: 2, values }], fields: ["address"], known: "update" };
  const { counts } = await importer.save(Buffer.from(JSON.stringify(request)), PROGRAM);
  expect([plans, counts.unchanged]).toEqual([2, 1]);
});
