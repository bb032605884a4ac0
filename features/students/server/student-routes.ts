import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import type { ContentServices } from "../../../core/server/content/content-routes.ts";
import type { Publish } from "../../../core/server/content/publish.ts";
import type { OpenDatabase } from "../../../core/server/database/open-database.ts";
import type { CoreServices } from "../../../core/server/feature-server.ts";
import { registerMultipart } from "../../../core/server/files/uploads/receive-form.ts";
import type { PageStore } from "../../../core/server/pages/page-store.ts";
import { serve } from "../../../core/server/serve.ts";
import { studentCalls } from "../content/student-export-contract.ts";
import { registerChildFileRoutes } from "./child-file/child-file-routes.ts";
import { createChildPictureStore } from "./consent/child-pictures.ts";
import {
  type ConsentServices,
  registerChildPictureRoutes,
  registerConsentRoutes,
} from "./consent/consent-routes.ts";
import { registerPictureChildrenRoutes } from "./consent/picture-children-routes.ts";
import type { ImportProcess } from "./import/import-process.ts";
import { registerImportRoutes, registerSheetReading } from "./import/import-routes.ts";
import { createStudentImporter } from "./import/student-importer.ts";
import { registerPhotoRoutes } from "./photos/photo-routes.ts";
import { registerStudentExport } from "./records/export-routes.ts";
import { countStudents } from "./records/student-counts.ts";

interface StudentServices extends ContentServices, ConsentServices {
  log: FastifyBaseLogger;
  database: OpenDatabase;
  pages: PageStore;
  findSchool: CoreServices["findSchool"];
  publish: Publish;
  importProcess: ImportProcess;
  /** How many daily backups there are; undefined: none is made. */
  keptBackups: number | undefined;
}

/** Student routes beyond those of every content type. */
export async function registerStudentRoutes(app: FastifyInstance, services: StudentServices): Promise<void> {
  const { database, store, pages, publish, importProcess } = services;
  const { db } = database;
  const importer = createStudentImporter({ db, publish, pages, checker: importProcess });
  // A separate scope, so that other routes reject forms as the wrong content type.
  await app.register(async (scope) => {
    await registerMultipart(scope);
    registerSheetReading(scope, { importer, importProcess });
  });
  await app.register(async (scope) => registerImportRoutes(scope, { importer, importProcess }));
  registerPhotoRoutes(app, services);
  serve(app, studentCalls.count, () => countStudents(db));
  registerStudentExport(app, { db, store });
  registerConsentRoutes(app, services);
  const pictures = createChildPictureStore(db, publish);
  registerChildPictureRoutes(app, pictures);
  registerPictureChildrenRoutes(app, { pictures, consents: services.consents });
  registerChildFileRoutes(app, services);
}
