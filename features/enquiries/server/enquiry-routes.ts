import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { message } from "../../../core/content/messages/message.ts";
import { sendEntry } from "../../../core/server/content/content-routes.ts";
import type { ContentStore } from "../../../core/server/content/content-store.ts";
import { editGuard, entityTag } from "../../../core/server/content/entity-tag.ts";
import { answerBulk, readSelection, selectionOf } from "../../../core/server/content/many/bulk-routes.ts";
import { adminFields, presentRow } from "../../../core/server/content/present-row.ts";
import { isEntryId } from "../../../core/server/database/entries/entry-id.ts";
import { type Actor, actorOf } from "../../../core/server/database/entries/record-change.ts";
import type { Database, EntryRow } from "../../../core/server/database/tables.ts";
import { notFound, validationFailed } from "../../../core/server/errors.ts";
import { requirePermission } from "../../../core/server/http/require-permission.ts";
import { serve } from "../../../core/server/serve.ts";
import { contacts } from "../content/contacts.ts";
import { type EnquiryChange, enquiryCalls, type Person } from "../content/enquiry-contract.ts";
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
  });

  const manyBody = enquiryCalls.changeMany.body.extend(selectionOf(contacts));
  serve(app, { ...enquiryCalls.changeMany, body: manyBody }, async (request) => {
    const { values, ...selected } = request.body;
    const selection = await readSelection(store, contacts, selected, accountOf(request));
    // The number of matches would reveal something about the fields of enquiries.
    if ("match" in selection) requirePermission(request.session, enquiryCalls.find.access);
    await requirePerson(services, values);
    const action = { name: "change" as const, values: (row: EntryRow) => stateAfter(row, values) };
    const result = await store.changeMany(contacts, action, selection, writerOf(request));
    return answerBulk(action, result);
  });

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
