import type { FastifyInstance } from "fastify";
import { can } from "../../../../core/content/api/permissions.ts";
import { type Coded, decode, inEnglish, message } from "../../../../core/content/messages/message.ts";
import { dayInIndia } from "../../../../core/content/text/india-time.ts";
import type { Publish } from "../../../../core/server/content/publish.ts";
import { actorOf, recordChange } from "../../../../core/server/database/entries/record-change.ts";
import type { OpenDatabase } from "../../../../core/server/database/open-database.ts";
import { validationFailed } from "../../../../core/server/errors.ts";
import type { CoreServices } from "../../../../core/server/feature-server.ts";
import { prepareDataFile } from "../../../../core/server/formats/data-file.ts";
import { serve } from "../../../../core/server/serve.ts";
import { contacts } from "../../content/contacts.ts";
import { type PersonContact, readContact } from "../../content/privacy-and-figures/person-contact.ts";
import {
  type PersonFileFormat,
  personDataCalls,
} from "../../content/privacy-and-figures/person-data-contract.ts";
import { findPerson } from "./find-person.ts";
import { forgetPerson } from "./forget-person.ts";
import { presentPerson, writePersonHtml, writePersonJson } from "./write-person-file.ts";

interface PersonDataServices {
  database: OpenDatabase;
  findSchool: CoreServices["findSchool"];
  publish: Publish;
  /** How many daily backups the server keeps; undefined: none. */
  keptBackups: number | undefined;
}

const TYPES: Record<PersonFileFormat, string> = {
  html: "text/html; charset=utf-8",
  json: "application/json; charset=utf-8",
};

/** For requests of people who have written to the school: all data about them, and its deletion. */
export function registerPersonDataRoutes(app: FastifyInstance, services: PersonDataServices): void {
  const { database, findSchool, publish } = services;

  serve(app, personDataCalls.find, async ({ body, session }) => {
    const wanted = requireContact(body.contact);
    return presentPerson(await findPerson(database.db, wanted, (permission) => can(session, permission)));
  });

  serve(app, personDataCalls.download, async ({ body: { contact, format, language }, session }, reply) => {
    const person = await findPerson(database.db, requireContact(contact), (permission) =>
      can(session, permission),
    );
    const actor = actorOf(session);
    const title = [
      `enquiries ${person.enquiries.length}`,
      `mails ${person.mails.length}`,
      `students ${person.students?.length ?? 0}`,
    ].join(", ");
    // Exported data; audited before the first byte is sent.
    await database.db
      .transaction()
      .execute((tx) => recordChange(tx, actor, { type: contacts.name, action: "export-person", title }));
    const setting = await prepareDataFile({ language, by: actor.name, school: await findSchool() });
    const name = `person-${dayInIndia(new Date(setting.at))}.${format}`;
    return reply
      .type(TYPES[format])
      .header("content-disposition", `attachment; filename="${name}"`)
      .send(
        format === "json"
          ? writePersonJson(person, contact, setting)
          : writePersonHtml(person, contact, setting),
      );
  });

  serve(app, personDataCalls.forget, async ({ body, session }) => {
    const wanted = requireContact(body.contact);
    const deleted = await forgetPerson(database.db, publish, { ...body, wanted, actor: actorOf(session) });
    // Last: SQLite's log also has what was deleted.
    const isErased = await database.emptyLog();
    const remains = describeRemains(services.keptBackups, isErased);
    return {
      success: true as const,
      message: "All enquiries of the person are deleted for good.",
      deleted,
      isErased,
      mayRemain: remains.map(inEnglish),
      mayRemainParams: remains.map((text) => decode(text)),
    };
  });
}

function requireContact(typed: string): PersonContact {
  const wanted = readContact(typed);
  if (!wanted) throw validationFailed({ contact: message("phone_or_email_needed") });
  return wanted;
}

/** Copies that no program can delete; the office has to. */
const describeRemains = (keptBackups: number | undefined, isErased: boolean): Coded[] => [
  ...(isErased ? [] : [message("remains_log")]),
  ...(keptBackups === undefined ? [] : [message("remains_enquiry_backups", { count: keptBackups })]),
  message("remains_downloaded_enquiries"),
  message("remains_answers"),
];
