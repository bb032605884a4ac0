import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { UploadRule } from "../../../../core/content/files/upload-rules.ts";
import { decode, type MessageId } from "../../../../core/content/messages/message.ts";
import { readAddress } from "../../../../core/content/site/address.ts";
import { ApiError } from "../../../../core/server/errors.ts";
import type { ReceivedForm } from "../../../../core/server/files/uploads/receive-form.ts";
import { registerMultipart } from "../../../../core/server/files/uploads/receive-form.ts";
import { everyAddress, readLanguagePath, type SiteLanguages } from "../../../../core/words/languages.ts";
import { MAX_TYPED } from "../../content/form/apply-contract.ts";
import { APPLY_PATH, writeApplyQuery } from "../../content/form/apply-path.ts";
import { documentField, documentFile } from "../../content/form/form-parts.ts";
import type { FormServices } from "./form-routes.ts";

interface SiteForms extends Pick<FormServices, "forms" | "receiveForm"> {
  findLanguages(): Promise<SiteLanguages>;
}

/**
 * The forms of the page for browsers without scripts. Each is answered with a redirect, so that a reload sends nothing; the reason for a
 * refusal is in the query of its address. The values are stored before they are checked.
 */
export async function registerSiteForms(app: FastifyInstance, services: SiteForms): Promise<void> {
  const { forms, receiveForm, findLanguages } = services;
  await registerMultipart(app);

  /** Nothing is read before the link is known: without one, a form has a few short texts and no files. */
  async function receive(request: FastifyRequest, link: string): Promise<ReceivedForm> {
    if (link === "") return receiveForm(request, {}, { textFields: 10, textFieldBytes: 4000 });
    await forms.requirePosts(link, request.ip);
    const { settings } = await forms.readIntake();
    const rules: Record<string, UploadRule> = Object.fromEntries(
      settings.documents.map(({ id }) => [documentField(id), documentFile]),
    );
    return receiveForm(request, rules, { keepsRefused: true, textFields: 80, textFieldBytes: 8000 });
  }

  /** Returns the query of the next page. */
  async function act(request: FastifyRequest, link: string): Promise<Record<string, string>> {
    const { fields, files, refused } = await receive(request, link);
    const texts = Object.fromEntries(
      Object.entries(fields).map(([name, [text = ""]]) => [name, text.slice(0, MAX_TYPED)]),
    );
    const { language } = readLanguagePath(readAddress(request.url).path, await findLanguages());
    const { action = "", website = "", ...typed } = texts;
    switch (action) {
      case "start": {
        if (website !== "") return { error: "website_not_empty" };
        return { a: await forms.begin(language, {}, request.ip) };
      }
      case "find": {
        const { reference = "", mobileNumber = "", dateOfBirth = "" } = typed;
        return { a: await forms.recover({ reference, mobileNumber, dateOfBirth }, request.ip) };
      }
      case "send":
        await forms.send(link, typed.consent === "yes", request.ip);
        return { a: link };
      case "withdraw":
        return (await forms.withdraw(link, request.ip)) ? { a: link } : {};
      default: {
        if (action !== "documents") await forms.save(link, { typed, language }, request.ip);
        for (const [field, [file]] of Object.entries(files)) {
          await forms.requireUploads(link, request.ip);
          if (file) await forms.addDocument(link, field.replace(/^document-/, ""), file, request.ip);
        }
        const [wrong] = Object.entries(refused);
        if (wrong) return { a: link, error: idOf(wrong[1]), at: wrong[0] };
        return action === "review" ? { a: link, review: "1" } : { a: link };
      }
    }
  }

  for (const address of everyAddress(APPLY_PATH)) {
    app.post(address, { config: { access: "public", bodyMilliseconds: 300_000 } }, async (request, reply) => {
      const link = new URLSearchParams(readAddress(request.url).query).get("a") ?? "";
      try {
        return redirect(reply, address, await act(request, link));
      } catch (error) {
        if (!(error instanceof ApiError) || error.status >= 500) throw error;
        const isCheck = error.id === "validation_failed" && !error.errors?.consent;
        const known: Record<string, string> = link === "" ? {} : { a: link };
        return redirect(reply, address, {
          ...known,
          ...(isCheck ? { checked: "1" } : { error: idOf(error) }),
          ...(error.errors?.consent && { review: "1" }),
        });
      }
    });
  }
}

const idOf = ({ text }: ApiError): string => decode(text).id as MessageId;

const redirect = (reply: FastifyReply, address: string, query: Record<string, string>) =>
  reply.header("cache-control", "no-store").redirect(address + writeApplyQuery(query), 303);
