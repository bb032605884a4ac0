import { z } from "zod";
import { fileOf } from "../../../../core/content/api/answers.ts";
import { defineCalls } from "../../../../core/content/api/define-calls.ts";
import { SHEET_TYPES } from "../../../../core/content/files/sheets.ts";
import { notAnOption } from "../../../../core/content/messages/message.ts";
import { label } from "../../../../core/words/label.ts";
import { LANGUAGES } from "../../../../core/words/languages.ts";
import "../../../../core/content/api/schemas-in-browsers.ts";
import { applications } from "../applications.ts";
import { OPEN_STEPS } from "../steps.ts";
import { summaryClassSchema, summaryQuerySchema } from "./office-contract.ts";

const figuresSchema = z.object({
  session: z.string().nullable(),
  sessions: z.array(z.string()).describe("Every session with applications, the latest first"),
  classes: z.array(summaryClassSchema),
  weeks: z
    .array(
      z.object({
        monday: z.string(),
        counts: z.array(z.int()).describe("Applications received, in the order of the classes"),
      }),
    )
    .describe("From the first week with an application to the last one"),
  steps: z.array(
    z.object({
      step: z.enum(OPEN_STEPS),
      moved: z.int().describe("How often an application has left the step"),
      medianDays: z.int().nullable().describe("At least half of them left it within so many days"),
    }),
  ),
});
export type ApplicationFigures = z.output<typeof figuresSchema>;

const workbook = (description: string) =>
  fileOf(description, { [SHEET_TYPES.xlsx]: { type: "string", format: "binary" } });

/** Applications in figures, and all of them for a spreadsheet. */
export const figureCalls = defineCalls(applications.singular.en, {
  read: {
    method: "GET",
    path: "/applications/figures",
    access: "applications:read",
    summary: "Applications of a session by class, week and step, with the days that each step takes",
    query: summaryQuerySchema,
    answer: figuresSchema,
  },
  download: {
    method: "GET",
    path: "/applications/figures/export",
    access: "applications:read",
    summary: "Download the same figures for a spreadsheet",
    query: summaryQuerySchema,
    answer: workbook("A workbook with a sheet for each table"),
  },
  exportAll: {
    method: "GET",
    path: "/applications/export",
    access: "applications:read",
    isConfirmed: true,
    // A HEAD request would be audited as a download.
    exposeHeadRoute: false,
    summary: "Download the applications of a session with their answers, for a spreadsheet",
    query: summaryQuerySchema.extend({
      language: z
        .enum(LANGUAGES, { error: notAnOption(LANGUAGES) })
        .default("en")
        .describe("Of the headings"),
    }),
    answer: workbook("A workbook with a row for each application"),
  },
});

/** The headings of the figures, on the screen and in the workbook. */
export const FIGURE_NAMES = {
  class: label("Class", "कक्षा"),
  total: label("Total", "कुल"),
  seats: label("Seats", "स्थान"),
  left: label("Seats left", "खाली स्थान"),
  week: label("Week from Monday", "सप्ताह, सोमवार से"),
  step: label("Step", "चरण"),
  moved: label("Moved on", "आगे बढ़े"),
  medianDays: label("Half within (days)", "आधे इतने दिनों में"),
  byStep: label("By class", "कक्षा अनुसार"),
  byWeek: label("By week", "सप्ताह अनुसार"),
  days: label("Days per step", "चरण में दिन"),
};
