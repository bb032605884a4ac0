import type { FastifyInstance, FastifyRequest } from "fastify";
import { message } from "../../../../core/content/messages/message.ts";
import { notFound, validationFailed } from "../../../../core/server/errors.ts";
import { FILE_HEADERS } from "../../../../core/server/files/file-routes.ts";
import type { FileStore } from "../../../../core/server/files/file-store.ts";
import type { ReceiveForm } from "../../../../core/server/files/of-entries/read-input.ts";
import { registerMultipart } from "../../../../core/server/files/uploads/receive-form.ts";
import { serve } from "../../../../core/server/serve.ts";
import { label } from "../../../../core/words/label.ts";
import { writeMessages } from "../../../../core/words/write-message.ts";
import { type ApplicationForm, applyCalls } from "../../content/form/apply-contract.ts";
import { LINK_HEADER } from "../../content/form/apply-path.ts";
import { documentField, documentFile } from "../../content/form/form-parts.ts";
import type { FormState } from "../../content/form/form-state.ts";
import { sendDocument } from "../send-document.ts";
import type { FormStore } from "./form-store.ts";
import type { Receipts } from "./receipts.ts";

export interface FormServices {
  forms: FormStore;
  files: FileStore;
  receiveForm: ReceiveForm;
  receipts: Receipts;
}

/** The API of parents. The forms for browsers without scripts (`site-forms.ts`) use the same store. */
export async function registerFormRoutes(app: FastifyInstance, services: FormServices): Promise<void> {
  const { forms, files, receiveForm, receipts } = services;
  await registerMultipart(app);
  const linkOf = ({ headers }: FastifyRequest) => String(headers[LINK_HEADER] ?? "");
  const answer = async (request: FastifyRequest) =>
    presentForm(await forms.read(linkOf(request), request.ip));

  serve(app, applyCalls.start, async ({ body: { language, typed, website = "" }, ip }) => {
    if (website !== "") throw validationFailed({ website: message("website_not_empty") });
    return { link: await forms.begin(language, typed, ip) };
  });

  serve(app, applyCalls.find, answer);

  serve(app, applyCalls.save, async (request) => {
    await forms.save(linkOf(request), request.body, request.ip);
    return answer(request);
  });

  serve(app, applyCalls.addDocument, async (request) => {
    const { document } = request.params;
    const link = linkOf(request);
    await forms.requireUploads(link, request.ip);
    const { files: sent } = await receiveForm(request, { file: documentFile });
    const [file] = sent.file ?? [];
    if (!file) throw validationFailed({ [documentField(document)]: message("file_missing") });
    await forms.addDocument(link, document, file, request.ip);
    return answer(request);
  });

  serve(app, applyCalls.send, async (request) => {
    await forms.send(linkOf(request), request.body.consent, request.ip);
    return answer(request);
  });

  serve(app, applyCalls.withdraw, async (request) => {
    await forms.withdraw(linkOf(request), request.ip);
  });

  serve(app, applyCalls.recover, async ({ body, ip }) => ({ link: await forms.recover(body, ip) }));

  serve(app, applyCalls.readDocument, async ({ params, query, ip }, reply) =>
    sendDocument(files, await forms.findFile(query.link, params.document, ip), reply),
  );

  serve(app, applyCalls.receipt, async ({ query: { link, language }, ip }, reply) => {
    const form = await forms.read(link, ip);
    if (!form.sent) throw notFound(label("Receipt", "पावती"));
    const pdf = await receipts.draw(form, language ?? form.language);
    const name = `application-${form.sent.reference}.pdf`;
    return reply
      .headers({ ...FILE_HEADERS, "content-disposition": `inline; filename="${name}"` })
      .type("application/pdf")
      .send(pdf);
  });
}

const presentForm = ({ typed, savedAt, documents, errors, sent, language }: FormState): ApplicationForm => ({
  typed,
  savedAt,
  documents,
  errors: writeMessages(errors, language),
  sent,
});
