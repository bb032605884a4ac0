import { z } from "zod";
import { findRows } from "../../../../core/server/content/write-rows.ts";
import { isEntryId } from "../../../../core/server/database/entries/entry-id.ts";
import { actorOf } from "../../../../core/server/database/entries/record-change.ts";
import type { Database } from "../../../../core/server/database/tables.ts";
import { notFound } from "../../../../core/server/errors.ts";
import type { Deliveries } from "../../../../core/server/mail/deliveries.ts";
import type { MailQueue } from "../../../../core/server/mail/mail-queue.ts";
import { type Api, routesOf } from "../../../../core/server/openapi.ts";
import type { School } from "../../../school/content/exports.ts";
import { contacts } from "../../content/contacts.ts";
import {
  answeredSchema,
  answerSchema,
  REPLY_PATHS,
  type ReplyForm,
  replyFormSchema,
  retriedSchema,
} from "../../content/replies/reply-contract.ts";
import { listEvents } from "../event-store.ts";
import { findMailProblem, findReplyTo } from "./reply-mail.ts";
import type { ReplyStore } from "./reply-store.ts";
import { findReplyValues, languageOfEnquiry } from "./reply-values.ts";

export interface ReplyServices {
  db: Database;
  replies: ReplyStore;
  mail: MailQueue;
  deliveries: Deliveries;
  findSchool: () => Promise<School>;
}

const params = z.object({ id: z.string() });
const answerParams = z.object({ id: z.string(), event: z.string() });

/** Routes for answering enquiries by mail, WhatsApp and telephone. */
export function registerReplyRoutes(app: Api, services: ReplyServices): void {
  const { db, replies, mail, deliveries, findSchool } = services;
  const route = routesOf("Enquiry");

  const requireEnquiry = async (id: string) => {
    const [enquiry] = isEntryId(id) ? await findRows(db, contacts, [id]) : [];
    if (!enquiry) throw notFound(contacts.singular);
    return enquiry;
  };
  const listMails = async (id: string) =>
    (await listEvents(db, id)).flatMap(({ _id: event, kind, details }) =>
      kind === "mail" && details.mail ? [{ event, mail: details.mail }] : [],
    );

  app.get(
    REPLY_PATHS.form,
    route("enquiries:read", "What is needed to answer an enquiry, and the delivery of answers by mail", {
      params,
      response: { 200: replyFormSchema },
    }),
    async (request): Promise<ReplyForm> => {
      const enquiry = await requireEnquiry(request.params.id);
      const [school, mails] = await Promise.all([findSchool(), listMails(enquiry._id)]);
      const states = await deliveries.find(mails.map((each) => each.mail));
      return {
        language: languageOfEnquiry(enquiry),
        mail: {
          problem: findMailProblem(enquiry, mail.isSet),
          to: enquiry.email === null ? null : String(enquiry.email),
          replyTo: findReplyTo(school),
        },
        values: {
          en: findReplyValues(enquiry, school, "en"),
          hi: findReplyValues(enquiry, school, "hi"),
        },
        deliveries: mails.flatMap(({ event, mail }) => {
          const state = states.get(mail);
          return state ? [{ event, ...state }] : [];
        }),
      };
    },
  );

  app.post(
    REPLY_PATHS.answers,
    route("enquiries:write", "Answer an enquiry by mail, or record an answer by WhatsApp or telephone", {
      params,
      body: answerSchema,
      refusals: [409],
      response: { 201: answeredSchema },
    }),
    async (request, reply) => {
      const { _id } = await requireEnquiry(request.params.id);
      const ifMatch = request.headers["if-match"];
      const { event, updatedAt } = await replies.answer(_id, request.body, ifMatch, actorOf(request.session));
      return reply.code(201).send({ event, updatedAt });
    },
  );

  app.post(
    REPLY_PATHS.retry,
    route("enquiries:write", "Try again now to send an answer by mail", {
      params: answerParams,
      response: { 200: retriedSchema },
    }),
    async (request) => {
      const { id, event } = request.params;
      const found = (await listMails((await requireEnquiry(id))._id)).find((each) => each.event === event);
      if (!found) throw notFound("Reply");
      return { isTriedAgain: await deliveries.retry(found.mail, actorOf(request.session)) };
    },
  );
}
