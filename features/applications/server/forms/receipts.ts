import { contactLines, namesOf } from "../../../../core/content/site/letterhead.ts";
import { isEmailAddress } from "../../../../core/content/text/email-address.ts";
import { formatDay } from "../../../../core/content/text/format-day.ts";
import type { EntryValues } from "../../../../core/server/content/entry-rows.ts";
import type { EntryRow, Tx } from "../../../../core/server/database/tables.ts";
import type { CoreServices } from "../../../../core/server/feature-server.ts";
import { findBytes, inEitherPlace } from "../../../../core/server/files/file-store.ts";
import { findEmblem } from "../../../../core/server/site/drawn-routes.ts";
import { WORDS } from "../../../../core/words/index.ts";
import { type Language, languagesOf, pageAddress } from "../../../../core/words/languages.ts";
import { nameOfClass } from "../../../school/content/exports.ts";
import { APPLY_PATH, writeApplyQuery } from "../../content/form/apply-path.ts";
import type { FormState } from "../../content/form/form-state.ts";

const DAY_SECONDS = 24 * 60 * 60;
/** A limit, because anybody can enter any address. */
const RECEIPTS_TO_ADDRESS_A_DAY = 5;

/** Plans the mails for a new application. */
export type PlanReceipt = (
  values: EntryValues,
  language: Language,
  link: string,
) => Promise<(tx: Tx, row: EntryRow) => Promise<void>>;

export type Receipts = ReturnType<typeof createReceipts>;

/** The receipts that parents get: a PDF to print, and a mail if there is an address. */
export function createReceipts(core: CoreServices) {
  const { config, files, findSchool, findSiteAddress, limiter, mail, uploadProcess } = core;

  /** The full address of an application. It begins with the confirmed address of the site, or else with `SITE_URL`. */
  async function findAddress(link: string, language: Language): Promise<string> {
    const { languages } = await findSchool();
    const site = (await findSiteAddress()) ?? config.siteUrl;
    return site + pageAddress(APPLY_PATH, language, languagesOf(languages)) + writeApplyQuery({ a: link });
  }

  return {
    findAddress,

    async draw({ stored, sent, link, documents, settings }: FormState, language: Language): Promise<Buffer> {
      const school = await findSchool();
      const { apply: words, months } = WORDS[language];
      const names = namesOf(school.name, language);
      const added = documents.flatMap(({ document }) => {
        const name = settings.documents.find(({ id }) => id === document)?.name;
        return name ? (namesOf(name, language)[0] ?? []) : [];
      });
      const name = [stored.name, stored.nameHi].filter(Boolean).join(" · ");
      const parents = [stored.fatherName, stored.motherName, stored.guardianName].filter(Boolean).join(", ");
      const rows = [
        [words.reference, sent?.reference ?? ""],
        [words.fields.name, name],
        [words.fields.dateOfBirth, formatDay(stored.dateOfBirth ?? "", months)],
        [words.fields.classSought, nameOfClass(school.classes, stored.classSought ?? "", language)],
        [words.parents, parents],
        [words.fields.mobileNumber, stored.mobileNumber ?? ""],
        [words.sentOn, formatDay(sent?.sentAt ?? "", months)],
        [words.sections.documents, added.join(", ")],
      ] as const;
      return uploadProcess.draw({
        what: "application receipt",
        language,
        names: names.length > 0 ? names : [new URL(config.siteUrl).host],
        contact: contactLines(school, language),
        title: words.receiptTitle,
        rows: rows.filter(([, value]) => value !== ""),
        notes: [words.notAnOffer],
        sentence: words.followHere,
        link: await findAddress(link, language),
        ...(await findEmblem(
          { findFile: (file) => inEitherPlace(files, (place) => findBytes(place, file)) },
          school,
        )),
      });
    },

    /**
     * Plans the mail, which contains nothing that was typed. The limits are counted before the transaction, because SQLite has one writer
     * at a time.
     */
    async plan({ email }: EntryValues, language: Language, link: string): ReturnType<PlanReceipt> {
      const to = String(email ?? "");
      if (!mail.isSet || !isEmailAddress(to)) return async () => {};
      const count = await limiter.count(
        limiter.subject("application-receipt", "", to.toLowerCase()),
        DAY_SECONDS,
      );
      if (count > RECEIPTS_TO_ADDRESS_A_DAY) return async () => {};
      const { mail: words } = WORDS[language].apply;
      const school = await findSchool();
      const address = await findAddress(link, language);
      const replyTo = school.email;
      return async (tx, { _id, reference }) => {
        const name = String(reference);
        await mail.queue(tx, {
          kind: "application-receipt",
          about: _id,
          to,
          language,
          subject: words.subject(name),
          text: [words.received(name), words.follow, address, words.notYou].join("\n\n"),
          button: words.button,
          ...(replyTo !== null && isEmailAddress(replyTo) && { replyTo }),
        });
      };
    },
  };
}
