import type { FastifyInstance } from "fastify";
import type { Person } from "../../../../core/content/api/work-calls.ts";
import { message } from "../../../../core/content/messages/message.ts";
import { dayInIndia } from "../../../../core/content/text/india-time.ts";
import { sendEntry } from "../../../../core/server/content/content-routes.ts";
import type { ContentStore } from "../../../../core/server/content/content-store.ts";
import { entityTag } from "../../../../core/server/content/entity-tag.ts";
import type { EntryValues } from "../../../../core/server/content/entry-rows.ts";
import { selectionOf } from "../../../../core/server/content/many/bulk-routes.ts";
import { workOnEntries } from "../../../../core/server/content/many/work-on-entries.ts";
import { adminFields, presentRow } from "../../../../core/server/content/present-row.ts";
import { actorOf } from "../../../../core/server/database/entries/record-change.ts";
import { readSetting } from "../../../../core/server/database/settings.ts";
import type { EntryRow } from "../../../../core/server/database/tables.ts";
import { ApiError, notFound, staleEdit, validationFailed } from "../../../../core/server/errors.ts";
import type { FileStore } from "../../../../core/server/files/file-store.ts";
import { serve } from "../../../../core/server/serve.ts";
import { label } from "../../../../core/words/label.ts";
import { applications } from "../../content/applications.ts";
import { type ApplicationChange, applicationCalls } from "../../content/office/office-contract.ts";
import { mayMove, STEP_NAMES, type Step } from "../../content/steps.ts";
import { applicationEvents } from "../application-events.ts";
import { listDocuments } from "../documents.ts";
import { findDuplicates } from "../find-duplicates.ts";
import { sendDocument } from "../send-document.ts";
import { listEvents, requireApplication, requireId } from "./find-application.ts";
import { findMissingIds, readMarks, readSummary, type SummaryParts } from "./read-summary.ts";

interface OfficeServices extends SummaryParts {
  store: ContentStore;
  files: FileStore;
  /** The people who may work on applications. */
  listPeople: () => Promise<Person[]>;
}

/** The routes of the office for applications. The routes of every content type list, create and delete them. */
export function registerOfficeRoutes(app: FastifyInstance, services: OfficeServices): void {
  const { db, store, files, listPeople, now = Date.now } = services;

  const work = workOnEntries({
    store,
    resource: applications,
    listPeople,
    notAPerson: message("not_a_person_for_applications"),
    valuesOf: (before, change: ApplicationChange) =>
      changedValues(before, change, dayInIndia(new Date(now()))),
  });

  serve(app, applicationCalls.summary, ({ query }) => readSummary(services, query.session));

  serve(app, applicationCalls.marks, ({ query }) => readMarks(services, query.session));

  serve(app, applicationCalls.people, () => listPeople());

  serve(app, applicationCalls.find, async ({ params }, reply) => {
    const row = await requireApplication(db, params.id);
    const [documents, settings] = [await listDocuments(db, row._id), await readSetting(db, "applications")];
    const duplicates = await findDuplicates(db, row);
    return reply.header("etag", entityTag(row.updatedAt)).send({
      application: present(row),
      documents,
      missing: findMissingIds(settings, String(row.classSought), documents),
      events: await listEvents(db, row._id),
      duplicates: duplicates.map(present),
    });
  });

  serve(app, applicationCalls.change, async (request, reply) => {
    const { body, headers, params, session } = request;
    const after = await work.change(params.id, body, headers["if-match"], session);
    return sendEntry(request, reply, applications, after);
  });

  const manyBody = applicationCalls.changeMany.body.extend(selectionOf(applications));
  serve(app, { ...applicationCalls.changeMany, body: manyBody }, ({ body, session }) => {
    const { values, version, ...selected } = body;
    return work.changeMany(values, selected, session, ({ updatedAt }) => {
      if (version !== undefined && version !== updatedAt) throw staleEdit();
    });
  });

  serve(app, applicationCalls.addNote, async ({ body, params, session }) => {
    const [_id = ""] = await db.transaction().execute(async (tx) => {
      const { _id: entryId } = await requireApplication(tx, params.id);
      return applicationEvents.add(tx, [{ entryId, actor: actorOf(session), kind: "note", text: body.text }]);
    });
    return { _id };
  });

  serve(app, applicationCalls.readDocument, async ({ params: { id, document } }, reply) => {
    const found = (await listDocuments(db, requireId(id))).find((each) => each.document === document);
    return sendDocument(files, found?.file, reply);
  });

  serve(app, applicationCalls.judgeDocument, async ({ body, params, session }) => {
    const { state } = body;
    const note = state === "refused" ? (body.note ?? null) : null;
    return db.transaction().execute(async (tx) => {
      const { _id: applicationId } = await requireApplication(tx, params.id);
      const found = (await listDocuments(tx, applicationId)).find(
        (each) => each.document === params.document,
      );
      if (!found) throw notFound(label("Document", "दस्तावेज़"));
      if (found.file !== body.file) throw refused("document_replaced", message("document_replaced"));
      await tx
        .updateTable("applicationDocuments")
        .set({ state, note })
        .where("_id", "=", found._id)
        .execute();
      const details = { document: found.document, state };
      const event = { entryId: applicationId, actor: actorOf(session), kind: "documents" as const, details };
      if (found.state !== state) await applicationEvents.add(tx, [{ ...event, text: note ?? "" }]);
      return { ...found, state, note };
    });
  });
}

/** The columns that a change sets. `today` is a day in India. */
function changedValues(before: EntryRow, change: ApplicationChange, today: string): EntryValues {
  const from = before.step as Step;
  const { step: to = from } = change;
  if (to === "admitted" && from !== to) throw refused("admit_with_record", message("admit_with_record"));
  if (!mayMove(from, to)) {
    const names = { label: STEP_NAMES[from], needed: STEP_NAMES[to] };
    throw refused("step_not_possible", message("step_not_possible", names));
  }
  if (change.offeredUntil && change.offeredUntil < today) {
    throw validationFailed({ offeredUntil: message("offer_day_over") });
  }
  const given = Object.entries(change).filter(([, value]) => value !== undefined);
  const values = Object.fromEntries(given) as EntryValues;
  // A second offer or invitation does not keep the day of the first one.
  if (from !== to && to === "offered") return { offeredUntil: null, ...values };
  return from !== to && to === "invited" ? { invitedAt: null, ...values } : values;
}

const refused = (id: string, text: ReturnType<typeof message>) => new ApiError(409, id, text);

const present = (row: EntryRow) => presentRow(applications, row, adminFields(applications));
