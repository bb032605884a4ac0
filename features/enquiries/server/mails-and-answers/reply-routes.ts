import type { FastifyInstance } from "fastify";
import { findMailProblem } from "../../../../core/content/mail/mail-problem.ts";
import { findRows } from "../../../../core/server/content/write-rows.ts";
import { isEntryId } from "../../../../core/server/database/entries/entry-id.ts";
import { actorOf } from "../../../../core/server/database/entries/record-change.ts";
import type { Database } from "../../../../core/server/database/tables.ts";
import { notFound } from "../../../../core/server/errors.ts";
import type { Deliveries } from "../../../../core/server/mail/deliveries.ts";
import type { MailQueue } from "../../../../core/server/mail/mail-queue.ts";
import { serve } from "../../../../core/server/serve.ts";
import { label } from "../../../../core/words/label.ts";
import type { School } from "../../../school/content/exports.ts";
import { contacts } from "../../content/contacts.ts";
import { enquiryCalls } from "../../content/enquiry-contract.ts";
import { replyCalls } from "../../content/replies/reply-contract.ts";
import { listEvents } from "../event-store.ts";
import { findReplyTo } from "./reply-mail.ts";
import type { ReplyStore } from "./reply-store.ts";
import { findReplyValues, languageOfEnquiry } from "./reply-values.ts";

export interface ReplyServices {
  db: Database;
  replies: ReplyStore;
  mail: MailQueue;
  deliveries: Deliveries;
  findSchool: () => Promise<School>;
}

/** Routes for answering enquiries by mail, WhatsApp and telephone. */
export function registerReplyRoutes(app: FastifyInstance, services: ReplyServices): void {
  const { db, replies, mail, deliveries, findSchool } = services;

  const requireEnquiry = async (id: string) => {
    const [enquiry] = isEntryId(id) ? await findRows(db, contacts, [id]) : [];
    if (!enquiry) throw notFound(contacts.singular);
    return enquiry;
  };

  serve(app, replyCalls.form, async (request) => {
    const enquiry = await requireEnquiry(request.params.id);
    const [school, events] = await Promise.all([findSchool(), listEvents(db, enquiry._id)]);
    return {
      language: languageOfEnquiry(enquiry),
      mail: {
        problem: findMailProblem(enquiry.email, mail.isSet),
        to: enquiry.email === null ? null : String(enquiry.email),
        replyTo: findReplyTo(school),
      },
      values: {
        en: findReplyValues(enquiry, school, "en"),
        hi: findReplyValues(enquiry, school, "hi"),
      },
      deliveries: await deliveries.findOfEvents(events),
    };
  });

  serve(app, replyCalls.answer, async (request) => {
    const { _id } = await requireEnquiry(request.params.id);
    const ifMatch = request.headers["if-match"];
    const { event, updatedAt } = await replies.answer(_id, request.body, ifMatch, actorOf(request.session));
    return { event, updatedAt };
  });

  serve(app, enquiryCalls.retry, async (request) => {
    const { id, event } = request.params;
    const events = await listEvents(db, (await requireEnquiry(id))._id);
    return deliveries.retry(events, { event, noun: label("Reply", "उत्तर") }, actorOf(request.session));
  });
}
