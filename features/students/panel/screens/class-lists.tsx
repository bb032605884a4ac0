import Printer from "lucide-react/icons/printer";
import { useState } from "react";
import { type LoaderFunctionArgs, useSearchParams } from "react-router";
import { dayInIndia } from "../../../../core/content/text/india-time.ts";
import { LoadFailed } from "../../../../core/panel/frame/load-failed.tsx";
import { SCHOOL_NAME } from "../../../../core/panel/frame/school-name.ts";
import { ScreenHeading } from "../../../../core/panel/frame/screen-heading.tsx";
import { Button } from "../../../../core/panel/parts/button.tsx";
import type { ScreenProps } from "../../../../core/panel/screen.ts";
import { loadOr } from "../../../../core/panel/session/session-end.ts";
import { panelLanguage, words } from "../../../../core/ui/panel-words.ts";
import { ListChoice, ListSettingsFields } from "../class-lists/class-list-choices.tsx";
import { findListSettings, type ListSettings, saveListSettings } from "../class-lists/class-list-settings.ts";
import { ClassSheet } from "../class-lists/class-sheet.tsx";
import { shortLabelOf } from "../field-label.ts";
import { useExportQuestion } from "../use-export-question.ts";
import "../class-lists/class-sheets.css";
import { type LoadedLists, loadClassLists } from "../class-lists/load-class-lists.ts";

const texts = words.classLists;

export const title = texts.title;

export async function loader({ request: { url, signal } }: LoaderFunctionArgs) {
  return { loaded: await loadOr(loadClassLists(new URL(url).searchParams, signal), undefined) };
}

export default function ClassLists({ loaderData: { loaded } }: ScreenProps<typeof loader>) {
  const [, setParams] = useSearchParams();
  const [settings, setSettings] = useState(findListSettings);
  const change = (changed: ListSettings) => {
    setSettings(changed);
    saveListSettings(changed);
  };
  const lists = loaded?.lists ?? [];
  const askToExport = useExportQuestion();
  const print = async () => {
    const columns = (["name", ...settings.columns] as const).map(shortLabelOf);
    if (await askToExport(countOn(lists), columns, "print")) window.print();
  };
  return (
    <>
      <div className="no-print">
        <ScreenHeading title={texts.title}>
          <Button onClick={print} disabled={lists.length === 0}>
            <Printer aria-hidden="true" size={18} /> {texts.print}
          </Button>
        </ScreenHeading>
        <p className="-mt-3 mb-6 max-w-reading">{texts.text}</p>
        {loaded ? (
          <>
            <ListChoice
              {...loaded}
              onChoose={(chosen) => setParams(chosen, { replace: true, preventScrollReset: true })}
            />
            <ListSettingsFields settings={settings} onChange={change} />
            <Outcome {...loaded} />
          </>
        ) : (
          <LoadFailed text={texts.loadFailed} />
        )}
      </div>
      {loaded && lists.length > 0 && <Sheets {...loaded} settings={settings} />}
    </>
  );
}

const countOn = (lists: LoadedLists["lists"]) =>
  lists.reduce((total, list) => total + list.students.length, 0);

function Outcome({ counts, lists }: LoadedLists) {
  const students = countOn(lists);
  return (
    <p role="status" className="mb-4 text-ink-soft">
      {counts.total === 0
        ? texts.noStudents
        : students === 0
          ? texts.nobody
          : texts.ready(lists.length, students)}
    </p>
  );
}

function Sheets({ lists, school, settings }: LoadedLists & { settings: ListSettings }) {
  const day = dayInIndia(new Date());
  const letterhead = letterheadOf(school);
  return (
    <div className="class-sheets" data-paper={settings.paper}>
      {lists.map((list) => (
        <ClassSheet
          key={JSON.stringify([list.class, list.section])}
          list={list}
          settings={settings}
          letterhead={letterhead}
          day={day}
        />
      ))}
    </div>
  );
}

/** The letterhead in the panel's language, if there is one. */
function letterheadOf({ letterhead }: LoadedLists["school"]): readonly string[] {
  const [own, other] =
    panelLanguage === "hi" ? [letterhead.hi, letterhead.en] : [letterhead.en, letterhead.hi];
  if (own.length > 0) return own;
  return other.length > 0 ? other : [SCHOOL_NAME];
}
