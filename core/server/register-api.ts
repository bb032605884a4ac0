import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import { registerAccountRoutes } from "../../features/accounts/server/account-routes.ts";
import { registerInvitationRoutes } from "../../features/accounts/server/links/invitation-routes.ts";
import { registerLinkRoutes } from "../../features/accounts/server/links/link-routes.ts";
import { type AuthServices, registerAuthRoutes } from "../../features/accounts/server/login/auth-routes.ts";
import { registerConfirmRoutes } from "../../features/accounts/server/login/confirm-routes.ts";
import { type ManageServices, registerManageRoutes } from "../../features/accounts/server/manage-routes.ts";
import { registerPasskeyConfirmRoutes } from "../../features/accounts/server/passkeys/passkey-confirm-routes.ts";
import {
  type PasskeyLoginServices,
  registerPasskeyLoginRoutes,
} from "../../features/accounts/server/passkeys/passkey-login-routes.ts";
import {
  type OwnPasskeyServices,
  registerPasskeyRoutes,
} from "../../features/accounts/server/passkeys/passkey-routes.ts";
import { registerSecondStepRoutes } from "../../features/accounts/server/second-step/second-step-routes.ts";
import { registerSecurityEventRoutes } from "../../features/accounts/server/security-event-routes.ts";
import type { SecurityEvents } from "../../features/accounts/server/security-events.ts";
import { registerSiteAddressRoutes } from "../../features/accounts/server/site-address-routes.ts";
import { registerTokenRoutes } from "../../features/accounts/server/token-routes.ts";
import { registerAnnouncementRoutes } from "../../features/announcement/server/announcement-routes.ts";
import type { AnnouncementStore } from "../../features/announcement/server/announcement-store.ts";
import { registerEventImport } from "../../features/calendar/server/import/event-import-routes.ts";
import { createEventImporter } from "../../features/calendar/server/import/event-importer.ts";
import { registerCertificateMailRoutes } from "../../features/disclosure/server/certificates/certificate-mail-routes.ts";
import type { CertificateMailStore } from "../../features/disclosure/server/certificates/certificate-mail-store.ts";
import { registerCheckRoutes } from "../../features/disclosure/server/check/check-routes.ts";
import type { DisclosureCheck } from "../../features/disclosure/server/check/run-check.ts";
import { registerContactCreate } from "../../features/enquiries/server/contact-routes.ts";
import { registerEnquiryRoutes } from "../../features/enquiries/server/enquiry-routes.ts";
import { registerFigureRoutes } from "../../features/enquiries/server/figures/figures-routes.ts";
import type { AnsweringStore } from "../../features/enquiries/server/mails-and-answers/answering.ts";
import { registerMailChoiceRoutes } from "../../features/enquiries/server/mails-and-answers/mail-choice-routes.ts";
import type { MailChoiceStore } from "../../features/enquiries/server/mails-and-answers/mail-choices.ts";
import { registerReplyRoutes } from "../../features/enquiries/server/mails-and-answers/reply-routes.ts";
import { createReplyStore } from "../../features/enquiries/server/mails-and-answers/reply-store.ts";
import { findPeople } from "../../features/enquiries/server/people.ts";
import type { OldEnquiries } from "../../features/enquiries/server/privacy/old-enquiries.ts";
import { registerPeriodRoutes } from "../../features/enquiries/server/privacy/period-routes.ts";
import { registerPersonDataRoutes } from "../../features/enquiries/server/privacy/person-data-routes.ts";
import type { ReceiveEnquiry } from "../../features/enquiries/server/receive-enquiry.ts";
import type { PageDocument } from "../../features/pages.ts";
import type { ConsentStore } from "../../features/students/server/consent/consent-store.ts";
import { openImportProcess } from "../../features/students/server/import/import-process.ts";
import { registerStudentRoutes } from "../../features/students/server/records/student-routes.ts";
import { resourceList } from "../../features/types.ts";
import { registerBackupRoutes } from "./backup/backup-routes.ts";
import type { Config } from "./config.ts";
import { type ContentServices, registerContentRoutes } from "./content/content-routes.ts";
import { describeEntries } from "./content/describe-resource.ts";
import { registerEntryRoute } from "./content/entry-route.ts";
import { registerApprovalRoutes } from "./content/many/approval-routes.ts";
import { registerBulkRoute } from "./content/many/bulk-routes.ts";
import { registerSampleRoutes } from "./content/many/sample-routes.ts";
import type { SampleStore } from "./content/many/sample-store.ts";
import { restoreGuard, versionedTypes } from "./content/many/versioned-types.ts";
import type { Publish } from "./content/publish.ts";
import { undoMany } from "./content/save-entries.ts";
import type { Actor } from "./database/entries/record-change.ts";
import type { OpenDatabase } from "./database/open-database.ts";
import { notFound } from "./errors.ts";
import { registerFileRoutes } from "./files/file-routes.ts";
import { isNamedFor } from "./files/file-subjects.ts";
import { registerAlbumPictureRoutes } from "./files/of-entries/album-picture-routes.ts";
import { registerStageRoutes } from "./files/of-entries/stage-routes.ts";
import type { FindFileState } from "./files/public-files.ts";
import { registerMultipart } from "./files/uploads/receive-form.ts";
import { registerAuditRoutes } from "./history/audit-routes.ts";
import type { AuditStore } from "./history/audit-store.ts";
import { registerHistoryRoutes } from "./history/history-routes.ts";
import type { HistoryStore } from "./history/history-store.ts";
import { registerTrashRoutes } from "./history/trash-routes.ts";
import type { TrashStore } from "./history/trash-store.ts";
import { registerErrorHandler } from "./http/error-handler.ts";
import { registerApiDocs } from "./http/routes/api-docs-routes.ts";
import { registerJsonBodies } from "./http/routes/json-bodies.ts";
import { createDeliveries } from "./mail/deliveries.ts";
import type { MailQueue } from "./mail/mail-queue.ts";
import { registerMailRoutes } from "./mail/mail-routes.ts";
import type { Outbox } from "./mail/outbox.ts";
import { registerOpenApi } from "./openapi.ts";
import { registerPageRoutes } from "./pages/page-routes.ts";
import type { PageStore } from "./pages/page-store.ts";
import type { FindSiteAddress } from "./site-address.ts";

