import type { FastifyInstance, FastifyRequest } from "fastify";
import { readAddress } from "../../../core/content/site/address.ts";
import type { Identity } from "../../../core/content/site/identity.ts";
import { contactLines, namesOf } from "../../../core/content/site/letterhead.ts";
import { formatDay } from "../../../core/content/text/format-day.ts";
import { dayInIndia } from "../../../core/content/text/india-time.ts";
import { ApiError, notFound } from "../../../core/server/errors.ts";
import type { PublicEntry, SiteContent } from "../../../core/server/pages/site-content.ts";
import { findEmblem } from "../../../core/server/site/drawn-routes.ts";
import { namedAfterTitle } from "../../../core/server/site/named-after-title.ts";
import type { SiteRouteParts } from "../../../core/server/site/site-parts.ts";
import { WORDS } from "../../../core/words/index.ts";
import { label } from "../../../core/words/label.ts";
import {
  everyAddress,
  type Language,
  languagesOf,
  pageAddress,
  readLanguagePath,
} from "../../../core/words/languages.ts";
import { noticeDay } from "../content/notice-day.ts";
import { categoryName } from "../content/notice-facts.ts";
import { NOTICE_CARD, NOTICE_LETTER, NOTICE_PAGE } from "../content/notice-files.ts";
import { noticePath } from "../content/notice-path.ts";
import { notices } from "../content/notices.ts";

type NoticeRequest = FastifyRequest<{ Params: { id: string } }>;

interface AskedNotice {
  notice: PublicEntry<"notices">;
  school: Identity;
  language: Language;
  /** The school's name for it. */
  category: string | undefined;
  /** The title of who signs letters. */
  signatory: string | undefined;
  /** The full address of its page. */
  link: string;
}

/** A notice as a card for messengers and as a letter, and the first page of its PDF as a picture. Each is made on request. */
export function registerNoticeKitRoutes(app: FastifyInstance, parts: SiteRouteParts): void {
  /** PDFs that cannot be drawn, by their stored names, which are given once: trying takes seconds. */
  const undrawable = new Set<string>();

  const serve = (path: string, make: (asked: AskedNotice) => Promise<MadeFile>) =>
    app.get(path, { config: { access: "public" } }, (request: NoticeRequest, reply) =>
      parts.answerWithDrawing(request, reply, async () => {
        const content = parts.openContent();
        const asked = await parts.enqueue(() => requireNotice(parts, content, request));
        return { status: 200, ...(await make(asked)), ...content.shown };
      }),
    );

  for (const path of everyAddress(NOTICE_CARD.path)) {
    serve(path, async ({ notice, school, language, category }) => ({
      headers: { "content-type": "image/jpeg", "content-disposition": fileNameOf(notice, "jpg") },
      body: await parts.draw({
        what: "notice card",
        language,
        school: namesOf(school.name, language)[0] ?? new URL(parts.siteUrl).host,
        title: notice.title,
        category,
        date: formatDay(noticeDay(notice), WORDS[language].months),
        ...(await findEmblem(parts, school)),
      }),
    }));
  }

  for (const path of everyAddress(NOTICE_LETTER.path)) {
    serve(path, async ({ notice, school, language, category, signatory, link }) => {
      const names = namesOf(school.name, language);
      const body = await parts.draw({
        what: "letter",
        language,
        names: names.length > 0 ? names : [new URL(parts.siteUrl).host],
        contact: contactLines(school, language),
        category,
        title: notice.title,
        text: notice.description,
        date: formatDay(noticeDay(notice), WORDS[language].months),
        signatory,
        link,
        ...(await findEmblem(parts, school)),
      });
      const headers = {
        ...parts.fileHeaders,
        "content-type": "application/pdf",
        "content-disposition": fileNameOf(notice, "pdf"),
      };
      return { headers, body };
    });
  }

  serve(NOTICE_PAGE.path, async ({ notice }) => {
    const name = notice.pdfOrImage?.slice(notice.pdfOrImage.lastIndexOf("/") + 1) ?? "";
    const bytes = name.endsWith(".pdf") && !undrawable.has(name) ? await parts.findFile(name) : undefined;
    if (!bytes) throw notFound(label("Picture", "फ़ोटो"));
    const body = await parts.drawPdfPage(bytes).catch((error) => {
      if (!(error instanceof ApiError) || error.status !== 422) throw error;
      undrawable.add(name);
      parts.log.warn({ file: name, reason: error.message }, "the first page of a PDF cannot be drawn");
      throw notFound(label("Picture", "फ़ोटो"));
    });
    return { headers: { "content-type": "image/jpeg" }, body };
  });
}

const fileNameOf = (notice: PublicEntry<"notices">, extension: "jpg" | "pdf") =>
  namedAfterTitle(notice.title, `notice-${dayInIndia(new Date(noticeDay(notice)))}`, extension);

interface MadeFile {
  headers: Record<string, string>;
  body: Buffer;
}

async function requireNotice(
  { siteUrl }: SiteRouteParts,
  content: SiteContent,
  request: NoticeRequest,
): Promise<AskedNotice> {
  const school = await content.page("school");
  const languages = languagesOf(school.languages);
  const { language } = readLanguagePath(readAddress(request.url).path, languages);
  const document = await content.page("notices");
  const archive = { isArchive: document.expired === "kept" };
  const notice = await content.find("notices", request.params.id, language, archive);
  if (!notice) throw notFound(notices.singular);
  const link = siteUrl + pageAddress(noticePath(notice._id), language, languages);
  const category = notice.category ? categoryName(notice.category, document, language) : undefined;
  const { principalsDesk } = await content.page("home");
  const [signatory] = namesOf(principalsDesk.title, language);
  return { notice, school, language, category, signatory, link };
}
