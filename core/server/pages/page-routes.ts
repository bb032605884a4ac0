import type { FastifyInstance, FastifyReply } from "fastify";
import { z } from "zod";
import { type PageName, pageNames, pages } from "../../../features/pages.ts";
import { NEVER_SAVED } from "../../content/api/api-contract.ts";
import { pageCalls } from "../../content/api/page-contract.ts";
import { pagePermissionFor } from "../../content/api/page-permissions.ts";
import { can } from "../../content/api/permissions.ts";
import { pageFiles } from "../../content/files/upload-rules.ts";
import type { AnyDocument } from "../../content/pages/define-page.ts";
import { isPageName } from "../../content/pages/page-names.ts";
import { featureOfPage } from "../../content/parts/parts.ts";
import type { Identity } from "../../content/site/identity.ts";
import { label } from "../../words/label.ts";
import { languagesOf } from "../../words/languages.ts";
import { PUBLIC_JSON } from "../content/answer-list.ts";
import { editGuard, entityTag } from "../content/entity-tag.ts";
import { sendUndo } from "../content/many/undo-header.ts";
import { MARKED_PICTURES_TAGS } from "../content/visibility/response-tags.ts";
import { withoutPageFiles } from "../content/visibility/shown-pictures.ts";
import { actorOf } from "../database/entries/record-change.ts";
import { notFound, partOff } from "../errors.ts";
import { type EntryStores, prepareSave } from "../files/of-entries/prepare-save.ts";
import type { ReceiveForm } from "../files/of-entries/read-input.ts";
import { requirePermission } from "../http/require-permission.ts";
import type { AnswerPublicly } from "../page-cache/answer-publicly.ts";
import { pageTag } from "../page-cache/tags.ts";
import type { KnownParts } from "../parts/known-parts.ts";
import { serve } from "../serve.ts";
import { describePageAnswer, describePageInput } from "./describe-page.ts";
import type { PageStore, StoredPage } from "./page-store.ts";
import { checkDocument, readSent } from "./sent-document.ts";
import { summarizePage } from "./summarize-page.ts";

export interface PageServices extends EntryStores {
  pages: PageStore;
  receiveForm: ReceiveForm;
  answerPublicly: AnswerPublicly;
  parts: KnownParts;
}

const params = z.object({ name: z.string().describe(pageNames.join(", ")) });

/** The documents of the pages, beside the entries of the content types. */
export function registerPageRoutes(app: FastifyInstance, services: PageServices): void {
  serve(app, pageCalls.list, async () => {
    const documents = await services.pages.findAll();
    const { languages } = documents.school.document as Identity;
    const siteLanguages = languagesOf(languages);
    const shown = pageNames.filter((name) => services.parts.isOnNow(featureOfPage(name)));
    return Promise.all(shown.map((name) => summarizePage(name, documents, siteLanguages, services.store)));
  });

  serve(app, { ...pageCalls.find, params, answer: describePageAnswer }, async (request, reply) => {
    const name = requireName(request.params.name, services.parts);
    if (can(request.session, "pages:read")) return sendPage(reply, name, await services.pages.find(name));
    return services.answerPublicly(request, reply, async () => {
      const page = await services.pages.find(name);
      const hidden = await services.store.findHiddenPictures();
      const document = withoutPageFiles(pages[name], page.document, (file) => hidden.has(file));
      return {
        status: 200,
        headers: PUBLIC_JSON,
        body: JSON.stringify(presentPage(name, { ...page, document })),
        tags: new Set([pageTag(name), ...MARKED_PICTURES_TAGS]),
        until: await services.store.findNextPictureChange(),
      };
    });
  });

  const change = { ...pageCalls.change, params, form: describePageInput, answer: describePageAnswer };
  serve(app, change, async (request, reply) => {
    const { session } = request;
    const name = requireName(request.params.name, services.parts);
    requirePermission(
      session,
      pagePermissionFor(name, (permission) => can(session, permission)),
    );
    const form = await services.receiveForm(request, { files: pageFiles });
    const sent = readSent(form.fields);
    const files = form.files.files ?? [];
    const mayEdit = editGuard(request.headers["if-match"]);
    const prepared = await prepareSave(services, { sent: files });
    const apply = (stored: AnyDocument) => checkDocument(name, stored, sent, files);
    const actor = actorOf(request.session);
    const { after, undo } = await services.pages.update(name, apply, mayEdit, actor, prepared);
    return sendPage(sendUndo(reply, undo), name, after);
  });
}

function requireName(name: string, parts: KnownParts): PageName {
  if (!isPageName(name)) throw notFound(label("Page", "पृष्ठ"));
  if (!parts.isOnNow(featureOfPage(name))) throw partOff();
  return name;
}

const presentPage = (name: PageName, { document, updatedAt }: StoredPage) => ({ name, document, updatedAt });

function sendPage(reply: FastifyReply, name: PageName, page: StoredPage): FastifyReply {
  return reply.header("etag", entityTag(page.updatedAt ?? NEVER_SAVED)).send(presentPage(name, page));
}
