import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Person } from "../../../core/content/api/work-calls.ts";
import { message } from "../../../core/content/messages/message.ts";
import { sendEntry } from "../../../core/server/content/content-routes.ts";
import type { ContentStore } from "../../../core/server/content/content-store.ts";
import { entityTag } from "../../../core/server/content/entity-tag.ts";
import { selectionOf } from "../../../core/server/content/many/bulk-routes.ts";
import { workOnEntries } from "../../../core/server/content/many/work-on-entries.ts";
import { adminFields, presentRow } from "../../../core/server/content/present-row.ts";
import { isEntryId } from "../../../core/server/database/entries/entry-id.ts";
import { type Actor, actorOf } from "../../../core/server/database/entries/record-change.ts";
import type { Database, EntryRow } from "../../../core/server/database/tables.ts";
import { notFound } from "../../../core/server/errors.ts";
import { serve } from "../../../core/server/serve.ts";
import { contacts } from "../content/contacts.ts";
import { enquiryCalls } from "../content/enquiry-contract.ts";
import { stateAfter } from "./change-state.ts";
import { beingAnswered } from "./errors.ts";
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

/** The inbox: what the office does with enquiries. Their texts are read and changed by the routes of every content type. */
export function registerEnquiryRoutes(app: FastifyInstance, services: EnquiryServices): void {
  const { db, store, answering, listPeople } = services;
  const notAPerson = message("not_a_person_for_enquiries");
  const work = workOnEntries({ store, resource: contacts, listPeople, notAPerson, valuesOf: stateAfter });
  const findNow = () => new Date(services.now?.() ?? Date.now()).toISOString();

  serve(app, enquiryCalls.summary, (request) => readSummary(db, accountOf(request), findNow()));

  serve(app, enquiryCalls.people, () => listPeople());

  serve(app, enquiryCalls.markSeen, async (request) => {
    await markSeen(db, accountOf(request), request.body.until, findNow());
    return { success: true as const };
  });

  serve(app, enquiryCalls.find, async (request, reply) => {
    const { id } = request.params;
    const row = await findEnquiry(services, id);
    const [events, current] = [await listEvents(db, id), await answering.find(id)];
    return sendVersion(reply, row).send({ enquiry: present(row), events, answering: current ?? null });
  });

  serve(app, enquiryCalls.change, async (request, reply) => {
    const { body, headers, params, session } = request;
    const after = await work.change(params.id, body, headers["if-match"], session);
    return sendEntry(request, reply, contacts, after);
  });

  const manyBody = enquiryCalls.changeMany.body.extend(selectionOf(contacts));
  serve(app, { ...enquiryCalls.changeMany, body: manyBody }, ({ body: { values, ...selected }, session }) =>
    work.changeMany(values, selected, session),
  );

  serve(app, enquiryCalls.addNote, async (request) => {
    const entryId = requireId(request.params.id);
    const _id = await db.transaction().execute(async (tx) => {
      await requireEnquiry(tx, entryId);
      return addEvent(tx, { entryId, actor: writerOf(request), kind: "note", text: request.body.text });
    });
    return { _id };
  });

  serve(app, enquiryCalls.startAnswering, async (request) => {
    const enquiryId = requireId(request.params.id);
    await findEnquiry(services, enquiryId);
    const accountId = accountOf(request);
    const current = await answering.start({ enquiryId, accountId, take: request.body.take });
    if (!current || current.accountId !== accountId) throw beingAnswered(current?.person ?? "");
    return current;
  });

  serve(app, enquiryCalls.stopAnswering, async (request) => {
    await answering.stop(requireId(request.params.id), accountOf(request));
    return { success: true as const };
  });
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

const accountOf = ({ session }: FastifyRequest) => session?.accountId ?? "";

const writerOf = ({ session }: FastifyRequest): Actor => actorOf(session);

const present = (row: EntryRow) => presentRow(contacts, row, adminFields(contacts));

const sendVersion = (reply: FastifyReply, row: EntryRow) =>
  reply.header("etag", entityTag(String(row.updatedAt)));
