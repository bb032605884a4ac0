import { isPdf } from "../../../../core/content/files/images.ts";
import { formatDay } from "../../../../core/content/text/format-day.ts";
import { readToday } from "../../../../core/content/text/read-today.ts";
import type { Neighbours, PublicEntry, ShownEntry } from "../../../../core/server/pages/site-content.ts";
import { DatedText } from "../../../../core/site/components/dated-text.tsx";
import { LinkedText } from "../../../../core/site/components/linked-text.tsx";
import { MissingPage } from "../../../../core/site/components/missing-page.tsx";
import { PageBanner } from "../../../../core/site/components/page-banner.tsx";
import { PrintButton } from "../../../../core/site/components/print-button.tsx";
import { textOf, Words } from "../../../../core/site/components/words.tsx";
import type { Described, DocumentMeta } from "../../../../core/site/document-meta.tsx";
import { Letterhead } from "../../../../core/site/frame/letterhead.tsx";
import { UploadPicture } from "../../../../core/site/pictures/upload-picture.tsx";
import {
  createPage,
  type PageRequest,
  type PageServices,
  type PropsOf,
} from "../../../../core/site/public-page.ts";
import { useAddress, useSite } from "../../../../core/site/site-context.tsx";
import { excerpt } from "../../../../core/ui/excerpt.ts";
import { Icon } from "../../../../core/ui/icon.tsx";
import { languageOf } from "../../../../core/ui/language.ts";
import { uploadUrl } from "../../../../core/ui/uploads.ts";
import { circularMessage, whatsAppAddress } from "../../content/circular-kit.ts";
import { noticeDay } from "../../content/notice-day.ts";
import { findNoticeEnd } from "../../content/notice-end.ts";
import { NOTICE_CARD, NOTICE_PAGE, noticeCardAddress } from "../../content/notice-files.ts";
import { NOTICES_PATH, noticePath } from "../../content/notice-path.ts";
import { EventLine } from "../event-line.tsx";
import { NoticeFacts } from "../notice-facts.tsx";

type Notice = PublicEntry<"notices">;

type NoticeLink = ShownEntry<"notices", "title">;

type NoticeData = NonNullable<PropsOf<typeof loadNotice>["data"]>;

/** Missing and unpublished notices look the same to visitors. */
async function loadNotice(
  { content, language, siteUrl }: PageServices,
  { params: { id = "" } }: PageRequest,
) {
  const document = await content.page("notices");
  const archive = { isArchive: document.expired === "kept" };
  const notice = await content.find("notices", id, language, archive);
  if (!notice) return { data: undefined, status: 404 };
  // An event ends with its day.
  readToday(content);
  const now = content.now.toISOString();
  const isExpired = notice.expiresAt !== null && notice.expiresAt <= now;
  const end = findNoticeEnd(notice);
  const endedOn = end && end.at <= now ? end.day : undefined;
  const school = await content.page("school");
  const neighbours = await content.findNeighbours("notices", id, ["title"], { language, ...archive });
  return { data: { notice, document, school, neighbours, isExpired, endedOn, siteUrl } };
}

function describe(
  data: NoticeData | undefined,
  { words, siteUrl, language, address }: Described,
): DocumentMeta {
  if (!data) return { title: words.missing.title, isIndexed: false };
  const { notice, school, isExpired } = data;
  const path = noticePath(notice._id);
  const { width, height } = NOTICE_CARD;
  return {
    path,
    title: notice.title,
    description: excerpt(notice.description),
    type: "article",
    isIndexed: !isExpired,
    image: {
      path: noticeCardAddress(address(path), { ...notice, date: noticeDay(notice) }, school),
      width,
      height,
      alt: notice.title,
    },
    breadcrumb: [
      { name: words.pageTitle(NOTICES_PATH), path: NOTICES_PATH },
      { name: notice.title, path },
    ],
    jsonLd: [
      {
        "@type": "Article",
        inLanguage: language,
        headline: notice.title,
        datePublished: notice.publishAt ?? notice.createdAt,
        dateModified: notice.updatedAt,
        publisher: { "@id": `${siteUrl}/#school` },
        mainEntityOfPage: siteUrl + address(path),
      },
    ],
  };
}

function NoticePage({ data }: { data: NoticeData | undefined }) {
  const { words, language } = useSite();
  if (!data) return <MissingPage />;
  const { notice, document, neighbours, endedOn } = data;
  const { title, description } = notice;
  // The notice ends at this moment, so it is removed from saved pages too.
  const until = document.expired === "kept" ? null : notice.expiresAt;
  const parents = [{ label: words.pageTitle(NOTICES_PATH), href: NOTICES_PATH }];
  return (
    <>
      <Letterhead />
      <div className="no-print">
        <PageBanner path="/notice" parents={parents} isHeading={false} />
      </div>
      <article
        className="page-width max-w-[52rem] pt-4 pb-8 wrap-anywhere md:pt-8 md:pb-12 print:max-w-none print:p-0"
        data-until={until ?? undefined}
      >
        {endedOn && (
          <p className="mb-5 border-saffron border-l-4 bg-cream-deep px-4 py-3">
            <b>{words.notices.isOver}</b>{" "}
            <DatedText text={words.notices.overSince(formatDay(endedOn, words.months))} />
          </p>
        )}
        <NoticeFacts notice={notice} document={document} />
        <Words of={title} as="h1" className="mt-2 text-heading text-maroon" />
        <EventLine notice={notice} />
        <p lang={languageOf(description, language)} className="mt-5 text-lead whitespace-pre-line">
          <LinkedText text={description} />
        </p>
        <NoticeFile notice={notice} />
        <Actions data={data} />
        <OtherNotices {...neighbours} />
      </article>
      {until && <RemovedNotice />}
    </>
  );
}

