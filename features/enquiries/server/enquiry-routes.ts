import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { doneBodySchema } from "../../../core/content/api/api-contract.ts";
import { type BulkAnswer, bulkAnswerSchema } from "../../../core/content/api/bulk-contract.ts";
import { permissionFor } from "../../../core/content/api/permissions.ts";
import { message } from "../../../core/content/messages/message.ts";
import { sendEntry } from "../../../core/server/content/content-routes.ts";
import type { ContentStore } from "../../../core/server/content/content-store.ts";
import { readableEntrySchema } from "../../../core/server/content/describe-resource.ts";
import { editGuard, entityTag } from "../../../core/server/content/entity-tag.ts";
import { describeResult, readSelection, selectionOf } from "../../../core/server/content/many/bulk-routes.ts";
import { adminFields, presentRow } from "../../../core/server/content/present-row.ts";
import { isEntryId } from "../../../core/server/database/entries/entry-id.ts";
import { type Actor, actorOf } from "../../../core/server/database/entries/record-change.ts";
import type { Database, EntryRow } from "../../../core/server/database/tables.ts";
import { beingAnswered, notFound, validationFailed } from "../../../core/server/errors.ts";
import { type Api, routesOf, toJsonSchema } from "../../../core/server/openapi.ts";
import { requirePermission } from "../../../core/server/require-permission.ts";
import { contacts } from "../content/contacts.ts";
import {
  answeringSchema,
  claimSchema,
  ENQUIRY_PATHS,
  type EnquiryChange,
  enquiryChangeSchema,
  enquiryEventSchema,
  noteSchema,
  type Person,
  personSchema,
  seenSchema,
  summarySchema,
} from "../content/enquiry-contract.ts";
import { stateAfter } from "./change-state.ts";
import { addEvent, listEvents } from "./event-store.ts";
import type { AnsweringStore } from "./mails-and-answers/answering.ts";
import { requireEnquiry } from "./mails-and-answers/record-answer.ts";
import { markSeen, readSummary } from "./read-summary.ts";

export interface EnquiryServices {
  db: Database;
  store: ContentStore;
  answering: AnsweringStore;
  /** The people who may answer enquiries. */
  listPeople: () => Promise<Person[]>;
  now?: (() => number) | undefined;
}

const READ = permissionFor(contacts, "read");
const WRITE = permissionFor(contacts, "write");
const params = z.object({ id: z.string() });
const route = routesOf(contacts.singular);

const oneAnswer = {
  type: "object",
  properties: {
    enquiry: readableEntrySchema(contacts),
    events: { type: "array", items: toJsonSchema(enquiryEventSchema, "output") },
    answering: { anyOf: [toJsonSchema(answeringSchema, "output"), { type: "null" }] },
  },
  required: ["enquiry", "events", "answering"],
};