interface ApiServices extends AuthServices, ManageServices, OwnPasskeyServices, PasskeyLoginServices {
  securityEvents: SecurityEvents;
  database: OpenDatabase;
  announcements: AnnouncementStore;
  pages: PageStore;
  sample: SampleStore;
  audit: AuditStore;
  history: HistoryStore;
  trash: TrashStore;
  consents: ConsentStore;
  mail: MailQueue;
  outbox: Outbox;
  /** Shared by the routes of every content type. */
  content: ContentServices & { log: FastifyBaseLogger };
  receiveEnquiry: ReceiveEnquiry;
  mailChoices: MailChoiceStore;
  certificateMails: CertificateMailStore;
  answering: AnsweringStore;
  oldEnquiries: OldEnquiries;
  disclosureCheck: DisclosureCheck;
  now: (() => number) | undefined;
  findSiteAddress: FindSiteAddress;
  publish: Publish;
  findFileState: FindFileState;
}

/** Everything under `/api/v1`. */
export async function registerApi(
  api: FastifyInstance,
  config: Pick<Config, "backups" | "siteUrl" | "hasSiteUrl">,
  services: ApiServices,
): Promise<void> {
  const { database, announcements, pages, consents, content, publish } = services;
  const { files, answerPublicly } = content;
  registerJsonBodies(api);
  api.addHook("onRequest", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });
  registerErrorHandler(api);
  await registerOpenApi(api, {
    siteUrl: config.siteUrl,
    schemas: Object.assign({}, ...resourceList.map(describeEntries)),
  });
  registerAuthRoutes(api, services);
  registerAccountRoutes(api, services);
  registerConfirmRoutes(api, services);
  registerPasskeyRoutes(api, services);
  registerPasskeyLoginRoutes(api, services);
  registerPasskeyConfirmRoutes(api, services);
  registerLinkRoutes(api, services);
  registerManageRoutes(api, services);
  registerInvitationRoutes(api, {
    ...services,
    deliveries: createDeliveries(services.outbox),
  });
  registerSiteAddressRoutes(api, {
    ...{ db: database.db, hasSiteUrl: config.hasSiteUrl },
    findSiteAddress: services.findSiteAddress,
  });
  registerTokenRoutes(api, services);
  registerSecurityEventRoutes(api, services);
  registerSecondStepRoutes(api, services);
  registerAnnouncementRoutes(api, { announcements, answerPublicly });
  registerContactCreate(api, services.receiveEnquiry);
  registerCertificateMailRoutes(api, services);
  registerMailChoiceRoutes(api, { choices: services.mailChoices, mail: services.mail });
  registerFigureRoutes(api, { database, now: services.now });
  registerPeriodRoutes(api, { db: database.db, publish, oldEnquiries: services.oldEnquiries });
  registerPersonDataRoutes(api, { database, pages, publish, keptBackups: config.backups?.keep });
  for (const resource of resourceList) {
    // A separate scope, so that other routes reject forms as the wrong content type.
    await api.register(async (scope) => {
      if (resource.body === "multipart") await registerMultipart(scope);
      registerContentRoutes(scope, resource, content);
      registerBulkRoute(scope, resource, content);
      if (resource.isApproved) registerApprovalRoutes(scope, resource, content);
    });
  }
  await api.register(async (scope) => {
    await registerMultipart(scope);
    registerPageRoutes(scope, { ...content, pages });
  });
  registerCheckRoutes(api, services.disclosureCheck);
  await api.register(async (scope) => {
    await registerMultipart(scope);
    registerStageRoutes(scope, content);
  });
  registerEntryRoute(api, content.store);
  registerAlbumPictureRoutes(api, content.store);
  registerAuditRoutes(api, services.audit);
  const historyServices = {
    history: services.history,
    trash: services.trash,
    types: versionedTypes({ ...content, pages, announcements }),
    restoreGuard,
    findBatchType: async (batch: string) => (await content.store.findBatch(batch))?.resource.name,
    undoBatch: (batch: string, actor: Actor) => undoMany(content, batch, actor),
    restoreBatch: (batch: string, actor: Actor) => undoMany(content, batch, actor, "deleted"),
    publish,
    forgetChildren: () => consents.removeForgotten(),
  };
  registerHistoryRoutes(api, historyServices);
  registerTrashRoutes(api, historyServices);
  registerEnquiryRoutes(api, {
    ...{ database, store: content.store, answering: services.answering, now: services.now },
    listPeople: async () => findPeople(await services.accounts.list(), services.findRights),
  });
  registerSampleRoutes(api, services.sample);
  const findSchool = async () => (await pages.find("school")).document as PageDocument<"school">;
  registerReplyRoutes(api, {
    ...{ db: database.db, mail: services.mail, findSchool },
    replies: createReplyStore({ database, publish, mail: services.mail, findSchool }),
    deliveries: createDeliveries(services.outbox),
  });
  registerMailRoutes(api, {
    ...{ db: database.db, limiter: services.limiter, outbox: services.outbox },
    findLanguage: (accountId) => services.accounts.findLanguage(accountId),
  });
  registerBackupRoutes(api, { source: { database, files }, folder: config.backups?.folder });
  const importProcess = openImportProcess(content.log);
  api.addHook("onClose", () => importProcess.close());
  await api.register(async (scope) => {
    await registerMultipart(scope);
    registerEventImport(scope, { importProcess, importer: createEventImporter(database, publish) });
  });
  await registerStudentRoutes(api, {
    ...content,
    ...{ database, pages, consents, publish, importProcess },
    keptBackups: config.backups?.keep,
  });
  registerFileRoutes(api, {
    ...{ store: files, findState: services.findFileState },
    isNamedFor: (reader, name) => isNamedFor(database.db, reader, name),
  });
  registerApiDocs(api, answerPublicly);
  // Otherwise the catch-all route of the pages would answer unknown API addresses.
  api.get("/*", { config: { access: "public" } }, () => {
    throw notFound("Address");
  });
}
