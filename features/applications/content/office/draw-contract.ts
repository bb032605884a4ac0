import { z } from "zod";
import { type AnswerOf, defineCalls } from "../../../../core/content/api/define-calls.ts";
import { message } from "../../../../core/content/messages/message.ts";
import { optionalMoment, optionalText, requiredText } from "../../../../core/content/types/fields.ts";
import { label } from "../../../../core/words/label.ts";
import "../../../../core/content/api/schemas-in-browsers.ts";
import { applications } from "../applications.ts";
import { CATEGORIES } from "../form/form-parts.ts";
import { wholeNumber } from "../settings.ts";
import { STEPS } from "../steps.ts";

export const MAX_SOURCE = 500;
export const MAX_SEED = 200;
const MAX_SEATS = 2000;

/** The applications that take part: all of a class, or those of a category for its reserved seats. */
export const DRAW_GROUPS = ["all", ...CATEGORIES] as const;
export type DrawGroup = (typeof DRAW_GROUPS)[number];

const group = z.enum(DRAW_GROUPS).describe("Those of a category, or all");

/** The public data of a draw. */
export const publicDrawSchema = z.object({
  _id: z.string(),
  session: z.string(),
  class: z.string(),
  group,
  seats: z.int(),
  references: z.array(z.string()).describe("Those that take part, fixed when the draw was announced"),
  source: z.string().describe("The public event that the seed is taken from"),
  eventAt: z.string().describe("When it happens; the seed can be entered only then"),
  reason: z.string().nullable().describe("Why the draw is repeated; null for the first one"),
  announcedAt: z.string(),
  seed: z.string().nullable(),
  result: z.array(z.string()).nullable().describe("The references in the order drawn"),
  drawnAt: z.string().nullable(),
  repeatedBy: z.string().nullable().describe("The id of the draw that has taken its place"),
});
export type PublicDraw = z.output<typeof publicDrawSchema>;

const eventLabel = label("Day and time of the event", "घटना का दिन और समय");
const seedLabel = label("Seed", "बीज संख्या");

/** White space is written as one space, so that anybody can type the seed again. */
const seedText = requiredText(seedLabel, MAX_SEED).overwrite((text) => text.replace(/\s+/g, " "));

const drawSchema = publicDrawSchema.extend({
  places: z
    .array(z.object({ reference: z.string(), _id: z.string(), name: z.string(), step: z.enum(STEPS) }))
    .describe("The applications that take part and still exist, in the order drawn"),
});
export type OfficeDraw = z.output<typeof drawSchema>;

/** Draws of lots: announced with the source of their seed, drawn with it, and never changed. */
export const drawCalls = defineCalls(applications.singular.en, {
  list: {
    method: "GET",
    path: "/applications/draws",
    access: "applications:read",
    summary: "List the draws of lots of the session, and the classes that could have one",
    answer: z.object({
      session: z.string().nullable(),
      draws: z.array(drawSchema).describe("The latest first"),
      candidates: z
        .array(z.object({ class: z.string(), group, count: z.int() }))
        .describe("How many applications without a seat would take part"),
    }),
  },
  announce: {
    method: "POST",
    path: "/applications/draws",
    access: "applications:write",
    summary: "Announce a draw: from now on its list and the source of its seed are fixed and public",
    body: z.strictObject({
      class: requiredText(label("Class", "कक्षा"), 120),
      group,
      seats: wholeNumber(label("Seats", "स्थान"), 1, MAX_SEATS),
      source: requiredText(label("Public event", "सार्वजनिक घटना"), MAX_SOURCE),
      eventAt: optionalMoment(eventLabel).pipe(
        z.string({ error: message("required", { label: eventLabel }) }),
      ),
      reason: optionalText(label("Reason", "कारण"), MAX_SOURCE)
        .nullable()
        .optional()
        .describe("Needed to repeat a draw; it is public and in the audit log"),
    }),
    answer: publicDrawSchema,
    status: 201,
    errorIds: { 409: ["draw_not_possible"] },
  },
  draw: {
    method: "POST",
    path: "/applications/draws/:id/draw",
    access: "applications:write",
    summary: "Draw with the seed of the event. It happens once.",
    body: z.strictObject({ seed: seedText }),
    answer: publicDrawSchema,
    errorIds: { 409: ["draw_not_possible"] },
  },
});
export type DrawList = AnswerOf<typeof drawCalls.list>;
