import { useState } from "react";
import { notices } from "../../../content/resources/notices.ts";
import { Button } from "../../ui/button.tsx";
import { languageOf } from "../../ui/language.ts";
import { panelLanguage, words } from "../../ui/panel-words.ts";
import { formatDate } from "../dates/format-date.ts";
import { EntryCard } from "../entry-list/entry-card.tsx";
import { ListFrame } from "../entry-list/list-frame.tsx";
import { ListModal } from "../entry-list/list-modal.tsx";
import { ListSearch } from "../entry-list/list-search.tsx";
import { useEntryList } from "../entry-list/use-entry-list.ts";
import { EntryTable } from "../entry-table/entry-table.tsx";
import type { TableOptions } from "../entry-table/table-options.ts";
import { ViewSwitch } from "../entry-table/view-switch.tsx";
import { ScreenHeading } from "../frame/screen-heading.tsx";
import type { CategoryNames } from "../notices/category-names.ts";
import { describeStage, type Notice, stageOf } from "../notices/describe-stage.ts";
import { filtersOf, loadNotices } from "../notices/load-notices.ts";
import { MoreButton } from "../notices/more-button.tsx";
import { MoreDialog } from "../notices/more-dialog.tsx";
import { LIFE_OF_NOTICE } from "../notices/notice-form.ts";
import { NoticeMarks } from "../notices/notice-marks.tsx";
import { SchoolClosed } from "../notices/school-closed.tsx";
import { useShare } from "../notices/share-provider.tsx";
import type { ScreenProps } from "../screen.ts";
import { StoredFileLink } from "../stored-files/stored-file-link.tsx";

const said = words.entryScreens.notices;
const saidOfLife = words.notices;

export const title = said.title;

export const loader = loadNotices;

const buildTable = (categoryNames: CategoryNames): TableOptions<typeof notices> => ({
  names: words.entryNames.notices,
  title: { name: "title", label: words.entryScreens.entryTitle },
  titleOf: ({ title }) => title,
  markOf: ({ isPinned, isBanner }) =>
    [...(isPinned ? [saidOfLife.pinned] : []), ...(isBanner ? [saidOfLife.banner] : [])].join(" · "),
  columns: [
    { name: "description", label: words.entryScreens.description },
    { name: "publishAt", label: saidOfLife.stage, isShort: true, show: (notice) => describeStage(notice) },
    {
      name: "category",
      label: saidOfLife.category,
      isNarrow: true,
      isShort: true,
      show: ({ category }) => category && categoryNames[category],
    },
    {
      name: "date",
      label: said.date,
      isNarrow: true,
      isShort: true,
      show: ({ date }) => date && formatDate(date),
    },
  ],
});

export default function NoticeManagement({ loaderData }: ScreenProps<typeof loader>) {
  const { view, counts, categoryNames, isNarrowed } = loaderData;
  const list = useEntryList(notices, loaderData.loaded);
  const share = useShare();
  const [opened, setOpened] = useState<Notice>();
  const optionNames = { category: categoryNames };
  const search = (
    <ListSearch
      label={words.entryTable.search(words.entryNames.notices)}
      filters={filtersOf(view, counts, categoryNames)}
    />
  );
  return (
    <>
      <ScreenHeading title={said.heading} publicPath={notices.screen.publicPath}>
        <SchoolClosed />
        <ViewSwitch resource={notices} view={view} />
        <Button onClick={list.startCreate}>{said.create}</Button>
      </ScreenHeading>
      {view === "table" ? (
        <EntryTable
          list={list}
          table={buildTable(categoryNames)}
          page={loaderData}
          search={search}
          optionNames={optionNames}
          actionsOf={(notice) => <MoreButton title={notice.title} onClick={() => setOpened(notice)} />}
        />
      ) : (
        <>
          {(isNarrowed || !list.isEmpty) && search}
          <ListFrame
            list={list}
            label={said.title}
            emptyText={isNarrowed ? saidOfLife.noneHere : notices.messages.empty}
          >
            {(notice) => (
              <EntryCard
                key={notice._id}
                list={list}
                entry={notice}
                title={notice.title}
                marks={<NoticeMarks notice={notice} categoryNames={categoryNames} />}
                actions={
                  <Button variant="subtle" onClick={() => share(notice)}>
                    {saidOfLife.share}
                    <span className="sr-only">{saidOfLife.ofNotice(notice.title)}</span>
                  </Button>
                }
                headActions={<MoreButton title={notice.title} onClick={() => setOpened(notice)} />}
              >
                <p lang={languageOf(notice.description, panelLanguage)} className="whitespace-pre-line">
                  {notice.description}
                </p>
                {notice.pdfOrImage && (
                  <StoredFileLink
                    name={notice.pdfOrImage}
                    isHidden={notice.isDraft || stageOf(notice) === "coming"}
                  >
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
        </>
      )}
      <ListModal
        list={list}
        create={{ title: said.create, submit: words.frame.create }}
        update={{ title: said.edit, submit: words.frame.update }}
        folded={LIFE_OF_NOTICE}
        optionNames={optionNames}
        nextAfter={(notice) => ({ text: saidOfLife.share, onPress: () => share(notice) })}
      />
      {opened && <MoreDialog list={list} notice={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}
