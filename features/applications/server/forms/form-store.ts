import { randomBytes } from "node:crypto";
import type { Selectable } from "kysely";
import { message } from "../../../../core/content/messages/message.ts";
import { dayInIndia } from "../../../../core/content/text/india-time.ts";
import type { ContentStore } from "../../../../core/server/content/content-store.ts";
import type { EntryValues } from "../../../../core/server/content/entry-rows.ts";
import { mayHaveCommitted } from "../../../../core/server/database/database-errors.ts";
import { createIdSource } from "../../../../core/server/database/entries/entry-id.ts";
import { VISITOR } from "../../../../core/server/database/entries/record-change.ts";
import { parseJson } from "../../../../core/server/database/parse-json.ts";
import { readSetting } from "../../../../core/server/database/settings.ts";
import type { Database, EntryRow, Tx } from "../../../../core/server/database/tables.ts";
import { ApiError, validationFailed } from "../../../../core/server/errors.ts";
import type { FileStore } from "../../../../core/server/files/file-store.ts";
import { rememberFiles } from "../../../../core/server/files/remember-files.ts";
import type { PreparedFile } from "../../../../core/server/files/uploads/prepare-file.ts";
import type { AttemptLimit, AttemptLimiter } from "../../../../core/server/http/attempt-limiter.ts";
import type { PageStore } from "../../../../core/server/pages/page-store.ts";
import type { Language } from "../../../../core/words/languages.ts";
import type { PageDocument } from "../../../../features/pages.ts";
import { findAdmissionStage } from "../../../admissions/content/exports.ts";
import { applications } from "../../content/applications.ts";
import { type ApplyClass, findApplyClasses } from "../../content/form/apply-classes.ts";
import type { FormDocument, Typed } from "../../content/form/apply-contract.ts";
import { checkApplication } from "../../content/form/check-application.ts";
import { documentField, questionField } from "../../content/form/form-parts.ts";
import type { FormState, Intake, SentApplication } from "../../content/form/form-state.ts";
import type { ApplicationSettings } from "../../content/settings.ts";
import { mayParentsCorrect, mayParentsWithdraw, type Step } from "../../content/steps.ts";
import { answersOf, removeApplicationData } from "../application-data.ts";
import { applicationEvents } from "../application-events.ts";
import { deleteDocuments, listDocuments } from "../documents.ts";
import { toDigits } from "../find-duplicates.ts";
import type { ApplicationTables } from "../tables.ts";
import type { PlanReceipt } from "./receipts.ts";

interface FormParts {
  db: Database;
  store: ContentStore;
  pages: PageStore;
  files: FileStore;
  limiter: AttemptLimiter;
  /** Plans the mail with the receipt. The result queues it, in the transaction that stores the application. */
  planReceipt: PlanReceipt;
  findOrigin: () => Promise<string>;
  now?: (() => number) | undefined;
}

export type FormStore = ReturnType<typeof createFormStore>;

const HOUR_SECONDS = 60 * 60;
const limit = (attempts: number, windowSeconds: number): AttemptLimit => ({
  attempts,
  windowSeconds,
  message: message("too_many_tries"),
});
/** An internet café, or a school that helps parents, may begin many forms from one address. */
const BEGUN = limit(40, HOUR_SECONDS);
/** Posts of the page for browsers without scripts. They are limited before they are read, because they may have files. */
const POSTED = limit(300, HOUR_SECONDS);
const UPLOADED = limit(120, HOUR_SECONDS);
/** The limit for all addresses together, so that a flood cannot fill the disk. */
const ALL_UPLOADED = limit(3000, HOUR_SECONDS);
const UNKNOWN_LINKS = limit(20, 10 * 60);
const SOUGHT = limit(10, 15 * 60);

const createId = createIdSource();

const linkUnknown = () => new ApiError(404, "application_link_unknown", message("application_link_unknown"));
const notChangeable = () =>
  new ApiError(409, "application_not_changeable", message("application_not_changeable"));
const closed = () => new ApiError(409, "applications_closed", message("applications_closed"));

