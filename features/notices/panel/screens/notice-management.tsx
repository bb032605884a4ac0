import { useState } from "react";
import { clockInIndia, dayInIndia } from "../../../../core/content/text/india-time.ts";
import { formatDate } from "../../../../core/panel/dates/format-date.ts";
import type { FoldedPart } from "../../../../core/panel/entry-form/fields/folded-fields.tsx";
import { Badge } from "../../../../core/panel/entry-list/badge.tsx";
import { EntryScreen } from "../../../../core/panel/entry-list/entry-screen.tsx";
import { ListSearch } from "../../../../core/panel/entry-list/list-search.tsx";
import type { TableOptions } from "../../../../core/panel/entry-table/table-options.ts";
import { inPanelLanguage } from "../../../../core/panel/panel-texts.ts";
import { Button } from "../../../../core/panel/parts/button.tsx";
import type { ScreenProps } from "../../../../core/panel/screen.ts";
import { StoredFileLink } from "../../../../core/panel/stored-files/stored-file-link.tsx";
import { languageOf } from "../../../../core/ui/language.ts";
import { panelLanguage, words } from "../../../../core/ui/panel-words.ts";
import { namesOf } from "../../../../core/words/panel/type-names.ts";
import { notices } from "../../content/notices.ts";
import type { CategoryNames } from "../category-names.ts";
import {
  describeExpiresAt,
  describePublishAt,
  describeStage,
  type Notice,
  stageOf,
} from "../describe-stage.ts";
import { filtersOf, loadNotices } from "../load-notices.ts";
import { MoreButton, MoreDialog } from "../more-dialog.tsx";
import { NoticeDay } from "../notice-day.tsx";
import { SchoolClosed } from "../school-closed.tsx";
import { useShare } from "../share-provider.tsx";

const texts = words.noticesScreen;
const noticeTexts = words.notices;

export const title = texts.title;

export const loader = loadNotices;

const buildTable = (categoryNames: CategoryNames): TableOptions<typeof notices> => ({
  names: namesOf(words, "notices"),
  title: { name: "title", label: words.entryScreens.entryTitle },
  titleOf: ({ title }) => title,
  markOf: ({ isPinned, isBanner }) =>
    [...(isPinned ? [noticeTexts.pinned] : []), ...(isBanner ? [noticeTexts.banner] : [])].join(" · "),
  columns: [
    { name: "description", label: words.entryScreens.description },
    { name: "publishAt", label: noticeTexts.stage, isShort: true, show: (notice) => describeStage(notice) },
    {
      name: "category",
      label: noticeTexts.category,
      isNarrow: true,
      isShort: true,
      show: ({ category }) => category && categoryNames[category],
    },
    {
      name: "date",
      label: texts.date,
      isNarrow: true,
      isShort: true,
      show: ({ date }) => date && formatDate(date),
    },
  ],
});

export default function NoticeManagement({ loaderData }: ScreenProps<typeof loader>) {
  const { view, counts, categoryNames, isNarrowed } = loaderData;
  const share = useShare();
  const [opened, setOpened] = useState<Notice>();
  const moreButton = (notice: Notice) => (
    <MoreButton title={inPanelLanguage(notices, notice).title} onClick={() => setOpened(notice)} />
  );
  return (
    <EntryScreen
      resource={notices}
      loaderData={loaderData}
      heading={texts.heading}
      headingActions={<SchoolClosed />}
      addLabel={texts.create}
      create={{ title: texts.create, submit: words.frame.create }}
      update={{ title: texts.edit, submit: words.frame.update }}
      startValues={() => ({ date: dayInIndia(new Date()) })}
      folded={LIFE_OF_NOTICE}
      belowFields={<NoticeDay />}
      optionNames={{ category: categoryNames }}
      nextAfter={(notice) => ({ text: noticeTexts.share, onPress: () => share(notice) })}
      label={texts.title}
      search={
        <ListSearch
          label={words.entryTable.search(namesOf(words, "notices"))}
          filters={filtersOf(view, counts, categoryNames)}
        />
      }
      isNarrowed={isNarrowed}
      emptyText={isNarrowed ? noticeTexts.noneHere : notices.messages.empty[words.language]}
      asRows
      table={buildTable(categoryNames)}
      actionsOf={moreButton}
      card={({ title, description }, notice) => ({
        marks: <NoticeMarks notice={notice} categoryNames={categoryNames} />,
        actions: (
          <Button variant="subtle" onClick={() => share(notice)} className="px-3!">
            {noticeTexts.share}
            <span className="sr-only">{noticeTexts.ofNotice(title)}</span>
          </Button>
        ),
        headActions: moreButton(notice),
        children: (
          <>
            <p lang={languageOf(description, panelLanguage)} title={description} className="line-clamp-1">
              {description}
            </p>
            <p className="flex flex-wrap gap-x-4">
              {notice.pdfOrImage && (
                <StoredFileLink
                  name={notice.pdfOrImage}
                  isHidden={notice.isDraft || stageOf(notice) === "coming"}
                >
                  {texts.viewFile}
                  <span className="sr-only">{texts.ofNotice(title)}</span>
                </StoredFileLink>
              )}
              {notice.date && <span>{texts.datedOn(formatDate(notice.date))}</span>}
            </p>
          </>
        ),
      })}
    >
      {(list) => opened && <MoreDialog list={list} notice={opened} onClose={() => setOpened(undefined)} />}
    </EntryScreen>
  );
}

const STAGE_CLASSES = {
  live: "bg-leaf-soft text-leaf",
  coming: "bg-saffron-soft text-ink",
  over: "bg-cream-deep text-ink-soft",
} as const;

/** The stage, category and placement of a notice. */
function NoticeMarks({ notice, categoryNames }: { notice: Notice; categoryNames: CategoryNames }) {
  const stage = stageOf(notice);
  return (
    <>
      {stage && (
        <span className={`rounded-control px-2.5 py-0.5 font-bold text-caption ${STAGE_CLASSES[stage]}`}>
          {describeStage(notice)}
        </span>
      )}
      {notice.category && <Badge text={categoryNames[notice.category]} />}
      {notice.isPinned && <Badge text={noticeTexts.pinned} />}
      {notice.isBanner && <Badge text={noticeTexts.banner} />}
    </>
  );
}

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
const inAWeek = () => new Date(Date.now() + WEEK_MS);

/** The fields of a notice's form about when and where it is shown. */
const LIFE_OF_NOTICE: FoldedPart = {
  title: noticeTexts.whenAndWhere,
  names: ["category", "publishAt", "expiresAt", "isPinned", "isBanner", "eventFrom", "eventTo"],
  explain: {
    publishAt: describePublishAt,
    expiresAt: describeExpiresAt,
    eventFrom: (day) => (day ? noticeTexts.inCalendar : noticeTexts.notInCalendar),
  },
  shortcuts: {
    expiresAt: [
      { text: noticeTexts.endOfToday, value: () => `${dayInIndia(new Date())}T23:59` },
      { text: noticeTexts.inAWeek, value: () => clockInIndia(inAWeek().toISOString()) },
      { text: noticeTexts.never, value: () => "" },
    ],
  },
};
