import { z } from "zod";
import { resourceList } from "../../../features/types.ts";
import { message } from "../messages/message.ts";
import type { Resource } from "../types/define-resource.ts";
import { entryOf } from "./answers.ts";
import { MAX_PUBLIC_PAGE } from "./api-contract.ts";
import { defineCalls } from "./define-calls.ts";
import { doneBodySchema } from "./done-body.ts";
import { UNDO_REVISION } from "./history-contract.ts";
import { permissionFor, publishPermissionFor } from "./permissions.ts";
import "./schemas-in-browsers.ts";

/** The ids of all entries of a content type in display order. */
const orderSchema = z.strictObject({
  ids: z
    .array(z.uuid(message("not_an_entry_id")))
    .max(5000, message("too_many_values", { maximum: 5000, things: "ids" }))
    .refine((ids) => new Set(ids).size === ids.length, message("entry_named_twice")),
});

const params = z.object({ id: z.string() });

const describeOrder = ({ orderedBy }: Resource) =>
  orderedBy?.description ?? "newest first unless the office has put them in order";

/** The calls of every content type. */
export function entryCallsOf<R extends Resource>(resource: R) {
  const { paths, singular, visitorsMay } = resource;
  const read = visitorsMay === "read" ? "public" : permissionFor(resource, "read");
  const write = permissionFor(resource, "write");
  const entry = entryOf(resource);
  const publishing = resource.isApproved && {
    alsoNeeds: { [publishPermissionFor(resource)]: "for an entry that is not a draft" },
  };
  // The server describes it by the fields of the type. Others take a form.
  const json = resource.body === "json" && { uncheckedBody: z.record(z.string(), z.unknown()) };
  return defineCalls(singular.en, {
    list: {
      method: "GET",
      path: paths.list,
      access: read,
      alsoNeeds: {
        [permissionFor(resource, "read")]:
          "for drafts, private fields and the parameters sort, isDraft, hasLeft, lacks, stage and approval",
      },
      summary: "List",
      // The server knows the filters of each type.
      query: z.record(z.string(), z.union([z.string(), z.number()]).optional()),
      answer: z
        .array(entry)
        .describe(
          `Entries, ${describeOrder(resource)}: all of them without parameters, and with \`q\`, \`limit\`, \`offset\` or a filter at most ` +
            `${MAX_PUBLIC_PAGE} without an admin token`,
        ),
      answerHeaders: {
        "X-Total-Count": {
          type: "integer",
          description: "How many entries match, whatever limit and offset say",
        },
      },
      isVersioned: true,
    },
    /** Only of types that have this path, like `order`. */
    get: {
      method: "GET",
      path: paths.get ?? "",
      access: read,
      summary: "Read one",
      params,
      answer: entry,
      isVersioned: true,
    },
    create: {
      method: "POST",
      path: paths.create,
      access: write,
      ...publishing,
      summary: "Create",
      ...json,
      answer: entry,
      status: 201,
    },
    update: {
      method: "PUT",
      path: paths.update,
      access: write,
      ...publishing,
      summary: "Update",
      params,
      ...json,
      answer: entry,
      answerHeaders: UNDO_REVISION,
      refusals: [409],
      errorIds: { 409: resource.changeErrorIds ?? [] },
    },
    order: {
      method: "PUT",
      path: paths.order ?? "",
      access: write,
      summary: "Put all entries in order",
      body: orderSchema,
      errorIds: { 409: ["stale_order"] },
    },
    remove: {
      method: "DELETE",
      path: paths.remove,
      access: write,
      ...publishing,
      summary: "Delete",
      params,
      answer: doneBodySchema,
      answerHeaders: UNDO_REVISION,
    },
  });
}

/** One entry of any type, for people who may read the type. */
export const { find: findCall } = defineCalls("Entries", {
  find: {
    method: "GET",
    path: "/entries/:type/:id",
    access: "session",
    alsoNeeds: { "TYPE:read": "for the type of the entry" },
    summary: "Read one entry of any type that the caller may read",
    params: z.object({ type: z.string().describe("A content type's name"), ...params.shape }),
    answer: z.union(resourceList.map(entryOf)),
  },
});

/** The same, of one type. */
export const findCallOf = <R extends Resource>(resource: R) => ({
  ...findCall,
  path: findCall.path.replace(":type", resource.name),
  params,
  answer: entryOf(resource),
});