/** Forms that parents fill in without an account. Each call names the form by its secret link and the caller by the network address. */
export function createFormStore({
  db,
  store,
  pages,
  files,
  limiter,
  planReceipt,
  findOrigin,
  now = Date.now,
}: FormParts) {
  async function readIntake(): Promise<Intake> {
    const [{ document }, settings] = [await pages.find("admissions"), await readSetting(db, "applications")];
    const page = document as PageDocument<"admissions">;
    const classes = findApplyClasses(page, settings);
    const stage = findAdmissionStage(page.dates, dayInIndia(new Date(now())))?.stage ?? "open";
    const isOpen = settings.isOpen && stage === "open" && classes.length > 0;
    return { isOpen, settings, classes, session: page.dates.session };
  }

  /** Unknown links of an address are limited, valid ones are not: many parents may share an address. */
  async function requireForm(link: string, address: string): Promise<Form> {
    // PostgreSQL fails for texts that it cannot store.
    const form = /^[\w-]{24}$/.test(link)
      ? await db.selectFrom("applicationForms").selectAll().where("token", "=", link).executeTakeFirst()
      : undefined;
    if (form) return form;
    await limiter.recordAttempt(limiter.subject("application-link", address), UNKNOWN_LINKS);
    throw linkUnknown();
  }

  const findRow = async (from: Database | Tx, id: string) =>
    (await from.selectFrom("applications").selectAll().where("_id", "=", id).executeTakeFirst()) as
      | EntryRow
      | undefined;

  async function read(link: string, address: string): Promise<FormState> {
    const form = await requireForm(link, address);
    const row = form.sentAt === null ? undefined : await findRow(db, form._id);
    // The office has deleted the application. Its link works again after it is restored.
    if (form.sentAt !== null && !row) throw linkUnknown();
    const { settings, classes } = await readIntake();
    const documents = await listDocuments(db, form._id);
    const stored = row ? typedOf(row) : {};
    const typed = (parseJson(form.typed ?? "null") as Typed | null) ?? stored;
    const today = dayInIndia(new Date(now()));
    const added = documents.filter(({ state }) => state !== "refused").map(({ document }) => document);
    // An application that was sent in time stays valid when its class takes no more applications.
    const possible = row ? withClassOf(row, classes) : classes;
    const { errors } = checkApplication(typed, { classes: possible, settings, today, documents: added });
    return {
      _id: form._id,
      link,
      origin: await findOrigin(),
      language: form.language as Language,
      typed,
      stored,
      savedAt: form.updatedAt,
      documents,
      errors,
      sent: row ? presentSent(row, String(form.sentAt)) : null,
      hasUnsent: form.typed !== null,
      settings,
      classes: possible,
    };
  }

  /**
   * Runs a change in a transaction that locks the form, and returns the form as it was before. Attempts are counted before it: SQLite has one
   * writer at a time.
   */
  async function change(link: string, address: string, write: (tx: Tx, form: Form) => Promise<void>) {
    await requireForm(link, address);
    return db.transaction().execute(async (tx) => {
      const form = await tx
        .selectFrom("applicationForms")
        .selectAll()
        .where("token", "=", link)
        .forUpdate()
        .executeTakeFirst();
      if (!form) throw linkUnknown();
      await write(tx, form);
      return form;
    });
  }

  async function requireCorrectable(tx: Tx, { _id, sentAt }: Form): Promise<void> {
    const row = sentAt === null ? undefined : await findRow(tx, _id);
    if (sentAt !== null && !(row && mayParentsCorrect(row.step as Step))) throw notChangeable();
  }

  const touch = (tx: Tx, id: string, values: Partial<Form> = {}) =>
    tx
      .updateTable("applicationForms")
      .set({ ...values, updatedAt: new Date(now()).toISOString() })
      .where("_id", "=", id)
      .execute();

  /** Marks values as sent; those that were typed since the form was read stay. Throws if the form was deleted meanwhile. */
  async function noteSent(tx: Tx, { _id, typed }: FormState, values: Partial<Form> = {}): Promise<void> {
    const form = await tx
      .selectFrom("applicationForms")
      .select("typed")
      .where("_id", "=", _id)
      .forUpdate()
      .executeTakeFirst();
    if (!form) throw linkUnknown();
    await touch(tx, _id, { ...values, ...(form.typed === JSON.stringify(typed) && { typed: null }) });
  }

  return {
    readIntake,
    read,

    async begin(language: Language, typed: Typed, address: string): Promise<string> {
      const { isOpen, settings } = await readIntake();
      if (!isOpen) throw closed();
      await limiter.recordAttempt(limiter.subject("application-begun", address), BEGUN);
      const token = randomBytes(18).toString("base64url");
      const at = new Date(now()).toISOString();
      const known = JSON.stringify(onlyKnown(typed, settings));
      const own = { _id: createId(), token, language, typed: known, sentAt: null };
      await db
        .insertInto("applicationForms")
        .values({ ...own, createdAt: at, updatedAt: at })
        .execute();
      return token;
    },

    /** Stores typed values. Absent fields do not change. */
    async save(
      link: string,
      { typed, language }: { typed: Typed; language?: Language | undefined },
      address: string,
    ): Promise<void> {
      const settings = await readSetting(db, "applications");
      await change(link, address, async (tx, form) => {
        await requireCorrectable(tx, form);
        const row = form.typed === null ? await findRow(tx, form._id) : undefined;
        const before = row ? typedOf(row) : ((parseJson(form.typed ?? "{}") as Typed | null) ?? {});
        const after = { ...before, ...onlyKnown(typed, settings) };
        const isSame = JSON.stringify(after) === JSON.stringify(before);
        if (isSame && (language ?? form.language) === form.language) return;
        await touch(tx, form._id, {
          ...(!isSame && { typed: JSON.stringify(after) }),
          ...(language && { language }),
        });
      });
    },

    async requirePosts(link: string, address: string): Promise<void> {
      await requireForm(link, address);
      await limiter.recordAttempt(limiter.subject("application-post", address), POSTED);
    },

    async requireUploads(link: string, address: string): Promise<void> {
      await requireForm(link, address);
      await limiter.recordAttempt(limiter.subject("application-file", address), UPLOADED);
      await limiter.recordAttempt(limiter.subject("application-file", "all"), ALL_UPLOADED);
    },

    /** Stores a document and replaces an earlier one, unless the office has accepted that. */
    async addDocument(link: string, document: string, file: PreparedFile, address: string): Promise<void> {
      const { settings } = await readIntake();
      if (!settings.documents.some(({ id }) => id === document)) {
        throw validationFailed({ [documentField(document)]: message("document_not_asked") });
      }
      const name = await storeMainPart(files, file);
      const add = async (tx: Tx, form: Form) => {
        const row = form.sentAt === null ? undefined : await findRow(tx, form._id);
        const before = (await listDocuments(tx, form._id)).find((each) => each.document === document);
        if (form.sentAt !== null && !(row && mayAddDocument(row, before))) throw notChangeable();
        await rememberFiles(tx, await deleteDocuments(tx, [form._id], document));
        const at = new Date(now()).toISOString();
        const added = { _id: createId(), applicationId: form._id, document, file: name };
        await tx
          .insertInto("applicationDocuments")
          .values({ ...added, state: "sent", note: null, createdAt: at })
          .execute();
        await touch(tx, form._id);
        const event = { entryId: form._id, actor: VISITOR, details: { document } };
        if (row) await applicationEvents.add(tx, [{ ...event, kind: "documents" }]);
      };
      try {
        await change(link, address, add);
      } catch (error) {
        if (!mayHaveCommitted(error)) await files.withdrawn.remove([name]);
        throw error;
      }
    },

    /** Sends the application, or corrections to one that is not checked yet. Sending it twice creates one application. */
    async send(link: string, hasConsent: boolean, address: string): Promise<void> {
      const form = await read(link, address);
      if (form.sent && !form.hasUnsent) return;
      if (form.sent && !mayParentsCorrect(form.sent.step)) throw notChangeable();
      const { isOpen, session } = await readIntake();
      if (!form.sent && !isOpen) throw closed();
      if (Object.keys(form.errors).length > 0) throw validationFailed(form.errors);
      if (!hasConsent) throw validationFailed({ consent: message("consent_needed") });
      const { values, answers } = checkApplication(form.typed, {
        ...form,
        today: dayInIndia(new Date(now())),
        documents: form.documents.map(({ document }) => document),
      });
      const at = new Date(now()).toISOString();
      const stored: EntryValues = { ...values, answers: JSON.stringify(answers), consentedAt: at };
      if (form.sent) {
        const correct = (before: EntryRow) => {
          if (!mayParentsCorrect(before.step as Step)) throw notChangeable();
          return { ...stored, ...keptOf(before, stored, form.settings) };
        };
        await store.update(applications, form._id, correct, () => true, VISITOR);
        await db.transaction().execute((tx) => noteSent(tx, form));
        return;
      }
      const queueReceipt = await planReceipt(stored, form.language, link);
      await store.create(applications, { ...stored, language: form.language, session }, VISITOR, {
        id: form._id,
        alsoWrite: async (tx, row) => {
          await noteSent(tx, form, { sentAt: at });
          await applicationEvents.add(tx, [{ entryId: form._id, actor: VISITOR, kind: "sent", at }]);
          await queueReceipt(tx, row);
        },
      });
    },

    /** Withdraws a sent application; a form that was not sent is deleted with its documents. Returns whether it was sent. */
    async withdraw(link: string, address: string): Promise<boolean> {
      const form = await change(link, address, async (tx, { _id, sentAt }) => {
        if (sentAt === null) await removeApplicationData(tx, [_id]);
      });
      if (form.sentAt === null) return false;
      const withdrawn = (before: EntryRow) => {
        if (!mayParentsWithdraw(before.step as Step)) throw notChangeable();
        return { step: "withdrawn" };
      };
      await store.update(applications, form._id, withdrawn, () => true, VISITOR);
      return true;
    },

    /** Finds the link of a sent application. The refusal is the same for every wrong detail. */
    async recover(
      sought: { reference: string; mobileNumber: string; dateOfBirth: string },
      address: string,
    ): Promise<string> {
      const reference = readReference(sought.reference);
      const digits = toDigits(sought.mobileNumber);
      // References are public after a draw. Attempts with another number must not keep the family out.
      const counted = [
        limiter.subject("application-sought", address),
        limiter.subject("application-sought", "", `${reference} ${digits}`),
      ];
      for (const subject of counted) await limiter.recordAttempt(subject, SOUGHT);
      const row = await db
        .selectFrom("applications")
        .innerJoin("applicationForms", "applicationForms._id", "applications._id")
        .select(["applicationForms.token", "applications.mobileNumber", "applications.dateOfBirth"])
        .where("applications.reference", "=", reference)
        .executeTakeFirst();
      const fits =
        row !== undefined &&
        row.dateOfBirth === sought.dateOfBirth.trim() &&
        toDigits(String(row.mobileNumber)) === digits;
      if (!fits) throw new ApiError(404, "application_not_found", message("application_not_found"));
      for (const subject of counted) await limiter.reset(subject);
      return row.token;
    },

    /** The stored file of a document, for people who have the link. */
    async findFile(link: string, document: string, address: string): Promise<string | undefined> {
      const form = await requireForm(link, address);
      return (await listDocuments(db, form._id)).find((each) => each.document === document)?.file;
    },
  };
}

