import type { LoaderFunctionArgs } from "react-router";
import { notices } from "../../../content/resources/notices.ts";
import { Button } from "../../ui/button.tsx";
import { languageOf } from "../../ui/language.ts";
import { panelLanguage, words } from "../../ui/panel-words.ts";
import { formatDate } from "../components/format-date.ts";
import { ScreenHeading } from "../components/screen-heading.tsx";
import { StoredFileLink } from "../components/stored-file-link.tsx";
import { EntryCard } from "../entry-list/entry-card.tsx";
import { ListFrame } from "../entry-list/list-frame.tsx";
import { ListModal } from "../entry-list/list-modal.tsx";
import { loadOnePage } from "../entry-list/load-page.ts";
import { useEntryList } from "../entry-list/use-entry-list.ts";
import { EntryTable } from "../entry-table/entry-table.tsx";
import { loadView } from "../entry-table/load-view.ts";
import type { TableOptions } from "../entry-table/table-options.ts";
import { ViewSwitch } from "../entry-table/view-switch.tsx";
import type { ScreenProps } from "../screen.ts";

const said = words.entryScreens.notices;

export const title = said.title;

const TABLE: TableOptions<typeof notices> = {
  names: words.entryNames.notices,
  title: { name: "title", label: words.entryScreens.entryTitle },
  titleOf: ({ title }) => title,
  columns: [
    { name: "description", label: words.entryScreens.description },
    {
      name: "date",
      label: said.date,
      isNarrow: true,
      isShort: true,
      show: ({ date }) => date && formatDate(date),
    },
  ],
};

export const loader = ({ request }: LoaderFunctionArgs) =>
  loadView(notices, request, () => loadOnePage(notices, request));

export default function NoticeManagement({ loaderData }: ScreenProps<typeof loader>) {
  const list = useEntryList(notices, loaderData.loaded);
  return (
    <>
      <ScreenHeading title={said.heading} publicPath={notices.screen.publicPath}>
        <ViewSwitch resource={notices} view={loaderData.view} />
        <Button onClick={list.startCreate}>{said.create}</Button>
      </ScreenHeading>
      {loaderData.view === "table" ? (
        <EntryTable list={list} table={TABLE} page={loaderData} />
      ) : (
        <ListFrame list={list} label={said.title}>
          {(notice) => (
            <EntryCard key={notice._id} list={list} entry={notice} title={notice.title}>
              <p lang={languageOf(notice.description, panelLanguage)} className="whitespace-pre-line">
                {notice.description}
              </p>
              {notice.pdfOrImage && (
                <StoredFileLink name={notice.pdfOrImage} isDraft={notice.isDraft}>
                  {said.viewFile}
                  <span className="sr-only">{said.ofNotice(notice.title)}</span>
                </StoredFileLink>
              )}
              {notice.date && (
                <p className="text-caption text-ink-soft">{said.datedOn(formatDate(notice.date))}</p>
              )}
            </EntryCard>
          )}
        </ListFrame>
      )}
      <ListModal
        list={list}
        create={{ title: said.create, submit: words.frame.create }}
        update={{ title: said.edit, submit: words.frame.update }}
      />
    </>
  );
}
