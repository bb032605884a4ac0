import { z } from "zod";
import { notAnOption } from "../messages/message.ts";
import "../api/schemas-in-browsers.ts";
import { partNames } from "./parts.ts";

const text = z.object({ en: z.string(), hi: z.string() });

export const partsSchema = z.object({
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

export const partsInputSchema = z.strictObject({
  off: z
    .array(z.enum(partNames as [string, ...string[]], { error: notAnOption(partNames) }))
    .describe("The names of the parts that are off; all others are on"),
});
