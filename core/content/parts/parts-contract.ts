import { z } from "zod";
import { notAnOption } from "../messages/message.ts";
import "../api/schemas-in-browsers.ts";
import { defineCalls } from "../api/define-calls.ts";
import { UNDO_REVISION } from "../api/history-contract.ts";
import { PARTS_PATH, partNames } from "./parts.ts";

const text = z.object({ en: z.string(), hi: z.string() });

const partsSchema = z.object({
  parts: z.array(
    z.object({
      name: z.string(),
      title: text,
      about: text,
      needs: z.array(z.string()).describe("The parts that must be on for it"),
      isOn: z.boolean(),
    }),
  ),
  updatedAt: z.iso.datetime().nullable().describe("Null: never saved, and everything is on"),
});
export type PartsAnswer = z.infer<typeof partsSchema>;

const partLinksSchema = z.object({
  links: z.array(
    z.object({
      part: z.string().describe("The part that is off"),
      type: z.string().describe("The content type of what links to it, `pages`, or a single text"),
      id: z.string(),
      field: z.string().nullable().describe("The field of the entry with the link"),
      title: z.string().nullable(),
      titleHi: z.string().nullable(),
    }),
  ),
});
export type PartLink = z.infer<typeof partLinksSchema>["links"][number];

const partsInputSchema = z.strictObject({
  off: z
    .array(z.enum(partNames as [string, ...string[]], { error: notAnOption(partNames) }))
    .describe("The names of the parts that are off; all others are on"),
});

export const partsCalls = defineCalls("Parts of the site", {
  find: {
    method: "GET",
    path: PARTS_PATH,
    access: "public",
    summary: "List the parts of the site, and which are on",
    answer: partsSchema,
    isVersioned: true,
  },
  save: {
    method: "PUT",
    path: PARTS_PATH,
    access: "pages:write",
    summary: "Switch parts of the site off and on; nothing is deleted",
    body: partsInputSchema,
    answer: partsSchema,
    answerHeaders: UNDO_REVISION,
    refusals: [409],
    errorIds: { 422: ["part_needed"] },
  },
  findLinks: {
    method: "GET",
    path: `${PARTS_PATH}/links`,
    access: "pages:read",
    summary: "List what is published and links to parts of the site that are off",
    answer: partLinksSchema,
  },
});
