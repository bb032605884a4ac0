import type { LoaderFunctionArgs } from "react-router";
import { notices } from "../../../content/resources/notices.ts";
import { Button } from "../../ui/button.tsx";
import { languageOf } from "../../ui/language.ts";
import { formatDate } from "../components/format-date.ts";
import { ScreenHeading } from "../components/screen-heading.tsx";
import { storedFileUrl } from "../components/stored-picture.tsx";
import { EntryCard } from "../entry-list/entry-card.tsx";
import { ListFrame } from "../entry-list/list-frame.tsx";
import { ListModal } from "../entry-list/list-modal.tsx";
import { loadEntries } from "../entry-list/load-entries.ts";
import { useEntryList } from "../entry-list/use-entry-list.ts";
import type { ScreenProps } from "../screen.ts";

export const title = "Notices";

export const loader = ({ request }: LoaderFunctionArgs) => loadEntries(notices, request.signal);

export default function NoticeManagement({ loaderData }: ScreenProps<typeof loader>) {
  const list = useEntryList(notices, loaderData);
  return (
    <>
      <ScreenHeading title="Admin Panel - NoticeBoard" publicPath={notices.screen.publicPath}>
        <Button onClick={list.startCreate}>Create Notice</Button>
      </ScreenHeading>
      <ListFrame list={list} label="Notices">
        {(notice) => (
          <EntryCard key={notice._id} list={list} entry={notice} title={notice.title}>
            <p lang={languageOf(notice.description)} className="whitespace-pre-line">
              {notice.description}
            </p>
            {notice.pdfOrImage && (
              <a
                href={storedFileUrl(notice.pdfOrImage)}
                target="_blank"
                rel="noreferrer"
                className="text-link"
              >
                View File<span className="sr-only"> of {notice.title}</span>
              </a>
            )}
            {notice.date && <p className="text-caption text-ink-soft">Date: {formatDate(notice.date)}</p>}
          </EntryCard>
        )}
      </ListFrame>
      <ListModal
        list={list}
        create={{ title: "Create Notice", submit: "Create" }}
        update={{ title: "Edit Notice", submit: "Update" }}
      />
    </>
  );
}