/** Shown in a saved page from which the notice has been removed. */
function RemovedNotice() {
  const { words } = useSite();
  const address = useAddress();
  return (
    <div className="page-width py-8 md:py-12 [article+&]:hidden">
      <p className="text-lead">{words.notices.isOver}</p>
      <p className="mt-4">
        <a href={address(NOTICES_PATH)} className="button button-secondary">
          {words.notices.all}
        </a>
      </p>
    </div>
  );
}

function Actions({ data: { notice, school, siteUrl } }: { data: NoticeData }) {
  const { words, language } = useSite();
  const address = useAddress();
  const page = address(noticePath(notice._id));
  const { title, description } = notice;
  const message = circularMessage({
    language,
    title,
    description,
    date: noticeDay(notice),
    link: siteUrl + page,
    school: textOf(school.name, language),
  });
  return (
    <p className="no-print mt-8 flex flex-wrap gap-3">
      <a href={whatsAppAddress(message)} target="_blank" rel="noreferrer" className="button button-primary">
        {words.notices.share}
      </a>
      <PrintButton>{words.notices.print}</PrintButton>
      <a href={`${page}/letter.pdf`} className="button button-secondary">
        <Icon name="file-text" className="size-5" />
        {words.notices.letter}
      </a>
    </p>
  );
}

function OtherNotices({ newer, older }: Neighbours<NoticeLink>) {
  const { words } = useSite();
  const address = useAddress();
  return (
    <nav
      aria-label={words.notices.others}
      className="no-print mt-10 grid gap-3 border-line border-t pt-6 md:grid-cols-[1fr_1fr]"
    >
      {newer && <OtherNotice label={words.notices.newer} notice={newer} rel="next" />}
      {older && <OtherNotice label={words.notices.older} notice={older} rel="prev" />}
      <a
        href={address(NOTICES_PATH)}
        className="text-link inline-flex min-h-11 items-center gap-2 font-bold md:col-span-full"
      >
        <Icon name="arrow-left" className="size-5" />
        {words.notices.all}
      </a>
    </nav>
  );
}

function OtherNotice({ label, notice, rel }: { label: string; notice: NoticeLink; rel: "next" | "prev" }) {
  const address = useAddress();
  return (
    <a
      href={address(noticePath(notice._id))}
      rel={rel}
      className="block rounded-card border border-line bg-paper px-4 py-3 hover:border-maroon"
    >
      <span className="block text-(length:--text-caption) text-ink-soft">{label}</span>
      <Words of={notice.title} as="b" className="text-maroon" />
    </a>
  );
}

export const page = createPage({
  stylesheet: "news",
  load: loadNotice,
  describe,
  Component: NoticePage,
});

/** A short notice and its picture fit one printed page. */
const ATTACHMENT = "mt-7 block max-w-[48rem] print:mt-[5mm] print:break-inside-avoid";
const ATTACHED_PICTURE =
  "h-auto w-full rounded-card border border-line bg-white print:max-h-[150mm] print:w-auto print:max-w-full print:rounded-none";

/** The file of a notice: a picture, or the first page of a PDF with a link. */
function NoticeFile({ notice: { _id, title, pdfOrImage } }: { notice: Notice }) {
  const { words } = useSite();
  if (!pdfOrImage) return null;
  const file = uploadUrl(pdfOrImage);
  if (!isPdf(pdfOrImage)) {
    return (
      <a href={file} className={ATTACHMENT}>
        <UploadPicture
          name={pdfOrImage}
          alt={title}
          sizes="(min-width: 816px) 48rem, 100vw"
          className={ATTACHED_PICTURE}
        />
      </a>
    );
  }
  return (
    <div className={ATTACHMENT}>
      <a href={file}>
        <img
          src={`${noticePath(_id)}/page-1.jpg`}
          alt={words.notices.viewer.firstPage.replace("{title}", title)}
          width={NOTICE_PAGE.width}
          height={NOTICE_PAGE.height}
          loading="lazy"
          className={ATTACHED_PICTURE}
        />
      </a>
      <p className="no-print mt-3">
        <a href={file} className="button button-secondary">
          <Icon name="file-text" className="size-5" />
          {words.notices.viewer.openPdf}
        </a>
      </p>
    </div>
  );
}
