import type { FastifyInstance } from "fastify";
import {
  type FindRights,
  findRights as findRightsByDuties,
} from "../../features/accounts/server/account-rights.ts";
import { type AccountStore, createAccountStore } from "../../features/accounts/server/account-store.ts";
import { type AccountMailer, createAccountMails } from "../../features/accounts/server/links/account-mail.ts";
import { createLinkLimits } from "../../features/accounts/server/links/link-limits.ts";
import { createLinkStore } from "../../features/accounts/server/links/link-store.ts";
import { createRecipientFinder } from "../../features/accounts/server/links/mail-recipients.ts";
import { createPasswordQueue } from "../../features/accounts/server/login/password-queue.ts";
import { createSessionStore } from "../../features/accounts/server/login/session-store.ts";
import { createPasskeyStore } from "../../features/accounts/server/passkeys/passkey-store.ts";
import { createWebauthn } from "../../features/accounts/server/passkeys/webauthn.ts";
import { createLoginSteps } from "../../features/accounts/server/second-step/login-steps.ts";
import { createSecondStepStore } from "../../features/accounts/server/second-step/second-step-store.ts";
import { createSecurityEvents } from "../../features/accounts/server/security-events.ts";
import { createTokenStore } from "../../features/accounts/server/token-store.ts";
import {
  type AnnouncementStore,
  createAnnouncementStore,
} from "../../features/announcement/server/announcement-store.ts";
import { createCertificateMailStore } from "../../features/disclosure/server/certificates/certificate-mail-store.ts";
import { createCertificateReminders } from "../../features/disclosure/server/certificates/certificate-reminders.ts";
import { findFileProblem } from "../../features/disclosure/server/check/check-file.ts";
import { findLinkProblem as requestLink } from "../../features/disclosure/server/check/check-link.ts";
import { createCheckStore } from "../../features/disclosure/server/check/check-store.ts";
import { readChecked } from "../../features/disclosure/server/check/read-checked.ts";
import { createDisclosureCheck, type FindProblem } from "../../features/disclosure/server/check/run-check.ts";
import { createAnswering } from "../../features/enquiries/server/mails-and-answers/answering.ts";
import { createDailyMails } from "../../features/enquiries/server/mails-and-answers/daily-mails.ts";
import { createMailPlanner } from "../../features/enquiries/server/mails-and-answers/enquiry-mails.ts";
import { createMailChoiceStore } from "../../features/enquiries/server/mails-and-answers/mail-choices.ts";
import { createOldEnquiries } from "../../features/enquiries/server/privacy/old-enquiries.ts";
import { createEnquiryReceiver } from "../../features/enquiries/server/receive-enquiry.ts";
import type { PageDocument } from "../../features/pages.ts";
import { findChildrenVersion } from "../../features/students/server/consent/children-version.ts";
import { createConsentStore } from "../../features/students/server/consent/consent-store.ts";
import {
  findMisplacedClasses,
  reorderStudents,
} from "../../features/students/server/records/student-order.ts";
import { API_PREFIX } from "../content/api/api-contract.ts";
import type { Config } from "./config.ts";
import { MENUS_TAG } from "./content/commit.ts";
import { type ContentStore, createContentStore } from "./content/content-store.ts";
import { createEntryReader } from "./content/entry-reader.ts";
import { createSampleStore, type SampleStore } from "./content/many/sample-store.ts";
import { createPublisher, createSaver } from "./content/publish.ts";
import type { DiskReserve } from "./database/disk-reserve.ts";
import type { OpenDatabase } from "./database/open-database.ts";
import { readSetting } from "./database/settings.ts";
import { type FileStore, inEitherPlace } from "./files/file-store.ts";
import { createFileRecords, EVERY_FILE } from "./files/files-to-place.ts";
import type { ReceiveForm } from "./files/of-entries/read-input.ts";
import { placeOrRemember, placeWaitingFiles } from "./files/place-files.ts";
import { createPublicFiles } from "./files/public-files.ts";
import { sweepOrphans, sweepStaged } from "./files/sweep-orphans.ts";
import { createUnknownFiles } from "./files/unknown-files.ts";
import { receiveForm } from "./files/uploads/receive-form.ts";
import { openUploadProcess } from "./files/uploads/upload-process.ts";
import { createAuditStore } from "./history/audit-store.ts";
import { createHistoryStore } from "./history/history-store.ts";
import { createTrashStore } from "./history/trash-store.ts";
import { createAttemptLimiter } from "./http/attempt-limiter.ts";
import { registerBodyDeadline } from "./http/body-deadline.ts";
import { refuseCrossSiteRequests } from "./http/cross-site-requests.ts";
import { registerErrorHandler } from "./http/error-handler.ts";
import { openWorkQueue } from "./http/load-shedding.ts";
import { type LogDestination, registerRequestLog } from "./http/request-log.ts";
import { registerSessionCheck } from "./http/require-session.ts";
import { registerFullDiskCheck } from "./http/routes/full-disk.ts";
import { registerHealthRoutes } from "./http/routes/health-routes.ts";
import { createMetrics, type Metrics } from "./http/routes/metrics.ts";
import { registerMetrics } from "./http/routes/metrics-routes.ts";
import { type DeclaredRoute, requireDeclaredAccess } from "./http/routes/route-access.ts";
import { securityHeaders } from "./http/security-headers.ts";
import type { MailQueue } from "./mail/mail-queue.ts";
import { openOutbox } from "./mail/outbox.ts";
import { openApp } from "./open-app.ts";
import { createAnswerPublicly } from "./page-cache/answer-publicly.ts";
import { compressOnce } from "./page-cache/cached-response.ts";
import { followContentVersions } from "./page-cache/follow-content-versions.ts";
import { ResponseCache } from "./page-cache/response-cache.ts";
import { createPageStore, type PageStore } from "./pages/page-store.ts";
import { ReadCache } from "./pages/read-cache.ts";
import { findSchoolTexts } from "./pages/school-texts.ts";
import { openSiteContent } from "./pages/site-content.ts";
import { TypeStates } from "./pages/type-states.ts";
import { registerApi } from "./register-api.ts";
import { registerSite, type Site } from "./register-site.ts";
import { createSiteAddressFinder } from "./site-address.ts";

