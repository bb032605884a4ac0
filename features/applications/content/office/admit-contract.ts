import { z } from "zod";
import { defineCalls } from "../../../../core/content/api/define-calls.ts";
import { message } from "../../../../core/content/messages/message.ts";
import "../../../../core/content/api/schemas-in-browsers.ts";
import { applications } from "../applications.ts";
import { STEPS } from "../steps.ts";

const placeSchema = z.object({
  class: z.string(),
  section: z.string(),
  rollNumber: z.string(),
});
export type StudentPlace = z.infer<typeof placeSchema>;

/** Admission: the application becomes a student record. */
export const admitCalls = defineCalls(applications.singular.en, {
  propose: {
    method: "GET",
    path: "/applications/:id/admit",
    access: "applications:write",
    exposeHeadRoute: false,
    summary: "Propose class, section and roll number of the student",
    answer: placeSchema,
  },
  admit: {
    method: "POST",
    path: "/applications/:id/admit",
    access: "applications:write",
    summary: "Admit the child: makes the student record from the application",
    body: z.strictObject({
      class: z.string().max(120),
      section: z.string().max(120),
      rollNumber: z.string().max(120),
      keepsDocuments: z
        .boolean(message("value_not_a_flag"))
        .describe("The documents stay with the record; false: they are deleted"),
    }),
    answer: z.object({ studentId: z.string() }),
    status: 201,
    errorIds: { 409: ["step_not_possible", "no_seat_left", "student_record_exists"] },
  },
  undo: {
    method: "DELETE",
    path: "/applications/:id/admit",
    access: "applications:write",
    summary: "Undo an admission: the student record goes to the trash, unless it was changed since",
    answer: z.object({ step: z.enum(STEPS).describe("The step before the admission") }),
    errorIds: { 409: ["step_not_possible", "student_record_changed"] },
  },
});
