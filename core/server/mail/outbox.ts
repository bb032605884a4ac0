import type { FastifyBaseLogger } from "fastify";
import type { Identity } from "../../content/site/identity.ts";
import { namesOf } from "../../content/site/letterhead.ts";
import { coloursOf } from "../../content/site/palettes.ts";
import type { Language } from "../../words/languages.ts";
import type { Database } from "../database/tables.ts";
import type { FindSiteAddress } from "../site/site-address.ts";
import type { MailSchool } from "./compose-mail.ts";
import { startMailLoop } from "./mail-loop.ts";
import { createMailQueue, type MailQueue } from "./mail-queue.ts";
import type { MailSettings } from "./mail-settings.ts";
import { createMailStore, type MailStore } from "./mail-store.ts";
import { createSmtpSender, type SendLetter } from "./smtp-sender.ts";

interface OutboxOptions {
  /** Undefined if the program sends no mail. */
  settings: MailSettings | undefined;
  findSiteAddress: FindSiteAddress;
  /** Named instead of a school without a name. */
  siteUrl: string;
  findSchool: () => Promise<Identity>;
  log: FastifyBaseLogger;
  now?: (() => number) | undefined;
}

export interface Outbox {
  queue: MailQueue;
  store: MailStore;
  findSiteAddress: FindSiteAddress;
  /** The school as mails in a language show it. */
  findSchool: (language: Language) => Promise<MailSchool>;
  /** Undefined if mail is not set up. */
  sending: { settings: MailSettings; send: SendLetter; wake: () => void } | undefined;
  close(): Promise<void>;
}

/** The queue of mails and, if mail is set up, the loop that sends them. */
export function openOutbox(
  db: Database,
  { settings, siteUrl, findSiteAddress, findSchool, log, now }: OutboxOptions,
): Outbox {
  const store = createMailStore(db, now);
  const findMailSchool = async (language: Language): Promise<MailSchool> => {
    const { name, palette } = await findSchool();
    return {
      name: namesOf(name, language)[0] ?? new URL(siteUrl).host,
      siteAddress: await findSiteAddress(),
      colours: coloursOf(palette),
    };
  };
  if (!settings) {
    const queue = createMailQueue({ isSet: false, now });
    return {
      queue,
      store,
      findSiteAddress,
      findSchool: findMailSchool,
      sending: undefined,
      close: async () => {},
    };
  }
  const send = createSmtpSender(settings);
  const { wake, close } = startMailLoop({ store, send, findSchool: findMailSchool, log });
  return {
    queue: createMailQueue({ isSet: true, now, onQueued: wake }),
    store,
    findSiteAddress,
    findSchool: findMailSchool,
    sending: { settings, send, wake },
    close,
  };
}