/** Cards and letters of notices: 300 KB at most, usually less than 100. */
const MAX_CACHED_DRAWINGS = 60;

/** Resources of the server, opened and closed by the caller. */
export interface Services {
  database: OpenDatabase;
  files: FileStore;
  /** Reserved space for logging in and deleting on a full disk; absent if the database is on another machine. */
  reserve?: DiskReserve | undefined;
  /** The built site; without it only the API is served. */
  site?: Site;
  /** The maximum number of cached public responses; absent: the default of the cache. */
  maxCachedResponses?: number;
  now?: () => number;
  /** The rights of an account; absent: by its duties. */
  findRights?: FindRights;
  /** Queues the mails about accounts; absent: the outbox. */
  accountMailer?: AccountMailer;
  /** Why visitors cannot open an address; absent: found by opening it. */
  findLinkProblem?: FindProblem;
  /** Absent: standard output. */
  logTo?: LogDestination;
}

export interface BuiltServer {
  app: FastifyInstance;
  routes: readonly DeclaredRoute[];
  content: ContentStore;
  announcements: AnnouncementStore;
  pages: PageStore;
  accounts: AccountStore;
  sample: SampleStore;
  mail: MailQueue;
  /** Makes `/readyz` fail, so that load balancers stop sending requests; everything is still served. */
  announceClosing(): void;
  /** Deletes expired sessions, rate limits, lines of the audit log, versions, enquiries and mails. */
  removeExpired(): Promise<void>;
  /** Sorts students by the school's order of classes again; a concurrent save may have missed a change of it. */
  orderStudents(): Promise<void>;
  /** Tries again to move or remove files for which that failed. */
  retryFiles(): Promise<void>;
  /** Queues the daily mails about new enquiries that are due. */
  sendDailyMails(): Promise<void>;
  /** Queues the mails about certificates that expire soon or have expired. */
  sendCertificateReminders(): Promise<void>;
  /** Checks the files and links of the disclosure page, once a day. */
  checkDisclosure(): Promise<void>;
  /** Moves every file to its right place and withdraws unused ones, which a killed process may leave. */
  sweepFiles(unnamedSince: Date): Promise<void>;
}

