import { z } from "zod";
import { label } from "../../words/label.ts";
import { requiredText } from "../types/fields.ts";
import { bulkAnswerSchema, selectionShape } from "./bulk-contract.ts";
import { MAX_NOTE } from "./notes.ts";
import type { Permission } from "./permissions.ts";
import "./schemas-in-browsers.ts";

const personSchema = z.object({
  _id: z.string(),
  name: z.string().describe("Without one, the email address up to the @"),
});
/** A person who may work on the entries. */
export type Person = z.infer<typeof personSchema>;

/** An event in the history of an entry that people work on. */
export const eventSchemaOf = <const Kinds extends readonly [string, ...string[]]>(
  kinds: Kinds,
  describes: { text: string; details: string },
) =>
  z.object({
    _id: z.string(),
    at: z.string(),
    accountId: z.string().nullable().describe("Null for visitors and for what the program does"),
    person: z.string().describe("The name of the person; without one, the email address up to the @"),
    kind: z.enum(kinds),
    text: z.string().describe(describes.text),
    details: z.record(z.string(), z.string().nullable()).describe(describes.details),
  });

/** A change without any value is refused. */
export const hasChange = (values: Record<string, unknown>) =>
  Object.values(values).some((value) => value !== undefined);

interface WorkParts<
  Base extends string,
  Many extends string,
  Messages extends string,
  Body extends z.ZodRawShape,
> {
  base: Base;
  /** The last part of the path for changes of many. */
  many: Many;
  /** The part of paths with the messages to people. */
  messages: Messages;
  read: Permission;
  write: Permission;
  /** The body of a change of many, beside the selection of entries. */
  body: Body;
  summaries: Record<"people" | "changeMany" | "retry", string>;
  /** Why a change can be refused, beside a list that has changed. */
  errorIds?: readonly string[];
}

/** The calls for entries that people of the office work on, such as enquiries: they are assigned, moved together, and commented on. */
export const workCallsOf = <
  const Base extends string,
  const Many extends string,
  const Messages extends string,
  Body extends z.ZodRawShape,
>({
  base,
  many,
  messages,
  read,
  write,
  body,
  summaries,
  errorIds,
}: WorkParts<Base, Many, Messages, Body>) =>
  ({
    people: {
      method: "GET",
      path: `${base}/people`,
      access: read,
      summary: summaries.people,
      answer: z.array(personSchema),
    },
    changeMany: {
      method: "POST",
      path: `${base}/${many}`,
      access: write,
      alsoNeeds: { [read]: "with match" },
      summary: summaries.changeMany,
      body: z.strictObject({ ...body, ...selectionShape }),
      answer: bulkAnswerSchema,
      ...(errorIds && { refusals: [409] as const }),
      errorIds: { 409: ["list_changed", ...(errorIds ?? [])] },
    },
    addNote: {
      method: "POST",
      path: `${base}/:id/notes`,
      access: write,
      summary: "Add an internal note",
      body: z.strictObject({ text: requiredText(label("Note", "टिप्पणी"), MAX_NOTE) }),
      answer: z.object({ _id: z.string().describe("The id of its event") }),
      status: 201,
    },
    /** `isTriedAgain` is false if the mail was sent meanwhile or is no longer there. */
    retry: {
      method: "POST",
      path: `${base}/:id/${messages}/:event/retry`,
      access: write,
      summary: summaries.retry,
      answer: z.object({ isTriedAgain: z.boolean() }),
    },
  }) as const;