type Form = Selectable<ApplicationTables["applicationForms"]>;

/** Stores a picture without the narrower copies that pages need: only the office looks at documents. */
async function storeMainPart(files: FileStore, { parts: [main] }: PreparedFile): Promise<string> {
  if (!main) throw new Error("A prepared file has no parts");
  const name = main.name.replace(/-.*(?=\.)/, "");
  await files.withdrawn.write(name, main.bytes);
  return name;
}

/** Parents may add any document until the office begins to check, and missing or refused ones until it decides. */
const mayAddDocument = ({ step }: EntryRow, before: FormDocument | undefined) =>
  mayParentsCorrect(step as Step) ||
  (mayParentsWithdraw(step as Step) && (before === undefined || before.state === "refused"));

const KNOWN: ReadonlySet<string> = new Set(Object.keys(applications.fields));

/** The values of fields and questions, so that what is stored for a form has a limit. */
function onlyKnown(typed: Typed, { questions }: ApplicationSettings): Typed {
  const asked = questions.map(({ id }) => questionField(id));
  return Object.fromEntries(
    Object.entries(typed).filter(([name]) => KNOWN.has(name) || asked.includes(name)),
  );
}

/** A sent application as its parents typed it. */
function typedOf(row: EntryRow): Typed {
  const fields = [...KNOWN].map((name) => [name, row[name] === null ? "" : String(row[name] ?? "")]);
  return Object.fromEntries([
    ...fields,
    ...answersOf(row).map(({ id, answer }) => [questionField(id), answer]),
  ]) as Typed;
}