/** The inbox: what the office does with enquiries. Their texts are read and changed by the routes of every content type. */
export function registerEnquiryRoutes(app: Api, services: EnquiryServices): void {
  const { db, store, answering, listPeople } = services;
  const findNow = () => new Date(services.now?.() ?? Date.now()).toISOString();

  app.get(
    ENQUIRY_PATHS.summary,
    route(READ, "Count enquiries by status, and those that are unread, overdue or the caller's own", {
      response: { 200: summarySchema },
    }),
    (request) => readSummary(db, accountOf(request), findNow()),
  );

  app.get(
    ENQUIRY_PATHS.people,
    route(READ, "The people who may answer enquiries", { response: { 200: z.array(personSchema) } }),
    () => listPeople(),
  );

  app.put(
    ENQUIRY_PATHS.seen,
    route(READ, "Count enquiries until this moment as read", {
      body: seenSchema,
      response: { 200: doneBodySchema },
    }),
    async (request) => {
      await markSeen(db, accountOf(request), request.body.until, findNow());
      return { success: true as const };
    },
  );

  app.get(
    ENQUIRY_PATHS.one,
    route(READ, "An enquiry with its history, and who is answering it", {
      params,
      response: { 200: oneAnswer },
    }),
    async (request, reply) => {
      const { id } = request.params;
      const row = await findEnquiry(services, id);
      const [events, current] = [await listEvents(db, id), await answering.find(id)];
      return sendVersion(reply, row).send({ enquiry: present(row), events, answering: current ?? null });
    },
  );

  app.put(
    ENQUIRY_PATHS.one,
    route(WRITE, "Change status, person or follow-up date", {
      params,
      body: enquiryChangeSchema,
      refusals: [409],
      response: { 200: readableEntrySchema(contacts) },
    }),
    async (request, reply) => {
      const id = requireId(request.params.id);
      await requirePerson(services, request.body);
      const { after } = await store.update(
        contacts,
        id,
        (before) => stateAfter(before, request.body),
        editGuard(request.headers["if-match"]),
        writerOf(request),
      );
      return sendEntry(request, reply, contacts, after);
    },
  );

  app.post(
    ENQUIRY_PATHS.bulk,
    route(WRITE, "Change status, person or follow-up date of many at once", {
      body: z.strictObject({ values: enquiryChangeSchema, ...selectionOf(contacts) }),
      refusals: [409],
      response: { 200: bulkAnswerSchema },
    }),
    async (request): Promise<BulkAnswer> => {
      const { values, ...selected } = request.body;
      const selection = await readSelection(store, contacts, selected, accountOf(request));
      // The number of matches would reveal something about the fields of enquiries.
      if ("match" in selection) requirePermission(request.session, READ);
      await requirePerson(services, values);
      const action = { name: "change" as const, values: (row: EntryRow) => stateAfter(row, values) };
      const result = await store.changeMany(contacts, action, selection, writerOf(request));
      const { batch, changed, missing, refused } = result;
      return { success: true, message: describeResult(action, result), batch, changed, missing, refused };
    },
  );

  app.post(
    ENQUIRY_PATHS.notes,
    route(WRITE, "Add an internal note", {
      params,
      body: noteSchema,
      response: { 201: z.object({ _id: z.string().describe("The id of its event") }) },
    }),
    async (request, reply) => {
      const enquiryId = requireId(request.params.id);
      const _id = await db.transaction().execute(async (tx) => {
        await requireEnquiry(tx, enquiryId);
        return addEvent(tx, { enquiryId, actor: writerOf(request), kind: "note", text: request.body.text });
      });
      return reply.code(201).send({ _id });
    },
  );

  app.put(
    ENQUIRY_PATHS.answering,
    route(WRITE, "Say that the caller is answering it, for a minute; again to renew it", {
      params,
      body: claimSchema,
      refusals: [409],
      response: { 200: answeringSchema },
    }),
    async (request) => {
      const enquiryId = requireId(request.params.id);
      await findEnquiry(services, enquiryId);
      const accountId = accountOf(request);
      const current = await answering.start({ enquiryId, accountId, take: request.body.take });
      if (!current || current.accountId !== accountId) throw beingAnswered(current?.person ?? "");
      return current;
    },
  );

  app.delete(
    ENQUIRY_PATHS.answering,
    route({ access: WRITE, worksOnFullDisk: true }, "Say that the caller is not answering it any more", {
      params,
      response: { 200: doneBodySchema },
    }),
    async (request) => {
      await answering.stop(requireId(request.params.id), accountOf(request));
      return { success: true as const };
    },
  );
}

function requireId(id: string): string {
  if (!isEntryId(id)) throw notFound(contacts.singular);
  return id;
}

async function findEnquiry({ db }: EnquiryServices, id: string): Promise<EntryRow> {
  const row = await db.selectFrom("contacts").selectAll().where("_id", "=", requireId(id)).executeTakeFirst();
  if (!row) throw notFound(contacts.singular);
  return row as EntryRow;
}

/** Enquiries are assigned to people who may answer them. Somebody who lost the permission keeps theirs until they are given to others. */
async function requirePerson({ listPeople }: EnquiryServices, { assignedTo }: EnquiryChange): Promise<void> {
  if (!assignedTo || (await listPeople()).some(({ _id }) => _id === assignedTo)) return;
  throw validationFailed({ assignedTo: message("not_a_person_for_enquiries") });
}

const accountOf = ({ session }: FastifyRequest) => session?.accountId ?? "";

const writerOf = ({ session }: FastifyRequest): Actor => actorOf(session);

const present = (row: EntryRow) => presentRow(contacts, row, adminFields(contacts));

const sendVersion = (reply: FastifyReply, row: EntryRow) =>
  reply.header("etag", entityTag(String(row.updatedAt)));
