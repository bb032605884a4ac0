import { can } from "../../../../core/content/api/permissions.ts";
import { type Coded, decode, inEnglish, message } from "../../../../core/content/messages/message.ts";
import { dayInIndia } from "../../../../core/content/text/india-time.ts";
import type { Publish } from "../../../../core/server/content/publish.ts";
import { actorOf, recordChange } from "../../../../core/server/database/entries/record-change.ts";
import type { OpenDatabase } from "../../../../core/server/database/open-database.ts";
import { validationFailed } from "../../../../core/server/errors.ts";
import { loadPanelWords } from "../../../../core/server/formats/data-file.ts";
import { type Api, routesOf } from "../../../../core/server/openapi.ts";
import type { PageStore } from "../../../../core/server/pages/page-store.ts";
import { WORDS } from "../../../../core/words/index.ts";
import type { School } from "../../../school/content/exports.ts";
import { contacts } from "../../content/contacts.ts";
import { type PersonContact, readContact } from "../../content/privacy-and-figures/person-contact.ts";
import {
  type ForgottenPerson,
  forgetPersonSchema,
  forgottenPersonSchema,
  PERSON_DATA_PATHS,
  type PersonFileFormat,
  personDataSchema,
  personFileSchema,
  personSchema,
} from "../../content/privacy-and-figures/person-data-contract.ts";
import { findPerson } from "./find-person.ts";
import { forgetPerson } from "./forget-person.ts";
import { presentPerson, writePersonHtml, writePersonJson } from "./write-person-file.ts";

const route = routesOf(contacts.singular);

interface PersonDataServices {
  database: OpenDatabase;
  pages: PageStore;
  publish: Publish;
  /** How many daily backups the server keeps; undefined: none. */
  keptBackups: number | undefined;
}

const TYPES: Record<PersonFileFormat, string> = {
  html: "text/html; charset=utf-8",
  json: "application/json; charset=utf-8",
};

/** For requests of people who have written to the school: all data about them, and its deletion. */
export function registerPersonDataRoutes(app: Api, services: PersonDataServices): void {
  const { database, pages, publish } = services;

  app.post(
    PERSON_DATA_PATHS.find,
    route("enquiries:read", "Find everything that is stored with a telephone number or an email address", {
      body: personSchema,
      response: { 200: personDataSchema },
    }),
    async ({ body, session }) => {
      const wanted = requireContact(body.contact);
      return presentPerson(await findPerson(database.db, wanted, can(session, "students:read")));
    },
  );

  app.post(
    PERSON_DATA_PATHS.file,
    route(
      { access: "enquiries:read", isConfirmed: true },
      "Download the same as a file, to read or for a program",
      { body: personFileSchema, response: { 200: FILE_ANSWER } },
    ),
    async ({ body: { contact, format, language }, session }, reply) => {
      const person = await findPerson(database.db, requireContact(contact), can(session, "students:read"));
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
      const at = new Date();
      const setting = {
        language,
        by: actor.name,
        at: at.toISOString(),
        words: await loadPanelWords(language),
        months: WORDS[language].months,
        school: (await pages.find("school")).document as School,
      };
      return reply
        .type(TYPES[format])
        .header("content-disposition", `attachment; filename="person-${dayInIndia(at)}.${format}"`)
        .send(
          format === "json"
            ? writePersonJson(person, contact, setting)
            : writePersonHtml(person, contact, setting),
        );
    },
  );

  app.post(
    PERSON_DATA_PATHS.forget,
    route(
      { access: "enquiries:write", isConfirmed: true, worksOnFullDisk: true },
      "Delete all enquiries of a person for good, with their history and mails",
      { body: forgetPersonSchema, refusals: [409], response: { 200: forgottenPersonSchema } },
    ),
    async ({ body, session }): Promise<ForgottenPerson> => {
      const wanted = requireContact(body.contact);
      const deleted = await forgetPerson(database.db, publish, { ...body, wanted, actor: actorOf(session) });
      // Last: SQLite's log also has what was deleted.
      const isErased = await database.emptyLog();
      const remains = describeRemains(services.keptBackups, isErased);
      return {
        success: true,
        message: "All enquiries of the person are deleted for good.",
        deleted,
        isErased,
        mayRemain: remains.map(inEnglish),
        mayRemainParams: remains.map((text) => decode(text)),
      };
    },
  );
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

const FILE_ANSWER = {
  description: "An HTML page without scripts, or JSON",
  content: {
    "text/html": { schema: { type: "string" } },
    "application/json": { schema: { type: "object" } },
  },
};
