import type { FastifyInstance } from "fastify";
import type { PageDocument } from "../../features/pages.ts";
import type { Config } from "./config.ts";
import { createContentStore } from "./content/content-store.ts";
import { createEntryReader } from "./content/entry-reader.ts";
import { createPublisher } from "./content/publish.ts";
import type { OpenDatabase } from "./database/open-database.ts";
import { readFeatureSettings } from "./database/settings.ts";
import type { CoreServices, Replacements } from "./feature-server.ts";
import { type FileStore, inEitherPlace } from "./files/file-store.ts";
import { createFileRecords } from "./files/files-to-place.ts";
import type { ReceiveForm } from "./files/of-entries/read-input.ts";
import { receiveForm } from "./files/uploads/receive-form.ts";
import { openUploadProcess } from "./files/uploads/upload-process.ts";
import { createAttemptLimiter } from "./http/attempt-limiter.ts";
import type { Enqueue } from "./http/load-shedding.ts";
import type { Metrics } from "./http/routes/metrics.ts";
import { openOutbox } from "./mail/outbox.ts";
import type { AnswerPublicly } from "./page-cache/answer-publicly.ts";
import { compressOnce } from "./page-cache/cached-response.ts";
import { followContentVersions } from "./page-cache/follow-content-versions.ts";
import type { ResponseCache } from "./page-cache/response-cache.ts";
import { MENUS_TAG } from "./page-cache/tags.ts";
import { createPageStore } from "./pages/page-store.ts";
import { ReadCache } from "./pages/read-cache.ts";
import { openSiteContent } from "./pages/site-content.ts";
import { TypeStates } from "./pages/type-states.ts";
import { KnownParts } from "./parts/known-parts.ts";
import { createSiteAddressFinder } from "./site/site-address.ts";

interface CoreParts {
  database: OpenDatabase;
  files: FileStore;
  /** Public responses. */
  cache: ResponseCache;
  drawings: ResponseCache;
  answerPublicly: AnswerPublicly;
  enqueue: Enqueue;
  metrics: Metrics;
  now: (() => number) | undefined;
  replacements: Replacements;
}

/** Opens the stores and services that all features use. */
export async function openCore(
  app: FastifyInstance,
  config: Pick<Config, "backups" | "mail" | "siteUrl" | "hasSiteUrl">,
  { database, files, cache, drawings, now, ...given }: CoreParts,
) {
  const { log } = app;
  const { db } = database;
  const onClose = (close: () => Promise<void>) => {
    app.addHook("onClose", close);
  };
  const typeStates = new TypeStates(createEntryReader(db), () => cache.drop(MENUS_TAG));
  const reads = new ReadCache();
  const caches = [reads, cache, drawings, typeStates];
  const parts = new KnownParts(db, () => {
    for (const each of caches) each.dropAll();
  });
  const follower = await followContentVersions(db, [parts, ...caches], log);
  onClose(async () => follower.close());
  const places = { store: createFileRecords(db), files, log };
  const publish = createPublisher({ ...places, dropResponses: follower.noteOwnChange });
  const store = createContentStore(db, publish);
  const pages = createPageStore(db, publish, (page, path) =>
    log.error({ page, path }, "a part of a stored page is damaged and left out"),
  );
  const findSchool = async () => (await pages.find("school")).document as PageDocument<"school">;
  const findSiteAddress = createSiteAddressFinder(db, config);
  const { siteUrl, mail: settings } = config;
  const outbox = openOutbox(db, { settings, siteUrl, findSiteAddress, log, now, findSchool });
  onClose(() => outbox.close());
  const openOwn = () => {
    const own = openUploadProcess(log);
    onClose(() => own.close());
    return own;
  };
  const { answerPublicly, enqueue, metrics, replacements } = given;
  const uploadProcess = replacements.uploadProcess ?? openOwn();
  const receive: ReceiveForm = (request, rules, limits) => receiveForm(request, rules, uploadProcess, limits);
  const core: CoreServices = {
    config,
    log,
    now,
    database,
    db,
    publish,
    pages,
    files,
    parts,
    outbox,
    uploadProcess,
    findSchool,
    findSiteAddress,
    onClose,
    replacements,
    content: {
      store,
      files,
      log,
      answerPublicly,
      compressOnce,
      enqueue,
      receiveForm: countingUploads(receive, metrics),
    },
    limiter: createAttemptLimiter(database.counts, now),
    mail: outbox.queue,
    openContent: () =>
      openSiteContent({
        store,
        pages,
        typeStates,
        reads,
        parts,
        readSettings: () => readFeatureSettings(db),
        findFile: (name) => inEitherPlace(files, (place) => place.find(name)),
      }),
  };
  return { core, places };
}

const countingUploads =
  (receive: ReceiveForm, metrics: Metrics): ReceiveForm =>
  async (request, rules, limits) => {
    const form = await receive(request, rules, limits);
    for (const { parts } of Object.values(form.files).flat()) metrics.countUpload(parts);
    return form;
  };
