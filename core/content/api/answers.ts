import { z } from "zod";
import type { Entity, Resource } from "../types/define-resource.ts";
import type { JsonSchema } from "./define-calls.ts";

/** The name of an entry in the document of the API, such as "TopStudent". */
export const entryName = ({ singular }: Pick<Resource, "singular">) =>
  singular.en.replace(/(?:^| )(\w)/g, (_match, letter: string) => letter.toUpperCase());

/** Entries with private fields have a second form for the public. */
export const publicEntryName = (resource: Pick<Resource, "singular">) => `Public${entryName(resource)}`;

const reference = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

/** An entry with the fields that the reader may see. The document refers to its schema, which the server derives from the content type. */
export const entryOf = <R extends Pick<Resource, "fields" | "singular" | "visitorsMay">>(resource: R) =>
  z
    .custom<Entity<R>>()
    .meta(
      resource.visitorsMay === "read"
        ? { anyOf: [reference(entryName(resource)), reference(publicEntryName(resource))] }
        : reference(entryName(resource)),
    );

/** A file for downloading. `types` are its possible content types, with their schemas. */
export const fileOf = (description: string, types: Record<string, JsonSchema>) =>
  z.custom<Blob>().meta({
    description,
    content: Object.fromEntries(Object.entries(types).map(([type, schema]) => [type, { schema }])),
  });

/** A header of lists: the number of entries that match. */
export const TOTAL_COUNT = {
  "X-Total-Count": { type: "integer", description: "How many match, whatever limit and offset say" },
};
