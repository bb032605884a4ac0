import { noticePath } from "../../../../content/notices/notice-path.ts";
import { excerpt } from "../../../ui/excerpt.ts";
import { Icon } from "../../../ui/icon.tsx";
import { languageOf } from "../../../ui/language.ts";
import { useAddress, useSite } from "../../site-context.tsx";
import { NoticeFacts, type NoticeFactsProps } from "./notice-facts.tsx";

interface NoticeRowProps extends NoticeFactsProps {
  notice: NoticeFactsProps["notice"] & {
    _id: string;
    title: string;
    description: string;
    pdfOrImage: string | null;
  };
}

/** A notice in the archive: enough to know whether to open it. */
export function NoticeRow({ notice, ...facts }: NoticeRowProps) {
  const { language, words } = useSite();
  const address = useAddress();
  const { _id, title, description, pdfOrImage } = notice;
  const summary = excerpt(description);
  return (
    <article className="notice-row">
      <NoticeFacts notice={notice} {...facts} />
      <h2 lang={languageOf(title, language)}>
        <a href={address(noticePath(_id))}>{title}</a>
      </h2>
      <p lang={languageOf(summary, language)}>{summary}</p>
      {pdfOrImage && (
        <p className="notice-file">
          <Icon name="file-text" className="size-4" />
          {words.notices.hasFile}
        </p>
      )}
    </article>
  );
}