export async function buildServer(
  config: Pick<Config, "backups" | "mail" | "siteUrl" | "hasSiteUrl" | "trustProxy" | "logLevel" | "metrics">,
  {
    database,
    files,
    reserve,
    site,
    maxCachedResponses,
    now,
    findRights = findRightsByDuties,
    accountMailer,
    findLinkProblem = (address, signal) => requestLink(address, { siteUrl: config.siteUrl, signal }),
    logTo,
  }: Services,
): Promise<BuiltServer> {
  const { db } = database;
  let isClosing = false;
  const cache = new ResponseCache(maxCachedResponses);
  const drawings = new ResponseCache(MAX_CACHED_DRAWINGS);
  const metrics = createMetrics(cache.counts);
  const headersForAll = securityHeaders(config.siteUrl.startsWith("https:"));
  const app = openApp(config, { cache, headersForAll, logTo });

  const typeStates = new TypeStates(createEntryReader(database), () => cache.drop(MENUS_TAG));
  const reads = new ReadCache();
  const follower = await followContentVersions(db, [reads, cache, drawings, typeStates], app.log);
  app.addHook("onClose", () => follower.close());
  const places = { store: createFileRecords(database), files, log: app.log };
  const publish = createPublisher({ ...places, dropResponses: follower.noteOwnChange });
  const content = createContentStore(database, publish);
  const announcements = createAnnouncementStore(database, publish);
  const consents = createConsentStore(database, publish, now);
  const pages = createPageStore(database, publish, (page, path) =>
    app.log.error({ page, path }, "a part of a stored page is damaged and left out"),
  );
  const sample = createSampleStore(db, publish);
  const sessions = createSessionStore(db, findRights, now);
  const loginSteps = createLoginSteps(db, now);
  const passkeys = createPasskeyStore(database, now);
  const links = createLinkStore(db, findRights, now);
  const limiter = createAttemptLimiter(database.counts, now);
  const linkLimits = createLinkLimits(limiter);
  const inTurn = createPasswordQueue();
  const audit = createAuditStore(db, now);
  const history = createHistoryStore(database, now);
  const trash = createTrashStore(database);
  const { siteUrl } = config;
  const findSchool = async () => (await pages.find("school")).document as PageDocument<"school">;
  const findSiteAddress = createSiteAddressFinder(db, config);
  const outbox = openOutbox(db, {
    settings: config.mail,
    siteUrl,
    findSiteAddress,
    log: app.log,
    now,
    findSchool,
  });
  app.addHook("onClose", () => outbox.close());
  const mail = outbox.queue;
  const mails = createAccountMails(accountMailer ?? mail, siteUrl, findSiteAddress);
  const securityEvents = createSecurityEvents(db, mails, now);
  const { recordSecurityEvent } = securityEvents;
  const accounts = createAccountStore(database, findSchoolTexts(pages), recordSecurityEvent);
  const tokens = createTokenStore(database, findRights, recordSecurityEvent, now);
  const oldEnquiries = createOldEnquiries(database, publish, now);
  const secondSteps = createSecondStepStore(database, { loginSteps, recordSecurityEvent }, now);
  const findRecipients = createRecipientFinder(accounts, findRights);
  const mailChoices = createMailChoiceStore({ db, findRecipients, now });
  const certificateMails = createCertificateMailStore({ db, findRecipients });
  const sendCertificateReminders = createCertificateReminders({
    db,
    mail,
    certificateMails,
    findSiteAddress,
    now,
  });
  const planMails = createMailPlanner({ mail, choices: mailChoices, limiter, findSchool, findSiteAddress });
  const receiveEnquiry = createEnquiryReceiver({
    db,
    store: content,
    limiter,
    planMails,
    findSiteAddress,
    now,
  });
  const sendDailyMails = createDailyMails({ db, mail, choices: mailChoices, findSiteAddress, now });
  const answering = createAnswering(db, now);
  const answerPublicly = createAnswerPublicly(cache, headersForAll);
  const { takeTurn } = openWorkQueue(app);
  const uploadProcess = openUploadProcess(app.log);
  const openContent = () =>
    openSiteContent({
      ...{ store: content, announcements, pages, typeStates, reads },
      readEnquiryMonths: () => readSetting(db, "enquiryMonths"),
      findFile: (name) => inEitherPlace(files, (place) => place.find(name)),
    });
  const disclosureCheck = createDisclosureCheck({
    store: createCheckStore(db, now),
    readContent: (today) => readChecked({ openContent, pages, store: content }, today),
    findProblem: {
      file: (name, signal) => findFileProblem(name, { files, checkPdf: uploadProcess.checkPdf }, signal),
      link: findLinkProblem,
    },
    ...{ log: app.log, now },
  });
  app.addHook("onClose", async () => {
    await disclosureCheck.close();
    await uploadProcess.close();
  });

  app.addHook("onRequest", async (_request, reply) => {
    reply.headers(headersForAll);
  });
  const routes = requireDeclaredAccess(app);
  refuseCrossSiteRequests(app);
  registerBodyDeadline(app);
  registerSessionCheck(app, { sessions, tokens });
  if (reserve) registerFullDiskCheck(app, reserve);
  registerRequestLog(app);
  registerErrorHandler(app);
  registerMetrics(app, metrics, config.metrics);
  registerHealthRoutes(app, { database, files, reserve, isClosing: () => isClosing });

  const receive: ReceiveForm = (request, rules) => receiveForm(request, rules, uploadProcess);
  await app.register(
    (api) =>
      registerApi(api, config, {
        ...{ database, db, accounts, sessions, limiter, inTurn, findRights, links, linkLimits, mails },
        ...{
          securityEvents,
          recordSecurityEvent,
          tokens,
          loginSteps,
          secondSteps,
          passkeys,
          webauthn: createWebauthn(config.siteUrl),
        },
        findSchoolName: async () => (await outbox.findSchool("en")).name,
        ...{ announcements, pages, sample, audit, history, trash, consents, mail, outbox },
        ...{
          receiveEnquiry,
          findSiteAddress,
          mailChoices,
          certificateMails,
          answering,
          oldEnquiries,
          disclosureCheck,
          now,
        },
        content: {
          ...{ store: content, files, log: app.log, answerPublicly, compressOnce, takeTurn },
          receiveForm: countingUploads(receive, metrics),
        },
        publish,
        findFileState: createPublicFiles(database),
      }),
    { prefix: API_PREFIX },
  );
  if (site) {
    await registerSite(app, {
      ...{ siteUrl, site, files, receiveEnquiry, takeTurn, answerPublicly, uploadProcess },
      openContent,
      findChildrenVersion: (content) => findChildrenVersion(db, content),
      answerWithDrawing: createAnswerPublicly(drawings, headersForAll),
    });
  }

  const removeExpired = async () => {
    await sessions.removeExpired();
    await loginSteps.removeExpired();
    await links.removeExpired();
    await tokens.removeExpired();
    await securityEvents.removeOld();
    await limiter.removeExpired();
    await audit.removeOld();
    await history.removeOld();
    await consents.removeForgotten();
    await answering.removeExpired();
    await oldEnquiries.remove();
    await outbox.store.removeOld();
  };
  const orderStudents = async () => {
    if ((await findMisplacedClasses(db)).length === 0) return;
    await createSaver(
      db,
      publish,
    )(async (tx) => {
      await reorderStudents(tx, database.engine);
      return { tags: ["students"] };
    });
  };
  const retryFiles = () =>
    placeWaitingFiles(places).catch((error) =>
      app.log.warn({ err: error }, "files still cannot be moved or removed"),
    );
  const sweepFiles = async (unnamedSince: Date) => {
    await retryFiles();
    await placeOrRemember(places, [EVERY_FILE]);
    const named = new Set((await content.findFileStates()).keys());
    await sweepOrphans({ files, unknownFiles: createUnknownFiles(database) }, named, unnamedSince);
    await sweepStaged(files, now?.() ?? Date.now());
    await content.forgetTakenFiles(now?.() ?? Date.now());
  };
  const announceClosing = () => {
    isClosing = true;
  };
  return {
    ...{ app, routes, content, announcements, pages, accounts, sample, mail },
    ...{ announceClosing, removeExpired, orderStudents, sweepFiles, retryFiles, sendDailyMails },
    sendCertificateReminders,
    checkDisclosure: disclosureCheck.runDaily,
  };
}

const countingUploads =
  (receive: ReceiveForm, metrics: Metrics): ReceiveForm =>
  async (request, rules) => {
    const form = await receive(request, rules);
    for (const { parts } of Object.values(form.files).flat()) metrics.countUpload(parts);
    return form;
  };
