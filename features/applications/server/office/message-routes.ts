import type { FastifyInstance } from "fastify";
import { findMailProblem } from "../../../../core/content/mail/mail-problem.ts";
import { message } from "../../../../core/content/messages/message.ts";
import { namesOf } from "../../../../core/content/site/letterhead.ts";
import { isEmailAddress } from "../../../../core/content/text/email-address.ts";
import { formatDay } from "../../../../core/content/text/format-day.ts";
import { clockInIndia } from "../../../../core/content/text/india-time.ts";
import { actorOf } from "../../../../core/server/database/entries/record-change.ts";
import { readSetting } from "../../../../core/server/database/settings.ts";
import type { EntryRow } from "../../../../core/server/database/tables.ts";
import { validationFailed } from "../../../../core/server/errors.ts";
import type { CoreServices } from "../../../../core/server/feature-server.ts";
import type { Deliveries } from "../../../../core/server/mail/deliveries.ts";
import { serve } from "../../../../core/server/serve.ts";
import { WORDS } from "../../../../core/words/index.ts";
import { label } from "../../../../core/words/label.ts";
import type { Language } from "../../../../core/words/languages.ts";
import { classValue } from "../../content/form/apply-classes.ts";
import { messageCalls } from "../../content/office/message-contract.ts";
import { applicationCalls } from "../../content/office/office-contract.ts";
import type { Placeholder } from "../../content/office/placeholders.ts";
import { applicationEvents } from "../application-events.ts";
import { listDocuments } from "../documents.ts";
import { listEvents, requireApplication } from "./find-application.ts";
import { findMissingIds, type SummaryParts } from "./read-summary.ts";

export interface MessageServices
  extends Pick<CoreServices, "mail" | "findSchool">,
    Pick<SummaryParts, "db" | "findPage"> {
  deliveries: Deliveries;
  /** The full address of an application by the secret of its link. */
  findAddress: (link: string, language: Language) => Promise<string>;
}

const PROBLEMS = {
  notSet: "mail_not_set",
  noAddress: "application_without_email",
  badAddress: "application_email_unusable",
} as const;

/** Routes for messages to parents. */
export function registerMessageRoutes(app: FastifyInstance, services: MessageServices): void {
  const { db, mail, deliveries, findAddress, findPage, findSchool } = services;

  async function findValues(row: EntryRow, language: Language): Promise<Record<Placeholder, string | null>> {
    const [school, settings] = [await findSchool(), await readSetting(db, "applications")];
    const missing = findMissingIds(settings, String(row.classSought), await listDocuments(db, row._id));
    const documents = settings.documents
      .filter(({ id }) => missing.includes(id))
      .flatMap(({ name }) => namesOf(name, language)[0] ?? []);
    const form = await db
      .selectFrom("applicationForms")
      .select("token")
      .where("_id", "=", row._id)
      .executeTakeFirst();
    const { months } = WORDS[language];
    const listed = (await findPage()).classes.items.find(
      (each) => classValue(each.class) === row.classSought,
    );
    const { invitedAt, offeredUntil } = row;
    return {
      name: String((language === "hi" && row.nameHi) || row.name),
      class: (listed && namesOf(listed.class, language)[0]) ?? String(row.classSought),
      reference: row.reference ? String(row.reference) : null,
      school: namesOf(school.name, language)[0] ?? null,
      documents: documents.join(", ") || null,
      link: form ? await findAddress(form.token, language) : null,
      time: invitedAt
        ? `${formatDay(String(invitedAt), months)}, ${clockInIndia(String(invitedAt)).slice(-5)}`
        : null,
      day: offeredUntil ? formatDay(String(offeredUntil), months) : null,
    };
  }

  serve(app, messageCalls.form, async ({ params }) => {
    const row = await requireApplication(db, params.id);
    return {
      language: row.language === "hi" ? ("hi" as const) : ("en" as const),
      mail: {
        problem: findMailProblem(row.email, mail.isSet),
        to: row.email ? String(row.email) : null,
      },
      values: { en: await findValues(row, "en"), hi: await findValues(row, "hi") },
      deliveries: await deliveries.findOfEvents(await listEvents(db, row._id)),
    };
  });

  serve(app, messageCalls.tell, async ({ body: { by, text, language }, params, session }) => {
    const school = await findSchool();
    const [_id = ""] = await db.transaction().execute(async (tx) => {
      const row = await requireApplication(tx, params.id);
      const event = { entryId: row._id, actor: actorOf(session), kind: by, text };
      if (by === "whatsapp") {
        return applicationEvents.add(tx, [
          { ...event, details: { number: String(row.mobileNumber), language } },
        ]);
      }
      const problem = findMailProblem(row.email, mail.isSet);
      if (problem !== null) throw validationFailed({ by: message(PROBLEMS[problem]) });
      const to = String(row.email);
      const id = await mail.queue(tx, {
        kind: "application-message",
        about: row._id,
        to,
        language,
        subject: WORDS[language].apply.mail.messageSubject(String(row.reference)),
        text,
        ...(school.email && isEmailAddress(school.email) && { replyTo: school.email }),
      });
      return applicationEvents.add(tx, [{ ...event, details: { mail: id, address: to, language } }]);
    });
    return { _id };
  });

  serve(app, applicationCalls.retry, async ({ params: { id, event }, session }) => {
    const events = await listEvents(db, (await requireApplication(db, id))._id);
    return deliveries.retry(events, { event, noun: label("Message", "संदेश") }, actorOf(session));
  });
}
