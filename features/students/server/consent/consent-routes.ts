import type { FastifyInstance } from "fastify";
import { message } from "../../../../core/content/messages/message.ts";
import { dayInIndia } from "../../../../core/content/text/india-time.ts";
import { isEntryId } from "../../../../core/server/database/entries/entry-id.ts";
import { actorOf } from "../../../../core/server/database/entries/record-change.ts";
import { CHANGE, notFound, validationFailed } from "../../../../core/server/errors.ts";
import { requirePermission } from "../../../../core/server/http/require-permission.ts";
import { serve } from "../../../../core/server/serve.ts";
import { childPictureCalls, consentCalls } from "../../content/consent-contract.ts";
import { students } from "../../content/students.ts";
import type { ChildPictureStore } from "./child-pictures.ts";
import type { ConsentStore, RecordedConsents } from "./consent-store.ts";

export interface ConsentServices {
  consents: ConsentStore;
}

/** Routes of consents, for the office alone. */
export function registerConsentRoutes(app: FastifyInstance, { consents }: ConsentServices): void {
  serve(app, consentCalls.list, async ({ query, session }, reply) => {
    requirePermission(session, "students:read");
    const { children, total } = await consents.list(query);
    reply.header("x-total-count", String(total));
    return children;
  });

  serve(app, consentCalls.counts, () => consents.count());

  serve(app, consentCalls.ofStudent, ({ params, session }) => {
    requirePermission(session, "students:read");
    return consents.require(requireId(params.student));
  });

  serve(app, consentCalls.previewWithdrawal, ({ body }) => consents.previewWithdrawal(body));

  serve(app, consentCalls.record, async ({ body, session }) => {
    if (body.on > dayInIndia(new Date())) throw validationFailed({ on: message("consent_in_future") });
    const result = await consents.record(body, actorOf(session));
    const isRemoving = !result.areFilesPlaced && body.state !== "given";
    const { recorded, lines, alreadyWithdrawn, outdated, batch } = result;
    return {
      success: true as const,
      message: describeRecorded(result, isRemoving),
      recorded,
      lines,
      alreadyWithdrawn,
      outdated,
      isRemoving,
      batch,
    };
  });

  serve(app, consentCalls.undo, async ({ params: { batch }, session }) => {
    if (!isEntryId(batch)) throw notFound(CHANGE);
    const { undone } = await consents.undo(batch, actorOf(session));
    const what = undone === 1 ? "answer for 1 student was" : `answers for ${undone} students were`;
    return { success: true as const, message: `The ${what} taken back.`, undone };
  });
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
export function registerChildPictureRoutes(app: FastifyInstance, pictures: ChildPictureStore): void {
  serve(app, childPictureCalls.list, async ({ params }) => ({
    files: await pictures.list(requireId(params.id)),
  }));

  serve(app, childPictureCalls.save, async ({ params, body, session }) => {
    const student = requireId(params.id);
    await pictures.save(student, body.files, actorOf(session));
    return { files: await pictures.list(student) };
  });
}

function requireId(id: string): string {
  if (!isEntryId(id)) throw notFound(students.singular);
  return id;
}
