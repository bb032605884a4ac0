import { z } from "zod";
import { message } from "../../../../core/content/messages/message.ts";
import { dayInIndia } from "../../../../core/content/text/india-time.ts";
import { isEntryId } from "../../../../core/server/database/entries/entry-id.ts";
import { actorOf } from "../../../../core/server/database/entries/record-change.ts";
import { CHANGE, notFound, validationFailed } from "../../../../core/server/errors.ts";
import { type Api, describeList, routesOf } from "../../../../core/server/openapi.ts";
import { requirePermission } from "../../../../core/server/require-permission.ts";
import {
  CHILD_PICTURES_PATH,
  CONSENT_PATHS,
  type ConsentAnswer,
  childConsentsSchema,
  childPicturesSchema,
  childRecordSchema,
  consentAnswerSchema,
  consentCountsSchema,
  consentInputSchema,
  consentListQuerySchema,
  type UndoneConsents,
  undoneConsentsSchema,
  withdrawalQuerySchema,
  withdrawalSchema,
} from "../../content/consent-contract.ts";
import { students } from "../../content/students.ts";
import type { ChildPictureStore } from "./child-pictures.ts";
import type { ConsentStore, RecordedConsents } from "./consent-store.ts";

export interface ConsentServices {
  consents: ConsentStore;
}

const route = routesOf("Consent");
const studentRoute = routesOf(students.singular.en);
const params = z.object({ id: z.string() });

/** Routes of consents, for the office alone. */
export function registerConsentRoutes(app: Api, { consents }: ConsentServices): void {
  app.get(
    CONSENT_PATHS.list,
    route("consents:read", "Children who are at school and what their parents allow, class by class", {
      querystring: consentListQuerySchema,
      response: { 200: describeList("Children, class by class", childConsentsSchema) },
    }),
    async (request, reply) => {
      requirePermission(request.session, "students:read");
      const { children, total } = await consents.list(request.query);
      return reply.header("x-total-count", String(total)).send(children);
    },
  );

  app.get(
    CONSENT_PATHS.counts,
    route("consents:read", "Count by purpose", { response: { 200: consentCountsSchema } }),
    () => consents.count(),
  );

  app.get(
    CONSENT_PATHS.ofStudent,
    route("consents:read", "The record of one child", {
      params: z.object({ student: z.string() }),
      response: { 200: childRecordSchema },
    }),
    (request) => {
      requirePermission(request.session, "students:read");
      return consents.require(requireId(request.params.student));
    },
  );

  app.post(
    CONSENT_PATHS.previewWithdrawal,
    route("consents:read", "Count the pictures that a withdrawal would delete for good", {
      body: withdrawalQuerySchema,
      refusals: [404],
      response: { 200: withdrawalSchema },
    }),
    (request) => consents.previewWithdrawal(request.body),
  );

  app.post(
    CONSENT_PATHS.record,
    route(
      { access: "consents:write", worksOnFullDisk: true },
      "Record what parents have said; a withdrawn consent also deletes the pictures that it was about, for good",
      {
        body: consentInputSchema,
        refusals: [404],
        response: { 200: consentAnswerSchema },
      },
    ),
    async (request): Promise<ConsentAnswer> => {
      if (request.body.on > dayInIndia(new Date())) {
        throw validationFailed({ on: message("consent_in_future") });
      }
      const result = await consents.record(request.body, actorOf(request.session));
      const isRemoving = !result.areFilesPlaced && request.body.state !== "given";
      const { recorded, lines, alreadyWithdrawn, outdated, batch } = result;
      return {
        success: true,
        message: describeRecorded(result, isRemoving),
        recorded,
        lines,
        alreadyWithdrawn,
        outdated,
        isRemoving,
        batch,
      };
    },
  );

  app.post(
    CONSENT_PATHS.undo,
    route(
      { access: "consents:write", worksOnFullDisk: true },
      "Take back what was recorded by mistake, within ten minutes; the record shows both",
      {
        params: z.object({ batch: z.string() }),
        refusals: [404, 409],
        response: { 200: undoneConsentsSchema },
      },
    ),
    async ({ params: { batch }, session }): Promise<UndoneConsents> => {
      if (!isEntryId(batch)) throw notFound(CHANGE);
      const { undone } = await consents.undo(batch, actorOf(session));
      const what = undone === 1 ? "answer for 1 student was" : `answers for ${undone} students were`;
      return { success: true, message: `The ${what} taken back.`, undone };
    },
  );
}

const PHOTO_REMAINS = "The photo is still being removed; visitors can no longer open it.";
const PHOTOS_REMAIN = "The photos are still being removed; visitors can no longer open them.";

function describeRecorded(
  { recorded, alreadyWithdrawn, outdated }: RecordedConsents,
  isRemoving: boolean,
): string {
  if (recorded === 0) return "Nothing was recorded: the consent was withdrawn before.";
  return [
    `Recorded for ${recorded === 1 ? "1 student" : `${recorded} students`}.`,
    ...(alreadyWithdrawn > 0 ? ["What was withdrawn before is not recorded again."] : []),
    ...(outdated > 0 ? [`${outdated} of them keep a refusal that is later than this consent.`] : []),
    ...(isRemoving ? [recorded === 1 ? PHOTO_REMAINS : PHOTOS_REMAIN] : []),
  ].join(" ");
}

/** Tags of children in pictures of albums and posts, so that pictures can be removed when parents ask. */
export function registerChildPictureRoutes(app: Api, pictures: ChildPictureStore): void {
  app.get(
    CHILD_PICTURES_PATH,
    studentRoute("students:read", "List the pictures of albums and posts that show a student", {
      params,
      response: { 200: childPicturesSchema },
    }),
    async (request) => ({ files: await pictures.list(requireId(request.params.id)) }),
  );
  app.put(
    CHILD_PICTURES_PATH,
    studentRoute("students:write", "Say which pictures of albums and posts show a student", {
      params,
      body: childPicturesSchema,
      response: { 200: childPicturesSchema },
    }),
    async (request) => {
      const student = requireId(request.params.id);
      await pictures.save(student, request.body.files, actorOf(request.session));
      return { files: await pictures.list(student) };
    },
  );
}

function requireId(id: string): string {
  if (!isEntryId(id)) throw notFound(students.singular);
  return id;
}