/** A correction does not change answers and the category that the school no longer asks for. */
function keptOf(before: EntryRow, after: EntryValues, { asksCategory, questions }: ApplicationSettings) {
  const earlier = answersOf(before).filter(({ id }) => questions.every((question) => question.id !== id));
  const answers = JSON.stringify([...answersOf(after), ...earlier]);
  return { answers, ...(!asksCategory && { category: before.category }) };
}

function withClassOf({ classSought }: EntryRow, classes: ApplyClass[]): ApplyClass[] {
  const value = String(classSought);
  const own = { value, name: { en: value, hi: null }, from: null, to: null };
  return classes.some((each) => each.value === value) ? classes : [...classes, own];
}

const presentSent = (row: EntryRow, sentAt: string): SentApplication => ({
  reference: String(row.reference),
  step: row.step as Step,
  sentAt,
  invitedAt: row.invitedAt === null ? null : String(row.invitedAt),
  offeredUntil: row.offeredUntil === null ? null : String(row.offeredUntil),
});

/** Normalizes a reference, such as A7M-4PX, that was typed in small letters or without its hyphen. */
function readReference(typed: string): string {
  const letters = typed.toUpperCase().replace(/[^0-9A-Z]/g, "");
  return `${letters.slice(0, 3)}-${letters.slice(3, 6)}`;
}
